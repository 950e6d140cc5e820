//! Explains why a play is not legal, and names the part that is wrong.

use kafenio_board::rules::{BAR, Illegal, Numbering, Play, Player, Roll, Ruleset, Variant};
use kafenio_board::table::Seat;

use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::Text;
use crate::language::Language;
use crate::locale::{Id, id};

/// Explains why the play that `reader` wrote in `numbering` is not legal.
#[must_use]
pub fn illegal(view: &View<'_>, reader: Seat, numbering: Numbering, reason: &Illegal) -> Text {
    explain(
        &Writer {
            language: view.language,
            ruleset: view.ruleset(),
            numbering,
            player: view.game().map_or(Player::White, |game| game.player(reader)),
            other: view.person(reader.other()),
            is_at_table: true,
        },
        reason,
    )
}

/// Explains why the play that somebody wrote for White in a tutorial is not legal.
pub(super) fn illegal_in_tutorial(language: Language, variant: Variant, text: &str, reason: &Illegal) -> Text {
    let other = say(language, id!("tutorial-opponent"), &[]).to_string();
    explain(
        &Writer {
            language,
            ruleset: Ruleset::from(variant),
            numbering: Numbering::Own.of_text(text),
            player: Player::White,
            other: Arg::Text(&other),
            is_at_table: false,
        },
        reason,
    )
}

