//! Finds the file of an SQLite database, and what keeps it from being written.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use anyhow::{Context as _, bail};
use sqlx::sqlite::SqliteConnectOptions;

use crate::store::backend::kind::{Backend, redacted};

/// How many bytes the disk should have room for, at least.
const ROOM: usize = 1 << 20;

/// Returns the file of the SQLite database at `url`; `None` for another database.
///
/// # Errors
/// Returns an error if `url` is not that of a database.
pub fn database_file(url: &str) -> anyhow::Result<Option<PathBuf>> {
    if Backend::of(url)? != Backend::Sqlite {
        return Ok(None);
    }
    let options = SqliteConnectOptions::from_str(url);
    let options = options.with_context(|| format!("cannot open the database {}", redacted(url)))?;
    Ok(Some(options.get_filename().to_owned()))
}

/// Says what keeps the database `file` from being written, as part of a sentence: a file of it, or its folder, where SQLite
/// also keeps a write-ahead log. Returns `None` if nothing does. Leaves nothing behind.
#[must_use]
pub fn write_obstacle(file: &Path) -> Option<String> {
    for part in ["", "-wal", "-shm"].map(|suffix| PathBuf::from(format!("{}{suffix}", file.display()))) {
        if part.exists()
            && let Err(error) = File::options().read(true).write(true).open(&part)
        {
            return Some(format!("{} cannot be written ({})", part.display(), worded(&error)));
        }
    }
    let folders = file.ancestors().skip(1);
    let folders = folders.map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    let folder = folders.into_iter().find(|folder| folder.exists())?;
    let probe = folder.join(format!(".kafenio-{}", std::process::id()));
    let written = File::create_new(&probe).and_then(|mut probe| {
        probe.write_all(&vec![0; ROOM])?;
        probe.sync_all()
    });
    let removed = if probe.exists() { fs::remove_file(&probe) } else { Ok(()) };
    let error = written.and(removed).err()?;
    let folder = std::path::absolute(folder).unwrap_or(folder.to_owned());
    Some(format!("nothing can be written in {} ({})", folder.display(), worded(&error)))
}

/// Says why something cannot be written, and what helps if that is known.
fn worded(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::PermissionDenied => format!("{error}; the bot's user must own it"),
        ErrorKind::StorageFull => format!("{error}; make room on the disk"),
        _ => error.to_string(),
    }
}

/// Returns the folder of the database `file` if it does not exist.
#[must_use]
pub fn missing_folder(file: &Path) -> Option<&Path> {
    file.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists())
}

/// Checks that the file of the SQLite database at `url` exists.
///
/// # Errors
/// Returns an error if it does not. The error says how to name another one.
pub(in crate::store) fn ensure_exists(url: &str) -> anyhow::Result<()> {
    let Some(file) = database_file(url)? else { return Ok(()) };
    let exists = file.try_exists();
    if !exists.with_context(|| format!("cannot open the database {}, {}", redacted(url), file.display()))? {
        bail!(
            "cannot open the database {}: there is no file {}; set KAFENIO_DATA_DIR or KAFENIO_DATABASE_URL as for the bot",
            redacted(url),
            std::path::absolute(&file).unwrap_or(file).display()
        );
    }
    Ok(())
}
