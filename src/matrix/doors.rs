//! In and out of rooms: invitations are accepted, rooms where nobody else is left are left, and where a room was replaced
//! by another the bot goes along.

use std::sync::Arc;
use std::time::Duration;

use matrix_sdk::ruma::api::client::membership::get_member_events;
use matrix_sdk::ruma::events::room::member::{MembershipState, RoomMemberEvent};
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{OwnedRoomId, UserId};
use matrix_sdk::{Client, Room, RoomState};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;

use super::brief::brief;
use super::mouth::Opened;

/// An invitation may arrive before the room can be joined; the waits between the tries double from one second.
const MOST_TRIES: u32 = 8;
/// Rooms that are looked at at the same time; one whose invitation fails holds its place for some minutes.
const ROOMS_AT_ONCE: usize = 16;

/// Looks at each room that `knocking` names, until all senders are gone.
pub(super) async fn keep(
    client: Client,
    allow: Vec<String>,
    opened: Opened,
    mut knocking: UnboundedReceiver<OwnedRoomId>,
) {
    let mut under_way = JoinSet::new();
    let permits = Arc::new(Semaphore::new(ROOMS_AT_ONCE));
    while let Some(room) = knocking.recv().await {
        let (client, allow, permits) = (client.clone(), allow.clone(), Arc::clone(&permits));
        let opened = Arc::clone(&opened);
        under_way.spawn(async move {
            let _permit = permits.acquire().await;
            visit(client, allow, opened, room).await;
        });
        while under_way.try_join_next().is_some() {}
    }
}

async fn visit(client: Client, allow: Vec<String>, opened: Opened, room: OwnedRoomId) {
    let Some(room) = client.get_room(&room) else { return };
    let id = room.room_id();
    match room.state() {
        RoomState::Invited => {
            let inviter = room.invite_details().await.map(|invite| invite.inviter_id);
            let welcome = inviter.as_ref().is_ok_and(|inviter| may_invite(&allow, inviter)) || allow.is_empty();
            if !welcome {
                let by = inviter.map_or_else(|_| "somebody unknown".to_owned(), |inviter| inviter.to_string());
                tracing::info!(room = %id, by, "Matrix: an invitation is declined, its sender is not on the list");
                declined(room.leave().await);
                return;
            }
            // What is for him alone may go out before the homeserver has told that this room is for that.
            if let Ok(inviter) = inviter
                && room.is_direct().await.unwrap_or(false)
            {
                opened.lock().await.insert(inviter, room.room_id().to_owned());
            }
            for tries in 0..MOST_TRIES {
                match room.join().await {
                    Ok(()) => return tracing::info!(room = %id, "Matrix: joined a room"),
                    Err(_) if room.state() != RoomState::Invited => return,
                    Err(error) => tracing::warn!(room = %id, "Matrix: cannot join yet: {}", brief(error)),
                }
                tokio::time::sleep(Duration::from_secs(1 << tries)).await;
            }
            tracing::error!(room = %id, "Matrix: an invitation could not be accepted; the next start tries again");
        }
        RoomState::Joined if is_empty(&room).await => {
            tracing::info!(room = %id, "Matrix: nobody else is left in a room; leaving it");
            declined(room.leave().await);
        }
        // Where a list says who may invite the bot, somebody on it has to.
        RoomState::Joined if allow.is_empty() => follow(&client, &room).await,
        _ => {}
    }
}

/// Goes into the room that has replaced `room`, where there is one and everybody may; otherwise an invitation is waited for.
async fn follow(client: &Client, room: &Room) {
    let Some(successor) = room.successor_room() else { return };
    if client.get_room(&successor.room_id).is_some_and(|room| room.state() == RoomState::Joined) {
        return;
    }
    let via = room.route().await.unwrap_or_default();
    match client.join_room_by_id_or_alias((&*successor.room_id).into(), &via).await {
        Ok(_) => tracing::info!(room = %successor.room_id, "Matrix: joined the room that replaced another"),
        Err(error) => {
            let why = brief(error);
            tracing::warn!(room = %successor.room_id, "Matrix: cannot follow into the room that replaced another: {why}");
        }
    }
}

/// Whether nobody but the bot is in the room or invited to it, by the server's own list: ours may be old.
async fn is_empty(room: &Room) -> bool {
    let request = get_member_events::v3::Request::new(room.room_id().to_owned());
    let Ok(answer) = room.client().send(request).await else { return false };
    let mut members = answer.chunk.iter().map(Raw::deserialize_as_unchecked::<RoomMemberEvent>);
    // Whoever cannot be read counts as somebody.
    !members.any(|member| {
        member.map_or(true, |member| {
            let here = matches!(member.membership(), MembershipState::Join | MembershipState::Invite);
            here && member.state_key() != room.own_user_id()
        })
    })
}

fn declined(left: matrix_sdk::Result<()>) {
    if let Err(error) = left {
        tracing::warn!("Matrix: cannot leave a room: {}", brief(error));
    }
}

/// Whether `inviter` or his server is on the list.
fn may_invite(allow: &[String], inviter: &UserId) -> bool {
    allow.iter().any(|allowed| allowed == inviter.as_str() || allowed == inviter.server_name().as_str())
}
