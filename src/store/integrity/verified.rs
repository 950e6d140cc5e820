//! Remembers which tables were verified.

use std::collections::HashMap;
use std::mem;
use std::sync::Arc;

use crate::table::TableId;
use parking_lot::Mutex;

/// Of so many tables at least it is remembered that they are sound; twice as many at most.
const REMEMBERED: usize = 5000;

/// The tables that were found sound, each with the number of its events then: those met lately, and some before them.
#[derive(Clone, Default)]
pub(in crate::store) struct Sound(Arc<Mutex<[HashMap<TableId, i64>; 2]>>);

impl Sound {
    fn knows(&self, table: TableId, version: i64) -> bool {
        let kept = self.0.lock();
        kept.iter().find_map(|tables| tables.get(&table)) == Some(&version)
    }

    fn learn(&self, table: TableId, version: i64) {
        let mut kept = self.0.lock();
        if kept[0].len() >= REMEMBERED && !kept[0].contains_key(&table) {
            kept[1] = mem::take(&mut kept[0]);
        }
        kept[0].insert(table, version);
    }
}

/// What a transaction knows of the tables that it has met.
pub(in crate::store) struct Trust {
    sound: Sound,
    /// Those that are sound, each with the number of its events, if this transaction is committed.
    met: HashMap<TableId, i64>,
    pub(in crate::store) damaged: Vec<TableId>,
}

impl Trust {
    pub(in crate::store) fn new(sound: Sound) -> Trust {
        Trust { sound, met: HashMap::new(), damaged: Vec::new() }
    }

    /// Whether the table is sound as it was found with so many events.
    pub(in crate::store) fn knows(&self, table: TableId, version: i64) -> bool {
        self.met.get(&table) == Some(&version) || self.sound.knows(table, version)
    }

    /// Notes that the table is sound with so many events.
    pub(in crate::store) fn learn(&mut self, table: TableId, version: i64) {
        self.met.insert(table, version);
    }

    /// Remembers what this transaction has learnt, which is committed.
    pub(in crate::store) fn keep(&self) {
        for (table, version) in &self.met {
            self.sound.learn(*table, *version);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{HashMap, REMEMBERED, Sound, TableId};

    #[test]
    fn the_memory_of_sound_tables_is_bounded_and_keeps_the_latest() {
        let sound = Sound::default();
        let last = 3 * i64::try_from(REMEMBERED).unwrap();
        for table in 1..=last {
            sound.learn(TableId(table), 7);
        }
        assert!(sound.knows(TableId(last), 7) && !sound.knows(TableId(last), 8) && !sound.knows(TableId(1), 7));
        let kept = sound.0.lock();
        assert!(kept.iter().map(HashMap::len).sum::<usize>() <= 2 * REMEMBERED);
    }
}
