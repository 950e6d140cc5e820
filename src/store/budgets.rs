//! Budgets for what people can do at will. They hold after a restart, and after somebody was forgotten: what is stored is a hash,
//! until the budget is whole again.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};
use sqlx::Row as _;

use crate::store::transaction::Transaction;

/// How often something is allowed: once per `interval` milliseconds on average, and at most `burst` times at once.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    pub interval: i64,
    pub burst: i64,
}

impl Quota {
    /// Returns the time up to which the quota is used once `count` more are spent at `now`, if it was used up to `used_until`.
    ///
    /// # Errors
    /// Returns the milliseconds to wait if that is too much.
    pub fn spend(self, used_until: Option<i64>, count: i64, now: i64) -> Result<i64, i64> {
        let used_until = used_until.map_or(now, |used_until| now.max(used_until)) + count * self.interval;
        let wait = used_until - now - self.burst * self.interval;
        if wait > 0 { Err(wait) } else { Ok(used_until) }
    }
}

impl Transaction {
    /// Spends `count` of a budget of `whose` at `now` (milliseconds since 1970). Returns the milliseconds to wait, and spends nothing,
    /// if that is too much.
    pub async fn spend(&mut self, quota: Quota, whose: &[&str], count: i64, now: i64) -> anyhow::Result<Option<i64>> {
        let name = name(whose);
        match quota.spend(self.used_until(&name).await?, count, now) {
            Ok(used_until) => self.set_budget(name, used_until).await.map(|()| None),
            Err(wait) => Ok(Some(wait)),
        }
    }

    /// Returns the milliseconds to wait until one more of a budget can be spent; `None` if it can be at `now`.
    pub async fn wait(&mut self, quota: Quota, whose: &[&str], now: i64) -> anyhow::Result<Option<i64>> {
        Ok(quota.spend(self.used_until(&name(whose)).await?, 1, now).err())
    }

    async fn used_until(&mut self, name: &str) -> anyhow::Result<Option<i64>> {
        let row = sqlx::query("SELECT used_until FROM budgets WHERE name = $1")
            .bind(name.to_owned())
            .fetch_optional(self.read_connection().await?)
            .await?;
        Ok(row.map(|row| row.try_get("used_until")).transpose()?)
    }

    /// Spends `count` of a budget even if that is too much: then it takes longer until something else is allowed.
    pub async fn overspend(&mut self, quota: Quota, whose: &[&str], count: i64, now: i64) -> anyhow::Result<()> {
        let unlimited = Quota { burst: i64::MAX / quota.interval, ..quota };
        self.spend(unlimited, whose, count, now).await.map(drop)
    }

    /// Makes a budget whole again.
    pub async fn refund(&mut self, whose: &[&str]) -> anyhow::Result<()> {
        sqlx::query("DELETE FROM budgets WHERE name = $1")
            .bind(name(whose))
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }

    async fn set_budget(&mut self, name: String, used_until: i64) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO budgets (name, used_until) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET used_until = $2",
        )
        .bind(name)
        .bind(used_until)
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }
}

/// Returns the name of a budget: a hash, so that it does not tell whose it is.
fn name(whose: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in whose {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    BASE64_URL_SAFE_NO_PAD.encode(hash.finalize())
}
