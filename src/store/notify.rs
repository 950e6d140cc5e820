//! What one of several processes on one PostgreSQL tells the others at once: that there is something to deliver.

use sqlx::postgres::PgListener;

use crate::store::backend::kind::Backend;
use crate::store::database::Store;

/// The channel of these notifications.
const BELL: &str = "kafenio_outbox";

impl Store {
    /// Tells all processes at this store to look at the outbox. It is no part of a transaction, as PostgreSQL lets only
    /// one commit at a time notify.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notify(&self) -> anyhow::Result<()> {
        if self.engine == Backend::Postgres {
            sqlx::query("SELECT pg_notify($1, '')").bind(BELL).execute(&self.pool).await?;
        }
        Ok(())
    }

    /// Calls `heard` whenever a process at this store has rung, or may have while the connection was broken. At an
    /// embedded database nobody else is there to do so.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn listen(&self, heard: impl Fn()) -> anyhow::Result<()> {
        if self.engine == Backend::Sqlite {
            return std::future::pending().await;
        }
        let mut listener = PgListener::connect(&self.url).await?;
        listener.listen(BELL).await?;
        loop {
            heard();
            listener.try_recv().await?;
        }
    }
}
