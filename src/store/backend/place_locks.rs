//! Who acts in a place: one at a time of this process. Of several processes at one PostgreSQL the one that writes a table
//! first is the only one that does.

use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;

use anyhow::{Context as _, bail};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::timeout;

use crate::chat::Place;
use crate::store::backend::kind::TURN_COMES_WITHIN;
use crate::store::backend::transient::Overtaken;

/// Places share so many turns. Two that share one wait for each other without need, which is rare and short.
const TURNS: usize = 1024;

#[derive(Clone)]
pub(in crate::store) struct Turns(Arc<[Arc<Mutex<()>>]>);

/// Held while somebody acts in a place.
pub(in crate::store) struct Turn {
    number: usize,
    _held: OwnedMutexGuard<()>,
}

impl Default for Turns {
    fn default() -> Turns {
        Turns((0..TURNS).map(|_| Arc::default()).collect())
    }
}

impl Turns {
    /// Waits until nobody else acts in `place`.
    pub(in crate::store) async fn wait(&self, place: &Place) -> anyhow::Result<Turn> {
        let number = number(place);
        let held = timeout(TURN_COMES_WITHIN, Arc::clone(&self.0[number]).lock_owned()).await;
        Ok(Turn { number, _held: held.context("others act in this place all the time: database is locked")? })
    }

    /// The turn of `place`, unless it is among those that are `held`; fails where somebody else acts there.
    pub(in crate::store) fn try_another(&self, place: &Place, held: &[Turn]) -> anyhow::Result<Option<Turn>> {
        let number = number(place);
        if held.iter().any(|turn| turn.number == number) {
            return Ok(None);
        }
        match Arc::clone(&self.0[number]).try_lock_owned() {
            Ok(held) => Ok(Some(Turn { number, _held: held })),
            Err(_) => bail!(Overtaken("somebody acts in the other place".to_owned())),
        }
    }
}

fn number(place: &Place) -> usize {
    let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(place);
    usize::try_from(hash % TURNS as u64).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{Turns, number};
    use crate::chat::{Place, Platform};
    use crate::store::is_transient;

    #[tokio::test]
    async fn two_who_want_the_place_of_each_other_do_not_wait_for_ever() {
        let turns = Turns::default();
        let place = |id: u32| Place { platform: Platform::Discord, id: id.to_string() };
        let here = place(0);
        let there = (1..100_000).map(place).find(|there| number(there) != number(&here)).unwrap();
        let same = (1..100_000).map(place).find(|same| number(same) == number(&here)).unwrap();
        let [one, two] = [[turns.wait(&here).await.unwrap()], [turns.wait(&there).await.unwrap()]];
        for refused in [turns.try_another(&there, &one).err(), turns.try_another(&here, &two).err()] {
            assert!(is_transient(&refused.unwrap()), "it is tried again");
        }
        assert!(turns.try_another(&same, &one).unwrap().is_none(), "that turn is held already");
        drop(two);
        assert!(turns.try_another(&there, &one).unwrap().is_some());
    }
}
