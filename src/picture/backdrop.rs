//! The empty board, drawn once for each theme and size.

use super::geometry::{BAR_X, BOTTOM, FRAME, HALVES, HEIGHT, MIDDLE, PITCH, POINT, Places, STRIP, TOP, TRAYS, WIDTH};
use super::lettering::{Align, Line};
use super::pen::{Path, Pen};
use super::surface::{Sheet, Surface};
use super::theme::{Rgb, Theme};

/// Steps of light in which grain is drawn: few enough that equal rows stay equal and compress to nothing.
const GRAIN_STEPS: f32 = 5.0;
/// The lightest and darkest grain, as a share of the wood's colour.
const GRAIN_DEPTH: f32 = 0.055;
/// Units down in which the edge of a point moves once.
const STEP: f32 = 4.0;
/// Size of the points' numbers.
pub const NUMBER: f32 = 27.0;
const BLACK: Rgb = Rgb([0; 3]);
const WHITE: Rgb = Rgb([255; 3]);

/// Along which axis a piece of wood was cut.
#[derive(Clone, Copy)]
enum Cut {
    Across,
    Down,
}

/// The empty board at `scale` pixels to the unit.
pub fn draw(theme: &Theme, scale: f32) -> Sheet {
    let (width, height) = ((WIDTH * scale) as usize, (HEIGHT * scale) as usize);
    let mut sheet = Sheet::new(width, height, theme.table);
    let mut board = Backdrop { pen: Pen { surface: &mut sheet, scale, origin: (0, 0) }, theme };
    board.frame();
    for (left, right) in TRAYS {
        board.pen.fill(&Path::rectangle(left, TOP, right, BOTTOM), theme.tray, 1.0);
        board.sunk(left, right);
    }
    for (left, right) in HALVES {
        board.wood(&Path::rectangle(left, TOP, right, BOTTOM), theme.field, Cut::Down, 50);
    }
    for point in 1..=24 {
        board.point(point);
    }
    for (left, right) in HALVES {
        board.sunk(left, right);
    }
    board.bar();
    sheet
}

/// The numbers of the points, on a board that has none.
pub fn numbers<S: Surface>(pen: &mut Pen<'_, S>, theme: &Theme, places: Places) {
    for point in 1..=24 {
        pen.write(&Line::of(&places.label(point)), places.number(point), NUMBER, Align::Centre, theme.frame_ink);
    }
}

/// Lights up the strip around `y`, that of the one to move.
pub fn turn<S: Surface>(pen: &mut Pen<'_, S>, theme: &Theme, y: f32) {
    pen.fill(&Path::rounded(10.0, y - 29.0, WIDTH - 10.0, y + 29.0, 29.0), theme.turn, 1.0);
    pen.fill(&Path::polygon(&[(32.0, y - 15.0), (56.0, y), (32.0, y + 15.0)]), theme.turn_ink, 1.0);
}

struct Backdrop<'a> {
    pen: Pen<'a, Sheet>,
    theme: &'a Theme,
}

