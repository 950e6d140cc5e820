//! A double of a Matrix homeserver on loopback, as far as unencrypted rooms need one. It says nothing about encryption; for
//! that, the tests in `.ci/matrix` use a real Synapse.

use std::collections::{BTreeMap, HashMap};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::memory::peak_memory;
use super::signal::signal;

pub const BOT: &str = "@bot:localhost";
/// The server of people and rooms about which the homeserver has to ask, which never answers.
pub const SILENT_SERVER: &str = "silent.example";
/// The events of a room in the answer to a sync request; the bot pages for more.
const TIMELINE_LIMIT: usize = 50;
/// How long a test waits for anything before it fails; far more than necessary.
const WAIT_TIMEOUT: Duration = Duration::from_mins(5);

/// A running homeserver.
pub struct Homeserver {
    shared: Arc<Shared>,
    url: String,
    folder: tempfile::TempDir,
    /// Who may invite the bot; everybody if it is empty.
    pub allow: &'static str,
}

struct Shared {
    world: Mutex<World>,
    changed: watch::Sender<()>,
}

/// What the homeserver knows.
#[derive(Default)]
pub struct World {
    /// The ids and names of each room's members, without the bot.
    pub rooms: BTreeMap<String, BTreeMap<String, String>>,
    /// The rooms to which somebody has invited the bot, each with the inviter and the number of events before, until it joins or
    /// leaves.
    pub invitations: BTreeMap<String, (String, usize)>,
    /// The rooms that refuse the bot although it was invited.
    pub locked: Vec<String>,
    /// The rooms that everybody may join.
    pub public: Vec<String>,
    /// The rooms in which the bot may not send messages.
    pub muted: Vec<String>,
    /// The state events that have changed, each with its room.
    changes: Vec<(String, Value)>,
    /// The ids of what the bot has sent, by the paths of the requests: a repeated one changes nothing.
    transactions: HashMap<String, String>,
    /// The events of all rooms, in order; a sync token is a number of events.
    events: Vec<(String, Value)>,
    /// What the bot has sent: the room, the type and the content.
    pub sent: Vec<(String, String, Value)>,
    /// Each request's method and path.
    pub requests: Vec<String>,
    account_data: HashMap<String, Value>,
}

impl World {
    /// Returns how many requests contain `part`.
    pub fn count(&self, part: &str) -> usize {
        self.requests.iter().filter(|request| request.contains(part)).count()
    }

    /// Returns the texts that the bot has sent to `room`.
    pub fn texts(&self, room: &str) -> Vec<String> {
        self.texts_in(room).map(str::to_owned).collect()
    }

    fn texts_in<'w>(&'w self, room: &'w str) -> impl Iterator<Item = &'w str> {
        let sent = self.sent.iter().filter(move |(to, kind, _)| to == room && kind == "m.room.message");
        sent.map(|(_, _, content)| content["body"].as_str().unwrap_or_default())
    }

    fn add(&mut self, room: &str, event: Value) -> String {
        let id = format!("$event{}", self.events.len());
        let mut event = event;
        event["event_id"] = json!(id);
        event["origin_server_ts"] = json!(1_700_000_000_000 + self.events.len());
        self.events.push((room.to_owned(), event));
        id
    }
}

