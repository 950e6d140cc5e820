//! The transaction in which a command is handled.

pub(super) mod cache;
pub(super) mod prefetch;
pub(super) mod state;
mod unsaved;
mod write_back;
