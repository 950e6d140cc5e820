//! Rebuilds a table from its stored events.

use kafenio_board::table::{Event, Table, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::replay::replay;
use crate::store::json::from_json;

/// Returns the rows of a table's events, in order.
pub(in crate::store) async fn events(connection: &mut AnyConnection, table: TableId) -> anyhow::Result<Vec<AnyRow>> {
    Ok(sqlx::query("SELECT number, rolls, event FROM events WHERE table_id = $1 ORDER BY number")
        .bind(table.0)
        .fetch_all(connection)
        .await?)
}

/// Replays the events `recorded`, of which there must be `version`, and then `added`, and returns the table they lead
/// to.
///
/// # Errors
/// Returns an error if the rules do not produce these events, or some of them are missing or unreadable.
pub(in crate::store) fn rebuild(version: i64, recorded: &[AnyRow], added: &[Event]) -> anyhow::Result<Table> {
    let mut events: Vec<Event> = Vec::with_capacity(recorded.len() + added.len());
    for (expected, row) in (0..).zip(recorded) {
        let number: i64 = row.try_get("number")?;
        anyhow::ensure!(number == expected, "has no event {expected}");
        let event: Event = from_json(row.try_get("event")?)
            .map_err(|error| anyhow::anyhow!("has an unreadable event {number}: {error:#}"))?;
        anyhow::ensure!(
            row.try_get::<i64, _>("rolls")? == i64::try_from(event.dice().len())?,
            "stores a wrong number of rolls for event {number}"
        );
        events.push(event);
    }
    anyhow::ensure!(i64::try_from(events.len())? == version, "has {} events, but its row says {version}", events.len());
    events.extend_from_slice(added);
    replay(&events).map_err(anyhow::Error::msg)
}
