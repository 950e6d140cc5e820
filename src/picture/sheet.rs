//! Several boards in one file: a game that runs, a strip of it, the plays to choose from.

use serde::{Deserialize, Serialize};

use crate::rules::Player;

use super::board::Board;
use super::canvas::Canvas;
use super::encode;
use super::layout::{CHECKER, STRIP, WIDTH};
use super::lettering::{Align, Line};
use super::names;
use super::renderer::{Renderer, Size};
use super::scene::BoardView;

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
const GAP: u32 = 12;
/// How large a board is.
const SIZE: Size = Size::Half;

/// Draws the board as a PNG file, 1200 pixels wide and 900 high, which takes some milliseconds.
#[must_use]
pub fn png(scene: &BoardView) -> Vec<u8> {
    encode::png(&Renderer::named(&scene.theme).board(scene, Size::Full))
}

/// Draws a game as a GIF file that runs, 600 pixels wide and 450 high, in the theme of its first scene. Empty without
/// scenes. Sixty scenes take less than a second and 4 MB.
#[must_use]
pub fn replay(scenes: &[BoardView]) -> Vec<u8> {
    let Some(first) = scenes.first() else { return Vec::new() };
    let renderer = Renderer::named(&first.theme);
    encode::gif(scenes.iter().enumerate().map(|(index, scene)| {
        (renderer.board(scene, SIZE), if index + 1 == scenes.len() { LAST_DELAY } else { DELAY })
    }))
}

/// Draws scenes as one PNG file for a phone, two side by side, row by row, each under its number and caption; the first
/// [`LONGEST_STRIP`]. The players are named above all boards, which have no room for names. Empty without scenes.
#[must_use]
pub fn strip(scenes: &[BoardView]) -> Vec<u8> {
    let scenes = &scenes[..scenes.len().min(LONGEST_STRIP)];
    let Some(first) = scenes.first() else { return Vec::new() };
    // In one column a dozen would be a ribbon of which a phone shows the middle.
    let columns = scenes.len().min(2);
    let renderer = Renderer::named(&first.theme);
    let mut sheet = Sheet::new(renderer, columns, scenes.len(), line_height());
    sheet.names(first);
    for (index, scene) in scenes.iter().enumerate() {
        sheet.board(index, scene, scene.to_move.filter(|_| !scene.caption.is_empty()));
    }
    encode::png(&renderer.indexed(sheet.canvas))
}

/// Draws what each candidate play leads to, as boards under these numbers and their captions in one PNG file, two side by
/// side; the first [`MOST_CANDIDATES`]. Empty without scenes.
#[must_use]
pub fn candidates(scenes: &[(u32, BoardView)]) -> Vec<u8> {
    let Some((_, first)) = scenes.first() else { return Vec::new() };
    let count = scenes.len().min(MOST_CANDIDATES);
    // The dice are the same on all of them, and would lie in the way of the arrows.
    let bare = |(number, scene): &(u32, BoardView)| BoardView { roll: None, number: Some(*number), ..scene.clone() };
    let bare: Vec<BoardView> = scenes.iter().take(count).map(bare).collect();
    let renderer = Renderer::named(&first.theme);
    let mut sheet = Sheet::new(renderer, count.min(2), count, 0);
    for (index, scene) in bare.iter().enumerate() {
        sheet.board(index, scene, None);
    }
    encode::png(&renderer.indexed(sheet.canvas))
}

/// Pixels of a line over a board, or over all of them.
fn line_height() -> u32 {
    (CAPTION * SIZE.scale()) as u32
}

/// Boards in columns, row by row, each under its line.
struct Sheet<'a> {
    renderer: &'a Renderer,
    canvas: Canvas<'a>,
    columns: usize,
    /// Pixels above the first row.
    top: u32,
}

impl<'a> Sheet<'a> {
    fn new(renderer: &'a Renderer, columns: usize, boards: usize, top: u32) -> Sheet<'a> {
        let (width, height) = Sheet::cell();
        let (across, down) = (columns as u32, boards.div_ceil(columns) as u32);
        let table = renderer.table((across * (width + GAP) - GAP, top + down * (height + GAP) - GAP));
        Sheet { renderer, canvas: renderer.canvas(table, SIZE), columns, top }
    }

    /// Pixels across and down of a board with its line.
    fn cell() -> (u32, u32) {
        let (width, height) = SIZE.pixels();
        (width, height - ((2.0 * STRIP - CAPTION) * SIZE.scale()) as u32)
    }

    /// Puts a board in its place, its line beginning with its number and the checker of `player`.
    fn board(&mut self, index: usize, scene: &'a BoardView, player: Option<Player>) {
        let (width, height) = Sheet::cell();
        let (column, row) = ((index % self.columns) as u32, (index / self.columns) as u32);
        let (left, top) = (column * (width + GAP), self.top + row * (height + GAP));
        let mut board = self.renderer.framed(scene, SIZE, &mut self.canvas, (left, top + line_height()));
        caption(&mut board, player);
    }

    /// Both players with their checkers, side by side in the middle: at the sides they would seem to head the columns.
    fn names(&mut self, scene: &'a BoardView) {
        let pixels = self.columns as u32 * (Sheet::cell().0 + GAP) - GAP;
        let whole = pixels as f32 / SIZE.scale();
        let mut board = self.renderer.on(scene, SIZE, &mut self.canvas);
        let (ink, y, radius) = (board.theme.ink, CAPTION / 2.0, CHECKER / 2.0);
        let room = whole / 2.0 - (2.0 * radius + 3.0 * BETWEEN);
        let names = names::drawn(scene);
        let lines =
            Player::BOTH.map(|player| Line::fitted(names::cut, &names[player], LETTERS, SMALLEST_LETTERS, room));
        let widths = lines.each_ref().map(|(name, size)| 2.0 * radius + BETWEEN + name.width(*size));
        let mut left = (whole - widths[0] - 3.0 * BETWEEN - widths[1]) / 2.0;
        for ((player, (name, size)), width) in Player::BOTH.into_iter().zip(&lines).zip(widths) {
            board.badge(player, (left + radius, y), radius, ink);
            board.write(name, (left + 2.0 * radius + BETWEEN, y), *size, Align::Left, ink);
            left += width + 3.0 * BETWEEN;
        }
    }
}

/// The line over a board: its number on a plate, whose move it was, and what it was.
fn caption(board: &mut Board, player: Option<Player>) {
    let (theme, y) = (board.theme, STRIP - CAPTION / 2.0);
    let mut left = 10.0;
    if let Some(number) = board.view.number {
        left += board.numbered_plate(number, left, y, LETTERS) + BETWEEN;
    }
    if let Some(player) = player {
        let radius = CHECKER / 2.0;
        board.badge(player, (left + radius, y), radius, theme.ink);
        left += 2.0 * radius + BETWEEN;
    }
    let (line, size) =
        Line::fitted(names::cut_between_words, &board.view.caption, LETTERS, SMALLEST_LETTERS, WIDTH - 10.0 - left);
    board.write(&line, (left, y), size, Align::Left, theme.ink);
}
