//! Explains why a play is not legal, and names the part that is wrong.

use super::view::View;
use super::wording::{Arg, say};
use crate::chat::Text;
use crate::rules::{BAR, Illegal, Numbering, Play, Player};
use crate::table::Seat;

/// Explains why the play that `reader` wrote in `numbering` is not legal.
#[must_use]
pub fn illegal(view: &View<'_>, reader: Seat, numbering: Numbering, reason: &Illegal) -> Text {
    let other = ("other", view.person(reader.other()));
    let player = view.game().map_or(Player::White, |game| game.player(reader));
    let name = |place: u8| view.ruleset().place_name(place, numbering, player);
    let numbers = ("numbers", Arg::Case(if numbering == Numbering::Own { "own" } else { "printed" }));
    let tell =
        |id: &str, args: &[(&str, Arg<'_>)]| say(view.language, id, &[args, std::slice::from_ref(&numbers)].concat());
    let place = |place: u8| Arg::Case(if place == BAR { "bar" } else { "point" });
    let step = |from: u8, to: u8| Arg::Code(format!("{}/{}", name(from), name(to)));
    let point = |point: u8| Arg::Code(name(point));
    let number = |number: u8| Arg::Number(u32::from(number));
    match reason {
        Illegal::TooLong => tell("illegal-too-long", &[]),
        Illegal::Unreadable { word } => {
            let bar = Arg::Code(format!("{}/{}", name(BAR), name(20)));
            tell("illegal-unreadable", &[("word", Arg::Text(word)), ("bar", bar)])
        }
        Illegal::NoLegalPlay => tell("illegal-nothing-legal", &[]),
        Illegal::NoChecker { from } => tell("illegal-no-checker", &[("place", place(*from)), ("from", point(*from))]),
        Illegal::Backwards { from, to } => tell("illegal-backwards", &[("step", step(*from, *to))]),
        Illegal::EnterFirst { waiting } => {
            let example = Arg::Code(format!("/move {}/{}", name(BAR), name(20)));
            tell("illegal-enter-first", &[("waiting", number(*waiting)), ("example", example)])
        }
        Illegal::Blocked { from, to, held_by } => tell(
            "illegal-blocked",
            &[("step", step(*from, *to)), ("to", point(*to)), ("held", number(*held_by)), other],
        ),
        Illegal::NoDieFits { from, to, dice } => {
            let left = Arg::Case(["none", "one", "more"][dice.len().min(2)]);
            let dice: Vec<_> = dice.iter().rev().map(u8::to_string).collect();
            let (last, others) =
                dice.split_last().map_or(("", String::new()), |(last, others)| (last, others.join(", ")));
            let dice = [("dice", Arg::Text(&others)), ("last", Arg::Text(last))];
            tell("illegal-not-a-die", &[&[("step", step(*from, *to)), ("left", left)], &dice[..]].concat())
        }
        Illegal::TooMany { dice } => tell("illegal-too-many", &[("dice", number(*dice))]),
        Illegal::NotAllHome { farthest } => {
            tell("illegal-not-all-home", &[("place", place(*farthest)), ("farthest", point(*farthest))])
        }
        Illegal::HigherCheckerMovesFirst { from, die, higher } => {
            tell("illegal-higher-first", &[("from", point(*from)), ("die", number(*die)), ("higher", point(*higher))])
        }
        Illegal::MustUseBoth => tell("illegal-must-use-both", &[]),
        Illegal::MustUseMore { used, could } => {
            tell("illegal-must-use-more", &[("used", number(*used)), ("could", number(*could))])
        }
        Illegal::MustUseHigher { die } => tell("illegal-must-use-higher", &[("die", number(*die))]),
        Illegal::HigherOrNothing { die } => tell("illegal-higher-or-nothing", &[("die", number(*die))]),
        Illegal::LowerFirst { die } => tell("illegal-lower-first", &[("die", number(*die))]),
        Illegal::TopFirst { die } => tell("illegal-top-first", &[("die", number(*die))]),
        Illegal::HitAndRun { at } => tell("illegal-hit-and-run", &[("at", point(*at))]),
        Illegal::Pinned { at } => tell("illegal-pinned", &[("at", point(*at)), other]),
        Illegal::PinnedStopsBearingOff { at } => tell("illegal-pinned-stops", &[("at", point(*at))]),
        Illegal::GameAlreadyOver { to } => tell("illegal-over-already", &[("to", point(*to))]),
        Illegal::RunnerFirst { runner } => tell("illegal-runner-first", &[("runner", point(*runner))]),
        Illegal::FullStartQuadrant { to } => tell("illegal-full-start-quarter", &[("to", point(*to))]),
        Illegal::MustOpen { points } => {
            let points = points.iter().map(|point| name(*point)).collect::<Vec<_>>().join(", ");
            tell("illegal-must-open", &[("points", Arg::Text(&points)), other])
        }
        Illegal::StartFirst { waiting } => tell("illegal-start-first", &[("waiting", number(*waiting))]),
        Illegal::OpponentsCorner => tell("illegal-opponents-corner", &[other]),
        Illegal::AloneInCorner => tell("illegal-alone-in-corner", &[]),
        Illegal::Ambiguous { plays } => {
            tell("illegal-ambiguous", &[("plays", Arg::Text(&some_plays(view, player, numbering, plays)))])
        }
        Illegal::NotTogether => tell("illegal-not-together", &[]),
    }
}

/// Returns the first four of `plays` in notation.
fn some_plays(view: &View<'_>, player: Player, numbering: Numbering, plays: &[Play]) -> String {
    let ruleset = view.ruleset();
    let written = |play| match numbering {
        Numbering::Own => ruleset.notation(play),
        Numbering::Printed => ruleset.notation_printed(play, player, player),
    };
    plays.iter().take(4).map(written).collect::<Vec<_>>().join(" / ")
}
