//! From one database into another: everything, as it is.

use std::fmt::Write as _;

use anyhow::{Context as _, bail, ensure};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row as _};

use crate::store::backend::kind::Backend;
use crate::store::database::Store;

/// All that is stored, with the columns of its key, in an order in which nothing names what is not there yet.
pub(in crate::store) const TABLES: [(&str, [&str; 2]); 10] = [
    ("heard", ["platform", "message"]),
    ("people", ["platform", "id"]),
    ("places", ["platform", "id"]),
    ("notes", ["name", "name"]),
    ("tables", ["id", "id"]),
    ("events", ["table_id", "number"]),
    ("lists", ["table_id", "seat"]),
    ("entries", ["table_id", "seat"]),
    ("outbox", ["id", "id"]),
    ("pauses", ["id", "id"]),
];
/// Those that number their rows themselves. A number is never given twice, as platforms know messages by it.
const NUMBERED: [&str; 3] = ["tables", "outbox", "pauses"];
/// Rows that are written at a time.
const BATCH: usize = 100;

/// A column, by its name.
pub(in crate::store) struct Column {
    pub(in crate::store) name: String,
    pub(in crate::store) is_number: bool,
}

type Binding = Query<'static, Any, AnyArguments>;

impl Store {
    /// Copies everything of this store into `to`, which must be empty, at once or not at all. Nobody should use either
    /// meanwhile: what is played at the old one afterwards stays there.
    ///
    /// # Errors
    /// When one of the databases fails, or `to` holds something.
    pub async fn copy_to(&self, to: &Store) -> anyhow::Result<()> {
        let mistyped = self.mistyped().await?;
        ensure!(
            mistyped.is_empty(),
            "what is recorded is damaged, as kafenio verify-store tells too: {}",
            mistyped.join("; ")
        );
        let mut reading = self.snapshot().await?;
        let mut writing = to.writing.begin_with(to.engine.begin()).await?;
        for (table, key) in TABLES {
            if table == "notes" {
                // A database that was tried out is as good as new.
                sqlx::query("DELETE FROM notes").execute(&mut *writing).await?;
            }
            let there = count(&mut writing, table).await?;
            ensure!(there == 0, "the new database is not empty: it holds {table} ({there}); expected a new one");
            let columns = self.engine.columns(&mut reading, table).await?;
            let copied = copy(&mut reading, &mut writing, (table, key), &columns).await;
            let copied = copied.with_context(|| format!("cannot copy the rows of {table}"))?;
            let (before, after) = (count(&mut reading, table).await?, count(&mut writing, table).await?);
            ensure!(copied == before && before == after, "{table}: {before} rows became {after}");
        }
        for table in NUMBERED {
            let last = self.engine.last_number(&mut reading, table).await?;
            to.engine.count_on(&mut writing, table, last).await?;
        }
        writing.commit().await?;
        Ok(())
    }
}

async fn count(connection: &mut AnyConnection, table: &str) -> anyhow::Result<i64> {
    let sql = format!("SELECT COUNT(*) AS number FROM {table}");
    Ok(sqlx::query(AssertSqlSafe(sql)).fetch_one(connection).await?.try_get("number")?)
}

/// Copies the rows of `table`, some at a time in the order of `key`, and gives how many there were.
async fn copy(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    (table, [first, second]): (&str, [&str; 2]),
    columns: &[Column],
) -> anyhow::Result<i64> {
    let place = |name| columns.iter().position(|column| column.name == name).context("a key is no column");
    let key = [place(first)?, place(second)?];
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    let names = names.join(", ");
    let mut copied = 0;
    let mut rows: Vec<AnyRow> = Vec::new();
    loop {
        let after = if rows.is_empty() { String::new() } else { format!("WHERE ({first}, {second}) > ($1, $2)") };
        let select = format!("SELECT {names} FROM {table} {after} ORDER BY {first}, {second} LIMIT {BATCH}");
        let mut selecting: Binding = sqlx::query(AssertSqlSafe(select));
        if let Some(last) = rows.last() {
            for place in key {
                selecting = columns[place].bind(selecting, last, place)?;
            }
        }
        rows = selecting.fetch_all(&mut *from).await?;
        if rows.is_empty() {
            return Ok(copied);
        }
        let mut insert = format!("INSERT INTO {table} ({names}) VALUES ");
        for row in 0..rows.len() {
            let places: Vec<String> =
                (1..=columns.len()).map(|column| format!("${}", row * columns.len() + column)).collect();
            write!(insert, "{}({})", if row == 0 { "" } else { ", " }, places.join(", "))?;
        }
        let mut inserting: Binding = sqlx::query(AssertSqlSafe(insert));
        for row in &rows {
            for (place, column) in columns.iter().enumerate() {
                inserting = column.bind(inserting, row, place)?;
            }
        }
        inserting.execute(&mut *to).await?;
        copied += i64::try_from(rows.len())?;
    }
}

impl Column {
    /// Binds the value of this column, the one at `place` of `row`.
    fn bind(&self, query: Binding, row: &AnyRow, place: usize) -> anyhow::Result<Binding> {
        Ok(if self.is_number {
            query.bind(row.try_get::<Option<i64>, _>(place)?)
        } else {
            query.bind(row.try_get::<Option<String>, _>(place)?)
        })
    }
}

impl Backend {
    /// The columns of `table`, in order. Both databases have the same ones, as both have the same migrations.
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
                kind => bail!("the column {name} of {table} has the unknown kind {kind}"),
            };
            Ok(Column { name, is_number })
        };
        rows.iter().map(column).collect()
    }

    /// The highest number that a row of `table` has ever had; 0 where there never was one.
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

    /// Lets the numbers of `table` go on after `last`.
    async fn count_on(self, connection: &mut AnyConnection, table: &str, last: i64) -> anyhow::Result<()> {
        let number = match self {
            Backend::Sqlite => {
                let forget = sqlx::query("DELETE FROM sqlite_sequence WHERE name = $1");
                forget.bind(table.to_owned()).execute(&mut *connection).await?;
                "INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)"
            }
            Backend::Postgres => "SELECT setval(pg_get_serial_sequence($1, 'id'), $2 + 1, false)",
        };
        sqlx::query(number).bind(table.to_owned()).bind(last).execute(connection).await?;
        Ok(())
    }
}
