//! Shows a board to one reader, as a picture or as part of the text.

use crate::chat::{Board, Text};
use crate::picture::{self, Album};
use crate::store::Preferences;

/// Arranges a text and a board as the reader prefers: the board stays a picture, or becomes lines of the text.
#[must_use]
pub fn arrange(text: Text, board: Option<Board>, preferences: &Preferences, is_narrow: bool) -> (Text, Option<Board>) {
    match board {
        Some(Board { scene, album: None, .. }) if preferences.text_boards => {
            let lines = if is_narrow { picture::narrow(&scene) } else { picture::text(&scene) };
            (text.then("\n", Text::block(lines.trim_end())), None)
        }
        // An album is always a picture, because the reader asked for one.
        board => (text, board),
    }
}

/// Draws the picture file of a board. It takes a few milliseconds, and up to a second for an album.
#[must_use]
pub fn picture_file(board: &Board) -> Vec<u8> {
    match &board.album {
        None => picture::png(&board.scene),
        Some(Album::Replay(scenes)) => picture::replay(scenes),
        Some(Album::Strip(scenes)) => picture::strip(scenes),
        Some(Album::Candidates(scenes)) => picture::candidates(scenes),
    }
}

/// Returns the format of [`picture_file`], `png` or `gif`. It is the file's extension and the subtype of `image/`.
#[must_use]
pub fn picture_format(board: &Board) -> &'static str {
    match board.album {
        Some(Album::Replay(_)) => "gif",
        Some(Album::Strip(_) | Album::Candidates(_)) | None => "png",
    }
}