impl Homeserver {
    pub async fn start() -> Homeserver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let shared = Arc::new(Shared { world: Mutex::default(), changed: watch::channel(()).0 });
        let app = Router::new().fallback(answer).with_state(Arc::clone(&shared));
        tokio::spawn(async move { axum::serve(listener, app).await });
        Homeserver { shared, url, folder: super::databases::folder(), allow: "" }
    }

    /// Reads or changes the world, and wakes whoever waits for a change.
    pub fn with<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        self.shared.with(act)
    }

    /// Opens a room with these members and the bot.
    pub fn open(&self, room: &str, members: &[&str]) {
        self.with(|world| {
            let members = members.iter().map(|id| ((*id).to_owned(), capitalised(local_part(id))));
            world.rooms.insert(room.to_owned(), members.collect());
        });
    }

    /// Invites the bot.
    pub fn invite(&self, room: &str, inviter: &str) {
        self.with(|world| {
            world.invitations.insert(room.to_owned(), (inviter.to_owned(), world.events.len()));
            world.events.push((String::new(), Value::Null));
        });
    }

    /// Sends a text as `sender`, with mentions as `mentioned`, and returns the event's id.
    pub fn say(&self, room: &str, sender: &str, text: &str, mentioned: &[String]) -> String {
        let content = json!({ "msgtype": "m.text", "body": text, "m.mentions": { "user_ids": mentioned } });
        self.send(room, sender, "m.room.message", &content)
    }

    /// Makes `user` leave the room.
    pub fn leave(&self, room: &str, user: &str) {
        self.with(|world| {
            world.rooms.entry(room.to_owned()).or_default().remove(user);
            world.add(room, member(user, local_part(user), "leave"));
        });
    }

    /// Says as `sender` that everybody may join another room, `successor`, which replaces the room.
    pub fn replace(&self, room: &str, sender: &str, successor: &str) {
        let content = json!({ "body": "gone", "replacement_room": successor });
        self.with(|world| {
            world.public.push(successor.to_owned());
            world.add(
                room,
                json!({ "type": "m.room.tombstone", "sender": sender, "state_key": "", "content": content }),
            );
        });
    }

    /// Sends an event as `sender`, and returns its id.
    pub fn send(&self, room: &str, sender: &str, kind: &str, content: &Value) -> String {
        self.with(|world| world.add(room, json!({ "type": kind, "sender": sender, "content": content })))
    }

    /// Changes the state of a room.
    pub fn change(&self, room: &str, sender: &str, kind: &str, state_key: &str, content: &Value) {
        self.with(|world| {
            let event = json!({ "type": kind, "sender": sender, "state_key": state_key, "content": content });
            let id = world.add(room, event.clone());
            let mut event = event;
            (event["event_id"], event["origin_server_ts"]) = (json!(id), json!(1));
            world.changes.push((room.to_owned(), event));
        });
    }

    /// Starts `kafenio serve` with this homeserver, and waits until it has read what happened before.
    pub async fn start_bot(&self) -> Bot {
        let before = self.with(|world| world.count("GET v3/sync"));
        let bot = self.launch_bot();
        // The first request fetches keys, and the second is the first one of the loop.
        self.until("the bot's second request", |world| (world.count("GET v3/sync") >= before + 2).then_some(())).await;
        bot
    }

    /// Starts `kafenio serve` with this homeserver, and does not wait.
    pub fn launch_bot(&self) -> Bot {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kafenio"));
        let log = std::fs::File::options().create(true).append(true).open(self.folder.path().join("bot.log")).unwrap();
        command.arg("serve").env_clear().stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log);
        command.envs([
            ("KAFENIO_MATRIX_HOMESERVER", self.url.as_str()),
            ("KAFENIO_MATRIX_USER", BOT),
            ("KAFENIO_MATRIX_TOKEN", "token"),
            ("KAFENIO_MATRIX_DEVICE", "DEVICE"),
            ("KAFENIO_DATA_DIR", self.folder.path().join("data").to_str().unwrap()),
            ("KAFENIO_DATABASE_URL", &super::databases::url(self.folder.path())),
            ("KAFENIO_HTTP_ADDR", ""),
            ("KAFENIO_MATRIX_ALLOW", self.allow),
        ]);
        Bot(command.spawn().unwrap())
    }

    /// Waits until `see` returns something. `what` describes it in the failure.
    pub async fn until<T>(&self, what: &str, mut see: impl FnMut(&mut World) -> Option<T>) -> T {
        let mut changes = self.shared.changed.subscribe();
        let waiting = async {
            loop {
                if let Some(seen) = see(&mut self.shared.world.lock().unwrap()) {
                    return seen;
                }
                changes.changed().await.unwrap();
            }
        };
        let seen = timeout(WAIT_TIMEOUT, waiting).await;
        seen.unwrap_or_else(|_| {
            let log = std::fs::read_to_string(self.folder.path().join("bot.log")).unwrap_or_default();
            let requests = self.with(|world| world.requests.join("\n"));
            panic!("the test waited in vain for {what}\n{requests}\n{log}")
        })
    }

    /// Waits for a text of the bot in `room` that contains `part`.
    pub async fn text(&self, room: &str, part: &str) -> String {
        self.until(part, |world| world.texts_in(room).find(|text| text.contains(part)).map(str::to_owned)).await
    }
}

