//! Outcomes of deliveries that are not written yet.

use parking_lot::MutexGuard;

use tokio::sync::oneshot;

use super::row::DeliveryOutcome;

/// Marks that wait while others are being written; the next one to write takes all of them.
#[derive(Default)]
pub(in crate::store) struct Marks {
    waiting: parking_lot::Mutex<Vec<Mark>>,
    /// Held by the one who writes.
    pub(in crate::store) writing: tokio::sync::Mutex<()>,
}

pub(in crate::store) struct Mark {
    pub(in crate::store) id: i64,
    pub(in crate::store) fate: DeliveryOutcome,
    pub(in crate::store) now: i64,
    /// Told when it is written, or why it could not be.
    pub(in crate::store) done: oneshot::Sender<Result<(), String>>,
}

impl Marks {
    pub(in crate::store) fn waiting(&self) -> MutexGuard<'_, Vec<Mark>> {
        self.waiting.lock()
    }
}