fn explain(writer: &Writer<'_>, reason: &Illegal) -> Text {
    let tell = |id: Id, args: &[(&str, Arg<'_>)]| writer.tell(id, args);
    let other = ("other", writer.other.clone());
    let waiting = Arg::Case(writer.ruleset.bar_name());
    let place = |place: u8| if place == BAR { waiting.clone() } else { Arg::Case("point") };
    let point = |point: u8| Arg::Code(writer.name(point));
    match reason {
        Illegal::TooLong => tell(id!("illegal-too-long"), &[]),
        Illegal::OtherRoll { typed, rolled } => {
            let dice = |roll: &Roll| format!("{}-{}", roll.first(), roll.second());
            tell(id!("illegal-other-roll"), &[("rolled", Arg::Text(&dice(rolled))), ("typed", Arg::Text(&dice(typed)))])
        }
        Illegal::Unreadable { word } => {
            let bar = Arg::Code(format!("{}/{}", writer.name(BAR), writer.name(20)));
            tell(id!("illegal-unreadable"), &[("word", Arg::Text(word)), ("bar", bar)])
        }
        Illegal::NoLegalPlay => tell(id!("illegal-nothing-legal"), &[]),
        Illegal::NoChecker { from } => {
            tell(id!("illegal-no-checker"), &[("place", place(*from)), ("from", point(*from))])
        }
        Illegal::Backwards { from, to } => tell(id!("illegal-backwards"), &[("step", writer.step(*from, *to))]),
        Illegal::EnterFirst { waiting } => {
            let command = if writer.is_at_table { "/move " } else { "" };
            let example = Arg::Code(format!("{command}{}/{}", writer.name(BAR), writer.name(20)));
            let args = [("place", place(BAR)), ("waiting", number(*waiting)), ("example", example)];
            tell(id!("illegal-enter-first"), &args)
        }
        Illegal::Blocked { from, to, held_by } => tell(
            id!("illegal-blocked"),
            &[("step", writer.step(*from, *to)), ("to", point(*to)), ("held", number(*held_by)), other],
        ),
        Illegal::NothingHit { at } => tell(id!("illegal-nothing-hit"), &[("at", point(*at))]),
        Illegal::NotAllHome { farthest } => {
            tell(id!("illegal-not-all-home"), &[("place", place(*farthest)), ("farthest", point(*farthest))])
        }
        Illegal::HigherCheckerMovesFirst { from, die, higher } => tell(
            id!("illegal-higher-first"),
            &[("from", point(*from)), ("die", number(*die)), ("higher", point(*higher))],
        ),
        Illegal::HitAndRun { at } => tell(id!("illegal-hit-and-run"), &[("at", point(*at))]),
        Illegal::Pinned { at } => tell(id!("illegal-pinned"), &[("at", point(*at)), other]),
        Illegal::PinnedStopsBearingOff { at } => tell(id!("illegal-pinned-stops"), &[("at", point(*at))]),
        Illegal::GameAlreadyOver { to } => tell(id!("illegal-over-already"), &[("to", point(*to))]),
        Illegal::RunnerFirst { runner } => tell(id!("illegal-runner-first"), &[("runner", point(*runner))]),
        Illegal::FullStartQuadrant { to } => tell(id!("illegal-full-start-quarter"), &[("to", point(*to))]),
        Illegal::MustOpen { points } => {
            let points = points.iter().map(|point| writer.name(*point)).collect::<Vec<_>>().join(", ");
            tell(id!("illegal-must-open"), &[("points", Arg::Text(&points)), other])
        }
        Illegal::StartFirst { waiting } => tell(id!("illegal-start-first"), &[("waiting", number(*waiting))]),
        Illegal::OpponentsCorner => tell(id!("illegal-opponents-corner"), &[other]),
        Illegal::AloneInCorner => tell(id!("illegal-alone-in-corner"), &[]),
        Illegal::Ambiguous { plays } => {
            tell(id!("illegal-ambiguous"), &[("plays", Arg::Text(&writer.some_plays(plays)))])
        }
        Illegal::NotTogether => tell(id!("illegal-not-together"), &[]),
        Illegal::NoDieFits { .. }
        | Illegal::NoneLeft { .. }
        | Illegal::TooMany { .. }
        | Illegal::MustUseBoth
        | Illegal::MustUseMore { .. }
        | Illegal::MustUseHigher { .. }
        | Illegal::HigherOrNothing { .. }
        | Illegal::LowerFirst { .. }
        | Illegal::TopFirst { .. } => wrong_dice(writer, reason),
    }
}

/// Explains how a play uses the dice wrongly; empty for any other reason.
fn wrong_dice(writer: &Writer<'_>, reason: &Illegal) -> Text {
    let tell = |id: Id, args: &[(&str, Arg<'_>)]| writer.tell(id, args);
    match reason {
        Illegal::NoDieFits { from, to, dice } => {
            let left = Arg::Case(["none", "one", "more"][dice.len().min(2)]);
            let dice: Vec<_> = dice.iter().rev().map(u8::to_string).collect();
            let (last, others) =
                dice.split_last().map_or(("", String::new()), |(last, others)| (last, others.join(", ")));
            // A longer way takes several dice.
            let pips = from.checked_sub(*to).filter(|pips| *pips <= 6).unwrap_or(0);
            let args = [
                ("step", writer.step(*from, *to)),
                ("pips", number(pips)),
                ("left", left),
                ("dice", Arg::Text(&others)),
                ("last", Arg::Text(last)),
            ];
            tell(id!("illegal-not-a-die"), &args)
        }
        Illegal::NoneLeft { from, to, dice, rest: [start, end] } => {
            let step = writer.step(*from, *to);
            let rest = writer.step(*start, *end);
            let dice = dice.iter().map(u8::to_string).collect::<Vec<_>>().join("+");
            let args = [("pips", number(from - to)), ("step", step), ("dice", Arg::Text(&dice)), ("rest", rest)];
            tell(id!("illegal-none-left"), &args)
        }
        Illegal::TooMany { dice } => tell(id!("illegal-too-many"), &[("dice", number(*dice))]),
        Illegal::MustUseBoth => tell(id!("illegal-must-use-both"), &[]),
        Illegal::MustUseMore { used, could } => {
            tell(id!("illegal-must-use-more"), &[("used", number(*used)), ("could", number(*could))])
        }
        Illegal::MustUseHigher { die } => tell(id!("illegal-must-use-higher"), &[("die", number(*die))]),
        Illegal::HigherOrNothing { die } => tell(id!("illegal-higher-or-nothing"), &[("die", number(*die))]),
        Illegal::LowerFirst { die } => tell(id!("illegal-lower-first"), &[("die", number(*die))]),
        Illegal::TopFirst { die } => tell(id!("illegal-top-first"), &[("die", number(*die))]),
        _ => Text::default(),
    }
}

/// Words reasons for a reader, in the numbering in which they wrote.
struct Writer<'a> {
    language: Language,
    ruleset: Ruleset,
    numbering: Numbering,
    player: Player,
    /// The opponent.
    other: Arg<'a>,
    /// Whether the commands of a table can be used.
    is_at_table: bool,
}

impl Writer<'_> {
    fn tell(&self, id: Id, args: &[(&str, Arg<'_>)]) -> Text {
        let numbers = ("numbers", Arg::Case(if self.numbering == Numbering::Own { "own" } else { "printed" }));
        say(self.language, id, &[args, &[numbers, yes_or_no("table", self.is_at_table)]].concat())
    }

    fn name(&self, place: u8) -> String {
        self.ruleset.place_name(place, self.numbering, self.player)
    }

    fn step(&self, from: u8, to: u8) -> Arg<'static> {
        Arg::Code(format!("{}/{}", self.name(from), self.name(to)))
    }

    /// Returns the first four of `plays` in notation.
    fn some_plays(&self, plays: &[Play]) -> String {
        let written = |play| self.ruleset.notation_in(self.numbering, play, self.player, self.player);
        plays.iter().take(4).map(written).collect::<Vec<_>>().join(" / ")
    }
}

fn number(number: u8) -> Arg<'static> {
    Arg::Number(u32::from(number))
}
