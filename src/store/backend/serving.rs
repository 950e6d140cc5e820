//! The lock that lets only one process serve an SQLite database.

use std::fs::{File, TryLockError};
use std::path::Path;

use anyhow::Context as _;
use parking_lot::Mutex;

/// The directory of an SQLite database, locked while this process serves it: the locks that keep its writers apart
/// exist only in memory. The operating system releases the directory when the process ends, even after a crash.
#[derive(Default)]
pub(in crate::store) struct ServingLock(Mutex<Option<File>>);

impl ServingLock {
    /// Takes the lock, and returns whether this process may serve the database in the file `database`.
    ///
    /// # Errors
    /// Returns an error if the directory cannot be opened or locked.
    pub(in crate::store) fn try_acquire(&self, database: &Path) -> anyhow::Result<bool> {
        let mut held = self.0.lock();
        if held.is_some() {
            return Ok(true);
        }
        let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let context = || format!("cannot lock {}", folder.display());
        let folder = File::open(folder).with_context(context)?;
        match folder.try_lock() {
            Ok(()) => *held = Some(folder),
            Err(TryLockError::WouldBlock) => return Ok(false),
            Err(TryLockError::Error(error)) => return Err(error).with_context(context),
        }
        Ok(true)
    }
}
