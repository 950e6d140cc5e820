//! Money sessions: the players play game after game for points until they leave.

use serde::{Deserialize, Serialize};

/// The rules of a money session beyond those of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MoneyRules {
    /// Gammons and backgammons count only in a game whose cube was taken.
    pub jacoby: bool,
    pub beavers: Beavers,
    /// How many ties in the opening roll double the stake of a game; the cube stays centred.
    pub automatic_doubles: u8,
}

/// How often a double may be redoubled at once, before the dice are rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beavers {
    #[default]
    Never,
    /// Once, by the player who takes: a beaver.
    Once,
    /// Once more by the player who doubled: a raccoon.
    Twice,
}

impl MoneyRules {
    /// Returns how often a double may be redoubled at once.
    #[must_use]
    pub fn max_beavers(self) -> u8 {
        match self.beavers {
            Beavers::Never => 0,
            Beavers::Once => 1,
            Beavers::Twice => 2,
        }
    }
}
