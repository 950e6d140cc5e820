//! What is to be said.

use anyhow::Context as _;
use sqlx::{AssertSqlSafe, Row as _};

use super::transaction::{from_json, json};
use super::{Store, Transaction};
use crate::chat::{Place, Platform, Post};

/// What a row of the outbox does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A new message.
    New,
    /// The message of the target row becomes this post, without notifying anybody again.
    Completes { target: i64 },
    /// The message of the target row loses its choices.
    Retires { target: i64 },
    /// A thread begins at the message of the target row; the post's text is its name.
    Opens { target: i64 },
    /// The thread that is the post's place is put away; the post's text, unless empty, is its name from then on.
    Archives,
}

/// A row of the outbox that is to be delivered.
#[derive(Clone, Debug)]
pub struct Delivery {
    pub id: i64,
    /// Rows of one lane are delivered one after the other, in order; those that tidy up stay behind what was said before
    /// them and hold up nothing that is said after them.
    pub lane: String,
    pub kind: Kind,
    pub post: Post,
    /// When it was written, in milliseconds since 1970.
    pub written_at: i64,
    /// The platform's id of the target's message, where that was delivered.
    pub target_message: Option<String>,
}

impl Kind {
    fn columns(self) -> (&'static str, Option<i64>) {
        match self {
            Kind::New => ("new", None),
            Kind::Completes { target } => ("completes", Some(target)),
            Kind::Retires { target } => ("retires", Some(target)),
            Kind::Opens { target } => ("opens", Some(target)),
            Kind::Archives => ("archives", None),
        }
    }

    /// Whether it changes only what is out of date, for which nobody waits.
    #[must_use]
    pub fn tidies(self) -> bool {
        matches!(self, Kind::Retires { .. } | Kind::Archives)
    }

    fn read(kind: &str, target: Option<i64>) -> anyhow::Result<Kind> {
        match (kind, target) {
            ("new", None) => Ok(Kind::New),
            ("completes", Some(target)) => Ok(Kind::Completes { target }),
            ("retires", Some(target)) => Ok(Kind::Retires { target }),
            ("opens", Some(target)) => Ok(Kind::Opens { target }),
            ("archives", None) => Ok(Kind::Archives),
            _ => anyhow::bail!("the outbox holds a row of the unknown kind {kind}"),
        }
    }
}

/// What has become of a row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was delivered, as this message of the platform; `None` where there was nothing to send.
    Sent(Option<String>),
    /// It can never be delivered.
    Dead,
}

const COLUMNS: &str = "platform, lane, kind, target, post, written_at, state";

/// The rows that take the choices away from the answers of lane `$2` that still have them.
fn retires_answers(now: &str) -> String {
    format!(
        "SELECT platform, lane, 'retires', id, post, {now}, 'due' FROM outbox AS answer WHERE platform = $1 AND lane = $2 \
         AND kind = 'answers' AND NOT EXISTS (SELECT 1 FROM outbox AS naming WHERE naming.target = answer.id)"
    )
}

/// The row that takes the choices away from a message, where it has any; no text within a post can look like one, as its
/// quotation marks are escaped.
fn retires([lane, now, target]: [&str; 3]) -> String {
    format!(
        "SELECT platform, {lane}, 'retires', id, post, {now}, 'due' FROM outbox WHERE id = {target} \
         AND post LIKE '%\"choices\":[{{%'"
    )
}

