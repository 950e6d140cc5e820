//! Catches panics, so that a panic at one table does not affect the others.

use std::any::Any;
use std::panic::AssertUnwindSafe;

use anyhow::anyhow;
use futures_util::FutureExt as _;

use crate::metrics;

/// Runs `work` and turns a panic in it into an error. A panic drops the transaction that `work` holds, which rolls it
/// back.
///
/// # Errors
/// Returns an error if `work` fails or panics.
pub(super) async fn catch_panic<T, E: From<anyhow::Error>>(work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    let outcome = AssertUnwindSafe(work).catch_unwind().await;
    outcome.unwrap_or_else(|panic| {
        metrics::count_panic();
        Err(anyhow!("a panic: {}", message(&*panic)).into())
    })
}

/// Returns the message of a panic.
fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message")
}
