//! The sprites that are put on a board at every turn: checkers, dice, cube and marks, drawn once for each theme and
//! size.

use image::RgbaImage;
use kafenio_board::rules::ByPlayer;

use super::canvas::{Canvas, Pixels, Sprite};
use super::layout::{CHECKER, CUBE, DIE, SLAB};
use super::shape::{Bounds, Mask, Part, Shape};
use super::theme::{CheckerLook, Colour, Theme};

/// Radius of the checker beside a player's name.
const BADGE_RADIUS: f32 = 21.0;
/// How much larger a cube is while it is offered.
pub const OFFERED_SCALE: f32 = 1.25;
/// Radius of the ghost, the outline where a checker was.
const GHOST_RADIUS: f32 = CHECKER / 2.0 - 9.0;
/// Radius of the disc under the number of checkers that moved together.
pub const COUNT_RADIUS: f32 = 23.0;
/// The width of a shadow in pixels.
const SHADOW: f32 = 4.0;
const CENTRE: (f32, f32) = (0.0, 0.0);

/// The sprites of a theme in one size.
pub struct Pieces {
    pub checkers: ByPlayer<Sprite>,
    /// The checkers beside names: small ones above and below a board, large ones above a sheet of boards.
    pub badges: ByPlayer<Badge>,
    pub large_badges: ByPlayer<Badge>,
    /// The dice showing 1 to 6.
    pub dice: ByPlayer<[Sprite; 6]>,
    /// Checkers borne off, seen from the edge.
    pub slabs: ByPlayer<Sprite>,
    /// Cubes without a number.
    pub cube: Sprite,
    pub offered_cube: Sprite,
    pub dead_cube: Sprite,
    /// The symbol beside the time left.
    pub clock: Mask,
    /// The marks of the last play.
    pub marks: Marks,
}

/// A checker that shows a player's colour.
pub struct Badge {
    pub checker: Sprite,
    /// A slightly larger disc behind it, so that it stands out from a similar background.
    pub disc: Mask,
}

/// The marks of the last play.
pub struct Marks {
    /// Shows where a checker was.
    pub ghost: Sprite,
    /// Rings around a checker that moved, and around one that moved and hit.
    pub landed: Sprite,
    pub landed_with_hit: Sprite,
    /// A star around the place of a hit.
    pub hit: Sprite,
    /// The dot at an intermediate stop of a checker's route.
    pub stop: Sprite,
    /// The disc under the number of checkers that moved together.
    pub count: Sprite,
}

impl Pieces {
    pub fn draw(theme: &Theme, scale: f32) -> Pieces {
        let look = |player| theme.checker(player);
        let checker = |player, radius| checker(look(player), radius, scale, theme.relief);
        let badge = |player, radius, disc| Badge {
            checker: checker(player, radius),
            disc: Shape::of(&look(player).outline(CENTRE, disc), scale).mask(),
        };
        Pieces {
            checkers: ByPlayer::from_fn(|player| checker(player, CHECKER / 2.0 - 0.5)),
            badges: ByPlayer::from_fn(|player| badge(player, BADGE_RADIUS, BADGE_RADIUS + 2.0)),
            large_badges: ByPlayer::from_fn(|player| badge(player, CHECKER / 2.0 - 0.5, CHECKER / 2.0 + 5.0)),
            dice: ByPlayer::from_fn(|player| dice(look(player), scale, theme.relief)),
            slabs: ByPlayer::from_fn(|player| slab(look(player), scale, theme.relief)),
            cube: cube(theme, CUBE / 2.0, scale),
            offered_cube: offered_cube(theme, scale),
            dead_cube: dead_cube(theme, scale),
            clock: clock(scale),
            marks: Marks::draw(theme, scale),
        }
    }
}

impl Marks {
    fn draw(theme: &Theme, scale: f32) -> Marks {
        let disc = |radius, line| {
            picture(radius, scale, |canvas| {
                canvas.fill(&Part::disc(CENTRE, radius), theme.arrow_edge, 1.0);
                canvas.fill(&Part::disc(CENTRE, radius - line), theme.arrow, 1.0);
            })
        };
        let ring = |colour| {
            let outer = CHECKER / 2.0 + 1.5;
            picture(outer, scale, |canvas| fill_ring(canvas, outer, outer - 5.0, colour))
        };
        Marks {
            ghost: ghost(theme, scale),
            landed: ring(theme.arrow),
            landed_with_hit: ring(theme.hit),
            hit: hit(theme, scale),
            stop: disc(13.0, 3.5),
            count: disc(COUNT_RADIUS, 3.0),
        }
    }
}

