//! Floor 3. A position as a PNG, and the same board as text.
//!
//! `geometry` says where things lie, `theme` how they look, `backdrop` and `pieces` draw what stays the same once for
//! each theme and size, and `board` and `last_play` put a scene on it at every turn.
//! `studio` keeps what is drawn once, `files` writes pictures down, `album` puts several boards into one file, and `preview`
//! says what stands for one until it is there.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places and sizes of a picture are a few thousand at most, and pixels go to and fro between the kinds of numbers"
)]

mod album;
mod backdrop;
mod board;
mod files;
mod geometry;
mod last_play;
mod lettering;
mod names;
mod ornaments;
mod palette;
mod pen;
mod pieces;
mod plain;
mod preview;
mod scene;
mod script;
mod studio;
mod surface;
mod theme;
mod upright;

pub use album::{Album, LONGEST_STRIP, MOST_CANDIDATES};
pub use preview::{Preview, preview};
pub use scene::{BoardView, CubeView, Words};

use studio::{Size, Studio};

/// The board as a PNG file, 1200 pixels wide and 900 high. Draws for some milliseconds.
pub fn png(scene: &BoardView) -> Vec<u8> {
    files::png(&Studio::named(&scene.theme).board(scene, Size::Full))
}

/// The board as text for a fixed-width font, lines ended by `\n`, at most 64 columns wide.
pub fn text(scene: &BoardView) -> String {
    plain::text(scene)
}

/// The same for a phone: turned upright, at most 36 columns wide.
pub fn narrow(scene: &BoardView) -> String {
    upright::text(scene)
}

/// A game as a GIF file that runs, 600 pixels wide and 450 high, in the theme of its first scene. Empty without scenes.
/// Sixty scenes take less than a second and 4 MB.
pub fn replay(scenes: &[BoardView]) -> Vec<u8> {
    album::replay(scenes)
}

/// Scenes as one PNG file for a phone, two side by side, row by row, each under its number and caption; the first 12.
/// Empty without scenes.
pub fn strip(scenes: &[BoardView]) -> Vec<u8> {
    album::strip(scenes)
}

/// What each candidate play leads to, as boards under these numbers and their captions in one PNG file, two side by side;
/// the first [`MOST_CANDIDATES`]. Empty without scenes.
pub fn candidates(scenes: &[(u32, BoardView)]) -> Vec<u8> {
    album::candidates(scenes)
}

/// The names of the themes, the default one first. A scene with any other name is drawn in the default one.
pub fn themes() -> Vec<&'static str> {
    studio::themes()
}
