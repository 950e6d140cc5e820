//! Who delivers: of several processes on one PostgreSQL, one at a time has a lane.
//!
//! A claim is an advisory lock of a connection that is kept for this. PostgreSQL drops it by itself when the process
//! is gone, at once after a kill and within half a minute when its machine has vanished.

use sqlx::{AnyConnection, Row as _};

use crate::store::backend::kind::Backend;
use crate::store::database::Store;
use crate::store::outbox::row::Delivery;

/// The lock of `$1`, one of 2^64.
const TRY_LOCK: &str = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked";
const UNLOCK: &str = "SELECT pg_advisory_unlock(hashtextextended($1, 0)) AS unlocked";

impl Store {
    /// Claims the lane of `delivery` for this process, until [`Store::release`]. `false` where another process has
    /// it, or has delivered this row meanwhile. The only process at an embedded database has all lanes.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim(&self, delivery: &Delivery) -> anyhow::Result<bool> {
        if self.engine == Backend::Sqlite {
            return Ok(true);
        }
        let mut kept = self.locks.lock().await;
        // Taken out, so that after a failure this connection, and every lock with it, is let go.
        let mut connection = match kept.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?.detach(),
        };
        let mut claimed = try_lock(&mut connection, &key(delivery)).await?;
        if claimed && !is_due(&mut connection, delivery.id).await? {
            unlock(&mut connection, &key(delivery)).await?;
            claimed = false;
        }
        *kept = Some(connection);
        Ok(claimed)
    }

    /// Lets the lane of `delivery` go. Where that fails PostgreSQL lets go of all lanes of this process.
    pub async fn release(&self, delivery: &Delivery) {
        let mut kept = self.locks.lock().await;
        if let Some(mut connection) = kept.take()
            && unlock(&mut connection, &key(delivery)).await.is_ok()
        {
            *kept = Some(connection);
        }
    }

    /// Lets all lanes go.
    pub async fn release_lanes(&self) {
        *self.locks.lock().await = None;
    }
}

fn key(delivery: &Delivery) -> String {
    let track = if delivery.kind.is_cleanup() { "tidying " } else { "" };
    format!("{track}lane {} {}", delivery.post.place.platform.key(), delivery.lane)
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
