//! Writes posts to the outbox.

use anyhow::Context as _;
use sqlx::Row as _;

use super::lane::Lane;
use super::row::{DeliveryOutcome, PostKind};
use crate::chat::{Place, Platform, Post};
use crate::store::backend::statement::{Statement, Value};
use crate::store::json::{from_json, json};
use crate::store::transaction::Transaction;

/// The columns of a row that is due.
const COLUMNS: &str = "platform, lane, table_id, seat, owner, kind, target, post, can_shrink, written_at, state";
/// The values of these columns that a row has in common with the one whose choices it removes.
const REMOVAL: &str = "SELECT platform, lane, table_id, seat, owner, 'remove_choices', id, post, 0, ";

/// Appends to `rows` a query for the rows that remove the choices from those replies in `lane` that still have them.
fn remove_choices_of_replies(rows: &mut Statement, platform: Platform, lane: &Lane, now: i64) {
    rows.push(REMOVAL).bind([now.into()]);
    rows.push(", 'due' FROM outbox AS reply WHERE platform = ").bind([platform.key().to_owned().into()]).push(" AND ");
    lane.push_condition(rows);
    rows.push(" AND kind = 'reply' AND NOT EXISTS (SELECT 1 FROM outbox AS naming WHERE naming.target = reply.id)");
}

/// Appends to `rows` a query for the row that removes the choices and the menu from the message of row `target` or shrinks
/// it to its line, if it has any of these.
fn remove_choices_of(rows: &mut Statement, lane: &Lane, target: i64, now: i64) {
    rows.push("SELECT platform, ").bind(lane.columns()).push(", 'remove_choices', id, post, 0, ").bind([now.into()]);
    rows.push(", 'due' FROM outbox WHERE can_shrink = 1 AND id = ").bind([target.into()]);
}

/// Begins a statement that inserts rows.
fn insert() -> Statement {
    let mut insert = Statement::default();
    insert.push("INSERT INTO outbox (").push(COLUMNS).push(") ");
    insert
}

impl Transaction {
    /// Records the outcome of a row's delivery, like [`Store::settle`].
    pub async fn settle(&mut self, id: i64, outcome: &DeliveryOutcome, now: i64) -> anyhow::Result<()> {
        let (state, message) = match outcome {
            DeliveryOutcome::Sent(message) => ("sent", message.clone()),
            DeliveryOutcome::Undeliverable => ("undeliverable", None),
        };
        sqlx::query("UPDATE outbox SET state = $1, message = $2, sent_at = $3 WHERE id = $4")
            .bind(state)
            .bind(message)
            .bind(now)
            .bind(id)
            .execute(self.write_connection().await?)
            .await
            .with_context(|| format!("cannot mark outbox row {id} as {state}"))?;
        Ok(())
    }

    /// Writes a row to the outbox and returns its id.
    pub async fn enqueue(&mut self, lane: &Lane, kind: PostKind, post: &Post, now: i64) -> anyhow::Result<i64> {
        self.replace_latest(lane, kind, post, None, now).await
    }

    /// Writes a row to the outbox and returns its id. When `old` is given, also writes the rows that shrink the message
    /// of row `old` or remove its choices, and that remove the choices from the replies about the table.
    pub async fn replace_latest(
        &mut self,
        lane: &Lane,
        kind: PostKind,
        post: &Post,
        old: Option<i64>,
        now: i64,
    ) -> anyhow::Result<i64> {
        let platform = post.place.platform;
        self.posted_on.push(platform);
        self.has_outbox_rows = true;
        self.public_posts += i64::from(kind == PostKind::New && !post.place.is_direct());
        let (kind, target) = kind.columns();
        let [lane_kind, table, seat, owner] = lane.columns();
        let row: [Value; 10] = [
            platform.key().to_owned().into(),
            lane_kind,
            table,
            seat,
            owner,
            kind.to_owned().into(),
            target.into(),
            json(post)?.into(),
            i64::from(post.can_shrink()).into(),
            now.into(),
        ];
        let mut removals = insert();
        if let Some(old) = old {
            remove_choices_of(&mut removals, lane, old, now);
            // Private replies are not recorded.
            if !platform.capabilities().has_private_replies {
                removals.push(" UNION ALL ");
                remove_choices_of_replies(&mut removals, platform, lane, now);
            }
        }
        self.write_deferred_posts().await?;
        let id = if let Some(id) = self.cache.row_id.take() {
            let mut insert_post = Statement::default();
            insert_post
                .push("INSERT INTO outbox (id, ")
                .push(COLUMNS)
                .push(") VALUES (")
                .bind([id.into()])
                .push(", ")
                .bind(row);
            insert_post.push(", 'due')");
            self.defer("new_post", insert_post).await?;
            id
        } else {
            let mut insert_post = insert();
            insert_post.push("VALUES (").bind(row).push(", 'due') RETURNING id");
            insert_post.fetch_one(self.write_connection().await?).await?.try_get("id")?
        };
        if old.is_some() {
            self.defer("retired", removals).await?;
        }
        Ok(id)
    }

