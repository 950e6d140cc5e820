//! The outbox, on its way to the platforms.

use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::chat::{Board, Choice, Place, Platform, Post};
use crate::manager::Manager;
use crate::store::{Delivery, Kind};

/// The wait after a first failure; it doubles with every further one.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_mins(5);
/// How often the outbox is looked at even if nobody rang: another process may have been killed before it delivered.
const ROUND: Duration = Duration::from_secs(5);

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
    /// Whether it shows pictures; where it does not, none are drawn for it.
    const SHOWS_PICTURES: bool = true;

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

/// A lane that waits for its next attempt.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    failures: u32,
    until: Instant,
}

/// Delivers the outbox of `platform` through `channel` until the task is dropped: in order within a table, with
/// growing waits after failures, never one table waiting for another.
pub async fn deliver<C: Channel>(manager: Manager, platform: Platform, channel: C) {
    let channel = Arc::new(channel);
    let mut bell = manager.bell.subscribe();
    let mut busy = JoinSet::new();
    let mut lanes: HashMap<String, Option<Waiting>> = HashMap::new();
    loop {
        let due = manager.store.due(platform).await.unwrap_or_else(|error| {
            tracing::error!("cannot read the outbox: {error:#}");
            Vec::new()
        });
        let now = Instant::now();
        for delivery in due {
            let failures = match lanes.get(&delivery.lane) {
                Some(None) => continue,
                Some(Some(waiting)) if waiting.until > now => continue,
                Some(Some(waiting)) => waiting.failures,
                None => 0,
            };
            lanes.insert(delivery.lane.clone(), None);
            let (manager, channel) = (manager.clone(), Arc::clone(&channel));
            busy.spawn(async move {
                let waiting = deliver_one(&manager, &*channel, &delivery, failures).await;
                (delivery.lane, waiting)
            });
        }
        let next = lanes.values().flatten().map(|waiting| waiting.until).min().unwrap_or(now + ROUND);
        tokio::select! {
            Some(done) = busy.join_next(), if !busy.is_empty() => match done {
                Ok((lane, Some(waiting))) => drop(lanes.insert(lane, Some(waiting))),
                Ok((lane, None)) => drop(lanes.remove(&lane)),
                Err(error) => {
                    // Whose lane it was is not known any more; all those that are not waiting are tried again.
                    tracing::error!("a delivery broke off: {error}");
                    lanes.retain(|_, waiting| waiting.is_some());
                    manager.store.release_all().await;
                    tokio::time::sleep(FIRST_WAIT).await;
                }
            },
            changed = bell.changed() => if changed.is_err() { return },
            () = tokio::time::sleep_until(next.min(now + ROUND)) => {}
        }
    }
}

/// Tries once to deliver, where no other process does; what comes back is the wait before the lane's next attempt.
async fn deliver_one<C: Channel>(
    manager: &Manager,
    channel: &C,
    delivery: &Delivery,
    failures: u32,
) -> Option<Waiting> {
    match manager.store.claim(delivery).await {
        Ok(true) => {
            let outcome = attempt(channel, delivery).await;
            let waiting = settle(manager, delivery, failures, outcome).await;
            manager.store.release(delivery).await;
            waiting
        }
        Ok(false) => Some(Waiting { failures, until: Instant::now() + FIRST_WAIT }),
        Err(cause) => settle(manager, delivery, failures, Err(Undelivered::Later { cause, after: None })).await,
    }
}

/// Delivers all that stands in the outbox of `platform` now and that no other process delivers, one after the other.
///
/// # Errors
/// When the store fails, or the channel does: then the rest stays in the outbox.
pub async fn deliver_pending<C: Channel>(manager: &Manager, platform: Platform, channel: &C) -> anyhow::Result<()> {
    loop {
        let mut delivered = false;
        for delivery in manager.store.due(platform).await? {
            if !manager.store.claim(&delivery).await? {
                continue;
            }
            let noted = match attempt(channel, &delivery).await {
                Ok(message) => manager.store.note_sent(delivery.id, message.as_deref(), manager.clock.now()).await,
                Err(Undelivered::Later { cause, .. } | Undelivered::Never { cause }) => Err(cause),
            };
            manager.store.release(&delivery).await;
            noted?;
            delivered = true;
        }
        if !delivered {
            return Ok(());
        }
    }
}

/// Tries to deliver once; gives the platform's id of the message.
async fn attempt<C: Channel>(channel: &C, delivery: &Delivery) -> Result<Option<String>, Undelivered> {
    let key = format!("kafenio-{}", delivery.id);
    let post = &delivery.post;
    match (delivery.kind, &delivery.target_message) {
        (Kind::Retires { .. }, None) => Ok(None),
        (Kind::Retires { .. }, Some(id)) => {
            channel.retire(&key, &post.place, id, &post.choices).await?;
            Ok(Some(id.clone()))
        }
        (Kind::Completes { .. }, Some(id)) => {
            channel.edit(&key, id, post, picture::<C>(post).await.as_deref()).await?;
            Ok(Some(id.clone()))
        }
        // What it would complete never went out: then it goes out by itself.
        (Kind::New, _) | (Kind::Completes { .. }, None) => {
            channel.send(&key, post, picture::<C>(post).await.as_deref()).await.map(Some)
        }
    }
}

async fn picture<C: Channel>(post: &Post) -> Option<Vec<u8>> {
    if C::SHOWS_PICTURES { drawn(post.board.as_ref()).await } else { None }
}

/// Draws the picture, away from the threads that serve everybody. Where that fails the message goes out without it:
/// its description holds the whole position in words.
pub async fn drawn(board: Option<&Board>) -> Option<Vec<u8>> {
    let board = board?.clone();
    let drawn = tokio::task::spawn_blocking(move || board.file()).await;
    drawn.inspect_err(|error| tracing::error!("drawing a picture failed: {error}")).ok()
}

/// Notes how an attempt ended; what comes back is the wait before the next one.
async fn settle(
    manager: &Manager,
    delivery: &Delivery,
    failures: u32,
    outcome: Result<Option<String>, Undelivered>,
) -> Option<Waiting> {
    let now = manager.clock.now();
    let row = delivery.id;
    let mut wait = wait(row, failures);
    let noted = match outcome {
        Ok(message) => manager.store.note_sent(row, message.as_deref(), now).await,
        Err(Undelivered::Never { cause }) => {
            tracing::warn!(row, place = %delivery.post.place.id, "a message is given up: {cause:#}");
            manager.store.note_dead(row, now).await
        }
        Err(Undelivered::Later { cause, after }) => {
            wait = wait.max(after.unwrap_or_default());
            Err(cause)
        }
    };
    let Err(error) = noted else { return None };
    tracing::warn!(row, failures, "a message waits for {} s: {error:#}", wait.as_secs());
    Some(Waiting { failures: failures + 1, until: Instant::now() + wait })
}

/// Doubling waits, spread by up to a quarter so that lanes which failed together do not come back together.
fn wait(row: i64, failures: u32) -> Duration {
    let wait = FIRST_WAIT.saturating_mul(1 << failures.min(9)).min(LONGEST_WAIT);
    let spread = u32::try_from(row.rem_euclid(16)).unwrap_or(0);
    wait + wait * spread / 64
}
