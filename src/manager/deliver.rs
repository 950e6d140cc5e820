//! Delivers the outbox to the platforms.

mod attempt;
mod record;
mod worker;

pub use worker::{deliver, deliver_begun, deliver_pending};
