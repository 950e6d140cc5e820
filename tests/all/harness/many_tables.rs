//! Fills, reads and measures the database of a chat for tests.

use std::process::Command;

use kafenio::chat::Reply;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Row as _};

use super::databases;
use super::talk::Talk;

impl Talk {
    /// Copies the only table of this place until there are `count`, half of them closed, between other people.
    pub async fn multiply_tables(&self, count: usize) {
        let mut database =
            AnyConnection::connect(&databases::url(self.folder.path())).await.expect("the database exists");
        let table = "snapshot, version, revision, decider, announced_from, opened_at, changed_at, taken_back, calls";
        let side = "seat, platform, level, name, place, thread, latest, own_thread, opened_at";
        for sql in [
            format!(
                "WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers \
                 WHERE number < {count}) INSERT INTO tables (stage, {table}) \
                 SELECT CASE number % 2 WHEN 1 THEN 'inviting' ELSE 'closed' END, {table} FROM tables, numbers"
            ),
            format!(
                "INSERT INTO sides (table_id, account, open, {side}) SELECT id, seat || id, \
                 CASE stage WHEN 'closed' THEN 0 ELSE 1 END, {} FROM tables, sides WHERE table_id = 1 AND id <> 1",
                side.replace("opened_at", "sides.opened_at")
            ),
            "INSERT INTO events (table_id, number, happened_at, rolls, event) \
             SELECT tables.id, events.number, happened_at, rolls, event FROM tables, events \
             WHERE table_id = 1 AND tables.id <> 1"
                .to_owned(),
        ] {
            sqlx::query(AssertSqlSafe(sql)).execute(&mut database).await.expect("the database allows it");
        }
        database.close().await.expect("the connection closes");
    }

    /// Runs `kafenio words...` on the database. Returns whether it succeeded, and its output.
    pub fn operator(&self, words: &[&str]) -> (bool, String) {
        let mut program = Command::new(env!("CARGO_BIN_EXE_kafenio"));
        program.args(words).env_clear().env("KAFENIO_DATABASE_URL", databases::url(self.folder.path()));
        let output = program.output().expect("the program runs");
        let printed = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
        (output.status.success(), printed.concat())
    }

    /// Makes `name` write `text`, and returns the private answers. What is posted is not delivered yet.
    pub async fn handles(&self, id: &str, name: &str, text: &str) -> Vec<Reply> {
        self.handle(self.message(id, name, text)).await
    }

    /// Returns the columns of the database, each with the name of its table, in order.
    pub async fn columns(&self) -> Vec<(String, String)> {
        let mut database =
            AnyConnection::connect(&databases::url(self.folder.path())).await.expect("the database exists");
        let columns = match databases::server() {
            Some(_) => {
                "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns \
                 WHERE table_schema = 'public'"
            }
            None => {
                "SELECT m.name, p.name FROM sqlite_master AS m, pragma_table_info(m.name) AS p \
                 WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
            }
        };
        let rows = sqlx::query(columns).fetch_all(&mut database).await.expect("the columns are listed");
        let mut columns: Vec<(String, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        columns.sort();
        columns
    }

    /// Returns every row of the database as text, each with the name of its table.
    pub async fn dump(&self) -> Vec<(String, String)> {
        let mut database =
            AnyConnection::connect(&databases::url(self.folder.path())).await.expect("the database exists");
        let tables = match databases::server() {
            Some(_) => "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = 'public'",
            None => "SELECT name FROM sqlite_master WHERE type = 'table'",
        };
        let tables = sqlx::query(tables).fetch_all(&mut database).await.expect("the tables are listed");
        let mut dump = Vec::new();
        for table in tables.iter().map(|row| row.get::<String, _>(0)) {
            let row = if databases::server().is_some() {
                format!("CAST({table} AS TEXT)")
            } else {
                let columns = format!("SELECT name FROM pragma_table_info('{table}')");
                let columns = sqlx::query(AssertSqlSafe(columns)).fetch_all(&mut database).await;
                let columns = columns.expect("the columns are listed");
                let texts = columns.iter().map(|column| {
                    let name: String = column.get(0);
                    format!("CASE typeof({name}) WHEN 'blob' THEN hex({name}) ELSE COALESCE({name}, '') END")
                });
                texts.collect::<Vec<_>>().join(" || ' ' || ")
            };
            let rows = sqlx::query(AssertSqlSafe(format!("SELECT {row} FROM {table}"))).fetch_all(&mut database).await;
            dump.extend(rows.expect("the rows can be read").iter().map(|row| (table.clone(), row.get(0))));
        }
        database.close().await.expect("the connection closes");
        dump
    }

    /// Returns how many bytes the database uses, once it is tidied up.
    pub async fn size(&self) -> i64 {
        if let Some(server) = databases::server() {
            databases::psql(&server, &databases::name(self.folder.path()), "VACUUM FULL");
        }
        self.store().size().await.expect("the store works")
    }
}
