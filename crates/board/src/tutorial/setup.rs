//! Builds the steps of tutorials when the program is compiled, so that a wrong position or roll does not compile.

use super::step::{CubeAction, Goal, Step, Task};
use crate::rules::{ByPlayer, Position, Roll};

/// A side's checkers: points of its own numbering (25 is the bar or the hand, 0 is off) with the number of checkers.
type Side = &'static [(usize, u8)];

/// Returns a position where nothing is pinned.
pub(super) const fn position(white: Side, black: Side) -> Position {
    Position { checkers: ByPlayer { white: side(white), black: side(black) }, pinned: ByPlayer { white: 0, black: 0 } }
}

/// Returns `position` with White's checker on White's own point `point` pinned.
pub(super) const fn pinned(position: Position, point: usize) -> Position {
    Position { pinned: ByPlayer { white: 1 << point, black: 0 }, ..position }
}

/// Returns a step in which White plays a roll.
pub(super) const fn play(
    id: &'static str,
    position: Position,
    (first, second): (u8, u8),
    goal: Goal,
    answers: &'static [&'static str],
) -> Step {
    let Some(roll) = Roll::new(first, second) else { panic!("a die shows 1 to 6") };
    step(id, position, Task::Play { roll, goal, answers })
}

/// Returns a step in which White decides about the cube.
pub(super) const fn cube(id: &'static str, position: Position, right: CubeAction, wrong: CubeAction) -> Step {
    step(id, position, Task::Cube { right, wrong })
}

const fn step(id: &'static str, position: Position, task: Task) -> Step {
    Step { id, position, task, doublets: 0, points: ByPlayer { white: 0, black: 0 } }
}

const fn side(points: Side) -> [u8; 26] {
    let mut side = [0; 26];
    let mut count = 0;
    let mut index = 0;
    while index < points.len() {
        let (point, checkers) = points[index];
        side[point] = checkers;
        count += checkers;
        index += 1;
    }
    assert!(count == 15, "each side has 15 checkers");
    side
}
