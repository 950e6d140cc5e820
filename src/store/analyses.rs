//! Stores what the engine thinks of finished games. It can be computed anew, so it is kept only for a while.

use std::collections::BTreeMap;

use kafenio_board::table::TableId;
use sqlx::Row as _;

use crate::store::transaction::Transaction;

impl Transaction {
    /// Returns what `engine` thinks of a finished game, or `None` if that is not known.
    pub async fn analysis(&mut self, table: TableId, game: u32, engine: &str) -> anyhow::Result<Option<String>> {
        let row = sqlx::query("SELECT judgements FROM analyses WHERE table_id = $1 AND game = $2 AND engine = $3")
            .bind(table.0)
            .bind(i64::from(game))
            .bind(engine.to_owned())
            .fetch_optional(self.read_connection().await?)
            .await?;
        Ok(row.map(|row| row.try_get("judgements")).transpose()?)
    }

    /// Returns what was last thought of the finished games of `table`, by their numbers. There may be games about which
    /// nothing is known.
    pub async fn analyses(&mut self, table: TableId) -> anyhow::Result<BTreeMap<u32, String>> {
        let rows = sqlx::query("SELECT game, judgements FROM analyses WHERE table_id = $1")
            .bind(table.0)
            .fetch_all(self.read_connection().await?)
            .await?;
        rows.iter()
            .map(|row| Ok((u32::try_from(row.try_get::<i64, _>("game")?)?, row.try_get("judgements")?)))
            .collect()
    }

    /// Stores what `engine` thinks of a finished game.
    pub async fn save_analysis(
        &mut self,
        table: TableId,
        game: u32,
        engine: &str,
        judged: &str,
        now: i64,
    ) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO analyses (table_id, game, engine, judgements, judged_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, game) DO UPDATE SET engine = $3, judgements = $4, judged_at = $5",
        )
        .bind(table.0)
        .bind(i64::from(game))
        .bind(engine.to_owned())
        .bind(judged.to_owned())
        .bind(now)
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }
}
