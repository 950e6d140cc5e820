//! What the commands that open a table share.

use std::slice;

use kafenio_board::rules::{CustomRule, CustomRules, OpeningRoll, Variant};
use kafenio_board::table::{
    Action, BySeat, CloseReason, Event, GameChoice, Length, MoneyRules, Seat, Stage, Table, TavliGames, Terms,
};

use crate::chat::{Occupant, Text, User};
use crate::command::{ClockChoice, MatchLength, NewGame, option_in, word_in};
use crate::locale::{Id, id};
use crate::manager::act::decide;
use crate::manager::announce::{Announcement, announce, remove_latest_choices};
use crate::manager::challenges::close_challenge;
use crate::manager::limits::invitations::check_table_count;
use crate::manager::replies::current_choices::with_current_choices;
use crate::manager::select::{SeatedTable, own_tables};
use crate::manager::stop::Stop;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg, View};
use crate::store::{ChallengeState, OwnThread, Showing, StoredChallenge, TableRecord};

/// The most open challenges that one person may have in one place, and the most codes.
const MAX_OWN_CHALLENGES: usize = 3;

/// Checks that the author may have one more challenge here beside `own`, the open ones of the same kind. `id` is the sentence
/// for an author who has too many.
///
/// # Errors
/// Returns a [`Stop`] that names them if there are too many, or if the author has too many tables.
pub(super) async fn check_own_challenges(unit: &mut Unit<'_>, own: &[&StoredChallenge], id: Id) -> Result<(), Stop> {
    let tables = own_tables(unit).await?;
    check_table_count(unit, &tables, own.len())?;
    if own.len() < MAX_OWN_CHALLENGES {
        return Ok(());
    }
    let names = own.iter().map(|found| found.id.to_string()).collect::<Vec<_>>().join(", ");
    let args = [("count", Arg::Number(MAX_OWN_CHALLENGES as u32)), ("names", Arg::Text(&names))];
    Err(unit.refuse(id, &args))
}

/// Seats the author opposite the challenger, and begins the match as if they had accepted an invitation, announced after the
/// text `before`. With `here`, the author plays in that place of their own.
pub(super) async fn begin_joined(
    unit: &mut Unit<'_>,
    challenge: &StoredChallenge,
    here: Option<Showing>,
    before: Text,
) -> Result<TableRecord, Stop> {
    close_challenge(unit, challenge, ChallengeState::Joined).await?;
    let seats = BySeat { inviter: Occupant::Person(challenge.challenger.clone()), invited: unit.actor.clone() };
    let table = Table::new(challenge.terms);
    let thread = challenge.thread.as_deref();
    let reserved = Some(challenge.id);
    let mut stored = unit.store.insert_table(reserved, &challenge.place, thread, seats, table, unit.now).await?;
    let showing = stored.showing_mut();
    showing.own_thread = challenge.own_thread;
    // A thread starts at the challenge, as it does at an invitation.
    showing.latest = challenge.message.filter(|_| challenge.own_thread == OwnThread::Wanted);
    if let Some(here) = here {
        stored.split(Seat::Inviter, here);
        stored = stored.seen_by(Seat::Invited);
    }
    let decision = decide(unit, &mut stored, Seat::Invited, &Action::Accept).await?;
    let announcement = Announcement { events: &decision.events, before, ..Announcement::default() };
    announce(unit, &mut stored, announcement).await?;
    Ok(stored)
}

