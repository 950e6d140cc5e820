//! Reads the match in a file that somebody has sent. That takes its time, so it is never done inside a transaction: a handler that
//! needs the match stops with [`crate::manager::stop::Stop::NeedsMatch`], changes nothing, and runs again with it.

use kafenio_board::match_file::{self, Imported, MAX_FILE_BYTES, Unreadable};

use crate::chat::{Place, SentFile};
use crate::manager::computer::thinking::think;
use crate::manager::limits::pool::For;
use crate::manager::platform::channel::{Channel, FileError};

/// A match from a file, or why there is none.
pub(in crate::manager) type SentMatch = Result<Imported, NoMatch>;

/// Why a file gives no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::manager) enum NoMatch {
    /// No file was sent.
    NoFile,
    /// There is no file at this path.
    NotFound(String),
    /// There is a folder at this path.
    Folder(String),
    /// The platform did not give it to the bot.
    NotReceived,
    Unreadable(Unreadable),
}

/// Gets the file from the platform, and reads it once it is the turn of `whom`.
pub(in crate::manager) async fn read_match<C: Channel>(
    channel: &C,
    place: &Place,
    file: SentFile,
    whom: &For,
) -> anyhow::Result<SentMatch> {
    let bytes = match file {
        SentFile::Pasted(text) => Ok(text.into_bytes()),
        SentFile::Kept(source) => match channel.read_file(place, &source, MAX_FILE_BYTES).await {
            // Elsewhere the message that somebody replied to has no file.
            Err(FileError::Missing) if place.platform.capabilities().files_are_paths => {
                return Ok(Err(NoMatch::NotFound(source)));
            }
            Err(FileError::Folder) => return Ok(Err(NoMatch::Folder(source))),
            bytes => bytes,
        },
    };
    match bytes {
        Ok(bytes) => think(whom, move || Some(match_file::read(&bytes).map_err(NoMatch::Unreadable))).await,
        Err(FileError::Missing | FileError::Folder) => Ok(Err(NoMatch::NoFile)),
        Err(FileError::TooLarge) => Ok(Err(NoMatch::Unreadable(Unreadable::TooLarge))),
        Err(FileError::Failed(cause)) => {
            tracing::warn!("a file that somebody has sent cannot be read: {cause:#}");
            Ok(Err(NoMatch::NotReceived))
        }
    }
}
