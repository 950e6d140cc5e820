//! Copies a whole database into another one, SQLite or PostgreSQL.

use std::fmt::Write as _;

use anyhow::{Context as _, bail, ensure};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row as _};

use crate::store::backend::kind::Backend;
use crate::store::database::Store;
use crate::store::schema::{DatabaseTable, TABLES};

/// The tables whose ids the database generates. An id is never reused, because platforms identify messages by it.
const NUMBERED: [&str; 6] = ["persons", "tables", "outbox", "pauses", "rated_players", "rated_matches"];
/// The number of rows that one statement inserts.
const BATCH: usize = 100;

/// A column of a table: its name, and whether it holds integers or text.
pub(in crate::store) struct Column {
    pub(in crate::store) name: String,
    pub(in crate::store) is_number: bool,
}

type Binding = Query<'static, Any, AnyArguments>;

impl Store {
    /// Copies this store into `to`, which must be empty, in one transaction. Nobody should use either store meanwhile:
    /// what happens in this one after the copy began is not copied.
    ///
    /// # Errors
    /// Returns an error if one of the databases fails, this one is damaged, or `to` is not empty.
    pub async fn copy_to(&self, to: &Store) -> anyhow::Result<()> {
        let mistyped = self.mistyped().await?;
        ensure!(
            mistyped.is_empty(),
            "the database to copy is damaged (kafenio verify-store lists the same faults): {}",
            mistyped.join("; ")
        );
        let mut snapshot = self.snapshot().await?;
        let mut target = to.write_pool.begin_with(to.backend.begin()).await?;
        for DatabaseTable { name: table, key, .. } in TABLES {
            if table == "key_values" {
                // `kafenio check` may have written values into a database that is otherwise new.
                sqlx::query("DELETE FROM key_values").execute(&mut *target).await?;
            }
            let existing = count(&mut target, table).await?;
            ensure!(
                existing == 0,
                "the new database is not empty: it holds {existing} rows of {table}; name a new one"
            );
            let columns = self.backend.columns(&mut snapshot, table).await?;
            let copied = copy(&mut snapshot, &mut target, (table, key), &columns).await;
            let copied = copied.with_context(|| format!("cannot copy the rows of {table}"))?;
            let before = count(&mut snapshot, table).await?;
            let after = count(&mut target, table).await?;
            ensure!(
                copied == before && before == after,
                "{table} has {before} rows, but {copied} were copied and the copy has {after}"
            );
        }
        for table in NUMBERED {
            let last = self.backend.last_number(&mut snapshot, table).await?;
            to.backend.set_last_number(&mut target, table, last).await?;
        }
        target.commit().await?;
        Ok(())
    }
}

async fn count(connection: &mut AnyConnection, table: &str) -> anyhow::Result<i64> {
    let sql = format!("SELECT COUNT(*) AS number FROM {table}");
    Ok(sqlx::query(AssertSqlSafe(sql)).fetch_one(connection).await?.try_get("number")?)
}

/// Copies the rows of `table` in batches, in the order of its key, and returns their number.
async fn copy(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    (table, [first, second]): (&str, [&str; 2]),
    columns: &[Column],
) -> anyhow::Result<i64> {
    let index = |name| columns.iter().position(|column| column.name == name).context("a key column is missing");
    let key = [index(first)?, index(second)?];
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    let names = names.join(", ");
    let mut copied = 0;
    let mut rows: Vec<AnyRow> = Vec::new();
    loop {
        let after = if rows.is_empty() { String::new() } else { format!("WHERE ({first}, {second}) > ($1, $2)") };
        let select = format!("SELECT {names} FROM {table} {after} ORDER BY {first}, {second} LIMIT {BATCH}");
        let mut selecting: Binding = sqlx::query(AssertSqlSafe(select));
        if let Some(last) = rows.last() {
            for index in key {
                selecting = columns[index].bind(selecting, last, index)?;
            }
        }
        rows = selecting.fetch_all(&mut *from).await?;
        if rows.is_empty() {
            return Ok(copied);
        }
        let mut insert = format!("INSERT INTO {table} ({names}) VALUES ");
        for row in 0..rows.len() {
            let placeholders: Vec<String> =
                (1..=columns.len()).map(|column| format!("${}", row * columns.len() + column)).collect();
            write!(insert, "{}({})", if row == 0 { "" } else { ", " }, placeholders.join(", "))?;
        }
        let mut inserting: Binding = sqlx::query(AssertSqlSafe(insert));
        for row in &rows {
            for (index, column) in columns.iter().enumerate() {
                inserting = column.bind(inserting, row, index)?;
            }
        }
        inserting.execute(&mut *to).await?;
        copied += i64::try_from(rows.len())?;
    }
}

impl Column {
    /// Binds the value of this column, which is at `index` in `row`.
    fn bind(&self, query: Binding, row: &AnyRow, index: usize) -> anyhow::Result<Binding> {
        Ok(if self.is_number {
            query.bind(row.try_get::<Option<i64>, _>(index)?)
        } else {
            query.bind(row.try_get::<Option<String>, _>(index)?)
        })
    }
}

impl Backend {
    /// Returns the columns of `table` in order. They are the same on both backends: each migration exists for both.
    pub(in crate::store) async fn columns(
        self,
        connection: &mut AnyConnection,
        table: &str,
    ) -> anyhow::Result<Vec<Column>> {
        let sql = match self {
            Backend::Sqlite => "SELECT name, lower(type) AS kind FROM pragma_table_info($1) ORDER BY cid",
            Backend::Postgres => {
                "SELECT CAST(column_name AS TEXT) AS name, CAST(data_type AS TEXT) AS kind \
                 FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 \
                 ORDER BY ordinal_position"
            }
        };
        let rows = sqlx::query(sql).bind(table.to_owned()).fetch_all(connection).await?;
        let column = |row: &AnyRow| {
            let name: String = row.try_get("name")?;
            let is_number = match row.try_get::<String, _>("kind")?.as_str() {
                "integer" | "bigint" => true,
                "text" => false,
                kind => bail!("the column {name} of {table} has the unexpected type {kind}"),
            };
            Ok(Column { name, is_number })
        };
        rows.iter().map(column).collect()
    }

    /// Returns the highest id that a row of `table` has ever had; 0 when it never had a row.
    async fn last_number(self, connection: &mut AnyConnection, table: &str) -> anyhow::Result<i64> {
        let sql = match self {
            Backend::Sqlite => "SELECT seq AS last FROM sqlite_sequence WHERE name = $1",
            Backend::Postgres => {
                "SELECT pg_sequence_last_value(CAST(pg_get_serial_sequence($1, 'id') AS regclass)) AS last"
            }
        };
        let row = sqlx::query(sql).bind(table.to_owned()).fetch_optional(connection).await?;
        Ok(row.map(|row| row.try_get::<Option<i64>, _>("last")).transpose()?.flatten().unwrap_or(0))
    }

    /// Makes the next generated id of `table` the one after `last`.
    async fn set_last_number(self, connection: &mut AnyConnection, table: &str, last: i64) -> anyhow::Result<()> {
        let set_last = match self {
            Backend::Sqlite => {
                let delete = sqlx::query("DELETE FROM sqlite_sequence WHERE name = $1");
                delete.bind(table.to_owned()).execute(&mut *connection).await?;
                "INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)"
            }
            Backend::Postgres => "SELECT setval(pg_get_serial_sequence($1, 'id'), $2 + 1, false)",
        };
        sqlx::query(set_last).bind(table.to_owned()).bind(last).execute(connection).await?;
        Ok(())
    }
}
