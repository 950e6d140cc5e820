//! Takes due rows from the outbox and delivers them. Each lane keeps its order and waits longer after every failure; no
//! lane waits for another.

use std::collections::HashMap;
use std::iter;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{TryStreamExt as _, stream};
use kafenio_board::table::HOUR;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use super::attempt::attempt;
use super::record::record;
use crate::chat::Platform;
use crate::manager::Manager;
use crate::manager::catch_panic::catch_panic;
use crate::manager::platform::channel::Channel;
use crate::metrics;
use crate::store::{Delivery, DeliveryOutcome, DueRow, Lane, UnreadableRow, causes};

/// The wait after the first failure; it doubles with every further one.
const FIRST_WAIT: Duration = Duration::from_secs(1);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_mins(5);
/// How often the outbox is checked without a notification, because another process may have been killed before it
/// delivered.
const POLL_INTERVAL: Duration = Duration::from_secs(5);
/// How many rows are delivered at the same time at the start.
const AT_ONCE: usize = 8;
/// How long an unreadable row waits for another process that can read it, in milliseconds.
const UNREADABLE_FOR: i64 = HOUR;

/// After this time a connection that receives notifications has worked, and its end is logged.
const LISTENED: Duration = Duration::from_mins(1);

/// A lane that waits for its next attempt.
#[derive(Clone, Copy, Debug)]
struct Backoff {
    failures: u32,
    until: Instant,
}

/// A lane of the outbox, and whether its rows only clean up earlier messages.
type LaneKey = (Option<Lane>, bool);

/// The lanes that are busy (`None`) or wait for their next attempt.
type Lanes = HashMap<LaneKey, Option<Backoff>>;

/// Delivers the outbox of `platform` through `channel` until the task is dropped.
pub async fn deliver<C: Channel>(manager: Manager, platform: Platform, channel: C) {
    let channel = Arc::new(channel);
    let mut outbox_changes = manager.outbox_changed.subscribe();
    let mut listener = JoinSet::new();
    listener.spawn(listen(manager.clone()));
    let mut busy = JoinSet::new();
    let mut lanes = Lanes::new();
    let mut is_readable = true;
    let mut newest_old = None;
    loop {
        let due = manager.store.due_rows(platform).await;
        if newest_old.is_none()
            && let Ok(due) = &due
        {
            newest_old = Some(due.iter().map(|row| row.id).max().unwrap_or(0));
        }
        if let Err(error) = &due
            && is_readable
        {
            tracing::error!("cannot read the outbox, trying again: {}", causes(error));
        }
        is_readable = due.is_ok();
        let now = Instant::now();
        for row in due.unwrap_or_default() {
            let is_old = newest_old.is_some_and(|newest| row.id <= newest);
            start_delivery(&manager, &channel, &mut lanes, &mut busy, (row, is_old), now);
        }
        let next = lanes.values().flatten().map(|backoff| backoff.until).min().unwrap_or(now + POLL_INTERVAL);
        tokio::select! {
            Some(done) = busy.join_next(), if !busy.is_empty() => {
                // Deliveries that ended together cause a single query of the outbox.
                for (lane, backoff) in iter::once(done).chain(iter::from_fn(|| busy.try_join_next())).flatten() {
                    match backoff {
                        Some(backoff) => drop(lanes.insert(lane, Some(backoff))),
                        None => drop(lanes.remove(&lane)),
                    }
                }
            }
            changed = outbox_changes.changed() => if changed.is_err() { return },
            () = sleep_until(next.min(now + POLL_INTERVAL)) => {}
        }
    }
}

