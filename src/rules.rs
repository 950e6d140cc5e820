//! Floor 1. The board, the dice and the plays of every game. Pure and synchronous: no clock, no chance, no chat.

mod generate;
mod house;
mod illegal;
mod notation;
mod play;
mod player;
mod position;
mod race;
mod roll;
mod rulebook;
mod ruleset;
mod teaching;
mod variant;

pub use generate::{Generator, Outcome, PartialPlay};
pub use house::{BackgammonCounts, DoubletCount, HouseRule, HouseRules};
pub use illegal::Illegal;
pub use notation::Numbering;
pub use play::{MAX_MOVES, Move, Play};
pub use player::{ByPlayer, Player};
pub use position::{BAR, OFF, Position};
pub use roll::Roll;
pub use rulebook::{
    BearingOff, Contact, DiceOrder, Doublet, Obligation, MovableCheckers, OpeningRoll, ForbiddenStep, Rules, Scoring, SingleNumber, WinValue,
};
pub use ruleset::{Ending, LegalPlay, WINNING_POINTS, RestOfRoll, Ruleset, Situation};
pub use teaching::{Shot, openings, shots};
pub use variant::{Direction, Variant};
