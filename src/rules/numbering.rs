//! How the points of the board are numbered.

use serde::{Deserialize, Serialize};

/// How a player numbers the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Numbering {
    /// The player's own numbers, 24 down to 1. A text with an `A` in it still counts as Ravensburger's.
    #[default]
    Own,
    /// The numbers printed on Ravensburger's boards, 1 to 12 and 1A to 12A.
    Printed,
}
