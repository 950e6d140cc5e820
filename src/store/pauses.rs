//! When clocks stand still.

use sqlx::Row as _;

use crate::chat::{Account, Platform};
use crate::store::database::Store;
use crate::store::transaction::state::Transaction;
use crate::table::MINUTE;

/// A platform from which no sign of life came for longer than this, in milliseconds, was not served: 1 minute.
const LONGEST_SILENCE: i64 = MINUTE;

/// The name of the note that says when a platform was served last.
pub(in crate::store) fn heartbeat(platform: Platform) -> String {
    format!("heartbeat.{}", platform.key())
}

impl Store {
    /// Notes that `platform` is served at `now`. Where nobody has said so for more than a minute, all its clocks have
    /// stood still since. Several processes may say so; two that end the same silence do no harm.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_heartbeat(&self, platform: Platform, now: i64) -> anyhow::Result<()> {
        let mut transaction = self.begin().await?;
        let row = sqlx::query("SELECT CAST(value AS BIGINT) AS last FROM notes WHERE name = $1")
            .bind(heartbeat(platform))
            .fetch_optional(transaction.reading().await?)
            .await?;
        let last: Option<i64> = row.map(|row| row.try_get("last")).transpose()?;
        if let Some(last) = last.filter(|last| now - last > LONGEST_SILENCE) {
            transaction.pause(platform, "", last, now).await?;
        }
        if last.is_none_or(|last| last < now) {
            sqlx::query("INSERT INTO notes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2")
                .bind(heartbeat(platform))
                .bind(now.to_string())
                .execute(transaction.writing().await?)
                .await?;
        }
        transaction.commit().await
    }
}

impl Transaction {
    async fn pause(&mut self, platform: Platform, person: &str, from: i64, until: i64) -> anyhow::Result<()> {
        self.known.forget_pauses();
        sqlx::query("INSERT INTO pauses (platform, person, from_at, until_at) VALUES ($1, $2, $3, $4)")
            .bind(platform.key())
            .bind(person.to_owned())
            .bind(from)
            .bind(until)
            .execute(self.writing().await?)
            .await?;
        Ok(())
    }

    /// The vacations that `account` has ever taken, each from its beginning to its end in milliseconds since 1970.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn vacations(&mut self, account: &Account) -> anyhow::Result<Vec<[i64; 2]>> {
        let rows = sqlx::query("SELECT from_at, until_at FROM pauses WHERE platform = $1 AND person = $2 ORDER BY id")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_all(self.reading().await?)
            .await?;
        rows.iter().map(|row| Ok([row.try_get(0)?, row.try_get(1)?])).collect()
    }

    /// Notes that `account` is away from the beginning of this span to its end, which may be the same; a vacation that is
    /// running then ends with that beginning.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_vacation(&mut self, account: &Account, [from, until]: [i64; 2]) -> anyhow::Result<()> {
        self.known.forget_pauses();
        sqlx::query("UPDATE pauses SET until_at = $3 WHERE platform = $1 AND person = $2 AND until_at > $3")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .bind(from)
            .execute(self.writing().await?)
            .await?;
        if until > from { self.pause(account.platform, &account.id, from, until).await } else { Ok(()) }
    }

    /// The spans of time after `since`, in milliseconds since 1970, in which the clock of `account` stands still. A
    /// silence that nobody has ended yet lasts until `now`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn pauses(&mut self, account: &Account, since: i64, now: i64) -> anyhow::Result<Vec<[i64; 2]>> {
        let is_served = self.known.served_at.is_none_or(|served| served >= now - LONGEST_SILENCE);
        if is_served && self.known.stood_until.get(account).is_some_and(|until| *until <= since) {
            return Ok(Vec::new());
        }
        let asked = (account.clone(), now);
        if let Some((from, known)) = self.known.pauses.get(&asked)
            && *from <= since
        {
            return Ok(known.iter().filter(|[_, until]| *until > since || *until == now).copied().collect());
        }
        let rows = sqlx::query(
            "SELECT from_at, until_at FROM pauses WHERE platform = $1 AND person IN ('', $2) AND until_at > $3 \
             UNION ALL SELECT CAST(value AS BIGINT), CAST($4 AS BIGINT) FROM notes \
             WHERE name = $5 AND CAST(value AS BIGINT) < $6",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(since)
        .bind(now)
        .bind(heartbeat(account.platform))
        .bind(now - LONGEST_SILENCE)
        .fetch_all(self.reading().await?)
        .await?;
        let spans =
            rows.iter().map(|row| Ok([row.try_get(0)?, row.try_get(1)?])).collect::<anyhow::Result<Vec<_>>>()?;
        self.known.pauses.insert(asked, (since, spans.clone()));
        Ok(spans)
    }
}
