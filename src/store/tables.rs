//! Reads and creates tables, and reads their events.

use kafenio_board::table::{BySeat, Event, Seat, Table, TableId};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe, Row as _};

use crate::chat::{Account, Occupant, Place, Platform};
use crate::store::backend::statement::{Statement, Value};
use crate::store::database::Store;
use crate::store::json::{from_json, json};
use crate::store::table_record::{
    COLUMNS, OwnThread, SOURCE, Saved, Showing, Shown, Side, TableRecord, Waiting, id, place, stored,
};
use crate::store::transaction::Transaction;

/// The condition for the open tables of the account with the platform `$1` and the id `$2`.
const OPEN_TABLES_OF: &str =
    "tables.id IN (SELECT table_id FROM sides WHERE platform = $1 AND account = $2 AND open = 1)";

impl Store {
    /// Returns the tables due by `now` (milliseconds since 1970) with their places, longest overdue first, at most
    /// 1,000.
    pub async fn due_tables(&self, now: i64) -> anyhow::Result<Vec<(TableId, Place)>> {
        let rows = sqlx::query(
            "SELECT id, platform, place FROM tables JOIN sides ON table_id = id AND seat = 'inviter' \
             WHERE due_at <= $1 ORDER BY due_at LIMIT 1000",
        )
        .bind(now)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((id(row)?, place(row)?))).collect()
    }
}

impl Transaction {
    /// Creates a table with its invitation as the first event, which is not announced yet. It gets the number `reserved`
    /// if there is one, see [`Transaction::reserve_table`].
    pub async fn insert_table(
        &mut self,
        reserved: Option<TableId>,
        place: &Place,
        thread: Option<&str>,
        seats: BySeat<Occupant>,
        table: Table,
        now: i64,
    ) -> anyhow::Result<TableRecord> {
        self.expect_openings_lock("a table");
        let own_thread = OwnThread::None;
        let showing = Showing { place: place.clone(), thread: thread.map(str::to_owned), latest: None, own_thread };
        let side = |player: &Occupant| Side { player: player.clone(), showing: showing.clone() };
        let sides = BySeat { inviter: side(&seats.inviter), invited: side(&seats.invited) };
        let mut insert = Statement::default();
        insert.push("INSERT INTO tables (version, revision, stage, announced_from, taken_back, snapshot, calls, ");
        insert.push(if reserved.is_some() { "opened_at, changed_at, id) " } else { "opened_at, changed_at) " });
        let calls = BySeat::default();
        let values: [Value; 4] = [json(&table)?.into(), json(&calls)?.into(), now.into(), now.into()];
        insert.push("VALUES (0, 0, 'inviting', 0, 0, ").bind(values.into_iter().chain(reserved.map(Value::from)));
        insert.push(") RETURNING id");
        let id = id(&insert.fetch_one(self.write_connection().await?).await?)?;
        for seat in Seat::BOTH {
            let mut insert = Statement::default();
            insert.push("INSERT INTO sides (table_id, seat, open, opened_at");
            let columns = sides[seat].columns();
            for (column, _) in &columns {
                insert.push(", ").push(column);
            }
            insert.push(") VALUES (").bind([id.into(), seat.key().to_owned().into(), 1.into(), now.into()]);
            insert.push(", ").bind(columns.into_iter().map(|(_, value)| value)).push(")");
            insert.execute(self.write_connection().await?).await?;
        }
        let mut stored = TableRecord {
            id,
            players: seats,
            shown: Shown::Together(showing),
            here: Seat::Inviter,
            table,
            version: 0,
            revision: 0,
            saved: Box::new(Saved { sides, is_open: true }),
            announced_from: 0,
            opened_at: now,
            changed_at: now,
            due_at: None,
            suspended_at: None,
            unreachable: None,
            move_request: None,
            calls,
            taken_back: 0,
        };
        let invited = Event::Invited { terms: stored.table.terms, first: stored.table.first };
        self.verified.insert(stored.id, 0);
        self.save(&mut stored, &[invited], now).await?;
        Ok(stored)
    }

