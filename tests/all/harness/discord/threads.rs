//! Threads. A thread starts at a message, has its id, and can be archived.

use serde_json::{Value, json};

use super::http::{Response, json as json_response};
use super::rest::error;
use super::rules::unknown_keys;
use super::world::{BOT, Channel, Thread, World};

/// The permissions Create Public Threads and Send Messages in Threads.
const CREATE: u64 = 1 << 35;
const SEND: u64 = 1 << 38;

/// Returns a channel or thread in the form of the API.
pub fn channel_json(id: u64, channel: &Channel) -> Value {
    let mut json = json!({ "id": id.to_string(), "type": channel.kind, "flags": 0 });
    match channel.with {
        Some(person) => json["recipients"] = json!([{ "id": person.to_string(), "username": "somebody" }]),
        None if channel.kind == 3 => {}
        None => json["guild_id"] = json!(channel.guild.to_string()),
    }
    if let Some(thread) = &channel.thread {
        json["name"] = json!(thread.name);
        json["parent_id"] = json!(thread.parent.to_string());
        json["owner_id"] = json!(BOT.to_string());
        json["thread_metadata"] = json!({ "archived": thread.archived, "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": "2026-11-21T06:00:00.000000+00:00" });
    }
    json
}

/// Opens a thread at a message.
pub fn open(world: &mut World, channel: u64, message: u64, body: &Value) -> Response {
    let Some(place) = world.channels.get(&channel) else { return error(404, 10003, "Unknown Channel") };
    let (kind, permissions, guild) = (place.kind, place.permissions, place.guild);
    for fault in unknown_keys(body, &["name", "auto_archive_duration", "rate_limit_per_user"]) {
        world.record_violation(format!("a thread: {fault}"));
    }
    let name = body["name"].as_str().unwrap_or_default();
    let auto_archive_minutes = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    if !(1..=100).contains(&name.chars().count()) || ![60, 1440, 4320, 10080].contains(&auto_archive_minutes) {
        world.record_violation(format!("a thread {name:?} archived after {auto_archive_minutes} minutes"));
        return error(400, 50035, "Invalid Form Body");
    }
    if kind != 0 {
        return error(400, 50024, "Cannot execute action on this channel type");
    }
    if permissions & CREATE == 0 {
        return error(403, 50013, "Missing Permissions");
    }
    if !world.messages.iter().any(|m| m.channel == channel && m.id == message) {
        return error(404, 10008, "Unknown Message");
    }
    if world.channels.contains_key(&message) {
        return error(400, 160_004, "A thread has already been created for this message");
    }
    let thread =
        Thread { name: name.to_owned(), parent: channel, auto_archive_minutes, archived: false, locked: false };
    let opened = Channel { kind: 11, permissions, with: None, guild, thread: Some(thread) };
    let json = channel_json(message, &opened);
    world.channels.insert(message, opened);
    json_response(201, &json)
}

/// Renames a thread, archives it or reopens it. The bot may not change other channels.
pub fn change(world: &mut World, id: u64, body: &Value) -> Response {
    for fault in unknown_keys(body, &["name", "archived", "auto_archive_duration", "locked"]) {
        world.record_violation(format!("the change of a thread: {fault}"));
    }
    let Some(channel) = world.channels.get_mut(&id) else { return error(404, 10003, "Unknown Channel") };
    let permissions = channel.permissions;
    let Some(thread) = &mut channel.thread else {
        world.record_violation("the bot changes a channel that is not a thread");
        return error(403, 50013, "Missing Permissions");
    };
    let reopens = body["archived"] == json!(false);
    if thread.archived && !reopens {
        return error(400, 50083, "Thread is archived");
    }
    if reopens && (thread.locked || permissions & SEND == 0) {
        return error(403, 50013, "Missing Permissions");
    }
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut thread.name);
    }
    thread.archived = body["archived"].as_bool().unwrap_or(thread.archived);
    let json = channel_json(id, channel);
    json_response(200, &json)
}

/// Returns the error if messages in the channel cannot be changed because it is an archived thread. A new post reopens
/// an archived thread unless it is locked.
pub fn archived_error(world: &mut World, channel: u64, is_post: bool) -> Option<Response> {
    let thread = world.channels.get_mut(&channel)?.thread.as_mut()?;
    if thread.locked && thread.archived {
        return Some(error(403, 160_005, "Thread is locked"));
    }
    if thread.archived && !is_post {
        return Some(error(400, 50083, "Thread is archived"));
    }
    thread.archived = false;
    None
}
