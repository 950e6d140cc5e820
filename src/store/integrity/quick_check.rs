//! Looks for damaged pages in an SQLite database before it is used.

use std::str::FromStr as _;
use std::time::Duration;

use anyhow::bail;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::time::Instant;

use crate::store::backend::kind::redacted;

/// How long the check may take. A database that is too large for that is used unchecked.
const TIME_LIMIT: Duration = Duration::from_secs(10);
/// SQLite's result codes for a query that was broken off, a damaged file, and a file of another kind.
const INTERRUPT: i32 = 9;
const CORRUPT: i32 = 11;
const NOT_A_DATABASE: i32 = 26;
/// How many instructions SQLite executes between two looks at the clock.
const INSTRUCTIONS: i32 = 10_000;

/// Checks the pages and indexes of the SQLite database at `url`, for ten seconds at most.
///
/// # Errors
/// Returns an error if the database is damaged. The error says what the operator can do.
pub(in crate::store) async fn quick_check(url: &str) -> anyhow::Result<()> {
    let fault = match check(url).await {
        Ok(fault) => fault,
        Err(error) if is(&error, &[INTERRUPT]) => {
            tracing::info!("the database is large: it was not checked completely at the start");
            return Ok(());
        }
        Err(error) if is(&error, &[CORRUPT, NOT_A_DATABASE]) => error.to_string(),
        // What else is wrong is reported when the database is opened.
        Err(_) => return Ok(()),
    };
    if fault == "ok" {
        return Ok(());
    }
    let fault = fault.split_whitespace().collect::<Vec<_>>().join(" ");
    bail!(
        "the database {} is damaged ({fault}): keep a copy of the file, and restore a backup; kafenio verify-store lists \
         what is wrong",
        redacted(url)
    )
}

/// Returns the first fault that SQLite finds, or `ok`.
async fn check(url: &str) -> sqlx::Result<String> {
    let mut connection = SqliteConnectOptions::from_str(url)?.connect().await?;
    let until = Instant::now() + TIME_LIMIT;
    connection.lock_handle().await?.set_progress_handler(INSTRUCTIONS, move || Instant::now() < until);
    let checked = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
    _ = connection.close().await;
    checked?.try_get(0)
}

/// Returns whether `error` has one of SQLite's result codes `codes`. An extended code has the primary one in its last byte.
fn is(error: &sqlx::Error, codes: &[i32]) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    code.is_some_and(|code| codes.contains(&(code & 0xff)))
}
