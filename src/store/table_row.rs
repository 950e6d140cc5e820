//! A table as it is stored: its columns, and how they are read.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Place, Platform, User};
use crate::store::json::from_json;
use crate::table::{BySeat, Seat, Table, TableId};

/// A table in its place, with the people who sit at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub id: TableId,
    pub place: Place,
    /// The thread in which it was opened (Matrix).
    pub thread: Option<String>,
    pub seats: BySeat<User>,
    pub table: Table,
    /// The number of events so far.
    pub version: i64,
    /// How often it was saved so far.
    pub revision: i64,
    /// The outbox row of the latest message about this table.
    pub latest: Option<i64>,
    /// The first event that this message tells, counted from 0.
    pub announced_from: i64,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// When anything about it changed last, in milliseconds since 1970.
    pub changed_at: i64,
    /// When something is to happen though nobody does anything, or is looked for, in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// Since when it rests, in milliseconds since 1970: its place is closed, or one of its players has left it. Its clock
    /// stands still.
    pub suspended_at: Option<i64>,
    pub own_thread: OwnThread,
}

/// A game that waits for somebody's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub id: TableId,
    pub place: Place,
    pub seats: BySeat<User>,
    /// How many games wait for him.
    pub count: u32,
}

/// The thread of a platform's that a table may have for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnThread {
    None,
    /// It is to have one once its match begins.
    Wanted,
    /// The platform is to open it: the table moves into it then.
    Requested,
    /// Its place is that thread.
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

    fn read(column: Option<&str>) -> anyhow::Result<OwnThread> {
        let known = [OwnThread::None, OwnThread::Wanted, OwnThread::Requested, OwnThread::Open];
        let found = known.into_iter().find(|known| known.column() == column);
        found.ok_or_else(|| anyhow::anyhow!("a table has a thread that is {column:?}"))
    }
}

impl StoredTable {
    /// Where `account` sits.
    #[must_use]
    pub fn seat(&self, account: &Account) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.seats[*seat].account == *account)
    }
}

pub(in crate::store) const COLUMNS: &str = "tables.id, tables.platform, tables.place, tables.thread, tables.inviter, \
                                  tables.invited, tables.seats, tables.snapshot, tables.version, tables.revision, \
                                  tables.open, tables.latest, tables.told_from, \
                                  tables.begun_at, tables.changed_at, tables.due_at, tables.rests_at, \
                                  tables.own_thread";

pub(in crate::store) fn id(row: &AnyRow) -> anyhow::Result<TableId> {
    Ok(TableId(row.try_get("id")?))
}

pub(in crate::store) fn place(row: &AnyRow) -> anyhow::Result<Place> {
    Ok(Place { platform: Platform::from_key(row.try_get("platform")?)?, id: row.try_get("place")? })
}

/// The table of `row` as its snapshot tells it.
pub(in crate::store) fn stored(row: &AnyRow) -> anyhow::Result<StoredTable> {
    seated(row, from_json(row.try_get("snapshot")?)?)
}

/// `table` with what `row` tells of it besides.
pub(in crate::store) fn seated(row: &AnyRow, table: Table) -> anyhow::Result<StoredTable> {
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
    })
}

/// Who sits at the table of `row`.
///
/// # Errors
/// Where those are not the people among whose tables it is found.
pub(in crate::store) fn seats(row: &AnyRow) -> anyhow::Result<BySeat<User>> {
    let seats = from_json(row.try_get("seats")?);
    let seats: BySeat<User> = seats.map_err(|error| anyhow::anyhow!("has seats that cannot be read: {error:#}"))?;
    for (column, person) in [("inviter", &seats.inviter), ("invited", &seats.invited)] {
        anyhow::ensure!(row.try_get::<&str, _>(column)? == person.account.id, "has somebody else as {column}");
    }
    Ok(seats)
}

/// For whom `table` waits, as it is noted; empty where it waits for nobody.
pub(in crate::store) fn decides(table: &Table, seats: &BySeat<User>) -> String {
    table.to_decide().map(|seat| seats[seat].account.id.clone()).unwrap_or_default()
}
