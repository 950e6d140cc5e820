//! Words a series of events as one announcement.

use std::ops::Range;

use kafenio_board::table::{AutoReason, CloseReason, EndReason, Event, Phase, Seat, Stage, without_undone};

use super::event::sentence_in_context;
use super::naming::{game_name, length_of, roll_text};
use super::score::running_score;
use super::view::View;
use super::wording::{Arg, person_span, say};
use crate::chat::{Span, Text};
use crate::locale::id;

/// The number of consecutive forced plays from which they are summarised.
const MIN_FORCED_PLAYS: usize = 3;

/// Words what `events` did, for everybody. `view` is the table after them.
#[must_use]
pub fn story(view: &View<'_>, events: &[Event]) -> Text {
    let announced = announced(events);
    let announced: Vec<&Event> = announced.iter().collect();
    // The request for a play names the roll that has to be played now.
    let without_request = match (view.table.game().map(|game| game.phase), announced.as_slice()) {
        (Some(Phase::ToPlay { .. }), [before @ .., Event::Rolled { .. }]) => before,
        (_, all) => all,
    };
    let (told, repeated) = without_repetitions(without_request);
    let forced = forced_plays(&told);
    let text = (0..told.len()).fold(Text::default(), |text, place| {
        let sentence = match place {
            _ if place == forced.start && !forced.is_empty() => forced_plays_text(view, &told[forced.clone()]),
            _ if forced.contains(&place) => Text::default(),
            _ => sentence(view, &told, place),
        };
        let count = repeated.iter().find(|(after, _)| *after == place).map(|(_, count)| Arg::Number(*count));
        let repetition = match count {
            Some(count) => say(view.language, id!("told-repeated"), &[("count", count)]),
            None => Text::default(),
        };
        text.then(" ", sentence).then(" ", repetition)
    });
    // The sentence about the end of a game holds the score, and the winner's choice directly follows a game.
    let tells_score = |event: &&Event| {
        matches!(
            event,
            Event::GameEnded { .. } | Event::PlayedOn { .. } | Event::SetUp { .. } | Event::SessionEnded { .. }
        )
    };
    let standing = if announced.iter().any(tells_score) { Text::default() } else { running_score(view) };
    text.then(" ", standing)
}

/// Returns those of `events` that everybody reads about.
fn announced(events: &[Event]) -> Vec<Event> {
    // If several plays were undone in a row, only the last undoing is announced.
    let (undone, since) = events
        .split_at(events.iter().rposition(|event| matches!(event, Event::Undone { .. })).map_or(0, |last| last + 1));
    let kept = without_undone(undone);
    let left: Vec<&Event> = kept.iter().chain(undone.last()).chain(since).collect();
    // The undoing had its own message. Whoever reads about the new play need not read about it again.
    let is_replayed = |place: usize| {
        let Event::Undone { seat } = left[place] else { return false };
        left[place + 1..].iter().any(|event| matches!(event, Event::Played { seat: by, .. } if by == seat))
    };
    // Standing orders are private, and the time left is announced only when it matters.
    let is_private = |event: &Event| matches!(event, Event::Ordered { .. } | Event::ClockUpdated { .. });
    (0..left.len())
        .filter(|place| !is_replayed(*place) && !is_private(left[*place]))
        .map(|place| left[place].clone())
        .collect()
}

/// Words the event at `place` among those that are `told`; empty if the next sentence says it too.
fn sentence(view: &View<'_>, told: &[&Event], place: usize) -> Text {
    match (told[place], told.get(place + 1)) {
        // The sentence about the play names the roll.
        (Event::Rolled { seat, .. }, Some(Event::Played { seat: same, .. })) if seat == same => Text::default(),
        // The sentence about the result says what was resigned.
        (Event::ResignationOffered { .. }, Some(Event::GameEnded { reason: EndReason::Resigned, .. })) => {
            Text::default()
        }
        (event, _) => sentence_in_context(view, &told[..place], event, &told[place + 1..]),
    }
}

