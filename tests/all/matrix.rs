//! The Matrix adapter without a server.

pub mod html;
pub mod parse_event;
