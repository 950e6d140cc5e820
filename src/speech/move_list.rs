//! Words the events of a message as one line of a move list.

use kafenio_board::rules::{Play, Roll};
use kafenio_board::table::{EndReason, Event, Seat};

use super::event::{accepted, event_sentence, result};
use super::naming::roll_text;
use super::score::score_after_game;
use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::Text;
use crate::locale::{Id, id};

/// What separates the parts of a line.
const SEPARATOR: &str = " · ";
/// The longest line, in characters. After many forced moves its oldest part is left out.
const MAX_LINE: usize = 400;

/// Words `events` in short form, each turn with its number: "14. Alice 6-3: 24/18 13/10". `view` is the table after
/// them, `number` the number of its current turn as replays count it, and `earlier` are events before them, which tell
/// the roll that was played. Empty if nothing has happened that a move list shows.
#[must_use]
pub fn move_list_line(view: &View<'_>, number: u32, earlier: &[Event], events: &[Event]) -> Text {
    let mut number = number;
    let mut line = Text::default();
    let mut length = 0;
    for (place, event) in events.iter().enumerate().rev() {
        number = number.saturating_sub(finished_turns(event));
        let before = || earlier.iter().chain(&events[..place]).rev();
        let part = part(view, number, before, event, events.get(place + 1));
        length += part.to_string().chars().count() + SEPARATOR.len();
        if length > MAX_LINE && !line.is_empty() {
            return Text::plain("… ").then("", line);
        }
        line = part.then(SEPARATOR, line);
    }
    match events.last() {
        Some(Event::Rolled { seat, roll, .. }) if line.is_empty() => {
            let roll = roll_text(*roll);
            let args = [("number", Arg::Number(number)), ("who", view.person(*seat)), ("roll", Arg::Text(&roll))];
            say(view.language, id!("line-rolled"), &args)
        }
        _ => line,
    }
}

/// Returns how many turns `event` finishes, in a match that goes on.
fn finished_turns(event: &Event) -> u32 {
    match event {
        Event::Played { .. }
        | Event::Passed { .. }
        | Event::ClosedOut { .. }
        | Event::Beavered { .. }
        | Event::GameEnded { .. }
        | Event::PlayedOn { .. }
        | Event::SetUp { .. } => 1,
        _ => 0,
    }
}

/// Words `event`, which happened in turn `number`. `before` iterates over the events before it, the latest first.
fn part<'e, I: Iterator<Item = &'e Event>>(
    view: &View<'_>,
    number: u32,
    before: impl Fn() -> I,
    event: &Event,
    next: Option<&Event>,
) -> Text {
    let tell = |id: Id, seat: Seat, args: &[(&str, Arg<'_>)]| {
        say(view.language, id, &[&[("number", Arg::Number(number)), ("who", view.person(seat))], args].concat())
    };
    match event {
        Event::Played { seat, play, points, .. } => {
            let roll = last_roll(before(), *seat).or_else(|| roll_of(play)).map(roll_text);
            let args = [
                yes_or_no("rolled", roll.is_some()),
                ("roll", Arg::Text(roll.as_deref().unwrap_or_default())),
                ("play", Arg::Code(view.ruleset().notation(play))),
                ("points", Arg::Number(u32::from(*points))),
            ];
            tell(id!("line-played"), *seat, &args)
        }
        Event::Passed { seat, points } => {
            let roll = last_roll(before(), *seat).map(roll_text);
            let args = [
                yes_or_no("rolled", roll.is_some()),
                ("roll", Arg::Text(roll.as_deref().unwrap_or_default())),
                ("points", Arg::Number(u32::from(*points))),
            ];
            tell(id!("line-passed"), *seat, &args)
        }
        Event::ClosedOut { seat } => tell(id!("line-closed-out"), *seat, &[]),
        Event::Doubled { seat, to } => tell(id!("line-doubled"), *seat, &[("value", Arg::Number(*to))]),
        Event::Beavered { seat, to, raccoon } => {
            tell(id!("line-beavered"), *seat, &[("value", Arg::Number(*to)), yes_or_no("raccoon", *raccoon)])
        }
        Event::Taken { seat, to, .. } => tell(id!("line-taken"), *seat, &[("value", Arg::Number(*to))]),
        Event::Accepted { .. } => accepted(view),
        Event::GameEnded { .. } => result(view, event).then(" ", score_after_game(view)),
        // The part about the play names the roll, and the result says what was dropped or resigned.
        Event::Rolled { .. } | Event::Dropped { .. } => Text::default(),
        Event::ResignationOffered { .. }
            if matches!(next, Some(Event::GameEnded { reason: EndReason::Resigned, .. })) =>
        {
            Text::default()
        }
        _ => event_sentence(view, event),
    }
}

/// Returns the roll that `seat` played or could not play after `events`, which come latest first; `None` if they do not
/// tell.
fn last_roll<'e>(events: impl Iterator<Item = &'e Event>, seat: Seat) -> Option<Roll> {
    // A roll from before these was played in another game, or taken back.
    let mut events = events.take_while(|event| !matches!(event, Event::GameEnded { .. } | Event::Undone { .. }));
    events.find_map(|event| match event {
        Event::Rolled { seat: by, roll, .. } if *by == seat => Some(*roll),
        _ => None,
    })
}

/// Returns the roll that was played with `play`, if both dice were used.
fn roll_of(play: &Play) -> Option<Roll> {
    let dice: Vec<u8> = play.moves.iter().map(|step| step.die).collect();
    match dice[..] {
        [one, other] if one != other => Roll::new(one, other),
        [one, other, ..] if dice.iter().all(|die| *die == one) => Roll::new(one, other),
        _ => None,
    }
}