/// Leaves out each offer that repeats the one before it and got the same answer. Returns the other events, and how
/// often each repeated answer was given, with its place among them.
fn without_repetitions<'e>(events: &[&'e Event]) -> (Vec<&'e Event>, Vec<(usize, u32)>) {
    let mut kept = Vec::new();
    let mut repeated = Vec::new();
    let mut rest = events;
    while let Some((first, others)) = rest.split_first() {
        let answered = first.offered_by().and(others.first()).filter(|answer| answer.ends_offer());
        let Some(answer) = answered else {
            kept.push(*first);
            rest = others;
            continue;
        };
        let count = rest.chunks(2).take_while(|pair| **pair == [*first, *answer]).count();
        kept.extend([*first, *answer]);
        if count > 1 {
            repeated.push((kept.len() - 1, count as u32));
        }
        rest = &rest[2 * count..];
    }
    (kept, repeated)
}

/// Returns the range of the first run of at least [`MIN_FORCED_PLAYS`] rolls that the bot played automatically and that
/// scored nothing, as at the beginning of Puff and at the end of many games; empty if there is none.
fn forced_plays(events: &[&Event]) -> Range<usize> {
    let is_forced = |pair: &[&Event]| {
        matches!(pair, [Event::Rolled { seat, .. }, Event::Played { seat: same, points: 0, automatic: Some(_), .. }]
            if seat == same)
    };
    let length = |from: usize| 2 * events[from..].chunks(2).take_while(|pair| is_forced(pair)).count();
    let found = (0..events.len()).map(|from| from..from + length(from)).find(|forced| !forced.is_empty());
    found.filter(|forced| forced.len() >= 2 * MIN_FORCED_PLAYS).unwrap_or_default()
}

/// Summarises the rolls and plays of [`forced_plays`].
fn forced_plays_text(view: &View<'_>, events: &[&Event]) -> Text {
    let plays = events.chunks(2).fold(Text::default(), |text, pair| match pair {
        [Event::Rolled { roll, .. }, Event::Played { seat, play, .. }] => {
            let play = view.ruleset().notation(play);
            let one = [
                person_span(view.language, &view.seats[*seat]),
                Span::Plain(format!(" {} ", roll_text(*roll))),
                Span::Code(play),
            ];
            text.then(", ", Text(one.into()))
        }
        _ => text,
    });
    let by_order = |event: &&Event| matches!(event, Event::Played { automatic: Some(AutoReason::BearsOff), .. });
    let id = if events.iter().any(by_order) { id!("told-unasked") } else { id!("told-forced") };
    say(view.language, id, &[]).then(" ", plays).then("", Text::plain("."))
}

/// Returns the name of a table's thread: who plays what, and how it ended. Empty for an invitation that was not
/// accepted, so that the thread keeps its name.
#[must_use]
pub fn thread_name(view: &View<'_>) -> Text {
    let game = game_name(view.language, view.table.terms.cycle);
    let [to, length] = length_of(view.table.terms.length);
    let score = Seat::BOTH.map(|seat| Arg::Number(view.table.score[seat]));
    let ended = match view.table.stage {
        Stage::Inviting | Stage::Playing(_) => "no",
        Stage::Over { .. } => "over",
        Stage::Closed(
            CloseReason::CalledOff | CloseReason::Cancelled | CloseReason::EndedByModerator | CloseReason::Abandoned,
        ) => "closed",
        Stage::Closed(_) => return Text::default(),
    };
    let [own, others] = score;
    say(
        view.language,
        id!("thread-name"),
        &[
            ("table", Arg::Table(view.id)),
            ("who", view.person(Seat::Inviter)),
            ("other", view.person(Seat::Invited)),
            ("game", Arg::Text(&game)),
            to,
            length,
            ("ended", Arg::Case(ended)),
            ("own", own),
            ("others", others),
        ],
    )
}
