//! The outbox, on its way to the platforms.

use std::future::Future;
use std::time::Duration;

use crate::chat::{Choice, Place, Platform, Post};
use crate::manager::Manager;

/// Why a post did not go out.
#[derive(Debug)]
pub enum Undelivered {
    /// The platform or the network failed; try again, not before this time if it named one.
    Later { cause: anyhow::Error, after: Option<Duration> },
    /// The place is gone or closed to the bot: trying again is of no use.
    Never { cause: anyhow::Error },
}

/// What the delivery needs of a platform.
pub trait Channel: Send + Sync + 'static {
    /// Sends a new message and returns the platform's id of it. `key` is the same at every attempt at the same post
    /// (at most 25 ASCII characters); the platform must drop a repetition by it.
    fn send(
        &self,
        key: &str,
        post: &Post,
        picture: Option<&[u8]>,
    ) -> impl Future<Output = Result<String, Undelivered>> + Send;

    /// Changes the message `id` into `post`, notifying nobody.
    fn edit(
        &self,
        key: &str,
        id: &str,
        post: &Post,
        picture: Option<&[u8]>,
    ) -> impl Future<Output = Result<(), Undelivered>> + Send;

    /// Takes the choices away from message `id`, which showed `choices`: they are out of date.
    fn retire(
        &self,
        key: &str,
        place: &Place,
        id: &str,
        choices: &[Choice],
    ) -> impl Future<Output = Result<(), Undelivered>> + Send;
}

/// Delivers the outbox of `platform` through `channel` until the task is dropped: in order within a table,
/// with backoff, never one table waiting for another.
pub async fn deliver<C: Channel>(_manager: Manager, _platform: Platform, _channel: C) {
    unimplemented!()
}
