//! Says what is at stake in a rated match and what it has changed.

use kafenio_board::table::{BySeat, GameChoice, Seat};

use super::naming::game_name;
use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::{Text, User};
use crate::language::Language;
use crate::locale::id;
use crate::rating::Rating;
use crate::store::{RatedMatch, Uncounted};

/// By how much a player's rating changes if they win and if they lose, in thousandths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stake {
    pub won: i64,
    pub lost: i64,
}

/// Somebody's rating in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingStats {
    pub now: Rating,
    /// Their rank in the list of the place, counted from 1, if they are in it.
    pub rank: Option<u32>,
    /// The rating after each of the latest matches that counted, the oldest first, in thousandths.
    pub history: Vec<i32>,
}

/// Says what both players can win and lose.
#[must_use]
pub fn rated_stakes(view: &View<'_>, stakes: BySeat<Stake>) -> Text {
    let [own, other] = Seat::BOTH.map(|seat| [stakes[seat].won, stakes[seat].lost].map(signed));
    let args = [
        ("who", view.person(Seat::Inviter)),
        ("won", Arg::Text(&own[0])),
        ("lost", Arg::Text(&own[1])),
        computer(view),
        ("other", view.person(Seat::Invited)),
        ("otherwon", Arg::Text(&other[0])),
        ("otherlost", Arg::Text(&other[1])),
    ];
    say(view.language, id!("rated-stakes"), &args)
}

/// Says that a match which is agreed as rated will not count, and why.
#[must_use]
pub fn rated_in_vain(view: &View<'_>, reason: Uncounted) -> Text {
    say(view.language, id!("rated-in-vain"), &[("why", Arg::Case(reason.key()))])
}

/// Says the ratings after a match, of a player whose rating is `hidden` only the change, or why it does not count.
#[must_use]
pub fn rated_result(view: &View<'_>, rated: &RatedMatch, hidden: BySeat<bool>) -> Text {
    if let Some(reason) = rated.uncounted {
        return say(view.language, id!("rated-not"), &[("why", Arg::Case(reason.key()))]);
    }
    let written = Seat::BOTH.map(|seat| {
        let side = &rated.sides[seat];
        let change = signed(side.after.rating - side.before.rating);
        if hidden[seat] { change } else { format!("{} ({change})", whole(side.after.rating)) }
    });
    let args = [
        ("who", view.person(Seat::Inviter)),
        ("rating", Arg::Text(&written[0])),
        computer(view),
        ("other", view.person(Seat::Invited)),
        ("otherrating", Arg::Text(&written[1])),
    ];
    say(view.language, id!("rated-result"), &args)
}

/// Writes a rating: with its deviation until it is settled.
#[must_use]
pub fn rating(language: Language, rating: Rating) -> String {
    let (points, deviation) = (whole(rating.rating), whole(rating.deviation));
    let args = [
        ("points", Arg::Text(&points)),
        ("deviation", Arg::Text(&deviation)),
        yes_or_no("settled", rating.is_settled()),
    ];
    say(language, id!("rating-points"), &args).to_string()
}

/// Says the rating of a player in `game`, and their rank here, counted from 1, if they have one.
#[must_use]
pub fn rating_of(language: Language, game: GameChoice, of_player: Rating, rank: Option<u32>) -> Text {
    let (game, written) = (game_name(language, game), rating(language, of_player));
    let rank = ("rank", Arg::Number(rank.unwrap_or(0)));
    say(language, id!("stats-rating"), &[("game", Arg::Text(&game)), ("rating", Arg::Text(&written)), rank])
}

/// Returns the caption of the curve of somebody's rating in `game`, and its description.
#[must_use]
pub fn rating_captions(language: Language, game: GameChoice, who: &User, rated: &RatingStats) -> (String, String) {
    let (game, written) = (game_name(language, game), rating(language, rated.now));
    let history: Vec<String> = rated.history.iter().map(|rating| whole((*rating).into())).collect();
    let args = [
        ("who", Arg::Name(&who.name)),
        ("game", Arg::Text(&game)),
        ("rating", Arg::Text(&written)),
        ("rank", Arg::Number(rated.rank.unwrap_or(0))),
        ("count", Arg::Number(history.len() as u32)),
        ("history", Arg::Text(&history.join(" "))),
    ];
    let [caption, told] = [id!("rating-curve"), id!("rating-curve-alt")].map(|id| say(language, id, &args).to_string());
    (caption, told)
}

/// Returns whether the opponent, who was invited, is the computer.
fn computer(view: &View<'_>) -> (&'static str, Arg<'static>) {
    yes_or_no("computer", view.seats.invited.level().is_some())
}

/// Writes thousandths as whole points.
fn whole(thousandths: i64) -> String {
    let points = (thousandths + 500).div_euclid(1000);
    let sign = if points < 0 { "\u{2212}" } else { "" };
    format!("{sign}{}", points.abs())
}

/// Writes a change with its sign.
fn signed(thousandths: i64) -> String {
    let written = whole(thousandths);
    if written.starts_with('\u{2212}') { written } else { format!("+{written}") }
}
