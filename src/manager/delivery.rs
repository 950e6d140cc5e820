//! The outbox, on its way to the platforms.

use std::collections::HashMap;
use std::future::Future;
use std::iter;
use std::num::NonZero;
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::chat::{Account, Board, Choice, Place, Platform, Post};
use crate::manager::Manager;
use crate::manager::unbroken::unbroken;
use crate::store::{Delivery, Fate, Illegible, Kind};

/// The wait after a first failure; it doubles with every further one.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_mins(5);
/// How often the outbox is looked at even if nobody rang: another process may have been killed before it delivered.
const ROUND: Duration = Duration::from_secs(5);

/// How long a row waits, in milliseconds, for another process that can read it.
const OTHERS_READ_WITHIN: i64 = 60 * 60 * 1000;

/// Why a post did not go out.
#[derive(Debug)]
pub enum Undelivered {
    /// The platform or the network failed; try again, not before this time if it named one.
    Later { cause: anyhow::Error, after: Option<Duration> },
    /// The platform will never take it: trying again is of no use.
    Never { cause: anyhow::Error },
    /// The place is gone or closed to the bot, and so it will be for what comes after.
    Closed { cause: anyhow::Error },
}

/// Where somebody is, seen from a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    Here,
    /// He was invited and has not come in yet.
    Expected,
    /// He has left, or never was there.
    Away,
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

    /// Opens a thread called `name` at the message `id`, and gives the place that it is: at every attempt the same. Where
    /// a platform has none, or does not allow it, the table stays where it is.
    fn open_thread(
        &self,
        place: &Place,
        id: &str,
        name: &str,
    ) -> impl Future<Output = Result<Place, Undelivered>> + Send {
        let _ = (id, name);
        let cause = anyhow::anyhow!("no threads are opened in {}", place.id);
        std::future::ready(Err(Undelivered::Never { cause }))
    }

    /// Puts the thread `place` away under the name `name`, or its own where that is empty. A message there brings it back.
    fn archive(&self, place: &Place, name: &str) -> impl Future<Output = Result<(), Undelivered>> + Send {
        let _ = (place, name);
        std::future::ready(Ok(()))
    }

    /// Whether `person` can read what is posted in `place`; he is taken to be there where that is not known. Asked when a
    /// message has gone out that calls upon him.
    fn whereabouts(&self, place: &Place, person: &Account) -> impl Future<Output = Whereabouts> + Send {
        let _ = (place, person);
        std::future::ready(Whereabouts::Here)
    }

    /// Whether the bot may say nothing in `place`; `false` where that is not known.
    fn is_closed(&self, place: &Place) -> impl Future<Output = bool> + Send {
        let _ = place;
        std::future::ready(false)
    }

    /// Whether `person` alone reads what is said to him in `place`; `false` where that is not known.
    fn is_alone(&self, place: &Place, person: &Account) -> impl Future<Output = bool> + Send {
        let _ = (place, person);
        std::future::ready(false)
    }
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
    let mut ear = JoinSet::new();
    ear.spawn(listen(manager.clone()));
    let mut busy = JoinSet::new();
    // By lane, and whether it is its tidying up.
    let mut lanes: HashMap<(String, bool), Option<Waiting>> = HashMap::new();
    loop {
        let due = manager.store.due(platform).await.unwrap_or_else(|error| {
            tracing::error!("cannot read the outbox: {error:#}");
            Vec::new()
        });
        let now = Instant::now();
        for delivery in due {
            let lane = match &delivery {
                Ok(delivery) => (delivery.lane.clone(), delivery.kind.tidies()),
                Err(illegible) => (illegible.lane.clone(), illegible.tidies),
            };
            let failures = match lanes.get(&lane) {
                Some(None) => continue,
                Some(Some(waiting)) if waiting.until > now => continue,
                Some(Some(waiting)) => waiting.failures,
                None => 0,
            };
            let delivery = match delivery {
                Ok(delivery) => delivery,
                Err(illegible) if manager.gives_up(&illegible).await => continue,
                Err(illegible) => {
                    let until = now + wait(illegible.id, failures);
                    lanes.insert(lane, Some(Waiting { failures: failures + 1, until }));
                    continue;
                }
            };
            lanes.insert(lane.clone(), None);
            let (manager, channel) = (manager.clone(), Arc::clone(&channel));
            busy.spawn(async move {
                let tried = unbroken(deliver_one(&manager, &*channel, &delivery, failures)).await;
                if tried.is_err() {
                    manager.store.release(&delivery).await;
                }
                let waiting = tried.unwrap_or_else(|panic| waiting(&delivery, failures, Err((panic, Duration::ZERO))));
                (lane, waiting)
            });
        }
        let next = lanes.values().flatten().map(|waiting| waiting.until).min().unwrap_or(now + ROUND);
        tokio::select! {
            Some(done) = busy.join_next(), if !busy.is_empty() => {
                // Those that have ended together are followed by one look at the outbox.
                for (lane, waiting) in iter::once(done).chain(iter::from_fn(|| busy.try_join_next())).flatten() {
                    match waiting {
                        Some(waiting) => drop(lanes.insert(lane, Some(waiting))),
                        None => drop(lanes.remove(&lane)),
                    }
                }
            }
            changed = bell.changed() => if changed.is_err() { return },
            () = tokio::time::sleep_until(next.min(now + ROUND)) => {}
        }
    }
}

