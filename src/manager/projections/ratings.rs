//! Stores a rated match once it is over, with the ratings after it.

use crate::manager::unit::Unit;
use crate::store::TableRecord;

pub(super) async fn apply(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<()> {
    if let Some(rated) = unit.rated.take().filter(|rated| rated.table == stored.id) {
        unit.store.insert_rated_match(&rated).await?;
    }
    Ok(())
}
