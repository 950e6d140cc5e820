//! What follows from the events of a table, besides the messages about them. Each projection is a file with a function `apply`,
//! which works in the transaction that saves the events and leaves a signal for after the commit.

mod computer_turn;
mod due_analysis;
mod ratings;
mod tournament;

use kafenio_board::table::Event;

use super::unit::Unit;
use crate::store::TableRecord;

impl Unit<'_> {
    /// Saves `events`, which have changed `stored`, and what follows from them.
    ///
    /// # Errors
    /// Returns an error if the store fails, or another process has changed the table meanwhile.
    pub(super) async fn record(&mut self, stored: &mut TableRecord, events: &[Event]) -> anyhow::Result<()> {
        due_analysis::apply(self, stored, events).await?;
        computer_turn::apply(self, stored);
        Box::pin(ratings::apply(self, stored)).await?;
        Box::pin(tournament::apply(self, stored, events)).await?;
        self.store.save(stored, events, self.now).await
    }
}
