//! Reads how many invitations somebody, or somebody in a place, has sent lately.

use kafenio_board::table::TableId;
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Account, Place};
use crate::store::transaction::Transaction;

/// The number of events of a table whose invitation was never accepted: the invitation and the end.
const EVENTS_WITHOUT_GAME: i64 = 2;
/// The tables as seen by one of their players.
const OWN_TABLES: &str = "sides AS own JOIN tables ON tables.id = own.table_id \
    JOIN sides AS other ON other.table_id = own.table_id AND other.seat <> own.seat";
/// The condition that a tournament has seated both, so that nobody has invited anybody.
const IS_DRAWN: &str = "EXISTS (SELECT 1 FROM tournament_events WHERE tournament_events.table_id = own.table_id)";

impl Transaction {
    /// Returns when the last invitations that `inviter` has sent to `invited` since the time `since` ended, the latest
    /// first, at most `limit` and back to the last one that was accepted. Times are in milliseconds since 1970.
    pub async fn failed_invitations(
        &mut self,
        inviter: &Account,
        invited: &Account,
        since: i64,
        limit: u32,
    ) -> anyhow::Result<Vec<i64>> {
        self.flush().await?;
        let rows = sqlx::query(AssertSqlSafe(format!(
            "SELECT changed_at, version FROM {OWN_TABLES} WHERE own.platform = $1 AND own.account = $2 \
             AND own.seat = 'inviter' AND own.opened_at > $4 AND other.platform = $6 AND other.account = $3 \
             AND stage <> 'inviting' ORDER BY own.opened_at DESC, own.table_id DESC LIMIT $5"
        )))
        .bind(inviter.platform.key())
        .bind(inviter.id.clone())
        .bind(invited.id.clone())
        .bind(since)
        .bind(i64::from(limit))
        .bind(invited.platform.key())
        .fetch_all(self.read_connection().await?)
        .await?;
        let mut ended = Vec::new();
        for row in rows {
            if row.try_get::<i64, _>("version")? != EVENTS_WITHOUT_GAME {
                break;
            }
            ended.push(row.try_get("changed_at")?);
        }
        Ok(ended)
    }

    /// Returns how many invitations of others wait for an answer of `invited`, but counts no further than `limit`.
    pub async fn open_invitations(&mut self, invited: &Account, limit: u32) -> anyhow::Result<u32> {
        self.flush().await?;
        let row = sqlx::query(
            "SELECT COUNT(*) AS count FROM (SELECT 1 AS one FROM sides JOIN tables ON id = table_id \
             WHERE platform = $1 AND account = $2 AND open = 1 AND seat = 'invited' AND stage = 'inviting' \
             LIMIT $3) AS waiting",
        )
        .bind(invited.platform.key())
        .bind(invited.id.clone())
        .bind(i64::from(limit))
        .fetch_one(self.read_connection().await?)
        .await?;
        Ok(u32::try_from(row.try_get::<i64, _>("count")?)?)
    }

    /// Returns whether one of these two has ever accepted an invitation of the other.
    pub async fn have_played(&mut self, one: &Account, other: &Account) -> anyhow::Result<bool> {
        self.flush().await?;
        let row = sqlx::query(AssertSqlSafe(format!(
            "SELECT 1 FROM {OWN_TABLES} WHERE own.platform = $1 AND own.account = $2 \
             AND other.platform = $3 AND other.account = $4 AND version > $5 LIMIT 1"
        )))
        .bind(one.platform.key())
        .bind(one.id.clone())
        .bind(other.platform.key())
        .bind(other.id.clone())
        .bind(EVENTS_WITHOUT_GAME)
        .fetch_optional(self.read_connection().await?)
        .await?;
        Ok(row.is_some())
    }

