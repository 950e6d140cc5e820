//! The ways to number the points of the board.

use serde::{Deserialize, Serialize};

/// How a player numbers the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Numbering {
    /// The player's own numbers, 24 down to 1. A text that contains an `A` is still read as printed numbers.
    #[default]
    Own,
    /// The numbers printed on Ravensburger boards, 1 to 12 and 1A to 12A.
    Printed,
}
