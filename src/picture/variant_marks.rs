//! Draws the marks of particular variants: mother checkers, corners and a common direction.

use crate::rules::{Contact, ForbiddenStep, Player};

use super::background::NUMBER;
use super::board::BoardPainter;
use super::layout::{BAR_X, BOTTOM, HEIGHT, STRIP, TOP};
use super::lettering::Line;
use super::shape::{Bounds, Part, Shape};

/// The point where all checkers start. The mother checker is the last one there.
const START: u8 = 24;
/// Tric-Trac's corner.
const CORNER: u8 = 13;

/// Draws the marks of the scene's variant.
pub fn draw(board: &mut BoardPainter) {
    let rules = board.view.variant.rules();
    if rules.contact == Contact::Pin {
        mothers(board);
    }
    if rules.forbidden == ForbiddenStep::Corners {
        corners(board);
    }
    if board.layout.is_parallel() {
        direction(board);
    }
}

/// Draws a star on the last checker of each starting point: pinning it decides the game.
fn mothers(board: &mut BoardPainter) {
    for player in Player::BOTH {
        let point = board.layout.seen(player, START);
        if board.layout.layers(&board.view.position, point).first().is_some_and(|(lowest, _)| *lowest == player) {
            let star = Part::star(board.layout.checker(player, START, 0), 5, 14.0, 6.0);
            board.canvas.fill(&star, board.theme.checker(player).ink, 1.0);
        }
    }
}

/// Returns whether the last of `player`'s checkers on a point is their mother checker.
pub fn has_star(board: &BoardPainter, player: Player, point: u8) -> bool {
    board.view.variant.rules().contact == Contact::Pin && point == board.layout.seen(player, START)
}

/// Draws a box in its owner's colour around the number of each corner.
fn corners(board: &mut BoardPainter) {
    for player in Player::BOTH {
        let point = board.layout.seen(player, CORNER);
        let half = (Line::of(&board.layout.label(point)).width(NUMBER) / 2.0 + 9.0).max(29.0);
        let outline = Bounds::around(board.layout.number(point), half, 18.0);
        let rounded = |inset: f32| Part::Rounded(outline.grown(-inset), 9.0 - inset);
        // Two lines of different colours, so that one of them is visible on any frame.
        for (outer, inner, colour) in [(0.0, 6.0, board.theme.frame_ink), (1.5, 4.5, board.theme.checker(player).face)]
        {
            let line = Shape::of(&rounded(outer), board.canvas.scale).without(&rounded(inner));
            board.canvas.paint(&line.mask(), colour, 1.0);
        }
    }
}

/// Draws arrows on the frame: both players run the same way.
fn direction(board: &mut BoardPainter) {
    let upper = (f32::midpoint(STRIP, TOP), -1.0);
    let lower = (f32::midpoint(BOTTOM, HEIGHT - STRIP), 1.0);
    for (y, along) in [upper, lower] {
        for place in [-12.0, 12.0] {
            let x = |ahead: f32| board.layout.flip(BAR_X + along * (place + ahead));
            let arrow = [(-9.0, -11.0), (-1.0, -11.0), (9.0, 0.0), (-1.0, 11.0), (-9.0, 11.0), (1.0, 0.0)];
            let arrow = arrow.map(|(ahead, aside)| (x(ahead), y + aside)).to_vec();
            board.canvas.fill(&Part::Polygon(arrow), board.theme.frame_ink, 1.0);
        }
    }
}
