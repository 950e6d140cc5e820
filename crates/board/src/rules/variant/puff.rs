//! Puff (Ravensburger booklet of 1985).
//!
//! All checkers begin in the hand and enter like hit ones; nothing else moves until all have entered. The lower number
//! is played first; if it cannot be played, the higher number is lost too. Of a doublet, the top number is played twice
//! and then, optionally, the bottom number (seven minus the top) up to twice; from a player's second doublet on, each
//! is played up to four times. The bottom number may be used only after all of the top number. The player rolls again
//! after every doublet. A win counts one point.
//!
//! The custom rule `doublet_count` says whether earlier doublets count for the whole game or only within a turn. A
//! player who cannot enter still rolls, because a doublet counts.

use super::portes;
use crate::rules::position::BAR;
use crate::rules::rulebook::{DiceOrder, Doublet, OpeningRoll, Rules, SingleNumber, WinValue, all_on};

pub(super) const RULES: Rules = Rules {
    key: "puff",
    names: &["puff", "buff", "gegenpuff", "πουφ"],
    foreign_names: &[],
    start: all_on(BAR as usize),
    order: DiceOrder::LowerFirst,
    single_number: SingleNumber::Either,
    doublet: Doublet::TopThenBottom,
    win_value: WinValue::Single,
    opening_roll: OpeningRoll::HigherPairRollsAgain,
    winner_opens: false,
    white_starts_at_1a: false,
    closed_board_skips: false,
    ..portes::RULES
};
