//! How much may be asked for at a time: whoever floods the bot slows nobody else down.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use crate::chat::{Account, Message, Place, Platform};

/// A person may give a command a second, and 300 ahead of that: 40 that waited while the bot was down are no flood.
const PERSON: [i64; 2] = [1000, 300];
/// A place may give five commands a second, and 1,500 ahead of that.
const PLACE: [i64; 2] = [200, 1500];
/// Where the platform itself lets the bot say little, a person may give a command in ten seconds, and five ahead of that:
/// Synapse lets the bot say one thing in five seconds, and what it answers to one stands before the turns of others.
const WHERE_LITTLE_IS_SAID: [i64; 2] = [10_000, 5];
/// So long after a platform has last held the bot back it counts as one.
const LITTLE_FOR: i64 = 60 * 1000;
/// Somebody who goes on all the same is told so again after a minute.
const TOLD_AGAIN_AFTER: i64 = 60 * 1000;
/// So many people or places are remembered before those that have asked for nothing lately are forgotten.
const REMEMBERED: usize = 10_000;

/// The limits of everybody. They are not stored: a restart forgives.
#[derive(Debug)]
pub(super) struct Limits {
    people: Limit<Account>,
    places: Limit<Place>,
    /// What people may ask for where little is said, and the platforms where that is so, each until a moment.
    few: Limit<Account>,
    little: Mutex<HashMap<Platform, i64>>,
}

impl Limits {
    pub(super) fn new() -> Limits {
        let [people, few] = [PERSON, WHERE_LITTLE_IS_SAID].map(Limit::new);
        Limits { people, places: Limit::new(PLACE), few, little: Mutex::default() }
    }

    /// Takes account of a message that comes in at `now`.
    ///
    /// # Errors
    /// Where it is too much.
    pub(super) fn admit(&self, message: &Message, now: i64) -> Result<(), TooMuch> {
        let (who, place) = (&message.author.account, &message.place);
        self.people.admit(who, now).map_err(|wait| self.people.refuse(who, now, wait))?;
        // What was asked for before the platform held the bot back counts too: a flood comes at once.
        let few = self.few.admit(who, now);
        self.places.admit(place, now).map_err(|wait| self.places.refuse(place, now, wait))?;
        match few {
            Err(wait) if self.is_little_said(place.platform, now) => Err(self.few.refuse(who, now, wait)),
            _ => Ok(()),
        }
    }

    /// Takes account of a platform that lets the bot say little at `now`.
    pub(super) fn says_little(&self, platform: Platform, now: i64) {
        self.little.lock().unwrap_or_else(PoisonError::into_inner).insert(platform, now + LITTLE_FOR);
    }

    fn is_little_said(&self, platform: Platform, now: i64) -> bool {
        let little = self.little.lock().unwrap_or_else(PoisonError::into_inner);
        little.get(&platform).is_some_and(|until| now < *until)
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

    /// Takes account of one thing more; fails with the milliseconds to wait where that is too much.
    fn admit(&self, key: &K, now: i64) -> Result<(), i64> {
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
        Err(wait)
    }

    /// Takes account of somebody who was refused.
    fn refuse(&self, key: &K, now: i64, wait: i64) -> TooMuch {
        let mut all = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let used = all.entry(key.clone()).or_insert(Used { until: now, told: None });
        let is_told = used.told.is_some_and(|told| now - told < TOLD_AGAIN_AFTER);
        if !is_told {
            used.told = Some(now);
        }
        TooMuch { wait, is_told }
    }
}

#[cfg(test)]
mod tests {
    use super::{Limit, TooMuch};

    #[test]
    fn who_waits_may_go_on() {
        let limit = Limit::new([1000, 3]);
        let too_much = |wait, is_told| Err(TooMuch { wait, is_told });
        let admit = |who, now| limit.admit(&who, now).map_err(|wait| limit.refuse(&who, now, wait));
        assert_eq!([1, 2, 3].map(|_| admit("alice", 5000)), [Ok(()); 3]);
        assert_eq!(admit("alice", 5000), too_much(1000, false));
        assert_eq!(admit("alice", 5400), too_much(600, true), "he is told once");
        assert_eq!(admit("bob", 5400), Ok(()), "others are not slowed down");
        assert_eq!(admit("alice", 6000), Ok(()));
        assert_eq!([1, 2, 3].map(|_| admit("alice", 90_000)), [Ok(()); 3]);
        assert_eq!(admit("alice", 90_000), too_much(1000, false));
    }
}
