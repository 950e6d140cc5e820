//! A PostgreSQL transaction on a connection of its own.

use std::time::Duration;

use anyhow::Context as _;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Executor as _};
use tokio::runtime::Handle;
use tokio::time::timeout;

/// How long a rollback may take before the connection is closed instead.
const ROLLBACK_TIMEOUT: Duration = Duration::from_secs(5);

/// An open transaction with its connection, which returns to the pool at the end. If the transaction is dropped, it is rolled
/// back soon afterwards.
pub(in crate::store) struct PgTransaction {
    connection: Option<PoolConnection<Any>>,
    /// Whether the server knows that the transaction has begun, and not that it has ended.
    is_open: bool,
}

impl PgTransaction {
    pub(in crate::store) async fn begin(connection: PoolConnection<Any>) -> anyhow::Result<PgTransaction> {
        let mut transaction = PgTransaction { connection: Some(connection), is_open: false };
        transaction.execute("BEGIN").await?;
        transaction.is_open = true;
        Ok(transaction)
    }

    pub(in crate::store) fn connection(&mut self) -> Option<&mut AnyConnection> {
        self.connection.as_deref_mut()
    }

    pub(in crate::store) async fn commit(mut self) -> anyhow::Result<()> {
        self.is_open = false;
        self.execute("COMMIT").await?;
        self.connection = None;
        Ok(())
    }

    async fn execute(&mut self, statement: &'static str) -> anyhow::Result<()> {
        self.connection().context("the transaction has no connection")?.execute(statement).await?;
        Ok(())
    }
}

impl Drop for PgTransaction {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        match Handle::try_current() {
            // A new connection with TLS would cost much more, and every refused command ends here.
            Ok(runtime) if self.is_open => drop(runtime.spawn(roll_back(connection))),
            _ => connection.close_on_drop(),
        }
    }
}

/// Rolls back what is open on `connection`, also after a statement that nobody waits for any more.
async fn roll_back(mut connection: PoolConnection<Any>) {
    if !matches!(timeout(ROLLBACK_TIMEOUT, connection.execute("ROLLBACK")).await, Ok(Ok(_))) {
        connection.close_on_drop();
    }
}
