//! Shapes and letters, in the board's own units wherever and however large the board is drawn.

use std::f32::consts::TAU;

use ab_glyph::{Point, point};
use ab_glyph_rasterizer::Rasterizer;

use super::surface::Surface;
use super::theme::Rgb;

/// Steps from an edge's outside to its inside: rows that are alike in fewer steps compress better.
const EDGE_STEPS: u8 = 5;

/// Pixel rows that are filled at a time: the bands of a long slanting shape are together far smaller than the box
/// around it.
const BAND: f32 = 12.0;

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
pub struct Sprite<I> {
    /// Pixels to a side.
    pub size: i32,
    pub pixels: Vec<(I, u8)>,
}

impl Sprite<Rgb> {
    /// The same in a surface's ink.
    pub fn inked<I>(&self, ink: impl Fn(Rgb) -> I) -> Sprite<I> {
        Sprite { size: self.size, pixels: self.pixels.iter().map(|&(colour, alpha)| (ink(colour), alpha)).collect() }
    }
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

    /// The lines from corner to corner, at `scale` pixels to the unit.
    fn edges(&self, scale: f32) -> Vec<[Point; 2]> {
        let place = |corner: Point| point(corner.x * scale, corner.y * scale);
        let of_shape = |corners: &Vec<Point>| {
            let next = corners.iter().cycle().skip(1);
            corners.iter().zip(next).map(|(from, to)| [place(*from), place(*to)]).collect::<Vec<_>>()
        };
        self.0.iter().flat_map(of_shape).collect()
    }
}

impl<S: Surface> Pen<'_, S> {
    /// Fills a shape with smooth edges; `opacity` 0 to 1.
    pub fn fill(&mut self, path: &Path, colour: Rgb, opacity: f32) {
        let ink = self.surface.ink(colour);
        self.fill_with(path, opacity, |_, _| ink);
    }

    /// Fills a shape with a colour for each pixel of the board (x, y from its corner, in units).
    pub fn fill_with(&mut self, path: &Path, opacity: f32, paint: impl Fn(f32, f32) -> S::Ink) {
        let alphas: [u8; EDGE_STEPS as usize + 1] =
            std::array::from_fn(|step| (step as f32 / f32::from(EDGE_STEPS) * opacity * 255.0).round() as u8);
        let edges = path.edges(self.scale);
        let rows = edges.iter().map(|[from, _]| from.y);
        let (mut top, bottom) = rows.fold((f32::MAX, f32::MIN), |(top, bottom), y| (top.min(y), bottom.max(y)));
        top = top.floor();
        while top < bottom {
            let below = (top + BAND).min(bottom.ceil());
            self.fill_band(&edges, [top, below], alphas, &paint);
            top = below;
        }
    }

    /// Fills the rows from `top` to `bottom` of what these edges enclose, all in pixels.
    fn fill_band(
        &mut self,
        edges: &[[Point; 2]],
        [top, bottom]: [f32; 2],
        alphas: [u8; EDGE_STEPS as usize + 1],
        paint: impl Fn(f32, f32) -> S::Ink,
    ) {
        let ends = edges.iter().filter_map(|edge| within(*edge, top, bottom)).flatten();
        let (left, right) = ends.fold((f32::MAX, f32::MIN), |(left, right), x| (left.min(x), right.max(x)));
        if left > right {
            return;
        }
        let left = left.floor();
        // One pixel of room on each side, because the rasterizer lets the last column run over into the next row.
        let mut rasterizer = Rasterizer::new((right.ceil() - left) as usize + 3, (bottom - top) as usize);
        for edge in edges {
            let [from, to] = edge.map(|end| point(end.x - left + 1.0, end.y - top));
            rasterizer.draw_line(from, to);
        }
        let (left, top) = (left as i32 - 1, top as i32);
        rasterizer.for_each_pixel_2d(|x, y, coverage| {
            let alpha = alphas[(coverage.min(1.0) * f32::from(EDGE_STEPS) + 0.5) as usize];
            if alpha > 0 {
                let (x, y) = (left + x as i32, top + y as i32);
                let ink = paint(x as f32 / self.scale, y as f32 / self.scale);
                self.surface.mix(self.origin.0 + x, self.origin.1 + y, ink, alpha);
            }
        });
    }

    /// Puts a sprite's centre at a place; `opacity` 0 to 1.
    pub fn stamp(&mut self, sprite: &Sprite<S::Ink>, x: f32, y: f32, opacity: f32) {
        let left = self.origin.0 + (x * self.scale).round() as i32 - sprite.size / 2;
        let top = self.origin.1 + (y * self.scale).round() as i32 - sprite.size / 2;
        let opacity = (opacity * 256.0) as u32;
        for (row, pixels) in (0..).zip(sprite.pixels.chunks(sprite.size as usize)) {
            for (column, &(ink, alpha)) in (0..).zip(pixels) {
                let alpha = ((u32::from(alpha) * opacity) >> 8) as u8;
                if alpha > 0 {
                    self.surface.mix(left + column, top + row, ink, alpha);
                }
            }
        }
    }
}

/// How much of a pixel is covered, 0 to 1, as an alpha in few steps.
pub fn alpha(cover: f32) -> u8 {
    let steps = f32::from(EDGE_STEPS);
    ((cover.clamp(0.0, 1.0) * steps).round() / steps * 255.0).round() as u8
}

/// Where the part of an edge between two rows begins and ends across; `None` where it has none.
fn within([from, to]: [Point; 2], top: f32, bottom: f32) -> Option<[f32; 2]> {
    let (low, high) = (from.y.min(to.y), from.y.max(to.y));
    if high <= top || low >= bottom || high - low <= f32::EPSILON {
        return None;
    }
    let across = |y: f32| from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y));
    Some([from.y, to.y].map(|y| across(y.clamp(top, bottom))))
}