/// Starts the delivery of a due row in its own task, unless its lane is busy or waits. A row is old if an earlier process may have
/// begun to deliver it.
fn start_delivery<C: Channel>(
    manager: &Manager,
    channel: &Arc<C>,
    lanes: &mut Lanes,
    busy: &mut JoinSet<(LaneKey, Option<Backoff>)>,
    (row, is_old): (DueRow, bool),
    now: Instant,
) {
    let lane = (row.lane.clone(), row.is_cleanup);
    let failures = match lanes.get(&lane) {
        Some(None) => return,
        Some(Some(backoff)) if backoff.until > now => return,
        Some(Some(backoff)) => backoff.failures,
        None => 0,
    };
    lanes.insert(lane.clone(), None);
    let manager = manager.clone();
    let channel = Arc::clone(channel);
    busy.spawn(async move {
        let delivered =
            catch_panic(async { Ok(deliver_one(&manager, &*channel, (&row, is_old), failures).await) }).await;
        if delivered.is_err() {
            manager.store.release(&row).await;
        }
        let backoff =
            delivered.unwrap_or_else(|panic: anyhow::Error| Some(next_attempt(&row, failures, &panic, Duration::ZERO)));
        (lane, backoff)
    });
}

/// Logs that a row of the outbox cannot be read, and returns whether it is given up. A later version of this program
/// that runs beside this one may have written it and can read it, so it is given up only after an hour. Then the rows
/// behind it can be sent.
async fn give_up_unreadable(manager: &Manager, row: &DueRow, unreadable: &UnreadableRow) -> bool {
    let UnreadableRow { written_at, error } = unreadable;
    let id = row.id;
    let lane = row.lane_name();
    let now = manager.clock.now();
    if now - written_at < UNREADABLE_FOR {
        tracing::error!(
            "cannot read row {id} of the outbox; lane {lane} waits up to an hour for it: {}",
            causes(error)
        );
        return false;
    }
    tracing::error!("cannot read row {id} of the outbox, lane {lane}; skipping it: {}", causes(error));
    let recorded = manager.store.settle(id, &DeliveryOutcome::Undeliverable, now).await;
    recorded.inspect_err(|error| tracing::error!("cannot skip row {id} of the outbox yet: {}", causes(error))).is_ok()
}

/// Forwards notifications from other processes. Polling finds what is missed while the database is down.
async fn listen(manager: Manager) {
    let mut is_logged = false;
    loop {
        let begun = Instant::now();
        if let Err(error) = manager.store.listen(|| manager.notify_delivery()).await
            && !(is_logged && begun.elapsed() < LISTENED)
        {
            is_logged = true;
            tracing::warn!("cannot receive notifications from other processes, polling instead: {}", causes(&error));
        }
        sleep(POLL_INTERVAL).await;
    }
}

/// Tries once to deliver a row, unless another process does. Returns the wait before the lane's next attempt.
async fn deliver_one<C: Channel>(
    manager: &Manager,
    channel: &C,
    (row, is_old): (&DueRow, bool),
    failures: u32,
) -> Option<Backoff> {
    match claim_and_deliver(manager, channel, row, is_old).await {
        Ok(Attempt::Done) => None,
        Ok(Attempt::Elsewhere) => Some(Backoff { failures, until: Instant::now() + FIRST_WAIT }),
        Ok(Attempt::Unreadable) => {
            Some(Backoff { failures: failures + 1, until: Instant::now() + wait_after(row.id, failures) })
        }
        Err((error, after)) => Some(next_attempt(row, failures, &error, after)),
    }
}

/// The outcome of an attempt to deliver a row that has not failed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attempt {
    Done,
    /// Another process delivers it.
    Elsewhere,
    /// It cannot be read, and waits for another version of this program.
    Unreadable,
}

