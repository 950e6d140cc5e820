//! Vacations: how much of a year a player may be away; and the calendar for that. Years are those of UTC, whose days are all
//! equally long.

use super::units::DAY;

/// The most days of a calendar year that a player may be away.
pub const MAX_VACATION_DAYS: u32 = 30;
const MAX_VACATION: i64 = MAX_VACATION_DAYS as i64 * DAY;

/// Returns the calendar year of `moment`, which is in milliseconds since 1970.
#[must_use]
pub fn year_of(moment: i64) -> i64 {
    // No year is longer than 366 days, so the estimate is never too late.
    let mut year = 1970 + moment / (366 * DAY);
    while year_start(year + 1) <= moment {
        year += 1;
    }
    year
}

/// Returns the beginning of a calendar year from 1970 on, in milliseconds since 1970.
#[must_use]
pub fn year_start(year: i64) -> i64 {
    let leap_days = |before: i64| (before - 1) / 4 - (before - 1) / 100 + (before - 1) / 400;
    ((year - 1970) * 365 + leap_days(year) - leap_days(1970)) * DAY
}

/// A month of the calendar (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// 1 to 12.
    pub number: u32,
    /// When it begins and when the next one does, in milliseconds since 1970.
    pub begin: i64,
    pub end: i64,
}

/// Returns the month of `moment`, which is in milliseconds since 1970.
#[must_use]
pub fn month_of(moment: i64) -> Month {
    let year = year_of(moment);
    let february = if year_start(year + 1) - year_start(year) > 365 * DAY { 29 } else { 28 };
    let mut month = Month { number: 0, begin: 0, end: year_start(year) };
    for days in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        month = Month { number: month.number + 1, begin: month.end, end: month.end + days * DAY };
        if moment < month.end {
            break;
        }
    }
    month
}

/// Returns the vacation that is left in `year` after the spans `taken`, which do not overlap, in milliseconds.
#[must_use]
pub fn vacation_left(taken: &[[i64; 2]], year: i64) -> i64 {
    (MAX_VACATION - used(taken, year)).max(0)
}

/// Returns how much of `year` these spans cover, in milliseconds.
fn used(taken: &[[i64; 2]], year: i64) -> i64 {
    let [begin, end] = [year_start(year), year_start(year + 1)];
    taken.iter().map(|[from, until]| (end.min(*until) - begin.max(*from)).max(0)).sum()
}

/// Plans a vacation of `days` days that begins `now`.
///
/// # Errors
/// Returns an error if a year has too little vacation left after the spans `taken`: the first such year, and what it
/// has left in milliseconds.
pub fn plan_vacation(taken: &[[i64; 2]], now: i64, days: u32) -> Result<[i64; 2], (i64, i64)> {
    let span = [now, now + i64::from(days) * DAY];
    for year in year_of(span[0])..=year_of(span[1]) {
        let left = vacation_left(taken, year);
        if used(&[span], year) > left {
            return Err((year, left));
        }
    }
    Ok(span)
}

#[cfg(test)]
mod tests {
    use super::{DAY, Month, month_of, plan_vacation, vacation_left, year_of, year_start};

    #[test]
    fn months_begin_as_in_the_calendar() {
        // `date -u -d 2028-01-01 +%s` and so on.
        let starts = [1_830_297_600, 1_832_976_000, 1_835_481_600, 1_838_160_000].map(|seconds| seconds * 1000);
        let [january, february, march, april] = starts;
        assert_eq!(month_of(february), Month { number: 2, begin: february, end: march });
        assert_eq!(month_of(february - 1), Month { number: 1, begin: january, end: february });
        assert_eq!(month_of(march - 1).number, 2);
        assert_eq!(month_of(march), Month { number: 3, begin: march, end: april });
        assert_eq!(month_of(january - 1).number, 12);
    }

    #[test]
    fn years_begin_as_in_the_calendar() {
        // `date -u -d 2024-01-01 +%s` and so on.
        for (year, seconds) in [(1970, 0), (1973, 94_694_400), (2000, 946_684_800), (2001, 978_307_200)] {
            assert_eq!(year_start(year), seconds * 1000, "{year}");
        }
        for (year, seconds) in
            [(2024, 1_704_067_200), (2025, 1_735_689_600), (2100, 4_102_444_800), (2101, 4_133_980_800)]
        {
            assert_eq!(year_start(year), seconds * 1000, "{year}");
            assert_eq!([year_of(seconds * 1000 - 1), year_of(seconds * 1000)], [year - 1, year]);
        }
    }

    #[test]
    fn vacation_counts_in_each_year_that_it_touches() {
        let christmas = year_start(2027) - 7 * DAY;
        let taken = [[christmas - 50 * DAY, christmas - 25 * DAY]];
        assert_eq!(plan_vacation(&taken, christmas, 6), Err((2026, 5 * DAY)));
        assert_eq!(plan_vacation(&taken, christmas, 5), Ok([christmas, christmas + 5 * DAY]));
        // Across the end of the year, the old year has too little left.
        assert_eq!(plan_vacation(&taken, christmas, 20), Err((2026, 5 * DAY)));
        let eve = year_start(2027) - 3 * DAY;
        let over = plan_vacation(&taken, eve, 30).unwrap();
        let taken = [taken[0], over];
        assert_eq!([2026, 2027, 2028].map(|year| vacation_left(&taken, year)), [2 * DAY, 3 * DAY, 30 * DAY]);
        assert_eq!(plan_vacation(&taken, year_start(2027) + 40 * DAY, 4), Err((2027, 3 * DAY)));
        assert_eq!(
            plan_vacation(&[], year_start(2027) - 30 * DAY, 60).map(|[_, until]| until),
            Ok(year_start(2027) + 30 * DAY)
        );
    }
}
