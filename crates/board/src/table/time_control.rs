//! Time controls and clocks of matches.

use serde::{Deserialize, Serialize};

use super::seat::{BySeat, Seat};
use super::units::{DAY, HOUR, MINUTE};
use crate::letters::fold;

/// The shortest and the longest pool.
const POOL: std::ops::RangeInclusive<i64> = 5 * MINUTE..=60 * DAY;
/// The longest increment and the longest grace.
const MAX_INCREMENT: i64 = 7 * DAY;

/// The time of each player, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// The time for the whole match.
    pub pool: i64,
    /// The time that is added to the pool after each turn.
    pub increment: i64,
    /// The free time at the beginning of each turn.
    pub grace: i64,
}

impl TimeControl {
    /// Enough for a match in one evening.
    pub const FAST: TimeControl = TimeControl { pool: HOUR, increment: 2 * MINUTE, grace: 0 };
    /// Enough for players who move once a day.
    pub const DAILY: TimeControl = TimeControl { pool: 3 * DAY, increment: 4 * HOUR, grace: DAY };
    pub const RELAXED: TimeControl = TimeControl { pool: 10 * DAY, increment: DAY, grace: 2 * DAY };
    /// The time controls that have names.
    pub const NAMED: [(&str, TimeControl); 3] =
        [("fast", TimeControl::FAST), ("daily", TimeControl::DAILY), ("relaxed", TimeControl::RELAXED)];

    /// Parses a time control: a name of [`TimeControl::NAMED`], or `POOL`, `POOL+INCREMENT` or
    /// `POOL+INCREMENT+GRACE` such as `3d+8h`, each in days, hours and minutes such as `1d12h` or `90m`. The pool has 5
    /// minutes to 60 days, the others at most 7 days.
    #[must_use]
    pub fn from_name(word: &str) -> Option<TimeControl> {
        let word = fold(word);
        if let Some((_, control)) = TimeControl::NAMED.iter().find(|(name, _)| *name == word) {
            return Some(*control);
        }
        let spans: Vec<i64> = word.split('+').map(span).collect::<Option<_>>()?;
        let [pool, rest @ ..] = &spans[..] else { return None };
        let is_valid = POOL.contains(pool) && rest.len() <= 2 && rest.iter().all(|span| *span <= MAX_INCREMENT);
        let part = |index: usize| rest.get(index).copied().unwrap_or(0);
        is_valid.then(|| TimeControl { pool: *pool, increment: part(0), grace: part(1) })
    }

    /// Returns the name of the time control, if it has one.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        TimeControl::NAMED.iter().find(|(_, control)| *control == self).map(|(name, _)| *name)
    }
}

/// Parses a duration such as `1d12h` into milliseconds.
fn span(text: &str) -> Option<i64> {
    let mut total = 0;
    let mut rest = text;
    while !rest.is_empty() {
        let (number, after) = rest.split_at(rest.find(|letter: char| !letter.is_ascii_digit())?);
        let letter = after.chars().next()?;
        // In German and Greek too: Tage, Stunden, Minuten; μέρες, ώρες, λεπτά.
        let unit = match letter {
            'd' | 't' | 'μ' => DAY,
            'h' | 's' | 'ω' => HOUR,
            'm' | 'λ' => MINUTE,
            _ => return None,
        };
        total += i64::from(number.parse::<u16>().ok()?) * unit;
        rest = &after[letter.len_utf8()..];
    }
    (!text.is_empty()).then_some(total)
}

/// The clock at its last update.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// The time left in each player's pool, in milliseconds.
    pub pool: BySeat<i64>,
    /// The time left of each player's grace, in milliseconds.
    pub grace: BySeat<i64>,
    /// The time of the last update, in milliseconds since 1970. Since then it runs for the player who has the decision.
    pub since: i64,
}

impl Clock {
    pub(super) fn new(control: TimeControl) -> Clock {
        let both = |time| BySeat { inviter: time, invited: time };
        Clock { pool: both(control.pool), grace: both(control.grace), since: 0 }
    }

    /// Takes `time` milliseconds from the grace of `seat` and then from their pool.
    pub(super) fn charge(&mut self, seat: Seat, time: i64) {
        let free = time.min(self.grace[seat]);
        self.grace[seat] -= free;
        self.pool[seat] = (self.pool[seat] - (time - free)).max(0);
    }
}

#[cfg(test)]
mod tests {
    use super::TimeControl;
    use crate::table::{DAY, HOUR, MINUTE};

    #[test]
    fn time_control_is_parsed_in_every_form() {
        let control = |pool, increment, grace| Some(TimeControl { pool, increment, grace });
        assert_eq!(TimeControl::from_name("Daily"), Some(TimeControl::DAILY));
        assert_eq!(TimeControl::from_name("3d+8h"), control(3 * DAY, 8 * HOUR, 0));
        assert_eq!(TimeControl::from_name("3μ+8ω"), control(3 * DAY, 8 * HOUR, 0));
        assert_eq!(TimeControl::from_name("1d12h"), control(36 * HOUR, 0, 0));
        assert_eq!(TimeControl::from_name("90m+0m+7D"), control(90 * MINUTE, 0, 7 * DAY));
        for word in
            ["", "3", "d", "3d+", "+3d", "3d+8h+1h+1h", "61d", "4m", "3d+8d", "3w", "-3d", "3ä", "99999d", "3d 8h"]
        {
            assert_eq!(TimeControl::from_name(word), None, "{word}");
        }
        assert!(TimeControl::NAMED.iter().all(|(name, control)| control.name() == Some(name)));
    }
}
