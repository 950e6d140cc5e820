//! What happened, and what is to be decided next.

use std::ops::Range;

use super::help::chosen;
use super::{Arg, View, clock_of_invitation, say};
use crate::chat::{Span, Text};
use crate::rules::{OpeningRoll, Roll, Variant, WINNING_POINTS, WinValue};
use crate::table::{
    AutoReason, CloseReason, Crawford, Cycle, EndReason, Event, Game, Length, Offer, Phase, Seat, Stage, without_undone,
};

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
    say(view.locale, id, &[]).then(" ", plays).then("", Text::plain("."))
}

/// What `event` did, by itself; `view` is the table after it. Empty where nothing is told of it.
#[must_use]
pub fn told(view: &View<'_>, event: &Event) -> Text {
    sentence(view, &[], event, &[])
}

/// What `event` did, between what happened before and after it.
fn sentence(view: &View<'_>, earlier: &[&Event], event: &Event, later: &[&Event]) -> Text {
    let tell = |id: &str, args: &[(&str, Arg<'_>)]| say(view.locale, id, args);
    let by = |seat: Seat| ("who", view.person(seat));
    let other = |seat: Seat| ("other", view.person(seat));
    let session = yes("session", view.table.terms.length.money().is_some());
    let both = [by(Seat::Inviter), other(Seat::Invited), session];
    match event {
        Event::Invited { .. } => invitation(view).then(" ", clock_of_invitation(view)),
        Event::Accepted if view.table.terms.cycle == Cycle::Tavli => {
            tell("told-accepted", &[by(Seat::Invited)]).then(" ", next_game(view))
        }
        Event::Accepted => tell("told-accepted", &[by(Seat::Invited)]),
        Event::Closed { reason } => match reason {
            CloseReason::Declined => tell("told-declined", &[by(Seat::Invited), other(Seat::Inviter)]),
            CloseReason::Withdrawn => tell("told-withdrawn", &both),
            CloseReason::Expired => tell("told-lapsed", &both),
            CloseReason::CalledOff => tell("told-called-off", &both),
            CloseReason::Cancelled => tell("told-cancelled", &both),
            CloseReason::EndedByAdmin => tell("told-ended", &both),
            CloseReason::Replaced => tell("told-replaced", &both),
        },
        Event::OpeningRolled { dice } => {
            let [of_inviter, of_invited] = [dice.first(), dice.second()];
            threw(view, (of_inviter, &of_inviter.to_string()), (of_invited, &of_invited.to_string()))
        }
        Event::OpeningPairsRolled { inviter, invited } => {
            let [inviter, invited] = [inviter, invited].map(|roll| (roll.first() + roll.second(), shown(*roll)));
            threw(view, (inviter.0, &inviter.1), (invited.0, &invited.1))
        }
        Event::Rolled { seat, roll, .. } => tell("told-rolled", &[by(*seat), ("roll", Arg::Text(&shown(*roll)))]),
        Event::ClosedOut { seat } => tell("told-closed-out", &[by(*seat)]),
        Event::Passed { seat, points } => {
            let total = total(view, *seat, later);
            tell("told-passed", &[by(*seat), ("points", Arg::Number(u32::from(*points))), ("total", total)])
        }
        Event::Played { seat, play, points, automatic, .. } => {
            let roll = match earlier.last() {
                Some(Event::Rolled { seat: same, roll, .. }) if same == seat => Some(shown(*roll)),
                _ => None,
            };
            let id = if roll.is_some() { "told-rolled-played" } else { "told-played" };
            let automatic = match automatic {
                None => "no",
                Some(AutoReason::OnlyPlay) => "only",
                Some(AutoReason::BearsOff) => "auto",
            };
            let args = [
                by(*seat),
                ("roll", Arg::Text(&roll.unwrap_or_default())),
                ("unasked", Arg::Case(automatic)),
                ("play", Arg::Code(view.ruleset().notation(play))),
                ("points", Arg::Number(u32::from(*points))),
                ("total", total(view, *seat, later)),
            ];
            tell(id, &args)
        }
        Event::Doubled { seat, to } => tell("told-doubled", &[by(*seat), ("value", Arg::Number(*to))]),
        Event::Beavered { seat, to, raccoon } => {
            let args = [
                by(*seat),
                ("other", view.person(seat.other())),
                ("value", Arg::Number(*to)),
                yes("raccoon", *raccoon),
            ];
            tell("told-beavered", &args)
        }
        Event::Taken { seat, to, owner } => {
            let owner = [("other", view.person(owner.unwrap_or(*seat))), yes("beavered", owner.is_some())];
            let [other, beavered] = owner;
            tell("told-taken", &[by(*seat), other, beavered, ("value", Arg::Number(*to))])
        }
        Event::AutomaticDouble { to } => tell("told-automatic-double", &[("value", Arg::Number(*to))]),
        Event::SessionEnded { by: seat } => {
            let ended = match seat {
                Some(seat) => tell("told-session-left", &[by(*seat)]),
                None => tell("told-session-ended", &[]),
            };
            ended.then(" ", standing(view))
        }
        Event::CancelOffered { seat } => tell("told-cancelling", &[by(*seat), yes("session", view.table.has_score())]),
        Event::TakebackOffered { seat, play } => {
            tell("told-taking-back", &[by(*seat), ("play", Arg::Code(view.ruleset().notation(play)))])
        }
        Event::OfferRefused { seat } => tell("told-offer-refused", &[by(*seat)]),
        Event::OfferWithdrawn { seat } => tell("told-offer-withdrawn", &[by(*seat)]),
        Event::Undone { seat } => tell("told-undone", &[by(*seat)]),
        Event::Ordered { .. } | Event::ClockUpdated { .. } => Text::default(),
        Event::Dropped { seat } => tell("told-dropped", &[by(*seat)]),
        Event::ResignationOffered { seat, level } => {
            tell("told-resigning", &[by(*seat), ("lost", Arg::Text(&lost(view, *level)))])
        }
        Event::LeaveOffered { seat } => tell("told-leaving", &[by(*seat), ("lost", Arg::Text(&lost(view, 1)))]),
        Event::GameEnded { winner, level, points, reason, jacoby } => {
            ended(view, *winner, *level, *points, *reason, *jacoby)
        }
        Event::PlayedOn { seat } => {
            let over = view.game().map_or(0, |game| game.points[game.player(*seat)]);
            let number = view.game().map_or(1, |game| game.number);
            let args = [by(*seat), ("points", Arg::Number(u32::from(over))), ("number", Arg::Number(number))];
            tell("told-went-on", &args)
        }
        Event::SetUp { seat } => tell("told-set-up", &[by(*seat)]).then(" ", next_game(view)),
    }
}

/// The points that `seat` had in the running game before `later` happened (Tric-Trac); 0 where that ended the game.
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

/// What a game can be lost by, in the words of the game: "a gammon", "a double game".
fn lost(view: &View<'_>, level: u8) -> String {
    lost_by(view.locale, view.ruleset().variant, level)
}

/// What a game of `variant` can be lost by, in its words.
pub(super) fn lost_by(locale: &str, variant: Variant, level: u8) -> String {
    let words = match variant.rules().win_value {
        WinValue::Backgammons => "gammons",
        WinValue::Gammons | WinValue::Single | WinValue::LosersPoints => "multiples",
    };
    say(locale, "level", &[("level", Arg::Number(u32::from(level))), ("words", Arg::Case(words))]).to_string()
}

fn invitation(view: &View<'_>) -> Text {
    let terms = &view.table.terms;
    let game = game_name(view.locale, terms.cycle);
    let cube = if terms.cube == terms.ruleset(1).variant.rules().cube {
        "usual"
    } else if terms.cube {
        "on"
    } else {
        "off"
    };
    let rules = chosen(view.locale, terms);
    let [to, length] = length_of(terms.length);
    say(
        view.locale,
        "told-invited",
        &[
            ("who", view.person(Seat::Inviter)),
            ("other", view.person(Seat::Invited)),
            ("game", Arg::Text(&game)),
            to,
            length,
            ("cube", Arg::Case(cube)),
            ("house", Arg::Case(if rules.is_empty() { "none" } else { "some" })),
            ("rules", Arg::Text(&rules)),
        ],
    )
}

/// What the thread of a table is called: who plays what, and how that ended. An invitation that came to nothing gives it
/// no name.
#[must_use]
pub fn thread_name(view: &View<'_>) -> Text {
    let game = game_name(view.locale, view.table.terms.cycle);
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
        view.locale,
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

/// The throw for the opening; each side's pips, and the dice where they are two.
fn threw(view: &View<'_>, inviter: (u8, &str), invited: (u8, &str)) -> Text {
    if inviter.0 == invited.0 {
        return say(view.locale, "told-tie", &[("dice", Arg::Text(inviter.1)), ("others", Arg::Text(invited.1))]);
    }
    let (seat, high, low) =
        if inviter.0 > invited.0 { (Seat::Inviter, inviter, invited) } else { (Seat::Invited, invited, inviter) };
    let how = match view.ruleset().variant.rules().opening_roll {
        OpeningRoll::BothDice => "both",
        OpeningRoll::HigherPair => "own",
        OpeningRoll::RollAgain | OpeningRoll::HigherPairRollsAgain => "anew",
    };
    say(
        view.locale,
        "told-opening",
        &[
            ("who", view.person(seat)),
            ("other", view.person(seat.other())),
            ("high", Arg::Text(high.1)),
            ("low", Arg::Text(low.1)),
            ("how", Arg::Case(how)),
        ],
    )
}

fn ended(view: &View<'_>, winner: Option<Seat>, level: u8, points: u32, how: EndReason, jacoby: bool) -> Text {
    let Some(winner) = winner else { return say(view.locale, "told-draw", &[]).then(" ", standing(view)) };
    let result = say(
        view.locale,
        "told-won",
        &[
            ("who", view.person(winner)),
            ("lost", Arg::Text(&lost(view, level))),
            ("points", Arg::Number(points)),
            ("how", Arg::Case(how_word(how))),
            yes("jacoby", jacoby),
        ],
    );
    result.then(" ", standing(view))
}

/// The case of `how` in the sentences.
pub(super) fn how_word(how: EndReason) -> &'static str {
    match how {
        EndReason::Played => "played",
        EndReason::Dropped => "dropped",
        EndReason::Resigned => "resigned",
        EndReason::Claimed => "claimed",
        EndReason::Left => "left",
    }
}

/// The score in the course of a match, once there is one.
fn meanwhile(view: &View<'_>) -> Text {
    let is_scored = Seat::BOTH.iter().any(|&seat| view.table.score[seat] > 0);
    let is_played = view.table.terms.length != Length::Single && view.table.game().is_some();
    // What somebody offers stands right before the answer that is asked for.
    let is_offered = view.table.game().is_some_and(|game| game.offer.is_some());
    if is_scored && is_played && !is_offered {
        say(view.locale, "told-meanwhile", &score(view))
    } else {
        Text::default()
    }
}

/// How a match stands, the leader first.
fn score<'a>(view: &View<'a>) -> [(&'static str, Arg<'a>); 7] {
    let [to, length] = length_of(view.table.terms.length);
    let score = &view.table.score;
    let leader = if score.invited > score.inviter { Seat::Invited } else { Seat::Inviter };
    [
        ("who", view.person(leader)),
        ("other", view.person(leader.other())),
        ("more", Arg::Number(score[leader])),
        ("less", Arg::Number(score[leader.other()])),
        to,
        length,
        ("number", Arg::Number(view.game().map_or(1, |game| game.number))),
    ]
}

/// The score of a match, and what comes next in it; nothing after a single game.
fn standing(view: &View<'_>) -> Text {
    if view.table.terms.length == Length::Single {
        return Text::default();
    }
    let args = score(view);
    match &view.table.stage {
        Stage::Over { winner: None, .. } => say(view.locale, "told-match-drawn", &args),
        Stage::Over { .. } => say(view.locale, "told-match-won", &args),
        Stage::Playing(game) if game.chooser.is_some() => say(view.locale, "told-score", &args),
        Stage::Inviting | Stage::Closed(_) | Stage::Playing(_) => {
            say(view.locale, "told-score", &args).then("\n", next_game(view))
        }
    }
}

/// That the next game begins, and which it is where they take turns.
fn next_game(view: &View<'_>) -> Text {
    let game = say(view.locale, &format!("game-{}", view.ruleset().variant.key()), &[]).to_string();
    let crawford = if view.table.crawford == Crawford::Now { "yes" } else { "no" };
    say(
        view.locale,
        "told-next-game",
        &[
            ("number", Arg::Number(view.game().map_or(1, |game| game.number))),
            ("named", Arg::Case(if view.table.terms.cycle == Cycle::Tavli { "yes" } else { "no" })),
            ("game", Arg::Text(&game)),
            ("crawford", Arg::Case(crawford)),
        ],
    )
}

/// How long is played, as the sentences ask for it: `to` a game, points, games or for money, and how many (`length`).
#[must_use]
pub fn length_of(length: Length) -> [(&'static str, Arg<'static>); 2] {
    let (to, length) = match length {
        Length::Single => ("game", 0),
        Length::Points(points) => ("points", points),
        Length::Games(games) => ("games", games),
        Length::Money(_) => ("money", 0),
    };
    [("to", Arg::Case(to)), ("length", Arg::Number(length))]
}

/// What a game or a cycle of games is called.
#[must_use]
pub fn game_name(locale: &str, cycle: Cycle) -> String {
    say(locale, &format!("game-{}", cycle.key()), &[]).to_string()
}

/// A roll as people say it: the higher number first.
#[must_use]
pub fn shown(roll: Roll) -> String {
    format!("{}-{}", roll.higher(), roll.lower())
}

/// The one clear next step, for the one who has it. Empty where nothing is left to decide, but that `reader` may have what
/// is over once more.
#[must_use]
pub fn next_step(view: &View<'_>, reader: Option<Seat>) -> Text {
    // Buttons say by themselves how they are answered.
    let voice = |seat: Seat| if view.seats[seat].account.platform.capabilities().has_buttons { "ask" } else { "next" };
    match (&view.table.stage, view.table.to_decide(), reader) {
        (_, Some(seat), _) => decision(view, seat, voice(seat)),
        (Stage::Over { .. }, None, Some(seat)) => {
            say(view.locale, &format!("{}-rematch", voice(seat)), &[("who", view.person(seat))])
        }
        (_, None, _) => Text::default(),
    }
}

/// How things stand, told to `reader`: what he has to decide, or for whom he waits.
#[must_use]
pub fn now(view: &View<'_>, reader: Option<Seat>) -> Text {
    match (&view.table.stage, view.table.to_decide()) {
        (Stage::Over { winner: Some(winner), .. }, _) => say(view.locale, "now-won", &[("who", view.person(*winner))]),
        (Stage::Over { winner: None, .. }, _) => say(view.locale, "now-drawn", &[]),
        (Stage::Closed(CloseReason::CalledOff | CloseReason::Cancelled), _) => say(view.locale, "now-cancelled", &[]),
        (Stage::Closed(CloseReason::EndedByAdmin), _) => say(view.locale, "now-ended", &[]),
        (_, None) => say(view.locale, "now-closed", &[]),
        (_, Some(seat)) if Some(seat) == reader => decision(view, seat, "you"),
        (_, Some(seat)) => {
            let is_his = reader.is_some() && view.table.game().and_then(Game::offered_by) == reader;
            let withdraw =
                || say(view.locale, "wait-or-withdraw", &[yes("clock", view.table.clock_runs_for() == reader)]);
            decision(view, seat, "wait").then(" ", is_his.then(withdraw).unwrap_or_default())
        }
    }
}

/// The decision of `seat` in one of four voices: `next` calls upon him before everybody, `ask` does so above buttons,
/// `you` speaks to him alone, `wait` tells another reader of him.
fn decision(view: &View<'_>, seat: Seat, voice: &str) -> Text {
    let (what, roll, level) = match &view.table.stage {
        Stage::Playing(game) if game.chooser.is_some() => ("choice", None, 0),
        Stage::Playing(game) => match (game.offer, game.phase) {
            (Some((_, Offer::Resignation(level))), _) => ("resignation", None, level),
            (Some((_, Offer::Leave)), _) => ("leaving", None, 1),
            (Some((_, Offer::Cancel)), _) => ("cancelling", None, 0),
            (Some((_, Offer::Takeback)), _) => ("takeback", None, 0),
            (None, Phase::ToPlay { rest: Some(rest), .. }) => ("rest", Some(rest.die.to_string()), 0),
            (None, Phase::ToPlay { roll, rest: None, .. }) => ("play", Some(shown(roll)), 0),
            (None, Phase::Doubled { beavers: 0, .. }) => ("double", None, 0),
            (None, Phase::Doubled { .. }) => ("beaver", None, 0),
            (None, Phase::BeforeRoll(_) | Phase::Opening) => ("roll", None, 0),
        },
        Stage::Inviting | Stage::Closed(_) | Stage::Over { .. } => ("invitation", None, 0),
    };
    let value = view.game().map_or(1, |game| game.cube.value);
    let over = view.game().map_or(0, |game| game.points[game.player(seat)].saturating_sub(WINNING_POINTS));
    say(
        view.locale,
        &format!("{voice}-{what}"),
        &[
            ("who", view.person(seat)),
            ("other", view.person(seat.other())),
            ("roll", Arg::Text(&roll.unwrap_or_default())),
            ("lost", Arg::Text(&lost(view, level))),
            ("over", Arg::Number(u32::from(over))),
            ("value", Arg::Number(value)),
            ("doubled", Arg::Number(value * 2)),
            ("redoubled", Arg::Number(value * 4)),
            yes("beaver", view.table.can_beaver()),
            yes("session", view.table.has_score()),
            // Once to each of the two: after that he knows, and reads the turn at a glance.
            yes("first", view.table.turn <= 2),
            yes("again", view.rolls_again(seat)),
        ],
    )
}

/// A question that a sentence answers for itself.
fn yes(name: &str, answer: bool) -> (&str, Arg<'_>) {
    (name, Arg::Case(if answer { "yes" } else { "no" }))
}
