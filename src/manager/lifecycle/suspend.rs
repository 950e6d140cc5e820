//! Suspends games whose place is closed to the bot or whose player has left. They stay suspended until somebody acts,
//! moves them with `/here`, or the place is open again. Of a game in two places, only the player who could not be reached can do
//! that. Meanwhile no clock runs but that of a player who has left, or who could not be reached in a place of their own.

use kafenio_board::table::{BySeat, Seat, Stage};

use crate::chat::{Account, Place};
use crate::locale::id;
use crate::manager::Manager;
use crate::manager::act::resume;
use crate::manager::announce::{post_in_lane, post_notice};
use crate::manager::calendar::daily_puzzles::{move_puzzles, stop_puzzles};
use crate::manager::challenges::close_challenges;
use crate::manager::lifecycle::clocks::{ABANDONED_DAYS, clock_of_unreachable};
use crate::manager::lifecycle::rejoin::both_players_present;
use crate::manager::limits::budgets::{admit_ping_from, admit_post, within_limit};
use crate::manager::platform::channel::{Channel, Membership};
use crate::manager::tournaments::{move_tournaments, player_removed};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{Delivery, DeliveryOutcome, Lane, LaneKind, OwnThread, TableRecord, Transaction};

/// Returns whether `delivery` is a notice about a suspension that is over.
pub(in crate::manager) async fn is_outdated_notice(manager: &Manager, delivery: &Delivery) -> anyhow::Result<bool> {
    let Lane::Table(table, _, kind) = delivery.lane else { return Ok(false) };
    if !kind.is_suspension() {
        return Ok(false);
    }
    let stored = manager.store.begin_read().table_on(delivery.post.place.platform, table).await?;
    Ok(stored.is_none_or(|stored| stored.suspended_at.is_none()))
}

/// Records the `outcome` of `delivery` and suspends its table because a player is `missing`, or every table of the
/// place because the place is closed to the bot. Tells both players once how their game can go on.
///
/// # Errors
/// Returns an error if the store fails. The other tables of a closed place are then suspended when their own next
/// message fails.
pub(in crate::manager) async fn suspend_after(
    manager: &Manager,
    delivery: &Delivery,
    outcome: &DeliveryOutcome,
    missing: Option<(&Account, Membership)>,
) -> anyhow::Result<()> {
    suspend_table_of(manager, delivery, outcome, missing).await?;
    match missing {
        Some(_) => Ok(()),
        None => suspend_games(manager, &delivery.post.place, None).await,
    }
}

async fn suspend_table_of(
    manager: &Manager,
    delivery: &Delivery,
    outcome: &DeliveryOutcome,
    missing: Option<(&Account, Membership)>,
) -> anyhow::Result<()> {
    let place = &delivery.post.place;
    let mut store = manager.store.begin_in(place).await?;
    store.settle(delivery.id, outcome, manager.clock.now()).await?;
    // A table that was moved in the meantime is not in this place any more.
    let stored = match delivery.lane.table() {
        Some(table) => store.table(place, table).await?,
        None => None,
    };
    let Some(stored) = stored else { return store.commit().await };
    if stored.table.stage == Stage::Inviting {
        return match missing {
            // A player who is invited to the place reads this invitation after joining.
            Some((_, Membership::Invited)) => store.commit().await,
            _ => tell_inviter(manager, store, &stored, missing.map(|(account, _)| account), delivery.id).await,
        };
    }
    // The delivery of an earlier turn's message says nothing about who is there now.
    let is_of_game = matches!(delivery.lane, Lane::Table(.., LaneKind::Game));
    let is_stale = missing.is_some() && is_of_game && stored.showing().latest != Some(delivery.id);
    if stored.table.game().is_none() || stored.suspended_at.is_some() || is_stale {
        return store.commit().await;
    }
    // Nobody has read this message, so no clock runs from the time it was written.
    suspend(manager, store, stored, delivery.written_at, missing).await
}

/// Tells the inviter that the opponent, `away`, cannot read the invitation, or that nobody can because the bot may not
/// post.
async fn tell_inviter(
    manager: &Manager,
    store: Transaction,
    invitation: &TableRecord,
    away: Option<&Account>,
    row: i64,
) -> anyhow::Result<()> {
    if invitation.only_seat() == Some(Seat::Invited) {
        return Box::pin(tell_inviter_across(manager, store, invitation, row)).await;
    }
    let BySeat { inviter, invited } = &invitation.seats();
    // On a platform with private replies, the reply to the command has told the inviter already.
    let is_told = invitation.place().platform.capabilities().has_private_replies;
    let is_news = away.map_or(!is_told, |away| invited.has(away));
    let place =
        if away.is_some() { Some(invitation.place().clone()) } else { inviter.account().and_then(Place::direct) };
    let Some(place) = place.filter(|_| is_news && invitation.showing().latest == Some(row)) else {
        return store.commit().await;
    };
    let mut unit = Unit::of_player(manager, store, invitation, Seat::Inviter).await?;
    let pinged = inviter.account().cloned();
    let language = match away {
        Some(_) => unit.public_language(&place, pinged.as_ref()).await?,
        None => unit.language,
    };
    let id = if away.is_some() { id!("told-not-here") } else { id!("direct-not-said") };
    let [who, other] = [inviter, invited].map(Arg::Occupant);
    let args = [("who", who), ("other", other), ("place", Arg::Place(invitation.place()))];
    let text = speech::say(language, id, &args);
    post_notice(&mut unit, invitation, place, pinged, language, text).await?;
    unit.commit().await
}

