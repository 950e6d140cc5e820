//! Rebuilds a table from its stored events.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::replay::redecide;
use crate::store::json::from_json;
use crate::table::{Event, Table, TableId};

/// The rows of a table's events, in order.
pub(in crate::store) async fn events(reading: &mut AnyConnection, table: TableId) -> anyhow::Result<Vec<AnyRow>> {
    Ok(sqlx::query("SELECT number, throws, event FROM events WHERE table_id = $1 ORDER BY number")
        .bind(table.0)
        .fetch_all(reading)
        .await?)
}

/// The table that the rules make of the events `stored`, which must be `version` in number, and of those `added`.
///
/// # Errors
/// Where the rules did not make them, or some of them are missing or cannot be read.
pub(in crate::store) fn decided(version: i64, recorded: &[AnyRow], added: &[Event]) -> anyhow::Result<Table> {
    let mut events: Vec<Event> = Vec::with_capacity(recorded.len() + added.len());
    for (place, row) in (0..).zip(recorded) {
        let number: i64 = row.try_get("number")?;
        anyhow::ensure!(number == place, "has no event {place}");
        let event: Event = from_json(row.try_get("event")?)
            .map_err(|error| anyhow::anyhow!("has an event {place} that cannot be read: {error:#}"))?;
        anyhow::ensure!(
            row.try_get::<i64, _>("throws")? == i64::try_from(event.dice().len())?,
            "miscounts event {place}'s dice"
        );
        events.push(event);
    }
    anyhow::ensure!(i64::try_from(events.len())? == version, "has {} events, and {version} are counted", events.len());
    events.extend_from_slice(added);
    redecide(&events).map_err(anyhow::Error::msg)
}
