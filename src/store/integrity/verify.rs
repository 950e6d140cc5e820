//! Verifies the whole database for `kafenio verify-store`.

use futures_util::TryStreamExt as _;
use kafenio_board::rules::Move;
use kafenio_board::table::{Seat, Stage, Table, TableId, Terms};
use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Row as _, Transaction};

use crate::chat::{Post, Reply, Role};
use crate::store::admin::copy::Column;
use crate::store::backend::kind::Backend;
use crate::store::challenges::ChallengeState;
use crate::store::database::Store;
use crate::store::integrity::events::{events, rebuild};
use crate::store::json::from_json;
use crate::store::preferences::Preferences;
use crate::store::puzzles::PuzzleProgress;
use crate::store::ratings::{RatedMatch, rated_matches};
use crate::store::schema::{DatabaseTable, TABLES};
use crate::store::table_record::{COLUMNS, SOURCE, sides, stage};

/// The number of tables read in one transaction. It bounds the memory used and the time that a transaction stays open.
const PAGE: i64 = 200;

impl Store {
    /// Replays the events of every table through the rules, compares the result with what is stored, and checks that
    /// everything else can be read. Returns a line for each fault. The bot may run meanwhile. `page_faults` finds damaged
    /// pages.
    pub async fn verify(&self) -> anyhow::Result<Vec<String>> {
        let mut faults = Vec::new();
        let orphans = sqlx::query("SELECT DISTINCT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables)");
        for row in orphans.fetch_all(&self.pool).await? {
            faults.push(format!("table {} is missing, but has events", row.try_get::<i64, _>("table_id")?));
        }
        let alone = "SELECT id FROM tables WHERE (SELECT COUNT(*) FROM sides WHERE table_id = tables.id) <> 2";
        for row in sqlx::query(alone).fetch_all(&self.pool).await? {
            faults.push(format!("table {} does not have two sides", row.try_get::<i64, _>("id")?));
        }
        faults.extend(self.mistyped().await?);
        self.find_unreadable(&mut faults).await?;
        self.find_faulty_tournaments(&mut faults).await?;
        self.find_faulty_error_rates(&mut faults).await?;
        let mut last = 0;
        loop {
            let mut snapshot = self.snapshot().await?;
            let page = format!(
                "SELECT {COLUMNS}, inviter.open AS inviter_open, invited.open AS invited_open FROM {SOURCE} \
                 WHERE tables.id > $1 ORDER BY tables.id LIMIT $2"
            );
            let tables = sqlx::query(AssertSqlSafe(page)).bind(last).bind(PAGE).fetch_all(&mut *snapshot).await?;
            for row in &tables {
                last = row.try_get("id")?;
                let recorded = events(&mut snapshot, TableId(last)).await?;
                let rated = rated_matches(&mut snapshot, 0, 1, Some(TableId(last))).await?.pop();
                let checked = check_table(row, &recorded, rated.map(|(_, rated)| rated).as_ref());
                faults.extend(checked.err().map(|fault| format!("table {last} {fault:#}")));
            }
            if tables.is_empty() {
                drop(snapshot);
                faults.extend(self.recompute_ratings(|_| {}).await?.1);
                self.ensure_unchanged()?;
                return Ok(faults);
            }
        }
    }

    /// Returns a line for each value that is not of its column's type. Only SQLite can store such values.
    pub(in crate::store) async fn mistyped(&self) -> anyhow::Result<Vec<String>> {
        let mut faults = Vec::new();
        if self.backend != Backend::Sqlite {
            return Ok(faults);
        }
        let is_current = self.pending_migrations().await?.is_empty();
        let mut snapshot = self.snapshot().await?;
        for DatabaseTable { name: table, key: [first, second], .. } in TABLES {
            let columns = self.backend.columns(&mut snapshot, table).await?;
            // A table that a pending migration creates is not missing yet.
            if columns.is_empty() && is_current {
                faults.push(format!("{table} is missing"));
            }
            for Column { name, is_number } in columns {
                let (kind, expected) = if is_number { ("integer", "a number") } else { ("text", "text") };
                let mistyped = format!(
                    "SELECT CAST({first} AS TEXT) || ' ' || CAST({second} AS TEXT) AS key FROM {table} \
                     WHERE typeof({name}) NOT IN ('null', '{kind}')"
                );
                for row in sqlx::query(AssertSqlSafe(mistyped)).fetch_all(&mut *snapshot).await? {
                    let key = row.try_get::<String, _>("key").unwrap_or_default();
                    faults.push(format!("{table} {key}: {name} is not {expected}"));
                }
            }
        }
        Ok(faults)
    }

