//! The tutorial of Backgammon. Other games share its first steps.

use super::setup::{cube, play, position};
use super::step::{CubeAction, Goal, Step};
use crate::rules::Position;

pub(super) const STEPS: &[Step] = &[
    MOVING,
    CLOSED,
    DOUBLET,
    HITTING,
    SAFETY,
    ENTERING,
    BEARING_OFF,
    play("gammon", ALMOST_LOST, (6, 1), Goal::Off(1), &["7/1 6/5", "7/6/off", "6/off 5/4"]),
    cube("double", WINNING_RACE, CubeAction::Double, CubeAction::Roll),
    cube("take", CLOSE_RACE, CubeAction::Take, CubeAction::Drop),
];

const START: Position = position(&[(24, 2), (13, 5), (8, 3), (6, 5)], &[(24, 2), (13, 5), (8, 3), (6, 5)]);

pub(super) const MOVING: Step = play("moving", START, (6, 1), Goal::Legal, &["6/12 8/9", "13/7 8/7", "13/5", "13/7/6"]);

pub(super) const CLOSED: Step =
    play("closed", START, (5, 2), Goal::Legal, &["24/19 24/22", "13/8 13/11", "24/17", "13/6"]);

pub(super) const DOUBLET: Step = play("doublet", START, (3, 3), Goal::Legal, &["8/5 6/3", "8/5(2) 6/3(2)", "13/10(4)"]);

pub(super) const HITTING: Step = play(
    "hitting",
    position(&[(24, 2), (13, 5), (8, 3), (6, 5)], &[(24, 2), (20, 1), (13, 4), (8, 3), (6, 5)]),
    (3, 1),
    Goal::Hit,
    &["24/21 24/23", "13/10 8/7", "8/5* 6/5"],
);

pub(super) const SAFETY: Step = play("safety", START, (4, 2), Goal::NoBlot, &["13/9 13/11", "8/4 6/4", "24/20 13/11"]);

pub(super) const ENTERING: Step = play(
    "entering",
    position(&[(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)], &[(24, 2), (13, 5), (8, 3), (6, 5)]),
    (6, 4),
    Goal::Legal,
    &["13/7 13/9", "bar/19 13/9", "bar/21 24/18"],
);

pub(super) const BEARING_OFF: Step = play(
    "bearing-off",
    position(&[(6, 3), (5, 3), (4, 3), (3, 2), (2, 2), (1, 2)], &[(6, 5), (5, 5), (4, 5)]),
    (6, 3),
    Goal::Off(2),
    &["6/off 6/3", "5/off 3/off", "6/off 3/off"],
);

/// White has one roll left, and no checker off.
pub(super) const ALMOST_LOST: Position = position(&[(7, 1), (6, 6), (5, 4), (4, 4)], &[(1, 1), (0, 14)]);

/// White leads by 22 pips, 60 to 82.
const WINNING_RACE: Position =
    position(&[(6, 4), (5, 3), (4, 3), (3, 2), (1, 3)], &[(8, 2), (7, 2), (6, 4), (5, 3), (4, 2), (3, 1), (2, 1)]);

/// White trails by 4 pips, 70 to 66, and Black is on roll.
const CLOSE_RACE: Position =
    position(&[(6, 6), (5, 4), (4, 2), (3, 1), (2, 1), (1, 1)], &[(6, 5), (5, 4), (4, 2), (2, 4)]);