    /// Returns the open tables of a place that were opened last, the latest first: at most `limit`, without the first
    /// `skipped`.
    pub async fn latest_open_tables(
        &mut self,
        place: &Place,
        limit: u32,
        skipped: u32,
    ) -> anyhow::Result<Vec<TableRecord>> {
        self.flush().await?;
        let rows = tables_where(
            "tables.id IN (SELECT DISTINCT table_id FROM sides WHERE platform = $1 AND place = $2 AND open = 1 \
             ORDER BY table_id DESC LIMIT $3 OFFSET $4) ORDER BY tables.id DESC",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(i64::from(limit))
        .bind(i64::from(skipped))
        .fetch_all(self.read_connection().await?)
        .await?;
        Ok(seen_in(place, self.readable_tables(&rows).await?))
    }

    /// Returns all open tables of a place, the one that changed last at the end. There may be many: no command reads them
    /// all.
    pub async fn open_tables(&mut self, place: &Place) -> anyhow::Result<Vec<TableRecord>> {
        self.flush().await?;
        let rows = tables_where(
            "tables.id IN (SELECT table_id FROM sides WHERE platform = $1 AND place = $2 AND open = 1) \
             ORDER BY tables.changed_at, tables.id",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .fetch_all(self.read_connection().await?)
        .await?;
        Ok(seen_in(place, self.readable_tables(&rows).await?))
    }

    /// Returns the open tables of a place at which `account` plays, the one that changed last at the end.
    pub async fn open_tables_of(&mut self, place: &Place, account: &Account) -> anyhow::Result<Vec<TableRecord>> {
        self.flush().await?;
        let rows = match self.cached_open_tables(place, account) {
            Some(rows) => rows,
            None => tables_where(
                "tables.id IN (SELECT table_id FROM sides WHERE platform = $1 AND place = $2 AND account = $3 \
                 AND open = 1) ORDER BY tables.changed_at, tables.id",
            )
            .bind(place.platform.key())
            .bind(place.id.clone())
            .bind(account.id.clone())
            .fetch_all(self.read_connection().await?)
            .await?
            .into(),
        };
        Ok(seen_in(place, self.verified_tables(&rows).await?))
    }

    /// Returns the closed tables of a place at which `account` played and that were opened last, at most `limit`. The one
    /// that was closed last is the first.
    pub async fn closed_tables(
        &mut self,
        place: &Place,
        account: &Account,
        limit: i64,
    ) -> anyhow::Result<Vec<TableRecord>> {
        self.flush().await?;
        let rows = tables_where(
            "tables.id IN (SELECT table_id FROM sides WHERE platform = $1 AND place = $2 AND account = $3 AND open = 0 \
             ORDER BY table_id DESC LIMIT $4) ORDER BY tables.changed_at DESC, tables.id DESC",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(account.id.clone())
        .bind(limit)
        .fetch_all(self.read_connection().await?)
        .await?;
        Ok(seen_in(place, self.readable_tables(&rows).await?))
    }

    /// Returns the closed tables of a place that were opened last, at most `limit`. The one that was closed last is the
    /// first.
    pub async fn closed_tables_here(&mut self, place: &Place, limit: i64) -> anyhow::Result<Vec<TableRecord>> {
        self.flush().await?;
        let rows = tables_where(
            "tables.id IN (SELECT DISTINCT table_id FROM sides WHERE platform = $1 AND place = $2 AND open = 0 \
             ORDER BY table_id DESC LIMIT $3) ORDER BY tables.changed_at DESC, tables.id DESC",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(limit)
        .fetch_all(self.read_connection().await?)
        .await?;
        Ok(seen_in(place, self.readable_tables(&rows).await?))
    }

    /// Returns the closed tables of `account` in all places that were opened last, at most `limit`. The one that was closed
    /// last is the first.
    pub async fn closed_tables_of(&mut self, account: &Account, limit: i64) -> anyhow::Result<Vec<TableRecord>> {
        self.flush().await?;
        let rows = tables_where(
            "tables.id IN (SELECT table_id FROM sides WHERE platform = $1 AND account = $2 AND open = 0 \
             ORDER BY table_id DESC LIMIT $3) ORDER BY tables.changed_at DESC, tables.id DESC",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(limit)
        .fetch_all(self.read_connection().await?)
        .await?;
        Ok(seen_by(account, self.readable_tables(&rows).await?))
    }

    /// Returns the table of a place that changed last; an open table is preferred to a closed one. With `account`, only
    /// their tables count. Of many tables, only the 100 that were opened last count.
    pub async fn last_table(
        &mut self,
        place: &Place,
        account: Option<&Account>,
    ) -> anyhow::Result<Option<TableRecord>> {
        self.flush().await?;
        let by = if account.is_some() { " AND account = $3" } else { "" };
        let condition = format!(
            "tables.id IN (SELECT table_id FROM (SELECT DISTINCT open, table_id FROM sides \
             WHERE platform = $1 AND place = $2{by} ORDER BY open DESC, table_id DESC LIMIT 100) AS latest) \
             ORDER BY inviter.open DESC, tables.changed_at DESC, tables.id DESC LIMIT 1"
        );
        let mut query = tables_where(&condition).bind(place.platform.key()).bind(place.id.clone());
        if let Some(account) = account {
            query = query.bind(account.id.clone());
        }
        let row = query.fetch_optional(self.read_connection().await?).await?;
        Ok(seen_in(place, self.verified_tables(row.as_slice()).await?).pop())
    }

    /// Sets `due_at` to `now` on every table where the clock of `account` runs, because its next deadline may have
    /// changed.
    pub async fn recheck_clocks(&mut self, account: &Account, now: i64) -> anyhow::Result<()> {
        self.flush().await?;
        let rows = tables_where(&format!("{OPEN_TABLES_OF} AND tables.due_at > $3"))
            .bind(account.platform.key())
            .bind(account.id.clone())
            .bind(now)
            .fetch_all(self.read_connection().await?)
            .await?;
        self.cache.open_tables = None;
        for found in self.readable_tables(&rows).await? {
            if found.table.clock_runs_for().is_none_or(|seat| !found.players[seat].has(account)) {
                continue;
            }
            // A revision that has changed meanwhile already has the right deadline.
            sqlx::query("UPDATE tables SET due_at = $1, revision = revision + 1 WHERE id = $2 AND revision = $3")
                .bind(now)
                .bind(found.id.0)
                .bind(found.revision)
                .execute(self.write_connection().await?)
                .await?;
        }
        Ok(())
    }

    /// Returns the table `id` of a place, open or closed.
    pub async fn table(&mut self, place: &Place, id: TableId) -> anyhow::Result<Option<TableRecord>> {
        self.flush().await?;
        let row = match self.cached_table(place, id) {
            Some(row) => Some(row),
            None => {
                tables_where(
                    "tables.id = $3 AND ((inviter.platform = $1 AND inviter.place = $2) \
                     OR (invited.platform = $1 AND invited.place = $2))",
                )
                .bind(place.platform.key())
                .bind(place.id.clone())
                .bind(id.0)
                .fetch_optional(self.read_connection().await?)
                .await?
            }
        };
        Ok(seen_in(place, self.verified_tables(row.as_slice()).await?).pop())
    }

    /// Returns the table `id`, open or closed, wherever it is. A table in two places is seen from that of the inviter.
    pub async fn table_anywhere(&mut self, id: TableId) -> anyhow::Result<Option<TableRecord>> {
        self.flush().await?;
        let connection = self.read_connection().await?;
        let row = tables_where("tables.id = $1").bind(id.0).fetch_optional(connection).await?;
        Ok(self.verified_tables(row.as_slice()).await?.pop())
    }

    /// Returns the table `id` of a platform, open or closed, in whatever place it is. A table in two places on this platform
    /// is seen from that of the inviter.
    pub async fn table_on(&mut self, platform: Platform, id: TableId) -> anyhow::Result<Option<TableRecord>> {
        let found = self.table_anywhere(id).await?;
        Ok(found.and_then(|found| found.seen_from_each_place().find(|seen| seen.place().platform == platform)))
    }

    /// Returns the open tables of `account` in all places, at most 100, the one that changed last at the end.
    pub async fn open_tables_anywhere(&mut self, account: &Account) -> anyhow::Result<Vec<TableRecord>> {
        self.flush().await?;
        let rows = tables_where(&format!("{OPEN_TABLES_OF} ORDER BY tables.changed_at, tables.id LIMIT 100"))
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_all(self.read_connection().await?)
            .await?;
        Ok(seen_by(account, self.readable_tables(&rows).await?))
    }

    /// Returns the tables of `account` in all places, open or closed, the latest first: at most `limit`, without the first
    /// `skipped`. Also returns how many there are.
    pub async fn tables_of(
        &mut self,
        account: &Account,
        limit: u32,
        skipped: u32,
    ) -> anyhow::Result<(u32, Vec<TableRecord>)> {
        self.flush().await?;
        let count = sqlx::query("SELECT COUNT(*) AS count FROM sides WHERE platform = $1 AND account = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_one(self.read_connection().await?)
            .await?;
        let rows = tables_where(
            "tables.id IN (SELECT table_id FROM sides WHERE platform = $1 AND account = $2 \
             ORDER BY table_id DESC LIMIT $3 OFFSET $4) ORDER BY tables.id DESC",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(i64::from(limit))
        .bind(i64::from(skipped))
        .fetch_all(self.read_connection().await?)
        .await?;
        let tables = seen_by(account, self.readable_tables(&rows).await?);
        Ok((u32::try_from(count.try_get::<i64, _>("count")?)?, tables))
    }

    /// Returns the game in any place that has waited longest for a decision of `account`, not counting table `except`.
    /// Suspended games do not count.
    pub async fn longest_waiting_game(
        &mut self,
        account: &Account,
        except: TableId,
    ) -> anyhow::Result<Option<Waiting>> {
        self.flush_others(except).await?;
        let row = sqlx::query(AssertSqlSafe(format!(
            "SELECT {COLUMNS}, COUNT(*) OVER () AS count FROM {SOURCE} \
             WHERE {OPEN_TABLES_OF} AND tables.stage = 'playing' AND tables.suspended_at IS NULL AND tables.id <> $3 \
             AND CASE tables.decider WHEN 'inviter' THEN inviter.platform = $1 AND inviter.account = $2 \
             WHEN 'invited' THEN invited.platform = $1 AND invited.account = $2 END \
             ORDER BY tables.changed_at, tables.id LIMIT 1"
        )))
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(except.0)
        .fetch_optional(self.read_connection().await?)
        .await?;
        row.map(|row| {
            let count = u32::try_from(row.try_get::<i64, _>("count")?)?;
            let found = stored(&row)?.seen_by_account(account);
            Ok(Waiting { id: found.id, place: found.place().clone(), seats: found.seats(), count })
        })
        .transpose()
    }

    /// Returns the events of a table from number `from` on, counted from 0.
    pub async fn events(&mut self, table: TableId, from: i64) -> anyhow::Result<Vec<Event>> {
        if let Some(cached) = self.cache.tails.get(&table).and_then(|tail| tail.since(from)) {
            return Ok(cached.to_vec());
        }
        self.flush().await?;
        let rows = sqlx::query("SELECT event FROM events WHERE table_id = $1 AND number >= $2 ORDER BY number")
            .bind(table.0)
            .bind(from)
            .fetch_all(self.read_connection().await?)
            .await?;
        rows.iter().map(|row| from_json(row.try_get("event")?)).collect()
    }

    /// Returns when each event of `table` happened, in milliseconds since 1970.
    pub async fn event_times(&mut self, table: TableId) -> anyhow::Result<Vec<i64>> {
        self.flush().await?;
        let query = sqlx::query("SELECT happened_at FROM events WHERE table_id = $1 ORDER BY number").bind(table.0);
        let rows = query.fetch_all(self.read_connection().await?).await?;
        rows.iter().map(|row| Ok(row.try_get("happened_at")?)).collect()
    }
}

/// Returns `tables` as seen from `place`.
fn seen_in(place: &Place, tables: Vec<TableRecord>) -> Vec<TableRecord> {
    tables.into_iter().map(|stored| stored.seen_in(place)).collect()
}

/// Returns `tables` as seen from where `account` plays.
fn seen_by(account: &Account, tables: Vec<TableRecord>) -> Vec<TableRecord> {
    tables.into_iter().map(|stored| stored.seen_by_account(account)).collect()
}

/// Returns a query for the tables that meet the SQL `condition`.
fn tables_where(condition: &str) -> Query<'static, Any, AnyArguments> {
    sqlx::query(AssertSqlSafe(format!("SELECT {COLUMNS} FROM {SOURCE} WHERE {condition}")))
}
