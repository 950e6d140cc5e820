//! What differs between SQLite and PostgreSQL, and how several writers keep out of each other's way.

pub(super) mod group_commit;
pub(super) mod kind;
pub(super) mod pg_transaction;
pub(super) mod place_locks;
pub(super) mod serving;
pub(super) mod statement;
pub(super) mod transient;
pub(super) mod unused_file;
