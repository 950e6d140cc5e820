//! Stores plays that players are entering move by move.

use kafenio_board::rules::Move;
use kafenio_board::table::{Seat, TableId};
use sqlx::Row as _;

use crate::store::json::{from_json_or_default, json};
use crate::store::transaction::Transaction;

/// The moves that a player has entered so far for the play of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredDraft {
    /// The number of changes so far.
    pub step: u32,
    pub moves: Vec<Move>,
}

impl Transaction {
    /// Returns the moves that `seat` has entered for `turn`, or `None` if there are none yet.
    pub async fn draft(&mut self, table: TableId, seat: Seat, turn: u32) -> anyhow::Result<Option<StoredDraft>> {
        let row = sqlx::query("SELECT step, moves FROM drafts WHERE table_id = $1 AND seat = $2 AND turn = $3")
            .bind(table.0)
            .bind(seat.key())
            .bind(i64::from(turn))
            .fetch_optional(self.read_connection().await?)
            .await?;
        row.map(|row| {
            let step = u32::try_from(row.try_get::<i64, _>("step")?)?;
            let moves =
                from_json_or_default(format_args!("the unfinished play at table {}", table.0), row.try_get("moves")?);
            Ok(StoredDraft { step, moves })
        })
        .transpose()
    }

    /// Stores the moves that `seat` has entered for `turn`.
    pub async fn save_draft(
        &mut self,
        table: TableId,
        seat: Seat,
        turn: u32,
        draft: &StoredDraft,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO drafts (table_id, seat, turn, step, moves) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, seat) DO UPDATE SET turn = $3, step = $4, moves = $5",
        )
        .bind(table.0)
        .bind(seat.key())
        .bind(i64::from(turn))
        .bind(i64::from(draft.step))
        .bind(json(&draft.moves)?)
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }
}
