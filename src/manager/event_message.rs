//! Creates messages that nobody wrote: a clock or a platform's event acts in a player's name.

use kafenio_board::table::Seat;

use crate::chat::{Message, Place, Roles, User};
use crate::store::TableRecord;

/// Returns the message with this `id` for something that happens at a table without a command, in the name of `seat`.
pub(super) fn from_seat(stored: &TableRecord, seat: Seat, id: String) -> Message {
    Message { thread: stored.thread().cloned(), ..from_user(stored.place(), &stored.seats()[seat], id) }
}

/// Returns the message with this `id` for something that `user` caused in `place` without writing.
pub(super) fn from_user(place: &Place, user: &User, id: String) -> Message {
    Message {
        id,
        place: place.clone(),
        place_within: Vec::new(),
        thread: None,
        replies_to: None,
        author: user.clone(),
        is_from_moderator: false,
        is_from_server_manager: false,
        mentions: Vec::new(),
        roles: Roles::default(),
        text: String::new(),
        locale: None,
        place_locale: None,
    }
}
