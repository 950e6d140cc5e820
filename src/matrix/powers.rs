//! What a room lets the bot do.

use matrix_sdk::Room;
use matrix_sdk::ruma::events::MessageLikeEventType;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;

/// As what a message goes out in the room.
pub(super) async fn kind_of_messages(room: &Room) -> MessageLikeEventType {
    let encrypted = room.latest_encryption_state().await.is_ok_and(|state| state.is_encrypted());
    if encrypted { MessageLikeEventType::RoomEncrypted } else { MessageLikeEventType::RoomMessage }
}

/// Whether the bot has the power to send events of that kind in the room.
///
/// # Errors
/// What it needs, and what it has.
pub(super) async fn may_send(room: &Room, kind: MessageLikeEventType) -> Result<(), String> {
    let (own, levels) = (room.own_user_id(), room.power_levels_or_default().await);
    if levels.user_can_send_message(own, kind.clone()) {
        return Ok(());
    }
    let UserPowerLevel::Int(power) = levels.for_user(own) else { return Ok(()) };
    Err(format!("{kind} takes the power {} there, and {own} has {power}", levels.for_message(kind.clone())))
}
