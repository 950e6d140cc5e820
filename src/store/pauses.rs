//! Stores the spans of time in which clocks are paused: vacations, and downtime of the bot on a platform.

use kafenio_board::table::{DAY, MINUTE};
use sqlx::Row as _;

use crate::chat::{Account, Platform};
use crate::store::database::Store;
use crate::store::transaction::Transaction;

/// The longest gap between two heartbeats of a platform, in milliseconds; in a longer one it was not served.
const MAX_HEARTBEAT_GAP: i64 = MINUTE;
/// A heartbeat that is further in the future than this was recorded while the system's clock was wrong. Clocks of several
/// machines differ by less.
const MAX_CLOCK_DIFFERENCE: i64 = DAY;
/// No table is due later than this, whatever its clock and its players' vacations, in milliseconds.
const LONGEST_DEADLINE: i64 = 365 * DAY;

/// Returns the key under which the time of a platform's last heartbeat is stored.
pub(in crate::store) fn heartbeat_key(platform: Platform) -> String {
    format!("heartbeat.{}", platform.key())
}

impl Store {
    /// Records that `platform` is served at `now` (milliseconds since 1970). If the last heartbeat is more than a
    /// minute old, all clocks on the platform were paused in between. If the system's clock was far ahead and is right
    /// again, what it led to ends now. Several processes may call this at the same time.
    pub async fn record_heartbeat(&self, platform: Platform, now: i64) -> anyhow::Result<()> {
        let mut transaction = self.begin().await?;
        let row = sqlx::query("SELECT CAST(value AS BIGINT) AS last FROM key_values WHERE name = $1")
            .bind(heartbeat_key(platform))
            .fetch_optional(transaction.read_connection().await?)
            .await?;
        let mut last: Option<i64> = row.map(|row| row.try_get("last")).transpose()?;
        if last.is_some_and(|last| last - now > MAX_CLOCK_DIFFERENCE) {
            transaction.forget_wrong_time(platform, now).await?;
            last = None;
        }
        if let Some(last) = last.filter(|last| now - last > MAX_HEARTBEAT_GAP) {
            transaction.pause(platform, "", last, now).await?;
        }
        if last.is_none_or(|last| last < now) {
            sqlx::query(
                "INSERT INTO key_values (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
            )
            .bind(heartbeat_key(platform))
            .bind(now.to_string())
            .execute(transaction.write_connection().await?)
            .await?;
        }
        transaction.commit().await
    }
}

impl Transaction {
    /// Corrects what was recorded while the system's clock was far ahead: downtime of `platform` ends at `now`, and tables
    /// that would be due much later are looked at.
    async fn forget_wrong_time(&mut self, platform: Platform, now: i64) -> anyhow::Result<()> {
        self.cache.forget_pauses();
        for (sql, latest) in [
            ("DELETE FROM pauses WHERE platform = $1 AND account = '' AND from_at >= $2 AND until_at > $3", now),
            ("UPDATE pauses SET until_at = $2 WHERE platform = $1 AND account = '' AND until_at > $3", now),
            (
                "UPDATE tables SET due_at = $2, revision = revision + 1 \
                 WHERE id IN (SELECT table_id FROM sides WHERE platform = $1 AND open = 1) AND due_at > $3",
                now + LONGEST_DEADLINE,
            ),
        ] {
            let connection = self.write_connection().await?;
            sqlx::query(sql).bind(platform.key()).bind(now).bind(latest).execute(connection).await?;
        }
        Ok(())
    }

    async fn pause(&mut self, platform: Platform, account: &str, from: i64, until: i64) -> anyhow::Result<()> {
        self.cache.forget_pauses();
        sqlx::query("INSERT INTO pauses (platform, account, from_at, until_at) VALUES ($1, $2, $3, $4)")
            .bind(platform.key())
            .bind(account.to_owned())
            .bind(from)
            .bind(until)
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }

    /// Returns all vacations that the person to whom `account` belongs has ever taken, each with its start and end in
    /// milliseconds since 1970.
    pub async fn vacations(&mut self, account: &Account) -> anyhow::Result<Vec<[i64; 2]>> {
        let mut vacations = Vec::new();
        for account in self.accounts_of_person(account).await? {
            let rows = sqlx::query("SELECT from_at, until_at FROM pauses WHERE platform = $1 AND account = $2")
                .bind(account.platform.key())
                .bind(account.id)
                .fetch_all(self.read_connection().await?)
                .await?;
            for row in rows {
                vacations.push([row.try_get(0)?, row.try_get(1)?]);
            }
        }
        vacations.sort_unstable();
        // Linked accounts have the same ones.
        vacations.dedup();
        Ok(vacations)
    }

    /// Stores a vacation of the person to whom `account` belongs, from `from` to `until`, in milliseconds since 1970. A
    /// vacation that is running at `from` ends then; if both times are the same, no new one begins.
    pub async fn set_vacation(&mut self, account: &Account, [from, until]: [i64; 2]) -> anyhow::Result<()> {
        self.cache.forget_pauses();
        for account in self.accounts_of_person(account).await? {
            sqlx::query("UPDATE pauses SET until_at = $3 WHERE platform = $1 AND account = $2 AND until_at > $3")
                .bind(account.platform.key())
                .bind(account.id.clone())
                .bind(from)
                .execute(self.write_connection().await?)
                .await?;
            if until > from {
                self.pause(account.platform, &account.id, from, until).await?;
            }
        }
        Ok(())
    }

    /// Returns the spans of time after `since`, in milliseconds since 1970, in which the bot did not serve `platform`.
    pub async fn downtimes(&mut self, platform: Platform, since: i64, now: i64) -> anyhow::Result<Vec<[i64; 2]>> {
        // Nobody has this account, so there are no vacations.
        self.pauses(&Account { platform, id: String::new() }, since, now).await
    }

    /// Returns the spans of time after `since`, in milliseconds since 1970, in which the clock of `account` is paused.
    /// A gap between heartbeats that is still open lasts until `now`.
    pub async fn pauses(&mut self, account: &Account, since: i64, now: i64) -> anyhow::Result<Vec<[i64; 2]>> {
        let is_served = self
            .cache
            .heartbeat
            .is_none_or(|(platform, served)| platform == account.platform && served >= now - MAX_HEARTBEAT_GAP);
        if is_served && self.cache.paused_until.get(account).is_some_and(|until| *until <= since) {
            return Ok(Vec::new());
        }
        let key = (account.clone(), now);
        if let Some((from, cached)) = self.cache.pauses.get(&key)
            && *from <= since
        {
            return Ok(cached.iter().filter(|[_, until]| *until > since || *until == now).copied().collect());
        }
        let rows = sqlx::query(
            "SELECT from_at, until_at FROM pauses WHERE platform = $1 AND account IN ('', $2) AND until_at > $3 \
             UNION ALL SELECT CAST(value AS BIGINT), CAST($4 AS BIGINT) FROM key_values \
             WHERE name = $5 AND CAST(value AS BIGINT) < $6",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(since)
        .bind(now)
        .bind(heartbeat_key(account.platform))
        .bind(now - MAX_HEARTBEAT_GAP)
        .fetch_all(self.read_connection().await?)
        .await?;
        let spans =
            rows.iter().map(|row| Ok([row.try_get(0)?, row.try_get(1)?])).collect::<anyhow::Result<Vec<_>>>()?;
        self.cache.pauses.insert(key, (since, spans.clone()));
        Ok(spans)
    }
}
