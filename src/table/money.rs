//! Money sessions (rules, section 2.2): game follows game until the players leave, and each counts its points.

use serde::{Deserialize, Serialize};

/// What is played for points without end, beyond the rules of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MoneyRules {
    /// Gammons and backgammons count only in a game whose cube was taken.
    pub jacoby: bool,
    pub beavers: Beavers,
    /// How many ties of an opening throw double the stake of the game; the cube stays in the middle.
    pub automatic_doubles: u8,
}

/// How often a double may be turned on at once, before the dice fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beavers {
    #[default]
    Never,
    /// Once, by the one who takes.
    Once,
    /// And once more by the one who doubled: a raccoon.
    Twice,
}

impl MoneyRules {
    /// How often a double may be turned on at once.
    pub(super) fn most_beavers(self) -> u8 {
        match self.beavers {
            Beavers::Never => 0,
            Beavers::Once => 1,
            Beavers::Twice => 2,
        }
    }
}
