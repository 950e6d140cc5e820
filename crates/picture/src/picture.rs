//! A finished picture: its file, and what a client shows of it while it downloads the file.

use std::ops::Deref;

use image::{Rgba, RgbaImage};

use super::canvas::Indexed;

/// The width and height in pixels that one pixel of the thumbnail represents. The details of a `BlurHash` are far
/// larger.
const STEP: u32 = 16;
/// Of so many columns and rows one is looked at for the thumbnail.
const SAMPLED: usize = 4;
/// The number of components of a `BlurHash` across and down.
const WAVES: (u32, u32) = (4, 3);

/// A PNG or GIF file, with its size and colours, so that nobody has to decode it. It dereferences to the file's bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// The bytes of the file; none if there was nothing to draw.
    pub file: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// The picture, or its first frame, with a pixel for each square of [`STEP`].
    thumbnail: RgbaImage,
}

impl Picture {
    pub(crate) fn new(file: Vec<u8>, first: &Indexed) -> Picture {
        let (width, height) = first.image.dimensions();
        Picture { file, width, height, thumbnail: thumbnail(first) }
    }

    /// Returns the blurred picture in the format of <https://blurha.sh>; `None` if there was nothing to draw. It takes a few
    /// milliseconds.
    #[must_use]
    pub fn blurhash(&self) -> Option<String> {
        let (width, height) = self.thumbnail.dimensions();
        let blurred = blurhash::encode(WAVES.0, WAVES.1, width, height, &self.thumbnail);
        blurred.ok().filter(|_| !self.file.is_empty())
    }
}

impl Deref for Picture {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.file
    }
}

/// Returns the mean colour of each square, of as many of its pixels as a blurred picture needs.
fn thumbnail(picture: &Indexed) -> RgbaImage {
    let width = (picture.image.width() / STEP).max(1);
    let height = (picture.image.height() / STEP).max(1);
    let colours = picture.palette.bytes();
    let mut sums = vec![[0u32; 4]; (width * height) as usize];
    for (y, row) in picture.image.rows().enumerate().step_by(SAMPLED) {
        for (x, index) in row.enumerate().step_by(SAMPLED) {
            // The last square takes what is left at the edge.
            let column = (x as u32 / STEP).min(width - 1);
            let line = (y as u32 / STEP).min(height - 1);
            let [red, green, blue, count] = &mut sums[(line * width + column) as usize];
            let colour = &colours[usize::from(index.0[0]) * 3..][..3];
            *red += u32::from(colour[0]);
            *green += u32::from(colour[1]);
            *blue += u32::from(colour[2]);
            *count += 1;
        }
    }
    RgbaImage::from_fn(width, height, |column, line| {
        let [red, green, blue, count] = sums[(line * width + column) as usize];
        let mean = |sum: u32| (sum / count.max(1)) as u8;
        Rgba([mean(red), mean(green), mean(blue), u8::MAX])
    })
}
