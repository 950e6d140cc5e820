//! One command, one transaction.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::{Any, Row as _};

use super::known::Known;
use super::sound::Trust;
use super::tables::Unsaved;
use super::{Engine, Store};
use crate::chat::{Place, Platform, Reply};

/// A transaction that writes. Nothing of it is seen before [`Transaction::commit`].
pub struct Transaction {
    pub(super) inner: sqlx::Transaction<'static, Any>,
    pub(super) unsaved: Option<Unsaved>,
    pub(super) known: Known,
    pub(super) trust: Trust,
    engine: Engine,
}

impl Transaction {
    pub(super) fn new(inner: sqlx::Transaction<'static, Any>, store: &Store) -> Transaction {
        let trust = Trust::new(store.sound.clone());
        Transaction { inner, unsaved: None, known: Known::default(), trust, engine: store.engine }
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
        self.inner.commit().await?;
        self.trust.keep();
        Ok(())
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

pub(super) fn json<T: Serialize + ?Sized>(value: &T) -> anyhow::Result<String> {
    Ok(serde_json::to_string(value)?)
}

pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> anyhow::Result<T> {
    Ok(serde_json::from_str(text)?)
}