impl Backdrop<'_> {
    /// Four rails, mitred, with the light from the upper left.
    fn frame(&mut self) {
        let [left, top, right, bottom] = FRAME;
        let (inner_left, inner_right) = (TRAYS[0].0, TRAYS[1].1);
        let wood = self.theme.frame;
        self.wood(&Path::rectangle(inner_left, TOP, inner_right, BOTTOM), wood, Cut::Down, 1);
        let rails = [
            ([(left, top), (right, top), (inner_right, TOP), (inner_left, TOP)], Cut::Across, 0.14),
            ([(left, top), (inner_left, TOP), (inner_left, BOTTOM), (left, bottom)], Cut::Down, 0.06),
            ([(right, top), (right, bottom), (inner_right, BOTTOM), (inner_right, TOP)], Cut::Down, -0.08),
            ([(left, bottom), (inner_left, BOTTOM), (inner_right, BOTTOM), (right, bottom)], Cut::Across, -0.04),
        ];
        for (seed, (corners, cut, light)) in (2..).zip(rails) {
            self.wood(&Path::polygon(&corners), wood.lit(1.0 + light * self.theme.relief), cut, seed);
        }
        let relief = self.theme.relief;
        self.pen.fill(&Path::rectangle(left, top, right, top + 2.0), WHITE, 0.22 * relief);
        self.pen.fill(&Path::rectangle(left, top, left + 2.0, bottom), WHITE, 0.14 * relief);
        self.pen.fill(&Path::rectangle(left, bottom - 2.0, right, bottom), BLACK, 0.35 * relief);
        self.pen.fill(&Path::rectangle(right - 2.0, top, right, bottom), BLACK, 0.35 * relief);
    }

    /// A trough lies lower than the wood around it: a shadow from above and from the left, light on the far edges.
    fn sunk(&mut self, left: f32, right: f32) {
        let relief = self.theme.relief;
        for (depth, shadow) in [0.30, 0.22, 0.15, 0.09, 0.05].into_iter().enumerate() {
            let near = 2.0 * depth as f32;
            self.pen.fill(&Path::rectangle(left, TOP + near, right, TOP + near + 2.0), BLACK, shadow * relief);
            self.pen.fill(&Path::rectangle(left + near, TOP, left + near + 2.0, BOTTOM), BLACK, shadow * 0.8 * relief);
        }
        self.pen.fill(&Path::rectangle(left, BOTTOM, right, BOTTOM + 2.0), WHITE, 0.16 * relief);
        self.pen.fill(&Path::rectangle(right, TOP, right + 2.0, BOTTOM), WHITE, 0.16 * relief);
    }

    fn point(&mut self, point: u8) {
        let column = f32::from(if Places::is_upper(point) { point - 13 } else { 12 - point });
        let half = HALVES[usize::from(column >= 6.0)].0;
        let across = half + (column.rem_euclid(6.0) + 0.5) * PITCH;
        let (base, tip) = if Places::is_upper(point) { (TOP, TOP + POINT) } else { (BOTTOM, BOTTOM - POINT) };
        let half = PITCH / 2.0 - 2.0;
        let triangle = stepped(across, half, base, tip);
        let mut wood = triangle.clone();
        if let Some(outline) = self.theme.outline {
            self.pen.fill(&triangle, outline, 1.0);
            let tip = tip + (base - tip).signum() * 20.0;
            wood = stepped(across, half - 3.0, base, tip);
        }
        self.wood(
            &wood,
            self.theme.points[usize::from(point.is_multiple_of(2))],
            Cut::Down,
            100 + u32::from(point % 2),
        );
    }

    /// The bar is where the two halves of the board fold; two brass hinges hold them.
    fn bar(&mut self) {
        let relief = self.theme.relief;
        self.pen.fill(&Path::rectangle(BAR_X - 1.5, STRIP + 2.0, BAR_X + 0.5, HEIGHT - STRIP - 2.0), BLACK, 0.55);
        self.pen.fill(
            &Path::rectangle(BAR_X + 0.5, STRIP + 2.0, BAR_X + 2.0, HEIGHT - STRIP - 2.0),
            WHITE,
            0.14 * relief,
        );
    }

    fn wood(&mut self, path: &Path, colour: Rgb, cut: Cut, seed: u32) {
        let depth = GRAIN_DEPTH * self.theme.grain;
        self.pen.fill_with(path, 1.0, |x, y| {
            let (over, along) = match cut {
                Cut::Across => (y - MIDDLE, x),
                // Equal pieces of veneer on every second point: a row then repeats itself and compresses well.
                Cut::Down if x > BAR_X => ((x - HALVES[1].0).rem_euclid(2.0 * PITCH), y),
                Cut::Down => ((x - HALVES[0].0).rem_euclid(2.0 * PITCH), y),
            };
            // Grain that runs straight looks printed; it drifts by a pixel now and then.
            let drift = (noise(along / 170.0, seed + 7) * 3.0).round();
            let at = over + drift;
            let grain = 0.6 * noise(at / 11.0, seed) + 0.4 * noise(at / 3.0, seed + 1000);
            colour.lit(1.0 + depth * (grain * GRAIN_STEPS).round() / GRAIN_STEPS)
        });
    }
}

/// The triangle of a point, whose edges move once in some rows: nobody sees a third of a pixel, and equal rows compress
/// to nothing.
fn stepped(across: f32, half: f32, base: f32, tip: f32) -> Path {
    let steps = ((tip - base).abs() / STEP).round();
    let step = (tip - base) / steps;
    let side = |side: f32| {
        (0..steps as u16).flat_map(move |number| {
            let x = across + side * half * (1.0 - (f32::from(number) + 0.5) / steps);
            let y = base + f32::from(number) * step;
            [(x, y), (x, y + step)]
        })
    };
    Path::polygon(&side(-1.0).chain(side(1.0).collect::<Vec<_>>().into_iter().rev()).collect::<Vec<_>>())
}

/// A smooth line of chance heights between -1 and 1, the same for the same seed.
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
