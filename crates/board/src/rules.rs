//! The board, the dice and the legal plays of every game.

mod bear_off;
mod custom_rules;
mod direction;
mod effect;
mod generate;
mod illegal;
mod legal_plays;
mod notation;
mod numbering;
mod partial_play;
mod play;
mod player;
mod position;
mod roll;
mod rulebook;
mod ruleset;
mod teaching;
mod variant;

/// Packed sides: four bits per place, in the side's own numbering; place 0 is off, 1 to 24 are the points, 25 is the bar
/// or the hand.
pub mod packed {
    pub use super::generate::packed::{POINTS, closed_and_single, count, occupied, pack, pinned_under};
}

pub use self::custom_rules::{BackgammonCounts, CustomRule, CustomRules, DoubletCount};
pub use self::direction::Direction;
pub use self::effect::Effect;
pub use self::generate::Generator;
pub use self::generate::packed::Outcome;
pub use self::illegal::Illegal;
pub use self::notation::{is_bar, is_play_text};
pub use self::numbering::Numbering;
pub use self::partial_play::PartialPlay;
pub use self::play::{MAX_MOVES, Move, Play};
pub use self::player::{ByPlayer, Player};
pub use self::position::{BAR, OFF, Position};
pub use self::roll::Roll;
pub use self::rulebook::{
    BearingOff, Contact, DiceOrder, Doublet, ForbiddenStep, MovableCheckers, Obligation, OpeningRoll, Rules, Scoring,
    SingleNumber, WinValue,
};
pub use self::ruleset::{Ending, LegalPlay, RestOfRoll, Ruleset, Situation, WINNING_POINTS};
pub use self::teaching::{Shot, shots};
pub use self::variant::Variant;
