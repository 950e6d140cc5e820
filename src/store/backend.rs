//! The differences between SQLite and PostgreSQL, and the coordination of concurrent writers.

pub(super) mod database_file;
pub(super) mod group_commit;
pub(super) mod kind;
pub(super) mod opened_file;
pub(super) mod pg_transaction;
pub(super) mod place_locks;
pub(super) mod serving;
pub(super) mod statement;
pub(super) mod tls;
pub(super) mod transient;
pub(super) mod unused_file;
