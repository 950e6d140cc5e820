//! Words single events as sentences.

use kafenio_board::rules::{OpeningRoll, WinValue};
use kafenio_board::table::{AutoReason, Checkers, CloseReason, Event, GameChoice, Seat, Terms};

use super::help::rules_text;
use super::naming::{end_reason_key, game_name, length_of, loss, roll_text};
use super::score::{next_game, score_and_next_game};
use super::time::clock_of_offer;
use super::view::View;
use super::wording::{Arg, name_of, say, yes_or_no};
use crate::chat::Text;
use crate::language::Language;
use crate::locale::{Id, id};

/// Words what `event` did, without its context. `view` is the table after it. Empty for an event that is not announced.
#[must_use]
pub fn event_sentence(view: &View<'_>, event: &Event) -> Text {
    sentence_in_context(view, &[], event, &[])
}

/// Words that the invitation was accepted. Nobody invites the computer: it is there at once.
pub(super) fn accepted(view: &View<'_>) -> Text {
    if view.seats.invited.level().is_some() {
        let name = name_of(view.language, &view.seats.invited);
        let args = [("who", view.person(Seat::Inviter)), ("computer", Arg::Text(&name))];
        return offer_of_game(view.language, id!("told-against-computer"), &view.table.terms, &args);
    }
    say(view.language, id!("told-accepted"), &[("who", view.person(Seat::Invited))])
}

