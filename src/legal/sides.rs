//! What the lines call the two sides.

use crate::rules::Player;

/// The player who moves is White, which changes no rule.
pub(super) const MOVER: Player = Player::White;
pub(super) const OTHER: Player = Player::Black;

/// Both sides with their names in the lines.
pub(super) const SIDES: [(&str, Player); 2] = [("player", MOVER), ("opponent", OTHER)];
