//! Delivery outcomes that are not written to the database yet.

use parking_lot::MutexGuard;
use tokio::sync::oneshot;

use super::row::DeliveryOutcome;

/// The outcomes that arrive while others are being written. The next task to write takes all of them.
#[derive(Default)]
pub(in crate::store) struct PendingOutcomes {
    waiting: parking_lot::Mutex<Vec<PendingOutcome>>,
    /// Held by the task that writes.
    pub(in crate::store) write_lock: tokio::sync::Mutex<()>,
}

/// The outcome of one row's delivery, to be written.
pub(in crate::store) struct PendingOutcome {
    pub(in crate::store) id: i64,
    pub(in crate::store) outcome: DeliveryOutcome,
    pub(in crate::store) now: i64,
    /// Receives the result of the write.
    pub(in crate::store) done: oneshot::Sender<Result<(), String>>,
}

impl PendingOutcomes {
    pub(in crate::store) fn waiting(&self) -> MutexGuard<'_, Vec<PendingOutcome>> {
        self.waiting.lock()
    }
}
