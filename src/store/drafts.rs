//! Plays that are being put together.

use sqlx::Row as _;

use crate::rules::Move;
use crate::store::json::{json, legible};
use crate::store::transaction::state::Transaction;
use crate::table::{Seat, TableId};

/// What a player has put together of his play so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredDraft {
    /// How often it was changed.
    pub step: u32,
    pub moves: Vec<Move>,
}

impl Transaction {
    /// What `seat` has put together for `turn`; `None` where he has not begun.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn draft(&mut self, table: TableId, seat: Seat, turn: u32) -> anyhow::Result<Option<StoredDraft>> {
        let row = sqlx::query("SELECT step, moves FROM entries WHERE table_id = $1 AND seat = $2 AND turn = $3")
            .bind(table.0)
            .bind(json(&seat)?)
            .bind(i64::from(turn))
            .fetch_optional(self.reading().await?)
            .await?;
        row.map(|row| {
            let step = u32::try_from(row.try_get::<i64, _>("step")?)?;
            let moves = legible(format_args!("what was put together at table {}", table.0), row.try_get("moves")?);
            Ok(StoredDraft { step, moves })
        })
        .transpose()
    }

    /// Keeps what `seat` has put together for `turn`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save_draft(
        &mut self,
        table: TableId,
        seat: Seat,
        turn: u32,
        entry: &StoredDraft,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO entries (table_id, seat, turn, step, moves) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, seat) DO UPDATE SET turn = $3, step = $4, moves = $5",
        )
        .bind(table.0)
        .bind(json(&seat)?)
        .bind(i64::from(turn))
        .bind(i64::from(entry.step))
        .bind(json(&entry.moves)?)
        .execute(self.writing().await?)
        .await?;
        Ok(())
    }
}
