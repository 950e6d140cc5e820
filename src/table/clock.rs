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

use serde::{Deserialize, Serialize};

use super::{Action, BySeat, Dice, Event, Seat, ActError, Table};

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The least and the most that a pool may hold.
const POOL: std::ops::RangeInclusive<i64> = 5 * MINUTE..=60 * DAY;
/// The longest increment, and the longest grace.
const LONGEST: i64 = 7 * DAY;
/// A player is reminded when so much is left to him before his time is up, or a quarter of his pool where that is less,
/// or half of what he had when the decision came to him.
const REMINDER: i64 = DAY;

/// How much time the players have, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// For the whole match.
    pub pool: i64,
    /// Comes back to the pool after each turn.
    pub increment: i64,
    /// Free at the beginning of each turn.
    pub grace: i64,
}

impl TimeControl {
    /// For an evening at one table.
    pub const FAST: TimeControl = TimeControl { pool: HOUR, increment: 2 * MINUTE, grace: 0 };
    /// Whoever moves once a day always has time.
    pub const DAILY: TimeControl = TimeControl { pool: 3 * DAY, increment: 4 * HOUR, grace: DAY };
    pub const RELAXED: TimeControl = TimeControl { pool: 10 * DAY, increment: DAY, grace: 2 * DAY };
    /// The paces that have names.
    pub const NAMED: [(&str, TimeControl); 3] =
        [("fast", TimeControl::FAST), ("daily", TimeControl::DAILY), ("relaxed", TimeControl::RELAXED)];

    /// What people call `word`, in any letter case: a name of [`TimeControl::NAMED`], or `POOL`, `POOL+INCREMENT` or
    /// `POOL+INCREMENT+GRACE` such as `3d+8h`, each in days, hours and minutes such as `1d12h` or `90m`. The pool holds
    /// 5 minutes to 60 days, the others at most 7 days.
    #[must_use]
    pub fn from_name(word: &str) -> Option<TimeControl> {
        let word = word.to_lowercase();
        if let Some((_, control)) = TimeControl::NAMED.iter().find(|(name, _)| *name == word) {
            return Some(*control);
        }
        let spans: Vec<i64> = word.split('+').map(span).collect::<Option<_>>()?;
        let [pool, rest @ ..] = &spans[..] else { return None };
        let fits = POOL.contains(pool) && rest.len() <= 2 && rest.iter().all(|span| *span <= LONGEST);
        let part = |index: usize| rest.get(index).copied().unwrap_or(0);
        fits.then(|| TimeControl { pool: *pool, increment: part(0), grace: part(1) })
    }

    /// Its name, where it has one.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        TimeControl::NAMED.iter().find(|(_, control)| *control == self).map(|(name, _)| *name)
    }
}

/// Reads `1d12h`.
fn span(text: &str) -> Option<i64> {
    let mut total = 0;
    let mut rest = text;
    while !rest.is_empty() {
        let (number, after) = rest.split_at(rest.find(|letter: char| !letter.is_ascii_digit())?);
        let unit = match after.chars().next()? {
            'd' => DAY,
            'h' => HOUR,
            'm' => MINUTE,
            _ => return None,
        };
        total += i64::from(number.parse::<u16>().ok()?) * unit;
        rest = &after[1..];
    }
    (!text.is_empty()).then_some(total)
}

/// What the clock showed when it was last pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// What each player has left in his pool, in milliseconds.
    pub pool: BySeat<i64>,
    /// What is left of the grace of each player's turn, in milliseconds.
    pub grace: BySeat<i64>,
    /// When it was pressed. Since then it runs for the one who has the decision.
    pub since: i64,
}

impl Clock {
    pub(super) fn new(control: TimeControl) -> Clock {
        let both = |time| BySeat { inviter: time, invited: time };
        Clock { pool: both(control.pool), grace: both(control.grace), since: 0 }
    }

    fn charge(&mut self, seat: Seat, time: i64) {
        let free = time.min(self.grace[seat]);
        self.grace[seat] -= free;
        self.pool[seat] = (self.pool[seat] - (time - free)).max(0);
    }
}

