//! Puff (Ravensburger booklet of 1985).
//!
//! All checkers begin in the hand and enter like hit ones; until all are in, nothing else moves. The lower number is played
//! first: where it cannot be played, the higher lapses too. Of a doublet the top number is played twice and then, at will,
//! the bottom number (seven less the top) up to twice; from a player's second doublet on it is four and four. The bottom
//! opens only when the whole top was played, and after every doublet one rolls again. A win counts one.
//!
//! Whether earlier doublets count through the game or only within one turn is the house rule `doublet_count`. A player who
//! cannot enter rolls all the same, because a doublet counts.

use super::portes;
use crate::rules::position::BAR;
use crate::rules::rulebook::{DiceOrder, Doublet, OpeningRoll, Rules, WinValue, all_on};

pub(super) const RULES: Rules = Rules {
    key: "puff",
    names: &["puff", "buff", "gegenpuff", "πουφ"],
    foreign_names: &[],
    start: all_on(BAR as usize),
    order: DiceOrder::LowerFirst,
    doublet: Doublet::TopThenBottom,
    win_value: WinValue::Single,
    opening_roll: OpeningRoll::HigherPairRollsAgain,
    winner_opens: false,
    white_starts_at_1a: false,
    closed_board_skips: false,
    ..portes::RULES
};
