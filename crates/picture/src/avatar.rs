//! Draws the bot's own picture: a checker of each colour, on two points of a board.

use image::{RgbaImage, imageops};

use super::canvas::{Canvas, Indexed, Pixels};
use super::encode;
use super::layout::CHECKER;
use super::palette::Palette;
use super::pieces::Pieces;
use super::shape::{Bounds, Part};
use super::theme::Theme;

/// The width and height in pixels.
const SIZE: u16 = 512;
/// The same in the units of a board. Clients show the circle in the middle.
const EXTENT: f32 = 2.2 * CHECKER;

/// Draws the picture as a PNG file, 512 pixels wide and high, in the default theme.
///
/// # Panics
/// Never: there is a theme.
#[must_use]
pub fn avatar() -> Vec<u8> {
    let theme = Theme::all().into_iter().next().expect("there is a theme");
    let scale = f32::from(SIZE) / EXTENT;
    let image = RgbaImage::new(SIZE.into(), SIZE.into());
    let mut canvas = Canvas { pixels: Pixels::True(image), scale, origin: (0, 0) };
    canvas.rect(Bounds::new(0.0, 0.0, EXTENT, EXTENT), theme.field, 1.0);
    let middle = EXTENT / 2.0;
    let tip = 0.08 * EXTENT;
    for (left, colour) in [0.0, middle].into_iter().zip(theme.points) {
        let corners = vec![(left, EXTENT), (left + middle, EXTENT), (left + middle / 2.0, tip)];
        canvas.fill(&Part::Polygon(corners), colour, 1.0);
    }
    let pieces = Pieces::draw(&theme, scale);
    canvas.stamp(&pieces.checkers.black, (0.64 * EXTENT, 0.38 * EXTENT), 1.0);
    canvas.stamp(&pieces.checkers.white, (0.37 * EXTENT, 0.60 * EXTENT), 1.0);
    let image = canvas.into_true();
    let palette = Palette::choose(std::slice::from_ref(&image), &theme.colours());
    encode::png(&Indexed { image: imageops::index_colors(&image, &palette), palette: &palette }).file
}
