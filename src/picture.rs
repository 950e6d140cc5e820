//! Floor 3. A position as a PNG, and the same board as text.

mod scene;

pub use scene::{Scene, SceneCube};

/// The board as a PNG file.
pub fn png(_scene: &Scene) -> Vec<u8> {
    unimplemented!("drawn by src/picture/")
}

/// The board as text for a fixed-width font, lines ended by `\n`, at most 64 columns wide.
pub fn text(_scene: &Scene) -> String {
    unimplemented!("drawn by src/picture/")
}