/// Tells the inviter in another place that nobody can read the invitation in that of the opponent, and not why.
async fn tell_inviter_across(
    manager: &Manager,
    store: Transaction,
    invitation: &TableRecord,
    row: i64,
) -> anyhow::Result<()> {
    if invitation.showing().latest != Some(row) {
        return store.commit().await;
    }
    let invitation = invitation.clone().seen_by(Seat::Inviter);
    let seats = invitation.seats();
    let inviter = seats.inviter.account();
    let mut unit = Unit::of_player(manager, store, &invitation, Seat::Inviter).await?;
    let language = unit.public_language(invitation.place(), inviter).await?;
    let [who, other] = [&seats.inviter, &seats.invited].map(Arg::Occupant);
    let text = speech::say(language, id!("told-across-unread"), &[("who", who), ("other", other)]);
    post_notice(&mut unit, &invitation, invitation.place().clone(), inviter.cloned(), language, text).await?;
    unit.commit().await
}

/// Suspends the games of `place` because the bot has been removed from it, or only those of a player who is `missing`.
/// Tells both players how they can go on. Games that are suspended already stay as they are. Open challenges are closed.
///
/// # Errors
/// Returns an error if the store fails. Some games are then not suspended, and the call can be repeated.
pub async fn suspend_games(
    manager: &Manager,
    place: &Place,
    missing: Option<(&Account, Membership)>,
) -> anyhow::Result<()> {
    let left = missing.map(|(account, _)| account);
    for TableRecord { id, .. } in games_in(manager, place).await? {
        let mut store = manager.store.begin_in(place).await?;
        let is_affected = |stored: &TableRecord| {
            let is_seated = left.is_none_or(|left| stored.seat(left).is_some());
            is_seated && stored.table.game().is_some() && stored.suspended_at.is_none()
        };
        if let Some(stored) = store.table(place, id).await?.filter(is_affected) {
            suspend(manager, store, stored, manager.clock.now(), missing).await?;
        }
    }
    if left.is_none() {
        stop_puzzles(manager, place).await?;
    }
    if let Some((account, Membership::Removed)) = missing {
        player_removed(manager, place, account).await?;
    }
    close_challenges(manager, place, left).await
}

/// Resumes the games of `old` in `new`, the place that replaces it. If both are the same place, to which the bot has
/// returned, resumes the suspended games whose players are both present. Returns the number of resumed games.
///
/// # Errors
/// Returns an error if the store fails. Some games may not have been resumed then, and the call can be repeated.
pub async fn resume_games<C: Channel>(
    manager: &Manager,
    old: &Place,
    new: &Place,
    channel: &C,
) -> anyhow::Result<usize> {
    let mut count = 0;
    if old != new {
        move_puzzles(manager, old, new).await?;
        move_tournaments(manager, old, new).await?;
    }
    for found in games_in(manager, old).await? {
        let is_affected = |stored: &TableRecord| {
            let can_change = old != new || stored.suspended_at.is_some() && stored.can_resume_here();
            stored.table.game().is_some() && can_change
        };
        if !is_affected(&found) || old == new && !both_players_present(channel, new, &found).await {
            continue;
        }
        let mut store = manager.store.begin_in(old).await?;
        let Some(mut stored) = store.table(old, found.id).await?.filter(is_affected) else { continue };
        let seat = stored.table.to_decide().unwrap_or(Seat::Inviter);
        let mut unit = Unit::of_player(manager, store, &stored, seat).await?;
        if old != new {
            let showing = stored.showing_mut();
            (showing.place, showing.thread, showing.own_thread) = (new.clone(), None, OwnThread::None);
        }
        let how = if old == new { id!("told-back") } else { id!("told-followed") };
        resume(&mut unit, &mut stored, how, &[]).await?;
        unit.commit().await?;
        count += 1;
    }
    Ok(count)
}

/// Returns the games that are played in `place`.
async fn games_in(manager: &Manager, place: &Place) -> anyhow::Result<Vec<TableRecord>> {
    let mut open = manager.store.begin_read().open_tables(place).await?;
    open.retain(|stored| stored.table.game().is_some());
    Ok(open)
}

