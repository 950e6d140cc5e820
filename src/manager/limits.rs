//! How much may be asked for at a time: whoever floods the bot slows nobody else down.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use crate::chat::{Account, Message, Place};

/// A person may give a command a second, and 300 ahead of that: 40 that waited while the bot was down are no flood.
const PERSON: [i64; 2] = [1000, 300];
/// A place may give five commands a second, and 1,500 ahead of that.
const PLACE: [i64; 2] = [200, 1500];
/// Somebody who goes on all the same is told so again after a minute.
const TOLD_AGAIN_AFTER: i64 = 60 * 1000;
/// So many people or places are remembered before those that have asked for nothing lately are forgotten.
const REMEMBERED: usize = 10_000;

/// The limits of everybody. They are not stored: a restart forgives.
#[derive(Debug)]
pub(super) struct Limits {
    people: Limit<Account>,
    places: Limit<Place>,
}

impl Limits {
    pub(super) fn new() -> Limits {
        Limits { people: Limit::new(PERSON), places: Limit::new(PLACE) }
    }

    /// Takes account of a message that comes in at `now`.
    ///
    /// # Errors
    /// Where it is too much.
    pub(super) fn admit(&self, message: &Message, now: i64) -> Result<(), TooMuch> {
        self.people.admit(&message.speaker.account, now)?;
        self.places.admit(&message.place, now)
    }
}

/// Somebody has asked for too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooMuch {
    /// The milliseconds after which he may go on.
    pub(super) wait: i64,
    /// Whether he has been told so in the last minute: answers to a flood are a flood.
    pub(super) is_told: bool,
}

/// The generic cell rate algorithm: each command is worth `each` milliseconds, and nobody gets more than `ahead`
/// milliseconds ahead of the clock.
#[derive(Debug)]
struct Limit<K> {
    each: i64,
    ahead: i64,
    used: Mutex<HashMap<K, Used>>,
}

/// The time of somebody who has asked for something.
#[derive(Clone, Copy, Debug)]
struct Used {
    until: i64,
    /// When he was told last that it is too much.
    told: Option<i64>,
}

impl<K: Clone + Eq + Hash> Limit<K> {
    fn new([each, at_once]: [i64; 2]) -> Limit<K> {
        Limit { each, ahead: each * at_once, used: Mutex::default() }
    }

    fn admit(&self, key: &K, now: i64) -> Result<(), TooMuch> {
        let mut all = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.retain(|_, used| used.until > now);
        }
        let used = all.entry(key.clone()).or_insert(Used { until: now, told: None });
        let until = used.until.max(now) + self.each;
        let wait = until - now - self.ahead;
        if wait <= 0 {
            used.until = until;
            return Ok(());
        }
        let is_told = used.told.is_some_and(|told| now - told < TOLD_AGAIN_AFTER);
        if !is_told {
            used.told = Some(now);
        }
        Err(TooMuch { wait, is_told })
    }
}

#[cfg(test)]
mod tests {
    use super::{Limit, TooMuch};

    #[test]
    fn who_waits_may_go_on() {
        let limit = Limit::new([1000, 3]);
        let too_much = |wait, is_told| Err(TooMuch { wait, is_told });
        assert_eq!([1, 2, 3].map(|_| limit.admit(&"alice", 5000)), [Ok(()); 3]);
        assert_eq!(limit.admit(&"alice", 5000), too_much(1000, false));
        assert_eq!(limit.admit(&"alice", 5400), too_much(600, true), "he is told once");
        assert_eq!(limit.admit(&"bob", 5400), Ok(()), "others are not slowed down");
        assert_eq!(limit.admit(&"alice", 6000), Ok(()));
        assert_eq!([1, 2, 3].map(|_| limit.admit(&"alice", 90_000)), [Ok(()); 3]);
        assert_eq!(limit.admit(&"alice", 90_000), too_much(1000, false));
    }
}
