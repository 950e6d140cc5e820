//! Leases: work that only one of several processes on a database does at a time, such as serving a set of Discord
//! shards.

use std::str::FromStr as _;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection as _, Row as _};
use tokio::time::{Instant, sleep, timeout};

use crate::store::backend::kind::Backend;
use crate::store::backend::transient::causes;
use crate::store::database::Store;
use crate::store::outbox::claims::try_lock;

/// How often the holder checks its lease, and the other processes try to acquire it.
const CHECK_INTERVAL: Duration = Duration::from_secs(3);
/// How long a holder tries to reacquire its lease when the database is unreachable.
const REACQUIRE_TIMEOUT: Duration = Duration::from_secs(15);

/// A lease, held until it is dropped or [`Lease::lost`] returns.
pub struct Lease {
    store: Store,
    name: String,
    /// The connection that holds the advisory lock; `None` with SQLite.
    connection: Option<AnyConnection>,
}

impl Store {
    /// Waits for the lease `name`, which one process holds at a time. When its holder ends or is killed, a waiting
    /// process takes over within seconds; when the holder's machine vanishes, within half a minute.
    pub async fn lease(&self, name: &str) -> Lease {
        let mut lease = Lease { store: self.clone(), name: format!("lease {name}"), connection: None };
        let mut is_logged = false;
        let mut has_failed = false;
        loop {
            match lease.try_acquire().await {
                Ok(true) => return lease,
                Ok(false) if is_logged => has_failed = false,
                Ok(false) => {
                    is_logged = true;
                    tracing::info!("another process serves {name}: this one takes over when that ends");
                }
                Err(_) if has_failed => {}
                Err(error) => {
                    has_failed = true;
                    tracing::warn!("cannot check yet whether another process serves {name}: {}", causes(&error));
                }
            }
            sleep(CHECK_INTERVAL).await;
        }
    }

    /// Returns whether another process serves this database. If not, and it is an SQLite database, this process holds
    /// the lock for serving it from now on.
    pub(in crate::store) async fn is_served(&self) -> anyhow::Result<bool> {
        if self.backend == Backend::Sqlite {
            return Ok(!self.lock_directory()?);
        }
        let held = "SELECT COUNT(*) AS held FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database \
                    WHERE locktype = 'advisory' AND datname = current_database()";
        Ok(sqlx::query(held).fetch_one(&self.pool).await?.try_get::<i64, _>("held")? > 0)
    }

    /// Tries to take the lock for serving this SQLite database, and returns whether this process has it.
    fn lock_directory(&self) -> anyhow::Result<bool> {
        self.serving_lock.try_acquire(SqliteConnectOptions::from_str(&self.url)?.get_filename())
    }
}

impl Lease {
    /// Tries once to acquire the lease, and returns whether this process has it.
    async fn try_acquire(&mut self) -> anyhow::Result<bool> {
        if self.store.backend == Backend::Sqlite {
            return self.store.lock_directory();
        }
        let mut connection = self.store.pool.acquire().await?.detach();
        let acquired = try_lock(&mut connection, &self.name).await?;
        self.connection = acquired.then_some(connection);
        Ok(acquired)
    }

    /// Returns when the lease is lost: another process has it, or the database has been unreachable for 15 s.
    pub async fn lost(&mut self) {
        if self.store.backend == Backend::Sqlite {
            return std::future::pending().await;
        }
        let mut last_held = Instant::now();
        loop {
            sleep(CHECK_INTERVAL).await;
            let held = match &mut self.connection {
                Some(connection) => matches!(timeout(CHECK_INTERVAL, connection.ping()).await, Ok(Ok(()))),
                None => match timeout(CHECK_INTERVAL, self.try_acquire()).await {
                    Ok(Ok(false)) => return,
                    Ok(acquired) => acquired.is_ok(),
                    Err(_) => false,
                },
            };
            if held {
                last_held = Instant::now();
            } else {
                self.connection = None;
            }
            if last_held.elapsed() > REACQUIRE_TIMEOUT {
                return;
            }
        }
    }
}
