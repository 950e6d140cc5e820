//! The canvas that boards are drawn on. Coordinates are in the board's units, whatever its size in pixels.

use image::{GrayImage, Pixel, Rgba, RgbaImage, imageops};

use super::palette::Palette;
use super::shape::{Bounds, Mask, Part, Shape};
use super::theme::Colour;

/// Levels of antialiasing at an edge. With fewer levels, more rows are equal and compress better.
const EDGE_STEPS: u32 = 3;

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
        let alphas: [u8; EDGE_STEPS as usize + 1] =
            std::array::from_fn(|step| (step as f32 / EDGE_STEPS as f32 * opacity * 255.0).round() as u8);
        let corner = (self.origin.0 + mask.left, self.origin.1 + mask.top);
        let width = mask.cover.width();
        for (x, y, index) in self.visible(corner, mask.cover.dimensions()) {
            let cover = u32::from(mask.cover.as_raw()[(y * width + x) as usize]);
            let alpha = alphas[((2 * EDGE_STEPS * cover + 255) / 510) as usize];
            if alpha > 0 {
                let (x, y) = (mask.left + x as i32, mask.top + y as i32);
                self.blend(index, colour(x as f32 / self.scale, y as f32 / self.scale), alpha);
            }
        }
    }

    /// Draws a picture centred on a position; `opacity` runs from 0 to 1.
    pub fn stamp(&mut self, picture: &RgbaImage, (x, y): (f32, f32), opacity: f32) {
        let left = self.origin.0 + (x * self.scale).round() as i32 - (picture.width() / 2) as i32;
        let top = self.origin.1 + (y * self.scale).round() as i32 - (picture.height() / 2) as i32;
        let opacity = (opacity * 256.0) as u32;
        for (x, y, index) in self.visible((left, top), picture.dimensions()) {
            let &Rgba([red, green, blue, alpha]) = picture.get_pixel(x, y);
            let alpha = ((u32::from(alpha) * opacity) >> 8) as u8;
            if alpha > 0 {
                self.blend(index, Colour([red, green, blue]), alpha);
            }
        }
    }

    /// Returns the pixels of a picture of this size that are visible if its upper left corner is at `left` and `top`:
    /// the position of each in the picture, and its index on the canvas.
    fn visible(
        &self,
        (left, top): (i32, i32),
        (width, height): (u32, u32),
    ) -> impl Iterator<Item = (u32, u32, usize)> + use<> {
        let (canvas_width, canvas_height) = match &self.pixels {
            Pixels::True(image) => image.dimensions(),
            Pixels::Indexed(image, _) => image.dimensions(),
        };
        let shown = |start: i32, length: u32, end: u32| (-start).max(0)..(end as i32 - start).min(length as i32);
        let (columns, rows) = (shown(left, width, canvas_width), shown(top, height, canvas_height));
        rows.flat_map(move |y| {
            let first = (top + y) * canvas_width as i32 + left;
            columns.clone().map(move |x| (x as u32, y as u32, (first + x) as usize))
        })
    }

    /// Blends a colour over the pixel with this index, `alpha` from 1 to 255.
    fn blend(&mut self, index: usize, colour: Colour, alpha: u8) {
        match &mut self.pixels {
            Pixels::True(image) => {
                let (Colour([red, green, blue]), bytes) = (colour, &mut **image);
                Rgba::from_slice_mut(&mut bytes[4 * index..4 * index + 4]).blend(&Rgba([red, green, blue, alpha]));
            }
            Pixels::Indexed(image, palette) => {
                let pixel = &mut (**image)[index];
                let colour = if alpha == u8::MAX { colour } else { palette.colour(*pixel).over(colour, alpha) };
                *pixel = palette.nearest(colour);
            }
        }
    }
}