    /// Returns whether a game of `account` has begun at a table that was opened before `table`.
    pub async fn has_played_before(&mut self, account: &Account, table: TableId) -> anyhow::Result<bool> {
        let row = sqlx::query(
            "SELECT 1 FROM sides JOIN tables ON id = table_id WHERE platform = $1 AND account = $2 AND table_id < $3 \
             AND version > $4 LIMIT 1",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(table.0)
        .bind(EVENTS_WITHOUT_GAME)
        .fetch_optional(self.read_connection().await?)
        .await?;
        Ok(row.is_some())
    }

    /// Returns how many matches of `account` were played to the end.
    pub async fn finished_matches(&mut self, account: &Account) -> anyhow::Result<u32> {
        self.flush().await?;
        let row = sqlx::query(
            "SELECT COUNT(*) AS count FROM sides JOIN tables ON id = table_id \
             WHERE platform = $1 AND account = $2 AND open = 0 AND stage = 'over'",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .fetch_one(self.read_connection().await?)
        .await?;
        Ok(u32::try_from(row.try_get::<i64, _>("count")?)?)
    }

    /// Returns when `inviter` has sent invitations since the time `since`, the latest first, at most `limit`: the last one to
    /// each person other than `except` (the computer is none), and each challenge that nobody has joined. Times are in milliseconds since 1970.
    pub async fn last_invitations(
        &mut self,
        inviter: &Account,
        except: &Account,
        since: i64,
        limit: u32,
    ) -> anyhow::Result<Vec<i64>> {
        self.flush().await?;
        // Every forgotten player counts as somebody else.
        let rows = sqlx::query(AssertSqlSafe(format!(
            "SELECT at FROM (SELECT MAX(own.opened_at) AS at FROM {OWN_TABLES} WHERE own.platform = $1 \
             AND own.account = $2 AND own.seat = 'inviter' AND own.opened_at > $3 AND other.level IS NULL \
             AND NOT {IS_DRAWN} AND COALESCE(other.account, '') <> $4 \
             GROUP BY COALESCE(other.account, CAST(own.table_id AS TEXT)) \
             UNION ALL SELECT opened_at AS at FROM challenges WHERE platform = $1 AND account = $2 \
             AND opened_at > $3 AND state <> 'joined' \
             UNION ALL SELECT opened_at AS at FROM tournaments WHERE platform = $1 AND account = $2 \
             AND opened_at > $3) AS sent ORDER BY at DESC LIMIT $5"
        )))
        .bind(inviter.platform.key())
        .bind(inviter.id.clone())
        .bind(since)
        .bind(except.id.clone())
        .bind(i64::from(limit))
        .fetch_all(self.read_connection().await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("at")?)).collect()
    }

    /// Returns when `account` has begun games against the computer since the time `since`, the latest first, at most `limit`.
    /// Times are in milliseconds since 1970.
    pub async fn games_against_computer(
        &mut self,
        account: &Account,
        since: i64,
        limit: u32,
    ) -> anyhow::Result<Vec<i64>> {
        self.flush().await?;
        let rows = sqlx::query(AssertSqlSafe(format!(
            "SELECT own.opened_at AS at FROM {OWN_TABLES} WHERE own.platform = $1 AND own.account = $2 \
             AND own.opened_at > $3 AND other.level IS NOT NULL ORDER BY own.opened_at DESC LIMIT $4"
        )))
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(since)
        .bind(i64::from(limit))
        .fetch_all(self.read_connection().await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("at")?)).collect()
    }

    /// Returns when the last invitation or challenge but `skipped` was sent in `place`, if that was after the time `since`.
    /// Times are in milliseconds since 1970.
    pub async fn earlier_invitation(&mut self, place: &Place, skipped: u32, since: i64) -> anyhow::Result<Option<i64>> {
        self.flush().await?;
        let row = sqlx::query(AssertSqlSafe(format!(
            "SELECT at FROM (SELECT own.opened_at AS at FROM {OWN_TABLES} WHERE own.platform = $1 AND own.place = $2 \
             AND own.seat = 'inviter' AND own.opened_at > $3 AND other.level IS NULL AND NOT {IS_DRAWN} \
             UNION ALL SELECT opened_at AS at FROM challenges WHERE platform = $1 AND place = $2 AND opened_at > $3 \
             AND state <> 'joined') AS sent ORDER BY at DESC LIMIT 1 OFFSET $4"
        )))
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(since)
        .bind(i64::from(skipped))
        .fetch_optional(self.read_connection().await?)
        .await?;
        row.map(|row| Ok(row.try_get("at")?)).transpose()
    }
}
