//! The directions in which the two players move around the board.

/// How the directions of the two players relate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards each other: a player's point `p` is the opponent's `25 - p`.
    Opposite,
    /// In the same direction (Fevga): a player's point `p` is the opponent's `(p + 11) % 24 + 1`.
    Same,
}

impl Direction {
    /// Returns the opponent's number for the player's point `point`; both are 1 to 24.
    #[must_use]
    pub fn mirror(self, point: u8) -> u8 {
        match self {
            Direction::Opposite => 25 - point,
            Direction::Same => (point + 11) % 24 + 1,
        }
    }

    /// Applies [`Direction::mirror`] to a set of points; bit `p` stands for point `p`.
    #[must_use]
    pub fn mirror_all(self, points: u32) -> u32 {
        match self {
            Direction::Opposite => points.reverse_bits() >> 6,
            Direction::Same => (points >> 12 | points << 12) & 0x01FF_FFFE,
        }
    }
}
