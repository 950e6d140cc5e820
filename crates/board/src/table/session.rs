//! The course and the end of money sessions.

use super::seat::{BySeat, Seat};
use super::time_control::Clock;
use super::{Stage, Table};

/// Returns the seat with more points; `None` for a tie.
pub(super) fn leader(score: BySeat<u32>) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| score[*seat] > score[seat.other()])
}

/// Ends a session, which keeps its score.
pub(super) fn end_session(table: &mut Table) {
    let Some(mut last) = table.game().cloned() else { return };
    (last.offer, last.chooser) = (None, None);
    table.stage = Stage::Over { winner: leader(table.score), last };
}

/// Refills the clock in a money session: each game has its own time, because a session has no fixed end.
pub(super) fn refill(table: &mut Table) {
    if let (Some(clock), Some(control), Some(_)) = (&mut table.clock, table.terms.clock, table.terms.length.money()) {
        let Clock { pool, grace, .. } = Clock::new(control);
        (clock.pool, clock.grace) = (pool, grace);
    }
}
