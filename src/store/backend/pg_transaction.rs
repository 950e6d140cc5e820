//! A PostgreSQL transaction on a connection of its own.

use anyhow::Context as _;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Executor as _};

/// An open transaction with its connection. A commit returns the connection to the pool. If the transaction is dropped
/// instead, the connection is closed, which rolls it back.
pub(in crate::store) struct PgTransaction(Option<PoolConnection<Any>>);

impl PgTransaction {
    pub(in crate::store) async fn begin(connection: PoolConnection<Any>) -> anyhow::Result<PgTransaction> {
        let mut transaction = PgTransaction(Some(connection));
        transaction.execute("BEGIN").await?;
        Ok(transaction)
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
        self.connection().context("the transaction has no connection")?.execute(statement).await?;
        Ok(())
    }
}

impl Drop for PgTransaction {
    fn drop(&mut self) {
        if let Some(connection) = &mut self.0 {
            connection.close_on_drop();
        }
    }
}
