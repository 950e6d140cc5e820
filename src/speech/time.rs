//! Time and clocks in words.

use super::naming::length_of;
use super::view::View;
use super::wording::{Arg, say};
use crate::chat::Text;
use crate::language::Language;
use crate::table::{DAY, HOUR, MINUTE, Seat, Terms};

/// How long `time` (milliseconds) is, by its two largest units: "2 days 3 hours". Less than a minute is one.
#[must_use]
pub fn duration(language: Language, time: i64) -> String {
    let minutes = time.max(MINUTE) / MINUTE * MINUTE;
    let (id, large, small) = if minutes >= DAY {
        ("time-days", DAY, HOUR)
    } else if minutes >= HOUR {
        ("time-hours", HOUR, MINUTE)
    } else {
        ("time-minutes", MINUTE, MINUTE)
    };
    let number = |count: i64| Arg::Number(u32::try_from(count).unwrap_or(u32::MAX));
    say(language, id, &[("more", number(minutes / large)), ("less", number(minutes % large / small))]).to_string()
}

/// The same of what is still to come: it does not end before that.
#[must_use]
pub fn duration_to_come(language: Language, time: i64) -> String {
    let unit = if time > DAY { HOUR } else { MINUTE };
    duration(language, (time + unit - 1) / unit * unit)
}

/// What the clock of these terms gives to each player.
fn clock_words(language: Language, terms: &Terms) -> Text {
    let Some(control) = terms.clock else { return say(language, "clock-none", &[]) };
    let [pool, increment, grace] =
        [control.pool, control.increment, control.grace].map(|time| duration(language, time));
    let each = if terms.length.money().is_some() { "game" } else { "match" };
    let any = |time: i64| Arg::Case(if time > 0 { "some" } else { "none" });
    say(
        language,
        "clock-words",
        &[
            ("pool", Arg::Text(&pool)),
            ("each", Arg::Case(each)),
            ("more", any(control.increment)),
            ("increment", Arg::Text(&increment)),
            ("free", any(control.grace)),
            ("grace", Arg::Text(&grace)),
        ],
    )
}

/// The clock of an invitation: the usual one in short; that there is none only where people are used to one.
pub(super) fn clock_of_invitation(view: &View<'_>) -> Text {
    let usual = view.seats.inviter.account.platform.capabilities().default_clock;
    match view.table.terms.clock {
        None if usual.is_none() => Text::default(),
        Some(control) if Some(control) == usual => {
            let [pool, grace] = [control.pool, control.grace].map(|time| duration(view.language, time));
            say(view.language, "clock-usual", &[("pool", Arg::Text(&pool)), ("grace", Arg::Text(&grace))])
        }
        _ => clock_words(view.language, &view.table.terms),
    }
}

/// How long the one to decide still has, as `reader` is told; nothing where no clock runs. `view` is the table with its clock
/// pressed now.
#[must_use]
pub fn time_left(view: &View<'_>, reader: Option<Seat>) -> Text {
    let Some((seat, left)) = view.table.clock_runs_for().and_then(|seat| Some((seat, view.table.time_left(seat)?)))
    else {
        return Text::default();
    };
    let [who, other] = [seat, seat.other()].map(|seat| view.person(seat));
    let reads = match reader {
        Some(reader) if reader == seat => "mine",
        Some(_) => "other",
        None => "no",
    };
    let reads = ("reader", Arg::Case(reads));
    if left == 0 {
        // Whoever reads a list of his games is told which.
        let claim = reader.map_or_else(|| "/claim".to_owned(), |_| format!("/claim table:{}", view.name));
        let claim = ("claim", Arg::Code(claim));
        let [to, _] = length_of(view.table.terms.length);
        return say(view.language, "time-up", &[("who", who), ("other", other), claim, to, reads]);
    }
    say(view.language, "time-left", &[("who", who), ("left", Arg::Text(&duration(view.language, left))), reads])
}
