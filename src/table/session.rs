//! How money sessions go on and end (rules, section 2.2).

use super::seat::{BySeat, Seat};
use super::state::{Stage, Table};
use super::time_control::Clock;

/// Who has more points, if anybody.
pub(super) fn leader(score: BySeat<u32>) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| score[*seat] > score[seat.other()])
}

/// The players of a session have left, and what they have won stays as it is.
pub(super) fn session_ended(table: &mut Table) {
    let Some(mut last) = table.game().cloned() else { return };
    (last.offer, last.chooser) = (None, None);
    table.stage = Stage::Over { winner: leader(table.score), last };
}

/// A session has no end for which a pool could be meant, so that each of its games has its own time.
pub(super) fn refill(table: &mut Table) {
    if let (Some(clock), Some(pace), Some(_)) = (&mut table.clock, table.terms.clock, table.terms.length.money()) {
        let Clock { pool, grace, .. } = Clock::new(pace);
        (clock.pool, clock.grace) = (pool, grace);
    }
}
