//! Draws the marks of particular variants: mother checkers, corners and a common direction.

use kafenio_board::rules::{Contact, ForbiddenStep, Player};

use super::background::NUMBER;
use super::board::BoardPainter;
use super::layout::{BAR_X, BOTTOM, HEIGHT, Layout, STRIP, TOP};
use super::lettering::Line;
use super::scene::BoardView;
use super::shape::{Bounds, Part, Shape};

/// The point where all checkers start. The mother checker is the last one there.
const START: u8 = 24;
/// Tric-Trac's corner.
pub const CORNER: u8 = 13;

/// The outline of an arrow on the frame, ahead of its place and beside it.
pub const CHEVRON: [(f32, f32); 6] = [(-9.0, -11.0), (-1.0, -11.0), (9.0, 0.0), (-1.0, 11.0), (-9.0, 11.0), (1.0, 0.0)];

/// Draws the marks of the scene's variant.
pub fn draw(board: &mut BoardPainter) {
    let rules = board.view.variant.rules();
    mothers(board);
    if rules.forbidden == ForbiddenStep::Corners {
        corners(board);
    }
    if board.layout.is_parallel() {
        direction(board);
    }
}

/// Draws a star on the last checker of each starting point: pinning it decides the game.
fn mothers(board: &mut BoardPainter) {
    for (player, place) in mothers_at_home(board.view) {
        board.canvas.fill(&Part::star(place, 5, 14.0, 6.0), board.theme.checker(player).ink, 1.0);
    }
}

/// Returns the mother checkers that are still on their starting points, and where.
pub fn mothers_at_home(view: &BoardView) -> Vec<(Player, (f32, f32))> {
    let layout = Layout::of(view);
    let is_home = |player: &Player| {
        let layers = layout.layers(&view.position, layout.seen(*player, START));
        view.variant.rules().contact == Contact::Pin && layers.first().is_some_and(|(lowest, _)| lowest == player)
    };
    Player::BOTH.into_iter().filter(is_home).map(|player| (player, layout.checker(player, START, 0))).collect()
}

/// Returns whether the last of `player`'s checkers on a point is their mother checker.
pub fn has_star(view: &BoardView, player: Player, point: u8) -> bool {
    view.variant.rules().contact == Contact::Pin && point == Layout::of(view).seen(player, START)
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
            let arrow = CHEVRON.map(|(ahead, aside)| (x(ahead), y + aside)).to_vec();
            board.canvas.fill(&Part::Polygon(arrow), board.theme.frame_ink, 1.0);
        }
    }
}
