//! Words open challenges.

use kafenio_board::table::{TableId, Terms};
use kafenio_picture::isolated;

use super::event::offer_of_game;
use super::time::{clock, clock_of_offer};
use super::wording::{Arg, say};
use crate::chat::{Platform, Role, Text, User};
use crate::language::Language;
use crate::locale::id;

/// Words that `challenger` offers a game on these `terms`, without its clock.
#[must_use]
pub fn challenge(language: Language, challenger: &User, terms: &Terms) -> Text {
    offer_of_game(language, id!("told-challenge"), terms, &[("who", Arg::Person(challenger))])
}

/// Words in a line, for a list, that `challenger` offers a game on these terms, with its clock if that is not the usual one and,
/// if not everybody may join, who may.
#[must_use]
pub fn challenge_line(language: Language, id: TableId, challenger: &User, terms: &Terms, role: Option<&Role>) -> Text {
    let usual = challenger.account.platform.capabilities().default_clock;
    let clock = terms.clock.filter(|control| Some(*control) != usual).map(|control| clock(language, control));
    let args = [("who", Arg::Person(challenger)), ("table", Arg::Table(id))];
    let role = role.map(|role| Text::plain(isolated(&role.name)));
    let rated = terms.rated.then(|| say(language, id!("challenge-rated"), &[]));
    offer_of_game(language, id!("challenge-line"), terms, &args)
        .then(" · ", rated.unwrap_or_default())
        .then(" · ", clock.unwrap_or_default())
        .then(" · ", role.unwrap_or_default())
}

/// Words of an open challenge whether it is rated, the clock and, if not everybody may join, who may.
#[must_use]
pub fn challenge_details(language: Language, challenger: &User, terms: &Terms, role: Option<&Role>) -> Text {
    let limit = role.map(|role| say(language, id!("told-challenge-role"), &[("role", Arg::Name(&role.name))]));
    let rated = terms.rated.then(|| say(language, id!("told-challenge-rated"), &[]));
    rated
        .unwrap_or_default()
        .then(" ", clock_of_offer(language, terms, challenger.account.platform))
        .then(" ", limit.unwrap_or_default())
}

/// Asks everybody on `platform` who wants to join the challenge `id`.
#[must_use]
pub fn challenge_question(language: Language, id: TableId, platform: Platform) -> Text {
    // Buttons need no explanation of how to join.
    let question = if platform.capabilities().has_buttons { id!("ask-challenge") } else { id!("next-challenge") };
    say(language, question, &[("join", Arg::Code(format!("/join {id}")))])
}