/// Tries once to deliver a row, unless another process does.
///
/// # Errors
/// Returns an error if the row is still due, with how long to wait at least before the next attempt.
async fn claim_and_deliver<C: Channel>(
    manager: &Manager,
    channel: &C,
    row: &DueRow,
    is_old: bool,
) -> Result<Attempt, (anyhow::Error, Duration)> {
    if !manager.store.claim(row).await.map_err(|error| (error, Duration::ZERO))? {
        return Ok(Attempt::Elsewhere);
    }
    let attempted = match manager.store.due_delivery(row).await {
        Ok(Some(Ok(delivery))) => deliver_claimed(manager, channel, &delivery, is_old).await.map(|()| Attempt::Done),
        Ok(Some(Err(unreadable))) if give_up_unreadable(manager, row, &unreadable).await => Ok(Attempt::Done),
        Ok(Some(Err(_))) => Ok(Attempt::Unreadable),
        Ok(None) => Ok(Attempt::Elsewhere),
        Err(error) => Err((error, Duration::ZERO)),
    };
    manager.store.release(row).await;
    attempted
}

/// Tries once to deliver a row whose lane this process has claimed.
///
/// # Errors
/// Returns an error in the same cases as [`claim_and_deliver`].
async fn deliver_claimed<C: Channel>(
    manager: &Manager,
    channel: &C,
    delivery: &Delivery,
    is_old: bool,
) -> Result<(), (anyhow::Error, Duration)> {
    // Drawing its picture may have killed the processes that began to deliver it.
    let what = format!("row {} of the outbox", delivery.id);
    let draws = !is_old || delivery.post.board.is_none() || manager.begin_attempt(&what).await;
    let outcome = attempt(manager, channel, delivery, draws).await;
    if is_old && delivery.post.board.is_some() {
        manager.end_attempt(&what).await;
    }
    record(manager, channel, delivery, outcome).await
}

/// Delivers all rows that are in the outbox of `platform` now and that no other process delivers, one after the other.
///
/// # Errors
/// Returns an error if the store fails, or the channel fails for now. The rest then stays in the outbox.
pub async fn deliver_pending<C: Channel>(manager: &Manager, platform: Platform, channel: &C) -> anyhow::Result<()> {
    loop {
        let mut delivered = false;
        for row in &manager.store.due_rows(platform).await? {
            let attempt = Box::pin(claim_and_deliver(manager, channel, row, true)).await.map_err(|(error, _)| error)?;
            delivered |= attempt == Attempt::Done;
        }
        if !delivered {
            return Ok(());
        }
    }
}

/// Tries once, and at the same time, to deliver what the last process may have begun to send without recording it: of each lane the
/// first row that does more than clean up.
///
/// # Errors
/// Returns an error in the same cases as [`deliver_pending`].
pub async fn deliver_begun<C: Channel>(manager: &Manager, platform: Platform, channel: &C) -> anyhow::Result<()> {
    let due = manager.store.due_rows(platform).await?;
    let begun = due.iter().filter(|row| !row.is_cleanup).map(|row| Ok((manager, row)));
    let deliveries = stream::iter(begun).try_for_each_concurrent(AT_ONCE, async |(manager, row)| {
        claim_and_deliver(manager, channel, row, true).await.map(drop).map_err(|(error, _)| error)
    });
    Box::pin(deliveries).await
}

/// Logs a failure, and returns the wait before the lane's next attempt: at least `after`.
fn next_attempt(row: &DueRow, failures: u32, error: &anyhow::Error, after: Duration) -> Backoff {
    let wait = wait_after(row.id, failures).max(after);
    metrics::count_delivery_failure(row.platform);
    tracing::warn!(row = row.id, failures, "delivery failed, next attempt in {} s: {}", wait.as_secs(), causes(error));
    Backoff { failures: failures + 1, until: Instant::now() + wait }
}

/// Returns a wait that doubles with every failure, spread by up to a quarter so that lanes which failed together are
/// not tried again together.
fn wait_after(row: i64, failures: u32) -> Duration {
    let wait = FIRST_WAIT.saturating_mul(1 << failures.min(9)).min(LONGEST_WAIT);
    let spread = u32::try_from(row.rem_euclid(16)).unwrap_or(0);
    wait + wait * spread / 64
}
