//! The REST API: the routes that the bot needs. A request to any other route breaks a rule of the double.

use hyper::header::{AUTHORIZATION, HeaderName, HeaderValue, USER_AGENT};
use serde_json::{Value, json};

use super::super::machine::is_over;
use super::http::{Request, Response, json as json_response};
use super::multipart::{File, Payload};
use super::people;
use super::rules::{self, Use};
use super::rules_commands;
use super::threads;
use super::world::{APPLICATION, Attachment, Channel, GUILD, Message, TOKEN, World};

/// Where the files are that people attach. Discord has them on a host of its own.
pub const ATTACHMENTS: &str = "/attachments/";

/// Returns an error in Discord's form.
pub fn error(status: u16, code: u32, message: &str) -> Response {
    json_response(status, &json!({ "message": message, "code": code }))
}

fn add_headers(response: &mut Response, headers: &[(String, String)]) {
    let headers = headers.iter().map(|(name, value)| (HeaderName::try_from(name).unwrap(), value.parse().unwrap()));
    response.headers_mut().extend(headers);
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or(0)
}

pub fn answer(world: &mut World, request: &Request, gateway: u16) -> Response {
    world.requests += 1;
    if let Some(name) = request.uri.path().strip_prefix(ATTACHMENTS) {
        return world
            .files
            .get(name)
            .map_or_else(|| error(404, 0, "404: Not Found"), |file| Response::new(file.clone()));
    }
    let Some(path) = request.uri.path().strip_prefix("/api/v10/") else {
        world.record_violation(format!("unknown address {}", request.uri.path()));
        return error(404, 0, "404: Not Found");
    };
    let parts: Vec<&str> = path.split('/').collect();
    let is_interaction = matches!(parts[0], "interactions" | "webhooks");
    if !is_interaction
        && (world.token_revoked
            || request.headers.get(AUTHORIZATION).is_none_or(|token| *token != format!("Bot {TOKEN}")))
    {
        world.unauthorized += 1;
        return error(401, 0, "401: Unauthorized");
    }
    let Payload { json: body, files } = match read_payload(request) {
        Ok(payload) => payload,
        Err(fault) => {
            world.record_violation(format!("{} {path}: {fault}", request.method));
            return error(400, 50109, "The request body contains invalid JSON.");
        }
    };
    let fields: Vec<_> = files.iter().map(|file| &file.field).collect();
    world.record_request(&json!({ "method": request.method.as_str(), "path": format!("/{path}"),
        "query": request.uri.query().unwrap_or_default(), "body": body, "files": fields }));
    let mut headers = Vec::new();
    if let ("channels", Some(channel)) = (parts[0], parts.get(1)) {
        let (limit_headers, empty) = world.take_from_bucket(&format!("{} {channel} {}", request.method, parts.len()));
        headers = limit_headers;
        if empty {
            let wait = headers.last().map_or(0.0, |(_, wait)| wait.parse().unwrap_or(0.0));
            let body = json!({ "message": "You are being rate limited.", "retry_after": wait, "global": false });
            let mut response = json_response(429, &body);
            add_headers(&mut response, &headers);
            return response;
        }
    }
    let mut response = route(world, request, &parts, body, files, gateway);
    add_headers(&mut response, &headers);
    response
}

fn read_payload(request: &Request) -> Result<&Payload, String> {
    let agent = request.headers.get(USER_AGENT).map(HeaderValue::as_bytes).unwrap_or_default();
    if !agent.starts_with(b"DiscordBot (") {
        return Err("a User-Agent other than DiscordBot (url, version)".to_owned());
    }
    request.payload.as_ref().map_err(Clone::clone)
}

