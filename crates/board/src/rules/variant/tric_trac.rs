//! Tric-Trac (Ravensburger booklet of 1985; not the French grand trictrac).
//!
//! Tric-Trac is played for points: one for a hit, one for a checker borne off, and two for the grand bridge (two
//! checkers on each of a player's own points 18 to 13), when it is completed and after each later roll that leaves it
//! standing. Twelve points win the game. How much it counts depends on the loser's points.
//!
//! While a player has checkers on the start point, only these move, and the one that came out with the first number.
//! Hit checkers return to their owner's start point. A player's own point 13 is their corner (*Hucke*): two checkers
//! take it together and leave it together, and one checker never stands there alone. The opponent's corner, own point
//! 12, is always barred. As a privilege, a player whose roll would take the opponent's corner with two checkers may
//! move them into their own corner instead, each one step less. Checkers are borne off at any time by reaching the last
//! point. A doublet is two moves like any other roll; then the player rolls again.

use super::portes;
use crate::rules::rulebook::{
    BearingOff, Contact, Doublet, ForbiddenStep, MovableCheckers, OpeningRoll, Rules, Scoring, SingleNumber, WinValue,
    all_on,
};

pub(super) const RULES: Rules = Rules {
    key: "tric-trac",
    names: &["tric-trac", "trictrac", "tricktrack", "tric", "τρικ-τρακ", "τρικτράκ"],
    foreign_names: &[],
    start: all_on(24),
    contact: Contact::Hit { sent_to: 24 },
    movable: MovableCheckers::StartFirst,
    forbidden: ForbiddenStep::Corners,
    bearing_off: BearingOff::AnyTime,
    goal: 1,
    single_number: SingleNumber::Either,
    doublet: Doublet::TwiceThenRollAgain,
    scoring: Scoring::HitsAndBridges,
    win_value: WinValue::LosersPoints,
    opening_roll: OpeningRoll::HigherPair,
    winner_opens: false,
    white_starts_at_1a: false,
    closed_board_skips: false,
    ..portes::RULES
};
