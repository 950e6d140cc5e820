//! A transaction of PostgreSQL.

use anyhow::Context as _;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Executor as _};

/// Has a connection, which goes back to the pool when the transaction is committed, and is closed with whatever is open on
/// it otherwise.
pub(in crate::store) struct Alone(Option<PoolConnection<Any>>);

impl Alone {
    pub(in crate::store) async fn begin(connection: PoolConnection<Any>) -> anyhow::Result<Alone> {
        let mut alone = Alone(Some(connection));
        alone.execute("BEGIN").await?;
        Ok(alone)
    }

    pub(in crate::store) fn connection(&mut self) -> Option<&mut AnyConnection> {
        self.0.as_deref_mut()
    }

    pub(in crate::store) async fn commit(mut self) -> anyhow::Result<()> {
        self.execute("COMMIT").await?;
        self.0 = None;
        Ok(())
    }

    async fn execute(&mut self, statement: &'static str) -> anyhow::Result<()> {
        self.connection().context("there is no connection")?.execute(statement).await?;
        Ok(())
    }
}

impl Drop for Alone {
    fn drop(&mut self) {
        if let Some(connection) = &mut self.0 {
            connection.close_on_drop();
        }
    }
}
