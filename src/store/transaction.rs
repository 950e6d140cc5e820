//! One command, one transaction.

pub(super) mod cache;
mod prefetch;
pub(super) mod state;
mod unsaved;
mod write_back;
