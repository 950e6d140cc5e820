//! Moves and plays, as data.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The longest play has eight moves: a Puff doublet from the second on, four times the top and four times the bottom number.
pub const MAX_MOVES: usize = 8;

/// One checker moved with one die, in the mover's own numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// Where the checker stood: 1 to 24, or 25 for the bar (Puff: the hand).
    pub from: u8,
    /// Where it stands now: 1 to 24, or 0 for off.
    pub to: u8,
    /// The die that it used, 1 to 6; more than the distance when bearing off, one more in Tric-Trac's one step less.
    pub die: u8,
    /// Whether it hit.
    pub hit: bool,
}

/// All the moves of a roll, in the order in which they are made; empty for a roll that cannot be played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Play {
    pub moves: ArrayVec<Move, MAX_MOVES>,
}
