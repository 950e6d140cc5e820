//! The threads on which the engine thinks.

use std::num::NonZero;
use std::sync::LazyLock;
use std::thread;

use anyhow::{Context as _, Result};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Half of the cores think, so that the others answer people.
static THINKING: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    Semaphore::new(cores.div_ceil(2))
});

/// Thinks on a thread of its own, once enough others are done.
///
/// # Errors
/// Returns an error if there was nothing to decide.
pub(super) async fn think<R: Send + 'static>(about: impl FnOnce() -> Option<R> + Send + 'static) -> Result<R> {
    let _permit = THINKING.acquire().await?;
    spawn_blocking(about).await?.context("nothing to decide")
}
