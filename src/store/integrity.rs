//! Checks that the stored tables and events are what the rules produce.

mod check;
mod events;
pub(super) mod quick_check;
mod ratings;
mod replay;
pub(super) mod verified;
mod verify;
