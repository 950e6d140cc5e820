//! The tutorial of Puff.

use super::backgammon::BEARING_OFF;
use super::setup::{play, position};
use super::step::{Goal, Step};
use crate::rules::Position;

pub(super) const STEPS: &[Step] = &[
    play("puff-entering", START, (4, 2), Goal::Legal, &["hand/20 hand/22", "hand/23 hand/21", "hand/19"]),
    play(
        "puff-all-in",
        position(&[(25, 2), (24, 7), (20, 6)], &[(25, 15)]),
        (4, 2),
        Goal::Legal,
        &["24/20 24/22", "hand/23/19", "hand/23 hand/21"],
    ),
    play("puff-doublet", START, (3, 3), Goal::Legal, &["hand/22(2) hand/21(2)", "hand/21(4)", "hand/22(2)"]),
    Step {
        doublets: 1,
        ..play(
            "puff-second-doublet",
            START,
            (3, 3),
            Goal::Legal,
            &["hand/22(2) hand/21(2)", "hand/22(4) hand/21(4)", "hand/22(4)"],
        )
    },
    play("puff-lower", position(&[(10, 1), (1, 14)], &[(22, 2), (6, 13)]), (5, 2), Goal::Legal, &["10/5", "10/8"]),
    play(
        "hitting",
        position(&[(20, 5), (14, 5), (8, 5)], &[(24, 3), (20, 1), (13, 5), (8, 6)]),
        (3, 1),
        Goal::Hit,
        &["14/11 20/19", "8/5* 14/13", "14/10"],
    ),
    BEARING_OFF,
];

const START: Position = position(&[(25, 15)], &[(25, 15)]);
