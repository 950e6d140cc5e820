//! Several boards in one file: a game that runs, a strip of it, the plays to choose from.

use serde::{Deserialize, Serialize};

use crate::rules::Player;

use super::board::Board;
use super::files;
use super::geometry::{CHECKER, STRIP, WIDTH};
use super::lettering::{Align, Line};
use super::names;
use super::scene::BoardView;
use super::studio::{Size, Studio};
use super::surface::{Canvas, Surface};

/// Several boards in one file, as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Album {
    /// A game that runs.
    Replay(Vec<BoardView>),
    /// Boards in two columns.
    Strip(Vec<BoardView>),
    /// What each candidate play leads to, with the play's number.
    Candidates(Vec<(u32, BoardView)>),
}

/// How long a board of a running game is shown, and the last one, in hundredths of a second.
const DELAY: u16 = 150;
const LAST_DELAY: u16 = 500;
/// The boards of a picture of candidates: a phone shows no more at a time, two side by side, so that their lines are read.
pub const MOST_CANDIDATES: usize = 10;
/// The most boards of a strip, so that a phone shows all of them.
pub const LONGEST_STRIP: usize = 12;
/// The line over a board, in its units: a phone shows two boards side by side in a third of this size.
const CAPTION: f32 = 116.0;
/// Size of its letters, and how small they get where it is long.
const LETTERS: f32 = 82.0;
const SMALLEST_LETTERS: f32 = 50.0;
/// Between two things on it.
const BETWEEN: f32 = 24.0;
/// Pixels between boards.
const GAP: usize = 12;
/// How large a board is.
const SIZE: Size = Size::Half;

pub fn replay(scenes: &[BoardView]) -> Vec<u8> {
    let Some(first) = scenes.first() else { return Vec::new() };
    let studio = Studio::named(&first.theme);
    files::gif(scenes.iter().enumerate().map(|(index, scene)| {
        let canvas = studio.board(scene, Size::Half);
        (canvas, if index + 1 == scenes.len() { LAST_DELAY } else { DELAY })
    }))
}

/// With the players over all: the boards have no room for their names.
pub fn strip(scenes: &[BoardView]) -> Vec<u8> {
    let scenes = &scenes[..scenes.len().min(LONGEST_STRIP)];
    let Some(first) = scenes.first() else { return Vec::new() };
    // In one column a dozen would be a ribbon of which a phone shows the middle.
    let columns = scenes.len().min(2);
    let studio = Studio::named(&first.theme);
    let mut sheet = Sheet::of(studio, columns, scenes.len(), line_height());
    sheet.names(first);
    for (index, scene) in scenes.iter().enumerate() {
        sheet.board(index, scene, scene.to_move.filter(|_| !scene.caption.is_empty()));
    }
    files::png(&sheet.canvas)
}

pub fn candidates(scenes: &[(u32, BoardView)]) -> Vec<u8> {
    let Some((_, first)) = scenes.first() else { return Vec::new() };
    let count = scenes.len().min(MOST_CANDIDATES);
    // The dice are the same on all of them, and would lie in the way of the arrows.
    let bare = |(number, scene): &(u32, BoardView)| BoardView { roll: None, number: Some(*number), ..scene.clone() };
    let bare: Vec<BoardView> = scenes.iter().take(count).map(bare).collect();
    let mut sheet = Sheet::of(Studio::named(&first.theme), count.min(2), count, 0);
    for (index, scene) in bare.iter().enumerate() {
        sheet.board(index, scene, None);
    }
    files::png(&sheet.canvas)
}

/// Pixels of a line over a board, or over all of them.
fn line_height() -> usize {
    (CAPTION * SIZE.scale()) as usize
}

/// Boards in columns, row by row, each under its line.
struct Sheet<'a> {
    studio: &'a Studio,
    canvas: Canvas<'a>,
    columns: usize,
    /// Pixels above the first row.
    top: usize,
}

impl<'a> Sheet<'a> {
    fn of(studio: &'a Studio, columns: usize, boards: usize, top: usize) -> Sheet<'a> {
        let (width, height) = Sheet::cell();
        let size = (columns * (width + GAP) - GAP, top + boards.div_ceil(columns) * (height + GAP) - GAP);
        Sheet { studio, canvas: studio.canvas(size), columns, top }
    }

    /// Pixels across and down of a board with its line.
    fn cell() -> (usize, usize) {
        let (width, height) = SIZE.pixels();
        (width, height - ((2.0 * STRIP - CAPTION) * SIZE.scale()) as usize)
    }

    /// Puts a board in its place, its line beginning with its number and the checker of `player`.
    fn board(&mut self, index: usize, scene: &'a BoardView, player: Option<Player>) {
        let (width, height) = Sheet::cell();
        let (left, top) = (index % self.columns * (width + GAP), self.top + index / self.columns * (height + GAP));
        let mut board = self.studio.draw(scene, SIZE, &mut self.canvas, (left, top + line_height()));
        caption(&mut board, player);
    }

    /// Both players with their checkers, side by side in the middle: at the sides they would seem to head the columns.
    fn names(&mut self, scene: &'a BoardView) {
        let whole = self.canvas.width as f32 / SIZE.scale();
        let mut board = self.studio.over(scene, SIZE, &mut self.canvas, (0, 0));
        let (ink, y, radius) = (board.theme.ink, CAPTION / 2.0, CHECKER / 2.0);
        let room = whole / 2.0 - (2.0 * radius + 3.0 * BETWEEN);
        let names = names::drawn(scene);
        let lines =
            Player::BOTH.map(|player| Line::fitted(names::cut, &names[player], LETTERS, SMALLEST_LETTERS, room));
        let widths = lines.each_ref().map(|(name, size)| 2.0 * radius + BETWEEN + name.width(*size));
        let mut left = (whole - widths[0] - 3.0 * BETWEEN - widths[1]) / 2.0;
        for ((player, (name, size)), width) in Player::BOTH.into_iter().zip(&lines).zip(widths) {
            board.badge(player, (left + radius, y), radius, ink);
            board.pen.write(name, (left + 2.0 * radius + BETWEEN, y), *size, Align::Left, ink);
            left += width + 3.0 * BETWEEN;
        }
    }
}

/// The line over a board: its number on a plate, whose move it was, and what it was.
fn caption<S: Surface>(board: &mut Board<'_, '_, S>, player: Option<Player>) {
    let (theme, y) = (board.theme, STRIP - CAPTION / 2.0);
    let mut left = 10.0;
    if let Some(number) = board.scene.number {
        left += board.number(number, left, y, LETTERS) + BETWEEN;
    }
    if let Some(player) = player {
        let radius = CHECKER / 2.0;
        board.badge(player, (left + radius, y), radius, theme.ink);
        left += 2.0 * radius + BETWEEN;
    }
    let (line, size) =
        Line::fitted(names::cut_between_words, &board.scene.caption, LETTERS, SMALLEST_LETTERS, WIDTH - 10.0 - left);
    board.pen.write(&line, (left, y), size, Align::Left, theme.ink);
}
