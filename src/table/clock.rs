//! The clock of a match. It reads no time: what time it is, is told to it, in milliseconds since 1970.
//!
//! Each player has a pool of time for the whole match. It runs down while he has to roll, to play or to answer a double, and
//! never while the other one has to. Any other offer changes nothing about that: whoever asks for something in his own
//! turn goes on paying for it. The beginning of each of his turns, the grace, is free. A turn is here all that he decides up to and including a play, and what he answered since the play
//! before it; a turn that passes by itself is one too. After it his increment comes back to the pool, which never holds
//! more than at the beginning of the match. While the winner of a game of Tric-Trac chooses how the next one begins, no
//! clock runs: that has a limit of its own.
//!
//! An empty pool ends nothing by itself: from then on the opponent may claim the match.

use super::event::Event;
use super::pauses::Pauses;
use super::seat::Seat;
use super::state::Table;
use super::units::DAY;

/// A player is reminded when so much is left to him before his time is up, or a quarter of his pool where that is less,
/// or half of what he had when the decision came to him.
const REMINDER: i64 = DAY;

/// What pressing the clock at `at` does, which has stood still for `stood` since it was pressed last.
pub(super) fn apply_update(table: &mut Table, at: i64, stood: i64) {
    let runs = table.clock_runs_for();
    let Some(clock) = &mut table.clock else { return };
    if let Some(seat) = runs {
        clock.charge(seat, at - clock.since - stood);
    }
    clock.since = at;
}

/// The turn of `seat` is over.
pub(super) fn turn_over(table: &mut Table, seat: Seat) {
    let (Some(clock), Some(control)) = (&mut table.clock, table.terms.clock) else { return };
    clock.pool[seat] = (clock.pool[seat] + control.increment).min(control.pool);
    clock.grace[seat] = control.grace;
}

impl Table {
    /// Presses the clock at `at`, of which it has stood still for `stood` since it was pressed last (both in
    /// milliseconds); `None` where no clock is used. Time that runs backwards is taken to stand still.
    pub fn update_clock(&mut self, at: i64, stood: i64) -> Option<Event> {
        let since = self.clock?.since;
        let at = at.max(since);
        let event = Event::ClockUpdated { at, paused: stood.clamp(0, at - since) };
        self.apply(&event);
        Some(event)
    }

    /// When the one whose clock runs is to be reminded, and when his time is up; `None` where no clock runs.
    #[must_use]
    pub fn due_times(&self, pauses: &Pauses) -> Option<[i64; 2]> {
        let (clock, control) = (self.clock?, self.terms.clock?);
        let left = self.time_left(self.clock_runs_for()?)?;
        let before = REMINDER.min(control.pool / 4).min(left / 2);
        Some([left - before, left].map(|time| pauses.due_after(clock.since, time)))
    }
}
