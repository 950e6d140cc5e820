//! Fevga, the third game of Tavli (kafenio.eu, which calls Moultezim and Narde the same game).
//!
//! Both players move in the same direction, from start points that lie opposite each other. One checker makes a point,
//! so there are no hits. Until a player's first checker (the runner) has passed the opponent's start, no other checker
//! of theirs moves. A player may never occupy all six points of their own start quadrant, not even in the middle of a
//! play; the custom rule `quarter_at_end` looks at them only where the roll ends, as other tables do. Elsewhere a prime of six is allowed; but if all of the opponent's checkers stand on the point right behind it,
//! one of the six points must be opened, if the roll allows it. If only one number can be played, it must be the higher
//! one.

use super::portes;
use crate::rules::direction::Direction;
use crate::rules::rulebook::{Contact, ForbiddenStep, MovableCheckers, Obligation, Rules, SingleNumber, all_on};

pub(super) const RULES: Rules = Rules {
    key: "fevga",
    // In Greece the game has both names.
    names: &["fevga", "φεύγα", "fevgha", "μουλτεζίμ", "μουλτετζίμ"],
    foreign_names: &["moultezim", "multezim", "narde", "nardy", "nardi", "nardes", "нарды", "нарди", "длинныенарды"],
    // Gul bara goes on with all higher doublets after one.
    relatives: &["gul", "γκιούλ", "gulbara", "gul-bara", "gülbara", "gülbahar", "гюлбара", "ѓулбара"],
    start: all_on(24),
    direction: Direction::Same,
    contact: Contact::Block,
    movable: MovableCheckers::RunnerFirst,
    forbidden: ForbiddenStep::FullStartQuadrant,
    single_number: SingleNumber::Higher,
    obligation: Obligation::OpenPrime,
    closed_board_skips: false,
    ..portes::RULES
};
