//! The clock of a match. It never reads the time; callers pass it, in milliseconds since 1970.
//!
//! Each player has a pool of time for the whole match. It runs down while they have to roll, play or answer a double,
//! and never while the opponent has to. Any other offer changes nothing: the clock of the player who makes it keeps
//! running. The beginning of each turn, the grace, is free. A turn is everything that a player decides up to and
//! including a play, with their answers since the play before; a turn that passes by itself is one too. After it, the
//! increment is added to the pool, which never exceeds its size at the beginning of the match. While the winner of a
//! game of Tric-Trac chooses how the next one begins, no clock runs, because that choice has its own limit.
//!
//! An empty pool ends nothing by itself; the opponent may claim the match from then on.

use super::Table;
use super::event::Event;
use super::pauses::Pauses;
use super::seat::Seat;
use super::units::DAY;

/// How long before the end of their time a player is reminded. A quarter of the pool, or half of what was left when the
/// decision came to them, is used if that is less.
const REMINDER: i64 = DAY;

/// Applies a clock update at `at`. The clock has been paused for `paused` since the last update.
pub(super) fn apply_update(table: &mut Table, at: i64, paused: i64) {
    let runs = table.clock_runs_for();
    let Some(clock) = &mut table.clock else { return };
    if let Some(seat) = runs {
        clock.charge(seat, at - clock.since - paused);
    }
    clock.since = at;
}

/// Ends the turn of `seat`: adds the increment and renews the grace.
pub(super) fn turn_over(table: &mut Table, seat: Seat) {
    let (Some(clock), Some(control)) = (&mut table.clock, table.terms.clock) else { return };
    clock.pool[seat] = (clock.pool[seat] + control.increment).min(control.pool);
    clock.grace[seat] = control.grace;
}

impl Table {
    /// Updates the clock at `at`; it has been paused for `paused` since the last update (both in milliseconds). Returns
    /// `None` without a clock. If the system time runs backwards, no time passes.
    pub fn update_clock(&mut self, at: i64, paused: i64) -> Option<Event> {
        let since = self.clock?.since;
        let at = at.max(since);
        let event = Event::ClockUpdated { at, paused: paused.clamp(0, at - since) };
        self.apply(&event);
        Some(event)
    }

    /// Returns when the player whose clock runs is reminded and when their time is up; `None` if no clock runs.
    #[must_use]
    pub fn due_times(&self, pauses: &Pauses) -> Option<[i64; 2]> {
        let clock = self.clock?;
        let control = self.terms.clock?;
        let left = self.time_left(self.clock_runs_for()?)?;
        let before = REMINDER.min(control.pool / 4).min(left / 2);
        Some([left - before, left].map(|time| pauses.due_after(clock.since, time)))
    }
}
