//! Tells transient failures, after which a retry may succeed, from others, and words them.

use std::error::Error;

use crate::store::backend::tls::is_broken;
use sqlx::error::DatabaseError;

/// PostgreSQL's error codes, and prefixes of them, after which a command may be retried at once: connection failure,
/// unique violation, serialization failure, deadlock, a server that shuts down or starts. The last two are SQLite's unique
/// violations: somebody else has written the same event.
const RETRYABLE_CODES: [&str; 9] = ["08", "23505", "40001", "40P01", "57P01", "57P02", "57P03", "1555", "2067"];

/// A concurrent write changed what this transaction had read, or took its lock.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(in crate::store) struct WriteConflict(pub(in crate::store) String);

/// Returns whether `error` comes from a broken connection or a concurrent write, so that a retry may succeed.
#[must_use]
pub fn is_transient(error: &anyhow::Error) -> bool {
    if is_write_conflict(error) {
        return true;
    }
    match error.downcast_ref::<sqlx::Error>() {
        Some(sqlx::Error::Io(_)) => true,
        Some(sqlx::Error::Tls(error)) => is_broken(&**error),
        Some(sqlx::Error::Database(error)) => {
            error.code().is_some_and(|code| RETRYABLE_CODES.iter().any(|prefix| code.starts_with(prefix)))
        }
        _ => false,
    }
}

/// Returns whether `error` only says that another writer was in the way, while the database works.
#[must_use]
pub fn is_write_conflict(error: &anyhow::Error) -> bool {
    error.is::<WriteConflict>()
}

/// Returns an error and its causes in one line, each cause once: some errors already include theirs.
#[must_use]
pub fn causes(error: &anyhow::Error) -> String {
    let mut causes: Vec<String> = Vec::new();
    for cause in error.chain().map(cause_text) {
        if !causes.last().is_some_and(|last| last.ends_with(&cause)) {
            causes.push(cause);
        }
    }
    causes.join(": ")
}

/// Returns what one of the causes of an error says. PostgreSQL's errors also name a line of the server's own source code,
/// which is left out.
fn cause_text(cause: &(dyn Error + 'static)) -> String {
    if let Some(sqlx::Error::Database(error)) = cause.downcast_ref() {
        return format!("error returned from database: {}", error.message());
    }
    match cause.downcast_ref::<Box<dyn DatabaseError>>() {
        Some(error) => error.message().to_owned(),
        None => cause.to_string(),
    }
}
