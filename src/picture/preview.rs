//! What a client shows of a picture before it has the file: its size, and a blur of it in some thirty letters.

use image::imageops::thumbnail;

/// Pixels of the picture to a pixel of its thumbnail, across and down. The waves of a blur are far longer.
const STEP: u32 = 16;
/// Waves of colour across and down; a blur shows nothing finer.
const WAVES: (u32, u32) = (4, 3);

/// What a client shows before it has the file.
#[derive(Debug, PartialEq, Eq)]
pub struct Preview {
    pub width: u32,
    pub height: u32,
    /// The blur in the format of <https://blurha.sh>.
    pub blurhash: String,
}

/// Returns the preview of a PNG or GIF file, of its first frame; `None` for anything else.
#[must_use]
pub fn preview(file: &[u8]) -> Option<Preview> {
    let picture = image::load_from_memory(file).ok()?;
    let (width, height) = (picture.width(), picture.height());
    let small = thumbnail(&picture, (width / STEP).max(1), (height / STEP).max(1));
    let blurhash = blurhash::encode(WAVES.0, WAVES.1, small.width(), small.height(), &small).ok()?;
    Some(Preview { width, height, blurhash })
}
