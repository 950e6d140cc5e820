//! Tables that have changed are written once, however much happens to them in a transaction, and behind everything else:
//! until then nobody has to wait for it.

use std::fmt::Write as _;

use anyhow::{bail, ensure};
use sqlx::AssertSqlSafe;

use super::fault::Overtaken;
use super::transaction::json;
use super::{Sitting, Transaction};
use crate::table::Event;

/// A table that was changed in a transaction and is not written yet.
pub(super) struct Unsaved {
    sitting: Sitting,
    /// The version that it had when it was loaded, and must have still.
    loaded: i64,
    /// What has happened since then, each with its time.
    events: Vec<(i64, Event)>,
    now: i64,
}

impl Transaction {
    /// Appends `events`, by which `sitting.table` came to be what it is, and saves the rest of `sitting`; that is written
    /// once, however often it is saved before the transaction ends.
    ///
    /// # Errors
    /// When the database fails, or when the rules did not make what is stored of this table; then the transaction can no
    /// more be committed.
    pub async fn save(&mut self, sitting: &mut Sitting, events: &[Event], now: i64) -> anyhow::Result<()> {
        self.vouch(sitting, events).await?;
        self.known.open = None;
        self.known.append(sitting.id, sitting.version, events);
        self.flush_others(sitting.id).await?;
        let (loaded, mut happened) = match self.unsaved.take() {
            None => (sitting.version, Vec::new()),
            Some(unsaved) => {
                ensure!(unsaved.sitting.version == sitting.version, "table {} was changed beside itself", sitting.id);
                (unsaved.loaded, unsaved.events)
            }
        };
        happened.extend(events.iter().map(|event| (now, event.clone())));
        sitting.version += i64::try_from(events.len())?;
        self.unsaved = Some(Unsaved { sitting: sitting.clone(), loaded, events: happened, now });
        Ok(())
    }

    /// Writes what was saved of other tables than `table`.
    pub(super) async fn flush_others(&mut self, table: i64) -> anyhow::Result<()> {
        match &self.unsaved {
            Some(unsaved) if unsaved.sitting.id != table => self.flush().await,
            _ => Ok(()),
        }
    }

    /// Writes what was saved; fails where somebody else has saved the table since it was loaded.
    pub(super) async fn flush(&mut self) -> anyhow::Result<()> {
        let Some(Unsaved { sitting, loaded, events, now }) = self.unsaved.take() else { return Ok(()) };
        let done = sqlx::query(
            "UPDATE tables SET snapshot = $1, version = $2, open = $3, latest = $4, told_from = $5, seats = $6, \
             changed_at = $7, due_at = $8, place = $9, thread = $10, rests_at = $11, decides = $12, own_thread = $13 \
             WHERE id = $14 AND version = $15",
        )
        .bind(json(&sitting.table)?)
        .bind(sitting.version)
        .bind(i64::from(sitting.table.is_open()))
        .bind(sitting.latest)
        .bind(sitting.told_from)
        .bind(json(&sitting.seats)?)
        .bind(now)
        .bind(sitting.due_at.filter(|_| sitting.table.is_open()))
        .bind(sitting.place.id)
        .bind(sitting.thread)
        .bind(sitting.rests_at.filter(|_| sitting.table.is_open()))
        .bind(sitting.table.to_decide().map(|seat| sitting.seats[seat].account.id.clone()).unwrap_or_default())
        .bind(sitting.own_thread.column())
        .bind(sitting.id)
        .bind(loaded)
        .execute(self.writing().await?)
        .await?;
        if done.rows_affected() != 1 {
            bail!(Overtaken(format!("table {} was changed by somebody else", sitting.id)));
        }
        self.append(sitting.id, loaded, &events).await
    }

    async fn append(&mut self, table: i64, from: i64, events: &[(i64, Event)]) -> anyhow::Result<()> {
        if events.is_empty() {
            return Ok(());
        }
        let mut sql = "INSERT INTO events (table_id, number, happened_at, throws, event) VALUES ".to_owned();
        for row in 0..events.len() {
            let place = 4 * row + 2;
            let comma = if row == 0 { "" } else { ", " };
            write!(sql, "{comma}($1, ${place}, ${}, ${}, ${})", place + 1, place + 2, place + 3)?;
        }
        let mut inserting = sqlx::query(AssertSqlSafe(sql)).bind(table);
        for (number, (time, event)) in (from..).zip(events) {
            inserting = inserting.bind(number).bind(*time).bind(i64::try_from(event.dice().len())?).bind(json(event)?);
        }
        inserting.execute(self.writing().await?).await?;
        Ok(())
    }
}
