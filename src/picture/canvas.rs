//! The canvas that boards are drawn on. Coordinates are in the board's units, whatever its size in pixels.

use image::{GrayImage, Luma, Pixel, Rgba, RgbaImage, imageops};

use super::palette::Palette;
use super::shape::{Bounds, Mask, Part, Shape};
use super::theme::Colour;

/// Levels of antialiasing at an edge. With fewer levels, more rows are equal and compress better.
const EDGE_STEPS: f32 = 3.0;

/// The pixels of a canvas.
#[derive(Clone)]
pub enum Pixels<'a> {
    /// True colour with transparency, for what is drawn once: backgrounds and pieces.
    True(RgbaImage),
    /// Indices of a palette, for what is drawn at every turn. Drawing boards in true colour and indexing them at the
    /// end took a third longer.
    Indexed(GrayImage, &'a Palette),
}

/// A picture whose pixels are indices of a palette.
pub struct Indexed<'a> {
    pub image: GrayImage,
    pub palette: &'a Palette,
}

/// An image to draw on.
#[derive(Clone)]
pub struct Canvas<'a> {
    pub pixels: Pixels<'a>,
    /// Pixels per unit.
    pub scale: f32,
    /// The position of the board's upper left corner, in pixels.
    pub origin: (i32, i32),
}

impl Canvas<'_> {
    /// Returns the pixels of a canvas in true colour.
    ///
    /// # Panics
    /// Panics if the canvas is indexed.
    pub fn into_true(self) -> RgbaImage {
        match self.pixels {
            Pixels::True(image) => image,
            Pixels::Indexed(..) => unreachable!("the canvas is in true colour"),
        }
    }

    /// Returns the pixels of an indexed canvas.
    ///
    /// # Panics
    /// Panics if the canvas is in true colour.
    pub fn into_indexed(self) -> GrayImage {
        match self.pixels {
            Pixels::Indexed(image, _) => image,
            Pixels::True(_) => unreachable!("the canvas is indexed"),
        }
    }

    /// Copies a picture of the same palette to this position, in pixels. Does nothing on a canvas in true colour.
    pub fn replace(&mut self, picture: &GrayImage, (x, y): (u32, u32)) {
        if let Pixels::Indexed(image, _) = &mut self.pixels {
            imageops::replace(image, picture, x.into(), y.into());
        }
    }

    /// Fills a shape; `opacity` runs from 0 to 1.
    pub fn fill(&mut self, part: &Part, colour: Colour, opacity: f32) {
        self.paint(&Shape::of(part, self.scale).mask(), colour, opacity);
    }

    /// Fills a rectangle of whole pixels.
    pub fn rect(&mut self, bounds: Bounds, colour: Colour, opacity: f32) {
        self.paint(&Mask::rect(bounds, self.scale), colour, opacity);
    }

    /// Fills a rounded rectangle of whole pixels.
    pub fn rounded_rect(&mut self, bounds: Bounds, radius: f32, colour: Colour) {
        self.paint(&Mask::rounded_rect(bounds, radius, self.scale), colour, 1.0);
    }

    /// Paints the pixels that a mask covers.
    pub fn paint(&mut self, mask: &Mask, colour: Colour, opacity: f32) {
        self.paint_with(mask, opacity, |_, _| colour);
    }

    /// Paints the pixels that a mask covers in a colour that depends on the position, which is given in units.
    pub fn paint_with(&mut self, mask: &Mask, opacity: f32, colour: impl Fn(f32, f32) -> Colour) {
        for (x, y, &Luma([cover])) in mask.cover.enumerate_pixels() {
            if cover > 0 {
                let steps = (f32::from(cover) / 255.0 * EDGE_STEPS).round() / EDGE_STEPS;
                let (x, y) = (mask.left + x as i32, mask.top + y as i32);
                let colour = colour(x as f32 / self.scale, y as f32 / self.scale);
                self.blend((self.origin.0 + x, self.origin.1 + y), colour, (steps * opacity * 255.0).round() as u8);
            }
        }
    }

    /// Draws a picture centred on a position; `opacity` runs from 0 to 1.
    pub fn stamp(&mut self, picture: &RgbaImage, (x, y): (f32, f32), opacity: f32) {
        let left = self.origin.0 + (x * self.scale).round() as i32 - (picture.width() / 2) as i32;
        let top = self.origin.1 + (y * self.scale).round() as i32 - (picture.height() / 2) as i32;
        let opacity = (opacity * 256.0) as u32;
        for (x, y, &Rgba([red, green, blue, alpha])) in picture.enumerate_pixels() {
            let alpha = ((u32::from(alpha) * opacity) >> 8) as u8;
            self.blend((left + x as i32, top + y as i32), Colour([red, green, blue]), alpha);
        }
    }

    /// Blends a colour over a pixel, `alpha` from 0 to 255. Does nothing outside of the canvas.
    fn blend(&mut self, (x, y): (i32, i32), colour: Colour, alpha: u8) {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { return };
        match &mut self.pixels {
            _ if alpha == 0 => {}
            Pixels::True(image) => {
                let Colour([red, green, blue]) = colour;
                if let Some(pixel) = image.get_pixel_mut_checked(x, y) {
                    pixel.blend(&Rgba([red, green, blue, alpha]));
                }
            }
            Pixels::Indexed(image, palette) => {
                if let Some(Luma([index])) = image.get_pixel_mut_checked(x, y) {
                    let under = palette.colour(*index);
                    *index = palette.nearest(if alpha == u8::MAX { colour } else { under.over(colour, alpha) });
                }
            }
        }
    }
}
