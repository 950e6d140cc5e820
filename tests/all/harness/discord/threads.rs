//! Threads: they begin at a message, whose id they bear, and are put away.

use serde_json::{Value, json};

use super::http::{Response, json as json_response};
use super::rest::error;
use super::rules::unknown_keys;
use super::world::{BOT, Channel, Thread, World};

/// Bits of Create Public Threads and Send Messages in Threads.
const CREATE: u64 = 1 << 35;
const SPEAK: u64 = 1 << 38;

/// A channel or thread, as the API returns it.
pub fn told(id: u64, channel: &Channel) -> Value {
    let mut told = json!({ "id": id.to_string(), "type": channel.kind, "flags": 0 });
    match channel.with {
        Some(person) => told["recipients"] = json!([{ "id": person.to_string(), "username": "somebody" }]),
        None => told["guild_id"] = json!(channel.guild.to_string()),
    }
    if let Some(thread) = &channel.thread {
        told["name"] = json!(thread.name);
        told["parent_id"] = json!(thread.parent.to_string());
        told["owner_id"] = json!(BOT.to_string());
        told["thread_metadata"] = json!({ "archived": thread.archived, "auto_archive_duration": thread.lasts,
            "archive_timestamp": "2026-11-21T06:00:00.000000+00:00", "locked": thread.locked });
    }
    told
}

/// Opens a thread at a message.
pub fn open(world: &mut World, channel: u64, message: u64, body: &Value) -> Response {
    let Some(place) = world.channels.get(&channel) else { return error(404, 10003, "Unknown Channel") };
    let (kind, permissions, guild) = (place.kind, place.permissions, place.guild);
    for fault in unknown_keys(body, &["name", "auto_archive_duration", "rate_limit_per_user"]) {
        world.breaks(format!("a thread: {fault}"));
    }
    let name = body["name"].as_str().unwrap_or_default();
    let lasts = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    if !(1..=100).contains(&name.chars().count()) || ![60, 1440, 4320, 10080].contains(&lasts) {
        world.breaks(format!("a thread {name:?} that lasts {lasts} minutes"));
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
    let thread = Thread { name: name.to_owned(), parent: channel, lasts, archived: false, locked: false };
    let opened = Channel { kind: 11, permissions, with: None, guild, thread: Some(thread) };
    let told = told(message, &opened);
    world.channels.insert(message, opened);
    json_response(201, &told)
}

/// Renames a thread, puts it away or takes it out. Of other channels the bot changes nothing.
pub fn change(world: &mut World, id: u64, body: &Value) -> Response {
    for fault in unknown_keys(body, &["name", "archived", "auto_archive_duration", "locked"]) {
        world.breaks(format!("the change of a thread: {fault}"));
    }
    let Some(channel) = world.channels.get_mut(&id) else { return error(404, 10003, "Unknown Channel") };
    let permissions = channel.permissions;
    let Some(thread) = &mut channel.thread else {
        world.breaks("a channel that is no thread is to be changed");
        return error(403, 50013, "Missing Permissions");
    };
    let takes_out = body["archived"] == json!(false);
    if thread.archived && !takes_out {
        return error(400, 50083, "Thread is archived");
    }
    if takes_out && (thread.locked || permissions & SPEAK == 0) {
        return error(403, 50013, "Missing Permissions");
    }
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut thread.name);
    }
    thread.archived = body["archived"].as_bool().unwrap_or(thread.archived);
    let told = told(id, channel);
    json_response(200, &told)
}

/// What forbids to change a message where it stands; a post takes the thread out by itself.
pub fn put_away(world: &mut World, channel: u64, is_post: bool) -> Option<Response> {
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
