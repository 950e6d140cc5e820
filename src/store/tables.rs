//! Tables and their events.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe, Row as _};

use crate::chat::{Account, Place, Platform, User};
use crate::store::backend::statement::Statement;
use crate::store::database::Store;
use crate::store::json::{from_json, json};
use crate::store::table_row::COLUMNS;
use crate::store::table_row::OwnThread;
use crate::store::table_row::StoredTable;
use crate::store::table_row::Waiting;
use crate::store::table_row::seats;
use crate::store::table_row::{id, place};
use crate::store::transaction::state::Transaction;
use crate::table::{BySeat, Event, Seat, Table, TableId};

/// The open tables at which somebody sits. Told so, SQLite does not read all those of the platform for it.
const OPEN_TABLES_OF: &str = "id IN (SELECT id FROM tables WHERE platform = $1 AND inviter = $2 AND open = 1 \
                              UNION SELECT id FROM tables WHERE platform = $1 AND invited = $2 AND open = 1)";

impl Store {
    /// The tables that are due by `now`, each with its place, those that have waited longest first, at most 1,000.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due_tables(&self, now: i64) -> anyhow::Result<Vec<(TableId, Place)>> {
        let rows = sqlx::query(
            "SELECT id, platform, place FROM tables WHERE due_at <= $1 AND open = 1 ORDER BY due_at LIMIT 1000",
        )
        .bind(now)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((id(row)?, place(row)?))).collect()
    }
}

