//! The threads on which the engine thinks.

use std::sync::LazyLock;

use anyhow::{Context as _, Result};

use crate::manager::limits::pool::{For, Pool};

/// Half of the cores think, so that the others answer people.
pub(in crate::manager) static THINKING: LazyLock<Pool> = LazyLock::new(|| Pool::new(Pool::cores().div_ceil(2)));

/// Thinks on a thread of its own, once it is its turn.
///
/// # Errors
/// Returns an error if there was nothing to decide.
pub(in crate::manager) async fn think<R: Send + 'static>(
    whom: &For,
    about: impl FnOnce() -> Option<R> + Send + 'static,
) -> Result<R> {
    THINKING.run(whom, about).await?.context("nothing to decide")
}
