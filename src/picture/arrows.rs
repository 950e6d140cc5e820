//! The last play: a ghost where each checker was, an arrow to where it is now, a mark where it hit. Checkers that moved
//! together share an arrow with their number on it.

use crate::rules::{BAR, OFF, Play, Player};

use super::board::Board;
use super::canvas::Canvas;
use super::checkers::{NUMBER_REACH, Number};
use super::layout::{BAR_X, BOTTOM, CHECKER, MIDDLE, STACK, TOP};
use super::lettering::{Align, Line};
use super::outline;
use super::pieces::COUNT_RADIUS;
use super::theme::Theme;

/// Size of the number of checkers that moved together.
const TIMES: f32 = 25.0;
/// After which share of an arrow its number stands, in turn, so that the numbers of two neighbours lie apart.
const BADGES: [f32; 2] = [0.4, 0.62];

/// The way of one checker through a play: the points it touched, and whether it hit there.
struct Way {
    stops: Vec<(u8, bool)>,
}

impl Way {
    fn is_beside(&self, other: &Way) -> bool {
        self.stops.iter().map(|(point, _)| point).eq(other.stops.iter().map(|(point, _)| point))
    }
}

/// Draws the last play, and says where its arrows run; the `numbers` are to be seen on top of it.
pub fn draw(board: &mut Board, numbers: &[Number]) -> Vec<Arrow> {
    let Some((player, play)) = &board.view.last_play else { return Vec::new() };
    let player = *player;
    let ways = ways(play);
    let all = ways.iter().enumerate().map(|(index, way)| stops(board, player, &ways[..index], way));
    let all = all.collect::<Vec<_>>();
    for (way, places) in ways.iter().zip(&all) {
        ghost(board, player, way.stops[0].0, places[0]);
        for (&(point, hit), &(x, y)) in way.stops.iter().zip(places).skip(1) {
            let marks = &board.pieces.marks;
            if hit {
                board.canvas.stamp(&marks.hit, (x, y), 1.0);
            }
            if point != OFF && places.last() == Some(&(x, y)) {
                let ring = if hit { &marks.landed_with_hit } else { &marks.landed };
                board.canvas.stamp(ring, (x, y), 1.0);
            }
        }
    }
    let arrows = arrows(board, player, &ways, &all, numbers);
    for arrow in &arrows {
        arrow.draw(board);
    }
    for (index, arrow) in arrows.iter().enumerate() {
        if arrows[index + 1..].iter().any(|later| later.crosses(arrow.tip())) {
            arrow.head(board);
        }
    }
    let mut taken: Vec<(f32, f32)> = Vec::new();
    for arrow in arrows.iter().filter(|arrow| arrow.checkers > 1) {
        taken.extend(arrow.badge(board, numbers, &taken));
    }
    arrows
}

/// What to draw for the ways, whose stops lie at `all` these places.
fn arrows(board: &Board, player: Player, ways: &[Way], all: &[Vec<(f32, f32)>], numbers: &[Number]) -> Vec<Arrow> {
    let mut arrows: Vec<Arrow> = Vec::new();
    for (index, way) in ways.iter().enumerate() {
        // Checkers that went side by side share an arrow: several would be a tangle.
        let beside: Vec<usize> = (0..ways.len()).filter(|other| way.is_beside(&ways[*other])).collect();
        if beside[0] == index {
            // The first of them lies highest now, and the last one lay highest before.
            let mut stops = all[index].clone();
            stops[0] = all[beside[beside.len() - 1]][0];
            let drawn: Vec<&Leg> = arrows.iter().flat_map(|arrow| &arrow.legs).collect();
            let legs = stops.windows(2).map(|ends| clear(board, ends[0], ends[1], &drawn, numbers)).collect();
            let covered = is_covered(board, player, way.stops[0].0);
            let numbered = numbers.iter().any(|number| number.place == stops[stops.len() - 1]);
            let shared = arrows.iter().filter(|arrow| arrow.checkers > 1).count();
            let share = BADGES[shared % BADGES.len()];
            arrows.push(Arrow { stops, legs, covered, numbered, checkers: beside.len(), share });
        }
    }
    arrows
}

