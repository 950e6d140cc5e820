//! Tells whether a database file is still the one that was opened.

use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use anyhow::bail;

/// A database file as it was when it was opened.
#[derive(Clone)]
pub(in crate::store) struct OpenedFile {
    path: PathBuf,
    id: FileId,
}

/// The device and the number of a file, which change if another file takes its place.
type FileId = (u64, u64);

impl OpenedFile {
    /// Returns the file at `path`; `None` if there is none, as for a database in memory.
    pub(in crate::store) fn at(path: PathBuf) -> Option<OpenedFile> {
        let id = id(&path)?;
        Some(OpenedFile { path, id })
    }

    /// Checks that the file is still where it was: otherwise SQLite goes on with a file that nobody can open any more.
    ///
    /// # Errors
    /// Returns an error if it is not. The error says how to go on.
    pub(in crate::store) fn ensure_in_place(&self) -> anyhow::Result<()> {
        match id(&self.path) {
            Some(now) if now == self.id => Ok(()),
            None => bail!("the database file was removed: put it back"),
            Some(_) => bail!("the database file was replaced by another one: restart the program to use it"),
        }
    }
}

fn id(path: &Path) -> Option<FileId> {
    let file = fs::metadata(path).ok()?;
    Some((file.dev(), file.ino()))
}
