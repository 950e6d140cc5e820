//! Writes posts to the outbox.

use anyhow::Context as _;
use sqlx::Row as _;

use super::lane::Lane;
use super::row::{DeliveryOutcome, PostKind};
use crate::chat::{Place, Platform, Post};
use crate::store::backend::statement::{Statement, Value};
use crate::store::json::{from_json, json};
use crate::store::transaction::state::Transaction;

const COLUMNS: &str = "platform, lane, kind, target, post, written_at, state";

/// Adds to `rows` those that take the choices away from the answers of `lane` that still have them.
fn retire_answers(rows: &mut Statement, platform: Platform, lane: &Lane, now: i64) {
    rows.push("SELECT platform, lane, 'retires', id, post, ").bind([now.into()]);
    rows.push(", 'due' FROM outbox AS answer WHERE platform = ").bind([platform.key().to_owned().into()]);
    rows.push(" AND lane = ").bind([lane.to_string().into()]);
    rows.push(" AND kind = 'answers' AND NOT EXISTS (SELECT 1 FROM outbox AS naming WHERE naming.target = answer.id)");
}

/// Adds to `rows` the one that takes the choices away from the message of the row `target`, where it has any; no text
/// within a post can look like one, as its quotation marks are escaped.
fn retire(rows: &mut Statement, lane: &Lane, target: i64, now: i64) {
    rows.push("SELECT platform, ").bind([lane.to_string().into()]).push(", 'retires', id, post, ").bind([now.into()]);
    rows.push(", 'due' FROM outbox WHERE id = ").bind([target.into()]).push(" AND post LIKE '%\"choices\":[{%'");
}

/// The beginning of what writes rows.
fn insert() -> Statement {
    let mut insert = Statement::default();
    insert.push("INSERT INTO outbox (").push(COLUMNS).push(") ");
    insert
}

impl Transaction {
    /// Notes what has become of a row, as [`Store::settle`].
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settle(&mut self, id: i64, fate: &DeliveryOutcome, now: i64) -> anyhow::Result<()> {
        let (state, message) = match fate {
            DeliveryOutcome::Sent(message) => ("sent", message.clone()),
            DeliveryOutcome::Undeliverable => ("dead", None),
        };
        sqlx::query("UPDATE outbox SET state = $1, message = $2, sent_at = $3 WHERE id = $4")
            .bind(state)
            .bind(message)
            .bind(now)
            .bind(id)
            .execute(self.writing().await?)
            .await
            .with_context(|| format!("cannot note that outbox row {id} is {state}"))?;
        Ok(())
    }

