//! Refusals: why an action is not allowed.

use super::cube::NoDouble;
use super::dice::DiceExhausted;
use crate::rules::Illegal;

/// The reason that a player reads for a refused action. The table has not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The invitation is not accepted yet.
    NotBegun,
    /// Nothing is left to decide at this table.
    Finished,
    /// The opponent has the decision.
    NotYourDecision,
    /// The player has to decide something else.
    NotThisDecision,
    NoDouble(NoDouble),
    /// The cube would let the player double, but they have rolled.
    DoubledAfterRoll,
    /// The table has no beavers, or no raccoons.
    NoBeaver {
        raccoon: bool,
    },
    /// There is no money session to leave.
    NoSession,
    /// The resignation offers more than a game of this kind can be worth.
    ResignsTooMuch {
        most: u8,
    },
    /// The list of plays has only `count` entries.
    NoSuchNumber {
        number: usize,
        count: usize,
    },
    Illegal(Illegal),
    /// The player has made no play since the game began or the cube was last turned.
    NothingToTakeBack,
    /// The match is rated, and dice were rolled since the play.
    RatedTakeback,
    /// The table has no clock, so no time is ever up.
    NoClock,
    /// The opponent has time left, in milliseconds.
    TimeLeft {
        left: i64,
    },
}

/// Why [`Table::act`](super::Table::act) changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActError {
    Refused(Refusal),
    DiceExhausted,
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> ActError {
        ActError::Refused(refusal)
    }
}

impl From<DiceExhausted> for ActError {
    fn from(_: DiceExhausted) -> ActError {
        ActError::DiceExhausted
    }
}