fn route(world: &mut World, request: &Request, parts: &[&str], body: &Value, files: &[File], gateway: u16) -> Response {
    let url = format!("ws://127.0.0.1:{gateway}");
    let application = APPLICATION.to_string();
    match (request.method.as_str(), parts) {
        ("GET", ["gateway"]) => json_response(200, &json!({ "url": url })),
        ("GET", ["gateway", "bot"]) => {
            let limit = json!({ "total": 1000, "remaining": 990, "reset_after": 14_400_000, "max_concurrency": 1 });
            json_response(200, &json!({ "url": url, "shards": world.shards, "session_start_limit": limit }))
        }
        ("GET", ["oauth2" | "applications", .., "@me"]) => {
            let installs = if world.for_users { json!({ "0": {}, "1": {} }) } else { json!({ "0": {} }) };
            let application = json!({
                "id": application, "name": "kafenio", "icon": null, "description": "", "bot_public": true,
                "bot_require_code_grant": false, "verify_key": "0", "team": null, "flags": 0, "summary": "",
                "integration_types_config": installs,
            });
            json_response(200, &application)
        }
        ("GET", ["applications", id, "commands"]) if *id == application => {
            world.listings += 1;
            list_commands(&world.commands, request)
        }
        ("GET", ["applications", id, "guilds", guild, "commands"]) if *id == application && number(guild) == GUILD => {
            list_commands(&world.guild_commands, request)
        }
        ("PUT", ["applications", id, "commands"]) if *id == application => {
            world.commands = register(world, body);
            json_response(200, &Value::Array(world.commands.clone()))
        }
        ("PUT", ["applications", id, "guilds", guild, "commands"]) if *id == application && number(guild) == GUILD => {
            world.guild_commands = register(world, body);
            json_response(200, &Value::Array(world.guild_commands.clone()))
        }
        ("GET", ["users", "@me"]) => json_response(200, &World::bot_user()),
        ("POST", ["users", "@me", "channels"]) => open_direct(world, body),
        ("GET", ["channels", channel]) => match world.channels.get(&number(channel)) {
            Some(known) => json_response(200, &threads::channel_json(number(channel), known)),
            None => error(404, 10003, "Unknown Channel"),
        },
        ("PATCH", ["channels", channel]) => threads::change(world, number(channel), body),
        ("POST", ["channels", channel, "messages", message, "threads"]) => {
            threads::open(world, number(channel), number(message), body)
        }
        ("GET", ["guilds", guild, "members", person]) if world.channels.values().any(|c| c.guild == number(guild)) => {
            let member = people::member(number(person)).filter(|_| !world.left.contains(&number(person)));
            member.map_or_else(|| error(404, 10007, "Unknown Member"), |member| json_response(200, &member))
        }
        ("POST", ["channels", channel, "messages"]) => post(world, number(channel), body, files),
        ("PATCH", ["channels", channel, "messages", message]) => {
            edit(world, number(channel), number(message), body, files)
        }
        ("GET", ["channels", channel, "messages"]) => {
            let messages = world.messages.iter().filter(|message| message.channel == number(channel));
            let newest_first = messages.rev().take(50).map(Message::to_json);
            json_response(200, &newest_first.collect())
        }
        ("POST", ["interactions", id, token, "callback"]) => acknowledge(world, number(id), token, body, files),
        ("POST", ["webhooks", id, token]) if *id == application => follow_up(world, token, body, files),
        ("PATCH", ["webhooks", id, token, "messages", "@original"]) if *id == application => {
            edit_original(world, token, body, files)
        }
        ("DELETE", ["webhooks", id, token, "messages", "@original"]) if *id == application => {
            delete_original(world, token)
        }
        (method, _) => {
            world.record_violation(format!("unknown route {method} {}", request.uri.path()));
            error(404, 0, "404: Not Found")
        }
    }
}

fn list_commands(commands: &[Value], request: &Request) -> Response {
    let mut commands = commands.to_vec();
    if !request.uri.query().is_some_and(|query| query.contains("with_localizations=true")) {
        for command in &mut commands {
            command.as_object_mut().unwrap().retain(|key, _| !key.ends_with("_localizations"));
        }
    }
    json_response(200, &Value::Array(commands))
}

/// Returns the list as Discord stores it: with ids, and without empty fields.
fn register(world: &mut World, list: &Value) -> Vec<Value> {
    world.registrations += 1;
    let faults = rules_commands::faults(list);
    for fault in faults {
        world.record_violation(format!("commands: {fault}"));
    }
    let mut kept = list.as_array().cloned().unwrap_or_default();
    for command in &mut kept {
        let is_for_users = command["integration_types"].as_array().is_some_and(|types| types.contains(&json!(1)));
        if is_for_users && !world.for_users {
            world.record_violation(format!("{} is for users, and the application is not", command["name"]));
        }
        let id = world.next_id().to_string();
        let command = command.as_object_mut().unwrap();
        command.insert("id".to_owned(), json!(id));
        command.insert("application_id".to_owned(), json!(APPLICATION.to_string()));
        command.insert("version".to_owned(), json!(id));
        command.insert("default_member_permissions".to_owned(), Value::Null);
        // Commands of context menus have none, and Discord says so.
        command.entry("description").or_insert(json!(""));
        command.insert("nsfw".to_owned(), json!(false));
        for option in command.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
            let option = option.as_object_mut().unwrap();
            option.retain(|key, value| !(key == "required" && *value == json!(false)));
        }
    }
    kept
}

fn open_direct(world: &mut World, body: &Value) -> Response {
    let with = number(body["recipient_id"].as_str().unwrap_or_default());
    let known = world.channels.iter().find(|(_, channel)| channel.with == Some(with)).map(|(id, _)| *id);
    let id = known.unwrap_or_else(|| world.next_id());
    world.channels.entry(id).or_insert(Channel { kind: 1, with: Some(with), ..Channel::of_server() });
    json_response(
        200,
        &json!({ "id": id.to_string(), "type": 1, "last_message_id": null, "flags": 0, "recipients": [] }),
    )
}

