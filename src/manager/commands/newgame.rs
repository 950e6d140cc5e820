//! `/newgame`: invites somebody to a game, or asks who wants to play. Two people who invite each other to the same game
//! accept each other.

use kafenio_board::table::{Action, BySeat, Event, Seat, Table, Terms};

use super::across;
use super::challenge::challenge;
use super::play;
use crate::chat::{Occupant, Text, User};
use crate::command::NewGame;
use crate::locale::id;
use crate::manager::act::act_on_table;
use crate::manager::announce::{Announcement, Pings, announce};
use crate::manager::lifecycle::table_threads::{asked_thread, usual_thread};
use crate::manager::limits::invitations::{check_limits, check_place, check_table_count, check_welcome};
use crate::manager::new_table::{check_not_playing, is_invitation, replace_invitations, rules_note, terms};
use crate::manager::select::own_tables;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::Arg;
use crate::store::{OwnThread, Showing};

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, game: &NewGame) -> Answer {
    if game.opponent.as_ref().is_some_and(|opponent| unit.manager.is_own(&opponent.account)) {
        return play::run(unit, game).await;
    }
    if let Some(level) = game.level {
        let right = Arg::Code(format!("/play {} level:{}", game.game.choice.key(), level.key()));
        return Err(unit.refuse(id!("refused-level-of-person"), &[("right", right)]));
    }
    let terms = terms(unit, game).await?;
    let before = rules_note(unit, game).await?;
    let thread = if game.thread { asked_thread(unit).await? } else { usual_thread(unit, &unit.place.clone()).await? };
    if game.across {
        return across::offer(unit, game, terms, thread).await;
    }
    match (&game.opponent, &game.role) {
        (Some(_), Some(_)) => Err(unit.refuse(id!("refused-role-and-opponent"), &[])),
        (Some(opponent), None) => invite(unit, opponent.clone(), terms, before, thread, Invite::Here).await,
        (None, role) => challenge(unit, terms, role.as_deref(), before, thread).await,
    }
}

/// How somebody is invited.
pub(super) enum Invite {
    /// By name, in this place.
    Here,
    /// To play again, where they played before if that is another place. `shown` is the opponent as the author sees them, and
    /// `winner` is who has won the match before: the author is the inviter.
    Rematch { there: Option<Showing>, shown: Occupant, winner: Option<Seat> },
}

/// Opens a table with an invitation, announced after the text `before`. If the opponent has offered the same game,
/// accepts that instead.
pub(super) async fn invite(
    unit: &mut Unit<'_>,
    opponent: User,
    terms: Terms,
    before: Text,
    own_thread: OwnThread,
    how: Invite,
) -> Answer {
    check_place(unit).await?;
    if unit.store.accounts_of_person(&unit.account()).await?.contains(&opponent.account) {
        return Err(unit.refuse(id!("refused-yourself"), &[]));
    }
    let mut own = own_tables(unit).await?;
    if let Some(index) = own.iter().position(|found| is_invitation(found, Seat::Invited, &opponent, terms)) {
        return act_on_table(unit, own.swap_remove(index), &Action::Accept).await;
    }
    check_table_count(unit, &own, 0)?;
    check_not_playing(unit, &own, &opponent, &terms)?;
    let shown = match &how {
        Invite::Here => Occupant::Person(opponent.clone()),
        Invite::Rematch { shown, .. } => shown.clone(),
    };
    check_welcome(unit, &opponent.account, &shown, matches!(how, Invite::Rematch { .. })).await?;
    check_limits(unit, &opponent.account, &shown).await?;
    // Only other terms are news.
    let is_repeated = own.iter().any(|found| is_invitation(found, Seat::Inviter, &opponent, terms));
    let pings = if is_repeated { Pings::Nobody } else { Pings::Usual };
    let before = replace_invitations(unit, own, &opponent).await?.then(" ", before);
    let seats = BySeat { inviter: unit.actor.clone(), invited: Occupant::Person(opponent) };
    let first = match &how {
        Invite::Here => None,
        Invite::Rematch { winner, .. } => *winner,
    };
    let table = Table { first, ..Table::new(terms) };
    let mut stored = unit.store.insert_table(None, &unit.place, unit.thread.as_deref(), seats, table, unit.now).await?;
    stored.showing_mut().own_thread = own_thread;
    if let Invite::Rematch { there: Some(there), .. } = how {
        stored.split(Seat::Inviter, there);
    }
    let events = [Event::Invited { terms, first }];
    let announcement = Announcement { events: &events, are_saved: true, before, pings, ..Announcement::default() };
    announce(unit, &mut stored, announcement).await?;
    Ok(Vec::new())
}
