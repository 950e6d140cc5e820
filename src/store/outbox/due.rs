//! Reads what is to be delivered, and what was.

use sqlx::Row as _;

use super::row::{Delivery, UnreadableRow, due};
use crate::chat::{Platform, Post};
use crate::store::database::Store;
use crate::store::json::from_json;

impl Store {
    /// The rows of `platform` that go out next: of every lane the first that says something, and the first that tidies up
    /// behind what was said before it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due_deliveries(&self, platform: Platform) -> anyhow::Result<Vec<Result<Delivery, UnreadableRow>>> {
        let rows = sqlx::query(
            "WITH first AS (SELECT lane, kind IN ('retires', 'archives') AS tidies, MIN(id) AS id FROM outbox \
             WHERE platform = $1 AND state = 'due' GROUP BY lane, tidies) \
             SELECT due.id, due.lane, due.kind, due.target, due.post, due.written_at, target.message AS target_message \
             FROM first JOIN outbox AS due ON due.id = first.id LEFT JOIN outbox AS target ON target.id = due.target \
             WHERE NOT (first.tidies AND EXISTS (SELECT 1 FROM first AS said \
             WHERE said.lane = first.lane AND said.id < first.id)) ORDER BY due.id",
        )
        .bind(platform.key())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(due).collect()
    }

    /// What the platform's message `message` shows now, and before that what it has shown; each with whether it answers one
    /// person. What cannot be read is passed over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn posts_of_message(&self, platform: Platform, message: &str) -> anyhow::Result<Vec<(Post, bool)>> {
        let rows = sqlx::query(
            "SELECT kind, post FROM outbox WHERE platform = $1 AND message = $2 AND kind <> 'retires' ORDER BY id DESC",
        )
        .bind(platform.key())
        .bind(message.to_owned())
        .fetch_all(&self.pool)
        .await?;
        let mut shown = Vec::with_capacity(rows.len());
        for row in &rows {
            if let Ok(post) = from_json(row.try_get("post")?) {
                shown.push((post, row.try_get::<String, _>("kind")? == "answers"));
            }
        }
        Ok(shown)
    }
}
