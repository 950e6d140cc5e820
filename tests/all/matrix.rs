//! The Matrix adapter, without a real homeserver.

mod attacks;
pub mod html;
pub mod parse_event;
mod rooms;
pub mod start;
