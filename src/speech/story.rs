//! What a series of events did, told to everybody.

use std::ops::Range;

use super::event::sentence;
use super::naming::{game_name, length_of, shown};
use super::score::meanwhile;
use super::view::View;
use super::wording::{Arg, say};
use crate::chat::{Span, Text};
use crate::table::{AutoReason, CloseReason, EndReason, Event, Phase, Seat, Stage, without_undone};

/// From how many forced plays on they are told in short.
const SEVERAL: usize = 3;

/// What `events` did, told to everybody. `view` is the table after them.
#[must_use]
pub fn story(view: &View<'_>, events: &[Event]) -> Text {
    // Of several plays that were undone one after the other only the last undoing is told.
    let (undone, since) = events
        .split_at(events.iter().rposition(|event| matches!(event, Event::Undone { .. })).map_or(0, |last| last + 1));
    let events: Vec<Event> = without_undone(undone).iter().chain(undone.last()).chain(since).cloned().collect();
    // What somebody leaves to the bot is for himself alone to know, and who has how much time is told where it matters.
    let told = |event: &&Event| !matches!(event, Event::Ordered { .. } | Event::ClockUpdated { .. });
    let events: Vec<&Event> = events.iter().filter(told).collect();
    // The roll that is to be played now is named where the play is asked for.
    let told = match (view.table.game().map(|game| game.phase), events.as_slice()) {
        (Some(Phase::ToPlay { .. }), [before @ .., Event::Rolled { .. }]) => before,
        (_, events) => events,
    };
    let forced = forced(told);
    let sentences = (0..told.len()).map(|place| match (told[place], told.get(place + 1)) {
        _ if place == forced.start && !forced.is_empty() => without_choice(view, &told[forced.clone()]),
        _ if forced.contains(&place) => Text::default(),
        // The play tells its roll.
        (Event::Rolled { seat, .. }, Some(Event::Played { seat: same, .. })) if seat == same => Text::default(),
        // And the result what it was given up for.
        (Event::ResignationOffered { .. }, Some(Event::GameEnded { reason: EndReason::Resigned, .. })) => {
            Text::default()
        }
        (event, _) => sentence(view, &told[..place], event, &told[place + 1..]),
    });
    // The end of a game tells the score, and what its winner chooses comes after that.
    let tells_score = |event: &&Event| {
        matches!(
            event,
            Event::GameEnded { .. } | Event::PlayedOn { .. } | Event::SetUp { .. } | Event::SessionEnded { .. }
        )
    };
    let standing = if events.iter().any(tells_score) { Text::default() } else { meanwhile(view) };
    sentences.fold(Text::default(), |text, next| text.then(" ", next)).then(" ", standing)
}

/// Where the first rolls stand in `events`, a few at least one after the other, that were played without asking anybody
/// and scored nothing: so Puff begins, and so games end. Empty where there are none.
fn forced(events: &[&Event]) -> Range<usize> {
    let is_forced = |pair: &[&Event]| {
        matches!(pair, [Event::Rolled { seat, .. }, Event::Played { seat: same, points: 0, automatic: Some(_), .. }]
            if seat == same)
    };
    let length = |from: usize| 2 * events[from..].chunks(2).take_while(|pair| is_forced(pair)).count();
    let found = (0..events.len()).map(|from| from..from + length(from)).find(|forced| !forced.is_empty());
    found.filter(|forced| forced.len() >= 2 * SEVERAL).unwrap_or_default()
}

/// The rolls and plays of [`forced`] in short.
fn without_choice(view: &View<'_>, events: &[&Event]) -> Text {
    let plays = events.chunks(2).fold(Text::default(), |text, pair| match pair {
        [Event::Rolled { roll, .. }, Event::Played { seat, play, .. }] => {
            let play = view.ruleset().notation(play);
            let one =
                [Span::Person(view.seats[*seat].clone()), Span::Plain(format!(" {} ", shown(*roll))), Span::Code(play)];
            text.then(", ", Text(one.into()))
        }
        _ => text,
    });
    let by_order = |event: &&Event| matches!(event, Event::Played { automatic: Some(AutoReason::BearsOff), .. });
    let id = if events.iter().any(by_order) { "told-unasked" } else { "told-forced" };
    say(view.language, id, &[]).then(" ", plays).then("", Text::plain("."))
}

/// What the thread of a table is called: who plays what, and how that ended. An invitation that came to nothing gives it
/// no name.
#[must_use]
pub fn thread_name(view: &View<'_>) -> Text {
    let game = game_name(view.language, view.table.terms.cycle);
    let [to, length] = length_of(view.table.terms.length);
    let score = Seat::BOTH.map(|seat| Arg::Number(view.table.score[seat]));
    let ended = match view.table.stage {
        Stage::Inviting | Stage::Playing(_) => "no",
        Stage::Over { .. } => "over",
        Stage::Closed(CloseReason::CalledOff | CloseReason::Cancelled | CloseReason::EndedByAdmin) => "closed",
        Stage::Closed(_) => return Text::default(),
    };
    let [own, others] = score;
    say(
        view.language,
        "thread-name",
        &[
            ("table", Arg::Text(view.name)),
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
