//! The games, by name.

use serde::{Deserialize, Serialize};

/// A game of the backgammon board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    Backgammon,
    Portes,
    Plakoto,
    Fevga,
    TricTrac,
    Puff,
}

/// Which way the two players run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Towards each other: my point `p` is the opponent's `25 - p`.
    Contrary,
    /// The same way round (Fevga): my point `p` is the opponent's `(p + 11) % 24 + 1`.
    Parallel,
}

impl Heading {
    /// The opponent's number of my point `point`, 1 to 24.
    #[must_use]
    pub fn mirror(self, point: u8) -> u8 {
        match self {
            Heading::Contrary => 25 - point,
            Heading::Parallel => (point + 11) % 24 + 1,
        }
    }
}
