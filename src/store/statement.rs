//! A statement that is put together piece by piece, with what is bound to it.

use sqlx::{AnyConnection, AssertSqlSafe};

#[derive(Default)]
pub(super) struct Statement {
    sql: String,
    values: Vec<Value>,
}

/// What is bound to a statement.
pub(super) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
}

impl Statement {
    /// Adds words of SQL, which never come from outside.
    pub(super) fn say(&mut self, sql: &'static str) -> &mut Self {
        self.sql.push_str(sql);
        self
    }

    /// Adds places for `values`, with a comma between each two.
    pub(super) fn bind(&mut self, values: impl IntoIterator<Item = Value>) -> &mut Self {
        for (number, value) in values.into_iter().enumerate() {
            self.values.push(value);
            self.sql.push_str(if number == 0 { "$" } else { ", $" });
            self.sql.push_str(&self.values.len().to_string());
        }
        self
    }

    /// Executes it; gives how many rows the last of its parts has changed.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn execute(self, connection: &mut AnyConnection) -> sqlx::Result<u64> {
        let mut query = sqlx::query(AssertSqlSafe(self.sql));
        for value in self.values {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Number(number) => query.bind(number),
            };
        }
        Ok(query.execute(connection).await?.rows_affected())
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
