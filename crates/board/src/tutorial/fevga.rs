//! The tutorial of Fevga.

use super::backgammon::BEARING_OFF;
use super::portes::TWO_POINTS;
use super::setup::{play, position};
use super::step::{Goal, Step};

pub(super) const STEPS: &[Step] = &[
    play(
        "fevga-runner",
        position(&[(24, 15)], &[(24, 15)]),
        (6, 5),
        Goal::Legal,
        &["24/18 24/19", "24/18/13", "24/19(2)"],
    ),
    play(
        "fevga-block",
        position(&[(24, 14), (14, 1)], &[(24, 15)]),
        (2, 1),
        Goal::Legal,
        &["14/12/11", "14/13/11", "24/22 24/23"],
    ),
    play(
        "fevga-passed",
        position(&[(24, 14), (13, 1)], &[(24, 15)]),
        (5, 2),
        Goal::Legal,
        &["24/19 24/22", "13/8 24/22", "13/6"],
    ),
    play(
        "fevga-higher",
        position(&[(24, 14), (13, 1)], &[(24, 12), (18, 1), (10, 1), (7, 1)]),
        (5, 2),
        Goal::Legal,
        &["13/11", "13/8"],
    ),
    play(
        "fevga-quarter",
        position(&[(24, 3), (23, 2), (22, 2), (21, 2), (20, 2), (10, 4)], &[(24, 15)]),
        (5, 3),
        Goal::Legal,
        &["24/19 10/7", "10/5 10/7", "24/16"],
    ),
    play(
        "fevga-prime",
        position(&[(23, 1), (22, 2), (21, 2), (20, 2), (19, 1), (18, 1), (8, 6)], &[(12, 15)]),
        (6, 1),
        Goal::Legal,
        &["8/2 8/7", "23/17 8/7", "8/1"],
    ),
    BEARING_OFF,
    TWO_POINTS,
];
