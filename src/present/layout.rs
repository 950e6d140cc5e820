//! Shows a board to one reader, as a picture or as part of the text.

use kafenio_picture::{self as picture, Album, BoardView, Picture};

use crate::chat::{Board, Text};
use crate::store::Preferences;

/// Arranges a text and a board as the reader prefers: the board stays a picture, or becomes lines of the text.
#[must_use]
pub fn arrange(text: Text, board: Option<Board>, preferences: &Preferences, is_narrow: bool) -> (Text, Option<Board>) {
    match board {
        Some(board @ Board { album: None | Some(Album::Chart(_) | Album::Table(_)), .. })
            if preferences.text_boards =>
        {
            (text.then("\n", as_text(&board, is_narrow)), None)
        }
        // Several boards are always a picture, because the reader asked for one.
        board => (text, board),
    }
}

/// The most boards of candidate plays that are shown one below the other where there are no pictures.
const MOST_AS_TEXT: usize = 3;

/// Returns what stands in place of the picture where there are none: the board as a block of lines, the boards after a few
/// candidate plays, or what a chart or a table shows.
#[must_use]
pub fn as_text(board: &Board, is_narrow: bool) -> Text {
    let block = |scene: &BoardView| {
        let lines = if is_narrow { picture::portrait_text(scene) } else { picture::text(scene) };
        Text::block(lines.trim_end())
    };
    match &board.album {
        Some(Album::Chart(_) | Album::Table(_)) => Text::plain(board.alt.clone()),
        Some(Album::Candidates(candidates)) if candidates.len() <= MOST_AS_TEXT => {
            candidates.iter().fold(Text::default(), |text, (number, scene)| {
                text.then("\n", Text::plain(format!("{number}:"))).then("\n", block(scene))
            })
        }
        None | Some(Album::Replay(_) | Album::Strip(_) | Album::Candidates(_)) => block(&board.scene),
    }
}

/// Draws the picture file of a board. It takes a few milliseconds, and up to a second for an album.
#[must_use]
pub fn picture_file(board: &Board) -> Picture {
    match &board.album {
        None => picture::png(&board.scene),
        Some(Album::Replay(scenes)) => picture::replay(scenes),
        Some(Album::Strip(scenes)) => picture::strip(scenes),
        Some(Album::Candidates(scenes)) => picture::candidates(scenes),
        Some(Album::Chart(chart)) => picture::chart(&board.scene.theme, chart),
        Some(Album::Table(table)) => picture::table(&board.scene.theme, table),
    }
}

/// Returns the format of [`picture_file`], `png` or `gif`. It is the file's extension and the subtype of `image/`.
#[must_use]
pub fn picture_format(board: &Board) -> &'static str {
    match board.album {
        Some(Album::Replay(_)) => "gif",
        Some(Album::Strip(_) | Album::Candidates(_) | Album::Chart(_) | Album::Table(_)) | None => "png",
    }
}
