//! Reads events of which some field cannot be read: the others still count.

use matrix_sdk::ruma::UserId;
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use serde_json::Value;

const MENTIONS: &str = "m.mentions";
const RELATION: &str = "m.relates_to";
/// The fields of a message's content that it can do without.
const OPTIONAL_FIELDS: [&str; 6] = ["filename", "format", "formatted_body", "info", MENTIONS, RELATION];

/// Reads an event, given as JSON, without the optional fields that cannot be read.
pub(super) fn read_event(event: &str) -> Option<AnySyncTimelineEvent> {
    serde_json::from_str(event).ok().or_else(|| serde_json::from_str(&without_unreadable(event)?).ok())
}

/// Returns a message, given as JSON, encrypted or not, without the optional fields that cannot be read. Returns `None`
/// if the rest cannot be read either.
pub(super) fn without_unreadable(event: &str) -> Option<String> {
    let mut event: Value = serde_json::from_str(event).ok()?;
    if event["type"] != "m.room.message" && event["type"] != "m.room.encrypted" {
        return None;
    }
    event.as_object_mut()?.remove("unsigned");
    let content = event["content"].as_object_mut()?;
    let fields: Vec<_> = OPTIONAL_FIELDS.iter().filter_map(|name| Some((*name, content.remove(*name)?))).collect();
    if !is_readable(&event) {
        return None;
    }
    for (name, value) in fields {
        let is_edit = value["rel_type"] == "m.replace";
        event["content"][name] = if name == MENTIONS { readable_mentions(value) } else { value };
        if !is_readable(&event) {
            // Without its relation an edit would be a command of its own.
            if is_edit {
                return None;
            }
            event["content"].as_object_mut()?.remove(name);
        }
    }
    Some(event.to_string())
}

fn is_readable(event: &Value) -> bool {
    serde_json::from_str::<AnySyncTimelineEvent>(&event.to_string()).is_ok()
}

/// Returns `mentions` with those of its users who have a valid id.
fn readable_mentions(mut mentions: Value) -> Value {
    if let Some(ids) = mentions.get_mut("user_ids").and_then(Value::as_array_mut) {
        ids.retain(|id| id.as_str().is_some_and(|id| UserId::parse(id).is_ok()));
    }
    mentions
}
