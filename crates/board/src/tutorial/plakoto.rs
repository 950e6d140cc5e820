//! The tutorial of Plakoto.

use super::backgammon::BEARING_OFF;
use super::portes::TWO_POINTS;
use super::setup::{pinned, play, position};
use super::step::{Goal, Step};
use crate::rules::Position;

pub(super) const STEPS: &[Step] = &[
    play("plakoto-start", START, (6, 5), Goal::Legal, &["24/18(2)", "24/18 24/19", "24/12", "24/13"]),
    play("doublet", START, (3, 3), Goal::Legal, &["24/18", "24/21(4)", "24/18(2)"]),
    play(
        "plakoto-pin",
        position(&[(24, 10), (8, 5)], &[(24, 12), (20, 1), (13, 2)]),
        (3, 2),
        Goal::Pin,
        &["24/21 24/22", "8/5 8/6", "24/19"],
    ),
    play(
        "plakoto-pinned",
        pinned(position(&[(24, 14), (10, 1)], &[(24, 14), (15, 1)]), 10),
        (6, 5),
        Goal::Legal,
        &["10/4 24/19", "24/18 10/5", "24/18 24/19"],
    ),
    play(
        "plakoto-closed",
        pinned(position(&[(14, 14), (10, 1)], &[(24, 14), (15, 1)]), 10),
        (4, 1),
        Goal::Legal,
        &["14/10 14/13", "14/13/9"],
    ),
    play(
        "plakoto-mother",
        position(&[(7, 5), (5, 10)], &[(24, 1), (10, 14)]),
        (4, 2),
        Goal::Win,
        &["7/3 7/5", "5/3 7/3", "5/1"],
    ),
    play(
        "plakoto-guard",
        position(&[(24, 2), (10, 6), (8, 7)], &[(24, 10), (7, 3), (5, 2)]),
        (5, 2),
        Goal::Hold(24),
        &["10/5 10/8", "24/22 10/5", "24/19 8/6"],
    ),
    BEARING_OFF,
    TWO_POINTS,
];

const START: Position = position(&[(24, 15)], &[(24, 15)]);
