//! The tutorial of Tric-Trac.

use super::setup::{play, position};
use super::step::{Goal, Step};
use crate::rules::{ByPlayer, Position};

pub(super) const STEPS: &[Step] = &[
    play("tric-trac-start", START, (5, 4), Goal::Legal, &["24/19(2)", "24/20 24/19", "24/14", "24/15"]),
    play(
        "tric-trac-waiting",
        position(&[(24, 13), (20, 1), (19, 1)], &[(24, 15)]),
        (2, 1),
        Goal::Legal,
        &["20/18 19/18", "24/23 24/22", "24/21"],
    ),
    play("tric-trac-doublet", START, (4, 4), Goal::Legal, &["24/20(4)", "24/20(2)", "24/16"]),
    play(
        "tric-trac-hit",
        position(&[(22, 14), (20, 1)], &[(24, 14), (9, 1)]),
        (4, 1),
        Goal::Score(1),
        &["22/18 22/21", "20/16* 22/21", "22/17"],
    ),
    play(
        "tric-trac-corner",
        position(&[(22, 13), (17, 1), (15, 1)], &[(24, 15)]),
        (4, 2),
        Goal::Hold(13),
        &["22/18 22/20", "17/13 22/20", "17/13 15/13"],
    ),
    play(
        "tric-trac-privilege",
        position(&[(22, 13), (18, 1), (17, 1)], &[(24, 15)]),
        (6, 5),
        Goal::Hold(13),
        &["18/12 17/12", "18/13 17/13", "22/16 22/17"],
    ),
    play(
        "tric-trac-bridge",
        position(&[(22, 3), (20, 1), (18, 2), (17, 2), (16, 2), (15, 2), (14, 1), (13, 2)], &[(24, 15)]),
        (6, 1),
        Goal::Score(2),
        &["22/16 22/21", "20/14 22/21", "22/15"],
    ),
    Step {
        points: ByPlayer { white: 10, black: 4 },
        ..play(
            "tric-trac-win",
            position(&[(20, 13), (5, 1), (3, 1)], &[(24, 15)]),
            (4, 2),
            Goal::Win,
            &["20/16 20/18", "5/off 20/18", "5/off 3/off"],
        )
    },
];

const START: Position = position(&[(24, 15)], &[(24, 15)]);
