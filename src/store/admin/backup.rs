//! Backs up an SQLite database while the bot runs.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use anyhow::{Context as _, bail};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::store::backend::kind::{Backend, sqlite_url};
use crate::store::database::Store;
use crate::store::key_value::OF_CONNECTIONS;

/// A copy of a database before its migration.
pub(in crate::store) struct Copied {
    /// The number of its last migration.
    schema: usize,
    file: PathBuf,
}

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

    /// Does the same as [`Store::backup`], but keeps up to `keep` backups: an older `file` becomes `file.1`, that one
    /// `file.2`, and so on.
    ///
    /// # Errors
    /// Returns an error in the same cases, except that `file` may exist, and if one of these files is the database itself.
    /// The older backups then keep their names.
    pub async fn backup_rotating(&self, file: &Path, keep: u32) -> anyhow::Result<u64> {
        let numbered = |number: u32| match number {
            0 => file.to_owned(),
            _ => with_suffix(file, &format!(".{number}")),
        };
        if (0..keep.max(1)).map(numbered).any(|copy| self.is_at(&copy)) {
            bail!("{} is the database itself: choose another name for its backups", file.display());
        }
        let new = with_suffix(file, ".new");
        // What a backup that was broken off has left.
        _ = fs::remove_file(&new);
        let size = self.backup(&new).await?;
        for number in (1..keep).rev().filter(|number| numbered(number - 1).exists()) {
            fs::rename(numbered(number - 1), numbered(number))?;
        }
        fs::rename(&new, file)?;
        Ok(size)
    }

    /// Copies an SQLite database that is about to be migrated, so that the operator can return to the version before.
    /// The copy is beside the database, and its name ends with the number of its schema. A number follows if there is one
    /// of an earlier upgrade.
    pub(in crate::store) async fn back_up_before_migration(&self) -> anyhow::Result<Option<Copied>> {
        let schema = self.schema().await?;
        if self.backend == Backend::Postgres || schema == 0 || schema == self.migrations.len() {
            return Ok(None);
        }
        let options = SqliteConnectOptions::from_str(&self.url)?;
        let first = with_suffix(options.get_filename(), &format!(".schema-{schema}"));
        let mut file = first.clone();
        for number in 1.. {
            if !file.exists() {
                break;
            }
            file = with_suffix(&first, &format!(".{number}"));
        }
        self.backup(&file).await?;
        tracing::info!("the database was copied to {} before its schema changes", file.display());
        Ok(Some(Copied { schema, file }))
    }

    /// Deletes a copy after a failed migration that has changed nothing. A restarted program would make one each time.
    pub(in crate::store) async fn discard_needless_copy(&self, copy: &Copied) {
        if self.schema().await.is_ok_and(|schema| schema == copy.schema) {
            _ = fs::remove_file(&copy.file);
        }
    }

    /// Returns whether `file` is the database.
    fn is_at(&self, file: &Path) -> bool {
        let Ok(options) = SqliteConnectOptions::from_str(&self.url) else { return false };
        let database = fs::canonicalize(options.get_filename());
        database.is_ok_and(|database| fs::canonicalize(file).is_ok_and(|file| file == database))
    }

    async fn schema(&self) -> anyhow::Result<usize> {
        self.backend.last_migration(&mut *self.pool.acquire().await?, self.migrations).await
    }

    async fn copy_into(&self, file: &Path) -> anyhow::Result<u64> {
        let name = file.to_str().context("the file name is not UTF-8")?;
        sqlx::query("VACUUM INTO $1").bind(name.to_owned()).execute(&self.pool).await?;
        self.ensure_unchanged()?;
        forget_connections(file).await?;
        let copy = File::open(file)?;
        copy.sync_all()?;
        Ok(copy.metadata()?.len())
    }
}

/// Deletes from a copy how far the bot and the platforms are with each other. Otherwise, whoever restored it would have
/// all commands since then carried out a second time, and Matrix would not show messages whose transaction ids it knows.
async fn forget_connections(file: &Path) -> anyhow::Result<()> {
    let mut copy = SqliteConnectOptions::new().filename(file).connect().await?;
    for key in OF_CONNECTIONS {
        let sql = "DELETE FROM key_values WHERE substr(name, 1, length($1)) = $1";
        sqlx::query(sql).bind(key).execute(&mut copy).await?;
    }
    copy.close().await?;
    Ok(())
}

fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
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
