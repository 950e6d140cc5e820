//! Pixels: true colour for what is drawn once, palette indices for what is drawn at every turn.

use super::palette::{Ink, Palette};
use super::theme::Rgb;

/// Something to draw on, pixel by pixel.
pub trait Surface {
    /// A colour made ready to be laid on many pixels.
    type Ink: Copy;

    fn ink(&self, colour: Rgb) -> Self::Ink;

    /// Lays ink over a pixel, `alpha` 0 (nothing) to 255 (all of it). Outside the surface nothing happens.
    fn mix(&mut self, x: i32, y: i32, ink: Self::Ink, alpha: u8);
}

/// A picture in true colour.
#[derive(Clone)]
pub struct Sheet {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<Rgb>,
}

/// A picture in the colours of a palette, ready to be compressed.
pub struct Canvas<'a> {
    pub width: usize,
    pub height: usize,
    /// Row by row, each behind the zero by which a PNG says that it is not filtered: no copy is made for the file.
    pub bytes: Vec<u8>,
    pub palette: &'a Palette,
}

impl Sheet {
    pub fn new(width: usize, height: usize, colour: Rgb) -> Sheet {
        Sheet { width, height, pixels: vec![colour; width * height] }
    }
}

impl Canvas<'_> {
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.bytes.chunks(self.width + 1).map(|row| &row[1..])
    }

    /// Copies rows of `width` pixels to where they begin at `left` and `top`; each begins with one byte that is left out.
    pub fn paste(&mut self, (left, top): (usize, usize), width: usize, bytes: &[u8]) {
        let rows = self.bytes.chunks_mut(self.width + 1).skip(top);
        for (to, from) in rows.zip(bytes.chunks(width + 1)) {
            to[left + 1..][..width].copy_from_slice(&from[1..]);
        }
    }
}

impl Surface for Sheet {
    type Ink = Rgb;

    fn ink(&self, colour: Rgb) -> Rgb {
        colour
    }

    fn mix(&mut self, x: i32, y: i32, ink: Rgb, alpha: u8) {
        if let Some((x, y)) = within(x, y, self.width, self.height) {
            let pixel = &mut self.pixels[y * self.width + x];
            *pixel = pixel.over(ink, alpha);
        }
    }
}

impl Surface for Canvas<'_> {
    type Ink = Ink;

    fn ink(&self, colour: Rgb) -> Ink {
        self.palette.ink(colour)
    }

    fn mix(&mut self, x: i32, y: i32, ink: Ink, alpha: u8) {
        if let Some((x, y)) = within(x, y, self.width, self.height) {
            let pixel = &mut self.bytes[y * (self.width + 1) + x + 1];
            *pixel = if alpha == u8::MAX {
                ink.index
            } else {
                self.palette.nearest(self.palette.colour(*pixel).over(ink.colour, alpha))
            };
        }
    }
}

fn within(x: i32, y: i32, width: usize, height: usize) -> Option<(usize, usize)> {
    let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
    (x < width && y < height).then_some((x, y))
}
