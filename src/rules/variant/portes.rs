//! Portes, the first game of Tavli (kafenio.eu).
//!
//! As Backgammon, but where only one of two numbers can be played the player chooses which; a win counts two against a
//! player with none off and never three; there is no cube. The higher throw begins by rolling both dice anew, and later
//! the winner of the last game begins.
//!
//! The page says that "the same checker must" be moved with both numbers; its own examples show that this means "may".

use super::backgammon;
use crate::rules::rulebook::{OpeningRoll, Rules, SingleNumber, WinValue};

pub(super) const RULES: Rules = Rules {
    key: "portes",
    names: &["portes", "πόρτες", "πορτες", "doors"],
    foreign_names: &["tavla", "takhteh"],
    single_number: SingleNumber::Either,
    win_value: WinValue::Gammons,
    opening_roll: OpeningRoll::RollAgain,
    winner_opens: true,
    cube: false,
    ..backgammon::RULES
};