/// A running bot. Killed when dropped.
pub struct Bot(Child);

impl Bot {
    /// Returns the most memory that the bot has used so far, in megabytes.
    pub fn peak_memory(&self) -> u64 {
        peak_memory(self.0.id())
    }

    /// Stops the bot with SIGTERM and waits for its end.
    pub fn stop(mut self) {
        signal("-TERM", self.0.id());
        self.0.wait().unwrap();
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // The process may have ended already.
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

impl Shared {
    fn with<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        let result = act(&mut self.world.lock().unwrap());
        self.changed.send_replace(());
        result
    }
}

fn local_part(id: &str) -> &str {
    id.trim_start_matches('@').split(':').next().unwrap_or_default()
}

fn capitalised(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

fn member(id: &str, name: &str, membership: &str) -> Value {
    json!({
        "type": "m.room.member", "sender": id, "state_key": id, "event_id": format!("$member-{}", local_part(id)),
        "origin_server_ts": 1, "content": { "membership": membership, "displayname": name },
    })
}

/// Returns the state events of a room.
fn state(world: &World, room: &str) -> Vec<Value> {
    let create = json!({
        "type": "m.room.create", "sender": BOT, "state_key": "", "event_id": "$create", "origin_server_ts": 1,
        "content": { "room_version": "10" },
    });
    let members = world.rooms.get(room).into_iter().flatten().map(|(id, name)| member(id, name, "join"));
    let changes = world.changes.iter().filter(|(of, _)| of == room).map(|(_, event)| event.clone());
    [create, member(BOT, "Kafenio", "join")].into_iter().chain(members).chain(changes).collect()
}

async fn answer(
    State(shared): State<Arc<Shared>>,
    method: Method,
    uri: Uri,
    Query(query): Query<HashMap<String, String>>,
    body: Bytes,
) -> Response {
    let path = uri.path().trim_start_matches("/_matrix/client/").to_owned();
    shared.with(|world| world.requests.push(format!("{method} {path}")));
    let decoded: Vec<String> = path.split('/').map(decode).collect();
    let parts: Vec<&str> = decoded.iter().map(String::as_str).collect();
    let body: Value = serde_json::from_slice(&body).unwrap_or_default();
    let answered = match (method.as_str(), &parts[..]) {
        ("GET", [_, "sync"]) => Ok(sync(&shared, &query).await),
        ("GET", [_, "profile", about, ..]) | ("POST", [_, "join", about] | [_, "rooms", about, "join"])
            if about.ends_with(SILENT_SERVER) =>
        {
            sleep(WAIT_TIMEOUT).await;
            Err(StatusCode::GATEWAY_TIMEOUT)
        }
        (method, parts) => shared.with(|world| quick_answer(world, method, parts, &query, body)),
    };
    match answered {
        Ok(answer) => axum::Json(answer).into_response(),
        Err(status) => {
            let code = if status == StatusCode::FORBIDDEN { "M_FORBIDDEN" } else { "M_NOT_FOUND" };
            (status, axum::Json(json!({ "errcode": code, "error": "" }))).into_response()
        }
    }
}

fn quick_answer(
    world: &mut World,
    method: &str,
    parts: &[&str],
    query: &HashMap<String, String>,
    body: Value,
) -> Result<Value, StatusCode> {
    match (method, parts) {
        (_, ["versions"]) => Ok(json!({ "versions": ["v1.11"] })),
        (_, [_, "account", "whoami"]) => Ok(json!({ "user_id": BOT, "device_id": "DEVICE" })),
        (_, [_, "keys", "upload"]) => Ok(json!({ "one_time_key_counts": { "signed_curve25519": 50 } })),
        (_, [_, "keys", "query"]) => Ok(json!({ "device_keys": {} })),
        (_, [_, "devices"]) => Ok(json!({ "devices": [] })),
        (_, [_, "capabilities"]) => Ok(json!({ "capabilities": {} })),
        ("POST", [_, "user", _, "filter"]) => Ok(json!({ "filter_id": "1" })),
        ("GET", [_, "user", _, "account_data", kind]) => {
            world.account_data.get(*kind).cloned().ok_or(StatusCode::NOT_FOUND)
        }
        ("PUT", [_, "user", _, "account_data", kind]) => {
            world.account_data.insert((*kind).to_owned(), body);
            Ok(json!({}))
        }
        ("GET", [_, "profile", user, ..]) => {
            let is_known = *user == BOT || world.rooms.values().any(|members| members.contains_key(*user));
            is_known
                .then(|| json!({ "displayname": "Kafenio", "avatar_url": "mxc://localhost/a" }))
                .ok_or(StatusCode::NOT_FOUND)
        }
        ("PUT", [_, "profile", ..]) => Ok(json!({})),
        ("POST", [_, "createRoom"]) => {
            let room = format!("!created{}:localhost", world.rooms.len());
            let guests = body["invite"].as_array().into_iter().flatten().filter_map(Value::as_str);
            world.rooms.insert(room.clone(), guests.map(|id| (id.to_owned(), capitalised(local_part(id)))).collect());
            Ok(json!({ "room_id": room }))
        }
        ("POST", [_, "join", room] | [_, "rooms", room, "join"]) => join(world, room),
        ("POST", [_, "rooms", room, "leave"]) => {
            world.invitations.remove(*room);
            Ok(json!({}))
        }
        ("PUT", [_, "rooms", room, "send", "m.room.message", _]) if world.muted.iter().any(|muted| muted == room) => {
            Err(StatusCode::FORBIDDEN)
        }
        ("PUT", [_, "rooms", room, "send", kind, transaction]) => {
            let transaction = format!("{room} {kind} {transaction}");
            if let Some(id) = world.transactions.get(&transaction) {
                return Ok(json!({ "event_id": id }));
            }
            world.sent.push(((*room).to_owned(), (*kind).to_owned(), body.clone()));
            let id = world.add(room, json!({ "type": kind, "sender": BOT, "content": body }));
            world.transactions.insert(transaction, id.clone());
            Ok(json!({ "event_id": id }))
        }
        ("PUT", [_, "rooms", _, "redact", ..]) => Ok(json!({ "event_id": "$redaction" })),
        ("GET", [_, "rooms", room, "members"]) => {
            let members = state(world, room).into_iter().filter(|event| event["type"] == "m.room.member");
            Ok(json!({ "chunk": members.collect::<Vec<_>>() }))
        }
        ("GET", [_, "rooms", room, "event", id]) => {
            let found = world.events.iter().find(|(of, event)| of == room && event["event_id"] == *id);
            found.map(|(_, event)| event.clone()).ok_or(StatusCode::NOT_FOUND)
        }
        ("GET", [_, "rooms", room, "messages"]) => Ok(messages(world, room, query)),
        ("GET", [_, "rooms", _, "relations", ..]) => Ok(json!({ "chunk": [] })),
        ("POST", ["upload"]) => Ok(json!({ "content_uri": "mxc://localhost/picture" })),
        _ if parts.contains(&"upload") => Ok(json!({ "content_uri": "mxc://localhost/picture" })),
        _ => Err(StatusCode::NOT_FOUND),
    }
}

fn join(world: &mut World, room: &str) -> Result<Value, StatusCode> {
    if world.locked.iter().any(|locked| locked == room) {
        return Err(StatusCode::FORBIDDEN);
    }
    let mut joined = json!({
        "type": "m.room.member", "sender": BOT, "state_key": BOT,
        "content": { "membership": "join", "displayname": "Kafenio" },
    });
    let inviter = match world.invitations.remove(room) {
        Some((inviter, _)) => {
            joined["unsigned"] = json!({ "prev_content": { "membership": "invite" } });
            inviter
        }
        None if world.public.iter().any(|public| public == room) => "@somebody:localhost".to_owned(),
        None => return Err(StatusCode::FORBIDDEN),
    };
    let name = local_part(&inviter).to_owned();
    world.rooms.insert(room.to_owned(), BTreeMap::from([(inviter, name)]));
    world.add(room, joined);
    Ok(json!({ "room_id": room }))
}

/// Returns what has happened since a token, as soon as anything has.
async fn sync(shared: &Shared, query: &HashMap<String, String>) -> Value {
    let since = query.get("since").and_then(|since| since.parse::<usize>().ok());
    let wait = query.get("timeout").and_then(|wait| wait.parse().ok()).unwrap_or(0);
    let mut changes = shared.changed.subscribe();
    let something_new = async {
        loop {
            {
                let world = shared.world.lock().unwrap();
                let is_new = since.is_none_or(|since| world.events.len() > since);
                if is_new {
                    return;
                }
            }
            _ = changes.changed().await;
        }
    };
    _ = timeout(Duration::from_millis(wait), something_new).await;
    shared.with(|world| {
        let mut joined = serde_json::Map::new();
        for room in world.rooms.keys() {
            let new = world.events.iter().skip(since.unwrap_or(0)).filter(|(of, _)| of == room);
            let mut events: Vec<&Value> = new.map(|(_, event)| event).collect();
            let limited = events.len() > TIMELINE_LIMIT;
            events.drain(..events.len().saturating_sub(TIMELINE_LIMIT));
            if since.is_none() || !events.is_empty() {
                joined.insert(room.clone(), json!({
                    "state": { "events": state(world, room) },
                    "timeline": { "events": events, "limited": limited, "prev_batch": since.unwrap_or(0).to_string() },
                }));
            }
        }
        let invitations = world.invitations.iter().filter(|(_, (_, at))| since.is_none_or(|since| *at >= since));
        let invited: serde_json::Map<String, Value> = invitations
            .map(|(room, (inviter, _))| {
                let invite = json!({
                    "type": "m.room.member", "sender": inviter, "state_key": BOT, "content": { "membership": "invite" },
                });
                (room.clone(), json!({ "invite_state": { "events": [invite] } }))
            })
            .collect();
        json!({ "next_batch": world.events.len().to_string(), "rooms": { "join": joined, "invite": invited } })
    })
}

/// Returns a page of a room's events, forward.
fn messages(world: &World, room: &str, query: &HashMap<String, String>) -> Value {
    let number = |name: &str| query.get(name).and_then(|token| token.parse::<usize>().ok());
    let (from, to) = (number("from").unwrap_or(0), number("to").unwrap_or(world.events.len()));
    let limit = number("limit").unwrap_or(10);
    let page =
        world.events.iter().enumerate().skip(from).take(to.saturating_sub(from)).filter(|(_, (of, _))| of == room);
    let page: Vec<_> = page.take(limit).collect();
    let end = page.last().map(|(at, _)| (at + 1).to_string());
    json!({ "chunk": page.iter().map(|(_, (_, event))| event).collect::<Vec<_>>(), "start": from.to_string(), "end": end })
}

/// Decodes the percent signs of a path.
fn decode(part: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        let hex = |byte: Option<u8>| char::from(byte.unwrap_or(b'0')).to_digit(16).unwrap_or(0) as u8;
        bytes.push(if byte == b'%' { hex(rest.next()) * 16 + hex(rest.next()) } else { byte });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