impl Transaction {
    /// Opens a table with its invitation as the first event, which is not told yet.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert_table(
        &mut self,
        place: &Place,
        thread: Option<&str>,
        seats: BySeat<User>,
        table: Table,
        now: i64,
    ) -> anyhow::Result<StoredTable> {
        let row = sqlx::query(
            "INSERT INTO tables (platform, place, thread, inviter, invited, seats, snapshot, version, open, told_from, \
             begun_at, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 1, 0, $8, $8) RETURNING id",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(thread.map(str::to_owned))
        .bind(seats.inviter.account.id.clone())
        .bind(seats.invited.account.id.clone())
        .bind(json(&seats)?)
        .bind(json(&table)?)
        .bind(now)
        .fetch_one(self.writing().await?)
        .await?;
        let mut stored = StoredTable {
            id: id(&row)?,
            place: place.clone(),
            thread: thread.map(str::to_owned),
            seats,
            table,
            version: 0,
            revision: 0,
            latest: None,
            announced_from: 0,
            opened_at: now,
            changed_at: now,
            due_at: None,
            suspended_at: None,
            own_thread: OwnThread::None,
        };
        let terms = stored.table.terms;
        self.trust.learn(stored.id, 0);
        self.save(&mut stored, &[Event::Invited { terms }], now).await?;
        Ok(stored)
    }

    /// The open tables of a place, the one that changed last at the end.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_tables(&mut self, place: &Place) -> anyhow::Result<Vec<StoredTable>> {
        self.flush().await?;
        let rows = tables_where("platform = $1 AND place = $2 AND open = 1 ORDER BY changed_at, id")
            .bind(place.platform.key())
            .bind(place.id.clone())
            .fetch_all(self.reading().await?)
            .await?;
        self.readable(&rows).await
    }

    /// The open tables of a place at which `account` sits, the one that changed last at the end.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_tables_of(&mut self, place: &Place, account: &Account) -> anyhow::Result<Vec<StoredTable>> {
        self.flush().await?;
        let rows = match self.known_open(place, account) {
            Some(rows) => rows,
            None => tables_where(
                "platform = $1 AND place = $2 AND open = 1 AND (inviter = $3 OR invited = $3) \
                     ORDER BY changed_at, id",
            )
            .bind(place.platform.key())
            .bind(place.id.clone())
            .bind(account.id.clone())
            .fetch_all(self.reading().await?)
            .await?
            .into(),
        };
        self.sound(&rows).await
    }

    /// The last `most` tables of a place at which `account` sat and where nothing can happen any more, the latest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn closed_tables(
        &mut self,
        place: &Place,
        account: &Account,
        most: i64,
    ) -> anyhow::Result<Vec<StoredTable>> {
        self.flush().await?;
        let rows = tables_where(
            "platform = $1 AND place = $2 AND open = 0 AND (inviter = $3 OR invited = $3) \
             ORDER BY changed_at DESC, id DESC LIMIT $4",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(account.id.clone())
        .bind(most)
        .fetch_all(self.reading().await?)
        .await?;
        self.readable(&rows).await
    }

    /// The last table of `account` that had a thread of its own, where nothing can happen any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_thread_table(&mut self, account: &Account) -> anyhow::Result<Option<StoredTable>> {
        self.flush().await?;
        let row = tables_where(
            "platform = $1 AND open = 0 AND (inviter = $2 OR invited = $2) AND own_thread = 'open' \
             ORDER BY changed_at DESC, id DESC LIMIT 1",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .fetch_optional(self.reading().await?)
        .await?;
        Ok(self.readable(row.as_slice()).await?.pop())
    }

    /// The table of a place that changed last, open or not; with `account`, the last one at which he sits.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_table(
        &mut self,
        place: &Place,
        account: Option<&Account>,
    ) -> anyhow::Result<Option<StoredTable>> {
        self.flush().await?;
        let row = tables_where(
            "platform = $1 AND place = $2 AND ($3 = '' OR inviter = $3 OR invited = $3) \
             ORDER BY open DESC, changed_at DESC, id DESC LIMIT 1",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(account.map(|account| account.id.clone()).unwrap_or_default())
        .fetch_optional(self.reading().await?)
        .await?;
        Ok(self.sound(row.as_slice()).await?.pop())
    }

    /// Lets the tables where the clock of `account` runs be looked at by `now`: what was to happen there later may happen at
    /// another time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn recheck_clocks(&mut self, account: &Account, now: i64) -> anyhow::Result<()> {
        self.flush().await?;
        let rows = tables_where(&format!("{OPEN_TABLES_OF} AND due_at > $3"))
            .bind(account.platform.key())
            .bind(account.id.clone())
            .bind(now)
            .fetch_all(self.reading().await?)
            .await?;
        self.known.open = None;
        for found in self.readable(&rows).await? {
            if found.table.clock_runs_for().is_none_or(|seat| found.seats[seat].account != *account) {
                continue;
            }
            // Whoever has acted there meanwhile has found out himself what is due.
            sqlx::query("UPDATE tables SET due_at = $1, revision = revision + 1 WHERE id = $2 AND revision = $3")
                .bind(now)
                .bind(found.id.0)
                .bind(found.revision)
                .execute(self.writing().await?)
                .await?;
        }
        Ok(())
    }

    /// The table `id` of a place, open or not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table(&mut self, place: &Place, id: TableId) -> anyhow::Result<Option<StoredTable>> {
        self.flush().await?;
        let row = match self.known_table(place, id) {
            Some(row) => Some(row),
            None => {
                tables_where("platform = $1 AND place = $2 AND id = $3")
                    .bind(place.platform.key())
                    .bind(place.id.clone())
                    .bind(id.0)
                    .fetch_optional(self.reading().await?)
                    .await?
            }
        };
        Ok(self.sound(row.as_slice()).await?.pop())
    }

    /// The table `id` of a platform, open or not, wherever it is.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn table_on(&mut self, platform: Platform, id: TableId) -> anyhow::Result<Option<StoredTable>> {
        self.flush().await?;
        let row = tables_where("platform = $1 AND id = $2")
            .bind(platform.key())
            .bind(id.0)
            .fetch_optional(self.reading().await?)
            .await?;
        Ok(self.sound(row.as_slice()).await?.pop())
    }

    /// The open tables at which `account` sits, wherever they are, at most 100; the one that changed last at the end.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tables_of(&mut self, account: &Account) -> anyhow::Result<Vec<StoredTable>> {
        self.flush().await?;
        let rows = tables_where(&format!("{OPEN_TABLES_OF} ORDER BY changed_at, id LIMIT 100"))
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_all(self.reading().await?)
            .await?;
        self.readable(&rows).await
    }

    /// The game but `besides` that has waited longest for a decision of `account`, wherever it is played. One that rests
    /// does not wait; nor does one that was stored by a version which did not note whom it waits for.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn longest_waiting_game(
        &mut self,
        account: &Account,
        besides: TableId,
    ) -> anyhow::Result<Option<Waiting>> {
        self.flush_others(besides).await?;
        // A table with a single event is an invitation.
        let row = sqlx::query(AssertSqlSafe(format!(
            "SELECT id, platform, place, inviter, invited, seats, COUNT(*) OVER () AS count FROM tables \
             WHERE {OPEN_TABLES_OF} AND decides = $2 AND rests_at IS NULL AND version > 1 AND id <> $3 \
             ORDER BY changed_at, id LIMIT 1"
        )))
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(besides.0)
        .fetch_optional(self.reading().await?)
        .await?;
        row.map(|row| {
            let count = u32::try_from(row.try_get::<i64, _>("count")?)?;
            Ok(Waiting { id: id(&row)?, place: place(&row)?, seats: seats(&row)?, count })
        })
        .transpose()
    }

    /// The events of a table from number `from` on, counted from 0.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn events(&mut self, table: TableId, from: i64) -> anyhow::Result<Vec<Event>> {
        if let Some(known) = self.known.tails.get(&table).and_then(|tail| tail.since(from)) {
            return Ok(known.to_vec());
        }
        self.flush().await?;
        let rows = sqlx::query("SELECT event FROM events WHERE table_id = $1 AND number >= $2 ORDER BY number")
            .bind(table.0)
            .bind(from)
            .fetch_all(self.reading().await?)
            .await?;
        rows.iter().map(|row| from_json(row.try_get("event")?)).collect()
    }

    /// The turn for which `seat` was last shown the numbered list of plays.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn listed_turn(&mut self, table: TableId, seat: Seat) -> anyhow::Result<Option<u32>> {
        if let Some(turn) = self.known.lists.get(&(table, seat)) {
            return Ok(*turn);
        }
        let row = sqlx::query("SELECT turn FROM lists WHERE table_id = $1 AND seat = $2")
            .bind(table.0)
            .bind(json(&seat)?)
            .fetch_optional(self.reading().await?)
            .await?;
        row.map(|row| Ok(u32::try_from(row.try_get::<i64, _>("turn")?)?)).transpose()
    }

    /// Notes that `seat` was shown the list of plays of `turn`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_listed_turn(&mut self, table: TableId, seat: Seat, turn: u32) -> anyhow::Result<()> {
        let mut listed = Statement::default();
        listed.push("INSERT INTO lists (table_id, seat, turn) VALUES (");
        listed.bind([table.into(), json(&seat)?.into(), i64::from(turn).into()]);
        listed.push(") ON CONFLICT (table_id, seat) DO UPDATE SET turn = excluded.turn");
        self.put_aside("listed", listed).await?;
        self.known.lists.insert((table, seat), Some(turn));
        Ok(())
    }
}

/// Asks for the tables that fit `condition`.
fn tables_where(condition: &str) -> Query<'static, Any, AnyArguments> {
    sqlx::query(AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE {condition}")))
}
