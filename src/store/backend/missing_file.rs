//! Tells whether the file of an SQLite database is missing.

use std::path::PathBuf;
use std::str::FromStr as _;

use anyhow::{Context as _, bail};
use sqlx::sqlite::SqliteConnectOptions;

use crate::store::backend::kind::{Backend, redacted};

/// Returns the file of the SQLite database at `url` if it does not exist.
///
/// # Errors
/// Returns an error if `url` is not that of a database.
pub fn missing_file(url: &str) -> anyhow::Result<Option<PathBuf>> {
    if Backend::of(url)? != Backend::Sqlite {
        return Ok(None);
    }
    let options = SqliteConnectOptions::from_str(url);
    let file =
        options.with_context(|| format!("cannot open the database {}", redacted(url)))?.get_filename().to_owned();
    Ok((!file.exists()).then_some(file))
}

/// Checks that the file of the SQLite database at `url` exists.
///
/// # Errors
/// Returns an error if it does not. The error says how to name another one.
pub(in crate::store) fn ensure_exists(url: &str) -> anyhow::Result<()> {
    if let Some(file) = missing_file(url)? {
        bail!(
            "cannot open the database {}: there is no file {}; set KAFENIO_DATA_DIR or KAFENIO_DATABASE_URL as for the bot",
            redacted(url),
            std::path::absolute(&file).unwrap_or(file).display()
        );
    }
    Ok(())
}
