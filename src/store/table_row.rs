//! A stored table: its columns and how they are read.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Place, Platform, User};
use crate::engine::Level;
use crate::store::json::from_json;
use crate::table::{BySeat, Seat, Table, TableId};

/// A table with its place, its players and its state in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub id: TableId,
    pub place: Place,
    /// The thread in which it is played, where threads are not places (Matrix).
    pub thread: Option<String>,
    pub seats: BySeat<User>,
    pub table: Table,
    /// The number of events so far.
    pub version: i64,
    /// The number of times it was saved.
    pub revision: i64,
    /// The outbox row of the latest message about this table.
    pub latest: Option<i64>,
    /// The number of the first event that this message announces, counted from 0.
    pub announced_from: i64,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// When anything about it changed last, in milliseconds since 1970.
    pub changed_at: i64,
    /// When the table must be looked at even if nobody acts, in milliseconds since 1970: a deadline or a reminder.
    pub due_at: Option<i64>,
    /// Since when it is suspended, in milliseconds since 1970: its place is closed, or one of its players has left it.
    /// Its clock is paused.
    pub suspended_at: Option<i64>,
    pub own_thread: OwnThread,
    /// How many turn numbers were used up by plays that were taken back.
    pub taken_back: u32,
}

/// A game that waits for a person's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub id: TableId,
    pub place: Place,
    pub seats: BySeat<User>,
    /// The number of games that wait for this person.
    pub count: u32,
}

/// The state of a table's own thread on its platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnThread {
    None,
    /// It gets a thread when its match begins.
    Wanted,
    /// The platform was asked to open one; the table moves into it then (Discord).
    Requested,
    /// The table's place or its thread is its own.
    Open,
}

impl OwnThread {
    pub(in crate::store) fn column(self) -> Option<&'static str> {
        match self {
            OwnThread::None => None,
            OwnThread::Wanted => Some("wanted"),
            OwnThread::Requested => Some("asked"),
            OwnThread::Open => Some("open"),
        }
    }

    pub(in crate::store) fn read(column: Option<&str>) -> anyhow::Result<OwnThread> {
        let known = [OwnThread::None, OwnThread::Wanted, OwnThread::Requested, OwnThread::Open];
        let found = known.into_iter().find(|known| known.column() == column);
        found.ok_or_else(|| anyhow::anyhow!("unknown state of a table's thread: {column:?}"))
    }
}

impl StoredTable {
    /// Returns the seat and the level of the computer, if it has the next decision.
    #[must_use]
    pub fn computer_to_decide(&self) -> Option<(Seat, Level)> {
        let seat = self.table.game().and(self.table.to_decide())?;
        Some((seat, self.seats[seat].account.level()?))
    }

    /// Returns the number of the current turn as replays and move lists count it: without turns that were taken back.
    #[must_use]
    pub fn turn_number(&self) -> u32 {
        self.table.turn.saturating_sub(self.taken_back)
    }

    /// Returns the seat of `account`, if they play at this table.
    #[must_use]
    pub fn seat(&self, account: &Account) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.seats[*seat].account == *account)
    }
}

pub(in crate::store) const COLUMNS: &str = "tables.id, tables.platform, tables.place, tables.thread, tables.inviter, \
                                  tables.invited, tables.seats, tables.snapshot, tables.version, tables.revision, \
                                  tables.open, tables.latest, tables.told_from, \
                                  tables.begun_at, tables.changed_at, tables.due_at, tables.rests_at, \
                                  tables.own_thread, tables.taken_back";

pub(in crate::store) fn id(row: &AnyRow) -> anyhow::Result<TableId> {
    Ok(TableId(row.try_get("id")?))
}

pub(in crate::store) fn place(row: &AnyRow) -> anyhow::Result<Place> {
    Ok(Place { platform: Platform::from_key(row.try_get("platform")?)?, id: row.try_get("place")? })
}

/// Reads the table of `row` from its snapshot.
pub(in crate::store) fn stored(row: &AnyRow) -> anyhow::Result<StoredTable> {
    with_table(row, from_json(row.try_get("snapshot")?)?)
}

/// Combines `table` with the other columns of `row`.
pub(in crate::store) fn with_table(row: &AnyRow, table: Table) -> anyhow::Result<StoredTable> {
    Ok(StoredTable {
        id: id(row)?,
        place: place(row)?,
        thread: row.try_get("thread")?,
        seats: seats(row)?,
        table,
        version: row.try_get("version")?,
        revision: row.try_get("revision")?,
        latest: row.try_get("latest")?,
        announced_from: row.try_get("told_from")?,
        opened_at: row.try_get("begun_at")?,
        changed_at: row.try_get("changed_at")?,
        due_at: row.try_get("due_at")?,
        suspended_at: row.try_get("rests_at")?,
        own_thread: OwnThread::read(row.try_get::<Option<String>, _>("own_thread")?.as_deref())?,
        taken_back: u32::try_from(row.try_get::<i64, _>("taken_back")?)?,
    })
}

/// Reads the players at the table of `row`.
///
/// # Errors
/// Returns an error if they are unreadable, or differ from the columns by which a player's tables are found.
pub(in crate::store) fn seats(row: &AnyRow) -> anyhow::Result<BySeat<User>> {
    let seats = from_json(row.try_get("seats")?);
    let seats: BySeat<User> = seats.map_err(|error| anyhow::anyhow!("has seats that cannot be read: {error:#}"))?;
    for (column, person) in [("inviter", &seats.inviter), ("invited", &seats.invited)] {
        anyhow::ensure!(
            row.try_get::<&str, _>(column)? == person.account.id,
            "has another account in its column {column}"
        );
    }
    Ok(seats)
}

/// Returns the value of the column `decides`: the id of the account that `table` waits for, or an empty string.
pub(in crate::store) fn decides(table: &Table, seats: &BySeat<User>) -> String {
    table.to_decide().map(|seat| seats[seat].account.id.clone()).unwrap_or_default()
}
