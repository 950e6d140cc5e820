//! Reads the rows that are due for delivery, and delivered messages.

use sqlx::Row as _;

use super::row::{Delivery, UnreadableRow, delivery};
use crate::chat::{Account, Place, Platform, Post, Span};
use crate::store::database::Store;
use crate::store::json::{containing, from_json};
use crate::store::transaction::Transaction;

impl Store {
    /// Returns the rows of `platform` to deliver next: from every lane the first due row that is not a cleanup, and the
    /// first cleanup unless an earlier row of the lane is still due.
    pub async fn due_deliveries(&self, platform: Platform) -> anyhow::Result<Vec<Result<Delivery, UnreadableRow>>> {
        let rows = sqlx::query(
            "WITH first AS (SELECT lane, table_id, seat, owner, MIN(id) AS id, \
             kind IN ('remove_choices', 'archive_thread') AS is_cleanup FROM outbox \
             WHERE platform = $1 AND state = 'due' GROUP BY lane, table_id, seat, owner, is_cleanup) \
             SELECT due.*, target.message AS target_message \
             FROM first JOIN outbox AS due ON due.id = first.id LEFT JOIN outbox AS target ON target.id = due.target \
             WHERE NOT (first.is_cleanup AND EXISTS (SELECT 1 FROM first AS earlier \
             WHERE (earlier.lane, earlier.table_id, earlier.seat, earlier.owner) = \
             (first.lane, first.table_id, first.seat, first.owner) AND earlier.id < first.id)) ORDER BY due.id",
        )
        .bind(platform.key())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(delivery).collect()
    }

    /// Returns the posts that the platform's message `message` has shown, the current one first, each with whether it
    /// is a reply to one person. Unreadable posts are left out.
    pub async fn posts_of_message(&self, platform: Platform, message: &str) -> anyhow::Result<Vec<(Post, bool)>> {
        let rows = sqlx::query(
            "SELECT kind, post FROM outbox WHERE platform = $1 AND message = $2 \
             AND kind <> 'remove_choices' ORDER BY id DESC",
        )
        .bind(platform.key())
        .bind(message.to_owned())
        .fetch_all(&self.pool)
        .await?;
        let mut shown = Vec::with_capacity(rows.len());
        for row in &rows {
            if let Ok(post) = from_json(row.try_get("post")?) {
                shown.push((post, row.try_get::<String, _>("kind")? == "reply"));
            }
        }
        Ok(shown)
    }
}

impl Transaction {
    /// Returns the messages that are still to be delivered and that name or notify `account` or go to it alone, the oldest
    /// first, at most `limit`.
    pub async fn due_posts_naming(&mut self, account: &Account, limit: u32) -> anyhow::Result<Vec<Post>> {
        let rows = sqlx::query(
            "SELECT post FROM outbox WHERE platform = $1 AND state = 'due' AND post LIKE $2 ESCAPE '!' \
             ORDER BY id LIMIT $3",
        )
        .bind(account.platform.key())
        .bind(containing(&account.id))
        .bind(i64::from(limit))
        .fetch_all(self.read_connection().await?)
        .await?;
        let direct = Place::direct(account);
        let is_about = |post: &Post| {
            let is_named = |span: &Span| matches!(span, Span::Person(user) if user.account == *account);
            Some(&post.place) == direct.as_ref() || post.pinged().contains(&account) || post.text.0.iter().any(is_named)
        };
        // Delivery reports an unreadable row.
        let posts = rows.iter().filter_map(|row| from_json::<Post>(row.try_get("post").ok()?).ok());
        Ok(posts.filter(is_about).collect())
    }
}
