//! A builder for SQL statements with bound values. The one of `sqlx` writes `?` for a value whatever the database is, and
//! PostgreSQL takes `$1`.

use futures_util::TryStreamExt as _;
use kafenio_board::table::TableId;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Executor as _};

/// An SQL statement built piece by piece, with the values bound to it.
#[derive(Default)]
pub(in crate::store) struct Statement(Vec<Piece>);

enum Piece {
    Sql(&'static str),
    Value(Value),
}

/// A value bound to a statement.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::store) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
}

impl From<TableId> for Value {
    fn from(table: TableId) -> Value {
        table.0.into()
    }
}

impl Statement {
    /// Appends SQL. It is `'static`, so it cannot contain user input.
    pub(in crate::store) fn push(&mut self, sql: &'static str) -> &mut Self {
        self.0.push(Piece::Sql(sql));
        self
    }

    /// Appends placeholders for `values`, separated by commas.
    pub(in crate::store) fn bind(&mut self, values: impl IntoIterator<Item = Value>) -> &mut Self {
        for (number, value) in values.into_iter().enumerate() {
            if number > 0 {
                self.push(", ");
            }
            self.0.push(Piece::Value(value));
        }
        self
    }

    /// Returns this statement with `others` as named common table expressions (`WITH name AS (...)`).
    pub(in crate::store) fn with(self, others: Vec<(&'static str, Statement)>) -> Statement {
        let mut all = Statement::default();
        let mut next = "WITH ";
        for (name, other) in others {
            all.push(next).push(name).push(" AS (");
            all.0.extend(other.0);
            all.push(") ");
            next = ", ";
        }
        all.0.extend(self.0);
        all
    }

    /// Executes the statement and returns the number of rows changed, not counting those of its common table
    /// expressions.
    pub(in crate::store) async fn execute(self, connection: &mut AnyConnection) -> sqlx::Result<u64> {
        Ok(self.query().execute(connection).await?.rows_affected())
    }

    /// Executes several statements on an SQLite connection, and returns how many rows each of them changed. Together they
    /// are handed to the connection's thread once: handing over costs more than most statements.
    pub(in crate::store) async fn execute_all(
        statements: Vec<Statement>,
        connection: &mut AnyConnection,
    ) -> sqlx::Result<Vec<u64>> {
        let mut all = Statement::default();
        for statement in statements {
            all.0.extend(statement.0);
            all.push("; ");
        }
        let mut results = connection.fetch_many(all.query());
        let mut changed = Vec::new();
        while let Some(result) = results.try_next().await? {
            changed.extend(result.left().map(|done| done.rows_affected()));
        }
        Ok(changed)
    }

    /// Executes the statement and returns its row.
    ///
    /// # Errors
    /// Returns an error if the database fails, or the statement returns no row.
    pub(in crate::store) async fn fetch_one(self, connection: &mut AnyConnection) -> sqlx::Result<AnyRow> {
        self.query().fetch_one(connection).await
    }

    /// Executes the statement and returns its rows.
    pub(in crate::store) async fn fetch_all(self, connection: &mut AnyConnection) -> sqlx::Result<Vec<AnyRow>> {
        self.query().fetch_all(connection).await
    }

    fn query(self) -> Query<'static, Any, AnyArguments> {
        let mut sql = String::new();
        let mut values = Vec::new();
        for piece in self.0 {
            match piece {
                Piece::Sql(piece) => sql.push_str(piece),
                Piece::Value(value) => {
                    values.push(value);
                    sql.push('$');
                    sql.push_str(&values.len().to_string());
                }
            }
        }
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for value in values {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
            };
        }
        query
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(Some(text))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(Some(number))
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::Text(text)
    }
}

impl From<Option<i64>> for Value {
    fn from(number: Option<i64>) -> Value {
        Value::Number(number)
    }
}
