//! The HTTP server for monitoring: `GET /health`. Layer 5.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::manager::Manager;

/// How long the store may take to answer before it counts as down.
const STORE_TIMEOUT: Duration = Duration::from_secs(5);

/// Binds `address` for [`serve`].
///
/// # Errors
/// Returns an error if the address cannot be bound; the error names its setting.
pub async fn listen(address: SocketAddr) -> Result<TcpListener> {
    let listener = TcpListener::bind(address).await;
    listener.with_context(|| format!("KAFENIO_HTTP_ADDR: cannot listen on {address}"))
}

/// Answers requests on `listener` until `stop` turns true.
///
/// # Errors
/// Returns an error if the listener fails.
pub async fn serve(listener: TcpListener, manager: Manager, mut stop: watch::Receiver<bool>) -> Result<()> {
    let routes = Router::new().route("/health", get(health)).with_state(manager);
    let stopped = async move {
        // A dropped sender also means stop.
        let _ = stop.wait_for(|stop| *stop).await;
    };
    axum::serve(listener, routes).with_graceful_shutdown(stopped).await.context("serving HTTP")
}

/// Answers `ok` while the store answers.
async fn health(State(manager): State<Manager>) -> (StatusCode, &'static str) {
    match timeout(STORE_TIMEOUT, manager.store().ping()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}
