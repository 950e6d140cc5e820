//! What one process at a time does, of several on one database: such as to serve the same Discord shards.

use std::str::FromStr as _;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection as _, Row as _};
use tokio::time::{Instant, sleep, timeout};

use crate::store::backend::kind::Backend;
use crate::store::database::Store;
use crate::store::outbox::claims::try_lock;

/// How often a holder makes sure of its lease, and the others try to get it.
const ROUND: Duration = Duration::from_secs(3);
/// How long a holder tries to get its lease back when the database is away.
const HOLDS_ON: Duration = Duration::from_secs(15);

/// Held until it is dropped.
pub struct Lease {
    store: Store,
    name: String,
    /// The connection with the lock; `None` at an embedded database.
    connection: Option<AnyConnection>,
}

impl Store {
    /// Waits until this process alone may do what `name` says. When a process ends or is killed, another that waits
    /// takes over within seconds; within half a minute when a whole machine has vanished.
    pub async fn lease(&self, name: &str) -> Lease {
        let mut lease = Lease { store: self.clone(), name: format!("lease {name}"), connection: None };
        let mut told = false;
        loop {
            match lease.take().await {
                Ok(true) => return lease,
                Ok(false) if told => {}
                Ok(false) => {
                    told = true;
                    tracing::info!("another process serves {name}: this one takes over when that ends");
                }
                Err(error) => tracing::warn!("cannot ask who serves {name}: {error:#}"),
            }
            sleep(ROUND).await;
        }
    }

    /// Whether another process serves this database. Where it is an embedded one this one serves it from now on, unless
    /// another does.
    pub(in crate::store) async fn is_served(&self) -> anyhow::Result<bool> {
        if self.engine == Backend::Sqlite {
            return Ok(!self.take_alone()?);
        }
        let held = "SELECT COUNT(*) AS held FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database \
                    WHERE locktype = 'advisory' AND datname = current_database()";
        Ok(sqlx::query(held).fetch_one(&self.pool).await?.try_get::<i64, _>("held")? > 0)
    }

    /// Whether this process may serve this embedded database.
    fn take_alone(&self) -> anyhow::Result<bool> {
        self.serving.take(SqliteConnectOptions::from_str(&self.url)?.get_filename())
    }
}

impl Lease {
    async fn take(&mut self) -> anyhow::Result<bool> {
        if self.store.engine == Backend::Sqlite {
            return self.store.take_alone();
        }
        let mut connection = self.store.pool.acquire().await?.detach();
        let taken = try_lock(&mut connection, &self.name).await?;
        self.connection = taken.then_some(connection);
        Ok(taken)
    }

    /// Returns when the lease is lost: another process has it, or the database has been away for 15 s.
    pub async fn lost(&mut self) {
        if self.store.engine == Backend::Sqlite {
            return std::future::pending().await;
        }
        let mut since = Instant::now();
        loop {
            sleep(ROUND).await;
            let held = match &mut self.connection {
                Some(connection) => matches!(timeout(ROUND, connection.ping()).await, Ok(Ok(()))),
                None => match timeout(ROUND, self.take()).await {
                    Ok(Ok(false)) => return,
                    Ok(taken) => taken.is_ok(),
                    Err(_) => false,
                },
            };
            if held {
                since = Instant::now();
            } else {
                self.connection = None;
            }
            if since.elapsed() > HOLDS_ON {
                return;
            }
        }
    }
}