    /// Writes the deferred rows of the outbox.
    async fn write_deferred_posts(&mut self) -> anyhow::Result<()> {
        self.write_deferred("new_post").await?;
        self.write_deferred("retired").await
    }

    /// Records that the platform's message `message`, a reply that belongs to `lane`, shows the choices of `post`. The
    /// choices of earlier replies are removed, and its own too if they are already `outdated`. Recording a message
    /// twice changes nothing.
    pub async fn record_answer(
        &mut self,
        lane: &Lane,
        post: &Post,
        message: &str,
        outdated: bool,
        now: i64,
    ) -> anyhow::Result<()> {
        self.write_deferred_posts().await?;
        let platform = post.place.platform.key();
        let known = sqlx::query("SELECT id FROM outbox WHERE platform = $1 AND message = $2 AND kind = 'reply'")
            .bind(platform)
            .bind(message.to_owned())
            .fetch_optional(self.read_connection().await?)
            .await?;
        if known.is_some() {
            return Ok(());
        }
        let removals = || {
            let mut removals = insert();
            remove_choices_of_replies(&mut removals, post.place.platform, lane, now);
            removals
        };
        removals().execute(self.write_connection().await?).await?;
        let mut reply = Statement::default();
        reply.push("INSERT INTO outbox (").push(COLUMNS).push(", message, sent_at) VALUES (");
        reply.bind([platform.to_owned().into()]).push(", ").bind(lane.columns()).push(", 'reply', NULL, ");
        reply.bind([json(post)?.into()]).push(", 0, ").bind([now.into()]).push(", 'sent', ");
        reply.bind([message.to_owned().into(), now.into()]).push(")");
        reply.execute(self.write_connection().await?).await?;
        if outdated {
            removals().execute(self.write_connection().await?).await?;
        }
        Ok(())
    }

    /// Returns the post of row `id`; `None` if it has been pruned.
    ///
    /// # Errors
    /// Returns an error if the database fails or the post cannot be read.
    pub async fn post(&mut self, id: i64) -> anyhow::Result<Option<Post>> {
        self.write_deferred_posts().await?;
        let row = sqlx::query("SELECT post FROM outbox WHERE id = $1")
            .bind(id)
            .fetch_optional(self.read_connection().await?)
            .await?;
        row.map(|row| from_json(row.try_get("post")?)).transpose()
    }

    /// Returns the platform's id of the message that row `id` sent; `None` if it is not known to be sent, or was pruned.
    pub async fn message(&mut self, id: i64) -> anyhow::Result<Option<String>> {
        let row = sqlx::query("SELECT message FROM outbox WHERE id = $1")
            .bind(id)
            .fetch_optional(self.read_connection().await?)
            .await?;
        Ok(row.map(|row| row.try_get("message")).transpose()?.flatten())
    }

    /// Redirects the due rows of `lane` after row `after` to `place`.
    pub async fn redirect(&mut self, lane: &Lane, after: i64, place: &Place) -> anyhow::Result<()> {
        self.write_deferred_posts().await?;
        let mut select = Statement::default();
        select.push("SELECT id, post FROM outbox WHERE platform = ").bind([place.platform.key().to_owned().into()]);
        select.push(" AND ");
        lane.push_condition(&mut select);
        select.push(" AND state = 'due' AND id > ").bind([after.into()]);
        let rows = select.fetch_all(self.read_connection().await?).await?;
        for row in rows {
            // Delivery reports an unreadable row.
            let Ok(post) = from_json::<Post>(row.try_get("post")?) else { continue };
            let post = Post { place: place.clone(), ..post };
            sqlx::query("UPDATE outbox SET post = $1 WHERE id = $2")
                .bind(json(&post)?)
                .bind(row.try_get::<i64, _>("id")?)
                .execute(self.write_connection().await?)
                .await?;
        }
        Ok(())
    }

    /// Returns the lane of the platform's message `message`; `None` if the bot did not send it, or it has been pruned.
    pub async fn lane_of_message(&mut self, platform: Platform, message: &str) -> anyhow::Result<Option<Lane>> {
        let row = sqlx::query("SELECT * FROM outbox WHERE platform = $1 AND message = $2 ORDER BY id DESC LIMIT 1")
            .bind(platform.key())
            .bind(message.to_owned())
            .fetch_optional(self.read_connection().await?)
            .await?;
        row.as_ref().map(Lane::read).transpose()
    }

    /// Writes the row that removes the choices from the message of row `target`, if it has any.
    pub async fn remove_choices(&mut self, lane: &Lane, target: i64, now: i64) -> anyhow::Result<()> {
        self.write_deferred_posts().await?;
        self.has_outbox_rows = true;
        // A post that took the reserved id later would be delivered before this row.
        self.cache.row_id = None;
        let mut removals = insert();
        remove_choices_of(&mut removals, lane, target, now);
        self.defer("retired", removals).await
    }
}