/// Words what `event` did, between the events before and after it.
pub(super) fn sentence_in_context(view: &View<'_>, earlier: &[&Event], event: &Event, later: &[&Event]) -> Text {
    let tell = |id: Id, args: &[(&str, Arg<'_>)]| say(view.language, id, args);
    let by = |seat: &Seat| ("who", view.person(*seat));
    let value = |to: &u32| ("value", Arg::Number(*to));
    match event {
        Event::Invited { .. } => invitation(view),
        Event::Accepted { .. } => {
            let accepted = accepted(view);
            let is_tavli = view.table.terms.game == GameChoice::Tavli;
            let accepted = if is_tavli { accepted.then(" ", next_game(view)) } else { accepted };
            accepted.then(" ", winner_begins(view))
        }
        Event::Closed { reason } => closed(view, *reason),
        Event::OpeningRolled { dice } => {
            let [of_inviter, of_invited] = [dice.first(), dice.second()];
            opening(view, (of_inviter, &of_inviter.to_string()), (of_invited, &of_invited.to_string()))
        }
        Event::OpeningPairsRolled { inviter, invited } => {
            let [inviter, invited] = [inviter, invited].map(|roll| (roll.first() + roll.second(), roll_text(*roll)));
            opening(view, (inviter.0, &inviter.1), (invited.0, &invited.1))
        }
        Event::Rolled { seat, roll, .. } => {
            tell(id!("told-rolled"), &[by(seat), ("roll", Arg::Text(&roll_text(*roll)))])
        }
        Event::ClosedOut { seat } => tell(id!("told-closed-out"), &[by(seat)]),
        Event::Passed { seat, points } => {
            let total = total(view, *seat, later);
            tell(id!("told-passed"), &[by(seat), ("points", Arg::Number(u32::from(*points))), ("total", total)])
        }
        Event::Played { .. } => played(view, earlier, event, later),
        Event::Doubled { seat, to } => tell(id!("told-doubled"), &[by(seat), value(to)]),
        Event::Beavered { seat, to, raccoon } => {
            let other = ("other", view.person(seat.other()));
            tell(id!("told-beavered"), &[by(seat), other, value(to), yes_or_no("raccoon", *raccoon)])
        }
        Event::Taken { seat, to, owner } => {
            let other = ("other", view.person(owner.unwrap_or(*seat)));
            tell(id!("told-taken"), &[by(seat), other, yes_or_no("beavered", owner.is_some()), value(to)])
        }
        Event::AutomaticDouble { to } => tell(id!("told-automatic-double"), &[value(to)]),
        Event::Dropped { seat } => tell(id!("told-dropped"), &[by(seat)]),
        Event::SessionEnded { by: Some(seat) } => {
            tell(id!("told-session-left"), &[by(seat)]).then(" ", score_and_next_game(view, later))
        }
        Event::SessionEnded { by: None } => {
            tell(id!("told-session-ended"), &[]).then(" ", score_and_next_game(view, later))
        }
        Event::CancelOffered { .. }
        | Event::TakebackOffered { .. }
        | Event::OfferWithdrawn { .. }
        | Event::ResignationOffered { .. }
        | Event::LeaveOffered { .. } => offer(view, event),
        Event::OfferRefused { seat } => {
            tell(id!("told-offer-refused"), &[by(seat)]).then(" ", higher_resignation(view, *seat, earlier))
        }
        Event::Undone { seat } => tell(id!("told-undone"), &[by(seat)]),
        Event::Ordered { .. } | Event::ClockUpdated { .. } => Text::default(),
        Event::GameEnded { .. } => result(view, event).then(" ", score_and_next_game(view, later)),
        Event::PlayedOn { seat } => {
            let over = view.game().map_or(0, |game| game.points[game.player(*seat)]);
            let number = view.game().map_or(1, |game| game.number);
            let points = ("points", Arg::Number(u32::from(over)));
            tell(id!("told-went-on"), &[by(seat), points, ("number", Arg::Number(number))])
        }
        Event::SetUp { seat } => tell(id!("told-set-up"), &[by(seat)]).then(" ", next_game(view)),
    }
}

/// Words why a table was closed.
fn closed(view: &View<'_>, reason: CloseReason) -> Text {
    let id = match reason {
        CloseReason::Declined => id!("told-declined"),
        CloseReason::Withdrawn => id!("told-withdrawn"),
        CloseReason::Expired => id!("told-lapsed"),
        CloseReason::NeverBegun => id!("told-session-never-begun"),
        CloseReason::Cancelled => id!("told-cancelled"),
        CloseReason::EndedByModerator => id!("told-ended"),
        CloseReason::Replaced => id!("told-replaced"),
        CloseReason::Abandoned => id!("told-abandoned"),
    };
    let who = if reason == CloseReason::Declined { Seat::Invited } else { Seat::Inviter };
    say(view.language, id, &[("who", view.person(who)), ("other", view.person(who.other()))])
}

/// Words what a play did; empty for any other event.
fn played(view: &View<'_>, earlier: &[&Event], event: &Event, later: &[&Event]) -> Text {
    let Event::Played { seat, play, points, automatic, .. } = event else { return Text::default() };
    let roll = match earlier.last() {
        Some(Event::Rolled { seat: same, roll, .. }) if same == seat => Some(roll_text(*roll)),
        _ => None,
    };
    let id = if roll.is_some() { id!("told-rolled-played") } else { id!("told-played") };
    let automatic = match automatic {
        None => "no",
        Some(AutoReason::OnlyPlay) => "only",
        Some(AutoReason::BearsOff) => "auto",
    };
    let args = [
        ("who", view.person(*seat)),
        ("roll", Arg::Text(&roll.unwrap_or_default())),
        ("unasked", Arg::Case(automatic)),
        ("play", Arg::Code(view.ruleset().notation(play))),
        ("points", Arg::Number(u32::from(*points))),
        ("total", total(view, *seat, later)),
    ];
    say(view.language, id, &args)
}

/// Words an offer or the answer to one; empty for any other event.
fn offer(view: &View<'_>, event: &Event) -> Text {
    let tell = |id: Id, seat: &Seat, args: &[(&str, Arg<'_>)]| {
        say(view.language, id, &[&[("who", view.person(*seat))], args].concat())
    };
    match event {
        Event::CancelOffered { seat } => {
            tell(id!("told-cancelling"), seat, &[yes_or_no("session", view.table.has_score())])
        }
        Event::TakebackOffered { seat, play } => {
            tell(id!("told-taking-back"), seat, &[("play", Arg::Code(view.ruleset().notation(play)))])
        }
        Event::OfferWithdrawn { seat } => tell(id!("told-offer-withdrawn"), seat, &[]),
        Event::ResignationOffered { seat, level } => {
            tell(id!("told-resigning"), seat, &[("lost", Arg::Text(&loss(view, *level)))])
        }
        Event::LeaveOffered { seat } => tell(id!("told-leaving"), seat, &[("lost", Arg::Text(&loss(view, 1)))]),
        _ => Text::default(),
    }
}

/// Words how somebody resigns more, as the computer at `seat` has just declined a resignation: it plays on for more than it was
/// offered. Empty for people, who may want to play on anyway.
fn higher_resignation(view: &View<'_>, seat: Seat, earlier: &[&Event]) -> Text {
    let Some(Event::ResignationOffered { level, .. }) = earlier.last() else { return Text::default() };
    let level = level + 1;
    if view.seats[seat].level().is_none() || !view.table.can_lose(seat.other(), level) {
        return Text::default();
    }
    let has_backgammons = view.ruleset().variant.rules().win_value == WinValue::Backgammons;
    let value = match (has_backgammons, level) {
        (true, 2) => "gammon",
        (true, 3) => "backgammon",
        (_, 2) => "double",
        (_, 3) => "triple",
        _ => "quadruple",
    };
    let command = Arg::Code(format!("/resign {value}"));
    say(view.language, id!("told-resign-more"), &[("command", command), ("lost", Arg::Text(&loss(view, level)))])
}

/// Returns the points that `seat` had in the running game before the `later` events (Tric-Trac); 0 if those ended the
/// game.
fn total(view: &View<'_>, seat: Seat, later: &[&Event]) -> Arg<'static> {
    let scored_later: u32 = later
        .iter()
        .map(|event| match event {
            Event::Played { seat: by, points, .. } | Event::Passed { seat: by, points } if *by == seat => {
                u32::from(*points)
            }
            _ => 0,
        })
        .sum();
    let ended = later.iter().any(|event| matches!(event, Event::GameEnded { .. }));
    let now = view.game().map_or(0, |game| u32::from(game.points[game.player(seat)]));
    Arg::Number(if ended { 0 } else { now.saturating_sub(scored_later) })
}

fn invitation(view: &View<'_>) -> Text {
    let people = [("who", view.person(Seat::Inviter)), ("other", view.person(Seat::Invited))];
    offer_of_game(view.language, id!("told-invited"), &view.table.terms, &people)
        .then(" ", clock_of_offer(view.language, &view.table.terms, view.platform))
}

/// Words who plays on these `terms`, or offers to. `id` is the sentence, and `people` are its further arguments.
pub(super) fn offer_of_game(language: Language, id: Id, terms: &Terms, people: &[(&str, Arg<'_>)]) -> Text {
    let game = game_name(language, terms.game);
    let cube = if terms.cube == terms.ruleset(1).variant.rules().cube {
        "usual"
    } else if terms.cube {
        "on"
    } else {
        "off"
    };
    let rules = rules_text(language, terms);
    let [to, length] = length_of(terms.length);
    let mut args = vec![
        ("game", Arg::Text(game.as_str())),
        to,
        length,
        ("cube", Arg::Case(cube)),
        ("custom", Arg::Case(if rules.is_empty() { "none" } else { "some" })),
        ("rules", Arg::Text(rules.as_str())),
    ];
    args.extend_from_slice(people);
    say(language, id, &args)
}

/// Words who opens. Each side is given as its pips and its dice as text.
fn opening(view: &View<'_>, inviter: (u8, &str), invited: (u8, &str)) -> Text {
    if inviter.0 == invited.0 {
        return say(
            view.language,
            id!("told-tie"),
            &[("dice", Arg::Text(inviter.1)), ("others", Arg::Text(invited.1))],
        );
    }
    let (seat, high, low) =
        if inviter.0 > invited.0 { (Seat::Inviter, inviter, invited) } else { (Seat::Invited, invited, inviter) };
    let how = match view.table.terms.opening_roll(view.ruleset().variant) {
        OpeningRoll::BothDice => "both",
        OpeningRoll::HigherPair => "own",
        OpeningRoll::RollAgain | OpeningRoll::HigherPairRollsAgain => "anew",
    };
    let args = [
        ("who", view.person(seat)),
        ("other", view.person(seat.other())),
        ("high", Arg::Text(high.1)),
        ("low", Arg::Text(low.1)),
        ("how", Arg::Case(how)),
    ];
    let is_first_game = view.game().is_some_and(|game| game.number == 1);
    let contested = if is_first_game { contested_checkers(view, seat, "dice") } else { Text::default() };
    say(view.language, id!("told-opening"), &args).then(" ", contested)
}

/// Words that the winner of the match before this one begins; empty where nobody begins for that reason.
fn winner_begins(view: &View<'_>) -> Text {
    let is_usual = view.table.terms.ruleset(1).variant.rules().winner_opens;
    let Some(first) = view.table.first.filter(|_| is_usual) else { return Text::default() };
    say(view.language, id!("told-winner-begins"), &[("who", view.person(first))])
        .then(" ", contested_checkers(view, first, "winner"))
}

/// Words that `first` gets the checkers for which both have wished, and why; empty if they have not.
fn contested_checkers(view: &View<'_>, first: Seat, how: &'static str) -> Text {
    let checkers = match view.table.checkers.contested() {
        None | Some(Checkers::Any) => return Text::default(),
        Some(Checkers::Light) => "light",
        Some(Checkers::Dark) => "dark",
    };
    let args = [("who", view.person(first)), ("checkers", Arg::Case(checkers)), ("how", Arg::Case(how))];
    say(view.language, id!("told-checkers"), &args)
}

/// Words the result of a game, without the score; empty for any other event.
pub(super) fn result(view: &View<'_>, event: &Event) -> Text {
    let Event::GameEnded { winner, level, points, reason, jacoby } = event else { return Text::default() };
    let Some(winner) = *winner else { return say(view.language, id!("told-draw"), &[]) };
    say(
        view.language,
        id!("told-won"),
        &[
            ("who", view.person(winner)),
            ("other", view.person(winner.other())),
            ("lost", Arg::Text(&loss(view, *level))),
            ("level", Arg::Number(u32::from(*level))),
            ("points", Arg::Number(*points)),
            ("how", Arg::Case(end_reason_key(*reason))),
            yes_or_no("jacoby", *jacoby),
        ],
    )
}
