//! What only some games have: mother checkers, corners, score markers and a common direction.

use crate::rules::{Contact, POINTS_OF_A_GAME, Player, Refusal};

use super::backdrop::NUMBER;
use super::board::Board;
use super::geometry::{BAR_X, BOTTOM, HEIGHT, STRIP, TOP};
use super::lettering::{Align, Line};
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
    if rules.refusal == Refusal::Corners {
        corners(board);
    }
    if board.places.is_parallel() {
        direction(board);
    }
    markers(board);
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

/// Half the width of the number of a point.
fn half_label<S: Surface>(board: &Board<'_, '_, S>, point: u8) -> f32 {
    Line::of(&board.places.label(point)).width(NUMBER) / 2.0
}

/// A box in the owner's colour around the number of each corner.
fn corners<S: Surface>(board: &mut Board<'_, '_, S>) {
    for player in Player::BOTH {
        let point = board.places.seen(player, CORNER);
        let ((x, y), half) = (board.places.number(point), half_label(board, point) + 9.0);
        let half = half.max(29.0);
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

/// Each player's marker lies behind the number that his points have on his side of the board.
fn markers<S: Surface>(board: &mut Board<'_, '_, S>) {
    let Some(points) = board.scene.points else { return };
    for player in Player::BOTH.into_iter().filter(|player| points[*player] > 0) {
        let point = board.places.seen(player, points[player].min(POINTS_OF_A_GAME));
        let (x, y) = board.places.number(point);
        let look = board.theme.checker(player);
        // The number of the point stays readable: people write their plays by it. A disc is too narrow for some.
        let (number, size) = (Line::of(&board.places.label(point)), NUMBER * 0.85);
        let half = (half_label(board, point) + 2.0).max(19.0);
        // Round, or wide enough to hide the number on the frame below it.
        let corner = if half > 19.0 { 11.0 } else { 19.0 };
        let plate = |inset: f32| {
            Path::rounded(x - half + inset, y - 19.0 + inset, x + half - inset, y + 19.0 - inset, corner - inset)
        };
        board.pen.fill(&plate(0.0), look.rim, 1.0);
        board.pen.fill(&plate(2.0), look.face, 1.0);
        board.pen.write(&number, (x, y), size, Align::Centre, look.ink);
    }
}
