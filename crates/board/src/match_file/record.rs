//! A match as files write it down, before or after the rules have looked at it.

use super::fault::{Remark, Wrong};
use super::read_text::repeated;
use super::snowie::Sides;
use crate::rules::{Play, Roll};
use crate::table::{BySeat, Seat, Terms};

/// A match as a file has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// As they are written; readers limit their length.
    pub names: BySeat<String>,
    pub terms: Terms,
    pub games: Vec<RecordedGame>,
    /// Whether the match has a Crawford game; `None` if the file does not say.
    pub crawford: Option<bool>,
    pub unsaid: Unsaid,
    /// What there is to say about the file as a whole.
    pub remarks: Vec<Remark>,
}

/// The rules of a money session that a file does not state. They count as not agreed on, but nobody knows whether they were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unsaid {
    pub jacoby: bool,
    pub beavers: bool,
}

/// A game as a file has it.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedGame {
    /// The number that the file gives it.
    pub number: u32,
    /// The score before it, if the file says it.
    pub score: Option<BySeat<u32>>,
    /// Whether the file calls it the Crawford game; `None` if it does not say.
    pub crawford: Option<bool>,
    /// The value of the cube before the first roll: more than 1 after automatic doubles.
    pub stake: u32,
    pub entries: Vec<Entry>,
    pub end: Option<End>,
}

/// A roll or a decision of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub seat: Seat,
    /// The number by which a person finds it in the file: of its row, or of the move.
    pub number: u32,
    pub what: What,
}

/// What a player rolled or decided.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// Each player rolls a die for the opening: the inviter's comes first.
    Opening(Roll),
    /// Each player rolls two dice for the opening: the inviter's come first.
    OpeningPairs(Roll, Roll),
    /// A turn; `roll` is `None` where the file does not say the dice of a player who cannot move.
    Turn {
        roll: Option<Roll>,
        moves: Moves,
    },
    /// `to` is the value that the cube would have, if the file says it.
    Double {
        to: Option<u32>,
    },
    Beaver {
        to: Option<u32>,
        raccoon: bool,
    },
    Take,
    Drop,
    /// The winner of a game of Tric-Trac plays on from its position.
    PlaysOn,
    /// The winner of a game of Tric-Trac has the board set up again.
    SetsUp,
    /// The file has something here that cannot be played.
    Wrong(Wrong),
}

/// The moves of a roll.
#[derive(Clone, Debug, PartialEq)]
pub enum Moves {
    /// Moves from place to place; where a reader made them, without dice and hits.
    Steps(Play),
    /// Moves as text.
    Text(String),
    /// The file has no moves: the roll cannot be played, it is forced, or the game ended before it was played.
    Absent,
    /// The file says that nothing can be played.
    CannotMove,
    /// The roll was not played, as the game ended.
    NotPlayed,
    /// The play was illegal, and led to one of these positions.
    Illegal([Sides; 2]),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// `None` for a draw, and if the file does not say.
    pub winner: Option<Seat>,
    /// `None` if the file does not say.
    pub points: Option<u32>,
    /// 2 for a gammon and 3 for a backgammon, where the file says that and not how many points it counts.
    pub level: Option<u32>,
    pub how: How,
}

/// Why a game ended that was not played to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum How {
    /// The file does not say more than the result.
    #[default]
    Unsaid,
    /// Only the score of the next game shows the result.
    Shown,
    Drawn,
    Resigned,
    /// The loser's time was up.
    Late,
    /// The loser left for good.
    Forfeited,
}

impl What {
    /// Returns what stands for a text that is nothing that a file of this format has.
    pub fn unreadable(text: &str) -> What {
        What::Wrong(Wrong::Unreadable(repeated(text)))
    }
}

impl RecordedGame {
    pub fn new(number: u32) -> RecordedGame {
        RecordedGame { number, score: None, crawford: None, stake: 1, entries: Vec::new(), end: None }
    }
}
