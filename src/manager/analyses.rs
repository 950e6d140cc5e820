//! What the engine thinks of matches that are over: it is asked for, posted by itself, or counted for error rates.

pub(super) mod automatic;
pub(super) mod due;
pub(super) mod message;
pub(super) mod sent_match;
