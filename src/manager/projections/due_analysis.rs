//! Records that the analysis of a match is to be posted, if it is over and a player wants that.

use kafenio_board::table::{Event, Stage};

use crate::manager::due_analyses::recipients;
use crate::manager::unit::Unit;
use crate::store::TableRecord;

pub(super) async fn apply(unit: &mut Unit<'_>, stored: &TableRecord, events: &[Event]) -> anyhow::Result<()> {
    let is_over = !events.is_empty() && matches!(stored.table.stage, Stage::Over { .. });
    if is_over && !recipients(unit, stored).await?.is_empty() {
        unit.store.insert_due_analysis(stored.id, unit.now).await?;
        unit.is_analysis_due = true;
    }
    Ok(())
}
