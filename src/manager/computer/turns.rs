//! The tables that wait for the computer in this process.

use std::collections::BTreeSet;

use kafenio_board::table::TableId;
use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::chat::Platform;

/// A table where the computer has to decide.
pub(in crate::manager) type ComputerTurn = (Platform, TableId);

/// The tables where the computer has to decide.
#[derive(Default)]
pub(in crate::manager) struct ComputerTurns {
    tables: Mutex<Tables>,
    changed: Notify,
}

#[derive(Default)]
struct Tables {
    waiting: BTreeSet<ComputerTurn>,
    /// The tables where it is thinking now. Meanwhile the timers may push them again.
    playing: BTreeSet<ComputerTurn>,
}

impl ComputerTurns {
    /// Waits until [`ComputerTurns::take_all`] may return another one.
    pub(in crate::manager) async fn changed(&self) {
        self.changed.notified().await;
    }

    pub(in crate::manager) fn push(&self, platform: Platform, table: TableId) {
        self.tables.lock().waiting.insert((platform, table));
        self.changed.notify_one();
    }

    /// Takes all of them, except those where the computer is still thinking. Call [`ComputerTurns::done`] after each.
    pub(in crate::manager) fn take_all(&self) -> BTreeSet<ComputerTurn> {
        let Tables { waiting, playing } = &mut *self.tables.lock();
        let taken: BTreeSet<ComputerTurn> = waiting.extract_if(.., |turn| !playing.contains(turn)).collect();
        playing.extend(&taken);
        taken
    }

    /// Ends a turn. The table may wait for the next one already.
    pub(in crate::manager) fn done(&self, turn: ComputerTurn) {
        self.tables.lock().playing.remove(&turn);
        self.changed.notify_one();
    }
}
