//! Plakoto, the second game of Tavli (kafenio.eu).
//!
//! All checkers begin on their owner's start point. Nothing is hit: a checker that lands on a single checker of the
//! opponent pins it there until the last pinning checker leaves. Two checkers make a point, and so does one checker on
//! top of a pinned one.
//!
//! A player's last checker on their start point is their mother checker. Pinning it wins two points at once, provided
//! that the winner has no checker left on their own start point. If both mother checkers are pinned, the game is a
//! draw. A player with a pinned checker may not bear off, unless the custom rule `bear_off_with_pinned` allows it.

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
