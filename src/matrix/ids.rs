//! Converts Matrix ids to the identities that the manager uses.

use matrix_sdk::ruma::RoomId;

use crate::chat::{Account, Place, Platform};

/// Returns the account with the user id `id`.
pub(super) fn account(id: &(impl ToString + ?Sized)) -> Account {
    Account { platform: Platform::Matrix, id: id.to_string() }
}

/// Returns the room with the id `room` as a place.
pub(super) fn place(room: &RoomId) -> Place {
    Place { platform: Platform::Matrix, id: room.to_string() }
}
