//! What the bot and others may do in a room.

use matrix_sdk::Room;
use matrix_sdk::ruma::UserId;
use matrix_sdk::ruma::events::MessageLikeEventType;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;

/// Checks whether the bot may send messages in `room`.
///
/// # Errors
/// Returns an error with the power level that it needs and the one that it has if it may not.
pub(super) async fn check_can_send_messages(room: &Room) -> Result<(), String> {
    let is_encrypted = room.latest_encryption_state().await.is_ok_and(|state| state.is_encrypted());
    let kind = if is_encrypted { MessageLikeEventType::RoomEncrypted } else { MessageLikeEventType::RoomMessage };
    check_can_send(room, kind).await
}

/// Checks whether the bot may send events of type `kind` in `room`.
///
/// # Errors
/// Returns an error with the power level that it needs and the one that it has if it may not.
pub(super) async fn check_can_send(room: &Room, kind: MessageLikeEventType) -> Result<(), String> {
    let own = room.own_user_id();
    let levels = room.power_levels_or_default().await;
    if levels.user_can_send_message(own, kind.clone()) {
        return Ok(());
    }
    let UserPowerLevel::Int(level) = levels.for_user(own) else { return Ok(()) };
    Err(format!("{kind} needs power level {} there, and {own} has {level}", levels.for_message(kind.clone())))
}

/// Returns whether the user `id` is a moderator of `room`: they may redact the messages of others.
pub(super) async fn is_moderator(room: &Room, id: &str) -> bool {
    let Ok(user) = UserId::parse(id) else { return false };
    matches!(room.get_member(&user).await, Ok(Some(member)) if member.can_redact_other())
}
