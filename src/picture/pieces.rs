//! Checkers, dice and their shadows, drawn once for each theme and size.

use crate::rules::ByPlayer;

use super::geometry::{CHECKER, DIE};
use super::pen::{Sprite, alpha};
use super::theme::{CheckerLook, Rgb, Shape, Theme};

/// Radius of the disc beside a player's name.
pub const BADGE: f32 = 21.0;

/// What is put on the board at every turn.
pub struct Pieces<I> {
    pub checkers: ByPlayer<Sprite<I>>,
    /// The small disc beside a name.
    pub badges: ByPlayer<Sprite<I>>,
    /// Dice that show 1 to 6.
    pub dice: ByPlayer<[Sprite<I>; 6]>,
}

impl Pieces<Rgb> {
    pub fn draw(theme: &Theme, scale: f32) -> Pieces<Rgb> {
        let checker = |player, radius: f32| turned(theme.checker(player), radius * scale, theme.relief);
        Pieces {
            checkers: ByPlayer::from_fn(|player| checker(player, CHECKER / 2.0 - 0.5)),
            badges: ByPlayer::from_fn(|player| checker(player, BADGE)),
            dice: ByPlayer::from_fn(|player| {
                std::array::from_fn(|spots| die(theme.checker(player), spots as u8 + 1, DIE * scale, theme.relief))
            }),
        }
    }

    /// The same in a surface's ink.
    pub fn inked<I>(&self, ink: impl Fn(Rgb) -> I) -> Pieces<I> {
        let sprites = |sprites: &ByPlayer<Sprite<Rgb>>| ByPlayer::from_fn(|player| sprites[player].inked(&ink));
        Pieces {
            checkers: sprites(&self.checkers),
            badges: sprites(&self.badges),
            dice: ByPlayer::from_fn(|player| self.dice[player].each_ref().map(|die| die.inked(&ink))),
        }
    }
}

/// How much of a pixel lies inside an edge that is `distance` pixels away from its middle, negative inside.
fn inside(distance: f32) -> f32 {
    (0.5 - distance).clamp(0.0, 1.0)
}

/// Draws a sprite of at least `extent` pixels from its middle to each side; `paint` tells colour and cover at a
/// place, in pixels from the middle.
fn sprite(extent: f32, paint: impl Fn(f32, f32) -> (Rgb, f32)) -> Sprite<Rgb> {
    let half = extent.ceil() as i32;
    let size = 2 * half;
    let places = (0..size).flat_map(|y| (0..size).map(move |x| (x - half, y - half)));
    let pixels = places.map(|(x, y)| {
        let (colour, cover) = paint(x as f32 + 0.5, y as f32 + 0.5);
        (colour, alpha(cover))
    });
    Sprite { size, pixels: pixels.collect() }
}

/// A piece with its shadow under it: both covers, and the piece's colour.
fn shaded(colour: Rgb, cover: f32, shadow: f32) -> (Rgb, f32) {
    let all = cover + shadow * (1.0 - cover);
    let share = if all > 0.0 { cover / all } else { 0.0 };
    (Rgb([0; 3]).over(colour, alpha(share)), all)
}

/// A turned piece: a rim, a groove, and a dish between them.
fn turned(look: &CheckerLook, radius: f32, relief: f32) -> Sprite<Rgb> {
    let outline = |x: f32, y: f32| match look.shape {
        Shape::Disc => x.hypot(y) - radius,
        Shape::Square => rounded(x, y, radius * 0.92, radius * 0.34),
    };
    sprite(radius + 4.0, |x, y| {
        let distance = outline(x, y);
        // 1 where a slope faces the light from the upper left, -1 where it faces away. Light comes in few steps, for
        // even runs of colour compress well.
        let facing = -(x * 0.5 + y * 0.85) / x.hypot(y).max(1.0);
        let slope = if distance > -0.18 * radius { (facing * 2.0).round() * 0.055 } else { 0.0 };
        let mut colour = look.face.lit(1.0 + slope * relief);
        let line = (radius * 0.055).max(1.0);
        let groove = inside((distance + radius * 0.32).abs() - line / 2.0);
        colour = colour.over(look.groove, alpha(groove));
        colour = colour.over(look.rim, alpha(inside(-line * 1.2 - distance)));
        let fall = outline(x - 0.03 * radius, y - 0.06 * radius);
        shaded(colour, inside(distance), 0.40 * relief * (1.0 - (fall / 3.0).clamp(0.0, 1.0)))
    })
}

/// The distance from the edge of a square with rounded corners, negative inside.
fn rounded(x: f32, y: f32, half: f32, corner: f32) -> f32 {
    let (x, y) = (x.abs() - half + corner, y.abs() - half + corner);
    x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0) - corner
}

fn die(look: &CheckerLook, spots: u8, side: f32, relief: f32) -> Sprite<Rgb> {
    let half = side / 2.0;
    let corner = side * 0.2;
    sprite(half + 4.0, |x, y| {
        let distance = rounded(x, y, half, corner);
        let mut colour = look.face.lit(1.0 - (x * 0.4 + y) / side * 0.10 * relief);
        colour = colour.over(look.rim, alpha(inside(-distance - side * 0.035)));
        for (spot_x, spot_y) in spot_places(spots) {
            let spot = (x - spot_x * side * 0.27).hypot(y - spot_y * side * 0.27) - side * 0.095;
            colour = colour.over(look.ink, alpha(inside(spot)));
        }
        let fall = rounded(x - side * 0.02, y - side * 0.04, half, corner);
        shaded(colour, inside(distance), 0.40 * relief * (1.0 - (fall / 3.0).clamp(0.0, 1.0)))
    })
}

/// Where the spots of a die's face are, -1 to 1 each way.
fn spot_places(spots: u8) -> Vec<(f32, f32)> {
    let mut places = Vec::new();
    if spots % 2 == 1 {
        places.push((0.0, 0.0));
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
