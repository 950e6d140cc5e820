//! Rate limits, so that a user who floods the bot slows down nobody else.

use parking_lot::Mutex;
use std::collections::HashMap;
use std::hash::Hash;

use crate::chat::{Account, Message, Place, Platform};
use crate::table::MINUTE;

/// How many commands are allowed: one per `interval` milliseconds on average, and at most `burst` at once.
#[derive(Clone, Copy)]
struct Quota {
    interval: i64,
    burst: i64,
}

/// The quota of one person. The burst is generous: 40 commands that waited while the bot was down are not a flood.
const PER_PERSON: Quota = Quota { interval: 1000, burst: 300 };
/// The quota of one place.
const PER_PLACE: Quota = Quota { interval: 200, burst: 1500 };
/// The quota of one person while the platform throttles the bot: Synapse allows it one message in five seconds, and an
/// answer to one person delays the turns of others.
const PER_PERSON_THROTTLED: Quota = Quota { interval: 10_000, burst: 5 };
/// How long a platform counts as throttling after it last did, in milliseconds.
const THROTTLED_FOR: i64 = MINUTE;
/// How long a user who keeps exceeding a limit gets no second answer, in milliseconds.
const NOTICE_INTERVAL: i64 = MINUTE;
/// How many people or places are tracked before the inactive ones are forgotten.
const MAX_TRACKED: usize = 10_000;

/// The limits of all people and places. They are not stored: a restart resets them.
#[derive(Debug)]
pub(super) struct RateLimits {
    people: Limit<Account>,
    places: Limit<Place>,
    throttled_people: Limit<Account>,
    /// The platforms that throttle the bot, each with the time in milliseconds until which it counts as throttling.
    throttled: Mutex<HashMap<Platform, i64>>,
}

impl RateLimits {
    pub(super) fn new() -> RateLimits {
        RateLimits {
            people: Limit::new(PER_PERSON),
            places: Limit::new(PER_PLACE),
            throttled_people: Limit::new(PER_PERSON_THROTTLED),
            throttled: Mutex::default(),
        }
    }

    /// Counts a message that arrives at `now`.
    ///
    /// # Errors
    /// Returns an error if the message exceeds a limit.
    pub(super) fn admit(&self, message: &Message, now: i64) -> Result<(), RateLimited> {
        let (who, place) = (&message.author.account, &message.place);
        self.people.admit(who, now).map_err(|wait| self.people.refuse(who, now, wait))?;
        // Counted even while the platform does not throttle, because the flood that makes it throttle begins earlier.
        let throttled = self.throttled_people.admit(who, now);
        self.places.admit(place, now).map_err(|wait| self.places.refuse(place, now, wait))?;
        match throttled {
            Err(wait) if self.is_throttled(place.platform, now) => Err(self.throttled_people.refuse(who, now, wait)),
            _ => Ok(()),
        }
    }

    /// Records that `platform` throttles the bot at `now`.
    pub(super) fn throttle(&self, platform: Platform, now: i64) {
        self.throttled.lock().insert(platform, now + THROTTLED_FOR);
    }

    /// Returns whether `platform` throttled the bot within the last minute.
    fn is_throttled(&self, platform: Platform, now: i64) -> bool {
        let throttled = self.throttled.lock();
        throttled.get(&platform).is_some_and(|until| now < *until)
    }
}

/// A command that exceeds a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RateLimited {
    /// How long to wait before the next command, in milliseconds.
    pub(super) wait: i64,
    /// Whether the author was told so within the last minute: answering every message of a flood would be a flood too.
    pub(super) was_told: bool,
}

/// The generic cell rate algorithm: each command costs `interval` milliseconds, and nobody gets more than `ahead`
/// milliseconds ahead of the clock.
#[derive(Debug)]
struct Limit<K> {
    interval: i64,
    ahead: i64,
    usage: Mutex<HashMap<K, Usage>>,
}

#[derive(Clone, Copy, Debug)]
struct Usage {
    /// The time up to which the commands so far have used the quota, in milliseconds.
    paid_until: i64,
    /// When the author was last told about the limit.
    told_at: Option<i64>,
}

impl<K: Clone + Eq + Hash> Limit<K> {
    fn new(quota: Quota) -> Limit<K> {
        Limit { interval: quota.interval, ahead: quota.interval * quota.burst, usage: Mutex::default() }
    }

    /// Counts one more command, or fails with the milliseconds to wait.
    fn admit(&self, key: &K, now: i64) -> Result<(), i64> {
        let mut all = self.usage.lock();
        if all.len() >= MAX_TRACKED {
            all.retain(|_, usage| usage.paid_until > now);
        }
        let usage = all.entry(key.clone()).or_insert(Usage { paid_until: now, told_at: None });
        let paid_until = usage.paid_until.max(now) + self.interval;
        let wait = paid_until - now - self.ahead;
        if wait <= 0 {
            usage.paid_until = paid_until;
            return Ok(());
        }
        Err(wait)
    }

    /// Records that a command was refused, and returns whether its author has been told recently.
    fn refuse(&self, key: &K, now: i64, wait: i64) -> RateLimited {
        let mut all = self.usage.lock();
        let usage = all.entry(key.clone()).or_insert(Usage { paid_until: now, told_at: None });
        let was_told = usage.told_at.is_some_and(|told_at| now - told_at < NOTICE_INTERVAL);
        if !was_told {
            usage.told_at = Some(now);
        }
        RateLimited { wait, was_told }
    }
}

#[cfg(test)]
mod tests {
    use super::{Limit, Quota, RateLimited};

    #[test]
    fn waiting_author_may_go_on() {
        let limit = Limit::new(Quota { interval: 1000, burst: 3 });
        let rate_limited = |wait, was_told| Err(RateLimited { wait, was_told });
        let admit = |who, now| limit.admit(&who, now).map_err(|wait| limit.refuse(&who, now, wait));
        assert_eq!([1, 2, 3].map(|_| admit("alice", 5000)), [Ok(()); 3]);
        assert_eq!(admit("alice", 5000), rate_limited(1000, false));
        assert_eq!(admit("alice", 5400), rate_limited(600, true), "they are told once");
        assert_eq!(admit("bob", 5400), Ok(()), "others are not slowed down");
        assert_eq!(admit("alice", 6000), Ok(()));
        assert_eq!([1, 2, 3].map(|_| admit("alice", 90_000)), [Ok(()); 3]);
        assert_eq!(admit("alice", 90_000), rate_limited(1000, false));
    }
}