impl Transaction {
    /// Notes what has become of a row, as [`Store::settle`].
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settle(&mut self, id: i64, fate: &Fate, now: i64) -> anyhow::Result<()> {
        let (state, message) = match fate {
            Fate::Sent(message) => ("sent", message.clone()),
            Fate::Dead => ("dead", None),
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
    pub async fn say(&mut self, lane: &str, kind: Kind, post: &Post, now: i64) -> anyhow::Result<i64> {
        self.say_instead(lane, kind, post, None, now).await
    }

    /// Writes a row to the outbox and returns its number; and behind it the rows that take the choices away from the message
    /// of the row `old`, if it has any, and from the answers about the table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn say_instead(
        &mut self,
        lane: &str,
        kind: Kind,
        post: &Post,
        old: Option<i64>,
        now: i64,
    ) -> anyhow::Result<i64> {
        let mut rows = "SELECT $1, $2, $3, $4, $5, $6, 'due'".to_owned();
        if old.is_some() {
            rows = format!("{rows} UNION ALL {}", retires(["$2", "$6", "$7"]));
            // Where answers are for one reader alone, none of them is noted.
            if !post.place.platform.answers_alone() {
                rows = format!("{rows} UNION ALL {}", retires_answers("$6"));
            }
        }
        let (kind, target) = kind.columns();
        let sql = format!("INSERT INTO outbox ({COLUMNS}) {rows} RETURNING id");
        let mut inserting = sqlx::query(AssertSqlSafe(sql))
            .bind(post.place.platform.key())
            .bind(lane.to_owned())
            .bind(kind)
            .bind(target)
            .bind(json(post)?)
            .bind(now);
        if let Some(old) = old {
            inserting = inserting.bind(old);
        }
        let written = inserting.fetch_all(self.writing().await?).await?;
        let ids: Result<Vec<i64>, _> = written.iter().map(|row| row.try_get("id")).collect();
        ids?.into_iter().min().context("a row of the outbox has no number")
    }

    /// Notes that the platform's message `message`, an answer that belongs to `lane`, shows the choices of `post`; those of
    /// earlier answers are taken away, and its own where they are `outdated` already. A message that is noted already
    /// changes nothing.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_answer(
        &mut self,
        lane: &str,
        post: &Post,
        message: &str,
        outdated: bool,
        now: i64,
    ) -> anyhow::Result<()> {
        let platform = post.place.platform.key();
        let known = sqlx::query("SELECT id FROM outbox WHERE platform = $1 AND message = $2 AND kind = 'answers'")
            .bind(platform)
            .bind(message.to_owned())
            .fetch_optional(self.reading().await?)
            .await?;
        if known.is_some() {
            return Ok(());
        }
        let retire = format!("INSERT INTO outbox ({COLUMNS}) {}", retires_answers("$3"));
        let retire = || sqlx::query(AssertSqlSafe(retire.clone())).bind(platform).bind(lane.to_owned()).bind(now);
        retire().execute(self.writing().await?).await?;
        sqlx::query(
            "INSERT INTO outbox (platform, lane, kind, post, written_at, state, message, sent_at) \
             VALUES ($1, $2, 'answers', $3, $4, 'sent', $5, $4)",
        )
        .bind(platform)
        .bind(lane.to_owned())
        .bind(json(post)?)
        .bind(now)
        .bind(message.to_owned())
        .execute(self.writing().await?)
        .await?;
        if outdated {
            retire().execute(self.writing().await?).await?;
        }
        Ok(())
    }

    /// Lets what waits in `lane` behind row `after` go to `place`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn redirect(&mut self, lane: &str, after: i64, place: &Place) -> anyhow::Result<()> {
        let rows =
            sqlx::query("SELECT id, post FROM outbox WHERE platform = $1 AND lane = $2 AND id > $3 AND state = 'due'")
                .bind(place.platform.key())
                .bind(lane.to_owned())
                .bind(after)
                .fetch_all(self.reading().await?)
                .await?;
        for row in rows {
            let post = Post { place: place.clone(), ..from_json(row.try_get("post")?)? };
            sqlx::query("UPDATE outbox SET post = $1 WHERE id = $2")
                .bind(json(&post)?)
                .bind(row.try_get::<i64, _>("id")?)
                .execute(self.writing().await?)
                .await?;
        }
        Ok(())
    }

    /// Writes the row that takes the choices away from the message of the row `target`, if it has any.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn retire(&mut self, lane: &str, target: i64, now: i64) -> anyhow::Result<()> {
        let insert = format!("INSERT INTO outbox ({COLUMNS}) {}", retires(["$1", "$2", "$3"]));
        let insert = sqlx::query(AssertSqlSafe(insert)).bind(lane.to_owned()).bind(now).bind(target);
        insert.execute(self.writing().await?).await?;
        Ok(())
    }
}

impl Store {
    /// The rows of `platform` that go out next: of every lane the first that says something, and the first that tidies up
    /// behind what was said before it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, platform: Platform) -> anyhow::Result<Vec<Delivery>> {
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
        rows.iter()
            .map(|row| {
                let kind: String = row.try_get("kind")?;
                Ok(Delivery {
                    id: row.try_get("id")?,
                    lane: row.try_get("lane")?,
                    kind: Kind::read(&kind, row.try_get("target")?)?,
                    post: from_json(row.try_get("post")?)?,
                    written_at: row.try_get("written_at")?,
                    target_message: row.try_get("target_message")?,
                })
            })
            .collect()
    }

    /// What the platform's message `message` shows now, and before that what it has shown.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn shown(&self, platform: Platform, message: &str) -> anyhow::Result<Vec<Post>> {
        let rows = sqlx::query(
            "SELECT post FROM outbox WHERE platform = $1 AND message = $2 AND kind <> 'retires' ORDER BY id DESC",
        )
        .bind(platform.key())
        .bind(message.to_owned())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| from_json(row.try_get("post")?)).collect()
    }
}
