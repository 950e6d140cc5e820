//! Verifies tables before they are played on. When this process first loads a table, it replays all of its events
//! through the rules; events that it adds later need no second check.

use anyhow::{anyhow, bail, ensure};
use kafenio_board::table::{Event, Table, TableId};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::store::backend::transient::WriteConflict;
use crate::store::integrity::events::{events, rebuild};
use crate::store::json::{from_json, json};
use crate::store::table_record::{TableRecord, id, is_open, stored, with_table};
use crate::store::transaction::Transaction;

impl Transaction {
    /// Returns the ids of the damaged tables that this transaction has loaded. A table is damaged when its stored
    /// events or snapshot are not what the rules produce; it cannot be played on.
    #[must_use]
    pub fn damaged_tables(&self) -> &[TableId] {
        &self.verified.damaged
    }

    /// Returns the tables of `rows` that can be played on, and records the others as damaged.
    pub(in crate::store) async fn verified_tables(&mut self, rows: &[AnyRow]) -> anyhow::Result<Vec<TableRecord>> {
        let mut verified = Vec::with_capacity(rows.len());
        for row in rows {
            let table = id(row)?;
            // A closed table cannot be played on, so it needs no check.
            let trusted = is_open(row).is_ok_and(|is_open| !is_open)
                || row.try_get("version").is_ok_and(|version| self.verified.contains(table, version));
            match self.load(row, trusted).await? {
                Ok(stored) => verified.push(stored),
                Err(fault) => {
                    tracing::error!(
                        "table {} {fault:#}: it cannot be played on until the database is repaired",
                        table.0
                    );
                    self.verified.damaged.push(table);
                }
            }
        }
        Ok(verified)
    }

    /// Returns the tables of `rows` for display only, without verifying them; leaves out those that cannot be read.
    pub(in crate::store) async fn readable_tables(&mut self, rows: &[AnyRow]) -> anyhow::Result<Vec<TableRecord>> {
        let mut readable = Vec::with_capacity(rows.len());
        for row in rows {
            match self.load(row, true).await? {
                Ok(stored) => readable.push(stored),
                Err(fault) => tracing::error!("table {} {fault:#}: it is left out", row.try_get::<i64, _>("id")?),
            }
        }
        Ok(readable)
    }

    /// Loads the table of `row` from its snapshot if that is `trusted` and readable, otherwise from its events. The
    /// inner error says what is wrong with them.
    async fn load(&mut self, row: &AnyRow, trusted: bool) -> anyhow::Result<anyhow::Result<TableRecord>> {
        if trusted && let Ok(stored) = stored(row) {
            return Ok(Ok(stored));
        }
        let recorded = events(self.read_connection().await?, id(row)?).await?;
        let verified = verify_row(row, &recorded);
        if verified.is_err() {
            self.check_unchanged(id(row)?, row.try_get("revision")?).await?;
        }
        Ok(verified.map(|(stored, snapshot_matches)| {
            if snapshot_matches {
                self.verified.insert(stored.id, stored.version);
            }
            stored
        }))
    }

    /// Checks that a table still has the `revision` with which its row was read. Otherwise another transaction has written it
    /// before its events were read, and the two do not belong together.
    ///
    /// # Errors
    /// Returns a transient error if it has not, or an error if the database fails.
    async fn check_unchanged(&mut self, table: TableId, revision: i64) -> anyhow::Result<()> {
        let row = sqlx::query("SELECT revision FROM tables WHERE id = $1").bind(table.0);
        let row = row.fetch_optional(self.read_connection().await?).await?;
        match row.map(|row| row.try_get::<i64, _>("revision")).transpose()? {
            Some(now) if now != revision => {
                bail!(WriteConflict(format!("table {} was changed by another transaction", table.0)))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Verifies that `stored` is what the rules make of its saved events and of `added`, which are not saved yet.
    ///
    /// # Errors
    /// Returns an error if it is not, or the database fails.
    pub(in crate::store) async fn verify_appended(
        &mut self,
        stored: &TableRecord,
        added: &[Event],
    ) -> anyhow::Result<()> {
        if !self.verified.contains(stored.id, stored.version) {
            let recorded = events(self.read_connection().await?, stored.id).await?;
            let rebuilt = rebuild(stored.version, &recorded, added);
            if rebuilt.is_err() {
                self.check_unchanged(stored.id, stored.revision).await?;
            }
            let table = rebuilt.map_err(|fault| anyhow!("table {} {fault:#}", stored.id.0))?;
            ensure!(table == stored.table, "table {} does not match its events", stored.id.0);
        }
        self.verified.insert(stored.id, stored.version + i64::try_from(added.len())?);
        Ok(())
    }
}

/// Rebuilds the table of `row` from its events `recorded`. Also returns whether its snapshot is the same table, so that
/// the snapshot can be used from now on.
///
/// # Errors
/// Returns an error if something is wrong with the events or the snapshot. The error says what.
fn verify_row(row: &AnyRow, recorded: &[AnyRow]) -> anyhow::Result<(TableRecord, bool)> {
    let table = rebuild(row.try_get("version")?, recorded, &[])?;
    let snapshot: String = row.try_get("snapshot")?;
    let snapshot_matches = match from_json::<Table>(&snapshot) {
        Ok(cached) if cached == table => true,
        Ok(cached) if json(&cached)? == snapshot => bail!("does not match its events"),
        // The snapshot is only a cache of the events. One that this version would have serialized differently comes
        // from another version.
        _ => {
            let TableId(table) = id(row)?;
            tracing::warn!("table {table} has no snapshot that this version can read: it is rebuilt from its events");
            false
        }
    };
    Ok((with_table(row, table)?, snapshot_matches))
}