impl Manager {
    /// Tells of a row of the outbox that cannot be read. A later version of this program may have written it, which runs
    /// beside this one and can read it; once that has had its time the row is given up, and what follows it goes out.
    async fn gives_up(&self, row: &Illegible) -> bool {
        let Illegible { id, lane, fault, .. } = row;
        let (now, told) = (self.clock.now(), "cannot be read");
        if now - row.written_at < OTHERS_READ_WITHIN {
            tracing::error!("row {id} of the outbox, for {lane}, {told}; what follows it waits for an hour: {fault:#}");
            return false;
        }
        tracing::error!("row {id} of the outbox, for {lane}, {told}; it is given up: {fault:#}");
        let noted = self.store.settle(*id, &Fate::Dead, now).await;
        noted.inspect_err(|error| tracing::error!("row {id} is not given up yet: {error:#}")).is_ok()
    }
}

/// Rings the bell when another process has. What is missed while the database is away is found all the same, later.
async fn listen(manager: Manager) {
    loop {
        if let Err(error) = manager.store.listen(|| manager.bell.send_replace(())).await {
            tracing::warn!("other processes are not heard: {error:#}");
        }
        tokio::time::sleep(ROUND).await;
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
            let noted = note(manager, channel, delivery, attempt(manager, channel, delivery).await).await;
            let waiting = waiting(delivery, failures, noted);
            manager.store.release(delivery).await;
            waiting
        }
        Ok(false) => Some(Waiting { failures, until: Instant::now() + FIRST_WAIT }),
        Err(cause) => waiting(delivery, failures, Err((cause, Duration::ZERO))),
    }
}

/// Delivers all that stands in the outbox of `platform` now and that no other process delivers, one after the other.
///
/// # Errors
/// When the store fails, or the channel does for now: then the rest stays in the outbox.
pub async fn deliver_pending<C: Channel>(manager: &Manager, platform: Platform, channel: &C) -> anyhow::Result<()> {
    loop {
        let mut delivered = false;
        for due in &manager.store.due(platform).await? {
            let delivery = match due {
                Ok(delivery) => delivery,
                Err(illegible) => {
                    delivered |= manager.gives_up(illegible).await;
                    continue;
                }
            };
            if !manager.store.claim(delivery).await? {
                continue;
            }
            let noted = note(manager, channel, delivery, attempt(manager, channel, delivery).await).await;
            manager.store.release(delivery).await;
            noted.map_err(|(cause, _)| cause)?;
            delivered = true;
        }
        if !delivered {
            return Ok(());
        }
    }
}

