//! Floor 5. What those who watch over the bot may ask it: `GET /health`.

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

/// A store that has not answered by then is not well.
const STORE_ANSWERS_WITHIN: Duration = Duration::from_secs(5);

/// Listens on `address`, for [`serve`].
///
/// # Errors
/// Where nobody can listen there, with the setting that says so.
pub async fn listen(address: SocketAddr) -> Result<TcpListener> {
    let listener = TcpListener::bind(address).await;
    listener.with_context(|| format!("KAFENIO_HTTP_ADDR: {address} cannot be listened on"))
}

/// Answers on `listener` until `stop` turns true.
///
/// # Errors
/// When the listener fails.
pub async fn serve(listener: TcpListener, manager: Manager, mut stop: watch::Receiver<bool>) -> Result<()> {
    let routes = Router::new().route("/health", get(health)).with_state(manager);
    let stopped = async move {
        // A sender that is gone means the same as the word to stop.
        let _ = stop.wait_for(|stop| *stop).await;
    };
    axum::serve(listener, routes).with_graceful_shutdown(stopped).await.context("serving HTTP")
}

/// `ok` while the store answers.
async fn health(State(manager): State<Manager>) -> (StatusCode, &'static str) {
    match timeout(STORE_ANSWERS_WITHIN, manager.store().ping()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}
