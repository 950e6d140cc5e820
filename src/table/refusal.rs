//! Why an action was not allowed.

use super::cube::NoDouble;
use super::dice::DiceExhausted;
use crate::rules::Illegal;

/// What a player is told instead of an effect. The table has not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The invitation is not accepted yet.
    NotBegun,
    /// Nothing is left to decide at this table.
    Finished,
    /// The other one has the decision.
    NotYourDecision,
    /// It is his to decide, but something else than this.
    NotThisDecision,
    NoDouble(NoDouble),
    /// Doubles are not turned on at once at this table, or not a second time.
    NoBeaver {
        raccoon: bool,
    },
    /// There is no money session to leave.
    NoSession,
    /// A resignation worth more than a game of this kind can be.
    ResignsTooMuch {
        most: u8,
    },
    /// The list of plays is shorter than that.
    NoSuchNumber {
        number: usize,
        count: usize,
    },
    Illegal(Illegal),
    /// He has made no play since the game began, or since a decision about the cube.
    NothingToTakeBack,
    /// Without a clock nobody's time is ever up.
    NoClock,
    /// The opponent has so much time left, in milliseconds.
    TimeLeft {
        left: i64,
    },
}

/// Why [`Table::act`](super::Table::act) did nothing.
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
