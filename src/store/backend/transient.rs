//! Which failures pass by themselves.

/// Classes and codes of PostgreSQL's errors after which the same may be tried at once: a connection that broke, a row that
/// somebody else has written first, two who waited for each other, a server that stops or starts.
const PASSING: [&str; 7] = ["08", "23505", "40001", "40P01", "57P01", "57P02", "57P03"];

/// Somebody else was quicker: what was read is no more what is stored.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(in crate::store) struct Overtaken(pub(in crate::store) String);

/// Whether `error` comes of a connection that broke or of somebody else's work, so that another try may go well.
#[must_use]
pub fn is_transient(error: &anyhow::Error) -> bool {
    if error.is::<Overtaken>() {
        return true;
    }
    match error.downcast_ref::<sqlx::Error>() {
        Some(sqlx::Error::Io(_)) => true,
        Some(sqlx::Error::Database(error)) => {
            error.code().is_some_and(|code| PASSING.iter().any(|passing| code.starts_with(passing)))
        }
        _ => false,
    }
}
