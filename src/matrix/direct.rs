//! Rooms for direct messages.

use std::sync::Arc;

use hashlink::LruCache;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, UserId};
use matrix_sdk::{Client, Room, RoomState};
use tokio::sync::Mutex;

use super::error::to_delivery_error;
use super::members::other_members;
use crate::manager::DeliveryError;

/// How many rooms are remembered until the homeserver lists them, which takes seconds: anybody can invite the bot to more.
const MOST_OPENED: usize = 1000;

/// The rooms for direct messages. Cheap to clone.
#[derive(Clone)]
pub(super) struct DirectRooms {
    client: Client,
    /// Rooms that were opened or joined, as the homeserver may not list them yet. Locked while a room is being opened,
    /// so that two messages at once do not open two rooms.
    opened: Arc<Mutex<LruCache<OwnedUserId, OwnedRoomId>>>,
}

impl DirectRooms {
    pub(super) fn new(client: Client) -> DirectRooms {
        DirectRooms { client, opened: Arc::new(Mutex::new(LruCache::new(MOST_OPENED))) }
    }

    /// Notes that `room` is for direct messages with `person`.
    pub(super) async fn note(&self, person: OwnedUserId, room: OwnedRoomId) {
        self.opened.lock().await.insert(person, room);
    }

    /// Returns a room where only `person` reads what the bot sends. Invites them to a new one if there is none, if they
    /// have left it, or if others have joined it.
    pub(super) async fn room_with(&self, person: &UserId) -> Result<Room, DeliveryError> {
        let mut opened = self.opened.lock().await;
        let noted = opened.get(person).and_then(|room| self.client.get_room(room));
        for room in self.client.get_dm_rooms(person).chain(noted) {
            if room.state() == RoomState::Joined && is_private_with(&room, person).await? {
                return Ok(room);
            }
        }
        let room = self.client.create_dm(person).await.map_err(to_delivery_error)?;
        opened.insert(person.to_owned(), room.room_id().to_owned());
        Ok(room)
    }
}

/// Returns whether `person` is in `room` or invited to it, and nobody else but the bot.
pub(super) async fn is_private_with(room: &Room, person: &UserId) -> Result<bool, DeliveryError> {
    Ok(other_members(room).await? == [person.as_str()])
}
