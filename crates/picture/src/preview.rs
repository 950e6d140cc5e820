//! Computes what a client shows of a picture while it downloads the file: its size, and a blurred version (`BlurHash`).

use image::imageops::thumbnail;

/// The width and height in pixels that one pixel of the thumbnail represents. The details of a `BlurHash` are far
/// larger.
const STEP: u32 = 16;
/// The number of components of a `BlurHash` across and down.
const WAVES: (u32, u32) = (4, 3);

/// What a client shows of a picture before it has the file.
#[derive(Debug, PartialEq, Eq)]
pub struct Preview {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The blurred picture in the format of <https://blurha.sh>.
    pub blurhash: String,
}

/// Returns the preview of a PNG file or of a GIF file's first frame; `None` for anything else.
#[must_use]
pub fn preview(file: &[u8]) -> Option<Preview> {
    let picture = image::load_from_memory(file).ok()?;
    let width = picture.width();
    let height = picture.height();
    let small = thumbnail(&picture, (width / STEP).max(1), (height / STEP).max(1));
    let blurhash = blurhash::encode(WAVES.0, WAVES.1, small.width(), small.height(), &small).ok()?;
    Some(Preview { width, height, blurhash })
}
