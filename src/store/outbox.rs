//! The outbox: what is to be delivered, in lanes, and what has become of it.

pub(super) mod claims;
mod due;
pub(super) mod lane;
pub(super) mod outcomes;
mod queue;
pub(super) mod row;
mod settle;
