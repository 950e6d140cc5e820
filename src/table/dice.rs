//! The port through which dice fall.

use crate::rules::Roll;

/// Throws two dice.
pub trait Dice {
    /// # Errors
    /// [`DiceExhausted`], for dice that were written down beforehand and have all fallen.
    fn roll(&mut self) -> Result<Roll, DiceExhausted>;
}

/// All the dice that were written down beforehand have fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the scripted dice are exhausted")]
pub struct DiceExhausted;
