//! Several boards in one file: a game that runs, a strip of it, the plays to choose from.

use super::files;
use super::geometry::{HALVES, MIDDLE, Places};
use super::lettering::{Align, Line};
use super::pen::{Path, Pen};
use super::scene::Scene;
use super::studio::{Size, Studio};

/// How long a board of a running game is shown, and the last one, in hundredths of a second.
const DELAY: u16 = 150;
const LAST_DELAY: u16 = 500;
/// Pixels between boards.
const GAP: usize = 8;
/// The most boards in one picture: more would be too high for a phone.
const MOST: usize = 24;

pub fn replay(scenes: &[Scene]) -> Vec<u8> {
    let Some(first) = scenes.first() else { return Vec::new() };
    let studio = Studio::named(&first.theme);
    files::gif(scenes.iter().enumerate().map(|(index, scene)| {
        let mut canvas = studio.canvas(Size::Half.pixels());
        studio.draw(scene, Size::Half, &mut canvas, (0, 0));
        (canvas, if index + 1 == scenes.len() { LAST_DELAY } else { DELAY })
    }))
}

pub fn strip(scenes: &[Scene]) -> Vec<u8> {
    album(scenes, 1, false)
}

pub fn candidates(scenes: &[Scene]) -> Vec<u8> {
    album(scenes, if scenes.len() > 1 { 2 } else { 1 }, true)
}

/// Boards side by side in so many columns, with numbers from 1 on if wanted.
fn album(scenes: &[Scene], columns: usize, numbered: bool) -> Vec<u8> {
    let Some(first) = scenes.first() else { return Vec::new() };
    let scenes = &scenes[..scenes.len().min(MOST)];
    let studio = Studio::named(&first.theme);
    let (width, height) = Size::Half.pixels();
    let rows = scenes.len().div_ceil(columns);
    let mut canvas = studio.canvas((columns * (width + GAP) - GAP, rows * (height + GAP) - GAP));
    for (index, scene) in scenes.iter().enumerate() {
        let origin = (index % columns * (width + GAP), index / columns * (height + GAP));
        if numbered {
            studio.draw(&Scene { roll: None, ..scene.clone() }, Size::Half, &mut canvas, origin);
            // The number stands where the viewer's dice lay.
            let (left, right) = HALVES[1];
            let place = (Places::of(scene).flip(f32::midpoint(left, right)), MIDDLE);
            let origin = (origin.0 as i32, origin.1 as i32);
            let mut pen = Pen { surface: &mut canvas, scale: Size::Half.scale(), origin };
            let theme = &studio.theme;
            pen.fill(&Path::circle(place.0, place.1, 50.0), theme.turn_ink, 1.0);
            pen.fill(&Path::circle(place.0, place.1, 46.0), theme.turn, 1.0);
            let number = Line::of(&(index + 1).to_string());
            pen.write(&number, place, 58.0, Align::Centre, theme.turn_ink);
        } else {
            studio.draw(scene, Size::Half, &mut canvas, origin);
        }
    }
    files::png(&canvas)
}
