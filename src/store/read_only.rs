//! Opens a store read-only: that of a running bot, or a backup in a read-only location.

use std::str::FromStr as _;

use anyhow::{Context as _, ensure};
use sqlx::sqlite::SqliteConnectOptions;

use crate::store::backend::database_file::ensure_exists;
use crate::store::backend::kind::{Backend, redacted, sqlite_url};
use crate::store::backend::unused_file::UnusedFile;
use crate::store::database::Store;

impl Store {
    /// Opens the database at `url` read-only. The schema is not migrated and may be that of an earlier version of this
    /// program.
    ///
    /// # Errors
    /// Returns an error if there is no database, it cannot be opened, or its schema is newer than this program.
    pub async fn open_read_only(url: &str) -> anyhow::Result<Store> {
        ensure_exists(url)?;
        let store = match Backend::of(url)? {
            Backend::Postgres => Store::connect(url, "mode=ro").await?,
            Backend::Sqlite => {
                let context = || format!("cannot open the database {}", redacted(url));
                let file = SqliteConnectOptions::from_str(url).with_context(context)?.get_filename().to_owned();
                let unused_file = UnusedFile::of(&file).with_context(context)?;
                // Only with `immutable` does SQLite create no files beside an unused database that it reads.
                let mode = if unused_file.is_some() { "mode=ro&immutable=1" } else { "mode=ro" };
                Store { unused_file, ..Store::connect(&sqlite_url(&file), mode).await? }
            }
        };
        Ok(store)
    }

    /// Checks that an unused file was not written to while it was read.
    ///
    /// # Errors
    /// Returns an error if it was written to: then what was read may be inconsistent.
    pub(in crate::store) fn ensure_unchanged(&self) -> anyhow::Result<()> {
        let is_unchanged = self.unused_file.as_ref().is_none_or(UnusedFile::is_unchanged);
        ensure!(is_unchanged, "another process began to use the database while it was read: run the command again");
        Ok(())
    }
}
