//! Several boards in one file: a game that runs, a strip of it, the plays to choose from.

use serde::{Deserialize, Serialize};

use super::files;
use super::geometry::{HALVES, MIDDLE, Places};
use super::lettering::{Align, Line};
use super::pen::{Path, Pen};
use super::scene::Scene;
use super::studio::{Size, Studio};

/// Several boards in one file, as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Album {
    /// A game that runs.
    Replay(Vec<Scene>),
    /// Boards in two columns.
    Strip(Vec<Scene>),
    /// What each candidate play leads to, with the play's number.
    Candidates(Vec<(u32, Scene)>),
}

/// How long a board of a running game is shown, and the last one, in hundredths of a second.
const DELAY: u16 = 150;
const LAST_DELAY: u16 = 500;
/// Radius of the disc with a candidate's number: a phone shows two boards side by side in the room of one.
const NUMBER: f32 = 64.0;
/// Pixels between boards.
const GAP: usize = 8;
/// The most boards in one picture: more would be too high for a phone.
const MOST: usize = 24;

pub fn replay(scenes: &[Scene]) -> Vec<u8> {
    let Some(first) = scenes.first() else { return Vec::new() };
    let studio = Studio::named(&first.theme);
    files::gif(scenes.iter().enumerate().map(|(index, scene)| {
        let canvas = studio.board(scene, Size::Half);
        (canvas, if index + 1 == scenes.len() { LAST_DELAY } else { DELAY })
    }))
}

pub fn strip(scenes: &[Scene]) -> Vec<u8> {
    // In one column a dozen would be a ribbon of which a phone shows the middle.
    side_by_side(scenes.len().min(2), scenes.iter().map(|scene| (None, scene)))
}

pub fn candidates(scenes: &[(u32, Scene)]) -> Vec<u8> {
    // On a phone, which is twice as high as wide, the boards are largest so.
    let columns = match scenes.len() {
        0 | 1 => 1,
        2..=10 => 2,
        _ => 3,
    };
    side_by_side(columns, scenes.iter().map(|(number, scene)| (Some(*number), scene)))
}

/// Boards in so many columns, row by row, each with its number where it has one.
fn side_by_side<'s>(columns: usize, scenes: impl Iterator<Item = (Option<u32>, &'s Scene)>) -> Vec<u8> {
    let scenes: Vec<_> = scenes.take(MOST).collect();
    let Some((_, first)) = scenes.first() else { return Vec::new() };
    let studio = Studio::named(&first.theme);
    let (width, height) = Size::Half.pixels();
    let rows = scenes.len().div_ceil(columns);
    let mut canvas = studio.canvas((columns * (width + GAP) - GAP, rows * (height + GAP) - GAP));
    for (index, (number, scene)) in scenes.into_iter().enumerate() {
        let origin = (index % columns * (width + GAP), index / columns * (height + GAP));
        if let Some(number) = number {
            let scene = Scene { roll: None, ..scene.clone() };
            studio.draw(&scene, Size::Half, &mut canvas, origin, Some(NUMBER));
            // The number stands where the viewer's dice lay.
            let (left, right) = HALVES[1];
            let place = (Places::of(&scene).flip(f32::midpoint(left, right)), MIDDLE);
            let origin = (origin.0 as i32, origin.1 as i32);
            let mut pen = Pen { surface: &mut canvas, scale: Size::Half.scale(), origin };
            let theme = &studio.theme;
            pen.fill(&Path::circle(place.0, place.1, NUMBER), theme.turn_ink, 1.0);
            pen.fill(&Path::circle(place.0, place.1, NUMBER - 5.0), theme.turn, 1.0);
            let number = Line::of(&number.to_string());
            pen.write(&number, place, 78.0, Align::Centre, theme.turn_ink);
        } else {
            studio.draw(scene, Size::Half, &mut canvas, origin, None);
        }
    }
    files::png(&canvas)
}
