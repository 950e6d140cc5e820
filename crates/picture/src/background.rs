//! Draws the empty board, once for each theme and size.

use image::RgbaImage;

use super::canvas::{Canvas, Pixels};
use super::layout::{BAR_X, BOTTOM, FRAME, HALVES, HEIGHT, Layout, MIDDLE, PITCH, POINT, STRIP, TOP, TRAYS, WIDTH};
use super::lettering::{Align, Line};
use super::shape::{Bounds, Mask, Part, Shape};
use super::theme::{Colour, Theme};

/// Brightness steps of the wood grain. With few steps, adjacent rows are equal and compress well.
const GRAIN_STEPS: f32 = 5.0;
/// The largest difference in brightness between the wood and its grain.
const GRAIN_DEPTH: f32 = 0.055;
/// The height in units of the steps in the edge of a point, see [`stepped`].
const STEP: f32 = 4.0;
/// Text size of the points' numbers.
pub const NUMBER: f32 = 27.0;

/// The direction of the grain.
#[derive(Clone, Copy)]
enum Cut {
    Across,
    Down,
}

struct Background<'a> {
    canvas: Canvas<'a>,
    theme: &'a Theme,
}

/// Draws the empty board at `scale` pixels to the unit.
pub fn draw(theme: &Theme, scale: f32) -> Canvas<'_> {
    let table = Bounds::new(0.0, 0.0, WIDTH, HEIGHT);
    let image = RgbaImage::new((WIDTH * scale) as u32, (HEIGHT * scale) as u32);
    let mut board = Background { canvas: Canvas { pixels: Pixels::True(image), scale, origin: (0, 0) }, theme };
    board.canvas.rect(table, theme.table, 1.0);
    board.frame();
    for (left, right) in TRAYS {
        board.canvas.rect(Bounds::new(left, TOP, right, BOTTOM), theme.tray, 1.0);
        board.recess(left, right);
    }
    for (left, right) in HALVES {
        board.wood(&Mask::rect(Bounds::new(left, TOP, right, BOTTOM), scale), theme.field, Cut::Down, 50);
    }
    for is_upper in [false, true] {
        for is_even in [false, true] {
            board.points(is_upper, is_even);
        }
    }
    for (left, right) in HALVES {
        board.recess(left, right);
    }
    board.bar();
    board.canvas
}

/// Writes the numbers of the points on a board that has none.
pub fn draw_numbers(canvas: &mut Canvas, theme: &Theme, layout: Layout) {
    for point in 1..=24 {
        Line::of(&layout.label(point)).draw(canvas, layout.number(point), NUMBER, Align::Centre, theme.frame_ink);
    }
}

/// Draws the highlighted strip of the player to move, centred on `y`.
pub fn draw_turn(canvas: &mut Canvas, theme: &Theme, y: f32) {
    canvas.rounded_rect(Bounds::new(10.0, y - 29.0, WIDTH - 10.0, y + 29.0), 29.0, theme.turn);
    canvas.fill(&Part::Polygon(vec![(32.0, y - 15.0), (56.0, y), (32.0, y + 15.0)]), theme.turn_ink, 1.0);
}

