//! Rasterizes shapes into masks. `imageproc` draws them at four times the size; reducing them gives antialiased edges.

use image::imageops::{self, crop_imm, replace};
use image::{GrayImage, Luma};
use imageproc::drawing::{draw_filled_rect_mut, draw_polygon_mut};
use imageproc::point::Point;
use imageproc::rect::Rect;

/// The subpixels of each pixel in each direction.
const SUPERSAMPLING: u32 = 4;
const COVERED: Luma<u8> = Luma([u8::MAX]);
const EMPTY: Luma<u8> = Luma([0]);

/// The coverage of each pixel, from 0 (none) to 255 (all of it).
pub struct Mask {
    /// The left edge, in pixels from the canvas's origin.
    pub left: i32,
    /// The upper edge, in pixels from the canvas's origin.
    pub top: i32,
    pub cover: GrayImage,
}

/// A rectangle, in units.
#[derive(Clone, Copy)]
pub struct Bounds {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

/// A part of a shape, in units.
#[derive(Clone)]
pub enum Part {
    Rect(Bounds),
    /// A rectangle with corners of this radius.
    Rounded(Bounds, f32),
    Polygon(Vec<(f32, f32)>),
}

/// A shape that is built from parts.
pub struct Shape {
    left: i32,
    top: i32,
    /// Pixels per unit.
    scale: f32,
    supersampled: GrayImage,
}

impl Bounds {
    pub fn new(left: f32, top: f32, right: f32, bottom: f32) -> Bounds {
        Bounds { left, top, right, bottom }
    }

    pub fn around((x, y): (f32, f32), half_width: f32, half_height: f32) -> Bounds {
        Bounds::new(x - half_width, y - half_height, x + half_width, y + half_height)
    }

    /// Moves every edge outwards by `by` units.
    pub fn grown(self, by: f32) -> Bounds {
        Bounds::new(self.left - by, self.top - by, self.right + by, self.bottom + by)
    }
}

impl Part {
    pub fn disc(centre: (f32, f32), radius: f32) -> Part {
        Part::Rounded(Bounds::around(centre, radius, radius), radius)
    }

    /// Creates a star with `spikes` spikes, the first one above its centre.
    pub fn star((x, y): (f32, f32), spikes: u8, outer: f32, inner: f32) -> Part {
        let corner = |corner: u8| {
            let radius = if corner.is_multiple_of(2) { outer } else { inner };
            let (sin, cos) = (f32::from(corner) * std::f32::consts::PI / f32::from(spikes)).sin_cos();
            (x + radius * sin, y - radius * cos)
        };
        Part::Polygon((0..2 * spikes).map(corner).collect())
    }

    fn bounds(&self) -> Bounds {
        match self {
            Part::Rect(bounds) | Part::Rounded(bounds, _) => *bounds,
            Part::Polygon(corners) => {
                let empty = Bounds::new(f32::MAX, f32::MAX, f32::MIN, f32::MIN);
                corners.iter().fold(empty, |all, &(x, y)| {
                    Bounds::new(all.left.min(x), all.top.min(y), all.right.max(x), all.bottom.max(y))
                })
            }
        }
    }
}

impl Shape {
    /// Creates an empty shape; whatever is drawn outside of `bounds` is cut off.
    pub fn within(bounds: Bounds, scale: f32) -> Shape {
        let [left, top] = [bounds.left, bounds.top].map(|edge| (edge * scale).floor() as i32);
        let [right, bottom] = [bounds.right, bounds.bottom].map(|edge| (edge * scale).ceil() as i32);
        let [width, height] = [right - left, bottom - top].map(|size| size.max(1) as u32 * SUPERSAMPLING);
        Shape { left, top, scale, supersampled: GrayImage::new(width, height) }
    }

    /// Creates a shape with one part.
    pub fn of(part: &Part, scale: f32) -> Shape {
        Shape::within(part.bounds(), scale).with(part)
    }

    /// Adds a part.
    #[must_use]
    pub fn with(self, part: &Part) -> Shape {
        self.drawn(part, COVERED)
    }

    /// Removes a part.
    #[must_use]
    pub fn without(self, hole: &Part) -> Shape {
        self.drawn(hole, EMPTY)
    }

    /// Reduces the shape to its mask.
    pub fn mask(self) -> Mask {
        let [width, height] = [self.supersampled.width(), self.supersampled.height()].map(|size| size / SUPERSAMPLING);
        Mask { left: self.left, top: self.top, cover: imageops::thumbnail(&self.supersampled, width, height) }
    }

