//! Fills and measures the database of a chat for tests.

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};

use super::databases;
use super::talk::Talk;

impl Talk {
    /// Copies the only table of this place until there are `count`, half of them closed, between other people.
    pub async fn multiply_tables(&self, count: usize) {
        let mut database =
            AnyConnection::connect(&databases::url(self.folder.path())).await.expect("the database exists");
        let columns = "thread, seats, snapshot, version, latest, told_from, begun_at, changed_at";
        let sql = format!(
            "WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers \
             WHERE number < {count}) INSERT INTO tables (platform, place, inviter, invited, open, {columns}) \
             SELECT platform, place, 'x' || number, 'y' || number, number % 2, {columns} FROM tables, numbers"
        );
        sqlx::query(AssertSqlSafe(sql)).execute(&mut database).await.expect("the database allows it");
        let sql = "INSERT INTO events (table_id, number, happened_at, throws, event) \
                   SELECT tables.id, events.number, happened_at, throws, event FROM tables, events \
                   WHERE table_id = 1 AND tables.id <> 1";
        sqlx::query(sql).execute(&mut database).await.expect("the database allows it");
        database.close().await.expect("the connection closes");
    }

    /// Returns how many bytes the database uses, once it is tidied up.
    pub async fn size(&self) -> i64 {
        if let Some(server) = databases::server() {
            databases::psql(&server, &databases::name(self.folder.path()), "VACUUM FULL");
        }
        self.store().size().await.expect("the store works")
    }
}
