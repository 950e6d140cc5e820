//! Whether every table is what its events make of it.

use sqlx::Row as _;

use super::Store;
use super::transaction::from_json;
use crate::table::{Event, Table};

impl Store {
    /// Folds the events of every table and compares. What comes back is a line for each table that differs.
    ///
    /// # Errors
    /// When the database fails or holds what cannot be read.
    pub async fn verify(&self) -> anyhow::Result<Vec<String>> {
        let mut differing = Vec::new();
        let tables = sqlx::query("SELECT id, snapshot, version FROM tables ORDER BY id").fetch_all(&self.pool).await?;
        for row in tables {
            let id: i64 = row.try_get("id")?;
            let stored: Table = from_json(row.try_get("snapshot")?)?;
            let version: i64 = row.try_get("version")?;
            let events = sqlx::query("SELECT event FROM events WHERE table_id = $1 ORDER BY number")
                .bind(id)
                .fetch_all(&self.pool)
                .await?
                .iter()
                .map(|row| from_json(row.try_get("event")?))
                .collect::<anyhow::Result<Vec<Event>>>()?;
            if i64::try_from(events.len())? != version {
                differing.push(format!("table {id} has {} events, and {version} are counted", events.len()));
            } else if Table::fold(&events).as_ref() != Some(&stored) {
                differing.push(format!("table {id} is not what its events make of it"));
            }
        }
        Ok(differing)
    }
}
