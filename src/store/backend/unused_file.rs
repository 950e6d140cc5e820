//! Detects whether an SQLite file is used by another process while it is read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The size and modification time of a database file at a moment when no process was using it.
#[derive(Clone)]
pub(in crate::store) struct UnusedFile {
    file: PathBuf,
    size: u64,
    modified: SystemTime,
}

impl UnusedFile {
    /// Returns the state of `file`, or `None` if it is in use: then SQLite keeps a write-ahead log beside it.
    pub(in crate::store) fn of(file: &Path) -> anyhow::Result<Option<UnusedFile>> {
        if wal(file).exists() {
            return Ok(None);
        }
        let metadata = fs::metadata(file)?;
        Ok(Some(UnusedFile { file: file.to_owned(), size: metadata.len(), modified: metadata.modified()? }))
    }

    /// Returns whether the file is unchanged and still unused.
    pub(in crate::store) fn is_unchanged(&self) -> bool {
        let metadata = fs::metadata(&self.file).and_then(|now| Ok((now.len(), now.modified()?)));
        metadata.is_ok_and(|now| now == (self.size, self.modified)) && !wal(&self.file).exists()
    }
}

/// Returns the path of the write-ahead log that belongs to `file`.
fn wal(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}
