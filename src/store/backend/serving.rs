//! The lock by which one process serves an embedded database.

use parking_lot::Mutex;
use std::fs::{File, TryLockError};
use std::path::Path;

use anyhow::Context as _;

/// The directory of an embedded database, locked as long as this process serves: what keeps those apart who write there
/// is in its memory. The system lets the lock go when the process ends, however it does.
#[derive(Default)]
pub(in crate::store) struct Serving(Mutex<Option<File>>);

impl Serving {
    /// Whether this process may serve the database in the file `database`.
    pub(in crate::store) fn take(&self, database: &Path) -> anyhow::Result<bool> {
        let mut held = self.0.lock();
        if held.is_some() {
            return Ok(true);
        }
        let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let told = || format!("cannot lock {}", folder.display());
        let folder = File::open(folder).with_context(told)?;
        match folder.try_lock() {
            Ok(()) => *held = Some(folder),
            Err(TryLockError::WouldBlock) => return Ok(false),
            Err(TryLockError::Error(error)) => return Err(error).with_context(told),
        }
        Ok(true)
    }
}
