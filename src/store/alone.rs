//! A transaction of PostgreSQL.

use anyhow::Context as _;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Executor as _};

/// Has a connection, which goes back to the pool when the transaction is committed, and is closed with whatever is open on
/// it otherwise. A transaction of sqlx would hand on one whose first statements have failed behind `BEGIN`.
pub(super) struct Alone(Option<PoolConnection<Any>>);

impl Alone {
    /// Begins with `statements`, in one question: each costs the way to the server and back.
    pub(super) async fn begin(pool: &AnyPool, statements: String) -> anyhow::Result<Alone> {
        let mut alone = Alone(Some(pool.acquire().await?));
        alone.execute(statements).await?;
        Ok(alone)
    }

    pub(super) fn connection(&mut self) -> Option<&mut AnyConnection> {
        self.0.as_deref_mut()
    }

    pub(super) async fn commit(mut self) -> anyhow::Result<()> {
        self.execute("COMMIT".to_owned()).await?;
        self.0 = None;
        Ok(())
    }

    async fn execute(&mut self, statements: String) -> anyhow::Result<()> {
        let connection = self.connection().context("there is no connection")?;
        connection.execute(AssertSqlSafe(statements)).await?;
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
