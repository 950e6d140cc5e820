//! The HTTP server for monitoring: `GET /live`, `/ready` and `/metrics`. It answers at an address, and always on a socket in
//! the data directory, which `kafenio health` asks. Layer 5.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use axum::serve::Listener;
use axum::{Json, Router};
use serde::Serialize;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, UnixListener, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

use crate::console::print_line;
use crate::manager::{Connection, Manager};
use crate::metrics::{self, Snapshot, Stored};
use crate::settings::Settings;
use crate::store::causes;

/// How long the store may take for a small write and read before it counts as down.
const STORE_TIMEOUT: Duration = Duration::from_secs(2);
/// How long to wait before trying again to answer `kafenio health`.
const SOCKET_RETRY: Duration = Duration::from_secs(2);
/// How long `kafenio health` waits for an answer.
const HEALTH_TIMEOUT: Duration = Duration::from_secs(5);
/// The content type of Prometheus' text format.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Whether this process can do its work.
#[derive(Serialize)]
struct Readiness {
    /// Whether the store works, and each platform is connected or served by another process.
    ready: bool,
    store: StoreHealth,
    /// `connected`, `connecting` or `standby`.
    platforms: BTreeMap<&'static str, &'static str>,
}

#[derive(Serialize)]
struct StoreHealth {
    ok: bool,
    /// How long a small write and read took.
    milliseconds: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// Starts to answer as `settings` say, until `stop` turns true.
///
/// # Errors
/// Returns an error if the address cannot be bound; the error names its setting.
pub async fn start(
    settings: &Settings,
    manager: &Manager,
    stop: &watch::Receiver<bool>,
    tasks: &mut JoinSet<Result<()>>,
) -> Result<()> {
    if let Some(address) = settings.http_addr {
        tasks.spawn(serve(listen(address).await?, manager.clone(), stop.clone()));
    }
    let socket = socket(&settings.data_dir);
    let listener = listen_on_socket(&socket).await;
    if let Err(error) = &listener {
        tracing::warn!("kafenio health cannot ask this process yet: {error:#}");
    }
    tasks.spawn(serve_on_socket(listener, socket, manager.clone(), stop.clone()));
    Ok(())
}

/// Asks the process that serves in the data directory whether it is ready, or only whether it `lives`, and prints its
/// answer.
///
/// # Errors
/// Returns an error if it is not, or there is no such process.
pub async fn ask_health(settings: &Settings, lives: bool) -> Result<()> {
    let path = if lives { "/live" } else { "/ready" };
    let data_dir = std::path::absolute(&settings.data_dir)?;
    let data_dir = data_dir.display();
    let ask = async {
        let mut stream = UnixStream::connect(socket(&settings.data_dir)).await.map_err(|error| match error.kind() {
            ErrorKind::PermissionDenied => anyhow!("{data_dir} cannot be read: ask as root or as the bot's user"),
            ErrorKind::NotFound | ErrorKind::ConnectionRefused => {
                anyhow!("no process serves in {data_dir}: set KAFENIO_DATA_DIR as for the bot, or start it")
            }
            _ => anyhow!("no process serves in {data_dir} ({error})"),
        })?;
        stream.write_all(format!("GET {path} HTTP/1.0\r\n\r\n").as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        anyhow::Ok(answer)
    };
    let answer = timeout(HEALTH_TIMEOUT, ask).await.context("the process does not answer")??;
    let (head, body) = answer.split_once("\r\n\r\n").context("the process sent no HTTP response")?;
    print_line(body.trim_end());
    ensure!(head.split(' ').nth(1) == Some("200"), "the process is not ready");
    Ok(())
}

/// Returns whether a process serves in the data directory.
pub async fn is_served(settings: &Settings) -> bool {
    UnixStream::connect(socket(&settings.data_dir)).await.is_ok()
}

/// Returns the error for an address that another program listens on.
#[must_use]
pub fn address_in_use(address: SocketAddr) -> anyhow::Error {
    anyhow!("{address} is in use by another program: set KAFENIO_HTTP_ADDR to a free address, or leave it empty")
}

fn socket(data_dir: &Path) -> PathBuf {
    data_dir.join("health.sock")
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    match TcpListener::bind(address).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => Err(address_in_use(address)),
        listener => listener.with_context(|| format!("KAFENIO_HTTP_ADDR: cannot listen on {address}")),
    }
}

/// Answers `kafenio health`. While another process answers in the same directory, as the one does from which this process
/// takes over when it ends, it tries again.
async fn serve_on_socket(
    mut listener: Result<UnixListener>,
    path: PathBuf,
    manager: Manager,
    mut stop: watch::Receiver<bool>,
) -> Result<()> {
    loop {
        if let Ok(listener) = listener {
            return serve(listener, manager, stop).await;
        }
        if timeout(SOCKET_RETRY, stop.wait_for(|stop| *stop)).await.is_ok() {
            return Ok(());
        }
        listener = listen_on_socket(&path).await;
    }
}

/// Replaces the socket of a process that was killed.
async fn listen_on_socket(path: &Path) -> Result<UnixListener> {
    ensure!(UnixStream::connect(path).await.is_err(), "another process answers at {}", path.display());
    if path.exists() {
        fs::remove_file(path)?;
    }
    UnixListener::bind(path).with_context(|| format!("cannot listen at {}", path.display()))
}

async fn serve<L>(listener: L, manager: Manager, mut stop: watch::Receiver<bool>) -> Result<()>
where
    L: Listener,
    L::Addr: std::fmt::Debug,
{
    let routes = Router::new()
        .route("/live", get(live))
        .route("/ready", get(ready))
        .route("/health", get(ready))
        .route("/metrics", get(metrics_text))
        .with_state(manager);
    let stopped = async move {
        // A dropped sender also means stop.
        let _ = stop.wait_for(|stop| *stop).await;
    };
    axum::serve(listener, routes).with_graceful_shutdown(stopped).await.context("serving HTTP")
}

async fn live() -> &'static str {
    "ok\n"
}

