//! The rules on when a player may double.

use super::game::Cube;
use super::seat::Seat;
use super::{Crawford, Table};

/// Why a player may not double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDouble {
    /// This game is played without a cube.
    NoCube,
    /// Nobody doubles in the Crawford game.
    Crawford,
    /// The opener's first turn is not over; the opening roll came before they could double.
    Opening,
    /// The opponent owns the cube.
    NotYours,
    /// The cube is dead: a win at its present value already wins the match.
    Dead,
    /// The cube is at [`Cube::HIGHEST`].
    Highest,
    /// A play was taken back, so the next rolls are known.
    KnownDice,
}

impl Table {
    /// Checks whether the cube lets `seat` double. It does not check that it is their turn, or that they have not
    /// rolled.
    ///
    /// # Errors
    /// Returns an error with the first reason against it if the cube does not let `seat` double.
    pub fn check_double(&self, seat: Seat) -> Result<(), NoDouble> {
        let Some(game) = self.game().filter(|_| self.terms.cube) else { return Err(NoDouble::NoCube) };
        if self.crawford == Crawford::Now {
            return Err(NoDouble::Crawford);
        }
        if game.cube.owner == Some(seat.other()) {
            return Err(NoDouble::NotYours);
        }
        if self.decides_match(seat, 1) {
            return Err(NoDouble::Dead);
        }
        if game.cube.value >= Cube::HIGHEST {
            return Err(NoDouble::Highest);
        }
        if !game.known_rolls.is_empty() {
            return Err(NoDouble::KnownDice);
        }
        if game.turns == 0 {
            return Err(NoDouble::Opening);
        }
        Ok(())
    }
}
