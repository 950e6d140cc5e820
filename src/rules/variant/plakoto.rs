//! Plakoto, the second game of Tavli (kafenio.eu).
//!
//! All checkers begin on the own start, and nothing is hit: a checker that lands on a single one of the opponent pins it
//! until the last of the pinning checkers leaves. Two checkers hold a point, and so does one that stands on a pinned one.
//!
//! A player's last checker on his start is his mother checker. Pinning it wins two points at once, but only when the winner
//! himself has nothing left on his own start; when both mother checkers are pinned the game is a draw. A player whose
//! checker is pinned bears nothing off, unless the house rule `bear_off_with_pinned` lets him.

use super::portes;
use crate::rules::rulebook::{Contact, MovableCheckers, Rules, all_on};

pub(super) const RULES: Rules = Rules {
    key: "plakoto",
    names: &["plakoto", "πλακωτό", "πλακωτο"],
    foreign_names: &["tapa", "mahbusa", "mahbouseh"],
    start: all_on(24),
    contact: Contact::Pin,
    movable: MovableCheckers::Unpinned,
    closed_board_skips: false,
    ..portes::RULES
};
