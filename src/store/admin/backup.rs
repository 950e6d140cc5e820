//! Backs up an SQLite database while the bot runs.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

use anyhow::{Context as _, bail};

use crate::store::backend::kind::{Backend, sqlite_url};
use crate::store::database::Store;

impl Store {
    /// Writes a snapshot of the database into the new file `file` and returns its size in bytes. Others may write to
    /// the store meanwhile.
    ///
    /// # Errors
    /// Returns an error if `file` exists already, the disk is full, or the store is on PostgreSQL, which has its own
    /// backup programs.
    pub async fn backup(&self, file: &Path) -> anyhow::Result<u64> {
        if self.backend == Backend::Postgres {
            bail!(
                "only SQLite is backed up this way; for PostgreSQL use: pg_dump --format=custom --file={} ...",
                file.display()
            );
        }
        // Only the owner may read it, and `create_new` does not overwrite an older backup.
        let created = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
        created.with_context(|| format!("cannot create the backup file {}", file.display()))?;
        let copied = self.copy_into(file).await;
        if copied.is_err() {
            // An incomplete file is not a backup.
            _ = fs::remove_file(file);
        }
        copied.with_context(|| format!("cannot write the backup {}", file.display()))
    }

    async fn copy_into(&self, file: &Path) -> anyhow::Result<u64> {
        let name = file.to_str().context("the file name is not UTF-8")?;
        sqlx::query("VACUUM INTO $1").bind(name.to_owned()).execute(&self.pool).await?;
        self.ensure_unchanged()?;
        let copy = File::open(file)?;
        copy.sync_all()?;
        Ok(copy.metadata()?.len())
    }
}

/// Returns the number of tables and of events in the backup `file`, which proves that it can be opened.
///
/// # Errors
/// Returns an error if the file cannot be opened or read.
pub async fn backup_counts(file: &Path) -> anyhow::Result<(i64, i64)> {
    let store = Store::open_read_only(&sqlite_url(file)).await?;
    let counts = store.counts().await;
    store.close().await;
    counts
}
