//! Whether what is stored is what the rules made.

mod check;
mod events;
mod replay;
pub(super) mod verified;
mod verify;
