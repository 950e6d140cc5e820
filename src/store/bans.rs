//! The operator's list of accounts, servers, channels and rooms whose commands are ignored.

use sqlx::query::Query;
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::Platform;
use crate::store::database::Store;
use crate::store::transaction::Transaction;

/// An entry of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    pub platform: Platform,
    /// The platform's id of an account, a server, a channel or a room.
    pub id: String,
    /// Milliseconds since 1970 (UTC).
    pub banned_at: i64,
}

/// Returns `id` in the spelling that bans are stored and compared in. The ids of Matrix servers and users count as the same in
/// upper and lower case; those of rooms do not.
#[must_use]
pub fn ban_id(id: &str) -> String {
    match id.split_once(':') {
        Some((room, server)) if room.starts_with('!') => format!("{room}:{}", server.to_lowercase()),
        None if id.starts_with('!') => id.to_owned(),
        _ => id.to_lowercase(),
    }
}

impl Store {
    /// Adds `id` to the list at `now` (milliseconds since 1970). Returns whether it is new there. Every process on this
    /// database reads the list with each message, so the ban takes effect at once.
    pub async fn ban(&self, platform: Platform, id: &str, now: i64) -> anyhow::Result<bool> {
        let added =
            sqlx::query("INSERT INTO bans (platform, id, banned_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(platform.key())
                .bind(ban_id(id))
                .bind(now)
                .execute(&self.write_pool)
                .await?;
        Ok(added.rows_affected() > 0)
    }

    /// Removes `id` from the list. Returns whether it was there.
    pub async fn unban(&self, platform: Platform, id: &str) -> anyhow::Result<bool> {
        let removed = sqlx::query("DELETE FROM bans WHERE platform = $1 AND id = $2")
            .bind(platform.key())
            .bind(ban_id(id))
            .execute(&self.write_pool)
            .await?;
        Ok(removed.rows_affected() > 0)
    }

    /// Returns the list, the latest entry first.
    pub async fn bans(&self) -> anyhow::Result<Vec<Ban>> {
        let rows = sqlx::query("SELECT platform, id, banned_at FROM bans ORDER BY banned_at DESC, platform, id")
            .fetch_all(&self.pool)
            .await?;
        rows.iter()
            .map(|row| {
                let platform = Platform::from_key(row.try_get("platform")?)?;
                Ok(Ban { platform, id: row.try_get("id")?, banned_at: row.try_get("banned_at")? })
            })
            .collect()
    }

    /// Does the same as [`Transaction::is_banned`], on a connection of its own.
    pub async fn is_banned<'i>(
        &self,
        platform: Platform,
        ids: impl IntoIterator<Item = &'i str>,
    ) -> anyhow::Result<bool> {
        self.begin_read().is_banned(platform, ids).await
    }
}

impl Transaction {
    /// Returns whether one of `ids` is on the list.
    pub async fn is_banned<'i>(
        &mut self,
        platform: Platform,
        ids: impl IntoIterator<Item = &'i str>,
    ) -> anyhow::Result<bool> {
        let ids: Vec<String> = ids.into_iter().map(ban_id).collect();
        let places = (2..2 + ids.len()).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ");
        let query = sqlx::query(AssertSqlSafe(format!(
            "SELECT COUNT(*) AS bans FROM bans WHERE platform = $1 AND id IN ({places})"
        )));
        let query = ids.into_iter().fold(query.bind(platform.key()), Query::bind);
        Ok(query.fetch_one(self.read_connection().await?).await?.try_get::<i64, _>("bans")? > 0)
    }
}
