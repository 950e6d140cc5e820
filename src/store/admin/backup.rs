//! A copy of the database, taken while the bot goes on.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;

use anyhow::{Context as _, bail};

use crate::store::backend::kind::Backend;
use crate::store::backend::kind::sqlite_url;
use crate::store::database::Store;

impl Store {
    /// Writes all that is stored at this moment into the new database `file`, and gives its size in bytes. Others may
    /// write to the store meanwhile.
    ///
    /// # Errors
    /// Where `file` exists already, the disk is full, or the store is a PostgreSQL one, which has its own programs.
    pub async fn backup(&self, file: &Path) -> anyhow::Result<u64> {
        if self.engine == Backend::Postgres {
            bail!("PostgreSQL makes its own backups: pg_dump --format=custom --file={} ...", file.display());
        }
        // Nobody else reads it, and an older backup of this name is not overwritten.
        let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
        made.with_context(|| format!("cannot make the new file {}", file.display()))?;
        let copied = self.copy_into(file).await;
        if copied.is_err() {
            // What was begun is no backup.
            _ = fs::remove_file(file);
        }
        copied.with_context(|| format!("cannot write the backup {}", file.display()))
    }

    async fn copy_into(&self, file: &Path) -> anyhow::Result<u64> {
        let name = file.to_str().context("its name is not UTF-8")?;
        sqlx::query("VACUUM INTO $1").bind(name.to_owned()).execute(&self.pool).await?;
        self.was_still()?;
        let copy = File::open(file)?;
        copy.sync_all()?;
        Ok(copy.metadata()?.len())
    }
}

/// Counts the tables and events of the backup `file`, which shows that it can be opened.
///
/// # Errors
/// When it cannot be.
pub async fn backup_counts(file: &Path) -> anyhow::Result<(i64, i64)> {
    let store = Store::open_read_only(&sqlite_url(file)).await?;
    let counts = store.counts().await;
    store.close().await;
    counts
}
