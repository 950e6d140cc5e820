//! Checks that the stored tables and events are what the rules produce.

mod check;
mod events;
mod replay;
pub(super) mod verified;
mod verify;
