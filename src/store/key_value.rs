//! Stores small values that must survive a restart, such as the position up to which a platform's events are read.

use anyhow::Context as _;
use sqlx::{AnyPool, Row as _};

use crate::store::database::Store;

/// What the key begins with under which the sync loop keeps its position; the bot's user id follows.
pub const SYNC_POSITION: &str = "matrix:since:";
/// What the key of the events that wait for their encryption keys begins with; the bot's user id follows.
pub const UNDECRYPTED: &str = "matrix:sealed:";
/// The key of the prefix of all Matrix transaction ids.
pub const TRANSACTION_PREFIX: &str = "matrix:epoch";
/// The key of the prefix of the keys of messages on Discord.
pub const MESSAGE_KEY_PREFIX: &str = "discord-mark";
/// The keys, or their beginnings, that say how far the bot and the platforms are with each other.
pub(in crate::store) const OF_CONNECTIONS: [&str; 4] =
    [SYNC_POSITION, UNDECRYPTED, TRANSACTION_PREFIX, MESSAGE_KEY_PREFIX];

/// The key-value part of a store. Cheap to clone.
#[derive(Clone)]
pub struct KeyValue {
    reader: AnyPool,
    writer: AnyPool,
}

impl Store {
    /// Returns the key-value part of this store.
    #[must_use]
    pub fn key_value(&self) -> KeyValue {
        KeyValue { reader: self.pool.clone(), writer: self.write_pool.clone() }
    }
}

impl KeyValue {
    /// Returns the value of `key`.
    pub async fn get(&self, key: &str) -> anyhow::Result<Option<String>> {
        let row = sqlx::query("SELECT value FROM key_values WHERE name = $1")
            .bind(key.to_owned())
            .fetch_optional(&self.reader)
            .await?;
        Ok(row.map(|row| row.try_get("value")).transpose()?)
    }

    /// Sets the value of `key`.
    pub async fn set(&self, key: &str, value: &str) -> anyhow::Result<()> {
        sqlx::query("INSERT INTO key_values (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2")
            .bind(key.to_owned())
            .bind(value.to_owned())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Removes `key` and its value.
    pub async fn remove(&self, key: &str) -> anyhow::Result<()> {
        sqlx::query("DELETE FROM key_values WHERE name = $1").bind(key.to_owned()).execute(&self.writer).await?;
        Ok(())
    }

    /// Returns the keys that begin with `prefix`, and their values.
    pub async fn all(&self, prefix: &str) -> anyhow::Result<Vec<(String, String)>> {
        let rows =
            sqlx::query("SELECT name, value FROM key_values WHERE substr(name, 1, length($1)) = $1 ORDER BY name")
                .bind(prefix.to_owned())
                .fetch_all(&self.reader)
                .await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("value")?))).collect()
    }

    /// Sets the value of `key` to `value` unless it has one, and returns the value that it has then. Callers that race,
    /// from any process, all get the same value.
    pub async fn get_or_insert(&self, key: &str, value: &str) -> anyhow::Result<String> {
        let row = sqlx::query(
            "INSERT INTO key_values (name, value) VALUES ($1, $2) ON CONFLICT (name) \
             DO UPDATE SET value = key_values.value RETURNING value",
        )
        .bind(key.to_owned())
        .bind(value.to_owned())
        .fetch_one(&self.writer)
        .await?;
        Ok(row.try_get("value")?)
    }

    /// Adds one to the number stored under `key` and returns the sum; the first is 1, and none is returned twice.
    ///
    /// # Errors
    /// Returns an error if the database fails, or the value of `key` is not a number.
    pub async fn increment(&self, key: &str) -> anyhow::Result<i64> {
        let row = sqlx::query(
            "INSERT INTO key_values (name, value) VALUES ($1, '1') ON CONFLICT (name) \
             DO UPDATE SET value = CAST(CAST(key_values.value AS BIGINT) + 1 AS TEXT) \
             WHERE CAST(CAST(key_values.value AS BIGINT) AS TEXT) = key_values.value RETURNING value",
        )
        .bind(key.to_owned())
        .fetch_optional(&self.writer)
        .await?;
        // Restarting at 1 would return numbers twice.
        let row = row.with_context(|| format!("the value stored as {key} is not a number"))?;
        Ok(row.try_get::<String, _>("value")?.parse()?)
    }

    /// Subtracts one from the number stored under `key`, if there is one, and removes it at 0.
    pub async fn decrement(&self, key: &str) -> anyhow::Result<()> {
        sqlx::query("DELETE FROM key_values WHERE name = $1 AND value = '1'")
            .bind(key.to_owned())
            .execute(&self.writer)
            .await?;
        sqlx::query(
            "UPDATE key_values SET value = CAST(CAST(value AS BIGINT) - 1 AS TEXT) \
             WHERE name = $1 AND CAST(CAST(value AS BIGINT) AS TEXT) = value",
        )
        .bind(key.to_owned())
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
