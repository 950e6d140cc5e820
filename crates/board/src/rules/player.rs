//! The two sides of the board.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A side of the board. Whoever opens the first game of a match is White, unless the players wish for other colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    White,
    Black,
}

impl Player {
    /// Both players, White first.
    pub const BOTH: [Player; 2] = [Player::White, Player::Black];

    #[must_use]
    pub fn opponent(self) -> Player {
        match self {
            Player::White => Player::Black,
            Player::Black => Player::White,
        }
    }
}

/// One value for each player, indexed by [`Player`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByPlayer<T> {
    pub white: T,
    pub black: T,
}

impl<T> ByPlayer<T> {
    /// Calls `value` once for each player, White first.
    pub fn from_fn(mut value: impl FnMut(Player) -> T) -> Self {
        ByPlayer { white: value(Player::White), black: value(Player::Black) }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;
    fn index(&self, player: Player) -> &T {
        match player {
            Player::White => &self.white,
            Player::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::White => &mut self.white,
            Player::Black => &mut self.black,
        }
    }
}
