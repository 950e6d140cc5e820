//! Draws numbers over time as curves, one below the other.

use serde::{Deserialize, Serialize};

use super::canvas::Canvas;
use super::encode;
use super::layout::WIDTH;
use super::lettering::{Align, Line};
use super::names;
use super::picture::Picture;
use super::renderer::{Renderer, Size};
use super::shape::{Bounds, Part};
use super::theme::{Colour, Theme};

/// Curves with the same games below them, as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chart {
    /// Whose games they are; empty in what an earlier version has stored.
    #[serde(default)]
    pub name: String,
    pub title: String,
    pub panels: Vec<Panel>,
}

/// A curve. All values are in thousandths of what the marks show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Panel {
    pub caption: String,
    /// A value for each game, the oldest first. They are shown as dots; there may be none.
    pub dots: Vec<i32>,
    /// A value for each game, the oldest first.
    pub curve: Vec<i32>,
    /// The values with a line across the panel, and how these are written.
    pub marks: Vec<(i32, String)>,
}

/// The height above everything else, which holds the title.
pub const TITLE: f32 = 90.0;
/// The height of a panel.
const PANEL: f32 = 405.0;
/// The height above the lines of a panel, which holds its caption.
const CAPTION: f32 = 104.0;
/// The width of the written marks.
const MARKS: f32 = 130.0;
/// What is left free beside and below the lines of a panel.
pub const EDGE: f32 = 40.0;
/// The text sizes of the title, captions and marks, and the smallest one of a long text.
const LETTERS: [f32; 3] = [60.0, 46.0, 38.0];
const SMALLEST_LETTERS: f32 = 30.0;
/// The width of the curve, and of the lines across.
const CURVE: f32 = 8.0;
pub const LINE: f32 = 2.0;
/// The radius of a dot.
const DOT: f32 = 9.0;

/// Draws the chart as a PNG file, 1200 pixels wide; with two panels it is 900 high.
#[must_use]
pub fn chart(theme: &str, chart: &Chart) -> Picture {
    let renderer = Renderer::named(theme);
    let height = TITLE + PANEL * chart.panels.len() as f32;
    let mut canvas = renderer.canvas(renderer.table((WIDTH as u32, height as u32)), Size::Full);
    let theme = &renderer.theme;
    let above = match names::drawable(&chart.name) {
        Some(name) => format!("{name}: {}", chart.title),
        None => chart.title.clone(),
    };
    title(&mut canvas, &above, theme.ink);
    for (index, panel) in chart.panels.iter().enumerate() {
        let top = TITLE + PANEL * index as f32;
        write(&mut canvas, &panel.caption, (EDGE, top + CAPTION / 2.0 - LETTERS[2] / 3.0), LETTERS[1], theme.ink);
        let field = Bounds::new(MARKS + EDGE, top + CAPTION, WIDTH - EDGE, top + PANEL - EDGE);
        draw(&mut canvas, theme, panel, field);
    }
    encode::png(&renderer.indexed(canvas))
}

/// Writes what stands above everything else.
pub fn title(canvas: &mut Canvas, text: &str, ink: Colour) {
    write(canvas, text, (EDGE, TITLE / 2.0), LETTERS[0], ink);
}

fn write(canvas: &mut Canvas, text: &str, place: (f32, f32), size: f32, colour: Colour) {
    let (line, size) = Line::fitted(names::cut_between_words, text, size, SMALLEST_LETTERS, WIDTH - EDGE - place.0);
    line.draw(canvas, place, size, Align::Left, colour);
}

/// Draws a panel with its lines within `field`.
fn draw(canvas: &mut Canvas, theme: &Theme, panel: &Panel, field: Bounds) {
    let values = || panel.dots.iter().chain(&panel.curve).copied().chain(panel.marks.iter().map(|(value, _)| *value));
    let least = values().min().unwrap_or(0);
    let most = values().max().unwrap_or(0);
    let scale = (field.bottom - field.top) / (most - least).max(1) as f32;
    let y = |value: i32| field.bottom - (value - least) as f32 * scale;
    for (value, written) in &panel.marks {
        let across = Bounds::new(field.left, y(*value) - LINE / 2.0, field.right, y(*value) + LINE / 2.0);
        canvas.rect(across, theme.ink, 0.4);
        Line::of(written).draw(canvas, (field.left - EDGE / 2.0, y(*value)), LETTERS[2], Align::Right, theme.ink);
    }
    let games = panel.curve.len().max(panel.dots.len());
    // A single game stands in the middle.
    let step = (field.right - field.left - 2.0 * DOT) / games.saturating_sub(1).max(1) as f32;
    let start = if games == 1 { f32::midpoint(field.left, field.right) } else { field.left + DOT };
    let place = |(game, value): (usize, &i32)| (start + step * game as f32, y(*value));
    for dot in panel.dots.iter().enumerate().map(place) {
        canvas.fill(&Part::disc(dot, DOT), theme.ink, 0.7);
    }
    let curve: Vec<(f32, f32)> = panel.curve.iter().enumerate().map(place).collect();
    for (&from, &to) in curve.iter().zip(curve.iter().skip(1)) {
        canvas.fill(&stroke(from, to), theme.ink, 1.0);
    }
    for &joint in &curve {
        canvas.fill(&Part::disc(joint, CURVE / 2.0), theme.ink, 1.0);
    }
}

/// Returns a straight piece of the curve.
fn stroke(from: (f32, f32), to: (f32, f32)) -> Part {
    let x = to.0 - from.0;
    let y = to.1 - from.1;
    let length = x.hypot(y).max(0.01);
    // At a right angle to it, half as long as the curve is wide.
    let side = (-y / length * CURVE / 2.0, x / length * CURVE / 2.0);
    let beside = |(x, y): (f32, f32), sign: f32| (x + sign * side.0, y + sign * side.1);
    Part::Polygon(vec![beside(from, 1.0), beside(to, 1.0), beside(to, -1.0), beside(from, -1.0)])
}
