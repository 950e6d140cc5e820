//! The order of requests while the homeserver limits the bot: the most urgent first, one after the other.

use std::collections::BTreeSet;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

/// A refusal that asks for a wait of this length shows that the rate limit is strict.
pub(super) const STRICT_LIMIT: Duration = Duration::from_secs(2);
/// How long the limit counts as strict after such a refusal.
const STRICT_FOR: Duration = Duration::from_mins(10);
/// How long requests keep their order after a shorter wait.
const ORDERED_FOR: Duration = Duration::from_secs(1);
/// How long a request that takes long holds up the next one.
const HEAD_START: Duration = Duration::from_millis(500);

/// The priorities of requests while the homeserver limits the bot, most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Priority {
    /// A post that tells somebody that it is their turn.
    Post,
    /// An answer to somebody.
    Answer,
    /// A post that nobody waits for, such as a greeting.
    Notice,
    /// The shrinking of an old board, without which a room under a tight limit would fill with pictures.
    Shrink,
    /// The reactions under a message.
    Choices,
    /// The removal of what is out of date. It leaves the homeserver a request for whatever comes next.
    Cleanup,
}

/// A request: its priority, and its number among all.
type Ticket = (Priority, u64);

/// The requests that wait. Without a limit none does.
#[derive(Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Default)]
struct State {
    waiting: BTreeSet<Ticket>,
    last_number: u64,
    /// The request that is being sent, and when the next one no longer waits for it.
    sending: Option<(Ticket, Instant)>,
    last_sent: Option<Instant>,
    /// When the homeserver accepts the next request, and the longest that it has made the bot wait for one lately.
    limit: Option<(Instant, Duration)>,
    ordered_until: Option<Instant>,
    strict_until: Option<Instant>,
}

impl State {
    fn enter(&mut self, priority: Priority) -> Ticket {
        self.last_number += 1;
        (priority, self.last_number)
    }

    /// Lets the request wait for its turn, possibly once more.
    fn wait(&mut self, ticket: Ticket) {
        self.leave(ticket);
        self.waiting.insert(ticket);
    }

    /// Removes the request.
    fn leave(&mut self, ticket: Ticket) {
        self.waiting.remove(&ticket);
        if self.sending.is_some_and(|(sending, _)| sending == ticket) {
            self.sending = None;
        }
    }

    fn start(&mut self, ticket: Ticket, now: Instant) {
        self.waiting.remove(&ticket);
        self.sending = Some((ticket, now + HEAD_START));
        self.last_sent = Some(now);
    }

    /// Notes that the homeserver has refused a request, and when it accepts one.
    fn limit(&mut self, wait: Duration, now: Instant) {
        let longest = self.limit.filter(|_| self.is_strict(now)).map_or(wait, |(_, longest)| wait.max(longest));
        self.limit = Some((now + wait, longest));
        self.ordered_until = self.ordered_until.max(Some(now + wait + ORDERED_FOR));
        if wait >= STRICT_LIMIT {
            self.strict_until = Some(now + STRICT_FOR);
        }
    }

    fn is_strict(&self, now: Instant) -> bool {
        self.strict_until.is_some_and(|until| now < until)
    }

    /// Returns when a waiting request may be sent, or `None` if another one goes first.
    fn ready_at(&self, ticket: Ticket, now: Instant) -> Option<Instant> {
        if !self.is_strict(now) && self.ordered_until.is_none_or(|until| until <= now) {
            return Some(now);
        }
        if self.waiting.first() != Some(&ticket) {
            return None;
        }
        let accepted = self.limit.map(|(at, _)| at);
        let free = self.sending.map(|(_, until)| until);
        let spare = self.last_sent.zip(self.limit).map(|(sent, (_, interval))| sent + 2 * interval);
        let spare = spare.filter(|_| ticket.0 == Priority::Cleanup);
        [accepted, free, spare].into_iter().flatten().chain([now]).max()
    }
}

impl Queue {
    /// Returns a request that has yet to wait for its turn.
    pub(super) fn enter(&self, priority: Priority) -> Request<'_> {
        Request { queue: self, ticket: self.state.lock().enter(priority) }
    }

    pub(super) fn is_strict(&self) -> bool {
        self.state.lock().is_strict(Instant::now())
    }

    /// Waits until the limit is strict.
    pub(super) async fn strict(&self) {
        loop {
            let changed = self.changed.notified();
            if self.is_strict() {
                return;
            }
            changed.await;
        }
    }

    fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let changed = change(&mut self.state.lock());
        self.changed.notify_waiters();
        changed
    }
}

/// A request, which leaves the queue when it is dropped.
pub(super) struct Request<'q> {
    queue: &'q Queue,
    ticket: Ticket,
}