/// What pressing the clock at `at` does, which has stood still for `stood` since it was pressed last.
pub(super) fn pressed(table: &mut Table, at: i64, stood: i64) {
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
    /// Whose clock runs.
    #[must_use]
    pub fn clock_runs_for(&self) -> Option<Seat> {
        let game = self.game().filter(|game| self.clock.is_some() && game.chooser.is_none())?;
        game.to_go_on()
    }

    /// How long `seat` had when the clock was last pressed, grace included, in milliseconds; `None` without a clock.
    #[must_use]
    pub fn time_left(&self, seat: Seat) -> Option<i64> {
        self.clock.map(|clock| clock.pool[seat] + clock.grace[seat])
    }

    /// Presses the clock at `at`, of which it has stood still for `stood` since it was pressed last (both in
    /// milliseconds); `None` where no clock is used. Time that runs backwards is taken to stand still.
    pub fn update_clock(&mut self, at: i64, stood: i64) -> Option<Event> {
        let since = self.clock?.since;
        let at = at.max(since);
        let event = Event::ClockUpdated { at, paused: stood.clamp(0, at - since) };
        self.apply(&event);
        Some(event)
    }

    /// As [`Table::act`], at `now`, the clock having stood still for `stood` since it was pressed last. Where the decision
    /// passes from somebody, the time that he took is the first event.
    ///
    /// # Errors
    /// As [`Table::act`].
    pub fn act_at(
        &mut self,
        seat: Seat,
        action: &Action,
        dice: &mut dyn Dice,
        now: i64,
        stood: i64,
    ) -> Result<Vec<Event>, ActError> {
        let mut timed = self.clone();
        let Some(pressed) = timed.update_clock(now, stood) else { return self.act(seat, action, dice) };
        let mut events = timed.act(seat, action, dice)?;
        let goes_on = (timed.clock_runs_for(), timed.turn) == (self.clock_runs_for(), self.turn);
        if goes_on || (self.clock_runs_for().is_none() && timed.clock_runs_for().is_none()) {
            // His clock runs on, or none does: nothing needs to be written down.
            for event in &events {
                self.apply(event);
            }
        } else {
            *self = timed;
            events.insert(0, pressed);
        }
        Ok(events)
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

/// Spans of time in which a clock stands still though its owner has the decision, in milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pauses(Vec<[i64; 2]>);

impl Pauses {
    /// The pauses that these spans, each from its beginning to its end, make together: they may overlap.
    #[must_use]
    pub fn new(mut spans: Vec<[i64; 2]>) -> Pauses {
        spans.sort_unstable();
        let mut apart: Vec<[i64; 2]> = Vec::new();
        for [from, until] in spans {
            match apart.last_mut() {
                Some([_, last]) if from <= *last => *last = until.max(*last),
                _ => apart.push([from, until]),
            }
        }
        Pauses(apart)
    }

    /// How much of the time from `since` to `until` the clock stands still.
    #[must_use]
    pub fn paused_between(&self, since: i64, until: i64) -> i64 {
        self.0.iter().map(|[from, to]| (until.min(*to) - since.max(*from)).max(0)).sum()
    }

    /// When the pause ends that goes on at `now`.
    #[must_use]
    pub fn end(&self, now: i64) -> Option<i64> {
        self.0.iter().find(|[from, until]| (*from..*until).contains(&now)).map(|[_, until]| *until)
    }

    /// When a clock that is started at `since` will have run for `time`.
    #[must_use]
    pub fn due_after(&self, since: i64, time: i64) -> i64 {
        let mut at = since + time;
        for [from, until] in self.0.iter().filter(|[_, until]| *until > since) {
            if *from >= at {
                break;
            }
            at += until - since.max(*from);
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::{DAY, HOUR, MINUTE, Pauses, TimeControl};

    #[test]
    fn a_pace_is_read_as_it_is_written() {
        let control = |pool, increment, grace| Some(TimeControl { pool, increment, grace });
        assert_eq!(TimeControl::from_name("Daily"), Some(TimeControl::DAILY));
        assert_eq!(TimeControl::from_name("3d+8h"), control(3 * DAY, 8 * HOUR, 0));
        assert_eq!(TimeControl::from_name("1d12h"), control(36 * HOUR, 0, 0));
        assert_eq!(TimeControl::from_name("90m+0m+7D"), control(90 * MINUTE, 0, 7 * DAY));
        for word in
            ["", "3", "d", "3d+", "+3d", "3d+8h+1h+1h", "61d", "4m", "3d+8d", "3w", "-3d", "3ä", "99999d", "3d 8h"]
        {
            assert_eq!(TimeControl::from_name(word), None, "{word}");
        }
        assert!(TimeControl::NAMED.iter().all(|(name, control)| control.name() == Some(name)));
    }

    #[test]
    fn a_clock_stands_still_once_where_pauses_overlap() {
        let pauses = Pauses::new(vec![[50, 60], [10, 20], [15, 30], [18, 19]]);
        assert_eq!([pauses.paused_between(0, 100), pauses.paused_between(25, 55), pauses.paused_between(30, 50)], [30, 10, 0]);
        assert_eq!(pauses.due_after(0, 10), 10, "a time is over before the pause that begins with its end");
        assert_eq!([pauses.due_after(0, 11), pauses.due_after(0, 30), pauses.due_after(0, 31)], [31, 50, 61]);
        assert_eq!([pauses.due_after(15, 0), pauses.due_after(25, 1), pauses.due_after(70, 5)], [30, 31, 75]);
    }
}
