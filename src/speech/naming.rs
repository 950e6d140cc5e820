//! Names and short phrases that several messages contain.

use kafenio_board::rules::{Roll, Variant, WinValue};
use kafenio_board::table::{EndReason, GameChoice, Length, TableId};

use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::{Place, Text};
use crate::language::Language;
use crate::locale::{Id, id};

/// Returns the length of a match as message arguments: `to` (a game, points, games or money) and `length` (how many).
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

/// Returns the name of a game, or of a cycle of games.
#[must_use]
pub fn game_name(language: Language, game: GameChoice) -> String {
    say(language, Id::of("game", game.key()), &[]).to_string()
}

/// Lists the names of `games`.
#[must_use]
pub fn game_names(language: Language, games: impl IntoIterator<Item = Variant>) -> String {
    let names = games.into_iter().map(|game| game_name(language, GameChoice::Of(game)));
    names.collect::<Vec<_>>().join(", ")
}

/// Returns `text` with the name of the table `id` before it.
#[must_use]
pub fn of_table(language: Language, id: TableId, text: Text) -> Text {
    say(language, id!("table-line"), &[("table", Arg::Table(id))]).then(" ", text)
}

/// Returns the command that moves the game of the table `id` to the place where it is typed.
#[must_use]
pub fn here_command(id: TableId) -> Arg<'static> {
    Arg::Code(format!("/here table:{id}"))
}

/// Says where something is, as in "In #general."
#[must_use]
pub fn in_place(language: Language, place: &Place) -> Text {
    // The id of a direct message is that of an account.
    say(language, id!("game-place"), &[("place", Arg::Place(place)), yes_or_no("direct", place.is_direct())])
}

/// Does the same as [`in_place`] in a list: "#general".
#[must_use]
pub fn line_place(language: Language, place: &Place) -> Text {
    say(language, id!("line-place"), &[("place", Arg::Place(place)), yes_or_no("direct", place.is_direct())])
}

/// Writes a roll with the higher die first, as in "6-3".
#[must_use]
pub fn roll_text(roll: Roll) -> String {
    roll.to_string()
}

/// Returns the word by which messages select how a game ended.
pub(super) fn end_reason_key(how: EndReason) -> &'static str {
    match how {
        EndReason::Played => "played",
        EndReason::Dropped => "dropped",
        EndReason::Resigned => "resigned",
        EndReason::Claimed => "claimed",
        EndReason::Left => "left",
        EndReason::Forfeited => "forfeited",
        EndReason::Adjudicated => "adjudicated",
    }
}

/// Returns what a loss of `level` is called in the current game: "a gammon", "a double game".
pub(super) fn loss(view: &View<'_>, level: u8) -> String {
    loss_of_variant(view.language, view.ruleset().variant, level)
}

/// Returns what a loss of `level` is called in `variant`.
pub(super) fn loss_of_variant(language: Language, variant: Variant, level: u8) -> String {
    let words = match variant.rules().win_value {
        WinValue::Backgammons => "gammons",
        WinValue::Gammons | WinValue::Single | WinValue::LosersPoints => "multiples",
    };
    say(language, id!("level"), &[("level", Arg::Number(u32::from(level))), ("words", Arg::Case(words))]).to_string()
}
