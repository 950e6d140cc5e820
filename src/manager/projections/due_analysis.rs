//! Records that a match that is over is to be analysed, if it counts for ratings or a player wants to read that.

use kafenio_board::table::{Event, Stage};

use crate::manager::analyses::due::recipients;
use crate::manager::unit::Unit;
use crate::store::TableRecord;

pub(super) async fn apply(unit: &mut Unit<'_>, stored: &TableRecord, events: &[Event]) -> anyhow::Result<()> {
    let is_over = !events.is_empty() && matches!(stored.table.stage, Stage::Over { .. });
    let counts = unit.rated.as_ref().is_some_and(|rated| rated.table == stored.id && rated.uncounted.is_none());
    if is_over && (counts || !recipients(unit, stored).await?.is_empty()) {
        unit.store.insert_due_analysis(stored.id, unit.now).await?;
        unit.is_analysis_due = true;
    }
    Ok(())
}
