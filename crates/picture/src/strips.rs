//! Draws the players' strips above and below the board: name, clock, pip count, score.

use kafenio_board::rules::{Player, Scoring, WINNING_POINTS};

use super::board::BoardPainter;
use super::layout::{CHECKER, WIDTH};
use super::lettering::{Align, Line};
use super::names;
use super::scene::clock_face;
use super::shape::{Bounds, Part};
use super::theme::Colour;

/// Text size of names, scores and pip counts.
const NAME: f32 = 37.0;
/// Text size of the words beside them.
const UNIT: f32 = 25.0;
/// A long name shrinks to this size before it is cut.
const SMALLEST_NAME: f32 = 30.0;
/// The distance between two parts of a strip.
const GAP: f32 = 34.0;
/// The left edge of a name.
const NAME_LEFT: f32 = 126.0;

/// Draws both players' strips.
pub fn draw(board: &mut BoardPainter) {
    let names = names::drawn(board.view);
    for player in Player::BOTH {
        strip(board, player, &names[player]);
    }
}

/// Draws a player's strip. The parts are placed from right to left, and the name gets the space that is left.
fn strip(board: &mut BoardPainter, player: Player, name: &str) {
    let view = board.view;
    let theme = board.theme;
    let y = board.layout.strip(player);
    let is_on_turn = view.on_turn() == Some(player);
    let (ink, ground) = if is_on_turn { (theme.turn_ink, theme.turn) } else { (theme.ink, theme.table) };
    board.badge(&board.pieces.badges[player], (88.0, y), ink);
    let mut right = WIDTH - 34.0;
    if let Some(score) = view.score {
        let text = match view.match_length {
            Some(length) => format!("{}/{length}", score[player]),
            None => score[player].to_string(),
        };
        right -= plate(board, &text, right, y) + GAP;
        if view.points.is_some() {
            // Points and score are both small numbers, so the score is labelled.
            right += GAP - 10.0;
            right -= unit(board, &view.words.score, right, y, ink) + GAP;
        }
    }
    if view.crawford {
        right -= unit(board, &view.words.crawford, right, y, ink) + GAP;
    }
    if let Some(clock) = view.clock {
        right -= draw_clock(board, clock[player], right, y, ink) + GAP;
    }
    if let Some((count, word)) = count(board, player) {
        right -= unit(board, &word, right, y, ink) + 8.0;
        let count = Line::of(&count.to_string());
        board.write(&count, (right, y), NAME, Align::Right, ink);
        right -= count.width(NAME) + GAP;
    }
    if view.doublets[player] > 0 {
        right -= doublets(board, view.doublets[player], right, y, [ink, ground]) + GAP;
    }
    let number = view.number.filter(|_| view.to_move == Some(player));
    let room = (right - NAME_LEFT) * if number.is_some() { 0.45 } else { 1.0 };
    let (name, size) = Line::fitted(names::cut, name, NAME, SMALLEST_NAME, room);
    board.write(&name, (NAME_LEFT, y), size, Align::Left, ink);
    if let Some(number) = number {
        // In a replay nobody is to move: the strip says what the player did.
        let left = NAME_LEFT + name.width(size) + GAP;
        let left = left + board.numbered_plate(number, left, y, NAME) + 12.0;
        let (caption, size) = Line::fitted(names::cut_between_words, &view.caption, NAME, 22.0, right - left);
        board.write(&caption, (left, y), size, Align::Left, ink);
    }
}

/// Returns a player's points in Tric-Trac or their pips, and the word for them.
fn count(board: &BoardPainter, player: Player) -> Option<(u32, String)> {
    match (board.view.points, board.view.variant.rules().scoring) {
        (Some(points), _) => Some((points[player].into(), format!("/ {WINNING_POINTS} {}", board.view.words.points))),
        (None, Scoring::Nothing) => {
            let pips = board.view.position.pips(player);
            Some((pips, board.view.words.pips(pips).to_owned()))
        }
        // The points decide this game, but they are not known.
        (None, Scoring::HitsAndBridges) => None,
    }
}

/// Writes a word with its right edge at `right` and returns its width.
fn unit(board: &mut BoardPainter, word: &str, right: f32, y: f32, ink: Colour) -> f32 {
    let word = Line::of(word);
    board.write(&word, (right, y + 2.0), UNIT, Align::Right, ink);
    word.width(UNIT)
}

/// Writes a text on a plate with its right edge at `right` and returns its width.
fn plate(board: &mut BoardPainter, text: &str, right: f32, y: f32) -> f32 {
    let line = Line::of(text);
    let width = (line.width(NAME) + 34.0).max(CHECKER);
    board.canvas.rounded_rect(Bounds::new(right - width, y - 23.0, right, y + 23.0), 12.0, board.theme.frame);
    board.write(&line, (right - width / 2.0, y), NAME, Align::Centre, board.theme.frame_ink);
    width
}

/// Draws the time left with its right edge at `right` and returns its width.
fn draw_clock(board: &mut BoardPainter, seconds: u32, right: f32, y: f32, ink: Colour) -> f32 {
    let width = plate(board, &clock_face(seconds), right, y) + 40.0;
    let x = right - width + 14.0;
    board.canvas.paint_at(&board.pieces.clock, (x, y), ink);
    width
}

/// Draws two equal dice and the number of doublets, with the right edge at `right`, and returns the width.
fn doublets(board: &mut BoardPainter, count: u8, right: f32, y: f32, [ink, ground]: [Colour; 2]) -> f32 {
    const SIDE: f32 = 26.0;
    let width = unit(board, &format!("×{count}"), right, y, ink) + 8.0 + 2.0 * SIDE + 4.0;
    for left in [right - width, right - width + SIDE + 4.0] {
        board.canvas.rounded_rect(Bounds::new(left, y - SIDE / 2.0, left + SIDE, y + SIDE / 2.0), 6.0, ink);
        for aside in [-6.5, 0.0, 6.5] {
            board.canvas.fill(&Part::disc((left + SIDE / 2.0 + aside, y + aside), 3.0), ground, 1.0);
        }
    }
    width
}
