//! Reads the rows that are due for delivery, and delivered messages.

use std::collections::HashSet;

use sqlx::Row as _;

use super::lane::Lane;
use super::row::{Delivery, DueRow, UnreadableRow, delivery};
use crate::chat::{Account, Place, Platform, Post, Span};
use crate::store::database::Store;
use crate::store::json::{containing, from_json};
use crate::store::transaction::Transaction;

impl Store {
    /// Returns the rows of `platform` to deliver next: from every lane the first due row that is not a cleanup, and the
    /// first cleanup unless an earlier row of the lane is still due.
    pub async fn due_rows(&self, platform: Platform) -> anyhow::Result<Vec<DueRow>> {
        let rows = sqlx::query(
            "SELECT lane, table_id, seat, owner, MIN(id) AS id, \
             CASE WHEN kind IN ('remove_choices', 'archive_thread') THEN 1 ELSE 0 END AS is_cleanup FROM outbox \
             WHERE platform = $1 AND state = 'due' GROUP BY lane, table_id, seat, owner, is_cleanup ORDER BY id",
        )
        .bind(platform.key())
        .fetch_all(&self.pool)
        .await?;
        let mut due = Vec::with_capacity(rows.len());
        let mut lanes = HashSet::new();
        for row in &rows {
            let lane = Lane::read(row).ok();
            let is_cleanup = row.try_get::<i64, _>("is_cleanup")? == 1;
            // The rows come in the order of their ids.
            if lanes.insert(lane.clone()) || !is_cleanup {
                due.push(DueRow { id: row.try_get("id")?, platform, lane, is_cleanup });
            }
        }
        Ok(due)
    }

    /// Returns what `row` delivers; `None` if it is not due any more.
    pub async fn due_delivery(&self, row: &DueRow) -> anyhow::Result<Option<Result<Delivery, UnreadableRow>>> {
        let found = sqlx::query(
            "SELECT due.*, target.message AS target_message \
             FROM outbox AS due LEFT JOIN outbox AS target ON target.id = due.target \
             WHERE due.id = $1 AND due.state = 'due'",
        )
        .bind(row.id)
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.as_ref().map(delivery))
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
