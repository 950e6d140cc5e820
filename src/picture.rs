//! Floor 3. A position as a PNG, and the same board as text.
//!
//! `geometry` says where things lie, `theme` how they look, `backdrop` and `pieces` draw what stays the same once for
//! each theme and size, and `board` and `last_play` put a scene on it at every turn.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places and sizes of a picture are a few thousand at most, and pixels go to and fro between the kinds of numbers"
)]

mod backdrop;
mod board;
mod geometry;
mod last_play;
mod lettering;
mod palette;
mod pen;
mod pieces;
mod plain;
mod scene;
mod studio;
mod surface;
mod theme;

pub use scene::{Scene, SceneCube};

/// The board as a PNG file, 1200 pixels wide and 900 high. Draws for some milliseconds.
pub fn png(scene: &Scene) -> Vec<u8> {
    studio::png(scene)
}

/// The board as text for a fixed-width font, lines ended by `\n`, at most 64 columns wide.
pub fn text(scene: &Scene) -> String {
    plain::text(scene)
}

/// The names of the themes, the default one first. A scene with any other name is drawn in the default one.
pub fn themes() -> Vec<&'static str> {
    studio::themes()
}