/// The way of checkers that went side by side, as it is drawn.
pub struct Arrow {
    stops: Vec<(f32, f32)>,
    legs: Vec<Leg>,
    /// Whether its ghost lies over a checker.
    covered: bool,
    /// Whether it leads to a checker with a number on it.
    numbered: bool,
    checkers: usize,
    /// After which share of its longest leg their number stands.
    share: f32,
}

impl Arrow {
    fn tip(&self) -> (f32, f32) {
        self.stops[self.stops.len() - 1]
    }

    /// Whether it runs over the head of another one, which points to `tip`.
    fn crosses(&self, tip: (f32, f32)) -> bool {
        self.legs.iter().any(|leg| leg.is_near(tip, 40.0, [0.0, 1.0]))
    }

    /// Whether it, or one of its dots, runs over something at a place that reaches so far.
    pub fn touches(&self, place: (f32, f32), reach: f32) -> bool {
        self.legs.iter().any(|leg| leg.is_near(place, reach + 8.0, [0.0, 1.0]))
    }

    /// The head once more, with a bit of its shaft, over what was drawn since.
    fn head(&self, board: &mut Board) {
        let Some(leg) = self.legs.last() else { return };
        arrow(board.canvas, board.theme, leg, (leg.length - 54.0).max(10.0), Some(self.end()));
    }

    /// How far from the middle of its checker it ends: the tip touches that, and leaves a number on it free.
    fn end(&self) -> f32 {
        if self.numbered { 28.0 } else { 14.0 }
    }

    /// Arrows from stop to stop.
    fn draw(&self, board: &mut Board) {
        for (number, leg) in self.legs.iter().enumerate() {
            // The shaft begins in the ghost, but leaves the number free that a full stack carries.
            let start = if number == 0 && self.covered { 24.0 } else { 10.0 };
            let end = (number + 1 == self.legs.len()).then(|| self.end());
            arrow(board.canvas, board.theme, leg, start, end);
        }
        for &stop in &self.stops[1..self.stops.len() - 1] {
            board.canvas.stamp(&board.pieces.marks.stop, stop, 1.0);
        }
    }

