//! Looks for damaged pages in an SQLite database: quickly before it is used, and completely for `kafenio verify-store`.

use std::str::FromStr as _;
use std::time::Duration;

use anyhow::{Context as _, bail};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::time::Instant;

use crate::store::backend::database_file::database_file;
use crate::store::backend::kind::redacted;
use crate::store::backend::unused_file::UnusedFile;

/// How long the check may take. A database that is too large for that is used unchecked.
const TIME_LIMIT: Duration = Duration::from_secs(10);
/// SQLite's result codes for a query that was broken off, a damaged file, one that cannot be opened, and one of another kind.
const INTERRUPT: i32 = 9;
const CORRUPT: i32 = 11;
const CANNOT_OPEN: i32 = 14;
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
        Err(error) if is(&error, &[CORRUPT, NOT_A_DATABASE]) => message(&error),
        // What else is wrong is reported when the database is opened.
        Err(_) => return Ok(()),
    };
    if fault == "ok" {
        return Ok(());
    }
    let fault = in_one_line(&fault);
    bail!(
        "the database {} is damaged ({fault}): keep a copy of the file, and restore a backup (docs/operating.md, \
         Backups); kafenio verify-store lists what is wrong",
        redacted(url)
    )
}

/// Checks all pages, rows and indexes of the SQLite database at `url`, and returns a line for each fault. PostgreSQL checks
/// its pages whenever it reads them.
///
/// # Errors
/// Returns an error if the database is locked, for example. A file that cannot be opened has no fault here.
pub async fn page_faults(url: &str) -> anyhow::Result<Vec<String>> {
    if database_file(url)?.is_none_or(|file| !file.exists()) {
        return Ok(Vec::new());
    }
    let options = SqliteConnectOptions::from_str(url)?;
    // Only with `immutable` does SQLite create no files beside an unused database that it reads.
    let is_unused = UnusedFile::of(options.get_filename())?.is_some();
    let found = match all_faults(options.read_only(true).immutable(is_unused)).await {
        Ok(found) => found,
        Err(error) if is(&error, &[CORRUPT, NOT_A_DATABASE]) => vec![message(&error)],
        Err(error) if is(&error, &[CANNOT_OPEN]) => Vec::new(),
        Err(error) => return Err(error).with_context(|| format!("cannot check the database {}", redacted(url))),
    };
    let lines = found.iter().flat_map(|found| found.lines());
    // SQLite begins with a line of stars.
    Ok(lines.filter(|line| *line != "ok" && !line.starts_with("***")).map(in_one_line).collect())
}

async fn all_faults(options: SqliteConnectOptions) -> sqlx::Result<Vec<String>> {
    let mut connection = options.connect().await?;
    let rows = sqlx::query("PRAGMA integrity_check").fetch_all(&mut connection).await;
    _ = connection.close().await;
    rows?.iter().map(|row| row.try_get(0)).collect()
}

fn message(error: &sqlx::Error) -> String {
    error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned())
}

fn in_one_line(fault: &str) -> String {
    fault.split_whitespace().collect::<Vec<_>>().join(" ")
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

/// Returns whether `error` says that pages of an SQLite database are damaged.
#[must_use]
pub fn is_damage(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<sqlx::Error>());
    causes.any(|cause| is(cause, &[CORRUPT, NOT_A_DATABASE]))
}

/// Returns whether `error` has one of SQLite's result codes `codes`. An extended code has the primary one in its last byte.
fn is(error: &sqlx::Error, codes: &[i32]) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    code.is_some_and(|code| codes.contains(&(code & 0xff)))
}
