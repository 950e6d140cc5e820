//! Tells whether a database file is still the one that was opened.

use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::str::FromStr as _;

use sqlx::sqlite::SqliteConnectOptions;

/// The device and the number of a database file, which change if another file takes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct FileId(u64, u64);

impl FileId {
    /// Returns the id of the SQLite file at `url`; `None` if there is none, or the database is in memory.
    pub(in crate::store) fn of(url: &str) -> Option<FileId> {
        let options = SqliteConnectOptions::from_str(url).ok()?;
        let file = fs::metadata(options.get_filename()).ok()?;
        Some(FileId(file.dev(), file.ino()))
    }
}
