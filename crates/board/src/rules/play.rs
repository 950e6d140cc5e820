//! Moves and plays, as data.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most moves that a play can have: a second or later doublet of Puff plays the top and the bottom number four
/// times each.
pub const MAX_MOVES: usize = 8;

/// A move of one checker with one die, in the mover's own numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The starting place: 1 to 24, or 25 for the bar (Puff: the hand).
    pub from: u8,
    /// The target: 1 to 24, or 0 for off.
    pub to: u8,
    /// The die used, 1 to 6. It may exceed the distance when bearing off, and by one with Tric-Trac's privilege.
    pub die: u8,
    /// Whether the move hit.
    pub hit: bool,
}

/// All moves of a roll, in the order in which they are made; empty for a roll that cannot be played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Play {
    pub moves: ArrayVec<Move, MAX_MOVES>,
}
