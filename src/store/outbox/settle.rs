//! What has become of rows of the outbox, written down together.

use std::mem;

use anyhow::anyhow;
use tokio::sync::oneshot;

use crate::store::database::Store;
use crate::store::outbox::outcomes::Mark;
use crate::store::outbox::row::DeliveryOutcome;

impl Store {
    /// Notes what has become of a row. What others note while somebody writes is written in one transaction.
    ///
    /// # Errors
    /// When the database fails; then the row is due as before.
    pub async fn settle(&self, id: i64, fate: &DeliveryOutcome, now: i64) -> anyhow::Result<()> {
        let (done, written) = oneshot::channel();
        self.marks.waiting().push(Mark { id, fate: fate.clone(), now, done });
        let writing = self.marks.writing.lock().await;
        // Whoever wrote while this one waited may have written it too.
        if self.marks.waiting().iter().any(|mark| mark.id == id) {
            self.write_marks().await;
        }
        drop(writing);
        written.await.map_err(|_| anyhow!("whoever wrote broke off"))?.map_err(anyhow::Error::msg)
    }

    /// Writes all marks that wait, all or nothing, and tells each how that went.
    async fn write_marks(&self) {
        // Those that come while this waits for its turn are written too.
        let begun = self.begin().await;
        let marks = mem::take(&mut *self.marks.waiting());
        let write = async {
            let mut transaction = begun?;
            for mark in &marks {
                transaction.settle(mark.id, &mark.fate, mark.now).await?;
            }
            transaction.commit().await
        };
        let written = write.await.map_err(|error| format!("{error:#}"));
        for mark in marks {
            // Nobody waits for it any more where its delivery was ended.
            _ = mark.done.send(written.clone());
        }
    }
}
