//! Copies of the database, and what is deleted from it.

pub(super) mod backup;
pub(super) mod copy;
mod prune;
