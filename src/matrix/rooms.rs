//! Joins and leaves rooms: accepts invitations, leaves rooms where the bot is alone, and follows a room into its
//! replacement.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use backon::{ExponentialBuilder, Retryable as _};
use matrix_sdk::ruma::events::room::tombstone::RoomTombstoneEventContent;
use matrix_sdk::ruma::{OwnedRoomId, RoomId, ServerName, UserId};
use matrix_sdk::{Client, Room, RoomState};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::direct::DirectRooms;
use super::error::summary;
use super::ids::{account, place};
use super::members::other_members;
use crate::chat::{Account, Platform};
use crate::manager::Manager;

/// The pauses between attempts to join, as an invitation may arrive before the room can be joined: from 1 to 64
/// seconds, about two minutes in all.
const JOIN_BACKOFF: ExponentialBuilder =
    ExponentialBuilder::new().with_max_delay(Duration::from_mins(2)).with_max_times(7);
/// How many rooms are checked or joined at the same time. A room that cannot be joined yet gives its place to another.
const CONCURRENT_ROOMS: usize = 16;
/// How long others wait for one room: to join or leave it, the homeserver may have to ask one that never answers.
const PATIENCE: Duration = Duration::from_secs(5);

/// Checks each room in `changes`, until all senders are gone. Only users and servers in `allow` may invite the bot, or
/// everybody if it is empty.
pub(super) async fn watch(
    client: Client,
    manager: Manager,
    allow: Vec<String>,
    direct_rooms: DirectRooms,
    mut changes: UnboundedReceiver<OwnedRoomId>,
) {
    let mut tasks = JoinSet::new();
    let permits = Arc::new(Semaphore::new(CONCURRENT_ROOMS));
    while let Some(room) = changes.recv().await {
        let client = client.clone();
        let allow = allow.clone();
        let direct_rooms = direct_rooms.clone();
        let manager = manager.clone();
        let permits = Arc::clone(&permits);
        tasks.spawn(async move { check(client, manager, allow, direct_rooms, room, &permits).await });
        while tasks.try_join_next().is_some() {}
    }
}

async fn check(
    client: Client,
    manager: Manager,
    allow: Vec<String>,
    direct_rooms: DirectRooms,
    room: OwnedRoomId,
    permits: &Semaphore,
) {
    let Some(room) = client.get_room(&room) else { return };
    if room.state() == RoomState::Invited {
        return answer_invitation(&room, &manager, &allow, &direct_rooms, permits).await;
    }
    if room.state() != RoomState::Joined {
        return;
    }
    let is_left = in_turn(permits, async {
        let is_alone = other_members(&room).await.is_ok_and(|others| others.is_empty());
        if is_alone {
            tracing::info!(room = %room.room_id(), "Matrix: leaving a room where nobody else is left");
            leave(&room).await;
        }
        is_alone
    });
    if !is_left.await {
        follow(&client, &room, &manager, &allow, permits).await;
    }
}

/// Does `work` when it is its turn. If it takes long, it is the turn of others meanwhile.
async fn in_turn<T>(permits: &Semaphore, work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    let permit = permits.acquire().await;
    if let Ok(done) = timeout(PATIENCE, &mut work).await {
        return done;
    }
    drop(permit);
    work.await
}

async fn answer_invitation(
    room: &Room,
    manager: &Manager,
    allow: &[String],
    direct_rooms: &DirectRooms,
    permits: &Semaphore,
) {
    let id = room.room_id();
    let welcome = in_turn(permits, async {
        let inviter = room.invite_details().await.map(|invite| invite.inviter_id).ok();
        let Err(why) = check_inviter(manager, allow, inviter.as_deref(), id).await else { return Ok(inviter) };
        let by = inviter.map_or_else(|| "somebody unknown".to_owned(), |inviter| inviter.to_string());
        tracing::warn!(room = %id, by, "Matrix: declined an invitation, because {why}");
        leave(room).await;
        Err(())
    });
    let Ok(inviter) = welcome.await else { return };
    // A direct message may have to go out before the homeserver lists this room as direct.
    if let Some(inviter) = inviter
        && room.is_direct().await.unwrap_or(false)
    {
        direct_rooms.note(inviter, id.to_owned()).await;
    }
    let join = || in_turn(permits, room.join());
    let join = join.retry(JOIN_BACKOFF).when(|_| room.state() == RoomState::Invited);
    let join = join.notify(|error, _| tracing::warn!(room = %id, "Matrix: cannot join yet: {}", summary(error)));
    match join.await {
        Ok(()) => tracing::info!(room = %id, "Matrix: joined a room"),
        Err(error) if room.state() == RoomState::Invited => {
            let error = summary(&error);
            tracing::error!(room = %id, "Matrix: cannot accept an invitation; the next start tries again: {error}");
        }
        Err(_) => {}
    }
}

