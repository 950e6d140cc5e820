//! What goes wrong at one table stays there.

use std::any::Any;
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

use anyhow::anyhow;

/// Does `work`. A panic in it is a fault of ours and ends nothing else: what `work` held is let go, a transaction of it
/// leaves nothing behind.
///
/// # Errors
/// Where `work` panics.
pub(super) async fn unbroken<T>(work: impl Future<Output = T>) -> anyhow::Result<T> {
    let mut work = pin!(work);
    let polled = poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
        Ok(poll) => poll.map(Ok),
        Err(panic) => Poll::Ready(Err(anyhow!("a panic, {}", words(&*panic)))),
    });
    polled.await
}

fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}
