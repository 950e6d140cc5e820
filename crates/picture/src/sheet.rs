//! Draws one or several boards into a file: a board, an animated replay, a strip of turns, or candidate plays.

use kafenio_board::rules::Player;
use serde::{Deserialize, Serialize};

use super::board::BoardPainter;
use super::canvas::Canvas;
use super::chart::Chart;
use super::encode;
use super::layout::{CHECKER, STRIP, WIDTH};
use super::lettering::{Align, Line};
use super::names;
use super::picture::Picture;
use super::renderer::{Renderer, Size};
use super::scene::BoardView;
use super::table::Table;

/// Several boards in one file, or something else than a board, as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Album {
    /// An animated game.
    Replay(Vec<BoardView>),
    /// Boards in two columns.
    Strip(Vec<BoardView>),
    /// The position after each candidate play, with the play's number.
    Candidates(Vec<(u32, BoardView)>),
    /// Numbers over time, in the theme of the board.
    Chart(Chart),
    /// Rows of cells, in the theme of the board.
    Table(Table),
}

/// How long a board of an animated game is shown, and the last one, in hundredths of a second.
const DELAY: u16 = 150;
const LAST_DELAY: u16 = 500;
/// The most boards of a picture of candidates: a phone shows no more at a readable size, two side by side.
pub const MAX_CANDIDATES: usize = 10;
/// The most boards of a strip, so that a phone shows all of them.
pub const MAX_STRIP_FRAMES: usize = 12;
/// The height of the caption above a board, in its units. It is large because a phone shows two boards side by side, at
/// a third of their size.
const CAPTION: f32 = 116.0;
/// The text size of a caption, and the smallest one if it is long.
const LETTERS: f32 = 82.0;
const SMALLEST_LETTERS: f32 = 50.0;
/// The distance between two parts of a caption.
const BETWEEN: f32 = 24.0;
/// The distance between boards in pixels.
const GAP: u32 = 12;
/// The size of a board in an album.
const SIZE: Size = Size::Half;

/// Draws the board as a PNG file, 1200 pixels wide and 900 high. It takes a few milliseconds.
#[must_use]
pub fn png(scene: &BoardView) -> Picture {
    encode::png(&Renderer::named(&scene.theme).board(scene, Size::Full))
}

/// Draws a game as an animated GIF file, 600 pixels wide and 450 high, in the theme of its first scene. Returns nothing
/// without scenes. Sixty scenes take less than a second and 4 MB.
#[must_use]
pub fn replay(scenes: &[BoardView]) -> Picture {
    let Some(first) = scenes.first() else { return Picture::default() };
    let renderer = Renderer::named(&first.theme);
    encode::gif(scenes.iter().enumerate().map(|(index, scene)| {
        (renderer.board(scene, SIZE), if index + 1 == scenes.len() { LAST_DELAY } else { DELAY })
    }))
}

/// Draws the first [`MAX_STRIP_FRAMES`] scenes as one PNG file for a phone, in two columns, each under its number and
/// caption. The players' names are above all boards, which have no room for them. Returns nothing without scenes.
#[must_use]
pub fn strip(scenes: &[BoardView]) -> Picture {
    let scenes = &scenes[..scenes.len().min(MAX_STRIP_FRAMES)];
    let Some(first) = scenes.first() else { return Picture::default() };
    // A dozen boards in one column would be so high that a phone shows only the middle.
    let columns = scenes.len().min(2);
    let renderer = Renderer::named(&first.theme);
    let mut sheet = Sheet::new(renderer, columns, scenes.len(), caption_height());
    sheet.names(first);
    for (index, scene) in scenes.iter().enumerate() {
        sheet.board(index, scene, scene.to_move.filter(|_| !scene.caption.is_empty()));
    }
    encode::png(&renderer.indexed(sheet.canvas))
}

/// Draws the positions after the first [`MAX_CANDIDATES`] candidate plays as one PNG file, in two columns, each under
/// its number and caption. Returns nothing without scenes.
#[must_use]
pub fn candidates(scenes: &[(u32, BoardView)]) -> Picture {
    let Some((_, first)) = scenes.first() else { return Picture::default() };
    let count = scenes.len().min(MAX_CANDIDATES);
    // The dice are the same on all boards, and would be in the way of the arrows.
    let bare = |(number, scene): &(u32, BoardView)| BoardView { roll: None, number: Some(*number), ..scene.clone() };
    let bare: Vec<BoardView> = scenes.iter().take(count).map(bare).collect();
    let renderer = Renderer::named(&first.theme);
    let mut sheet = Sheet::new(renderer, count.min(2), count, 0);
    for (index, scene) in bare.iter().enumerate() {
        sheet.board(index, scene, None);
    }
    encode::png(&renderer.indexed(sheet.canvas))
}

