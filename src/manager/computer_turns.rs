//! The tables that wait for the computer in this process.

use std::collections::BTreeSet;

use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::chat::Platform;
use crate::table::TableId;

/// The tables where the computer has to decide.
#[derive(Default)]
pub(super) struct ComputerTurns {
    waiting: Mutex<BTreeSet<(&'static str, TableId)>>,
    changed: Notify,
}

impl ComputerTurns {
    /// Waits until there is another one.
    pub(super) async fn changed(&self) {
        self.changed.notified().await;
    }

    pub(super) fn push(&self, platform: Platform, table: TableId) {
        self.waiting.lock().insert((platform.key(), table));
        self.changed.notify_one();
    }

    /// Takes all of them.
    pub(super) fn take_all(&self) -> BTreeSet<(&'static str, TableId)> {
        std::mem::take(&mut *self.waiting.lock())
    }
}
