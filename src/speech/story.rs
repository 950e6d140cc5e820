//! What happened, and what is to be decided next.

use super::{Arg, View, say};
use crate::chat::Text;
use crate::rules::{Opening, Roll};
use crate::table::{Closing, Event, How, Phase, Seat, Stage};

/// What `events` did, told to everybody. `view` is the table after them.
#[must_use]
pub fn story(view: &View<'_>, events: &[Event]) -> Text {
    // The roll that is to be played now is named where the play is asked for.
    let told = match (view.table.game().map(|game| game.phase), events) {
        (Some(Phase::ToPlay { .. }), [before @ .., Event::Rolled { .. }]) => before,
        _ => events,
    };
    told.iter().map(|event| sentence(view, event)).fold(Text::default(), |text, next| text.then(" ", next))
}

fn sentence(view: &View<'_>, event: &Event) -> Text {
    let tell = |id: &str, args: &[(&str, Arg<'_>)]| say(view.locale, id, args);
    let by = |seat: Seat| ("who", view.person(seat));
    match event {
        Event::Invited { .. } => invitation(view),
        Event::Accepted => tell("told-accepted", &[by(Seat::Invited)]),
        Event::Closed { closing } => match closing {
            Closing::Declined => tell("told-declined", &[by(Seat::Invited)]),
            Closing::Withdrawn => tell("told-withdrawn", &[by(Seat::Inviter)]),
            Closing::Lapsed => tell("told-lapsed", &[by(Seat::Inviter), ("other", view.person(Seat::Invited))]),
            Closing::Replaced => tell("told-replaced", &[by(Seat::Inviter), ("other", view.person(Seat::Invited))]),
        },
        Event::Threw { dice } => {
            let [of_inviter, of_invited] = [dice.first(), dice.second()];
            threw(view, (of_inviter, &of_inviter.to_string()), (of_invited, &of_invited.to_string()))
        }
        Event::ThrewPairs { inviter, invited } => {
            let [inviter, invited] = [inviter, invited].map(|roll| (roll.first() + roll.second(), shown(*roll)));
            threw(view, (inviter.0, &inviter.1), (invited.0, &invited.1))
        }
        Event::Rolled { seat, roll } => tell("told-rolled", &[by(*seat), ("roll", Arg::Text(&shown(*roll)))]),
        Event::ClosedOut { seat } => tell("told-closed-out", &[by(*seat)]),
        Event::Passed { seat } => tell("told-passed", &[by(*seat)]),
        Event::Played { seat, play, .. } => {
            tell("told-played", &[by(*seat), ("play", Arg::Code(view.table.terms.ruleset.notation(play)))])
        }
        Event::Doubled { seat } => {
            let value = view.game().map_or(1, |game| game.cube.value) * 2;
            tell("told-doubled", &[by(*seat), ("value", Arg::Number(value))])
        }
        Event::Taken { seat } => {
            let value = view.game().map_or(1, |game| game.cube.value);
            tell("told-taken", &[by(*seat), ("value", Arg::Number(value))])
        }
        Event::Dropped { seat } => tell("told-dropped", &[by(*seat)]),
        Event::ResignationOffered { seat, level } => {
            tell("told-resigning", &[by(*seat), ("level", Arg::Number(u32::from(*level)))])
        }
        Event::ResignationRefused { seat } => tell("told-resignation-refused", &[by(*seat)]),
        Event::GameEnded { winner, level, points, how } => ended(view, *winner, *level, *points, *how),
    }
}

fn invitation(view: &View<'_>) -> Text {
    let terms = &view.table.terms;
    let game = say(view.locale, &format!("game-{}", terms.ruleset.variant.key()), &[]).to_string();
    let cube = if terms.cube == terms.ruleset.variant.rules().cube {
        "usual"
    } else if terms.cube {
        "on"
    } else {
        "off"
    };
    say(
        view.locale,
        "told-invited",
        &[
            ("who", view.person(Seat::Inviter)),
            ("other", view.person(Seat::Invited)),
            ("game", Arg::Text(&game)),
            ("length", Arg::Number(terms.length.unwrap_or(0))),
            ("cube", Arg::Case(cube)),
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
    let how = match view.table.terms.ruleset.variant.rules().opening {
        Opening::BothDice => "both",
        Opening::HigherPair => "own",
        Opening::ThrowAgain | Opening::HigherPairThrowsAgain => "anew",
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

fn ended(view: &View<'_>, winner: Option<Seat>, level: u8, points: u32, how: How) -> Text {
    let Some(winner) = winner else { return say(view.locale, "told-draw", &[]) };
    let how = match how {
        How::Played => "played",
        How::Dropped => "dropped",
        How::Resigned => "resigned",
    };
    let result = say(
        view.locale,
        "told-won",
        &[
            ("who", view.person(winner)),
            ("level", Arg::Number(u32::from(level))),
            ("points", Arg::Number(points)),
            ("how", Arg::Case(how)),
        ],
    );
    if view.table.terms.length.is_none() { result } else { result.then(" ", standing(view)) }
}

/// The score of a match, and what comes next in it.
fn standing(view: &View<'_>) -> Text {
    let score = &view.table.score;
    let leader = if score.invited > score.inviter { Seat::Invited } else { Seat::Inviter };
    let args = [
        ("who", view.person(leader)),
        ("other", view.person(leader.other())),
        ("more", Arg::Number(score[leader])),
        ("less", Arg::Number(score[leader.other()])),
        ("length", Arg::Number(view.table.terms.length.unwrap_or(0))),
    ];
    match &view.table.stage {
        Stage::Over { .. } => say(view.locale, "told-match-won", &args),
        Stage::Inviting | Stage::Closed(_) | Stage::Playing(_) => {
            let score = say(view.locale, "told-score", &args);
            let number = view.game().map_or(1, |game| game.number);
            let crawford = if view.table.crawford == crate::table::Crawford::Now { "yes" } else { "no" };
            score.then(
                " ",
                say(
                    view.locale,
                    "told-next-game",
                    &[("number", Arg::Number(number)), ("crawford", Arg::Case(crawford))],
                ),
            )
        }
    }
}

/// A roll as people say it: the higher number first.
fn shown(roll: Roll) -> String {
    format!("{}-{}", roll.higher(), roll.lower())
}

/// The one clear next step, for the one who has it. Empty where nothing is left to decide.
#[must_use]
pub fn next_step(view: &View<'_>) -> Text {
    let Some(seat) = view.table.to_decide() else { return Text::default() };
    decision(view, seat, "next")
}

/// How things stand, told to `reader`: what he has to decide, or for whom he waits.
#[must_use]
pub fn now(view: &View<'_>, reader: Option<Seat>) -> Text {
    match (&view.table.stage, view.table.to_decide()) {
        (Stage::Over { winner: Some(winner), .. }, _) => say(view.locale, "now-won", &[("who", view.person(*winner))]),
        (Stage::Over { winner: None, .. }, _) => say(view.locale, "now-drawn", &[]),
        (_, None) => say(view.locale, "now-closed", &[]),
        (_, Some(seat)) if Some(seat) == reader => decision(view, seat, "you"),
        (_, Some(seat)) => decision(view, seat, "wait"),
    }
}

/// The decision of `seat` in one of three voices: `next` calls upon him before everybody, `you` speaks to him alone,
/// `wait` tells another reader of him.
fn decision(view: &View<'_>, seat: Seat, voice: &str) -> Text {
    let (what, roll, level) = match &view.table.stage {
        Stage::Playing(game) => match (game.resigning, game.phase) {
            (Some((_, level)), _) => ("resignation", None, level),
            (None, Phase::ToPlay { roll, .. }) => ("play", Some(roll), 0),
            (None, Phase::Doubled { .. }) => ("double", None, 0),
            (None, Phase::BeforeRoll(_) | Phase::Opening) => ("roll", None, 0),
        },
        Stage::Inviting | Stage::Closed(_) | Stage::Over { .. } => ("invitation", None, 0),
    };
    let value = view.game().map_or(1, |game| game.cube.value);
    say(
        view.locale,
        &format!("{voice}-{what}"),
        &[
            ("who", view.person(seat)),
            ("other", view.person(seat.other())),
            ("roll", Arg::Text(&roll.map(shown).unwrap_or_default())),
            ("level", Arg::Number(u32::from(level))),
            ("value", Arg::Number(value)),
            ("doubled", Arg::Number(value * 2)),
        ],
    )
}
