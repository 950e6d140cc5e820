//! Pixels: true colour for what is drawn once, palette indices for what is drawn at every turn.

use super::palette::Palette;
use super::theme::Rgb;

/// Something to draw on, pixel by pixel.
pub trait Surface {
    /// Lays `colour` over a pixel, `alpha` 0 (nothing) to 255 (all of it). Outside the surface nothing happens.
    fn mix(&mut self, x: i32, y: i32, colour: Rgb, alpha: u8);
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
    pub pixels: Vec<u8>,
    pub palette: &'a Palette,
}

impl Sheet {
    pub fn new(width: usize, height: usize, colour: Rgb) -> Sheet {
        Sheet { width, height, pixels: vec![colour; width * height] }
    }
}

impl Surface for Sheet {
    fn mix(&mut self, x: i32, y: i32, colour: Rgb, alpha: u8) {
        if let Some(index) = index(x, y, self.width, self.height) {
            self.pixels[index] = self.pixels[index].over(colour, alpha);
        }
    }
}

impl Surface for Canvas<'_> {
    fn mix(&mut self, x: i32, y: i32, colour: Rgb, alpha: u8) {
        if let Some(index) = index(x, y, self.width, self.height) {
            let under = self.palette.colour(self.pixels[index]);
            self.pixels[index] = self.palette.nearest(under.over(colour, alpha));
        }
    }
}

fn index(x: i32, y: i32, width: usize, height: usize) -> Option<usize> {
    let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
    (x < width && y < height).then(|| y * width + x)
}