/// Returns the error if the bot may not write in a channel.
fn posting_error(world: &World, channel: u64, with_file: bool) -> Option<Response> {
    let Some(place) = world.channels.get(&channel) else { return Some(error(404, 10003, "Unknown Channel")) };
    if place.with.is_some_and(|person| world.refuses_direct.contains(&person)) {
        return Some(error(403, 50007, "Cannot send messages to this user"));
    }
    let may = |bit: u32| place.permissions & (1 << bit) != 0;
    if !may(10) {
        return Some(error(403, 50001, "Missing Access"));
    }
    let send = if place.kind == 11 { 38 } else { 11 };
    (!may(send) || with_file && !may(15)).then(|| error(403, 50013, "Missing Permissions"))
}

fn post(world: &mut World, channel: u64, body: &Value, files: &[File]) -> Response {
    if let Some(refusal) = posting_error(world, channel, !files.is_empty()) {
        world.refusals += 1;
        return refusal;
    }
    if let Some(refusal) = threads::archived_error(world, channel, true) {
        return refusal;
    }
    let faults = rules::message_faults(body, files, Use::Channel);
    if let Some(refusal) = reject(world, "message", faults) {
        return refusal;
    }
    let nonce = body["nonce"].as_str().map(str::to_owned);
    if body["enforce_nonce"] == json!(true) && !world.forgets_nonces {
        let before = world.messages.iter().rfind(|m| m.channel == channel && m.nonce.is_some() && m.nonce == nonce);
        if let Some(before) = before {
            return json_response(200, &before.to_json());
        }
    }
    let message = create_message(world, channel, body, files, nonce);
    let json = message.to_json();
    world.messages.push(message);
    json_response(200, &json)
}

/// Records the faults of a request, and returns the error if there are any.
fn reject(world: &mut World, what: &str, faults: Vec<String>) -> Option<Response> {
    if faults.is_empty() {
        return None;
    }
    for fault in faults {
        world.record_violation(format!("{what}: {fault}"));
    }
    Some(error(400, 50035, "Invalid Form Body"))
}

fn create_message(world: &mut World, channel: u64, body: &Value, files: &[File], nonce: Option<String>) -> Message {
    let id = world.next_id();
    let mut message = Message {
        id,
        channel,
        content: String::new(),
        components: json!([]),
        attachments: Vec::new(),
        notified: rules::notified(body),
        edits: 0,
        earlier: Vec::new(),
        nonce,
        private: body["flags"].as_u64().unwrap_or(0) & 64 != 0,
    };
    change(world, &mut message, body, files);
    message
}

/// Updates the fields of the message that the payload contains.
fn change(world: &mut World, message: &mut Message, body: &Value, files: &[File]) {
    if let Some(content) = body["content"].as_str() {
        content.clone_into(&mut message.content);
    }
    if body["components"].is_array() {
        message.components = body["components"].clone();
    }
    if let Some(listed) = body["attachments"].as_array() {
        let kept = std::mem::take(&mut message.attachments);
        for entry in listed {
            let id = entry["id"].as_str().map_or_else(|| entry["id"].as_u64().unwrap_or(0), number);
            let file = files.iter().find(|file| file.field == format!("files[{id}]"));
            let old = kept.iter().find(|old| old.id == id).cloned();
            let new = file.map(|file| Attachment {
                id: world.next_id(),
                name: file.name.clone(),
                alt: entry["description"].as_str().unwrap_or_default().to_owned(),
                bytes: file.bytes.clone(),
            });
            message.attachments.extend(new.or(old));
        }
    }
}

fn edit(world: &mut World, channel: u64, id: u64, body: &Value, files: &[File]) -> Response {
    if let Some(refusal) =
        posting_error(world, channel, !files.is_empty()).or_else(|| threads::archived_error(world, channel, false))
    {
        return refusal;
    }
    if let Some(refusal) = reject(world, "edit", rules::message_faults(body, files, Use::Edit)) {
        return refusal;
    }
    let Some(at) = world.messages.iter().rposition(|message| message.channel == channel && message.id == id) else {
        return error(404, 10008, "Unknown Message");
    };
    let mut message = world.messages[at].clone();
    message.earlier.push(message.content.clone());
    change(world, &mut message, body, files);
    message.edits += 1;
    let json = message.to_json();
    world.messages[at] = message;
    world.reset_menus(id);
    json_response(200, &json)
}

