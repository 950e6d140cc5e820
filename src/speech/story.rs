//! Words a series of events as one announcement.

use std::ops::Range;

use kafenio_board::table::{AutoReason, CloseReason, EndReason, Event, Phase, Seat, Stage, without_undone};

use super::event::sentence_in_context;
use super::naming::{game_name, length_of, roll_text};
use super::score::running_score;
use super::view::View;
use super::wording::{Arg, enumerated, say, yes_or_no};
use crate::chat::Text;
use crate::locale::id;

/// The number of turns in a row from which each gets a short line.
const MIN_LINES: usize = 3;
/// The most that these lines have, in characters: the latest ones.
const MAX_LINES: usize = 150;

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
    let run = turns(&told);
    let mut is_after_lines = false;
    let text = (0..told.len()).fold(Text::default(), |text, place| {
        let sentence = match place {
            _ if place == run.start && !run.is_empty() => lines(view, &told[run.clone()]),
            _ if run.contains(&place) => Text::default(),
            _ => sentence(view, &told, place),
        };
        let count = repeated.iter().find(|(after, _)| *after == place).map(|(_, count)| Arg::Number(*count));
        let repetition = match count {
            Some(count) => say(view.language, id!("told-repeated"), &[("count", count)]),
            None => Text::default(),
        };
        let is_lines = place == run.start && !run.is_empty();
        let between = if is_lines || is_after_lines { "\n" } else { " " };
        is_after_lines = is_lines || is_after_lines && sentence.is_empty();
        text.then(between, sentence).then(" ", repetition)
    });
    // The sentence about the end of a game holds the score, and the winner's choice directly follows a game.
    let tells_score = |event: &&Event| {
        matches!(
            event,
            Event::GameEnded { .. } | Event::PlayedOn { .. } | Event::SetUp { .. } | Event::SessionEnded { .. }
        )
    };
    let standing = if announced.iter().any(tells_score) { Text::default() } else { running_score(view) };
    let pins = if matches!(view.table.stage, Stage::Playing(_)) { new_pins(view, &announced) } else { Text::default() };
    text.then(" ", pins).then(" ", standing)
}

/// Words which checkers the last play among these events has pinned (Plakoto), by the numbers of its notation, which does not tell.
fn new_pins(view: &View<'_>, announced: &[&Event]) -> Text {
    let has_played = announced.iter().any(|event| matches!(event, Event::Played { .. }));
    let Some(game) = view.game().filter(|_| has_played) else { return Text::default() };
    let Some((seat, play)) = &game.last_play else { return Text::default() };
    let (mover, direction) = (game.player(*seat), game.ruleset.variant.rules().direction);
    let is_new = |point: &u8| {
        let arrived = play.moves.iter().filter(|step| step.to == *point).count();
        let left = play.moves.iter().filter(|step| step.from == *point).count();
        let stand_there = usize::from(game.position.checkers[mover][usize::from(*point)]);
        arrived > left && stand_there == arrived - left
    };
    let is_pinned = |point: &u8| game.position.is_pinned(mover.opponent(), direction.mirror(*point));
    let pinned: Vec<u8> = (1..=24).filter(is_new).filter(is_pinned).collect();
    let points = enumerated(view.language, pinned.iter().rev().map(u8::to_string).collect());
    let args = [
        ("who", view.person(*seat)),
        ("other", view.person(seat.other())),
        ("count", Arg::Number(pinned.len() as u32)),
        ("points", Arg::Text(&points)),
        // All checkers begin there.
        yes_or_no("mother", pinned.contains(&direction.mirror(24))),
    ];
    if pinned.is_empty() { Text::default() } else { say(view.language, id!("told-pinned"), &args) }
}

