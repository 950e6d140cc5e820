//! What the bot does for a player in the running game.

use serde::{Deserialize, Serialize};

/// What the bot does for a player until they cancel it or the game ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Orders {
    /// The answer to the next double; used once.
    pub if_doubled: Option<CubeAnswer>,
    /// Whether it rolls although the player could double.
    pub roll: bool,
    /// Whether it bears off once there is no more contact.
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
    /// Returns the command word for the answer.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            CubeAnswer::Take => "take",
            CubeAnswer::Drop => "drop",
        }
    }
}
