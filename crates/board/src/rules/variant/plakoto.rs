//! Plakoto, the second game of Tavli (kafenio.eu).
//!
//! All checkers begin on their owner's start point. Nothing is hit: a checker that lands on a single checker of the
//! opponent pins it there until the last pinning checker leaves. Two checkers make a point, and so does one checker on
//! top of a pinned one.
//!
//! A player's last checker on their start point is their mother checker. Pinning it wins two points at once, provided
//! that the winner has no checker left on their own start point. If both mother checkers are pinned, the game is a
//! draw. Many tables do not wait for the empty start point (custom rule `mother_at_once`). Others, as in some places
//! where Tapa is played, have only the draw (`mother_rule` is false).
//!
//! A player with a pinned checker may not bear off, unless the custom rule `bear_off_with_pinned` allows it. As in
//! Portes, the custom rule `higher_die` demands the higher of two numbers, which Tapa always does.

use super::portes;
use crate::rules::rulebook::{Contact, MovableCheckers, Rules, all_on};

pub(super) const RULES: Rules = Rules {
    key: "plakoto",
    names: &["plakoto", "πλακωτό", "πλακατό", "plakato"],
    foreign_names: &["tapa", "тапа", "mahbusa", "mahbouseh", "محبوسة", "hapis"],
    start: all_on(24),
    contact: Contact::Pin,
    movable: MovableCheckers::Unpinned,
    closed_board_skips: false,
    ..portes::RULES
};
