//! Locks places, so that this process handles one command at a time in each. Processes that share a PostgreSQL database
//! are not kept apart here: there, the first that writes a table wins.

use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;

use anyhow::{Context as _, bail};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::timeout;

use crate::chat::Place;
use crate::store::backend::kind::LOCK_TIMEOUT;
use crate::store::backend::transient::WriteConflict;

/// The number of locks that all places share. Two places may share one and then wait without need: rarely, and briefly.
const LOCKS: usize = 1024;

/// The locks of all places.
#[derive(Clone)]
pub(in crate::store) struct PlaceLocks(Arc<[Arc<Mutex<()>>]>);

/// The lock of a place, held while a command is handled there.
pub(in crate::store) struct PlaceLock {
    index: usize,
    _held: OwnedMutexGuard<()>,
}

impl Default for PlaceLocks {
    fn default() -> PlaceLocks {
        PlaceLocks((0..LOCKS).map(|_| Arc::default()).collect())
    }
}

impl PlaceLocks {
    /// Waits for the lock of `place`.
    pub(in crate::store) async fn lock(&self, place: &Place) -> anyhow::Result<PlaceLock> {
        let index = lock_index(place);
        let held = timeout(LOCK_TIMEOUT, Arc::clone(&self.0[index]).lock_owned()).await;
        Ok(PlaceLock {
            index,
            _held: held.with_context(|| {
                format!("other commands have held this place for {} s: database is locked", LOCK_TIMEOUT.as_secs())
            })?,
        })
    }

    /// Returns the lock of `place`, or `None` if it is among those already `held`; fails when another command holds it.
    pub(in crate::store) fn try_lock_another(
        &self,
        place: &Place,
        held: &[PlaceLock],
    ) -> anyhow::Result<Option<PlaceLock>> {
        let index = lock_index(place);
        if held.iter().any(|lock| lock.index == index) {
            return Ok(None);
        }
        match Arc::clone(&self.0[index]).try_lock_owned() {
            Ok(held) => Ok(Some(PlaceLock { index, _held: held })),
            Err(_) => bail!(WriteConflict("another command holds the other place".to_owned())),
        }
    }
}

fn lock_index(place: &Place) -> usize {
    let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(place);
    usize::try_from(hash % LOCKS as u64).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{PlaceLocks, lock_index};
    use crate::chat::{Place, Platform};
    use crate::store::is_transient;

    #[tokio::test]
    async fn commands_that_want_each_others_place_do_not_deadlock() {
        let locks = PlaceLocks::default();
        let place = |id: u32| Place { platform: Platform::Discord, id: id.to_string() };
        let here = place(0);
        let there = (1..100_000).map(place).find(|there| lock_index(there) != lock_index(&here)).unwrap();
        let same = (1..100_000).map(place).find(|same| lock_index(same) == lock_index(&here)).unwrap();
        let [one, two] = [[locks.lock(&here).await.unwrap()], [locks.lock(&there).await.unwrap()]];
        for refused in [locks.try_lock_another(&there, &one).err(), locks.try_lock_another(&here, &two).err()] {
            assert!(is_transient(&refused.unwrap()), "the command is tried again");
        }
        assert!(locks.try_lock_another(&same, &one).unwrap().is_none(), "that lock is held already");
        drop(two);
        assert!(locks.try_lock_another(&there, &one).unwrap().is_some());
    }
}
