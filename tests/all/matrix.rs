//! The Matrix adapter without a server.

pub mod markup;
pub mod parse_event;
