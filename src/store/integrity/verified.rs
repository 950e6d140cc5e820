//! Remembers which tables this process has verified.

use std::collections::HashMap;
use std::sync::Arc;

use hashlink::LruCache;
use kafenio_board::table::TableId;
use parking_lot::Mutex;

/// The number of verified tables that are remembered.
const CAPACITY: usize = 10_000;

/// The ids of verified tables, each with its number of events at that time.
#[derive(Clone)]
pub(in crate::store) struct VerifiedTables(Arc<Mutex<LruCache<TableId, i64>>>);

impl Default for VerifiedTables {
    fn default() -> VerifiedTables {
        VerifiedTables(Arc::new(Mutex::new(LruCache::new(CAPACITY))))
    }
}

impl VerifiedTables {
    fn contains(&self, table: TableId, version: i64) -> bool {
        self.0.lock().get(&table) == Some(&version)
    }

    fn insert(&self, table: TableId, version: i64) {
        self.0.lock().insert(table, version);
    }
}

/// The tables that a transaction has loaded, verified or found damaged.
pub(in crate::store) struct Verification {
    verified: VerifiedTables,
    /// The tables verified in this transaction, each with its number of events. They count for others once it is
    /// committed.
    added: HashMap<TableId, i64>,
    pub(in crate::store) damaged: Vec<TableId>,
}

impl Verification {
    pub(in crate::store) fn new(verified: VerifiedTables) -> Verification {
        Verification { verified, added: HashMap::new(), damaged: Vec::new() }
    }

    /// Returns whether `table` was verified when it had `version` events.
    pub(in crate::store) fn contains(&self, table: TableId, version: i64) -> bool {
        self.added.get(&table) == Some(&version) || self.verified.contains(table, version)
    }

    /// Records that `table` is verified with `version` events.
    pub(in crate::store) fn insert(&mut self, table: TableId, version: i64) {
        self.added.insert(table, version);
    }

    /// Shares the tables verified in this transaction with the whole process, once the transaction is committed.
    pub(in crate::store) fn publish(&self) {
        for (table, version) in &self.added {
            self.verified.insert(*table, *version);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CAPACITY, TableId, VerifiedTables};

    #[test]
    fn verified_tables_are_bounded_and_keep_the_latest() {
        let verified = VerifiedTables::default();
        let last = 2 * i64::try_from(CAPACITY).unwrap();
        for table in 1..=last {
            verified.insert(TableId(table), 7);
        }
        assert!(
            verified.contains(TableId(last), 7)
                && !verified.contains(TableId(last), 8)
                && !verified.contains(TableId(1), 7)
        );
        assert_eq!(verified.0.lock().len(), CAPACITY);
    }
}
