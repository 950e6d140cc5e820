//! Shapes and letters, in the board's own units wherever and however large the board is drawn.

use std::f32::consts::TAU;

use ab_glyph::{Point, point};
use ab_glyph_rasterizer::Rasterizer;

use super::surface::Surface;
use super::theme::Rgb;

/// Corners of closed shapes; each is filled, and a hole is a shape that runs the other way round.
#[derive(Clone, Default)]
pub struct Path(Vec<Vec<Point>>);

/// Draws on a surface, with the board's upper left corner at `origin` and `scale` pixels to the unit.
pub struct Pen<'a, S> {
    pub surface: &'a mut S,
    pub scale: f32,
    /// In pixels.
    pub origin: (i32, i32),
}

/// A small picture with a transparent edge, drawn beforehand at the scale at which it is used.
pub struct Sprite {
    /// Pixels to a side.
    pub size: i32,
    pub pixels: Vec<(Rgb, u8)>,
}

impl Path {
    pub fn polygon(corners: &[(f32, f32)]) -> Path {
        Path(vec![corners.iter().map(|&(x, y)| point(x, y)).collect()])
    }

    pub fn rectangle(left: f32, top: f32, right: f32, bottom: f32) -> Path {
        Path::polygon(&[(left, top), (right, top), (right, bottom), (left, bottom)])
    }

    pub fn circle(x: f32, y: f32, radius: f32) -> Path {
        const SIDES: u16 = 48;
        let corner = |side: u16| {
            let (sin, cos) = (f32::from(side) * TAU / f32::from(SIDES)).sin_cos();
            point(x + radius * cos, y + radius * sin)
        };
        Path(vec![(0..SIDES).map(corner).collect()])
    }

    /// A circle line of the given width.
    pub fn ring(x: f32, y: f32, radius: f32, width: f32) -> Path {
        Path::circle(x, y, radius + width / 2.0).without(Path::circle(x, y, radius - width / 2.0))
    }

    pub fn rounded(left: f32, top: f32, right: f32, bottom: f32, radius: f32) -> Path {
        const STEPS: u16 = 8;
        let centres = [
            (right - radius, bottom - radius),
            (left + radius, bottom - radius),
            (left + radius, top + radius),
            (right - radius, top + radius),
        ];
        let corners = (0..4).zip(centres).flat_map(|(quarter, (x, y))| {
            (0..=STEPS).map(move |step| {
                let turn = (f32::from(step) / f32::from(STEPS) + f32::from(quarter as u8)) * TAU / 4.0;
                point(x + radius * turn.cos(), y + radius * turn.sin())
            })
        });
        Path(vec![corners.collect()])
    }

    /// Both shapes, which do not overlap.
    pub fn and(mut self, other: Path) -> Path {
        self.0.extend(other.0);
        self
    }

    /// This shape with a hole in it.
    pub fn without(mut self, hole: Path) -> Path {
        self.0.extend(hole.0.into_iter().map(|mut corners| {
            corners.reverse();
            corners
        }));
        self
    }

    /// The corners' extent: left, top, right, bottom.
    fn extent(&self) -> [f32; 4] {
        let mut extent = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
        for corner in self.0.iter().flatten() {
            extent =
                [extent[0].min(corner.x), extent[1].min(corner.y), extent[2].max(corner.x), extent[3].max(corner.y)];
        }
        extent
    }
}

impl<S: Surface> Pen<'_, S> {
    /// Fills a shape with smooth edges; `opacity` 0 to 1.
    pub fn fill(&mut self, path: &Path, colour: Rgb, opacity: f32) {
        self.fill_with(path, opacity, |_, _| colour);
    }

    /// Fills a shape with a colour for each pixel of the board (x, y from its corner, in units).
    pub fn fill_with(&mut self, path: &Path, opacity: f32, paint: impl Fn(f32, f32) -> Rgb) {
        let [left, top, right, bottom] = path.extent().map(|edge| edge * self.scale);
        let (left, top) = (left.floor(), top.floor());
        // One pixel of room on each side, because the rasterizer lets the last column run over into the next row.
        let (width, height) = ((right.ceil() - left) as usize + 3, (bottom.ceil() - top) as usize + 1);
        let mut rasterizer = Rasterizer::new(width, height);
        let place = |corner: &Point| point(corner.x * self.scale - left + 1.0, corner.y * self.scale - top);
        for corners in &path.0 {
            for (index, corner) in corners.iter().enumerate() {
                let next = &corners[(index + 1) % corners.len()];
                rasterizer.draw_line(place(corner), place(next));
            }
        }
        let (left, top) = (left as i32 - 1, top as i32);
        rasterizer.for_each_pixel_2d(|x, y, coverage| {
            let alpha = (coverage.min(1.0) * opacity * 255.0 + 0.5) as u8;
            if alpha > 0 {
                let (x, y) = (left + x as i32, top + y as i32);
                let colour = paint(x as f32 / self.scale, y as f32 / self.scale);
                self.surface.mix(self.origin.0 + x, self.origin.1 + y, colour, alpha);
            }
        });
    }

    /// Puts a sprite's centre at a place; `opacity` 0 to 1.
    pub fn stamp(&mut self, sprite: &Sprite, x: f32, y: f32, opacity: f32) {
        let left = self.origin.0 + (x * self.scale).round() as i32 - sprite.size / 2;
        let top = self.origin.1 + (y * self.scale).round() as i32 - sprite.size / 2;
        let opacity = (opacity * 256.0) as u32;
        for (row, pixels) in (0..).zip(sprite.pixels.chunks(sprite.size as usize)) {
            for (column, &(colour, alpha)) in (0..).zip(pixels) {
                let alpha = ((u32::from(alpha) * opacity) >> 8) as u8;
                if alpha > 0 {
                    self.surface.mix(left + column, top + row, colour, alpha);
                }
            }
        }
    }
}