impl Background<'_> {
    /// Draws four mitred rails, lit from the upper left.
    fn frame(&mut self) {
        let [left, top, right, bottom] = FRAME;
        let [(inner_left, left_tray), (right_tray, inner_right)] = TRAYS;
        let [(left_half, bar_left), (bar_right, right_half)] = HALVES;
        let wood = self.theme.frame;
        let relief = self.theme.relief;
        let scale = self.canvas.scale;
        for (left, right) in [(left_tray, left_half), (bar_left, bar_right), (right_half, right_tray)] {
            self.wood(&Mask::rect(Bounds::new(left, TOP, right, BOTTOM), scale), wood, Cut::Down, 1);
        }
        let rails = [
            ([(left, top), (right, top), (inner_right, TOP), (inner_left, TOP)], Cut::Across, 0.14),
            ([(left, top), (inner_left, TOP), (inner_left, BOTTOM), (left, bottom)], Cut::Down, 0.06),
            ([(right, top), (right, bottom), (inner_right, BOTTOM), (inner_right, TOP)], Cut::Down, -0.08),
            ([(left, bottom), (inner_left, BOTTOM), (inner_right, BOTTOM), (right, bottom)], Cut::Across, -0.04),
        ];
        for (seed, (corners, cut, light)) in (2..).zip(rails) {
            let rail = Shape::of(&Part::Polygon(corners.to_vec()), scale).mask();
            self.wood(&rail, wood.lit(1.0 + light * relief), cut, seed);
        }
        for (bounds, colour, opacity) in [
            (Bounds::new(left, top, right, top + 2.0), Colour::WHITE, 0.22),
            (Bounds::new(left, top, left + 2.0, bottom), Colour::WHITE, 0.14),
            (Bounds::new(left, bottom - 2.0, right, bottom), Colour::BLACK, 0.35),
            (Bounds::new(right - 2.0, top, right, bottom), Colour::BLACK, 0.35),
        ] {
            self.canvas.rect(bounds, colour, opacity * relief);
        }
    }

    /// Makes a rectangle look recessed: shadow at its upper and left edge, light at the others.
    fn recess(&mut self, left: f32, right: f32) {
        let canvas = &mut self.canvas;
        let relief = self.theme.relief;
        for (depth, shadow) in [0.30, 0.22, 0.15, 0.09, 0.05].into_iter().enumerate() {
            let near = 2.0 * depth as f32;
            let above = Bounds::new(left, TOP + near, right, TOP + near + 2.0);
            let aside = Bounds::new(left + near, TOP, left + near + 2.0, BOTTOM);
            canvas.rect(above, Colour::BLACK, shadow * relief);
            canvas.rect(aside, Colour::BLACK, shadow * 0.8 * relief);
        }
        canvas.rect(Bounds::new(left, BOTTOM, right, BOTTOM + 2.0), Colour::WHITE, 0.16 * relief);
        canvas.rect(Bounds::new(right, TOP, right + 2.0, BOTTOM), Colour::WHITE, 0.16 * relief);
    }

    /// Draws every second point above or below the middle. They look the same and are whole pixels apart in every size, so
    /// one mask serves them all.
    fn points(&mut self, is_upper: bool, is_even: bool) {
        let (base, tip) = if is_upper { (TOP, TOP + POINT) } else { (BOTTOM, BOTTOM - POINT) };
        let scale = self.canvas.scale;
        let first = HALVES[0].0;
        let across = first + if is_upper == is_even { 1.5 * PITCH } else { 0.5 * PITCH };
        let half = PITCH / 2.0 - 2.0;
        let whole = stepped(across, half, base, tip, scale);
        let outlined = self.theme.outline.map(|outline| {
            let tip = tip + (base - tip).signum() * 20.0;
            (outline, stepped(across, half - 3.0, base, tip, scale))
        });
        let (origin, _) = self.canvas.origin;
        for left in HALVES.iter().flat_map(|(left, _)| [0.0, 2.0, 4.0].map(|column| left + column * PITCH)) {
            self.canvas.origin.0 = origin + ((left - first) * scale) as i32;
            if let Some((outline, _)) = outlined {
                self.canvas.paint(&whole, outline, 1.0);
            }
            let triangle = outlined.as_ref().map_or(&whole, |(_, inner)| inner);
            let wood = self.theme.points[usize::from(is_even)];
            self.wood(triangle, wood, Cut::Down, 100 + u32::from(!is_even));
        }
        self.canvas.origin.0 = origin;
    }

    /// Draws the fold of the board along the bar.
    fn bar(&mut self) {
        let top = STRIP + 2.0;
        let bottom = HEIGHT - STRIP - 2.0;
        self.canvas.rect(Bounds::new(BAR_X - 2.0, top, BAR_X, bottom), Colour::BLACK, 0.55);
        self.canvas.rect(Bounds::new(BAR_X, top, BAR_X + 2.0, bottom), Colour::WHITE, 0.14 * self.theme.relief);
    }

    fn wood(&mut self, mask: &Mask, colour: Colour, cut: Cut, seed: u32) {
        let depth = GRAIN_DEPTH * self.theme.grain;
        self.canvas.paint_with(mask, 1.0, |x, y| {
            let (over, along) = match cut {
                Cut::Across => (y - MIDDLE, x),
                // Every second point has the same grain, so rows repeat and compress well.
                Cut::Down if x > BAR_X => ((x - HALVES[1].0).rem_euclid(2.0 * PITCH), y),
                Cut::Down => ((x - HALVES[0].0).rem_euclid(2.0 * PITCH), y),
            };
            // Perfectly straight grain looks printed, so it drifts by a pixel now and then.
            let drift = (noise(along / 170.0, seed + 7) * 3.0).round();
            let at = over + drift;
            let grain = 0.6 * noise(at / 11.0, seed) + 0.4 * noise(at / 3.0, seed + 1000);
            colour.lit(1.0 + depth * (grain * GRAIN_STEPS).round() / GRAIN_STEPS)
        });
    }
}

/// Returns the triangle of a point. Its edges are stepped, too finely to see, because equal rows compress well.
fn stepped(across: f32, half: f32, base: f32, tip: f32, scale: f32) -> Mask {
    let steps = ((tip - base).abs() / STEP).round();
    let step = (tip - base) / steps;
    let bounds = Bounds::new(across - half, base.min(tip), across + half, base.max(tip));
    let triangle = (0..steps as u16).fold(Shape::within(bounds, scale), |triangle, number| {
        let half = half * (1.0 - (f32::from(number) + 0.5) / steps);
        let y = base + (f32::from(number) + 0.5) * step;
        triangle.with(&Part::Rect(Bounds::around((across, y), half, step.abs() / 2.0)))
    });
    triangle.mask()
}

/// Returns smooth one-dimensional noise between -1 and 1, the same for the same seed.
fn noise(at: f32, seed: u32) -> f32 {
    let left = at.floor();
    let height = |corner: f32| {
        let mut bits = (corner as i32 as u32).wrapping_mul(0x9e37_79b9) ^ seed.wrapping_mul(0x85eb_ca6b);
        bits = (bits ^ bits >> 15).wrapping_mul(0x2c1b_3c6d);
        bits = (bits ^ bits >> 12).wrapping_mul(0x297a_2d39);
        ((bits ^ bits >> 15) >> 8) as f32 / (1 << 23) as f32 - 1.0
    };
    let share = at - left;
    let ease = share * share * (3.0 - 2.0 * share);
    height(left) * (1.0 - ease) + height(left + 1.0) * ease
}
