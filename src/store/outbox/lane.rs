//! Lanes of the outbox: what is delivered in order.

use std::fmt::{self, Display};

use kafenio_board::table::{Seat, TableId};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::store::backend::statement::{Statement, Value};

/// A sequence of rows that are delivered one after the other. Cleanup rows wait for earlier rows of their lane and
/// never delay later ones. Pruning keeps the latest message of each lane.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// What is posted about a table where the player of the seat reads it. If both players read it in the same place, the
    /// seat is the inviter's.
    Table(TableId, Seat, LaneKind),
    /// Direct messages to the account with this id that are about no particular table, what it shares in places, and the
    /// choices that it has there.
    Account(String),
    /// The greeting in the place with this id.
    Greeting(String),
    /// The puzzles of the day in the place with this id.
    Puzzles(String),
    /// The best of each month in the place with this id.
    Month(String),
    /// What is posted about a tournament in the place with this id.
    Tournament(TableId, String),
}

/// What a lane of a table is for. A direct message that fails does not delay the messages of other kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LaneKind {
    /// The messages that show the game.
    Game,
    /// The open challenge that becomes the table.
    Challenge,
    /// Other messages about the table, in the same place.
    Notice,
    /// Direct messages to the players.
    Direct,
    /// Notices in the table's place that it is suspended.
    Suspension,
    /// The same notices, as direct messages.
    DirectSuspension,
}

impl LaneKind {
    const ALL: [LaneKind; 6] = [
        LaneKind::Game,
        LaneKind::Challenge,
        LaneKind::Notice,
        LaneKind::Direct,
        LaneKind::Suspension,
        LaneKind::DirectSuspension,
    ];

    /// Returns whether these messages say that the table is suspended.
    #[must_use]
    pub fn is_suspension(self) -> bool {
        matches!(self, LaneKind::Suspension | LaneKind::DirectSuspension)
    }

    fn key(self) -> &'static str {
        match self {
            LaneKind::Game => "game",
            LaneKind::Challenge => "challenge",
            LaneKind::Notice => "notice",
            LaneKind::Direct => "direct",
            LaneKind::Suspension => "suspension",
            LaneKind::DirectSuspension => "direct_suspension",
        }
    }
}

const ACCOUNT: &str = "account";
const GREETING: &str = "greeting";
const PUZZLES: &str = "puzzles";
const MONTH: &str = "month";
const TOURNAMENT: &str = "tournament";

/// The columns of a lane, in the order of [`Lane::columns`].
pub(in crate::store) const LANE: &str = "lane, table_id, seat, owner";

impl Lane {
    /// Returns the table to which the messages in this lane belong, or the tournament.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        match self {
            Lane::Table(id, ..) | Lane::Tournament(id, _) => Some(*id),
            Lane::Account(_) | Lane::Greeting(_) | Lane::Puzzles(_) | Lane::Month(_) => None,
        }
    }

    /// Returns the values of the columns [`LANE`].
    pub(in crate::store) fn columns(&self) -> [Value; 4] {
        let about = |lane: &str, id: i64, owner: &String| {
            [lane.to_owned().into(), id.into(), String::new().into(), owner.clone().into()]
        };
        let of_owner = |lane: &str, owner: &String| about(lane, 0, owner);
        match self {
            Lane::Table(table, seat, kind) => {
                [kind.key().to_owned().into(), (*table).into(), seat.key().to_owned().into(), String::new().into()]
            }
            Lane::Account(account) => of_owner(ACCOUNT, account),
            Lane::Greeting(place) => of_owner(GREETING, place),
            Lane::Puzzles(place) => of_owner(PUZZLES, place),
            Lane::Month(place) => of_owner(MONTH, place),
            Lane::Tournament(id, place) => about(TOURNAMENT, id.0, place),
        }
    }

    /// Appends the condition that a row belongs to this lane.
    pub(in crate::store) fn push_condition(&self, statement: &mut Statement) {
        statement.push("(").push(LANE).push(") = (").bind(self.columns()).push(")");
    }

    pub(in crate::store) fn read(row: &AnyRow) -> anyhow::Result<Lane> {
        let (lane, owner): (&str, String) = (row.try_get("lane")?, row.try_get("owner")?);
        match lane {
            ACCOUNT => return Ok(Lane::Account(owner)),
            GREETING => return Ok(Lane::Greeting(owner)),
            PUZZLES => return Ok(Lane::Puzzles(owner)),
            MONTH => return Ok(Lane::Month(owner)),
            TOURNAMENT => return Ok(Lane::Tournament(TableId(row.try_get("table_id")?), owner)),
            _ => {}
        }
        let kind = LaneKind::ALL.into_iter().find(|kind| kind.key() == lane);
        let kind = kind.ok_or_else(|| anyhow::anyhow!("the outbox has no lane {lane:?}"))?;
        Ok(Lane::Table(TableId(row.try_get("table_id")?), Seat::from_key(row.try_get("seat")?)?, kind))
    }
}

impl Display for Lane {
    /// Writes the lane for the log and for locks, such as `oak-7 inviter game`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lane::Table(table, seat, kind) => write!(f, "{table} {} {}", seat.key(), kind.key()),
            Lane::Account(account) => write!(f, "{ACCOUNT} {account}"),
            Lane::Greeting(place) => write!(f, "{GREETING} {place}"),
            Lane::Puzzles(place) => write!(f, "{PUZZLES} {place}"),
            Lane::Month(place) => write!(f, "{MONTH} {place}"),
            Lane::Tournament(id, place) => write!(f, "{TOURNAMENT} {id} {place}"),
        }
    }
}
