//! Writes the outcomes of deliveries in batches.

use std::mem;

use anyhow::anyhow;
use tokio::sync::oneshot;

use crate::store::backend::transient::causes;
use crate::store::database::Store;
use crate::store::outbox::outcomes::PendingOutcome;
use crate::store::outbox::row::DeliveryOutcome;

impl Store {
    /// Records the outcome of the delivery of outbox row `id` at `now` (milliseconds since 1970). Outcomes that arrive
    /// while others are being written share one transaction.
    ///
    /// # Errors
    /// Returns an error if the database fails; then the row is still due.
    pub async fn settle(&self, id: i64, outcome: &DeliveryOutcome, now: i64) -> anyhow::Result<()> {
        let (done, written) = oneshot::channel();
        self.outcomes.waiting().push(PendingOutcome { id, outcome: outcome.clone(), now, done });
        let write_lock = self.outcomes.write_lock.lock().await;
        // The task that held the lock before may have written this outcome too.
        if self.outcomes.waiting().iter().any(|pending| pending.id == id) {
            self.write_outcomes().await;
        }
        drop(write_lock);
        written
            .await
            .map_err(|_| anyhow!("the task that wrote the outcomes was cancelled"))?
            .map_err(anyhow::Error::msg)
    }

    /// Writes all pending outcomes in one transaction and reports the result to each.
    async fn write_outcomes(&self) {
        // Begin first: outcomes that arrive while this waits to write are written too.
        let begun = self.begin().await;
        let outcomes = mem::take(&mut *self.outcomes.waiting());
        let write = async {
            let mut transaction = begun?;
            for pending in &outcomes {
                transaction.settle(pending.id, &pending.outcome, pending.now).await?;
            }
            transaction.commit().await
        };
        let written = write.await.map_err(|error| causes(&error));
        for pending in outcomes {
            // A cancelled delivery has dropped its receiver.
            _ = pending.done.send(written.clone());
        }
    }
}