fn acknowledge(world: &mut World, id: u64, token: &str, body: &Value, files: &[File]) -> Response {
    let kind = body["type"].as_u64().unwrap_or(0);
    let Some(interaction) = world.interactions.get(token).filter(|interaction| interaction.id == id) else {
        return error(404, 10062, "Unknown interaction");
    };
    let (asked, channel, since) = (interaction.kind, interaction.channel, interaction.since);
    let (source, clicked) = (interaction.source.clone(), interaction.clicked);
    if interaction.acknowledged.is_some() {
        return error(400, 40060, "Interaction has already been acknowledged.");
    }
    if is_over(since.elapsed(), people::ACKNOWLEDGED_WITHIN) {
        return error(404, 10062, "Unknown interaction");
    }
    let fits = match kind {
        4 | 5 | 9 => asked != 4,
        6 | 7 => asked == 3,
        8 => asked == 4,
        _ => false,
    };
    let mut faults =
        if fits { Vec::new() } else { vec![format!("type {kind} does not answer an interaction of type {asked}")] };
    let data = &body["data"];
    match kind {
        4 => faults.extend(rules::message_faults(data, files, Use::Answer)),
        5 => faults.extend(rules::unknown_keys(data, &["flags", "attachments"])),
        // Without data the message is sent to the clients again as it is.
        7 if !data.is_null() => faults.extend(rules::message_faults(data, files, Use::Edit)),
        8 => faults.extend(rules_commands::completion_faults(data)),
        _ => {}
    }
    if let Some(refusal) = reject(world, "interaction callback", faults) {
        return refusal;
    }
    let answer = match kind {
        4 => Some(create_message(world, channel, data, files, None)),
        7 if !data.is_null() => source.clone().map(|mut message| {
            change(world, &mut message, data, files);
            message
        }),
        _ => None,
    };
    if let Some(clicked) = clicked.filter(|_| kind == 7) {
        world.reset_menus(clicked);
    }
    let is_unchanged = kind == 7 && data.is_null();
    let interaction = world.interactions.get_mut(token).unwrap();
    interaction.acknowledged = Some((u8::try_from(kind).unwrap(), since.elapsed()));
    // A deferred update of a private message is complete when the message has changed; after an update without data,
    // another message tells why nothing was done.
    interaction.loading = kind == 5 || kind == 6 && source.is_some() || is_unchanged;
    interaction.answers.extend(answer);
    interaction.completions = data["choices"].as_array().cloned().unwrap_or_default();
    json_response(204, &Value::Null)
}

/// Returns the error if the token of an interaction cannot be used now.
fn token_error(world: &mut World, token: &str) -> Option<Response> {
    match world.interactions.get(token) {
        None => Some(error(404, 10015, "Unknown Webhook")),
        Some(interaction) if interaction.expired => {
            world.late_answers += 1;
            Some(error(401, 50027, "Invalid Webhook Token"))
        }
        Some(interaction) if interaction.acknowledged.is_none() => Some(error(404, 10015, "Unknown Webhook")),
        Some(_) => None,
    }
}

fn follow_up(world: &mut World, token: &str, body: &Value, files: &[File]) -> Response {
    if let Some(refusal) = token_error(world, token) {
        return refusal;
    }
    if let Some(refusal) = reject(world, "follow-up", rules::message_faults(body, files, Use::Answer)) {
        return refusal;
    }
    let channel = world.interactions[token].channel;
    let message = create_message(world, channel, body, files, None);
    let json = message.to_json();
    let interaction = world.interactions.get_mut(token).unwrap();
    interaction.loading = false;
    interaction.answers.push(message);
    json_response(200, &json)
}

fn edit_original(world: &mut World, token: &str, body: &Value, files: &[File]) -> Response {
    if let Some(refusal) = token_error(world, token) {
        return refusal;
    }
    if let Some(refusal) = reject(world, "edit of an answer", rules::message_faults(body, files, Use::Edit)) {
        return refusal;
    }
    let interaction = &world.interactions[token];
    let (channel, loading, before) = (
        interaction.channel,
        interaction.loading,
        interaction.answers.first().or(interaction.source.as_ref()).cloned(),
    );
    let mut message = match before {
        Some(before) => before,
        None if loading => create_message(world, channel, &json!({ "flags": 64 }), &[], None),
        None => return error(404, 10008, "Unknown Message"),
    };
    change(world, &mut message, body, files);
    let json = message.to_json();
    world.reset_menus(message.id);
    let interaction = world.interactions.get_mut(token).unwrap();
    interaction.loading = false;
    interaction.answers.truncate(0);
    interaction.answers.push(message);
    json_response(200, &json)
}

fn delete_original(world: &mut World, token: &str) -> Response {
    if let Some(refusal) = token_error(world, token) {
        return refusal;
    }
    let interaction = world.interactions.get_mut(token).unwrap();
    if !interaction.loading && interaction.answers.is_empty() {
        return error(404, 10008, "Unknown Message");
    }
    interaction.loading = false;
    interaction.answers.clear();
    json_response(204, &Value::Null)
}
