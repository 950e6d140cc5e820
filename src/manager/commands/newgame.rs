//! `/newgame`: invites somebody to a game, or asks who wants to play. Two people who invite each other to the same game
//! accept each other.

use super::challenge::challenge;
use crate::chat::{Text, User};
use crate::command::{ClockChoice, MatchLength, NewGame};
use crate::manager::act::act_on_table;
use crate::manager::announce::{ExtraText, announce_saved, usual_pings};
use crate::manager::expire;
use crate::manager::invitations::{check_limits, check_place, check_table_count, check_welcome};
use crate::manager::request::Request;
use crate::manager::select::{SeatedTable, own_tables};
use crate::manager::stop::{Answer, Stop};
use crate::rules::{CustomRules, Variant};
use crate::speech::{self, Arg, View};
use crate::store::{OwnThread, Threads};
use crate::table::{Action, BySeat, Cycle, Event, Length, MoneyRules, Seat, Stage, Table, Terms};

pub(in crate::manager) async fn run(request: &mut Request<'_>, game: &NewGame) -> Answer {
    let terms = terms(request, game)?;
    let before = match &game.foreign_name {
        Some(name) => foreign_rules_note(request, game, name).await?,
        None => Text::default(),
    };
    let thread = own_thread(request, game.thread).await?;
    match (&game.opponent, &game.role) {
        (Some(_), Some(_)) => Err(request.refuse("refused-role-and-opponent", &[])),
        (Some(opponent), None) => invite(request, opponent.clone(), terms, before, thread, false).await,
        (None, role) => challenge(request, terms, role.as_deref(), before, thread).await,
    }
}

/// Returns whether a new table here gets its own thread, by the settings of the place and by whether somebody has
/// `asked` for one.
///
/// # Errors
/// Returns a [`Stop`] if they have, and the place has no such threads.
pub(super) async fn own_thread(request: &mut Request<'_>, asked: bool) -> Result<OwnThread, Stop> {
    let place = request.message.place.clone();
    let opens_threads = place.platform.capabilities().opens_threads;
    match request.store.place_settings(&place).await?.threads {
        _ if asked && !opens_threads => Err(request.refuse("refused-thread", &[])),
        Threads::Never if asked => Err(request.refuse("refused-thread-never", &[])),
        Threads::Always if opens_threads => Ok(OwnThread::Wanted),
        _ if asked => Ok(OwnThread::Wanted),
        _ => Ok(OwnThread::None),
    }
}

/// Returns the sentence that the game called `name` is played by the rules of the game that the bot knows.
async fn foreign_rules_note(request: &mut Request<'_>, game: &NewGame, name: &str) -> anyhow::Result<Text> {
    let opponent = game.opponent.as_ref().map(|opponent| &opponent.account);
    let language = request.public_language(&request.message.place.clone(), opponent).await?;
    let mut name = name.to_owned();
    name.get_mut(..1).map(str::make_ascii_uppercase);
    let game = speech::game_name(language, game.cycle);
    Ok(speech::say(language, "told-whose-rules", &[("name", Arg::Text(&name)), ("game", Arg::Text(&game))]))
}

/// Opens a table with an invitation, announced after the text `before`. If the opponent has offered the same game,
/// accepts that instead.
pub(super) async fn invite(
    request: &mut Request<'_>,
    opponent: User,
    terms: Terms,
    mut before: Text,
    own_thread: OwnThread,
    is_rematch: bool,
) -> Answer {
    check_place(request).await?;
    let author = request.message.author.clone();
    if opponent.account == author.account {
        return Err(request.refuse("refused-yourself", &[]));
    }
    if request.manager.is_own(&opponent.account) {
        return Err(request.refuse("refused-bot", &[]));
    }
    let mut own = own_tables(request).await?;
    if let Some(index) = own.iter().position(|found| is_invitation(found, Seat::Invited, &opponent, terms)) {
        return act_on_table(request, own.swap_remove(index), &Action::Accept).await;
    }
    check_table_count(request, &own, 0)?;
    if let Some(playing) = own.iter().find(|found| is_between(found, &opponent) && found.stored.table.game().is_some())
    {
        return Err(request.refuse("refused-playing-already", &[("table", Arg::Table(playing.stored.id))]));
    }
    check_welcome(request, &opponent, is_rematch).await?;
    check_limits(request, &opponent).await?;
    let mut pings_nobody = false;
    for mut found in own.into_iter().filter(|found| is_between(found, &opponent)) {
        pings_nobody = true;
        let replaced = expire::replace(request, &mut found.stored).await?;
        let language = request.public_language(&found.stored.place, Some(&opponent.account)).await?;
        let view = View { language, ..request.view(&found.stored) };
        before = speech::story(&view, &[replaced]).then(" ", before);
    }
    let seats = BySeat { inviter: author, invited: opponent };
    let (place, thread) = (request.message.place.clone(), request.message.thread.clone());
    let table = Table::new(terms);
    let mut stored = request.store.insert_table(None, &place, thread.as_deref(), seats, table, request.now).await?;
    stored.own_thread = own_thread;
    let events = [Event::Invited { terms }];
    let pinged = if pings_nobody { Vec::new() } else { usual_pings(request, &stored, &events) };
    announce_saved(request, &mut stored, &events, ExtraText::before(before), pinged).await?;
    Ok(Vec::new())
}

/// Returns whether the author sits opposite `opponent` at the table `found`.
pub(super) fn is_between(found: &SeatedTable, opponent: &User) -> bool {
    found.stored.seats[found.seat.other()].account == opponent.account
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
fn terms(request: &Request<'_>, game: &NewGame) -> Result<Terms, Stop> {
    let cycle = game.cycle;
    let usual = cycle.variant(1).rules();
    let cube = game.cube.unwrap_or(usual.cube);
    if cube && !usual.cube {
        let game = speech::game_name(request.language, cycle);
        return Err(request.refuse("refused-cube-here", &[("game", Arg::Text(&game))]));
    }
    let is_session = game.length == Some(MatchLength::Money);
    if game.money != MoneyRules::default() && !(cube && is_session) {
        return Err(request.refuse("refused-money-rules", &[]));
    }
    let length = match (cycle, game.length) {
        (_, Some(MatchLength::Money)) => Length::Money(game.money),
        (Cycle::Tavli, None) => Length::Points(5),
        (Cycle::Tavli, Some(MatchLength::To(points))) if !Cycle::TAVLI_LENGTHS.contains(&points) => {
            return Err(request.refuse("refused-length-tavli", &[]));
        }
        (Cycle::Of(Variant::TricTrac), Some(MatchLength::To(games))) => Length::Games(games),
        (_, Some(MatchLength::To(points))) => Length::Points(points),
        (_, None) => Length::Single,
    };
    let mut custom_rules = CustomRules::default();
    for rule in &game.custom_rules {
        if !cycle.has(rule.variant()) {
            let game = speech::game_name(request.language, Cycle::Of(rule.variant()));
            let args = [("rule", Arg::Text(rule.key())), ("game", Arg::Text(&game))];
            return Err(request.refuse("refused-custom-rule", &args));
        }
        custom_rules.choose(*rule);
    }
    let clock = match game.clock {
        None => request.message.place.platform.capabilities().default_clock,
        Some(ClockChoice::None) => None,
        Some(ClockChoice::Control(control)) => Some(control),
    };
    Ok(Terms { cycle, custom_rules, length, cube, clock })
}