/// Returns the height in pixels of the caption above a board, or of the names above all boards.
fn caption_height() -> u32 {
    (CAPTION * SIZE.scale()) as u32
}

/// Boards in columns, row by row, each under its caption.
struct Sheet<'a> {
    renderer: &'a Renderer,
    canvas: Canvas<'a>,
    columns: usize,
    /// The height in pixels above the first row.
    top: u32,
}

impl<'a> Sheet<'a> {
    fn new(renderer: &'a Renderer, columns: usize, boards: usize, top: u32) -> Sheet<'a> {
        let (width, height) = Sheet::cell();
        let across = columns as u32;
        let down = boards.div_ceil(columns) as u32;
        let table = renderer.table((across * (width + GAP) - GAP, top + down * (height + GAP) - GAP));
        Sheet { renderer, canvas: renderer.canvas(table, SIZE), columns, top }
    }

    /// Returns the width and height in pixels of a board with its caption.
    fn cell() -> (u32, u32) {
        let (width, height) = SIZE.pixels();
        (width, height - ((2.0 * STRIP - CAPTION) * SIZE.scale()) as u32)
    }

    /// Draws board number `index`; its caption begins with its number and a checker of `player`.
    fn board(&mut self, index: usize, scene: &'a BoardView, player: Option<Player>) {
        let (width, height) = Sheet::cell();
        let column = (index % self.columns) as u32;
        let row = (index / self.columns) as u32;
        let left = column * (width + GAP);
        let top = self.top + row * (height + GAP);
        let mut board = self.renderer.framed(scene, SIZE, &mut self.canvas, (left, top + caption_height()));
        caption(&mut board, player);
    }

    /// Writes both players' names with their checkers, centred: at the sides they would look like headings of the
    /// columns.
    fn names(&mut self, scene: &'a BoardView) {
        let pixels = self.columns as u32 * (Sheet::cell().0 + GAP) - GAP;
        let whole = pixels as f32 / SIZE.scale();
        let mut board = self.renderer.on(scene, SIZE, &mut self.canvas);
        let ink = board.theme.ink;
        let y = CAPTION / 2.0;
        let radius = CHECKER / 2.0;
        let room = whole / 2.0 - (2.0 * radius + 3.0 * BETWEEN);
        let names = names::drawn(scene);
        let lines =
            Player::BOTH.map(|player| Line::fitted(names::cut, &names[player], LETTERS, SMALLEST_LETTERS, room));
        let widths = lines.each_ref().map(|(name, size)| 2.0 * radius + BETWEEN + name.width(*size));
        let mut left = (whole - widths[0] - 3.0 * BETWEEN - widths[1]) / 2.0;
        for ((player, (name, size)), width) in Player::BOTH.into_iter().zip(&lines).zip(widths) {
            board.badge(&board.pieces.large_badges[player], (left + radius, y), ink);
            board.write(name, (left + 2.0 * radius + BETWEEN, y), *size, Align::Left, ink);
            left += width + 3.0 * BETWEEN;
        }
    }
}

/// Draws the caption above a board: its number on a plate, a checker of the player, and the text.
fn caption(board: &mut BoardPainter, player: Option<Player>) {
    let theme = board.theme;
    let y = STRIP - CAPTION / 2.0;
    let mut left = 10.0;
    if let Some(number) = board.view.number {
        left += board.numbered_plate(number, left, y, LETTERS) + BETWEEN;
    }
    if let Some(player) = player {
        let radius = CHECKER / 2.0;
        board.badge(&board.pieces.large_badges[player], (left + radius, y), theme.ink);
        left += 2.0 * radius + BETWEEN;
    }
    let (line, size) =
        Line::fitted(names::cut_between_words, &board.view.caption, LETTERS, SMALLEST_LETTERS, WIDTH - 10.0 - left);
    board.write(&line, (left, y), size, Align::Left, theme.ink);
}
