//! Notifies the other processes on a PostgreSQL database of new rows in the outbox.

use sqlx::postgres::PgListener;

use crate::store::backend::kind::Backend;
use crate::store::database::Store;

/// The PostgreSQL channel of these notifications.
const CHANNEL: &str = "kafenio_outbox";

impl Store {
    /// Tells all processes on this database to look at the outbox. Call it outside of a transaction: PostgreSQL
    /// serializes the commits of transactions that notify. With SQLite it does nothing.
    pub async fn notify(&self) -> anyhow::Result<()> {
        if self.backend == Backend::Postgres {
            sqlx::query("SELECT pg_notify($1, '')").bind(CHANNEL).execute(&self.pool).await?;
        }
        Ok(())
    }

    /// Calls `on_notify` whenever a process on this database has called [`Store::notify`], or may have done so while
    /// the connection was broken. With SQLite, which one process serves alone, it waits for ever.
    ///
    /// # Errors
    /// Returns an error if the database is unreachable.
    pub async fn listen(&self, on_notify: impl Fn()) -> anyhow::Result<()> {
        if self.backend == Backend::Sqlite {
            return std::future::pending().await;
        }
        let mut listener = PgListener::connect(&self.url).await?;
        listener.listen(CHANNEL).await?;
        loop {
            on_notify();
            listener.try_recv().await?;
        }
    }
}