async fn ready(State(manager): State<Manager>) -> (StatusCode, Json<Readiness>) {
    let begun = Instant::now();
    let error = in_time(manager.store().probe(manager.now())).await.err().map(|error| causes(&error));
    let milliseconds = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let connections = manager.connections().all();
    let ready = error.is_none() && connections.iter().all(|(_, connection)| *connection != Connection::Connecting);
    let platforms = connections.iter().map(|(platform, connection)| (platform.key(), connection.name())).collect();
    let store = StoreHealth { ok: error.is_none(), milliseconds, error };
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Readiness { ready, store, platforms }))
}

/// Waits for the store, but not for long.
async fn in_time<T>(answer: impl Future<Output = Result<T>>) -> Result<T> {
    let answer = timeout(STORE_TIMEOUT, answer).await;
    answer.unwrap_or_else(|_| Err(anyhow!("no answer within {} s", STORE_TIMEOUT.as_secs())))
}

async fn metrics_text(State(manager): State<Manager>) -> Result<impl IntoResponse, (StatusCode, String)> {
    let text = metrics::render(&snapshot(&manager).await);
    let text = text.map_err(|error| (StatusCode::INTERNAL_SERVER_ERROR, format!("{}\n", causes(&error))))?;
    Ok(([(CONTENT_TYPE, OPEN_METRICS)], text))
}

async fn snapshot(manager: &Manager) -> Snapshot {
    let is_connected = |connection| connection == Connection::Connected;
    Snapshot {
        stored: in_time(stored(manager)).await.ok(),
        connections: manager.store().connections(),
        connected: manager
            .connections()
            .all()
            .into_iter()
            .map(|(platform, state)| (platform, is_connected(state)))
            .collect(),
    }
}

async fn stored(manager: &Manager) -> Result<Stored> {
    let store = manager.store();
    let now = manager.now();
    store.probe(now).await?;
    let waiting = store.outbox_backlog().await?;
    Ok(Stored {
        outbox: waiting.into_iter().map(|(platform, count, oldest)| (platform, count, now - oldest)).collect(),
        open_tables: store.count_open_tables().await?,
        database_bytes: store.size().await?,
    })
}