/// Returns the refusal for an author who has joined a challenge before: the state of their table, with what they can choose
/// there. `None` if they do not sit at `stored`.
pub(super) async fn joined_before(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Option<Stop>> {
    let Some(seat) = unit.seat_at(stored) else { return Ok(None) };
    let status = speech::status(&unit.view(stored), Some(seat));
    let told = unit.reply(unit.of_table(stored, status));
    Ok(Some(Stop::Refused(with_current_choices(unit, stored, told).await?)))
}

/// Returns the sentence that a game with another country's name is played by the rules of the game that the bot knows.
/// Empty for other names.
pub(super) async fn rules_note(unit: &mut Unit<'_>, game: &NewGame) -> anyhow::Result<Text> {
    let Some(name) = &game.game.foreign_name else { return Ok(Text::default()) };
    let opponent = game.opponent.as_ref().map(|opponent| &opponent.account);
    let language = unit.public_language(&unit.place.clone(), opponent).await?;
    let mut name = name.clone();
    name.get_mut(..1).map(str::make_ascii_uppercase);
    let game = speech::game_name(language, game.game.choice);
    Ok(speech::say(language, id!("told-whose-rules"), &[("name", Arg::Text(&name)), ("game", Arg::Text(&game))]))
}

/// Returns whether the author sits opposite `opponent` at the table `found`.
fn is_between(found: &SeatedTable, opponent: &User) -> bool {
    found.stored.players[found.seat.other()].has(&opponent.account)
}

/// Checks that the author and `opponent` do not play the same game yet at one of the author's tables, rated or not as `terms` say.
///
/// # Errors
/// Returns a [`Stop`] that names the table if they do.
pub(super) fn check_not_playing(
    unit: &Unit<'_>,
    own: &[SeatedTable],
    opponent: &User,
    terms: &Terms,
) -> Result<(), Stop> {
    let is_same = |found: &&SeatedTable| {
        let table = &found.stored.table;
        is_between(found, opponent)
            && table.game().is_some()
            && (table.terms.game, table.terms.rated) == (terms.game, terms.rated)
    };
    let Some(playing) = own.iter().find(is_same) else { return Ok(()) };
    let game = speech::game_name(unit.language, terms.game);
    let args = [("game", Arg::Text(&game)), ("table", Arg::Table(playing.stored.id))];
    Err(unit.refuse(id!("refused-playing-already"), &args))
}

/// Closes the invitations between the author and `opponent` among the author's tables, in favour of a newer one or of a game that
/// begins. Returns what is told of them in the message about it.
pub(super) async fn replace_invitations(
    unit: &mut Unit<'_>,
    own: Vec<SeatedTable>,
    opponent: &User,
) -> anyhow::Result<Text> {
    let mut told = Text::default();
    let is_replaced = |found: &SeatedTable| is_between(found, opponent) && found.stored.table.stage == Stage::Inviting;
    for mut found in own.into_iter().filter(is_replaced) {
        let replaced = replace_invitation(unit, &mut found.stored).await?;
        let language = unit.public_language(found.stored.place(), Some(&opponent.account)).await?;
        let view = View { language, ..unit.view(&found.stored) };
        told = speech::story(&view, &[replaced]).then(" ", told);
    }
    Ok(told)
}

/// Returns whether `found` is an invitation between the author, who sits at `seat`, and `opponent` on the same `terms`.
pub(super) fn is_invitation(found: &SeatedTable, seat: Seat, opponent: &User, terms: Terms) -> bool {
    let table = &found.stored.table;
    found.seat == seat && is_between(found, opponent) && table.stage == Stage::Inviting && table.terms == terms
}

/// Returns the terms for which the command asks.
///
/// # Errors
/// Returns a [`Stop`] if they contradict each other.
pub(super) async fn terms(unit: &mut Unit<'_>, game: &NewGame) -> Result<Terms, Stop> {
    let choice = game.game.choice;
    let usual = choice.games()[0].rules();
    let cube = game.cube.unwrap_or(usual.cube);
    if cube && !usual.cube {
        let game = speech::game_name(unit.language, choice);
        return Err(unit.refuse(id!("refused-cube-here"), &[("game", Arg::Text(&game))]));
    }
    let is_session = game.length == Some(MatchLength::Money);
    let money = game.money();
    if money != MoneyRules::default() && !(cube && is_session) {
        return Err(unit.refuse(id!("refused-money-rules"), &[]));
    }
    let length = match (choice, game.length) {
        (_, Some(MatchLength::Money)) => Length::Money(money),
        (GameChoice::Tavli, None) => Length::Points(5),
        (GameChoice::Of(Variant::TricTrac), Some(MatchLength::To(games))) => Length::Games(games),
        (_, Some(MatchLength::To(points))) => Length::Points(points),
        (_, None) => Length::Single,
    };
    let games = games(unit, game)?;
    let played: Vec<Variant> = match choice {
        GameChoice::Of(variant) => vec![variant],
        GameChoice::Tavli => games.iter().collect(),
    };
    let custom_rules = custom_rules(unit, game, &played)?;
    let opening = game.opening.unwrap_or_default();
    if game.opening.is_some() && !played.iter().any(|game| game.rules().opening_roll == OpeningRoll::RollAgain) {
        return Err(only_for(unit, game, "opening", &TavliGames::USUAL));
    }
    let clock = match game.clock {
        None => unit.place.platform.capabilities().default_clock,
        Some(ClockChoice::None) => None,
        Some(ClockChoice::Control(control)) => Some(control),
    };
    let hints = game.hints;
    let rated = is_rated(unit, game, is_session || hints || game.clock == Some(ClockChoice::None)).await?;
    Ok(Terms { game: choice, games, custom_rules, opening, length, cube, clock, hints, rated, start: None })
}

/// Returns whether the match is to be rated, which it cannot be if it `has_no_rating`.
async fn is_rated(unit: &mut Unit<'_>, game: &NewGame, has_no_rating: bool) -> Result<bool, Stop> {
    if game.rated == Some(true) && has_no_rating {
        return Err(unit.refuse(id!("refused-rated"), &[]));
    }
    match game.rated {
        Some(rated) => Ok(rated),
        None => Ok(!has_no_rating && unit.store.place_settings(&unit.place.clone()).await?.rated),
    }
}

/// Returns the games of a Tavli.
fn games(unit: &Unit<'_>, game: &NewGame) -> Result<TavliGames, Stop> {
    if game.games.is_empty() {
        return Ok(TavliGames::default());
    }
    if game.game.choice != GameChoice::Tavli {
        let tavli = speech::game_name(unit.language, GameChoice::Tavli);
        let games = option_in(unit.language, "games").unwrap_or("games");
        let args = [("rule", Arg::Text(games)), ("games", Arg::Text(&tavli))];
        return Err(unit.refuse(id!("refused-custom-rule"), &args));
    }
    TavliGames::new(&game.games).ok_or_else(|| unit.refuse(id!("refused-games-twice"), &[]))
}

/// Returns the custom rules for which the command asks; `played` are the games.
fn custom_rules(unit: &Unit<'_>, game: &NewGame, played: &[Variant]) -> Result<CustomRules, Stop> {
    let quarter = game.quarter_at_end.then_some(CustomRule::QuarterAtEnd);
    let mut custom_rules = CustomRules::default();
    for rule in game.custom_rules.iter().copied().chain(quarter) {
        if !rule.variants().iter().any(|variant| played.contains(variant)) {
            return Err(only_for(unit, game, rule.key(), rule.variants()));
        }
        if let Some(other) = custom_rules.chosen().find(|other| rule.contradicts(*other)) {
            let [rule, other] = [rule, other].map(|rule| word_in(unit.language, rule.key()).unwrap_or(rule.key()));
            let args = [("rule", Arg::Text(rule)), ("other", Arg::Text(other))];
            return Err(unit.refuse(id!("refused-rules-contradict"), &args));
        }
        custom_rules.choose(rule);
    }
    Ok(custom_rules)
}

/// Returns the refusal of the house rule `rule`, which only these `variants` have, for a table that plays another `game`.
fn only_for(unit: &Unit<'_>, game: &NewGame, rule: &str, variants: &[Variant]) -> Stop {
    let language = unit.language;
    let games = match game.game.choice {
        GameChoice::Tavli => {
            let names = variants.iter().map(|game| speech::game_name(language, GameChoice::Of(*game)));
            speech::enumerated(language, names.collect())
        }
        GameChoice::Of(_) => speech::games_with(language, variants),
    };
    let rule = word_in(language, rule).or_else(|| option_in(language, rule)).unwrap_or(rule);
    unit.refuse(id!("refused-custom-rule"), &[("rule", Arg::Text(rule)), ("games", Arg::Text(&games))])
}

/// Closes an invitation in favour of a newer one. Returns the event, which the message about the newer one announces.
async fn replace_invitation(unit: &mut Unit<'_>, stored: &mut TableRecord) -> anyhow::Result<Event> {
    let event = stored.table.close(CloseReason::Replaced);
    unit.record(stored, slice::from_ref(&event)).await?;
    for seen in stored.seen_from_each_place() {
        remove_latest_choices(unit, &seen).await?;
    }
    Ok(event)
}
