//! Backs up, copies and prunes the database.

pub(super) mod backup;
pub(super) mod copy;
pub(super) mod prune;
