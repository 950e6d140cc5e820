//! What the manager needs from the platforms, and what they tell it.

pub(super) mod channel;
pub(super) mod connection;
pub(super) mod greet;
pub(super) mod names;
pub(super) mod query;
