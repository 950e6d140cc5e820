//! Claims lanes, so that only one of several processes on a PostgreSQL database delivers a lane at a time.
//!
//! A claim is an advisory lock on a connection kept for this purpose. PostgreSQL releases it when the process ends: at
//! once after a kill, within half a minute when the machine vanishes.

use sqlx::{AnyConnection, Row as _};

use crate::store::backend::kind::Backend;
use crate::store::database::Store;
use crate::store::outbox::row::Delivery;

/// Takes the advisory lock named `$1`; the name is hashed to 64 bits.
const TRY_LOCK: &str = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked";
const UNLOCK: &str = "SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS unlocked";

impl Store {
    /// Claims the lane of `delivery` for this process until [`Store::release`]. Returns `false` if another process has
    /// claimed it or has delivered this row meanwhile. With SQLite, which one process serves alone, it returns `true`.
    pub async fn claim(&self, delivery: &Delivery) -> anyhow::Result<bool> {
        if self.backend == Backend::Sqlite {
            return Ok(true);
        }
        let mut locks = self.locks.lock().await;
        // Taken out, so that a failure drops the connection and with it every lock.
        let mut connection = match locks.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?.detach(),
        };
        let mut claimed = try_lock(&mut connection, &key(delivery)).await?;
        if claimed && !is_due(&mut connection, delivery.id).await? {
            unlock(&mut connection, &key(delivery)).await?;
            claimed = false;
        }
        *locks = Some(connection);
        Ok(claimed)
    }

    /// Releases the lane of `delivery`. If that fails, the connection is dropped and with it all lanes of this process.
    pub async fn release(&self, delivery: &Delivery) {
        let mut locks = self.locks.lock().await;
        if let Some(mut connection) = locks.take()
            && unlock(&mut connection, &key(delivery)).await.is_ok()
        {
            *locks = Some(connection);
        }
    }

    /// Releases all lanes of this process.
    pub async fn release_lanes(&self) {
        *self.locks.lock().await = None;
    }
}

/// Returns the name of the advisory lock. All versions of the program must use the same one.
fn key(delivery: &Delivery) -> String {
    let prefix = if delivery.kind.is_cleanup() { "tidying " } else { "" };
    format!("{prefix}lane {} {}", delivery.post.place.platform.key(), delivery.lane)
}

pub(in crate::store) async fn try_lock(connection: &mut AnyConnection, key: &str) -> anyhow::Result<bool> {
    Ok(sqlx::query(TRY_LOCK).bind(key.to_owned()).fetch_one(connection).await?.try_get("locked")?)
}

async fn unlock(connection: &mut AnyConnection, key: &str) -> anyhow::Result<()> {
    sqlx::query(UNLOCK).bind(key.to_owned()).execute(connection).await?;
    Ok(())
}

async fn is_due(connection: &mut AnyConnection, row: i64) -> anyhow::Result<bool> {
    let due = sqlx::query("SELECT id FROM outbox WHERE id = $1 AND state = 'due'").bind(row);
    Ok(due.fetch_optional(connection).await?.is_some())
}
