//! The last play: a ghost where each checker stood, an arrow to where it stands now, a mark where it hit.

use crate::rules::{BAR, OFF, Play, Player};

use super::board::Board;
use super::geometry::{CHECKER, MIDDLE};
use super::pen::{Path, Pen};
use super::surface::Surface;
use super::theme::Theme;

/// The way of one checker through a play: the points it touched, and whether it hit there.
struct Way {
    stops: Vec<(u8, bool)>,
}

pub fn draw<S: Surface>(board: &mut Board<'_, '_, S>) {
    let Some((player, play)) = &board.scene.last_play else { return };
    let player = *player;
    let ways = ways(play);
    let places = ways.iter().enumerate().map(|(index, way)| stops(board, player, &ways[..index], way));
    let places = places.collect::<Vec<_>>();
    let theme = board.theme;
    for (way, places) in ways.iter().zip(&places) {
        let (x, y) = places[0];
        board.pen.fill(&Path::circle(x, y, CHECKER / 2.0 - 3.0), theme.checker(player).face, 0.3);
        board.pen.fill(&Path::ring(x, y, CHECKER / 2.0 - 4.0, 6.0), theme.arrow_edge, 1.0);
        board.pen.fill(&dashes(x, y), theme.arrow, 1.0);
        for (&(point, hit), &(x, y)) in way.stops.iter().zip(places).skip(1) {
            if hit {
                burst(&mut board.pen, theme, x, y);
            }
            if point != OFF && places.last() == Some(&(x, y)) {
                let colour = if hit { theme.hit } else { theme.arrow };
                board.pen.fill(&Path::ring(x, y, CHECKER / 2.0 - 1.0, 5.0), colour, 1.0);
            }
        }
    }
    for places in &places {
        for (leg, ends) in places.windows(2).enumerate() {
            arrow(&mut board.pen, theme, ends[0], ends[1], leg + 2 == places.len());
        }
        for &(x, y) in &places[1..places.len() - 1] {
            board.pen.fill(&Path::circle(x, y, 13.0), theme.arrow_edge, 1.0);
            board.pen.fill(&Path::circle(x, y, 9.5), theme.arrow, 1.0);
        }
    }
}

/// The moves put together checker by checker: a move goes on with a checker that stands where it begins.
fn ways(play: &Play) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for step in &play.moves {
        let going_on = ways.iter_mut().find(|way| way.stops.last().is_some_and(|&(point, _)| point == step.from));
        match going_on {
            Some(way) => way.stops.push((step.to, step.hit)),
            None => ways.push(Way { stops: vec![(step.from, false), (step.to, step.hit)] }),
        }
    }
    ways
}

/// Where the stops of a way lie, the ghosts and checkers of the `earlier` ways considered.
fn stops<S: Surface>(board: &Board<'_, '_, S>, player: Player, earlier: &[Way], way: &Way) -> Vec<(f32, f32)> {
    let last = way.stops.len() - 1;
    let place = |(index, &(point, _)): (usize, &(u8, bool))| {
        let standing = match point {
            OFF | BAR => board.scene.position.checkers[player][usize::from(point)],
            _ => board.places.height(&board.scene.position, board.places.seen(player, point)),
        };
        let same = |stop: fn(&Way) -> Option<&(u8, bool)>| {
            earlier.iter().filter(|way| stop(way).is_some_and(|stop| stop.0 == point)).count() as u8
        };
        let slot = if index == last {
            standing.saturating_sub(1 + same(|way| way.stops.last()))
        } else if index == 0 {
            standing + same(|way| way.stops.first())
        } else {
            standing
        };
        board.places.checker(player, point, slot)
    };
    way.stops.iter().enumerate().map(place).collect()
}

