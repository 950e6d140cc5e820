//! Tric-Trac (Ravensburger booklet of 1985; not the French grand trictrac).
//!
//! A game for points: one for a hit, one for a checker borne off, two for the grand bridge (two checkers on each of the
//! own points 18 to 13) when it is completed and after each later roll that leaves it standing. Twelve points win, and
//! the loser's points say how much.
//!
//! While checkers stand on the start only these move, and the one that came out with the first number. Hit checkers
//! return to their owner's start. Own point 13 is the corner (*Hucke*): two checkers take it together, leave it together,
//! and one never stands there alone; the opponent's corner, own point 12, is barred always. Who could take the opponent's corner
//! with two checkers may put them into his own instead, one step less each. Bearing off needs no checkers at home: reaching
//! the last point is enough. A doublet is two moves like any roll, and then one rolls again.

use super::portes;
use crate::rules::rulebook::{
    BearingOff, Contact, Doublet, ForbiddenStep, MovableCheckers, OpeningRoll, Rules, Scoring, WinValue, all_on,
};

pub(super) const RULES: Rules = Rules {
    key: "tric-trac",
    names: &["tric-trac", "trictrac", "tricktrack", "tric", "τρικ-τρακ"],
    foreign_names: &[],
    start: all_on(24),
    contact: Contact::Hit { sent_to: 24 },
    movable: MovableCheckers::StartFirst,
    forbidden: ForbiddenStep::Corners,
    bearing_off: BearingOff::AnyTime,
    goal: 1,
    doublet: Doublet::TwiceThenRollAgain,
    scoring: Scoring::HitsAndBridges,
    win_value: WinValue::LosersPoints,
    opening_roll: OpeningRoll::HigherPair,
    winner_opens: false,
    white_starts_at_1a: false,
    closed_board_skips: false,
    ..portes::RULES
};