    /// Adds a fault for each unreadable value outside of the tables and their events.
    async fn find_unreadable(&self, faults: &mut Vec<String>) -> anyhow::Result<()> {
        let settings = "SELECT 'the settings of ' || id AS name, preferences AS text FROM people";
        self.find_faults(settings, |text| from_json::<Preferences>(text).err(), faults).await?;
        let drafts = "SELECT 'the unfinished play at table ' || table_id AS name, moves AS text FROM drafts";
        self.find_faults(drafts, |text| from_json::<Vec<Move>>(text).err(), faults).await?;
        let posts = "SELECT 'outbox row ' || id AS name, post AS text FROM outbox WHERE state <> 'undeliverable'";
        self.find_faults(posts, |text| from_json::<Post>(text).err(), faults).await?;
        let kinds = "SELECT 'the kind of outbox row ' || id AS name, kind AS text FROM outbox \
                     WHERE state = 'due' AND kind NOT IN ('new', 'edit', 'remove_choices', 'open_thread', 'archive_thread')";
        self.find_faults(kinds, |kind| Some(anyhow::anyhow!("{kind:?} is unknown")), faults).await?;
        let lanes = "SELECT 'the lane of outbox row ' || id AS name, lane AS text FROM outbox WHERE state = 'due' \
                     AND NOT CASE table_id WHEN 0 THEN lane IN ('account', 'greeting', 'puzzles', 'month') ELSE lane IN \
                     ('game', 'challenge', 'notice', 'direct', 'suspension', 'direct_suspension', 'tournament') END";
        self.find_faults(lanes, |lane| Some(anyhow::anyhow!("{lane:?} is unknown")), faults).await?;
        let terms = "SELECT 'the terms of challenge ' || id AS name, terms AS text FROM challenges";
        self.find_faults(terms, |text| from_json::<Terms>(text).err(), faults).await?;
        let roles = "SELECT 'the role of challenge ' || id AS name, role AS text FROM challenges";
        self.find_faults(roles, |text| from_json::<Role>(text).err(), faults).await?;
        let states = "SELECT 'the state of challenge ' || id AS name, state AS text FROM challenges";
        self.find_faults(states, |text| ChallengeState::read(text).err(), faults).await?;
        let puzzles = "SELECT 'the puzzles of ' || id AS name, puzzles AS text FROM people";
        self.find_faults(puzzles, |text| from_json::<PuzzleProgress>(text).err(), faults).await?;
        let replies = "SELECT 'the reply to message ' || message AS name, replies AS text FROM replies";
        self.find_faults(replies, |text| from_json::<Vec<Reply>>(text).err(), faults).await
    }

    /// Adds a fault for each row of `query` whose column `text` makes `read` return an error; `name` says what the row
    /// is.
    async fn find_faults(
        &self,
        query: &'static str,
        read: impl Fn(&str) -> Option<anyhow::Error>,
        faults: &mut Vec<String>,
    ) -> anyhow::Result<()> {
        let mut rows = sqlx::query(query).fetch(&self.pool);
        while let Some(row) = rows.try_next().await? {
            // `mistyped` reports values that are not text at all.
            if let Ok(Some(error)) = row.try_get::<Option<&str>, _>("text").map(|text| text.and_then(&read)) {
                faults.push(format!("{} cannot be read: {error:#}", row.try_get::<&str, _>("name")?));
            }
        }
        Ok(())
    }

    /// Returns the number of tables and of events.
    pub async fn counts(&self) -> anyhow::Result<(i64, i64)> {
        let row =
            sqlx::query("SELECT (SELECT COUNT(*) FROM tables) AS tables, (SELECT COUNT(*) FROM events) AS events")
                .fetch_one(&self.pool)
                .await?;
        Ok((row.try_get("tables")?, row.try_get("events")?))
    }

    /// Begins a read-only transaction that sees no later changes.
    pub(in crate::store) async fn snapshot(&self) -> anyhow::Result<Transaction<'static, Any>> {
        Ok(self.pool.begin_with(self.backend.snapshot()).await?)
    }
}

/// Checks the table of `row`, its events `recorded`, and how it was `rated`.
///
/// # Errors
/// Returns an error if something is wrong. The error says what is wrong first.
fn check_table(row: &AnyRow, recorded: &[AnyRow], rated: Option<&RatedMatch>) -> anyhow::Result<()> {
    let table = rebuild(row.try_get("version")?, recorded, &[])?;
    let snapshot: Table = from_json(row.try_get("snapshot")?)
        .map_err(|error| anyhow::anyhow!("has a snapshot that cannot be read: {error:#}"))?;
    anyhow::ensure!(table == snapshot, "does not match its events");
    anyhow::ensure!(
        row.try_get::<&str, _>("stage")? == stage(&table),
        "is at another stage than its row says: {}",
        stage(&table)
    );
    let decider = row.try_get::<Option<&str>, _>("decider")?;
    anyhow::ensure!(decider == table.to_decide().map(Seat::key), "does not wait for the player named in its row");
    let is_rated = table.terms.rated && matches!(table.stage, Stage::Over { .. });
    anyhow::ensure!(is_rated == rated.is_some(), "is over, but not rated as its terms say");
    if let Some(rated) = rated {
        rated.check(&table)?;
    }
    sides(row)?;
    for column in ["inviter_open", "invited_open"] {
        let is_open = row.try_get::<i64, _>(column)? == 1;
        anyhow::ensure!(
            table.is_open() == is_open,
            "is {}, but a side of it says the opposite",
            if table.is_open() { "open" } else { "closed" }
        );
    }
    Ok(())
}