    /// Writes a row to the outbox and returns its number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn enqueue(&mut self, lane: &Lane, kind: PostKind, post: &Post, now: i64) -> anyhow::Result<i64> {
        self.replace_latest(lane, kind, post, None, now).await
    }

    /// Writes a row to the outbox and returns its number; and behind it the rows that take the choices away from the message
    /// of the row `old`, if it has any, and from the answers about the table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn replace_latest(
        &mut self,
        lane: &Lane,
        kind: PostKind,
        post: &Post,
        old: Option<i64>,
        now: i64,
    ) -> anyhow::Result<i64> {
        let platform = post.place.platform;
        let (kind, target) = kind.columns();
        let row: [Value; 6] = [
            platform.key().to_owned().into(),
            lane.to_string().into(),
            kind.to_owned().into(),
            target.into(),
            json(post)?.into(),
            now.into(),
        ];
        let mut retired = insert();
        if let Some(old) = old {
            retire(&mut retired, lane, old, now);
            // Where answers are for one reader alone, none of them is noted.
            if !platform.capabilities().has_private_replies {
                retired.push(" UNION ALL ");
                retire_answers(&mut retired, platform, lane, now);
            }
        }
        self.write_said().await?;
        let id = if let Some(id) = self.known.row.take() {
            let mut said = Statement::default();
            said.push("INSERT INTO outbox (id, ")
                .push(COLUMNS)
                .push(") VALUES (")
                .bind([id.into()])
                .push(", ")
                .bind(row);
            said.push(", 'due')");
            self.put_aside("said", said).await?;
            id
        } else {
            let mut said = insert();
            said.push("VALUES (").bind(row).push(", 'due') RETURNING id");
            said.fetch_one(self.writing().await?).await?.try_get("id")?
        };
        if old.is_some() {
            self.put_aside("retired", retired).await?;
        }
        Ok(id)
    }

    /// Writes what is not written yet of the outbox.
    async fn write_said(&mut self) -> anyhow::Result<()> {
        self.write_aside("said").await?;
        self.write_aside("retired").await
    }

    /// Notes that the platform's message `message`, an answer that belongs to `lane`, shows the choices of `post`; those of
    /// earlier answers are taken away, and its own where they are `outdated` already. A message that is noted already
    /// changes nothing.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_answer(
        &mut self,
        lane: &Lane,
        post: &Post,
        message: &str,
        outdated: bool,
        now: i64,
    ) -> anyhow::Result<()> {
        self.write_said().await?;
        let platform = post.place.platform.key();
        let known = sqlx::query("SELECT id FROM outbox WHERE platform = $1 AND message = $2 AND kind = 'answers'")
            .bind(platform)
            .bind(message.to_owned())
            .fetch_optional(self.reading().await?)
            .await?;
        if known.is_some() {
            return Ok(());
        }
        let retired = || {
            let mut retired = insert();
            retire_answers(&mut retired, post.place.platform, lane, now);
            retired
        };
        retired().execute(self.writing().await?).await?;
        sqlx::query(
            "INSERT INTO outbox (platform, lane, kind, post, written_at, state, message, sent_at) \
             VALUES ($1, $2, 'answers', $3, $4, 'sent', $5, $4)",
        )
        .bind(platform)
        .bind(lane.to_string())
        .bind(json(post)?)
        .bind(now)
        .bind(message.to_owned())
        .execute(self.writing().await?)
        .await?;
        if outdated {
            retired().execute(self.writing().await?).await?;
        }
        Ok(())
    }

    /// Lets what waits in `lane` behind row `after` go to `place`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn redirect(&mut self, lane: &Lane, after: i64, place: &Place) -> anyhow::Result<()> {
        self.write_said().await?;
        let rows =
            sqlx::query("SELECT id, post FROM outbox WHERE platform = $1 AND lane = $2 AND id > $3 AND state = 'due'")
                .bind(place.platform.key())
                .bind(lane.to_string())
                .bind(after)
                .fetch_all(self.reading().await?)
                .await?;
        for row in rows {
            // What cannot be read is told of when its turn comes.
            let Ok(post) = from_json::<Post>(row.try_get("post")?) else { continue };
            let post = Post { place: place.clone(), ..post };
            sqlx::query("UPDATE outbox SET post = $1 WHERE id = $2")
                .bind(json(&post)?)
                .bind(row.try_get::<i64, _>("id")?)
                .execute(self.writing().await?)
                .await?;
        }
        Ok(())
    }

    /// The lane of the platform's message `message`; `None` where it is none of those that were said, or long gone.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lane_of_message(&mut self, platform: Platform, message: &str) -> anyhow::Result<Option<Lane>> {
        let row = sqlx::query("SELECT lane FROM outbox WHERE platform = $1 AND message = $2 ORDER BY id DESC LIMIT 1")
            .bind(platform.key())
            .bind(message.to_owned())
            .fetch_optional(self.reading().await?)
            .await?;
        row.map(|row| Lane::read(row.try_get("lane")?)).transpose()
    }

    /// Writes the row that takes the choices away from the message of the row `target`, if it has any.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_choices(&mut self, lane: &Lane, target: i64, now: i64) -> anyhow::Result<()> {
        self.write_said().await?;
        let mut retired = insert();
        retire(&mut retired, lane, target, now);
        self.put_aside("retired", retired).await
    }
}