/// Words `events` in at most `most` characters, if possible. The oldest ones are left out, but for the end of a game: what the
/// reader has to do next follows the story and must not be cut off.
#[must_use]
pub fn latest_story(view: &View<'_>, events: &[Event], most: usize) -> Text {
    let length = |text: &Text| text.to_string().chars().count();
    let whole = story(view, events);
    if length(&whole) <= most || events.len() == 1 {
        return whole;
    }
    let last = events.iter().rposition(|event| matches!(event, Event::GameEnded { .. })).unwrap_or(events.len());
    // How a match began is never left out: it says who plays what.
    let beginning = match &events[0] {
        Event::Accepted { .. } => story(view, &events[..1]),
        _ => Text::default(),
    };
    let room = most.saturating_sub(length(&beginning) + 3);
    let shorter = (1..=last).map(|from| story(view, &events[from.min(events.len() - 1)..]));
    let mut shortest = Text::default();
    for text in shorter {
        let fits = length(&text) <= room;
        shortest = text;
        if fits {
            break;
        }
    }
    beginning.then(" ", Text::plain("… ")).then("", shortest)
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

/// Returns how many of the first `events` are a turn: a roll and its play, or without one, or a player who is closed out. 0 if
/// there is no such turn.
fn turn(events: &[&Event]) -> usize {
    match events {
        [Event::Rolled { seat, .. }, Event::Played { seat: same, .. } | Event::Passed { seat: same, .. }, ..]
            if seat == same =>
        {
            2
        }
        [Event::ClosedOut { .. }, ..] => 1,
        _ => 0,
    }
}

/// Returns the range of the first run of at least [`MIN_LINES`] turns, as where nobody has a choice; empty if there is none.
fn turns(events: &[&Event]) -> Range<usize> {
    let run = |from: usize| {
        let (mut end, mut count) = (from, 0);
        while let length @ 1.. = turn(&events[end..]) {
            (end, count) = (end + length, count + 1);
        }
        (from..end, count)
    };
    let found = (0..events.len()).map(run).find(|(_, count)| *count >= MIN_LINES);
    found.map(|(range, _)| range).unwrap_or_default()
}

/// Tells each of the [`turns`] in a line. If nobody had a decision, that is said first.
fn lines(view: &View<'_>, events: &[&Event]) -> Text {
    let mut lines = Vec::new();
    let mut rest = events;
    while let length @ 1.. = turn(rest) {
        let (first, others) = rest.split_at(length);
        lines.push(line(view, first));
        rest = others;
    }
    let mut left = MAX_LINES;
    let shown = lines.iter().rev().take_while(|line| {
        let length = line.to_string().chars().count();
        let fits = left >= length;
        left = left.saturating_sub(length);
        fits
    });
    let left_out = lines.len() - shown.count();
    let heading = if left_out > 0 { Text::plain("…") } else { heading(view, events) };
    lines.into_iter().skip(left_out).fold(heading, |text, line| text.then("\n", line))
}

/// Says why nobody decided anything; empty if somebody did.
fn heading(view: &View<'_>, events: &[&Event]) -> Text {
    if events.iter().any(|event| matches!(event, Event::Played { automatic: None, .. })) {
        return Text::default();
    }
    let by_order = |event: &&Event| matches!(event, Event::Played { automatic: Some(AutoReason::BearsOff), .. });
    let id = if events.iter().any(by_order) { id!("told-unasked") } else { id!("told-forced") };
    say(view.language, id, &[])
}

/// Words a turn in short form.
fn line(view: &View<'_>, turn: &[&Event]) -> Text {
    let roll = match turn {
        [Event::Rolled { roll, .. }, ..] => roll_text(*roll),
        _ => String::new(),
    };
    let (seat, play, points) = match turn {
        [.., Event::Played { seat, play, points, .. }] => (seat, Some(view.ruleset().notation(play)), *points),
        [.., Event::Passed { seat, points }] => (seat, None, *points),
        [Event::ClosedOut { seat }] => {
            return say(view.language, id!("told-closed-turn"), &[("who", view.person(*seat))]);
        }
        _ => return Text::default(),
    };
    let args = [
        ("who", view.person(*seat)),
        ("roll", Arg::Text(&roll)),
        ("done", Arg::Case(if play.is_some() { "played" } else { "passed" })),
        ("play", Arg::Code(play.unwrap_or_default())),
        ("points", Arg::Number(u32::from(points))),
    ];
    say(view.language, id!("told-turn"), &args)
}

/// Returns the name of a table's thread: who plays what, and how it ended. Empty for an invitation that was not
/// accepted, so that the thread keeps its name.
#[must_use]
pub fn thread_name(view: &View<'_>) -> Text {
    let game = game_name(view.language, view.table.terms.game);
    let [to, length] = length_of(view.table.terms.length);
    let score = Seat::BOTH.map(|seat| Arg::Number(view.table.score[seat]));
    let ended = match view.table.stage {
        Stage::Inviting | Stage::Playing(_) => "no",
        Stage::Over { .. } => "over",
        Stage::Closed(
            CloseReason::NeverBegun | CloseReason::Cancelled | CloseReason::EndedByModerator | CloseReason::Abandoned,
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