/// Draws a square picture that extends `extent` units from its centre to each side.
fn picture(extent: f32, scale: f32, draw: impl FnOnce(&mut Canvas)) -> Sprite {
    let mut canvas = square(extent, scale);
    draw(&mut canvas);
    Sprite::new(canvas.into_true())
}

/// Returns an empty canvas that extends `extent` units from its origin to each side.
fn square(extent: f32, scale: f32) -> Canvas<'static> {
    let half = (extent * scale).ceil() as u32;
    let image = RgbaImage::new(2 * half, 2 * half);
    Canvas { pixels: Pixels::True(image), scale, origin: (half as i32, half as i32) }
}

/// Draws the shadow of a shape; `grown` returns the shape enlarged by a number of units.
fn shadow(canvas: &mut Canvas, relief: f32, grown: impl Fn(f32) -> Part) {
    let steps = [2.5, 1.5, 0.5].map(|pixels| pixels / canvas.scale);
    for by in steps {
        canvas.fill(&grown(by), Colour::BLACK, 0.15 * relief);
    }
}

fn fill_ring(canvas: &mut Canvas, outer: f32, inner: f32, colour: Colour) {
    let ring = Shape::of(&Part::disc(CENTRE, outer), canvas.scale).without(&Part::disc(CENTRE, inner));
    canvas.paint(&ring.mask(), colour, 1.0);
}

/// Draws a checker: a rim, a slope, and a groove around a flat middle.
fn checker(look: &CheckerLook, radius: f32, scale: f32, relief: f32) -> Sprite {
    let outline = |(x, y): (f32, f32), inset: f32| look.outline((x, y), radius - inset);
    let line = (radius * 0.055).max(1.0 / scale);
    picture(radius + SHADOW / scale, scale, |canvas| {
        shadow(canvas, relief, |by| outline((0.03 * radius, 0.06 * radius), -by));
        canvas.fill(&outline(CENTRE, 0.0), look.rim, 1.0);
        let face = Shape::of(&outline(CENTRE, 1.2 * line), scale).mask();
        canvas.paint_with(&face, 1.0, |x, y| {
            // From 1, where the slope faces the light, to -1, where it faces away; rounded to few steps, because runs
            // of one colour compress well.
            let facing = -(x * 0.5 + y * 0.85) / x.hypot(y).max(1.0);
            look.face.lit(1.0 + (facing * 2.0).round() * 0.055 * relief)
        });
        canvas.fill(&outline(CENTRE, 0.18 * radius), look.face, 1.0);
        let groove = Shape::of(&outline(CENTRE, 0.32 * radius - line / 2.0), scale)
            .without(&outline(CENTRE, 0.32 * radius + line / 2.0));
        canvas.paint(&groove.mask(), look.groove, 1.0);
    })
}

/// Draws the dice showing 1 to 6.
fn dice(look: &CheckerLook, scale: f32, relief: f32) -> [Sprite; 6] {
    let half = DIE / 2.0;
    let outline = |(x, y), inset: f32| {
        Part::Rounded(Bounds::around((x, y), half - inset, half - inset), (0.4 * half - inset).max(0.0))
    };
    let mut blank = square(half + SHADOW / scale, scale);
    shadow(&mut blank, relief, |by| outline((0.02 * DIE, 0.04 * DIE), -by));
    blank.fill(&outline(CENTRE, 0.0), look.rim, 1.0);
    let face = Shape::of(&outline(CENTRE, 0.035 * DIE), scale).mask();
    blank.paint_with(&face, 1.0, |x, y| look.face.lit(1.0 - (x * 0.4 + y) / DIE * 0.10 * relief));
    [1, 2, 3, 4, 5, 6].map(|spots| {
        let mut die = blank.clone();
        for (x, y) in spot_places(spots) {
            die.fill(&Part::disc((x * DIE * 0.27, y * DIE * 0.27), DIE * 0.095), look.ink, 1.0);
        }
        Sprite::new(die.into_true())
    })
}

