//! Draws rows of cells: a list of the best, or who has beaten whom.

use serde::{Deserialize, Serialize};

use super::canvas::Canvas;
use super::chart::{EDGE, LINE, TITLE, title};
use super::encode;
use super::layout::WIDTH;
use super::lettering::{Align, Line};
use super::names;
use super::picture::Picture;
use super::renderer::{Renderer, Size};
use super::shape::Bounds;
use super::theme::Colour;

/// Rows of cells below a title and above a note, as plain data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub title: String,
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
    /// What the cells mean; empty if that is clear.
    pub note: String,
}

/// What the cells of a column show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Column {
    /// Names, which are arbitrary text. The only such column gets the room that the others leave.
    Name,
    /// Numbers, the units one below the other.
    Number,
    /// Results against somebody. All such columns are equally wide.
    Result,
}

/// A cell for each column. Those of a heading say what is below them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    pub is_heading: bool,
    pub cells: Vec<String>,
}

/// The text size of the cells, and the smallest one if there are many columns. It can be read 400 pixels wide, as on a phone.
const LETTERS: f32 = 44.0;
const SMALLEST_LETTERS: f32 = 30.0;
/// The height of a row and the distance between two columns, in text sizes.
const ROW: f32 = 1.5;
const GAP: f32 = 0.5;
/// The room for names for which all text becomes smaller, in text sizes.
const NAMES: f32 = 8.0;
/// The opacity of the lines below headings and below other rows.
const OPACITY: [f32; 2] = [0.8, 0.3];

/// Draws the table as a PNG file, 1200 pixels wide and as high as its rows.
#[must_use]
pub fn table(theme: &str, table: &Table) -> Picture {
    let renderer = Renderer::named(theme);
    let ink = renderer.theme.ink;
    let (widths, size) = widths(table);
    let lines = table.rows.len() + usize::from(!table.note.is_empty());
    let height = TITLE + ROW * size * lines as f32 + EDGE;
    let mut canvas = renderer.canvas(renderer.table((WIDTH as u32, height as u32)), Size::Full);
    title(&mut canvas, &table.title, ink);
    let mut y = TITLE + ROW * size / 2.0;
    for row in &table.rows {
        let mut x = EDGE - GAP * size;
        for ((column, width), cell) in table.columns.iter().zip(&widths).zip(&row.cells) {
            draw_cell(&mut canvas, *column, cell, [x + GAP * size, x + width * size], [y, size], ink);
            x += width * size;
        }
        y += ROW * size / 2.0;
        let below = Bounds::new(EDGE, y - LINE / 2.0, WIDTH - EDGE, y + LINE / 2.0);
        canvas.rect(below, ink, OPACITY[usize::from(!row.is_heading)]);
        y += ROW * size / 2.0;
    }
    let (note, size) = Line::fitted(names::cut_between_words, &table.note, size, SMALLEST_LETTERS, WIDTH - 2.0 * EDGE);
    note.draw(&mut canvas, (EDGE, y), size, Align::Left, ink);
    encode::png(&renderer.indexed(canvas))
}

/// Returns the width of each column, with the distance to the one before it, in text sizes, and the text size.
fn widths(table: &Table) -> (Vec<f32>, f32) {
    let widest = |column: usize| {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(column));
        cells.map(|cell| GAP + Line::of(cell).width(1.0)).fold(GAP, f32::max)
    };
    let natural: Vec<(Column, f32)> = table.columns.iter().copied().zip((0..).map(widest)).collect();
    let widest_of = |kind: Column| natural.iter().filter(move |(column, _)| *column == kind).map(|(_, width)| *width);
    let names = widest_of(Column::Name).fold(0.0, f32::max);
    let result = widest_of(Column::Result).fold(0.0, f32::max);
    let others: f32 = widest_of(Column::Number).sum::<f32>() + result * widest_of(Column::Result).count() as f32;
    let room = WIDTH - 2.0 * EDGE;
    let size = (room / (others + names.min(NAMES) - GAP)).clamp(SMALLEST_LETTERS, LETTERS);
    let widths = natural.iter().map(|(column, width)| match column {
        Column::Name => (room / size + GAP - others).max(GAP),
        Column::Number => *width,
        Column::Result => result,
    });
    (widths.collect(), size)
}

/// Writes a cell between two edges; its capital letters are centred vertically on `y`.
fn draw_cell(
    canvas: &mut Canvas,
    column: Column,
    cell: &str,
    [left, right]: [f32; 2],
    [y, size]: [f32; 2],
    ink: Colour,
) {
    let (text, x, align) = match column {
        Column::Name => {
            // Of a name of pictographs alone, boxes are left.
            let name = names::drawable(cell).unwrap_or_else(|| cell.to_owned());
            (names::cut(&name, &|kept| Line::of(kept).width(size) <= right - left), left, Align::Left)
        }
        Column::Number => (cell.to_owned(), right, Align::Right),
        Column::Result => (cell.to_owned(), f32::midpoint(left, right), Align::Centre),
    };
    Line::of(&text).draw(canvas, (x, y), size, align, ink);
}