/// Tries to deliver once; gives the platform's id of the message.
async fn attempt<C: Channel>(
    manager: &Manager,
    channel: &C,
    delivery: &Delivery,
) -> Result<Option<String>, Undelivered> {
    let key = format!("kafenio-{}", delivery.id);
    let post = &delivery.post;
    let is_past = manager.is_past_rest(delivery).await;
    if is_past.map_err(|cause| Undelivered::Later { cause, after: None })? {
        return Ok(None);
    }
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
        (Kind::Opens { .. }, None) => {
            Err(Undelivered::Never { cause: anyhow::anyhow!("the invitation never went out") })
        }
        (Kind::Opens { .. }, Some(id)) => {
            channel.open_thread(&post.place, id, &post.text.to_string()).await.map(|thread| Some(thread.id))
        }
        (Kind::Archives, _) => {
            let deserted = manager.is_deserted(delivery).await;
            if deserted.map_err(|cause| Undelivered::Later { cause, after: None })? {
                channel.archive(&post.place, &post.text.to_string()).await?;
            }
            Ok(None)
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

/// As many pictures are drawn at a time as there are cores: more would not be done sooner, and each needs several megabytes.
static EASELS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(thread::available_parallelism().map_or(1, NonZero::get)));

/// Draws the picture, away from the threads that serve everybody. Where that fails the message goes out without it:
/// its description holds the whole position in words.
pub async fn drawn(board: Option<&Board>) -> Option<Vec<u8>> {
    let board = board?.clone();
    let _easel = EASELS.acquire().await.ok()?;
    let drawn = tokio::task::spawn_blocking(move || board.file()).await;
    drawn.inspect_err(|error| tracing::error!("drawing a picture failed: {error}")).ok()
}

/// Notes how an attempt ended. An error is why the same is to be tried again, and how long the platform wants us to wait.
async fn note<C: Channel>(
    manager: &Manager,
    channel: &C,
    delivery: &Delivery,
    outcome: Result<Option<String>, Undelivered>,
) -> Result<(), (anyhow::Error, Duration)> {
    let (row, place) = (delivery.id, &delivery.post.place);
    let (fate, is_closed) = match outcome {
        Ok(message) => (Fate::Sent(message), false),
        Err(Undelivered::Later { cause, after }) => return Err((cause, after.unwrap_or_default())),
        Err(Undelivered::Never { cause }) => {
            tracing::warn!(row, place = %place.id, "a message is given up: {cause:#}");
            (Fate::Dead, false)
        }
        Err(Undelivered::Closed { cause }) => {
            tracing::warn!(row, place = %place.id, "a message is given up, as its place is closed: {cause:#}");
            (Fate::Dead, true)
        }
    };
    let called = delivery.post.ping.as_ref();
    let called = called.filter(|_| matches!((&fate, delivery.kind), (Fate::Sent(_), Kind::New)) && !place.is_direct());
    let missing = match called {
        Some(called) => Some((called, channel.whereabouts(place, called).await)),
        None => None,
    };
    let missing = missing.filter(|(_, whereabouts)| *whereabouts != Whereabouts::Here);
    let noted = if let Kind::Opens { .. } = delivery.kind {
        let opened = if let Fate::Sent(id) = &fate { id.clone() } else { None };
        manager.move_into(delivery, opened.map(|id| Place { id, ..place.clone() }).as_ref()).await
    } else if is_closed && delivery.kind == Kind::Archives {
        manager.store.settle(row, &fate, manager.clock.now()).await
    } else if is_closed || missing.is_some() {
        manager.let_rest(delivery, &fate, missing).await
    } else {
        manager.store.settle(row, &fate, manager.clock.now()).await
    };
    noted.map_err(|cause| (cause, Duration::ZERO))
}

/// The wait before the lane's next attempt, where this one is not `noted` for good.
fn waiting(delivery: &Delivery, failures: u32, noted: Result<(), (anyhow::Error, Duration)>) -> Option<Waiting> {
    let (error, after) = noted.err()?;
    let wait = wait(delivery.id, failures).max(after);
    tracing::warn!(row = delivery.id, failures, "a message waits for {} s: {error:#}", wait.as_secs());
    Some(Waiting { failures: failures + 1, until: Instant::now() + wait })
}

/// Doubling waits, spread by up to a quarter so that lanes which failed together do not come back together.
fn wait(row: i64, failures: u32) -> Duration {
    let wait = FIRST_WAIT.saturating_mul(1 << failures.min(9)).min(LONGEST_WAIT);
    let spread = u32::try_from(row.rem_euclid(16)).unwrap_or(0);
    wait + wait * spread / 64
}
