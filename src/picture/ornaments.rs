//! What only some games have: mother checkers, corners and a common direction.

use crate::rules::{Contact, ForbiddenStep, Player};

use super::backdrop::NUMBER;
use super::board::Board;
use super::geometry::{BAR_X, BOTTOM, HEIGHT, STRIP, TOP};
use super::lettering::Line;
use super::pen::Path;
use super::surface::Surface;

/// Where all checkers begin, the mother checker last.
const START: u8 = 24;
/// Tric-Trac's corner.
const CORNER: u8 = 13;

pub fn draw<S: Surface>(board: &mut Board<'_, '_, S>) {
    let rules = board.scene.variant.rules();
    if rules.contact == Contact::Pin {
        mothers(board);
    }
    if rules.forbidden == ForbiddenStep::Corners {
        corners(board);
    }
    if board.places.is_parallel() {
        direction(board);
    }
}

/// A star on the last checker of a start point: pinning it decides the game.
fn mothers<S: Surface>(board: &mut Board<'_, '_, S>) {
    for player in Player::BOTH {
        let point = board.places.seen(player, START);
        if board.places.layers(&board.scene.position, point).first().is_some_and(|(lowest, _)| *lowest == player) {
            let (x, y) = board.places.checker(player, START, 0);
            let corner = |corner: u8| {
                let radius = if corner.is_multiple_of(2) { 14.0 } else { 6.0 };
                let (sin, cos) = (f32::from(corner) * std::f32::consts::PI / 5.0).sin_cos();
                (x + radius * sin, y - radius * cos)
            };
            let star = Path::polygon(&(0..10).map(corner).collect::<Vec<_>>());
            board.pen.fill(&star, board.theme.checker(player).ink, 1.0);
        }
    }
}

/// Whether the last of `player`'s checkers on a point is his mother.
pub fn has_star<S: Surface>(board: &Board<'_, '_, S>, player: Player, point: u8) -> bool {
    board.scene.variant.rules().contact == Contact::Pin && point == board.places.seen(player, START)
}

/// A box in the owner's colour around the number of each corner.
fn corners<S: Surface>(board: &mut Board<'_, '_, S>) {
    for player in Player::BOTH {
        let point = board.places.seen(player, CORNER);
        let (x, y) = board.places.number(point);
        let half = (Line::of(&board.places.label(point)).width(NUMBER) / 2.0 + 9.0).max(29.0);
        let square = |inset: f32| {
            Path::rounded(x - half + inset, y - 18.0 + inset, x + half - inset, y + 18.0 - inset, 9.0 - inset)
        };
        // A line of each colour, so that one of them shows on any frame.
        board.pen.fill(&square(0.0).without(square(6.0)), board.theme.frame_ink, 1.0);
        board.pen.fill(&square(1.5).without(square(4.5)), board.theme.checker(player).face, 1.0);
    }
}

/// Arrows on the frame: both players run the same way.
fn direction<S: Surface>(board: &mut Board<'_, '_, S>) {
    let upper = (f32::midpoint(STRIP, TOP), -1.0);
    let lower = (f32::midpoint(BOTTOM, HEIGHT - STRIP), 1.0);
    for (y, along) in [upper, lower] {
        for place in [-12.0, 12.0] {
            let x = |ahead: f32| board.places.flip(BAR_X + along * (place + ahead));
            let arrow = [(-9.0, -11.0), (-1.0, -11.0), (9.0, 0.0), (-1.0, 11.0), (-9.0, 11.0), (1.0, 0.0)];
            let arrow = arrow.map(|(ahead, aside)| (x(ahead), y + aside));
            board.pen.fill(&Path::polygon(&arrow), board.theme.frame_ink, 1.0);
        }
    }
}
