//! The position of all checkers.

use serde::{Deserialize, Serialize};

use super::player::{ByPlayer, Player};

/// The place of checkers that were borne off.
pub const OFF: u8 = 0;
/// The place of checkers on the bar, or in the hand (Puff).
pub const BAR: u8 = 25;

/// Both players' checkers, each side in its own numbering: `[OFF]` counts those borne off, `[24]` down to `[1]` those
/// on the points on the way home, `[BAR]` those on the bar or in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// The number of checkers at each place, pinned ones included.
    pub checkers: ByPlayer<[u8; 26]>,
    /// Plakoto: bit `p` is set where this player's checker on own point `p` is pinned.
    pub pinned: ByPlayer<u32>,
}

impl Position {
    /// Returns this position from the other side: each player has the other's checkers.
    #[must_use]
    pub fn turned(&self) -> Position {
        Position {
            checkers: ByPlayer { white: self.checkers.black, black: self.checkers.white },
            pinned: ByPlayer { white: self.pinned.black, black: self.pinned.white },
        }
    }

    /// Returns the pip count of `player`: each checker counts the number of its point, on the bar 25.
    #[must_use]
    pub fn pips(&self, player: Player) -> u32 {
        (1..=25).map(|point| point * u32::from(self.checkers[player][point as usize])).sum()
    }

    /// Returns whether `player`'s checker on their own point `point` is pinned (Plakoto).
    #[must_use]
    pub fn is_pinned(&self, player: Player, point: u8) -> bool {
        self.pinned[player] & (1 << point) != 0
    }
}