/// A curved arrow that bends towards the middle of the board.
fn arrow<S: Surface>(pen: &mut Pen<'_, S>, theme: &Theme, from: (f32, f32), to: (f32, f32), head: bool) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length < CHECKER * 0.6 {
        return;
    }
    let bend = (length * 0.16).min(60.0);
    let (mut side_x, mut side_y) = (-dy / length, dx / length);
    let middle_y = f32::midpoint(from.1, to.1);
    if side_y * (MIDDLE - middle_y) < 0.0 {
        (side_x, side_y) = (-side_x, -side_y);
    }
    let control = (f32::midpoint(from.0, to.0) + side_x * bend * 2.0, middle_y + side_y * bend * 2.0);
    let at = |t: f32| {
        let (a, b, c) = ((1.0 - t).powi(2), 2.0 * t * (1.0 - t), t * t);
        (a * from.0 + b * control.0 + c * to.0, a * from.1 + b * control.1 + c * to.1)
    };
    // The shaft begins in the ghost and the tip touches the checker, both away from their middles.
    let (start, end) = (10.0 / length, 1.0 - if head { 14.0 / length } else { 6.0 / length });
    for (half, reach, colour) in [(7.5, 4.0, theme.arrow_edge), (4.5, 0.0, theme.arrow)] {
        pen.fill(&shape(at, start, end, half, reach, head), colour, 1.0);
    }
}

/// The outline of a curved arrow, `half` its width; `reach` widens the head.
fn shape(at: impl Fn(f32) -> (f32, f32), start: f32, end: f32, half: f32, reach: f32, head: bool) -> Path {
    const STEPS: u8 = 14;
    const HEAD: f32 = 26.0;
    let (tip, before) = (at(end), at(end - 0.02));
    let along = ((tip.0 - before.0), (tip.1 - before.1));
    let scale = along.0.hypot(along.1).max(0.001);
    let along = (along.0 / scale, along.1 / scale);
    let neck = (tip.0 - along.0 * HEAD, tip.1 - along.1 * HEAD);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for step in 0..=STEPS {
        let t = start + (end - start) * f32::from(step) / f32::from(STEPS);
        let (x, y) = at(t);
        if head && (x - tip.0).hypot(y - tip.1) < HEAD {
            break;
        }
        let next = at(t + 0.01);
        let (dx, dy) = (next.0 - x, next.1 - y);
        let norm = dx.hypot(dy).max(0.001);
        left.push((x - dy / norm * half, y + dx / norm * half));
        right.push((x + dy / norm * half, y - dx / norm * half));
    }
    if head {
        let wide = 15.0 + reach;
        let back = (neck.0 - along.0 * reach * 0.7, neck.1 - along.1 * reach * 0.7);
        left.push((back.0 - along.1 * half, back.1 + along.0 * half));
        left.push((back.0 - along.1 * wide, back.1 + along.0 * wide));
        left.push((tip.0 + along.0 * reach * 1.5, tip.1 + along.1 * reach * 1.5));
        left.push((back.0 + along.1 * wide, back.1 - along.0 * wide));
        left.push((back.0 + along.1 * half, back.1 - along.0 * half));
    }
    left.extend(right.into_iter().rev());
    Path::polygon(&left)
}

/// The broken line around a ghost.
fn dashes(x: f32, y: f32) -> Path {
    const DASHES: u8 = 10;
    const STEPS: u8 = 4;
    let dash = |dash: u8| {
        let corner = |step: u8, radius: f32| {
            let turn = (f32::from(dash) + f32::from(step) / f32::from(STEPS) * 0.6) / f32::from(DASHES);
            let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
            (x + radius * cos, y + radius * sin)
        };
        let outer = (0..=STEPS).map(|step| corner(step, CHECKER / 2.0 - 2.0));
        let inner = (0..=STEPS).rev().map(|step| corner(step, CHECKER / 2.0 - 6.0));
        Path::polygon(&outer.chain(inner).collect::<Vec<_>>())
    };
    (0..DASHES).map(dash).reduce(Path::and).unwrap_or_default()
}

/// A star around the place of a hit.
fn burst<S: Surface>(pen: &mut Pen<'_, S>, theme: &Theme, x: f32, y: f32) {
    const SPIKES: u8 = 12;
    let star = |outer: f32, inner: f32| {
        let corner = |corner: u8| {
            let radius = if corner.is_multiple_of(2) { outer } else { inner };
            let (sin, cos) = (f32::from(corner) * std::f32::consts::PI / f32::from(SPIKES)).sin_cos();
            (x + radius * cos, y + radius * sin)
        };
        Path::polygon(&(0..2 * SPIKES).map(corner).collect::<Vec<_>>())
    };
    let hole = Path::circle(x, y, CHECKER / 2.0 - 2.0);
    pen.fill(&star(46.0, 34.0).without(hole.clone()), theme.arrow_edge, 1.0);
    pen.fill(&star(42.0, 32.0).without(hole), theme.hit, 1.0);
}
