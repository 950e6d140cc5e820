//! Why a play is not legal, in a sentence that names the part that is wrong.

use super::{Arg, View, say};
use crate::chat::Text;
use crate::rules::{BAR, Illegal, OFF};
use crate::table::Seat;

/// Why the play that `reader` wrote is not legal.
pub(super) fn illegal(view: &View<'_>, reader: Seat, reason: &Illegal) -> Text {
    let other = ("other", view.person(reader.other()));
    let tell = |id: &str, args: &[(&str, Arg<'_>)]| say(view.locale, id, args);
    let place = |place: u8| Arg::Case(if place == BAR { "bar" } else { "point" });
    let step = |from: u8, to: u8| Arg::Code(format!("{}/{}", name(view, from), name(view, to)));
    let number = |number: u8| Arg::Number(u32::from(number));
    match reason {
        Illegal::TooLong => tell("illegal-too-long", &[]),
        Illegal::Unreadable { word } => tell("illegal-unreadable", &[("word", Arg::Text(word))]),
        Illegal::NothingLegal => tell("illegal-nothing-legal", &[]),
        Illegal::NoChecker { from } => tell("illegal-no-checker", &[("place", place(*from)), ("from", number(*from))]),
        Illegal::Backwards { from, to } => tell("illegal-backwards", &[("step", step(*from, *to))]),
        Illegal::EnterFirst { waiting } => tell("illegal-enter-first", &[("waiting", number(*waiting))]),
        Illegal::Blocked { from, to, held_by } => tell(
            "illegal-blocked",
            &[("step", step(*from, *to)), ("to", number(*to)), ("held", number(*held_by)), other],
        ),
        Illegal::NotADie { from, to, dice } => {
            let dice = dice.iter().rev().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let left = Arg::Case(if dice.is_empty() { "none" } else { "some" });
            tell("illegal-not-a-die", &[("step", step(*from, *to)), ("left", left), ("dice", Arg::Text(&dice))])
        }
        Illegal::TooMany { dice } => tell("illegal-too-many", &[("dice", number(*dice))]),
        Illegal::NotAllHome { farthest } => {
            tell("illegal-not-all-home", &[("place", place(*farthest)), ("farthest", number(*farthest))])
        }
        Illegal::HigherCheckerMovesFirst { from, die, higher } => {
            tell("illegal-higher-first", &[("from", number(*from)), ("die", number(*die)), ("higher", number(*higher))])
        }
        Illegal::MustUseBoth => tell("illegal-must-use-both", &[]),
        Illegal::MustUseMore { used, could } => {
            tell("illegal-must-use-more", &[("used", number(*used)), ("could", number(*could))])
        }
        Illegal::MustUseHigher { die } => tell("illegal-must-use-higher", &[("die", number(*die))]),
        Illegal::HigherOrNothing { die } => tell("illegal-higher-or-nothing", &[("die", number(*die))]),
        Illegal::LowerFirst { die } => tell("illegal-lower-first", &[("die", number(*die))]),
        Illegal::TopFirst { die } => tell("illegal-top-first", &[("die", number(*die))]),
        Illegal::HitAndRun { at } => tell("illegal-hit-and-run", &[("at", number(*at))]),
        Illegal::Pinned { at } => tell("illegal-pinned", &[("at", number(*at)), other]),
        Illegal::PinnedStopsBearingOff { at } => tell("illegal-pinned-stops", &[("at", number(*at))]),
        Illegal::OverAlready { to } => {
            let to = name(view, *to);
            tell("illegal-over-already", &[("to", Arg::Text(&to))])
        }
        Illegal::RunnerFirst { runner } => tell("illegal-runner-first", &[("runner", number(*runner))]),
        Illegal::FullStartQuarter { to } => tell("illegal-full-start-quarter", &[("to", number(*to))]),
        Illegal::MustOpen { points } => {
            let points = points.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            tell("illegal-must-open", &[("points", Arg::Text(&points)), other])
        }
        Illegal::StartFirst { waiting } => tell("illegal-start-first", &[("waiting", number(*waiting))]),
        Illegal::OpponentsCorner => tell("illegal-opponents-corner", &[other]),
        Illegal::AloneInCorner => tell("illegal-alone-in-corner", &[]),
        Illegal::Ambiguous { plays } => {
            let ruleset = view.ruleset();
            let plays: Vec<String> = plays.iter().take(4).map(|play| ruleset.notation(play)).collect();
            tell("illegal-ambiguous", &[("plays", Arg::Text(&plays.join(" / ")))])
        }
        Illegal::NotTogether => tell("illegal-not-together", &[]),
    }
}

/// A place as it is written in a play.
fn name(view: &View<'_>, place: u8) -> String {
    match place {
        OFF => "off".to_owned(),
        BAR => view.ruleset().waiting_place().to_owned(),
        point => point.to_string(),
    }
}