impl Request<'_> {
    /// Waits until this request may be sent.
    pub(super) async fn turn(&self) {
        self.queue.change(|state| state.wait(self.ticket));
        loop {
            let changed = self.queue.changed.notified();
            let now = Instant::now();
            let ready_at = self.queue.state.lock().ready_at(self.ticket, now);
            match ready_at {
                Some(at) if at <= now => return self.queue.change(|state| state.start(self.ticket, now)),
                Some(at) => tokio::select! {
                    () = changed => {}
                    () = sleep_until(at) => {}
                },
                None => changed.await,
            }
        }
    }

    /// Notes that the homeserver has refused this request, and how long it makes the bot wait.
    pub(super) fn refused(&self, wait: Duration) {
        self.queue.change(|state| state.limit(wait, Instant::now()));
    }
}

impl Drop for Request<'_> {
    fn drop(&mut self) {
        self.queue.change(|state| state.leave(self.ticket));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAIT: Duration = Duration::from_secs(5);

    /// Returns the priorities of the waiting requests in the order in which they are sent, each with its second.
    fn order(state: &mut State, begin: Instant) -> Vec<(Priority, u64)> {
        let (mut now, mut sent) = (begin, Vec::new());
        while let Some(ticket) = state.waiting.first().copied() {
            now = state.ready_at(ticket, now).expect("the first one may be sent");
            state.start(ticket, now);
            state.leave(ticket);
            sent.push((ticket.0, (now - begin).as_secs()));
            // As Synapse does it when nothing is left to spend.
            state.limit(WAIT, now);
        }
        sent
    }

    #[test]
    fn urgent_request_overtakes_the_others_when_the_bot_is_limited() {
        let (mut state, now) = (State::default(), Instant::now());
        let waits = |state: &mut State, priority| {
            let ticket = state.enter(priority);
            state.wait(ticket);
            ticket
        };
        let reaction = waits(&mut state, Priority::Choices);
        assert_eq!(state.ready_at(reaction, now), Some(now), "without a limit nothing waits");
        state.limit(WAIT, now);
        waits(&mut state, Priority::Choices);
        let cleanup = waits(&mut state, Priority::Cleanup);
        waits(&mut state, Priority::Shrink);
        let answer = waits(&mut state, Priority::Answer);
        waits(&mut state, Priority::Answer);
        waits(&mut state, Priority::Post);
        for other in [reaction, cleanup, answer] {
            assert_eq!(state.ready_at(other, now + 2 * WAIT), None, "a post goes first");
        }
        let expected = [
            (Priority::Post, 5),
            (Priority::Answer, 10),
            (Priority::Answer, 15),
            (Priority::Shrink, 20),
            (Priority::Choices, 25),
            (Priority::Choices, 30),
            (Priority::Cleanup, 40),
        ];
        assert_eq!(order(&mut state, now), expected);
    }

    #[test]
    fn limit_ends_and_the_order_with_it() {
        let (mut state, now) = (State::default(), Instant::now());
        state.limit(STRICT_LIMIT / 2, now);
        let [answer, cleanup] = [Priority::Answer, Priority::Cleanup].map(|priority| {
            let ticket = state.enter(priority);
            state.wait(ticket);
            ticket
        });
        assert!(!state.is_strict(now), "a short wait is not strict");
        assert_eq!(state.ready_at(cleanup, now), None);
        assert_eq!(state.ready_at(answer, now), Some(now + STRICT_LIMIT / 2));
        let later = now + STRICT_LIMIT / 2 + ORDERED_FOR;
        assert_eq!(state.ready_at(cleanup, later), Some(later));
        state.limit(STRICT_LIMIT, later);
        assert!(state.is_strict(later) && !state.is_strict(later + STRICT_FOR));
    }

    #[test]
    fn cleanup_waits_for_two_of_the_longest_waits() {
        let (mut state, now) = (State::default(), Instant::now());
        let [post, cleanup] = [Priority::Post, Priority::Cleanup].map(|priority| {
            let ticket = state.enter(priority);
            state.wait(ticket);
            ticket
        });
        state.limit(WAIT, now);
        state.limit(WAIT / 10, now);
        state.start(post, now + WAIT / 10);
        state.leave(post);
        assert_eq!(state.ready_at(cleanup, now + WAIT), Some(now + WAIT / 10 + 2 * WAIT));
    }

    #[test]
    fn request_that_takes_long_holds_up_the_next_one_briefly() {
        let (mut state, now) = (State::default(), Instant::now());
        state.limit(WAIT, now);
        let [slow, next] = [Priority::Post, Priority::Post].map(|priority| {
            let ticket = state.enter(priority);
            state.wait(ticket);
            ticket
        });
        state.start(slow, now + WAIT);
        assert_eq!(state.ready_at(next, now + WAIT), Some(now + WAIT + HEAD_START));
        state.leave(slow);
        assert_eq!(state.ready_at(next, now + WAIT), Some(now + WAIT));
    }
}
