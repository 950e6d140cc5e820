//! Fevga, the third game of Tavli (kafenio.eu, which calls Moultezim and Narde the same game).
//!
//! Both run the same way round, from starts that lie opposite each other. One checker holds a point: there are no hits. Until
//! the first checker has passed the opponent's start, no other checker moves. The six points of the own start quarter are never
//! all held, not even in passing. Elsewhere six in a row are allowed, but when all the opponent's checkers stand on the
//! point right behind them, one of the six must be opened if the roll allows it. Where one number alone can be played it is
//! the higher.

use super::portes;
use crate::rules::direction::Direction;
use crate::rules::rulebook::{Contact, ForbiddenStep, MovableCheckers, Obligation, Rules, SingleNumber, all_on};

pub(super) const RULES: Rules = Rules {
    key: "fevga",
    names: &["fevga", "φεύγα", "φευγα", "feuga"],
    foreign_names: &["moultezim", "μουλτεζίμ", "narde", "nardy", "nardi"],
    start: all_on(24),
    direction: Direction::Same,
    contact: Contact::Block,
    movable: MovableCheckers::RunnerFirst,
    forbidden: ForbiddenStep::FullStartQuarter,
    single_number: SingleNumber::Higher,
    obligation: Obligation::OpenPrime,
    closed_board_skips: false,
    ..portes::RULES
};
