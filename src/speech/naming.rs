//! Names and short phrases that several messages contain.

use super::view::View;
use super::wording::{Arg, say};
use crate::language::Language;
use crate::rules::{Roll, Variant, WinValue};
use crate::table::{Cycle, EndReason, Length};

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
pub fn game_name(language: Language, cycle: Cycle) -> String {
    say(language, &format!("game-{}", cycle.key()), &[]).to_string()
}

/// A roll as people say it: the higher number first.
#[must_use]
pub fn shown(roll: Roll) -> String {
    format!("{}-{}", roll.higher(), roll.lower())
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

/// What a game can be lost by, in the words of the game: "a gammon", "a double game".
pub(super) fn lost(view: &View<'_>, level: u8) -> String {
    lost_by(view.language, view.ruleset().variant, level)
}

/// What a game of `variant` can be lost by, in its words.
pub(super) fn lost_by(language: Language, variant: Variant, level: u8) -> String {
    let words = match variant.rules().win_value {
        WinValue::Backgammons => "gammons",
        WinValue::Gammons | WinValue::Single | WinValue::LosersPoints => "multiples",
    };
    say(language, "level", &[("level", Arg::Number(u32::from(level))), ("words", Arg::Case(words))]).to_string()
}
