//! Rate limits, so that a user who floods the bot slows down nobody else.

use std::collections::HashMap;
use std::hash::Hash;

use kafenio_board::table::MINUTE;
use parking_lot::Mutex;

use crate::chat::{Account, Place, Platform};
use crate::store::Quota;

/// The quota of one person. The burst is generous, because everything that was written while the bot was down arrives at
/// once.
const PER_PERSON: Quota = Quota { interval: 1000, burst: 300 };
/// The quota of one place.
const PER_PLACE: Quota = Quota { interval: 200, burst: 1500 };
/// The quota of one person while the platform throttles the bot: Synapse allows it one message every five seconds, and
/// an answer to one person delays the turns of others.
const PER_PERSON_WHILE_THROTTLED: Quota = Quota { interval: 10_000, burst: 5 };
/// The rooms to which one person may invite the bot, and those to which the strangers of one server may: each costs a greeting.
const INVITATIONS_OF_PERSON: Quota = Quota { interval: 6 * MINUTE, burst: 10 };
const INVITATIONS_OF_SERVER: Quota = Quota { interval: MINUTE, burst: 60 };
/// The suggestions for one person: each keystroke asks for some.
const SUGGESTIONS: Quota = Quota { interval: 500, burst: 60 };
/// How long a platform counts as throttling after it last did, in milliseconds.
const THROTTLES_FOR: i64 = MINUTE;
/// How long a user who was told to wait is not told again, in milliseconds.
const NOTICE_INTERVAL: i64 = MINUTE;
/// Above this number of tracked people or places, the inactive ones are forgotten.
const PRUNE_ABOVE: usize = 10_000;

/// The limits on the work of all people and places. They are not stored: a restart resets them. What disturbs others has budgets that
/// are stored, in `budgets`.
#[derive(Debug)]
pub(in crate::manager) struct RateLimits {
    people: Limit<Account>,
    places: Limit<Place>,
    people_while_throttled: Limit<Account>,
    suggestions: Limit<Account>,
    invitations_of_people: Limit<Account>,
    invitations_of_servers: Limit<String>,
    /// When each user was last told to wait.
    told: Mutex<HashMap<Account, i64>>,
    /// The platforms that throttle the bot, each with the time in milliseconds until which it counts as throttling.
    throttling_until: Mutex<HashMap<Platform, i64>>,
}

impl RateLimits {
    pub(in crate::manager) fn new() -> RateLimits {
        RateLimits {
            people: Limit::new(PER_PERSON),
            places: Limit::new(PER_PLACE),
            people_while_throttled: Limit::new(PER_PERSON_WHILE_THROTTLED),
            suggestions: Limit::new(SUGGESTIONS),
            invitations_of_people: Limit::new(INVITATIONS_OF_PERSON),
            invitations_of_servers: Limit::new(INVITATIONS_OF_SERVER),
            told: Mutex::default(),
            throttling_until: Mutex::default(),
        }
    }

    /// Counts a message of `who` that arrives in `place` at `now`.
    ///
    /// # Errors
    /// Returns an error if the message exceeds a limit.
    pub(in crate::manager) fn admit(&self, who: &Account, place: &Place, now: i64) -> Result<(), RateLimited> {
        let admitted = self.people.admit(who, now).and_then(|()| {
            // Counted even while the platform does not throttle, because the flood that makes it throttle begins
            // earlier.
            let while_throttled = self.people_while_throttled.admit(who, now);
            self.places.admit(place, now)?;
            if self.is_throttling(place.platform, now) { while_throttled } else { Ok(()) }
        });
        admitted.map_err(|wait| RateLimited { wait, was_told: self.was_told(who, now) })
    }

    /// Counts a request of `who` for suggestions, and returns whether it is admitted.
    pub(in crate::manager) fn admit_suggestion(&self, who: &Account, now: i64) -> bool {
        self.suggestions.admit(who, now).is_ok()
    }