    /// How many checkers went this way, on its longest leg, where no dice, no number of a stack and no `taken` place lies.
    /// Returns where.
    fn badge(&self, board: &mut Board, numbers: &[Number], taken: &[(f32, f32)]) -> Option<(f32, f32)> {
        let longest = self.legs.iter().max_by(|one, other| one.length.total_cmp(&other.length))?;
        let is_free = |place: &(f32, f32)| {
            let apart =
                |other: (f32, f32), reach: f32| (place.0 - other.0).hypot(place.1 - other.1) >= COUNT_RADIUS + reach;
            !board.has_dice_near(*place, COUNT_RADIUS + 4.0)
                && numbers.iter().all(|number| apart(number.place, NUMBER_REACH))
                && taken.iter().all(|other| apart(*other, COUNT_RADIUS + 4.0))
        };
        let shares = [0.0, -0.1, 0.1, -0.2, 0.2, 0.3].map(|aside| longest.at(self.share + aside));
        let place = shares.into_iter().find(is_free).unwrap_or(shares[0]);
        board.canvas.stamp(&board.pieces.marks.count, place, 1.0);
        let number = Line::of(&format!("×{}", self.checkers));
        board.write(&number, place, TIMES, Align::Centre, board.theme.arrow_edge);
        Some(place)
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

/// Whether so many checkers are left where one began that its ghost lies over the last of them.
fn is_covered(board: &Board, player: Player, point: u8) -> bool {
    match point {
        BAR => board.view.position.checkers[player][usize::from(BAR)] >= board.layout.waiting().0,
        _ => board.layout.height(&board.view.position, board.layout.seen(player, point)) >= STACK,
    }
}

/// Marks where a checker was. Over another checker there is no mark, because that one is still there.
fn ghost(board: &mut Board, player: Player, point: u8, place: (f32, f32)) {
    if !is_covered(board, player, point) {
        board.canvas.stamp(&board.pieces.marks.ghost, place, 1.0);
    }
}

/// Where the stops of a way lie, the ghosts and checkers of the `earlier` ways considered.
fn stops(board: &Board, player: Player, earlier: &[Way], way: &Way) -> Vec<(f32, f32)> {
    let last = way.stops.len() - 1;
    let place = |(index, &(point, _)): (usize, &(u8, bool))| {
        let standing = match point {
            OFF | BAR => board.view.position.checkers[player][usize::from(point)],
            _ => board.layout.height(&board.view.position, board.layout.seen(player, point)),
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
        let (x, y) = board.layout.checker(player, point, slot);
        match point {
            // At the edge of the trough, so that no arrow runs over the number in it.
            OFF => (x + (BAR_X - x).signum() * 26.0, y),
            // At the edge of the last checker of a full stack, which has a number.
            _ if index > 0 && index < last && standing >= STACK => (x, y + (MIDDLE - y).signum() * 28.0),
            _ => (x, y),
        }
    };
    way.stops.iter().enumerate().map(place).collect()
}

/// A curve from one stop to the next that bends towards the middle of the board.
struct Leg {
    from: (f32, f32),
    control: (f32, f32),
    to: (f32, f32),
    length: f32,
}

/// A leg that keeps clear of the dice, of those that are `drawn` already and of numbers: bent more, less or the other way
/// where it has to be, in the way that is least bad, and never over the numbers of the points.
fn clear(board: &Board, from: (f32, f32), to: (f32, f32), drawn: &[&Leg], numbers: &[Number]) -> Leg {
    const BENDS: [f32; 9] = [1.0, 0.6, 1.5, 0.1, -0.6, 2.0, -0.4, 2.6, -1.3];
    const STEPS: u8 = 24;
    /// So near to each other two lines are taken for one on a phone.
    const APART: f32 = 30.0;
    let badness = |leg: &Leg| {
        let touches_dice =
            (0..=STEPS).any(|step| board.has_dice_near(leg.at(f32::from(step) / f32::from(STEPS)), 15.0));
        let covered = numbers.iter().filter(|number| leg.is_near(number.place, NUMBER_REACH, [0.1, 0.9])).count() as u8;
        let (_, y) = leg.at(0.5);
        let is_outside = !(TOP + 4.0..=BOTTOM - 4.0).contains(&y);
        // Two may meet at their ends, and cross each other.
        let heads = drawn.iter().filter(|other| leg.is_near(other.to, APART, [0.1, 0.8])).count() as u8;
        let beside: u8 = drawn.iter().map(|other| leg.beside(other, APART).saturating_sub(1)).sum();
        f32::from(u8::from(touches_dice) + u8::from(is_outside)) * 100.0
            + f32::from(covered + heads) * 2.0
            + f32::from(beside)
    };
    let mut best: Option<(f32, Leg)> = None;
    for leg in BENDS.map(|bend| Leg::of(from, to, bend)) {
        let bad = badness(&leg);
        let is_better = best.as_ref().is_none_or(|(least, _)| bad < *least);
        if is_better {
            best = Some((bad, leg));
        }
        if bad <= 0.0 {
            break;
        }
    }
    best.map_or_else(|| Leg::of(from, to, 1.0), |(_, leg)| leg)
}

impl Leg {
    /// Bends so many times as much as usual.
    fn of(from: (f32, f32), to: (f32, f32), bend: f32) -> Leg {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(0.001);
        let bend = bend * (length * 0.16).min(60.0);
        let (mut side_x, mut side_y) = (-dy / length, dx / length);
        let middle_y = f32::midpoint(from.1, to.1);
        if side_y * (MIDDLE - middle_y) < 0.0 {
            (side_x, side_y) = (-side_x, -side_y);
        }
        let control = (f32::midpoint(from.0, to.0) + side_x * bend * 2.0, middle_y + side_y * bend * 2.0);
        Leg { from, control, to, length }
    }

    /// How many of some places along it lie so near to another one.
    fn beside(&self, other: &Leg, reach: f32) -> u8 {
        let others = other.places();
        let is_near = |(x, y): (f32, f32)| {
            others.windows(2).any(|ends| {
                let (from, to) = (ends[0], ends[1]);
                let (dx, dy) = (to.0 - from.0, to.1 - from.1);
                let along = ((x - from.0) * dx + (y - from.1) * dy) / (dx * dx + dy * dy).max(0.001);
                let along = along.clamp(0.0, 1.0);
                (from.0 + along * dx - x).powi(2) + (from.1 + along * dy - y).powi(2) < reach * reach
            })
        };
        self.places().into_iter().filter(|place| is_near(*place)).count() as u8
    }

    /// Layout along it, away from its ends.
    fn places(&self) -> [(f32, f32); 11] {
        std::array::from_fn(|step| self.at(0.1 + 0.07 * step as f32))
    }

    /// Whether a part of it, between two shares of the way, comes so near to a place.
    fn is_near(&self, (x, y): (f32, f32), reach: f32, [from, to]: [f32; 2]) -> bool {
        const STEPS: u8 = 24;
        (0..=STEPS).any(|step| {
            let at = self.at(from + (to - from) * f32::from(step) / f32::from(STEPS));
            (at.0 - x).hypot(at.1 - y) < reach
        })
    }

    /// The place after a share of the way.
    fn at(&self, t: f32) -> (f32, f32) {
        let (a, b, c) = ((1.0 - t).powi(2), 2.0 * t * (1.0 - t), t * t);
        let mix = |from: f32, control: f32, to: f32| a * from + b * control + c * to;
        (mix(self.from.0, self.control.0, self.to.0), mix(self.from.1, self.control.1, self.to.1))
    }
}

/// An arrow along a leg, `start` units away from where that begins; the last one of a way has a head, which ends before it
/// does by `end`.
fn arrow(canvas: &mut Canvas, theme: &Theme, leg: &Leg, start: f32, end: Option<f32>) {
    if leg.length < CHECKER * 0.6 {
        return;
    }
    let head = end.is_some();
    let (start, end) = (start / leg.length, 1.0 - end.unwrap_or(6.0) / leg.length);
    for (half, reach, colour) in [(7.5, 4.0, theme.arrow_edge), (4.5, 0.0, theme.arrow)] {
        outline::fill(canvas, &shape(leg, start, end, half, reach, head), colour);
    }
}

/// The outline of a curved arrow, `half` its width; `reach` widens the head.
fn shape(leg: &Leg, start: f32, end: f32, half: f32, reach: f32, head: bool) -> Vec<(f32, f32)> {
    const STEPS: u8 = 14;
    const HEAD: f32 = 26.0;
    let (tip, before) = (leg.at(end), leg.at(end - 0.02));
    let along = ((tip.0 - before.0), (tip.1 - before.1));
    let scale = along.0.hypot(along.1).max(0.001);
    let along = (along.0 / scale, along.1 / scale);
    let neck = (tip.0 - along.0 * HEAD, tip.1 - along.1 * HEAD);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for step in 0..=STEPS {
        let t = start + (end - start) * f32::from(step) / f32::from(STEPS);
        let (x, y) = leg.at(t);
        if head && (x - tip.0).hypot(y - tip.1) < HEAD {
            break;
        }
        let next = leg.at(t + 0.01);
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
    left
}
