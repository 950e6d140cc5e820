//! Where all the checkers are.

use serde::{Deserialize, Serialize};

use super::player::{ByPlayer, Player};

/// Where borne-off checkers are counted.
pub const OFF: u8 = 0;
/// Where checkers on the bar are counted, or those in hand (Puff).
pub const BAR: u8 = 25;

/// Both players' checkers, each side in its own numbering: `[OFF]` borne off, `[1]` to `[24]` the points
/// counted down on the way home, `[BAR]` the bar or the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// Number of checkers, pinned ones included.
    pub checkers: ByPlayer<[u8; 26]>,
    /// Plakoto: bit `p` is set where this player's checker on own point `p` is pinned.
    pub pinned: ByPlayer<u32>,
}

impl Position {
    /// Pips that `player` still has to go: own point number times checkers, the bar counting 25.
    #[must_use]
    pub fn pips(&self, player: Player) -> u32 {
        (1..=25).map(|point| point * u32::from(self.checkers[player][point as usize])).sum()
    }

    /// Whether `player`'s checker on own point `point` is pinned (Plakoto).
    #[must_use]
    pub fn is_pinned(&self, player: Player, point: u8) -> bool {
        self.pinned[player] & (1 << point) != 0
    }
}
