//! Lanes of the outbox: what is delivered in order.

use std::fmt::{self, Display};

use kafenio_board::table::TableId;

/// A sequence of rows that are delivered one after the other. Cleanup rows wait for earlier rows of their lane and
/// never delay later ones. Pruning keeps the latest message of each lane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lane {
    Table(TableId, LaneKind),
    /// Direct messages to the account with this id that are about no particular table, what it shares in places, and the
    /// choices that it has there.
    Account(String),
    /// The greeting in the place with this id.
    Greeting(String),
    /// The puzzles of the day in the place with this id.
    Puzzles(String),
}

/// What a lane of a table is for. A direct message that fails does not delay the messages of other kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The messages that show the game to the invited player, if they play in another place than the inviter.
    GameOfInvited,
    /// Other messages in that place.
    NoticeOfInvited,
    /// Notices in that place that the table is suspended.
    SuspensionOfInvited,
}

impl LaneKind {
    pub(in crate::store) const ALL: [LaneKind; 9] = [
        LaneKind::Game,
        LaneKind::Challenge,
        LaneKind::Notice,
        LaneKind::Direct,
        LaneKind::Suspension,
        LaneKind::DirectSuspension,
        LaneKind::GameOfInvited,
        LaneKind::NoticeOfInvited,
        LaneKind::SuspensionOfInvited,
    ];

    /// Returns the kind for what is posted in the invited player's own place instead of the inviter's.
    #[must_use]
    pub fn of_invited(self) -> LaneKind {
        match self {
            LaneKind::Game => LaneKind::GameOfInvited,
            LaneKind::Notice => LaneKind::NoticeOfInvited,
            LaneKind::Suspension => LaneKind::SuspensionOfInvited,
            other => other,
        }
    }

    /// Returns whether these messages show the game.
    #[must_use]
    pub fn is_game(self) -> bool {
        matches!(self, LaneKind::Game | LaneKind::GameOfInvited)
    }

    /// Returns whether these messages say that the table is suspended.
    #[must_use]
    pub fn is_suspension(self) -> bool {
        matches!(self, LaneKind::Suspension | LaneKind::DirectSuspension | LaneKind::SuspensionOfInvited)
    }

    /// Returns what follows the table's name in the column.
    fn suffix(self) -> &'static str {
        match self {
            LaneKind::Game => "",
            LaneKind::Challenge => " challenge",
            LaneKind::Notice => " time",
            LaneKind::Direct => " direct",
            LaneKind::Suspension => " rests",
            LaneKind::DirectSuspension => " rests-direct",
            LaneKind::GameOfInvited => " across",
            LaneKind::NoticeOfInvited => " across-time",
            LaneKind::SuspensionOfInvited => " across-rests",
        }
    }
}

/// What precedes the account's id in the column. The lists of games were the first such messages.
const ACCOUNT: &str = "games of ";
/// What precedes the place's id in the column.
const GREETING: &str = "greeting in ";
/// What precedes the place's id in the column.
const PUZZLES: &str = "puzzles in ";

impl Lane {
    /// Returns the table to which the messages in this lane belong.
    #[must_use]
    pub fn table(&self) -> Option<TableId> {
        match self {
            Lane::Table(table, _) => Some(*table),
            Lane::Account(_) | Lane::Greeting(_) | Lane::Puzzles(_) => None,
        }
    }

    pub(in crate::store) fn read(column: &str) -> anyhow::Result<Lane> {
        if let Some(account) = column.strip_prefix(ACCOUNT) {
            return Ok(Lane::Account(account.to_owned()));
        }
        if let Some(place) = column.strip_prefix(GREETING) {
            return Ok(Lane::Greeting(place.to_owned()));
        }
        if let Some(place) = column.strip_prefix(PUZZLES) {
            return Ok(Lane::Puzzles(place.to_owned()));
        }
        let parsed = LaneKind::ALL.into_iter().find_map(|kind| {
            let table = column.strip_suffix(kind.suffix())?.parse().ok()?;
            Some(Lane::Table(table, kind))
        });
        parsed.ok_or_else(|| anyhow::anyhow!("the outbox has no lane {column:?}"))
    }
}

impl Display for Lane {
    /// Writes the lane as it is stored, such as `oak-7 direct`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lane::Table(table, kind) => write!(f, "{table}{}", kind.suffix()),
            Lane::Account(account) => write!(f, "{ACCOUNT}{account}"),
            Lane::Greeting(place) => write!(f, "{GREETING}{place}"),
            Lane::Puzzles(place) => write!(f, "{PUZZLES}{place}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lane_is_read_as_it_was_stored() {
        let tables = LaneKind::ALL.map(|kind| Lane::Table(TableId(7), kind));
        let room = "!room:example.org".to_owned();
        let others =
            [Lane::Account("@alice:example.org".to_owned()), Lane::Greeting(room.clone()), Lane::Puzzles(room)];
        for lane in tables.into_iter().chain(others) {
            assert_eq!(Lane::read(&lane.to_string()).expect("a lane"), lane);
        }
        assert!(Lane::read("oak-7").is_err() && Lane::read("quince-7 later").is_err());
    }
}
