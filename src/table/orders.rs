//! What a player leaves to the bot for the running game.

use serde::{Deserialize, Serialize};

/// What a player leaves to the bot, until he takes it back or the game ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Orders {
    /// How the next double is answered; it is used up by that.
    pub if_doubled: Option<CubeAnswer>,
    /// Rolls where he could double.
    pub roll: bool,
    /// Bears off as fast as he can, once the opponent's checkers cannot get in the way any more.
    pub auto: bool,
}

/// The answer to a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CubeAnswer {
    Take,
    Drop,
}

impl CubeAnswer {
    /// The word of the command that gives it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            CubeAnswer::Take => "take",
            CubeAnswer::Drop => "drop",
        }
    }
}
