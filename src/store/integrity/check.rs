//! Which tables may be played on: those whose events the rules made. The first time that this process meets a table it
//! decides all of them anew; what it adds to them later it knows.

use anyhow::{anyhow, bail, ensure};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::store::integrity::events::{decided, events};
use crate::store::json::{from_json, json};
use crate::store::table_row::StoredTable;
use crate::store::table_row::{id, seated, stored};
use crate::store::transaction::state::Transaction;
use crate::table::{Event, Table, TableId};

impl Transaction {
    /// The tables that this transaction has met and that cannot be played on, as the rules did not make what is stored
    /// of them.
    #[must_use]
    pub fn damaged_tables(&self) -> &[TableId] {
        &self.trust.damaged
    }

    /// The tables of `rows` that can be played on. The others are noted as damaged.
    pub(in crate::store) async fn sound(&mut self, rows: &[AnyRow]) -> anyhow::Result<Vec<StoredTable>> {
        let mut sound = Vec::with_capacity(rows.len());
        for row in rows {
            let table = id(row)?;
            // What is over cannot be played on anyway.
            let known = row.try_get::<i64, _>("open").is_ok_and(|open| open == 0)
                || row.try_get("version").is_ok_and(|version| self.trust.knows(table, version));
            match self.told(row, known).await? {
                Ok(stored) => sound.push(stored),
                Err(fault) => {
                    tracing::error!("table {} {fault:#}: nobody can play on there until that is mended", table.0);
                    self.trust.damaged.push(table);
                }
            }
        }
        Ok(sound)
    }

    /// The tables of `rows`, to be looked at; those that cannot be read are passed over.
    pub(in crate::store) async fn readable(&mut self, rows: &[AnyRow]) -> anyhow::Result<Vec<StoredTable>> {
        let mut readable = Vec::with_capacity(rows.len());
        for row in rows {
            match self.told(row, true).await? {
                Ok(stored) => readable.push(stored),
                Err(fault) => tracing::error!("table {} {fault:#}: it is passed over", row.try_get::<i64, _>("id")?),
            }
        }
        Ok(readable)
    }

    /// The table of `row`, as its snapshot tells it where that is `trusted` and can be read, or else as its events do. The
    /// inner error is what is wrong with them.
    async fn told(&mut self, row: &AnyRow, trusted: bool) -> anyhow::Result<anyhow::Result<StoredTable>> {
        if trusted && let Ok(stored) = stored(row) {
            return Ok(Ok(stored));
        }
        let recorded = events(self.reading().await?, id(row)?).await?;
        Ok(judged(row, &recorded).map(|(stored, is_as_stored)| {
            if is_as_stored {
                self.trust.learn(stored.id, stored.version);
            }
            stored
        }))
    }

    /// Makes sure that `stored` is sound once `added` has happened there, before that is saved.
    pub(in crate::store) async fn vouch(&mut self, stored: &StoredTable, added: &[Event]) -> anyhow::Result<()> {
        if !self.trust.knows(stored.id, stored.version) {
            let recorded = events(self.reading().await?, stored.id).await?;
            let table = decided(stored.version, &recorded, added)
                .map_err(|fault| anyhow!("table {} {fault:#}", stored.id.0))?;
            ensure!(table == stored.table, "table {} is not what its events make of it", stored.id.0);
        }
        self.trust.learn(stored.id, stored.version + i64::try_from(added.len())?);
        Ok(())
    }
}

/// The table of `row`, whose events are `stored`, and whether its snapshot can be taken for it from now on.
///
/// # Errors
/// What is wrong with them.
fn judged(row: &AnyRow, recorded: &[AnyRow]) -> anyhow::Result<(StoredTable, bool)> {
    let table = decided(row.try_get("version")?, recorded, &[])?;
    let snapshot: String = row.try_get("snapshot")?;
    let is_as_stored = match from_json::<Table>(&snapshot) {
        Ok(kept) if kept == table => true,
        Ok(kept) if json(&kept)? == snapshot => bail!("is not what its events make of it"),
        // The snapshot saves the folding, and no more: one that this version of the program would have written
        // otherwise is that of another one.
        _ => {
            let TableId(table) = id(row)?;
            tracing::warn!("table {table} has no snapshot that this version can read: its events tell how it stands");
            false
        }
    };
    Ok((seated(row, table)?, is_as_stored))
}