    fn drawn(mut self, part: &Part, cover: Luma<u8>) -> Shape {
        let image = &mut self.supersampled;
        let size = |length: f32| (length * self.scale * SUPERSAMPLING as f32).round() as i32;
        let place = |units: f32, start: i32| size(units) - start * SUPERSAMPLING as i32;
        let edges = |bounds: &Bounds| {
            let [left, right] = [bounds.left, bounds.right].map(|x| place(x, self.left));
            let [top, bottom] = [bounds.top, bounds.bottom].map(|y| place(y, self.top));
            [left, top, right, bottom]
        };
        match part {
            Part::Rect(bounds) => fill_rect(image, edges(bounds), cover),
            Part::Rounded(bounds, radius) => {
                let ([left, top, right, bottom], radius) = (edges(bounds), size(*radius));
                fill_rect(image, [left, top + radius, right, bottom - radius], cover);
                let first = (left + radius).min(right - 1 - radius);
                let last = (left + radius).max(right - 1 - radius);
                for (away, half) in (0..).zip(circle_rows(radius)) {
                    for centre in [top + radius, bottom - 1 - radius] {
                        for y in [centre - away, centre + away] {
                            fill_rect(image, [first - half, y, last + half + 1, y + 1], cover);
                        }
                    }
                }
            }
            Part::Polygon(corners) => {
                let mut corners: Vec<_> =
                    corners.iter().map(|&(x, y)| Point::new(place(x, self.left), place(y, self.top))).collect();
                corners.dedup();
                draw_polygon_mut(image, &corners, cover);
            }
        }
        self
    }
}

impl Mask {
    /// Creates a rectangle with its edges on whole pixels.
    pub fn rect(bounds: Bounds, scale: f32) -> Mask {
        let [left, top, right, bottom] =
            [bounds.left, bounds.top, bounds.right, bounds.bottom].map(|edge| (edge * scale).round() as i32);
        let [width, height] = [right - left, bottom - top].map(|size| size.max(0) as u32);
        Mask { left, top, cover: GrayImage::from_pixel(width, height, COVERED) }
    }

    /// Creates a rounded rectangle with its edges on whole pixels. Only its corners are supersampled, so it is fast enough to
    /// be drawn at every turn.
    pub fn rounded_rect(bounds: Bounds, radius: f32, scale: f32) -> Mask {
        let mut mask = Mask::rect(bounds, scale);
        let disc = Shape::of(&Part::disc((radius, radius), radius), scale).mask().cover;
        let width = mask.cover.width();
        let height = mask.cover.height();
        let corner = disc.width() / 2;
        for (from_x, to_x) in [(0, 0), (disc.width() - corner, width.saturating_sub(corner))] {
            for (from_y, to_y) in [(0, 0), (disc.height() - corner, height.saturating_sub(corner))] {
                let quarter = crop_imm(&disc, from_x, from_y, corner, corner);
                replace(&mut mask.cover, &*quarter, to_x.into(), to_y.into());
            }
        }
        mask
    }
}

/// Returns half the width of each row of a filled circle, from its centre outwards, by the midpoint algorithm.
/// `imageproc` draws the same circle, but most rows several times and pixel by pixel: too slow for every turn.
fn circle_rows(radius: i32) -> Vec<i32> {
    let mut rows = vec![0; radius.max(0) as usize + 1];
    let mut x = 0;
    let mut y = radius;
    let mut error = 1 - radius;
    while x <= y {
        for (row, half) in [(x, y), (y, x)] {
            rows[row as usize] = half.max(rows[row as usize]);
        }
        x += 1;
        if error < 0 {
            error += 2 * x + 1;
        } else {
            y -= 1;
            error += 2 * (x - y) + 1;
        }
    }
    rows
}

/// Fills a rectangle; the right and bottom edges are exclusive.
fn fill_rect(image: &mut GrayImage, [left, top, right, bottom]: [i32; 4], cover: Luma<u8>) {
    if left < right && top < bottom {
        draw_filled_rect_mut(image, Rect::at(left, top).of_size((right - left) as u32, (bottom - top) as u32), cover);
    }
}

#[cfg(test)]
mod tests {
    use imageproc::drawing::draw_filled_circle_mut;

    use super::*;

    #[test]
    fn disc_is_the_circle_that_imageproc_draws() {
        for radius in [1, 2, 5, 12, 21, 23] {
            let bounds = Bounds::around((30.0, 30.0), 30.0, 30.0);
            let disc = Shape::within(bounds, 1.0).with(&Part::disc((30.0, 30.0), radius as f32));
            let mut expected = GrayImage::new(240, 240);
            for x in [119, 120] {
                for y in [119, 120] {
                    draw_filled_circle_mut(&mut expected, (x, y), radius * SUPERSAMPLING as i32, COVERED);
                }
            }
            assert!(disc.supersampled == expected, "radius {radius}");
        }
    }
}
