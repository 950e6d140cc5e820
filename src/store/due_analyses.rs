//! Stores which finished tables wait to be analysed, and for that to be posted where somebody wants it.

use kafenio_board::table::TableId;
use sqlx::Row as _;

use crate::chat::Place;
use crate::store::backend::statement::Statement;
use crate::store::database::Store;
use crate::store::table_record::place;
use crate::store::transaction::Transaction;

/// The most tables that wait at a time.
const MAX_DUE: i64 = 100;

impl Store {
    /// Returns the tables whose analysis is to be posted by `now` (milliseconds since 1970), with their places, those that have
    /// waited longest first, at most 100.
    pub async fn due_analyses(&self, now: i64) -> anyhow::Result<Vec<(TableId, Place)>> {
        let sql = "SELECT due_analyses.table_id, platform, place FROM due_analyses \
                   JOIN sides ON sides.table_id = due_analyses.table_id AND seat = 'inviter' \
                   WHERE due_at <= $1 ORDER BY due_at LIMIT $2";
        let rows = sqlx::query(sql).bind(now).bind(MAX_DUE).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((TableId(row.try_get("table_id")?), place(row)?))).collect()
    }
}

impl Transaction {
    /// Records that the analysis of `table` is to be posted, from `due_at` on (milliseconds since 1970).
    pub async fn insert_due_analysis(&mut self, table: TableId, due_at: i64) -> anyhow::Result<()> {
        let mut insert = Statement::default();
        insert.push("INSERT INTO due_analyses (table_id, due_at) VALUES (").bind([table.0.into(), due_at.into()]);
        insert.push(") ON CONFLICT DO NOTHING");
        self.defer("due_analysis", insert).await
    }

    /// Puts off the analysis of `table` until `due_at` (milliseconds since 1970), if it is to be posted.
    pub async fn put_off_due_analysis(&mut self, table: TableId, due_at: i64) -> anyhow::Result<()> {
        sqlx::query("UPDATE due_analyses SET due_at = $1 WHERE table_id = $2")
            .bind(due_at)
            .bind(table.0)
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }

    /// Records that the analysis of `table` is not to be posted any more. Returns whether it was to be posted.
    pub async fn delete_due_analysis(&mut self, table: TableId) -> anyhow::Result<bool> {
        let deleted = sqlx::query("DELETE FROM due_analyses WHERE table_id = $1")
            .bind(table.0)
            .execute(self.write_connection().await?)
            .await?;
        Ok(deleted.rows_affected() > 0)
    }
}
