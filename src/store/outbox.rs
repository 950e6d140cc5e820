//! The outbox: the messages to deliver, and the outcome of each delivery.
//!
//! Every row belongs to a *lane*, a queue that [`Lane`](lane::Lane) describes.

pub(super) mod claims;
mod due;
pub(super) mod lane;
pub(super) mod outcomes;
mod queue;
pub(super) mod row;
mod settle;