/// Joins the replacement of `room`, if it has one that everybody may join. Otherwise the bot waits for an invitation. Whoever says
/// that it replaces the room has invited the bot there.
async fn follow(client: &Client, room: &Room, manager: &Manager, allow: &[String], permits: &Semaphore) {
    let Some(successor) = room.successor_room() else { return };
    if client.get_room(&successor.room_id).is_some_and(|room| room.state() == RoomState::Joined) {
        return;
    }
    if is_banned(manager, room.room_id(), None).await {
        return;
    }
    let tombstone = room.get_state_event_static::<RoomTombstoneEventContent>().await.ok().flatten();
    let by = tombstone.and_then(|event| event.deserialize().ok()).map(|event| event.sender().to_owned());
    if let Err(why) = check_inviter(manager, allow, by.as_deref(), &successor.room_id).await {
        let by = by.map_or_else(|| "somebody unknown".to_owned(), |by| by.to_string());
        tracing::warn!(room = %successor.room_id, by, "Matrix: does not follow a room into its replacement, because {why}");
        return;
    }
    let via = room.route().await.unwrap_or_default();
    match in_turn(permits, client.join_room_by_id_or_alias((&*successor.room_id).into(), &via)).await {
        Ok(_) => tracing::info!(room = %successor.room_id, "Matrix: joined the room that replaced another"),
        Err(error) => {
            let error = summary(&error);
            tracing::warn!(room = %successor.room_id, "Matrix: cannot join the room that replaced another: {error}");
        }
    }
}

/// Checks whether `inviter` may bring the bot into `room`, and counts that.
///
/// # Errors
/// Returns the reason if they may not.
async fn check_inviter(
    manager: &Manager,
    allow: &[String],
    inviter: Option<&UserId>,
    room: &RoomId,
) -> Result<(), &'static str> {
    if !allow.is_empty() && !inviter.is_some_and(|inviter| may_invite(allow, inviter)) {
        return Err("KAFENIO_MATRIX_ALLOW does not list its sender");
    }
    if is_banned(manager, room, inviter).await {
        return Err("its sender or the room is banned");
    }
    // An invitation without a sender counts as one of the room's server.
    let by = account(inviter.map_or(room.as_str(), UserId::as_str));
    let server = inviter.map(UserId::server_name).or(room.server_name()).map_or("", ServerName::as_str);
    match manager.spend_invitation(&by, server).await {
        Ok(false) => Err("there are too many of this sender or server"),
        Ok(true) | Err(_) => Ok(()),
    }
}

async fn leave(room: &Room) {
    if let Err(error) = room.leave().await {
        tracing::warn!("Matrix: cannot leave a room: {}", summary(&error));
    }
}

/// Returns whether the operator has banned the room or its `inviter`; `false` if the store fails, as the commands given
/// there are checked again.
async fn is_banned(manager: &Manager, room: &RoomId, inviter: Option<&UserId>) -> bool {
    let room = place(room);
    let inviter = inviter.map(account);
    let ids = room.ids().chain(inviter.iter().flat_map(Account::ids));
    manager.store().is_banned(Platform::Matrix, ids).await.unwrap_or(false)
}

/// Returns whether `inviter` or their server is in `allow`, in upper or lower case.
fn may_invite(allow: &[String], inviter: &UserId) -> bool {
    let ids = [inviter.as_str(), inviter.server_name().as_str()];
    allow.iter().any(|allowed| ids.iter().any(|id| allowed.eq_ignore_ascii_case(id)))
}
