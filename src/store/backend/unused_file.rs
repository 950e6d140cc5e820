//! A database file that nobody uses while it is read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A file that nobody was using.
#[derive(Clone)]
pub(in crate::store) struct Still {
    file: PathBuf,
    size: u64,
    changed: SystemTime,
}

impl Still {
    /// `None` where the file is in use, which shows in the log that SQLite keeps beside it.
    pub(in crate::store) fn of(file: &Path) -> anyhow::Result<Option<Still>> {
        if log(file).exists() {
            return Ok(None);
        }
        let metadata = fs::metadata(file)?;
        Ok(Some(Still { file: file.to_owned(), size: metadata.len(), changed: metadata.modified()? }))
    }

    /// Whether it still is as it was.
    pub(in crate::store) fn holds(&self) -> bool {
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
