//! The port through which dice fall.

use crate::rules::Roll;

/// Throws two dice.
pub trait Dice {
    /// # Errors
    /// [`Exhausted`], for dice that were written down beforehand and have all fallen.
    fn throw(&mut self) -> Result<Roll, Exhausted>;
}

/// All the dice that were written down beforehand have fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the scripted dice are exhausted")]
pub struct Exhausted;
