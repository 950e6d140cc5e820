//! The dice of games that only the engine plays.

use kafenio_board::rules::{Roll, Ruleset};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

/// A game that is longer is given up: two weak players may block each other.
pub(super) const MAX_TURNS: usize = 1000;

/// The dice of one game.
#[derive(Debug)]
pub(super) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// Returns the dice of game `number` of a series with this seed.
    pub fn of_game(seed: u64, number: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number)))
    }

    /// Rolls both dice; the first roll of a game only as its rules allow.
    pub fn roll(&mut self, ruleset: Ruleset, is_first: bool) -> Roll {
        loop {
            let roll = self.roll_any();
            if !is_first || ruleset.variant.rules().opening_roll.can_be(roll) {
                return roll;
            }
        }
    }

    /// Rolls both dice.
    pub fn roll_any(&mut self) -> Roll {
        loop {
            let mut die = || self.0.random_range(1..=6);
            if let Some(roll) = Roll::new(die(), die()) {
                return roll;
            }
        }
    }

    /// Returns a number that is at least 0 and less than 1.
    pub fn unit(&mut self) -> f32 {
        self.0.random_range(0.0..1.0)
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end)
    }
}
