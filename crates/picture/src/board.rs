//! A board being drawn: its scene, theme, pieces, layout and canvas.

use super::canvas::Canvas;
use super::layout::{CUBE, DIE, Layout, MIDDLE};
use super::lettering::{Align, Line};
use super::pieces::{Badge, OFFERED_SCALE, Pieces};
use super::scene::BoardView;
use super::shape::Bounds;
use super::theme::{Colour, Theme};

pub struct BoardPainter<'a, 'b> {
    pub view: &'a BoardView,
    pub theme: &'a Theme,
    pub pieces: &'a Pieces,
    pub layout: Layout,
    pub canvas: &'b mut Canvas<'a>,
}

impl BoardPainter<'_, '_> {
    /// Writes a line whose capital letters are centred vertically on `place`.
    pub fn write(&mut self, line: &Line, place: (f32, f32), size: f32, align: Align, colour: Colour) {
        line.draw(self.canvas, place, size, align, colour);
    }

    /// Draws a number on a plate with its left edge at `left`, and returns its width.
    pub fn numbered_plate(&mut self, number: u32, left: f32, y: f32, size: f32) -> f32 {
        let number = Line::of(&number.to_string());
        let width = (number.width(size) + 0.44 * size).max(1.17 * size);
        let half = 0.56 * size;
        self.canvas.rounded_rect(Bounds::new(left, y - half, left + width, y + half), half, self.theme.turn);
        self.write(&number, (left + width / 2.0, y), 0.9 * size, Align::Centre, self.theme.turn_ink);
        width
    }

    /// Draws a checker beside the board to show a player's colour, on a disc in the colour `ink`.
    pub fn badge(&mut self, badge: &Badge, place: (f32, f32), ink: Colour) {
        self.canvas.paint_at(&badge.disc, place, ink);
        self.canvas.stamp(&badge.checker, place, 1.0);
    }

    /// Returns whether a circle around this place with radius `reach` would touch the dice or an offered cube.
    pub fn has_dice_near(&self, (x, y): (f32, f32), reach: f32) -> bool {
        let offered = self.view.cube.and_then(|cube| cube.offered_by);
        let (middle, across, down) = match (offered, self.view.to_move.zip(self.view.roll)) {
            (Some(by), _) => {
                let half = CUBE * OFFERED_SCALE / 2.0 + 9.0;
                (self.layout.dice_centre_x(by.opponent()), half, half)
            }
            (None, Some((player, _))) => {
                let half = self.view.dice().len() as f32 / 2.0 * (DIE + 14.0) - 7.0;
                (self.layout.dice_centre_x(player), half, DIE / 2.0)
            }
            (None, None) => return false,
        };
        (x - middle).abs() < across + reach && (y - MIDDLE).abs() < down + reach
    }
}