/// Suspends a game from the time `since` on and tells both players.
async fn suspend(
    manager: &Manager,
    store: Transaction,
    mut stored: TableRecord,
    since: i64,
    missing: Option<(&Account, Membership)>,
) -> anyhow::Result<()> {
    let left = missing.map(|(account, _)| account);
    let gone = left.and_then(|left| stored.seat(left));
    stored.suspended_at = Some(since);
    // Nobody is to lose because somebody else has removed them.
    let can_come_back = missing.is_some_and(|(_, membership)| membership != Membership::Removed);
    stored.unreachable = stored.only_seat().or(gone.filter(|_| can_come_back));
    stored.due_at = stored.due_at.filter(|_| stored.clock_runs_on());
    // Whoever has left causes the pings.
    let seat = gone.or(stored.table.to_decide()).unwrap_or(Seat::Inviter);
    let mut unit = Unit::of_player(manager, store, &stored, seat).await?;
    unit.store.save(&mut stored, &[], unit.now).await?;
    tell_of_suspension(&mut unit, &stored, left).await?;
    unit.commit().await
}

/// Tells both players that their game is suspended: by direct message a player who has `left` or cannot read the place
/// any more, in the place a player who is still there.
async fn tell_of_suspension(unit: &mut Unit<'_>, stored: &TableRecord, left: Option<&Account>) -> anyhow::Result<()> {
    let seats = stored.seats();
    for seat in Seat::BOTH {
        let Some(reader) = seats[seat].account() else { continue };
        let other = &seats[seat.other()];
        let id = match left {
            None => id!("direct-closed"),
            Some(left) if left == reader => id!("direct-left"),
            Some(_) => id!("told-left"),
        };
        let place = if id == id!("told-left") { Some(stored.place().clone()) } else { Place::direct(reader) };
        let Some(place) = place else { continue };
        // Whoever moderates the place can remove and invite the bot or a player again, as often as they like.
        if place.is_direct() && !admit_ping_from(unit, stored.place(), reader).await? {
            continue;
        }
        // The opponent can leave and come back at will.
        if let Some(left) = left.filter(|_| id == id!("told-left"))
            && !admit_post(unit, left).await?
        {
            continue;
        }
        let language = if place.is_direct() {
            unit.store.language(reader).await?.unwrap_or(unit.language)
        } else {
            unit.public_language(&place, Some(reader)).await?
        };
        let here = speech::here_command(stored.id);
        let who = Arg::Occupant(&seats[seat]);
        let there = Arg::Place(stored.place());
        let across = speech::yes_or_no("across", stored.is_apart());
        let other = Arg::Occupant(other);
        let clock = clock_of_unreachable(stored);
        let args = [("who", who), ("other", other), ("here", here), ("place", there), across, ("clock", clock)];
        let text = speech::say(language, id, &args);
        let lane = if place.is_direct() { LaneKind::DirectSuspension } else { LaneKind::Suspension };
        let mut pinged = vec![reader.clone()];
        if id == id!("told-left") {
            pinged = within_limit(unit, pinged).await?;
        }
        post_in_lane(unit, lane, stored, place, pinged.pop(), language, text).await?;
    }
    // Messages in this place do not reach an opponent in another one.
    match stored.only_seat() {
        Some(seat) => tell_opponent_across(unit, stored, seat).await,
        None => Ok(()),
    }
}

/// Suspends a game in two places in the name of the player here, from the time `since` on, and tells the opponent. The table
/// is not saved yet.
pub(in crate::manager) async fn suspend_side(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    since: i64,
) -> anyhow::Result<()> {
    let Some(seat) = stored.only_seat() else { return Ok(()) };
    let is_news = stored.suspended_at.is_none();
    stored.suspended_at = stored.suspended_at.or(Some(since));
    stored.unreachable = Some(seat);
    stored.due_at = stored.due_at.filter(|_| stored.clock_runs_on());
    if is_news { tell_opponent_across(unit, stored, seat).await } else { Ok(()) }
}

/// Tells the opponent of `seat`, in the opponent's own place, that `seat` cannot be reached.
async fn tell_opponent_across(unit: &mut Unit<'_>, stored: &TableRecord, seat: Seat) -> anyhow::Result<()> {
    let stored = stored.clone().seen_by(seat.other());
    let seats = stored.seats();
    let reader = seats[seat.other()].account();
    let language = unit.public_language(stored.place(), reader).await?;
    let [who, other] = [seat.other(), seat].map(|seat| Arg::Occupant(&seats[seat]));
    let clock = clock_of_unreachable(&stored);
    let args = [("who", who), ("other", other), ("clock", clock), ("days", Arg::Number(ABANDONED_DAYS))];
    let text = speech::say(language, id!("told-across-away"), &args);
    // The opponent can leave and come back at will.
    let pinged = within_limit(unit, reader.cloned()).await?.pop();
    post_in_lane(unit, LaneKind::Suspension, &stored, stored.place().clone(), pinged, language, text).await
}
