//! Draws the last play: a ghost where each checker was, an arrow to where it is now, and a mark where it hit. Checkers
//! that moved together share an arrow with their number on it.

use kafenio_board::rules::{BAR, OFF, Play, Player};

use super::board::BoardPainter;
use super::canvas::Canvas;
use super::checkers::{NUMBER_REACH, Number};
use super::layout::{BAR_X, BOTTOM, CHECKER, Layout, MIDDLE, STACK, TOP};
use super::lettering::{Align, Line};
use super::outline;
use super::pieces::COUNT_RADIUS;
use super::scene::BoardView;
use super::theme::Theme;

/// Text size of the number of checkers that moved together.
const TIMES: f32 = 25.0;
/// Where on an arrow its number is, as a share of its length. The values alternate, so that numbers of adjacent arrows
/// do not overlap.
const BADGES: [f32; 2] = [0.4, 0.62];

/// The route of one checker in a play: the points it touched, and whether it hit there.
struct Route {
    stops: Vec<(u8, bool)>,
}

impl Route {
    /// Returns whether both routes touch the same points.
    fn is_same(&self, other: &Route) -> bool {
        self.stops.iter().map(|(point, _)| point).eq(other.stops.iter().map(|(point, _)| point))
    }
}

/// Draws the last play and returns its arrows. They avoid the `numbers`, which are drawn later.
pub fn draw(board: &mut BoardPainter, numbers: &[Number]) -> Vec<Arrow> {
    let Some((player, play)) = &board.view.last_play else { return Vec::new() };
    let player = *player;
    let routes = routes(play);
    let all = routes.iter().enumerate().map(|(index, route)| stops(board.view, player, &routes[..index], route));
    let all = all.collect::<Vec<_>>();
    for (route, places) in routes.iter().zip(&all) {
        ghost(board, player, route.stops[0].0, places[0]);
        for (&(point, hit), &(x, y)) in route.stops.iter().zip(places).skip(1) {
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
    let arrows = arrows(board, player, &routes, &all, numbers);
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

/// The way of one checker in the last play.
pub struct Way {
    /// Where it stood and where it touched down, with whether it hit there.
    pub stops: Vec<((f32, f32), bool)>,
    /// Whether it was borne off.
    pub is_off: bool,
    /// Whether other checkers still stand where it stood.
    pub is_covered: bool,
}

/// Returns the ways of the checkers in the last play.
pub fn ways(view: &BoardView) -> Vec<Way> {
    let Some((player, play)) = &view.last_play else { return Vec::new() };
    let routes = routes(play);
    let way = |(index, route): (usize, &Route)| Way {
        stops: stops(view, *player, &routes[..index], route)
            .into_iter()
            .zip(&route.stops)
            .map(|(place, (_, is_hit))| (place, *is_hit))
            .collect(),
        is_off: route.stops.last().is_some_and(|(point, _)| *point == OFF),
        is_covered: is_covered(view, *player, route.stops[0].0),
    };
    routes.iter().enumerate().map(way).collect()
}

/// Returns the control point of the curve between two stops.
pub fn bend(from: (f32, f32), to: (f32, f32)) -> (f32, f32) {
    Leg::of(from, to, 1.0).control
}

/// Returns the arrows for `routes`, whose stops are at the coordinates `all`.
fn arrows(
    board: &BoardPainter,
    player: Player,
    routes: &[Route],
    all: &[Vec<(f32, f32)>],
    numbers: &[Number],
) -> Vec<Arrow> {
    let mut arrows: Vec<Arrow> = Vec::new();
    for (index, route) in routes.iter().enumerate() {
        // Checkers with the same route share an arrow, because several arrows would overlap.
        let same: Vec<usize> = (0..routes.len()).filter(|other| route.is_same(&routes[*other])).collect();
        if same[0] == index {
            // The first of them is the highest now, and the last one was the highest before.
            let mut stops = all[index].clone();
            stops[0] = all[same[same.len() - 1]][0];
            let drawn: Vec<&Leg> = arrows.iter().flat_map(|arrow| &arrow.legs).collect();
            let legs = stops.windows(2).map(|ends| best_leg(board, ends[0], ends[1], &drawn, numbers)).collect();
            let covered = is_covered(board.view, player, route.stops[0].0);
            let numbered = numbers.iter().any(|number| number.place == stops[stops.len() - 1]);
            let shared = arrows.iter().filter(|arrow| arrow.checkers > 1).count();
            let share = BADGES[shared % BADGES.len()];
            arrows.push(Arrow { stops, legs, covered, numbered, checkers: same.len(), share });
        }
    }
    arrows
}

/// The arrow of all checkers with the same route.
pub struct Arrow {
    stops: Vec<(f32, f32)>,
    legs: Vec<Leg>,
    /// Whether its ghost would cover a checker.
    covered: bool,
    /// Whether it leads to a checker with a number on it.
    numbered: bool,
    checkers: usize,
    /// Where on its longest leg the number is, as a share of the length.
    share: f32,
}

impl Arrow {
    fn tip(&self) -> (f32, f32) {
        self.stops[self.stops.len() - 1]
    }

    /// Returns whether it covers the head of another arrow that ends at `tip`.
    fn crosses(&self, tip: (f32, f32)) -> bool {
        self.legs.iter().any(|leg| leg.is_near(tip, 40.0, [0.0, 1.0]))
    }

    /// Returns whether it, or one of its dots, touches a circle around `place` with radius `reach`.
    pub fn touches(&self, place: (f32, f32), reach: f32) -> bool {
        self.legs.iter().any(|leg| leg.is_near(place, reach + 8.0, [0.0, 1.0]))
    }

    /// Draws the head again, with a bit of its shaft, on top of later arrows.
    fn head(&self, board: &mut BoardPainter) {
        let Some(leg) = self.legs.last() else { return };
        arrow(board.canvas, board.theme, leg, (leg.length - 54.0).max(10.0), Some(self.end()));
    }

    /// Returns how far from the centre of its checker it ends, so that it does not cover a number on the checker.
    fn end(&self) -> f32 {
        if self.numbered { 28.0 } else { 14.0 }
    }

    /// Draws the legs from stop to stop, with a dot at each stop between.
    fn draw(&self, board: &mut BoardPainter) {
        for (number, leg) in self.legs.iter().enumerate() {
            // The shaft begins inside the ghost, but does not cover the number of a full stack.
            let start = if number == 0 && self.covered { 24.0 } else { 10.0 };
            let end = (number + 1 == self.legs.len()).then(|| self.end());
            arrow(board.canvas, board.theme, leg, start, end);
        }
        for &stop in &self.stops[1..self.stops.len() - 1] {
            board.canvas.stamp(&board.pieces.marks.stop, stop, 1.0);
        }
    }

    /// Draws the number of its checkers on its longest leg, if possible clear of the dice, of the `numbers` of stacks
    /// and of the `taken` places. Returns the place.
    fn badge(&self, board: &mut BoardPainter, numbers: &[Number], taken: &[(f32, f32)]) -> Option<(f32, f32)> {
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

/// Combines the moves into routes: a move continues the route that ends where it starts.
fn routes(play: &Play) -> Vec<Route> {
    let mut routes: Vec<Route> = Vec::new();
    for step in &play.moves {
        let continued =
            routes.iter_mut().find(|route| route.stops.last().is_some_and(|&(point, _)| point == step.from));
        match continued {
            Some(route) => route.stops.push((step.to, step.hit)),
            None => routes.push(Route { stops: vec![(step.from, false), (step.to, step.hit)] }),
        }
    }
    routes
}

/// Returns whether the stack where a checker started is still so high that its ghost would cover another checker.
fn is_covered(view: &BoardView, player: Player, point: u8) -> bool {
    let layout = Layout::of(view);
    match point {
        BAR => view.position.checkers[player][usize::from(BAR)] >= layout.waiting().0,
        _ => layout.height(&view.position, layout.seen(player, point)) >= STACK,
    }
}

/// Draws a ghost where a checker was, unless another checker is there now.
fn ghost(board: &mut BoardPainter, player: Player, point: u8, place: (f32, f32)) {
    if !is_covered(board.view, player, point) {
        board.canvas.stamp(&board.pieces.marks.ghost, place, 1.0);
    }
}

/// Returns the coordinates of a route's stops. The ghosts and checkers of the `earlier` routes are on the same stacks.
fn stops(view: &BoardView, player: Player, earlier: &[Route], route: &Route) -> Vec<(f32, f32)> {
    let layout = Layout::of(view);
    let last = route.stops.len() - 1;
    let place = |(index, &(point, _)): (usize, &(u8, bool))| {
        let standing = match point {
            OFF | BAR => view.position.checkers[player][usize::from(point)],
            _ => layout.height(&view.position, layout.seen(player, point)),
        };
        let same = |stop: fn(&Route) -> Option<&(u8, bool)>| {
            earlier.iter().filter(|route| stop(route).is_some_and(|stop| stop.0 == point)).count() as u8
        };
        let slot = if index == last {
            standing.saturating_sub(1 + same(|route| route.stops.last()))
        } else if index == 0 {
            standing + same(|route| route.stops.first())
        } else {
            standing
        };
        let (x, y) = layout.checker(player, point, slot);
        match point {
            // At the edge of the tray, so that the arrow does not cover the number in it.
            OFF => (x + (BAR_X - x).signum() * 26.0, y),
            // At the edge of the last checker of a full stack, because the checker has a number.
            _ if index > 0 && index < last && standing >= STACK => (x, y + (MIDDLE - y).signum() * 28.0),
            _ => (x, y),
        }
    };
    route.stops.iter().enumerate().map(place).collect()
}

/// A curve from one stop to the next that bends towards the middle of the board.
struct Leg {
    from: (f32, f32),
    control: (f32, f32),
    to: (f32, f32),
    length: f32,
}

/// Returns the leg, among several curvatures, that best avoids the dice, the legs already `drawn` and the `numbers`,
/// and that stays on the field.
fn best_leg(board: &BoardPainter, from: (f32, f32), to: (f32, f32), drawn: &[&Leg], numbers: &[Number]) -> Leg {
    const BENDS: [f32; 9] = [1.0, 0.6, 1.5, 0.1, -0.6, 2.0, -0.4, 2.6, -1.3];
    const STEPS: u8 = 24;
    /// Two lines that are closer look like one on a phone.
    const APART: f32 = 30.0;
    let penalty = |leg: &Leg| {
        let touches_dice =
            (0..=STEPS).any(|step| board.has_dice_near(leg.at(f32::from(step) / f32::from(STEPS)), 15.0));
        let covered = numbers.iter().filter(|number| leg.is_near(number.place, NUMBER_REACH, [0.1, 0.9])).count() as u8;
        let (_, y) = leg.at(0.5);
        let is_outside = !(TOP + 4.0..=BOTTOM - 4.0).contains(&y);
        // Legs may cross, and may meet at their ends.
        let heads = drawn.iter().filter(|other| leg.is_near(other.to, APART, [0.1, 0.8])).count() as u8;
        let parallel: u8 = drawn.iter().map(|other| leg.count_near(other, APART).saturating_sub(1)).sum();
        f32::from(u8::from(touches_dice) + u8::from(is_outside)) * 100.0
            + f32::from(covered + heads) * 2.0
            + f32::from(parallel)
    };
    let mut best: Option<(f32, Leg)> = None;
    for leg in BENDS.map(|bend| Leg::of(from, to, bend)) {
        let cost = penalty(&leg);
        let is_better = best.as_ref().is_none_or(|(least, _)| cost < *least);
        if is_better {
            best = Some((cost, leg));
        }
        if cost <= 0.0 {
            break;
        }
    }
    best.map_or_else(|| Leg::of(from, to, 1.0), |(_, leg)| leg)
}

impl Leg {
    /// Creates a leg with `bend` times the usual curvature.
    fn of(from: (f32, f32), to: (f32, f32), bend: f32) -> Leg {
        let dx = to.0 - from.0;
        let dy = to.1 - from.1;
        let length = dx.hypot(dy).max(0.001);
        let bend = bend * (length * 0.16).min(60.0);
        let mut side_x = -dy / length;
        let mut side_y = dx / length;
        let middle_y = f32::midpoint(from.1, to.1);
        if side_y * (MIDDLE - middle_y) < 0.0 {
            (side_x, side_y) = (-side_x, -side_y);
        }
        let control = (f32::midpoint(from.0, to.0) + side_x * bend * 2.0, middle_y + side_y * bend * 2.0);
        Leg { from, control, to, length }
    }

    /// Returns how many of its sample points are within `reach` of `other`.
    fn count_near(&self, other: &Leg, reach: f32) -> u8 {
        let others = other.samples();
        let is_near = |(x, y): (f32, f32)| {
            others.windows(2).any(|ends| {
                let from = ends[0];
                let to = ends[1];
                let dx = to.0 - from.0;
                let dy = to.1 - from.1;
                let along = ((x - from.0) * dx + (y - from.1) * dy) / (dx * dx + dy * dy).max(0.001);
                let along = along.clamp(0.0, 1.0);
                (from.0 + along * dx - x).powi(2) + (from.1 + along * dy - y).powi(2) < reach * reach
            })
        };
        self.samples().into_iter().filter(|place| is_near(*place)).count() as u8
    }

    /// Returns points along it, away from its ends.
    fn samples(&self) -> [(f32, f32); 11] {
        std::array::from_fn(|step| self.at(0.1 + 0.07 * step as f32))
    }

    /// Returns whether it comes within `reach` of a place, between the shares `from` and `to` of its length.
    fn is_near(&self, (x, y): (f32, f32), reach: f32, [from, to]: [f32; 2]) -> bool {
        const STEPS: u8 = 24;
        (0..=STEPS).any(|step| {
            let at = self.at(from + (to - from) * f32::from(step) / f32::from(STEPS));
            (at.0 - x).hypot(at.1 - y) < reach
        })
    }

    /// Returns the point at the share `t` of the curve, 0 to 1.
    fn at(&self, t: f32) -> (f32, f32) {
        let a = (1.0 - t).powi(2);
        let b = 2.0 * t * (1.0 - t);
        let c = t * t;
        let mix = |from: f32, control: f32, to: f32| a * from + b * control + c * to;
        (mix(self.from.0, self.control.0, self.to.0), mix(self.from.1, self.control.1, self.to.1))
    }
}

/// Draws an arrow along a leg, from `start` units after the leg's beginning. With `end`, it has a head and ends `end`
/// units before the leg does.
fn arrow(canvas: &mut Canvas, theme: &Theme, leg: &Leg, start: f32, end: Option<f32>) {
    if leg.length < CHECKER * 0.6 {
        return;
    }
    let head = end.is_some();
    let start = start / leg.length;
    let end = 1.0 - end.unwrap_or(6.0) / leg.length;
    for (half, reach, colour) in [(7.5, 4.0, theme.arrow_edge), (4.5, 0.0, theme.arrow)] {
        outline::fill(canvas, &shape(leg, start, end, half, reach, head), colour);
    }
}

/// Returns the outline of a curved arrow. `half` is half the width of its shaft; `reach` widens its head.
fn shape(leg: &Leg, start: f32, end: f32, half: f32, reach: f32, head: bool) -> Vec<(f32, f32)> {
    const STEPS: u8 = 14;
    const HEAD: f32 = 26.0;
    let tip = leg.at(end);
    let before = leg.at(end - 0.02);
    let along = ((tip.0 - before.0), (tip.1 - before.1));
    let scale = along.0.hypot(along.1).max(0.001);
    let along = (along.0 / scale, along.1 / scale);
    let neck = (tip.0 - along.0 * HEAD, tip.1 - along.1 * HEAD);
    let mut left = Vec::new();
    let mut right = Vec::new();
    for step in 0..=STEPS {
        let t = start + (end - start) * f32::from(step) / f32::from(STEPS);
        let (x, y) = leg.at(t);
        if head && (x - tip.0).hypot(y - tip.1) < HEAD {
            break;
        }
        let next = leg.at(t + 0.01);
        let dx = next.0 - x;
        let dy = next.1 - y;
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
