//! Whether every table is what its events make of it, and whether the rules made the events.

use futures_util::TryStreamExt as _;
use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Row as _, Transaction};

use crate::chat::{Post, Reply};
use crate::rules::Move;
use crate::store::admin::copy::{Column, TABLES};
use crate::store::backend::kind::Backend;
use crate::store::database::Store;
use crate::store::integrity::events::decided;
use crate::store::integrity::events::events;
use crate::store::json::from_json;
use crate::store::preferences::Preferences;
use crate::store::table_row::{decides, seats};
use crate::table::{Table, TableId};

/// How many tables are read at a time: memory stays flat, and nobody waits for the reader.
const PAGE: i64 = 200;

impl Store {
    /// Decides every event of every table anew and compares what comes of it with what is stored. What comes back is
    /// a line for each fault. The bot may go on meanwhile.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn verify(&self) -> anyhow::Result<Vec<String>> {
        let mut faults = self.damages().await?;
        let lost = sqlx::query("SELECT DISTINCT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables)");
        for row in lost.fetch_all(&self.pool).await? {
            faults.push(format!("table {} is missing, and its events are there", row.try_get::<i64, _>("table_id")?));
        }
        faults.extend(self.mistyped().await?);
        self.find_illegible(&mut faults).await?;
        let mut last = 0;
        loop {
            let mut reading = self.snapshot().await?;
            let tables = sqlx::query("SELECT * FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
            let tables = tables.bind(last).bind(PAGE).fetch_all(&mut *reading).await?;
            for row in &tables {
                last = row.try_get("id")?;
                let recorded = events(&mut reading, TableId(last)).await?;
                faults.extend(faults_of(row, &recorded).err().map(|fault| format!("table {last} {fault:#}")));
            }
            if tables.is_empty() {
                self.was_still()?;
                return Ok(faults);
            }
        }
    }

    /// What is of another type than its column. PostgreSQL stores no such thing.
    pub(in crate::store) async fn mistyped(&self) -> anyhow::Result<Vec<String>> {
        let mut faults = Vec::new();
        if self.engine != Backend::Sqlite {
            return Ok(faults);
        }
        let mut reading = self.snapshot().await?;
        for (table, [first, second]) in TABLES {
            let columns = self.engine.columns(&mut reading, table).await?;
            if columns.is_empty() {
                faults.push(format!("{table} is missing"));
            }
            for Column { name, is_number } in columns {
                let (kind, meant) = if is_number { ("integer", "number") } else { ("text", "text") };
                let wrong = format!(
                    "SELECT CAST({first} AS TEXT) || ' ' || CAST({second} AS TEXT) AS key FROM {table} \
                     WHERE typeof({name}) NOT IN ('null', '{kind}')"
                );
                for row in sqlx::query(AssertSqlSafe(wrong)).fetch_all(&mut *reading).await? {
                    let key = row.try_get::<String, _>("key").unwrap_or_default();
                    faults.push(format!("{table} {key}: {name} is no {meant}"));
                }
            }
        }
        Ok(faults)
    }

    /// Adds a fault for everything beside the tables that cannot be read.
    async fn find_illegible(&self, faults: &mut Vec<String>) -> anyhow::Result<()> {
        let chosen = "SELECT 'what ' || id || ' has chosen' AS name, preferences AS text FROM people";
        self.find(chosen, |text| from_json::<Preferences>(text).err(), faults).await?;
        let begun = "SELECT 'what is put together at table ' || table_id AS name, moves AS text FROM entries";
        self.find(begun, |text| from_json::<Vec<Move>>(text).err(), faults).await?;
        let said = "SELECT 'row ' || id || ' of the outbox' AS name, post AS text FROM outbox WHERE state <> 'dead'";
        self.find(said, |text| from_json::<Post>(text).err(), faults).await?;
        let kinds = "SELECT 'the kind of row ' || id || ' of the outbox' AS name, kind AS text FROM outbox \
                     WHERE state = 'due' AND kind NOT IN ('new', 'completes', 'retires', 'opens', 'archives')";
        self.find(kinds, |kind| Some(anyhow::anyhow!("{kind:?} is none")), faults).await?;
        let answered = "SELECT 'the answer to message ' || message AS name, replies AS text FROM heard";
        self.find(answered, |text| from_json::<Vec<Reply>>(text).err(), faults).await
    }

    /// Adds a fault with its `name` for each row of `query` where `read` finds something wrong with its `text`.
    async fn find(
        &self,
        query: &'static str,
        read: impl Fn(&str) -> Option<anyhow::Error>,
        faults: &mut Vec<String>,
    ) -> anyhow::Result<()> {
        let mut rows = sqlx::query(query).fetch(&self.pool);
        while let Some(row) = rows.try_next().await? {
            // What is no text at all is told already.
            if let Ok(Some(error)) = row.try_get::<Option<&str>, _>("text").map(|text| text.and_then(&read)) {
                faults.push(format!("{} cannot be read: {error:#}", row.try_get::<&str, _>("name")?));
            }
        }
        Ok(())
    }

    /// How many tables there are, and how many events.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn counts(&self) -> anyhow::Result<(i64, i64)> {
        let row =
            sqlx::query("SELECT (SELECT COUNT(*) FROM tables) AS tables, (SELECT COUNT(*) FROM events) AS events")
                .fetch_one(&self.pool)
                .await?;
        Ok((row.try_get("tables")?, row.try_get("events")?))
    }

    /// A transaction that sees nothing of what others do meanwhile.
    pub(in crate::store) async fn snapshot(&self) -> anyhow::Result<Transaction<'static, Any>> {
        Ok(self.pool.begin_with(self.engine.snapshot()).await?)
    }

    /// What SQLite finds wrong with its file. PostgreSQL checks its pages as it reads them.
    async fn damages(&self) -> anyhow::Result<Vec<String>> {
        if self.engine != Backend::Sqlite {
            return Ok(Vec::new());
        }
        let rows = sqlx::query("PRAGMA integrity_check").fetch_all(&self.pool).await?;
        let found: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        Ok(found.into_iter().filter(|line| line != "ok").map(|line| format!("the file is damaged: {line}")).collect())
    }
}

/// Fails with the first thing that is wrong with the table of `row`.
fn faults_of(row: &AnyRow, recorded: &[AnyRow]) -> anyhow::Result<()> {
    let table = decided(row.try_get("version")?, recorded, &[])?;
    let snapshot: Table = from_json(row.try_get("snapshot")?)
        .map_err(|error| anyhow::anyhow!("has a snapshot that cannot be read: {error:#}"))?;
    anyhow::ensure!(table == snapshot, "is not what its events make of it");
    let open = row.try_get::<i64, _>("open")? == 1;
    anyhow::ensure!(table.is_open() == open, "is {} open, but listed otherwise", if open { "not" } else { "still" });
    let seats = seats(row)?;
    // An earlier version of this program did not note it.
    if let Ok(Some(noted)) = row.try_get::<Option<String>, _>("decides") {
        anyhow::ensure!(noted == decides(&table, &seats), "waits for somebody else than is noted");
    }
    Ok(())
}
