//! The canvas that boards are drawn on. Coordinates are in the board's units, whatever its size in pixels.

use std::ops::Range;
use std::sync::OnceLock;

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

/// A picture that is drawn once and then copied to boards.
pub struct Sprite {
    image: RgbaImage,
    /// The nearest colour of each pixel in the only palette with which the sprite is drawn. Looking it up at every turn
    /// would take a tenth of the time that a board takes.
    indices: OnceLock<GrayImage>,
    /// The first run of opaque pixels in each row, which can be copied as a whole: most pixels of a checker.
    opaque: Vec<Range<usize>>,
}

/// The visible part of a row of a picture.
struct Row {
    /// The position of its first pixel in the picture.
    x: usize,
    y: usize,
    /// The number of visible pixels.
    length: usize,
    /// The index of its first pixel in the picture.
    first: usize,
    /// The index of the same pixel on the canvas.
    index: usize,
}

impl Sprite {
    pub fn new(image: RgbaImage) -> Sprite {
        let opaque = image.rows().map(|row| {
            let is_opaque = |pixel: &Rgba<u8>| pixel.0[3] == u8::MAX;
            let start = row.clone().take_while(|pixel| !is_opaque(pixel)).count();
            start..start + row.skip(start).take_while(|pixel| is_opaque(pixel)).count()
        });
        Sprite { opaque: opaque.collect(), image, indices: OnceLock::new() }
    }

    fn indices(&self, palette: &Palette) -> &GrayImage {
        self.indices.get_or_init(|| imageops::index_colors(&self.image, palette))
    }
}

impl Canvas<'_> {
    /// Returns the pixels of a canvas in true colour.
    ///
    /// # Panics
    /// Panics if the canvas is indexed.
    pub fn into_true(self) -> RgbaImage {
        match self.pixels {
            Pixels::True(image) => image,
            Pixels::Indexed(..) => unreachable!("an indexed canvas has no colours of its own"),
        }
    }

    /// Returns the pixels of an indexed canvas.
    ///
    /// # Panics
    /// Panics if the canvas is in true colour.
    pub fn into_indexed(self) -> GrayImage {
        match self.pixels {
            Pixels::Indexed(image, _) => image,
            Pixels::True(_) => unreachable!("a canvas in true colour has no indices"),
        }
    }

    /// Copies a picture of the same palette to this position, in pixels.
    ///
    /// # Panics
    /// Panics if the canvas is in true colour.
    pub fn replace(&mut self, picture: &GrayImage, (x, y): (u32, u32)) {
        match &mut self.pixels {
            Pixels::Indexed(image, _) => imageops::replace(image, picture, x.into(), y.into()),
            Pixels::True(_) => unreachable!("a canvas in true colour has no indices"),
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
        for Row { x, y, length, first, index } in self.visible(corner, mask.cover.dimensions()) {
            for (column, &cover) in mask.cover.as_raw()[first..first + length].iter().enumerate() {
                // Most pixels of a line of text are empty.
                if cover == 0 {
                    continue;
                }
                let alpha = alphas[((2 * EDGE_STEPS * u32::from(cover) + 255) / 510) as usize];
                if alpha > 0 {
                    let x = mask.left + (x + column) as i32;
                    let y = mask.top + y as i32;
                    self.blend(index + column, colour(x as f32 / self.scale, y as f32 / self.scale), alpha);
                }
            }
        }
    }

    /// Paints a mask, drawn around (0, 0), at another position.
    pub fn paint_at(&mut self, mask: &Mask, (x, y): (f32, f32), colour: Colour) {
        let origin = self.origin;
        self.origin = (origin.0 + (x * self.scale).round() as i32, origin.1 + (y * self.scale).round() as i32);
        self.paint(mask, colour, 1.0);
        self.origin = origin;
    }

    /// Draws a sprite centred on a position; `opacity` runs from 0 to 1.
    pub fn stamp(&mut self, sprite: &Sprite, (x, y): (f32, f32), opacity: f32) {
        let (width, height) = sprite.image.dimensions();
        let left = self.origin.0 + (x * self.scale).round() as i32 - (width / 2) as i32;
        let top = self.origin.1 + (y * self.scale).round() as i32 - (height / 2) as i32;
        let opacity = (opacity * 256.0) as u32;
        for Row { x, y, length, first, index } in self.visible((left, top), (width, height)) {
            let mut copied = 0..0;
            if let Pixels::Indexed(canvas, palette) = &mut self.pixels
                && opacity == 256
            {
                let Range { start, end } = sprite.opaque[y];
                copied = start.clamp(x, x + length) - x..end.clamp(x, x + length) - x;
                let indices = &sprite.indices(palette).as_raw()[first..first + length];
                (**canvas)[index..index + length][copied.clone()].copy_from_slice(&indices[copied.clone()]);
            }
            let pixels = &sprite.image.as_raw()[4 * first..4 * (first + length)];
            for column in (0..copied.start).chain(copied.end..length) {
                let [red, green, blue, alpha] = pixels[4 * column..4 * column + 4].try_into().unwrap_or_default();
                let alpha = ((u32::from(alpha) * opacity) >> 8) as u8;
                if alpha > 0 {
                    self.blend(index + column, Colour([red, green, blue]), alpha);
                }
            }
        }
    }

    /// Returns the visible part of each row of a picture of this size whose upper left corner is at `left` and `top`.
    fn visible(&self, (left, top): (i32, i32), (width, height): (u32, u32)) -> impl Iterator<Item = Row> + use<> {
        let (canvas_width, canvas_height) = match &self.pixels {
            Pixels::True(image) => image.dimensions(),
            Pixels::Indexed(image, _) => image.dimensions(),
        };
        let shown = |start: i32, length: u32, end: u32| (-start).max(0)..(end as i32 - start).min(length as i32);
        let columns = shown(left, width, canvas_width);
        let rows = if columns.is_empty() { 0..0 } else { shown(top, height, canvas_height) };
        rows.map(move |y| Row {
            x: columns.start as usize,
            y: y as usize,
            length: columns.len(),
            first: (y * width as i32 + columns.start) as usize,
            index: ((top + y) * canvas_width as i32 + left + columns.start) as usize,
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
