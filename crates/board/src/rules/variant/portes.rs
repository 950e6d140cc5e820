//! Portes, the first game of Tavli (kafenio.eu).
//!
//! Portes is played like Backgammon, with these differences. If only one of two numbers can be played, the player
//! chooses which; by the custom rule `higher_die`, as most programs have it, it must be the higher one. A win counts two points against a player with none off, and never three. There is no cube. The player
//! with the higher opening die rolls two new dice for the first turn; later the winner of the last game begins.
//!
//! The source says that "the same checker must" be moved with both numbers; its own examples show that it means "may".

use super::backgammon;
use crate::rules::rulebook::{OpeningRoll, Rules, SingleNumber, WinValue};

pub(super) const RULES: Rules = Rules {
    key: "portes",
    names: &["portes", "πόρτες", "πόρτα", "ports"],
    foreign_names: &["tavla", "τάβλα", "takhteh", "tabla", "табла", "sheshbesh", "shesh-besh", "шешбеш", "шеш-беш"],
    relatives: &[],
    single_number: SingleNumber::EitherUnlessCustomRule,
    win_value: WinValue::Gammons,
    opening_roll: OpeningRoll::RollAgain,
    winner_opens: true,
    cube: false,
    ..backgammon::RULES
};
