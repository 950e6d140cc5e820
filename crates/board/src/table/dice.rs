//! The port that supplies rolls.

use crate::rules::Roll;

/// A source of rolls.
pub trait Dice {
    /// Rolls two dice.
    ///
    /// # Errors
    /// Returns an error if scripted dice have run out.
    fn roll(&mut self) -> Result<Roll, DiceExhausted>;
}

/// The scripted dice have run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the scripted dice are exhausted")]
pub struct DiceExhausted;
