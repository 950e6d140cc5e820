//! The names of the two sides in the lines.

use crate::rules::Player;

/// The player to move is White; the colour changes no rule.
pub const MOVER: Player = Player::White;
pub const OTHER: Player = Player::Black;

/// Both sides with their names in the lines.
pub(super) const SIDES: [(&str, Player); 2] = [("player", MOVER), ("opponent", OTHER)];
