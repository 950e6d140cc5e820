//! Looks up users and the members of rooms.

use std::time::Duration;

use matrix_sdk::ruma::UserId;
use matrix_sdk::ruma::api::client::membership::get_member_events;
use matrix_sdk::ruma::api::client::state::get_state_event_for_key::{self, v3::StateEventFormat};
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::events::room::member::{MembershipState, RoomMemberEvent};
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::{Room, RoomMemberships};
use tokio::time::timeout;

use super::error::{summary, to_delivery_error};
use super::ids::account;
use super::mentions::{may_name_people, mentioned_ids, resolve_names};
use super::parse::RoomCommand;
use crate::chat::{Account, User};
use crate::manager::{DeliveryError, Membership, clean_name};

/// How many people of a command are looked up. No command takes more than one.
const MOST_PEOPLE: usize = 2;
/// How long that may take in all, and how long another server may take to answer for one of its users. No other event of the room
/// is handled meanwhile.
const LOOK_UP_TIMEOUT: Duration = Duration::from_secs(10);
const PROFILE_TIMEOUT: Duration = Duration::from_secs(5);
/// As many members besides the bot are many.
const MANY: usize = 2;
/// How much of a display name is shown that two members share, in characters; the user id follows it.
const MAX_SHARED_NAME_LENGTH: usize = 12;

/// Returns the ids of those who are in `room` or invited to it, without the bot; of many only some, as the bot has to know whether
/// it is alone with somebody. Asks the homeserver unless there are many, as the local list may be old.
pub(super) async fn other_members(room: &Room) -> Result<Vec<String>, DeliveryError> {
    let known = room.client().state_store().get_user_ids(room.room_id(), RoomMemberships::ACTIVE).await;
    let known = known.unwrap_or_default().into_iter().filter(|id| id != room.own_user_id());
    let known: Vec<String> = known.map(|id| id.to_string()).take(MANY).collect();
    if known.len() == MANY {
        return Ok(known);
    }
    let request = get_member_events::v3::Request::new(room.room_id().to_owned());
    let response = room.client().send(request).await.map_err(|error| to_delivery_error(error.into()))?;
    let present = response.chunk.iter().filter(|member| {
        // An event that cannot be read counts as a member.
        Raw::deserialize_as_unchecked::<RoomMemberEvent>(member)
            .map_or(true, |member| matches!(member.membership(), MembershipState::Join | MembershipState::Invite))
    });
    let ids = present.map(|member| member.get_field("state_key").ok().flatten().unwrap_or_default());
    Ok(ids.filter(|id: &String| id != room.own_user_id().as_str()).collect())
}

/// Returns the line of `command` with ids in place of names, and the first users that it mentions.
pub(super) async fn resolve_mentions(room: &Room, command: &RoomCommand) -> (String, Vec<User>) {
    let mut line = command.line.clone();
    if may_name_people(&line, &command.mentioned) {
        let members = room.members(RoomMemberships::ACTIVE).await.unwrap_or_default();
        let people: Vec<_> =
            members.iter().map(|member| (member.user_id().to_string(), member.name().to_owned())).collect();
        line = resolve_names(&line, &command.mentioned, &people);
    }
    let look_up = async {
        let mut users = Vec::new();
        for id in mentioned_ids(&line).into_iter().take(MOST_PEOPLE) {
            if may_exist(room, &id).await {
                users.push(user(room, &id).await);
            }
        }
        users
    };
    let users = timeout(LOOK_UP_TIMEOUT, look_up).await.unwrap_or_default();
    (line, users)
}

/// Returns the first users that `line` mentions by their ids, without looking them up.
pub(super) fn mentioned_by_id(line: &str) -> Vec<User> {
    let ids = mentioned_ids(line).into_iter().take(MOST_PEOPLE);
    let name = |id: &str| UserId::parse(id).map(|user| user.localpart().to_owned()).unwrap_or_default();
    ids.map(|id| User { account: account(&id), name: clean_name(&name(&id), &id) }).collect()
}

/// Returns the user `id` under the name that they have in `room`, made fit to be shown.
pub(super) async fn user(room: &Room, id: &str) -> User {
    let name = match UserId::parse(id) {
        Ok(user) => match room.get_member(&user).await {
            // Only the id, which cannot be faked, tells an impostor from the real member.
            Ok(Some(member)) if member.name_ambiguous() => {
                format!("{} ({id})", member.name().chars().take(MAX_SHARED_NAME_LENGTH).collect::<String>())
            }
            Ok(Some(member)) => member.name().to_owned(),
            _ => user.localpart().to_owned(),
        },
        Err(_) => id.to_owned(),
    };
    User { account: account(id), name: clean_name(&name, id) }
}

/// Returns what the homeserver says about the membership of `who` in `room`; `None` if it cannot be asked.
pub(super) async fn membership_at_homeserver(room: &Room, who: &Account) -> Option<Membership> {
    let mut request = get_state_event_for_key::v3::Request::new(
        room.room_id().to_owned(),
        StateEventType::RoomMember,
        who.id.clone(),
    );
    request.format = StateEventFormat::Event;
    let response = room.client().send(request).await;
    let response = response.inspect_err(|error| tracing::warn!("Matrix: cannot look up a member: {error}")).ok()?;
    let member = response.into_event().deserialize_as_unchecked::<RoomMemberEvent>().ok()?;
    Some(membership(member.membership(), member.sender().as_str() == who.id))
}

/// Returns how somebody belongs to a room. `is_own` says whether the last change was their own.
pub(super) fn membership(state: &MembershipState, is_own: bool) -> Membership {
    match state {
        MembershipState::Join => Membership::Joined,
        MembershipState::Invite => Membership::Invited,
        MembershipState::Leave if is_own => Membership::Left,
        _ => Membership::Removed,
    }
}

/// Returns the name under which people see the bot in `room`, if it has one.
pub(super) async fn own_name(room: &Room) -> Option<String> {
    let member = room.get_member_no_sync(room.own_user_id()).await.ok()??;
    member.display_name().map(str::to_owned)
}

/// Returns whether the user `id` exists and can be reached, as far as the homeserver knows.
async fn may_exist(room: &Room, id: &str) -> bool {
    let Ok(user) = UserId::parse(id) else { return false };
    if matches!(room.get_member(&user).await, Ok(Some(_))) {
        return true;
    }
    let is_local = room.own_user_id().server_name() == user.server_name();
    let account = room.client().account();
    let Ok(profile) = timeout(PROFILE_TIMEOUT, account.fetch_user_profile_of(&user)).await else { return is_local };
    let Err(error) = profile else { return true };
    let status = error.as_client_api_error().map(|error| error.status_code.as_u16());
    match status {
        Some(404) => false,
        // The other server does not answer.
        Some(500..) => is_local,
        // Either profiles are private, or our server may not ask the other one; Synapse gives no error code for that.
        Some(403) => is_local || !summary(&error).contains("Federation denied"),
        _ => true,
    }
}
