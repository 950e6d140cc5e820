//! Words times and clocks.

use kafenio_board::table::{DAY, HOUR, MINUTE, Seat, Terms, TimeControl};

use super::naming::length_of;
use super::next_step::status;
use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::{Platform, Text};
use crate::language::Language;
use crate::locale::{Id, id};

/// Words a `time` in milliseconds by its two largest units, rounded down: "2 days 3 hours". Less than a minute counts
/// as one.
#[must_use]
pub fn duration(language: Language, time: i64) -> String {
    let minutes = time.max(MINUTE) / MINUTE * MINUTE;
    let (id, large, small) = if minutes >= DAY {
        (id!("time-days"), DAY, HOUR)
    } else if minutes >= HOUR {
        (id!("time-hours"), HOUR, MINUTE)
    } else {
        (id!("time-minutes"), MINUTE, MINUTE)
    };
    let number = |count: i64| Arg::Number(u32::try_from(count).unwrap_or(u32::MAX));
    say(language, id, &[("more", number(minutes / large)), ("less", number(minutes % large / small))]).to_string()
}

/// Does the same as [`duration`] for a time that is still to come, rounded up, so that it does not end sooner than
/// announced.
#[must_use]
pub fn duration_to_come(language: Language, time: i64) -> String {
    let unit = if time > DAY { HOUR } else { MINUTE };
    duration(language, (time + unit - 1) / unit * unit)
}

/// Words how much time the clock of these terms gives to each player.
fn clock_text(language: Language, terms: &Terms) -> Text {
    let Some(control) = terms.clock else { return say(language, id!("clock-none"), &[]) };
    let each = if terms.length.money().is_some() { "game" } else { "match" };
    control_text(language, control, id!("clock-words"), each)
}

/// Words, in a few words, how much time a clock gives to each player.
#[must_use]
pub fn clock(language: Language, control: TimeControl) -> Text {
    control_text(language, control, id!("clock-short"), "match")
}

fn control_text(language: Language, control: TimeControl, id: Id, each: &'static str) -> Text {
    let [pool, increment, grace] =
        [control.pool, control.increment, control.grace].map(|time| duration(language, time));
    let any = |time: i64| Arg::Case(if time > 0 { "some" } else { "none" });
    say(
        language,
        id,
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

/// Words the clock of an offer to play on these `terms`: in short if it is the platform's default, and not at all if there
/// is neither a clock nor a default one.
pub(super) fn clock_of_offer(language: Language, terms: &Terms, platform: Platform) -> Text {
    let usual = platform.capabilities().default_clock;
    match terms.clock {
        None if usual.is_none() => Text::default(),
        Some(control) if Some(control) == usual => {
            let times = [("pool", control.pool), ("increment", control.increment), ("grace", control.grace)];
            let times = times.map(|(name, time)| (name, duration(language, time)));
            let args: Vec<_> = times.iter().map(|(name, time)| (*name, Arg::Text(time))).collect();
            say(language, id!("clock-usual"), &args)
        }
        _ => clock_text(language, terms),
    }
}

/// Does the same as [`time_left`] in a few words, for a list.
#[must_use]
pub fn line_time(view: &View<'_>, reader: Option<Seat>) -> Text {
    let Some((seat, left)) = view.table.clock_runs_for().and_then(|seat| Some((seat, view.table.time_left(seat)?)))
    else {
        return Text::default();
    };
    let time = duration(view.language, left);
    let may_claim = reader.is_some_and(|reader| reader != seat);
    let how = match left {
        0 if may_claim => "claim",
        0 => "up",
        _ => "running",
    };
    let claim = Arg::Code(format!("/claim table:{}", view.id));
    let whose = if view.table.to_decide() == Some(seat) { "decider" } else { "other" };
    let args = [("who", view.person(seat)), ("left", Arg::Case(how)), ("time", Arg::Text(&time)), ("claim", claim)];
    say(view.language, id!("line-time"), &[&args[..], &[("whose", Arg::Case(whose))]].concat())
}

/// Words how much time the player to decide has left, for `reader`; empty if no clock runs. The clock in `view` has to
/// be up to date.
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
        // In an answer about one of several tables, the command has to name it.
        let claim = reader.map_or_else(|| "/claim".to_owned(), |_| format!("/claim table:{}", view.id));
        let claim = ("claim", Arg::Code(claim));
        let [to, _] = length_of(view.table.terms.length);
        return say(view.language, id!("time-up"), &[("who", who), ("other", other), claim, to, reads]);
    }
    say(view.language, id!("time-left"), &[("who", who), ("left", Arg::Text(&duration(view.language, left))), reads])
}

/// Words how much time both players have left, for `reader`, and whose clock runs, unless it is stopped. The clock in `view` has to be up to date.
#[must_use]
pub fn clocks(view: &View<'_>, reader: Option<Seat>, is_stopped: bool) -> Text {
    let table = view.table;
    if table.terms.clock.is_none() {
        return say(view.language, id!("clocks-none"), &[]);
    }
    let left = Seat::BOTH.map(|seat| table.time_left(seat).map(|left| duration(view.language, left)));
    let (Some(running), [Some(left), Some(other_left)]) = (table.clock_runs_for(), left) else {
        return status(view, reader).then(" ", clock_text(view.language, &table.terms));
    };
    let args = [
        ("who", view.person(Seat::Inviter)),
        ("left", Arg::Text(&left)),
        ("other", view.person(Seat::Invited)),
        ("other-left", Arg::Text(&other_left)),
        ("running", view.person(running)),
        yes_or_no("stopped", is_stopped),
    ];
    say(view.language, id!("clocks-left"), &args)
}
