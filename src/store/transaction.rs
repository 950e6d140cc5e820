//! One command, one transaction.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::any::AnyRow;
use sqlx::{Any, Row as _};

use super::tables::Unsaved;
use super::{Engine, Preferences};
use crate::chat::{Account, Place, Platform, Reply, Speaker};
use crate::speech::DEFAULT_LOCALE;

/// A transaction that writes. Nothing of it is seen before [`Transaction::commit`].
pub struct Transaction {
    pub(super) inner: sqlx::Transaction<'static, Any>,
    pub(super) unsaved: Option<Unsaved>,
    engine: Engine,
}

impl Transaction {
    pub(super) fn new(inner: sqlx::Transaction<'static, Any>, engine: Engine) -> Transaction {
        Transaction { inner, unsaved: None, engine }
    }

    /// Lets nobody else act in `place` until this ends, as [`Store::begin_in`](super::Store::begin_in).
    ///
    /// # Errors
    /// When the database fails, or others act there for ten seconds.
    pub async fn act_in(&mut self, place: &Place) -> anyhow::Result<()> {
        if self.engine == Engine::Postgres {
            sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
                .bind(format!("place {} {}", place.platform.key(), place.id))
                .execute(&mut *self.inner)
                .await?;
        }
        Ok(())
    }

    /// Makes everything lasting, at once.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn commit(mut self) -> anyhow::Result<()> {
        self.flush().await?;
        Ok(self.inner.commit().await?)
    }

    /// The replies to a message that was heard before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn heard(&mut self, platform: Platform, message: &str) -> anyhow::Result<Option<Vec<Reply>>> {
        let row = sqlx::query("SELECT replies FROM heard WHERE platform = $1 AND message = $2")
            .bind(platform.key())
            .bind(message.to_owned())
            .fetch_optional(&mut *self.inner)
            .await?;
        row.map(|row| from_json(row.try_get("replies")?)).transpose()
    }

    /// Notes that a message was heard and how it was answered.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_heard(
        &mut self,
        platform: Platform,
        message: &str,
        now: i64,
        replies: &[Reply],
    ) -> anyhow::Result<()> {
        sqlx::query("INSERT INTO heard (platform, message, heard_at, replies) VALUES ($1, $2, $3, $4)")
            .bind(platform.key())
            .bind(message.to_owned())
            .bind(now)
            .bind(json(replies)?)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// Keeps the name of a person, and his language where it is known; gives the language in which he reads.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_person(&mut self, person: &Speaker, locale: Option<&str>) -> anyhow::Result<Option<String>> {
        let known = sqlx::query("SELECT name, locale, preferences FROM people WHERE platform = $1 AND id = $2")
            .bind(person.account.platform.key())
            .bind(person.account.id.clone())
            .fetch_optional(&mut *self.inner)
            .await?;
        if let Some(known) = known {
            let (name, kept): (String, Option<String>) = (known.try_get("name")?, known.try_get("locale")?);
            // Hardly anybody changes his name from one command to the next: that write is spared.
            if name == person.name && (locale.is_none() || locale == kept.as_deref()) {
                return read_by(&known);
            }
        }
        let row = sqlx::query(
            "INSERT INTO people (platform, id, name, locale) VALUES ($1, $2, $3, $4) ON CONFLICT (platform, id) \
             DO UPDATE SET name = $3, locale = COALESCE($4, people.locale) RETURNING locale, preferences",
        )
        .bind(person.account.platform.key())
        .bind(person.account.id.clone())
        .bind(person.name.clone())
        .bind(locale.map(str::to_owned))
        .fetch_one(&mut *self.inner)
        .await?;
        read_by(&row)
    }

    /// The language in which `account` reads; `None` for somebody who was never heard.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn locale(&mut self, account: &Account) -> anyhow::Result<Option<String>> {
        let row = sqlx::query("SELECT locale, preferences FROM people WHERE platform = $1 AND id = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_optional(&mut *self.inner)
            .await?;
        row.map(|row| Ok(read_by(&row)?.unwrap_or_else(|| DEFAULT_LOCALE.to_owned()))).transpose()
    }

    /// How many pairs of dice have fallen at all tables together.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn throws(&mut self) -> anyhow::Result<usize> {
        let row = sqlx::query("SELECT CAST(COALESCE(SUM(throws), 0) AS BIGINT) AS thrown FROM events")
            .fetch_one(&mut *self.inner)
            .await?;
        Ok(usize::try_from(row.try_get::<i64, _>("thrown")?)?)
    }
}

/// The language of a person: what he has chosen, or else what his platform has told.
fn read_by(row: &AnyRow) -> anyhow::Result<Option<String>> {
    let preferences: Option<String> = row.try_get("preferences")?;
    let chosen =
        preferences.map(|json| from_json::<Preferences>(&json)).transpose()?.and_then(|chosen| chosen.language);
    Ok(chosen.or(row.try_get("locale")?))
}

pub(super) fn json<T: Serialize + ?Sized>(value: &T) -> anyhow::Result<String> {
    Ok(serde_json::to_string(value)?)
}

pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> anyhow::Result<T> {
    Ok(serde_json::from_str(text)?)
}