/// Returns the positions of a die's spots, -1 to 1 in each direction.
pub fn spot_places(spots: u8) -> Vec<(f32, f32)> {
    let mut places = Vec::new();
    if spots % 2 == 1 {
        places.push(CENTRE);
    }
    if spots >= 2 {
        places.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if spots >= 4 {
        places.extend([(1.0, -1.0), (-1.0, 1.0)]);
    }
    if spots == 6 {
        places.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    places
}

fn slab(look: &CheckerLook, scale: f32, relief: f32) -> Sprite {
    let half = SLAB.0 / 2.0;
    let thick = SLAB.1 / 2.0;
    let outline = Bounds::around(CENTRE, half, thick);
    picture(half, scale, |canvas| {
        canvas.fill(&Part::Rounded(outline, 4.0), look.rim, 1.0);
        canvas.fill(&Part::Rounded(outline.grown(-1.5), 3.0), look.face, 1.0);
        let light = Bounds::new(4.0 - half, 3.0 - thick, half - 4.0, 5.5 - thick);
        canvas.fill(&Part::Rect(light), Colour::WHITE, 0.22 * relief);
    })
}

/// Returns the outline of a cube, a square with rounded corners, moved down by `down`.
fn cube_face(half: f32, down: f32) -> Part {
    Part::Rounded(Bounds::around((0.0, down), half, half), half * 0.36)
}

fn cube(theme: &Theme, half: f32, scale: f32) -> Sprite {
    picture(half + SHADOW, scale, |canvas| fill_cube(canvas, theme, half))
}

fn fill_cube(canvas: &mut Canvas, theme: &Theme, half: f32) {
    canvas.fill(&cube_face(half + 1.0, 3.0), Colour::BLACK, 0.35 * theme.relief);
    canvas.fill(&cube_face(half, 0.0), theme.cube_ink, 1.0);
    canvas.fill(&cube_face(half - 2.5, 0.0), theme.cube, 1.0);
}

/// Draws the offered cube: larger, with a bright line around it.
fn offered_cube(theme: &Theme, scale: f32) -> Sprite {
    let half = CUBE * OFFERED_SCALE / 2.0;
    picture(half + 9.0, scale, |canvas| {
        canvas.fill(&cube_face(half + 9.0, 0.0), theme.turn, 1.0);
        fill_cube(canvas, theme, half);
    })
}

/// Draws the dead cube: only its outline.
fn dead_cube(theme: &Theme, scale: f32) -> Sprite {
    let half = CUBE / 2.0;
    picture(half, scale, |canvas| {
        let outline = Shape::of(&cube_face(half - 2.0, 0.0), scale).without(&cube_face(half - 5.0, 0.0));
        canvas.paint(&outline.mask(), theme.frame_ink, 0.6);
    })
}

/// Draws a clock that shows three o'clock.
fn clock(scale: f32) -> Mask {
    Shape::of(&Part::disc(CENTRE, 16.0), scale)
        .without(&Part::disc(CENTRE, 12.0))
        .with(&Part::Rect(Bounds::new(-2.0, -10.0, 2.0, 2.0)))
        .with(&Part::Rect(Bounds::new(-2.0, -2.0, 8.0, 2.0)))
        .mask()
}

/// Draws a ghost: a dashed outline, smaller than a checker so that it does not look like one.
fn ghost(theme: &Theme, scale: f32) -> Sprite {
    const DASHES: u8 = 10;
    const STEPS: u8 = 4;
    let dash = |dash: u8| {
        let corner = |step: u8, radius: f32| {
            let turn = (f32::from(dash) + f32::from(step) / f32::from(STEPS) * 0.6) / f32::from(DASHES);
            let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
            (radius * cos, radius * sin)
        };
        let outer = (0..=STEPS).map(|step| corner(step, GHOST_RADIUS + 2.0));
        let inner = (0..=STEPS).rev().map(|step| corner(step, GHOST_RADIUS - 2.0));
        Part::Polygon(outer.chain(inner).collect())
    };
    picture(GHOST_RADIUS + 3.0, scale, |canvas| {
        fill_ring(canvas, GHOST_RADIUS + 3.0, GHOST_RADIUS - 3.0, theme.arrow_edge);
        let reach = GHOST_RADIUS + 2.0;
        let dashes = Shape::within(Bounds::around(CENTRE, reach, reach), scale);
        let dashes = (0..DASHES).fold(dashes, |dashes, number| dashes.with(&dash(number)));
        canvas.paint(&dashes.mask(), theme.arrow, 1.0);
    })
}

/// Draws a star around a checker, small enough not to cover the number of the point.
fn hit(theme: &Theme, scale: f32) -> Sprite {
    let hole = Part::disc(CENTRE, CHECKER / 2.0 - 2.0);
    picture(42.0, scale, |canvas| {
        for (outer, inner, colour) in [(42.0, 34.0, theme.arrow_edge), (38.5, 32.0, theme.hit)] {
            let star = Shape::of(&Part::star(CENTRE, 12, outer, inner), scale).without(&hole);
            canvas.paint(&star.mask(), colour, 1.0);
        }
    })
}
