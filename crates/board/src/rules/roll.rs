//! A roll of two dice.

use serde::{Deserialize, Serialize};

/// A roll of two dice, each 1 to 6, in the order in which they fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Roll {
    first: u8,
    second: u8,
}

impl Roll {
    /// Creates a roll; `None` unless both dice show 1 to 6.
    #[must_use]
    pub const fn new(first: u8, second: u8) -> Option<Roll> {
        match (first, second) {
            (1..=6, 1..=6) => Some(Roll { first, second }),
            _ => None,
        }
    }

    /// Returns the 21 rolls that differ, each with the higher die first.
    pub fn distinct() -> impl Iterator<Item = Roll> {
        (1..=6).flat_map(|higher| (1..=higher).map(move |lower| Roll { first: higher, second: lower }))
    }

    #[must_use]
    pub fn first(self) -> u8 {
        self.first
    }

    #[must_use]
    pub fn second(self) -> u8 {
        self.second
    }

    #[must_use]
    pub fn higher(self) -> u8 {
        self.first.max(self.second)
    }

    #[must_use]
    pub fn lower(self) -> u8 {
        self.first.min(self.second)
    }

    /// Returns whether both dice are equal.
    #[must_use]
    pub fn is_doublet(self) -> bool {
        self.first == self.second
    }
}

impl TryFrom<[u8; 2]> for Roll {
    type Error = &'static str;
    fn try_from([first, second]: [u8; 2]) -> Result<Roll, Self::Error> {
        Roll::new(first, second).ok_or("a die shows 1 to 6")
    }
}

impl From<Roll> for [u8; 2] {
    fn from(roll: Roll) -> [u8; 2] {
        [roll.first, roll.second]
    }
}

/// Writes the higher die first, as in "6-3".
impl std::fmt::Display for Roll {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.higher(), self.lower())
    }
}
