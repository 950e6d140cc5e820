//! Spans of time in which clocks are paused.

/// Spans of time in which a clock is paused though its owner has the decision, in milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pauses(Vec<[i64; 2]>);

impl Pauses {
    /// Merges spans, each from its beginning to its end, which may overlap.
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

    /// Returns how long the clock is paused between `since` and `until`.
    #[must_use]
    pub fn paused_between(&self, since: i64, until: i64) -> i64 {
        self.0.iter().map(|[from, to]| (until.min(*to) - since.max(*from)).max(0)).sum()
    }

    /// Returns the end of the pause at `now`; `None` if there is none.
    #[must_use]
    pub fn end(&self, now: i64) -> Option<i64> {
        self.0.iter().find(|[from, until]| (*from..*until).contains(&now)).map(|[_, until]| *until)
    }

    /// Returns when a clock that starts at `since` will have run for `time`.
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
    use super::Pauses;

    #[test]
    fn overlapping_pauses_count_once() {
        let pauses = Pauses::new(vec![[50, 60], [10, 20], [15, 30], [18, 19]]);
        assert_eq!(
            [pauses.paused_between(0, 100), pauses.paused_between(25, 55), pauses.paused_between(30, 50)],
            [30, 10, 0]
        );
        assert_eq!(pauses.due_after(0, 10), 10, "a time is over before the pause that begins with its end");
        assert_eq!([pauses.due_after(0, 11), pauses.due_after(0, 30), pauses.due_after(0, 31)], [31, 50, 61]);
        assert_eq!([pauses.due_after(15, 0), pauses.due_after(25, 1), pauses.due_after(70, 5)], [30, 31, 75]);
    }
}
