//! Claims lanes, so that only one of several processes on a PostgreSQL database delivers a lane at a time.
//!
//! A claim is an advisory lock on a connection kept for this purpose. PostgreSQL releases it when the process ends: at
//! once after a kill, within half a minute when the machine vanishes.

use sqlx::{AnyConnection, Row as _};

use crate::store::backend::kind::Backend;
use crate::store::database::Store;
use crate::store::outbox::row::DueRow;

/// Takes the advisory lock named `$1`; the name is hashed to 64 bits.
const TRY_LOCK: &str = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked";
const UNLOCK: &str = "SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS unlocked";

impl Store {
    /// Claims the lane of `row` for this process until [`Store::release`]. Returns `false` if another process has claimed
    /// it. With SQLite, which one process serves alone, it returns `true`.
    pub async fn claim(&self, row: &DueRow) -> anyhow::Result<bool> {
        if self.backend == Backend::Sqlite {
            return Ok(true);
        }
        let mut locks = self.locks.lock().await;
        // Taken out, so that a failure drops the connection and with it every lock.
        let mut connection = match locks.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?.detach(),
        };
        let claimed = try_lock(&mut connection, &key(row)).await?;
        *locks = Some(connection);
        Ok(claimed)
    }

    /// Releases the lane of `row`. If that fails, the connection is dropped and with it all lanes of this process.
    pub async fn release(&self, row: &DueRow) {
        let mut locks = self.locks.lock().await;
        if let Some(mut connection) = locks.take()
            && unlock(&mut connection, &key(row)).await.is_ok()
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
fn key(row: &DueRow) -> String {
    let prefix = if row.is_cleanup { "tidying " } else { "" };
    format!("{prefix}lane {} {}", row.platform.key(), row.lane_name())
}

pub(in crate::store) async fn try_lock(connection: &mut AnyConnection, key: &str) -> anyhow::Result<bool> {
    Ok(sqlx::query(TRY_LOCK).bind(key.to_owned()).fetch_one(connection).await?.try_get("locked")?)
}

async fn unlock(connection: &mut AnyConnection, key: &str) -> anyhow::Result<()> {
    sqlx::query(UNLOCK).bind(key.to_owned()).execute(connection).await?;
    Ok(())
}