    /// Counts an invitation of the bot to a room by `who`, and returns whether it may join. A stranger is a user of `server`, whose
    /// strangers have a quota together.
    pub(in crate::manager) fn admit_invitation(&self, who: &Account, server: Option<&str>, now: i64) -> bool {
        self.invitations_of_people.admit(who, now).is_ok()
            && server.is_none_or(|server| self.invitations_of_servers.admit(&server.to_owned(), now).is_ok())
    }

    /// Records that `platform` throttles the bot at `now`.
    pub(in crate::manager) fn note_throttling(&self, platform: Platform, now: i64) {
        self.throttling_until.lock().insert(platform, now + THROTTLES_FOR);
    }

    /// Returns whether `platform` throttled the bot within the last minute.
    fn is_throttling(&self, platform: Platform, now: i64) -> bool {
        self.throttling_until.lock().get(&platform).is_some_and(|until| now < *until)
    }

    /// Returns whether `who` was told to wait within the last minute. If not, records that they are told now.
    fn was_told(&self, who: &Account, now: i64) -> bool {
        let mut told = self.told.lock();
        let is_recent = |told_at: &i64| now - told_at < NOTICE_INTERVAL;
        if told.get(who).is_some_and(is_recent) {
            return true;
        }
        if told.len() >= PRUNE_ABOVE {
            told.retain(|_, told_at| is_recent(told_at));
        }
        told.insert(who.clone(), now);
        false
    }
}

/// A command that exceeds a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::manager) struct RateLimited {
    /// How long to wait before the next command, in milliseconds.
    pub(in crate::manager) wait: i64,
    /// Whether the author was told so within the last minute: answering every message of a flood would be a flood too.
    pub(in crate::manager) was_told: bool,
}

/// The quotas of all people or places, by the generic cell rate algorithm.
#[derive(Debug)]
struct Limit<K> {
    quota: Quota,
    /// The time up to which the commands so far have used each quota, in milliseconds.
    used_until: Mutex<HashMap<K, i64>>,
}

impl<K: Clone + Eq + Hash> Limit<K> {
    fn new(quota: Quota) -> Limit<K> {
        Limit { quota, used_until: Mutex::default() }
    }

    /// Counts one more command, or fails with the milliseconds to wait.
    fn admit(&self, key: &K, now: i64) -> Result<(), i64> {
        let mut all = self.used_until.lock();
        if all.len() >= PRUNE_ABOVE {
            all.retain(|_, used_until| *used_until > now);
        }
        let used_until = self.quota.spend(all.get(key).copied(), 1, now)?;
        all.insert(key.clone(), used_until);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn author_is_admitted_again_after_waiting() {
        let limit = Limit::new(Quota { interval: 1000, burst: 3 });
        assert_eq!([1, 2, 3].map(|_| limit.admit(&"alice", 5000)), [Ok(()); 3]);
        assert_eq!(limit.admit(&"alice", 5000), Err(1000));
        assert_eq!(limit.admit(&"alice", 5400), Err(600));
        assert_eq!(limit.admit(&"bob", 5400), Ok(()), "others are not slowed down");
        assert_eq!(limit.admit(&"alice", 6000), Ok(()));
        assert_eq!([1, 2, 3].map(|_| limit.admit(&"alice", 90_000)), [Ok(()); 3]);
        assert_eq!(limit.admit(&"alice", 90_000), Err(1000));
    }

    #[test]
    fn each_user_is_told_once_a_minute() {
        let limits = RateLimits::new();
        let [alice, bob] = ["alice", "bob"].map(|id| Account { platform: Platform::Console, id: id.to_owned() });
        assert!(!limits.was_told(&alice, 0));
        assert!(limits.was_told(&alice, NOTICE_INTERVAL - 1));
        assert!(!limits.was_told(&bob, 0), "others are told too");
        assert!(!limits.was_told(&alice, NOTICE_INTERVAL));
    }
}
