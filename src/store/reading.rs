//! A store that is read and left as it is: beside a bot that runs, or a copy that nobody may write to.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::SystemTime;

use anyhow::{Context as _, ensure};
use sqlx::sqlite::SqliteConnectOptions;

use super::engine::shown;
use super::{Backend, Store, sqlite_url};

/// A file that nobody was using.
#[derive(Clone)]
pub(super) struct Still {
    file: PathBuf,
    size: u64,
    changed: SystemTime,
}

impl Still {
    /// `None` where the file is in use, which shows in the log that SQLite keeps beside it.
    fn of(file: &Path) -> anyhow::Result<Option<Still>> {
        if log(file).exists() {
            return Ok(None);
        }
        let metadata = fs::metadata(file)?;
        Ok(Some(Still { file: file.to_owned(), size: metadata.len(), changed: metadata.modified()? }))
    }

    /// Whether it still is as it was.
    fn holds(&self) -> bool {
        let metadata = fs::metadata(&self.file).and_then(|now| Ok((now.len(), now.modified()?)));
        metadata.is_ok_and(|now| now == (self.size, self.changed)) && !log(&self.file).exists()
    }
}

/// What SQLite writes to first.
fn log(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

impl Store {
    /// Opens the database at `url` to read it: nothing in it is changed, and neither is its schema, which may be that of
    /// an earlier version of this program.
    ///
    /// # Errors
    /// Where there is no database, it cannot be opened, or its schema is newer than this program.
    pub async fn open_read_only(url: &str) -> anyhow::Result<Store> {
        let store = match Backend::of(url)? {
            Backend::Postgres => Store::connect(url, "mode=ro").await?,
            Backend::Sqlite => {
                let told = || format!("cannot open the database {}", shown(url));
                let file = SqliteConnectOptions::from_str(url).with_context(told)?.get_filename().to_owned();
                let still = Still::of(&file).with_context(told)?;
                // Without a user SQLite would make files beside it only to read it, where it may.
                let mode = if still.is_some() { "mode=ro&immutable=1" } else { "mode=ro" };
                Store { still, ..Store::connect(&sqlite_url(&file), mode).await? }
            }
        };
        Ok(store)
    }

    /// Makes sure that what was read was not changed meanwhile.
    pub(super) fn was_still(&self) -> anyhow::Result<()> {
        let still = self.still.as_ref().is_none_or(Still::holds);
        ensure!(still, "somebody began to use the database while it was read: read it once more");
        Ok(())
    }
}
