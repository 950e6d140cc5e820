//! The Matrix adapter, without a real homeserver.

pub mod html;
pub mod parse_event;
pub mod start;
