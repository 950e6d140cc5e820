//! The state of the double: channels, messages, commands, interactions, sessions.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::Instant;

use super::faults::Faults;
use super::rules::is_gif;

pub const APPLICATION: u64 = 300_000_000_000_000_001;
pub const BOT: u64 = 300_000_000_000_000_002;
pub const GUILD: u64 = 400_000_000_000_000_001;
pub const CHANNEL: u64 = 500_000_000_000_000_001;
pub const TOKEN: &str = "double.token.of-the-bot";

/// View Channel, Send Messages, Attach Files, Read Message History, Create Public Threads, Send Messages in Threads.
pub const GRANTED: u64 = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 35 | 1 << 38;

/// How long the bot handles a click before it acknowledges it.
const DEFER_AFTER: Duration = Duration::from_millis(700);

/// A place for messages.
pub struct Channel {
    /// 0 in a server, 1 a direct message, 3 a group conversation without the bot, 11 a public thread.
    pub kind: u8,
    /// What the bot may do here.
    pub permissions: u64,
    /// The other person of a direct message.
    pub with: Option<u64>,
    /// The server of the channel.
    pub guild: u64,
    /// The data of the thread, if the channel is one.
    pub thread: Option<Thread>,
}

impl Channel {
    /// Returns a channel of the server where the bot has all the permissions that it requests.
    pub fn of_server() -> Channel {
        Channel { kind: 0, permissions: GRANTED, with: None, guild: GUILD, thread: None }
    }
}

/// A thread in a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    pub name: String,
    pub parent: u64,
    /// After how many minutes without a message it is archived.
    pub auto_archive_minutes: u64,
    pub archived: bool,
    pub locked: bool,
}

/// A message as people see it.
#[derive(Clone)]
pub struct Message {
    pub id: u64,
    pub channel: u64,
    pub content: String,
    pub components: Value,
    pub attachments: Vec<Attachment>,
    /// The users who were notified.
    pub notified: Vec<u64>,
    pub edits: u32,
    /// Its earlier contents, the oldest first.
    pub earlier: Vec<String>,
    pub nonce: Option<String>,
    /// Whether only the author of the interaction sees it.
    pub private: bool,
}

#[derive(Clone)]
pub struct Attachment {
    pub id: u64,
    pub name: String,
    pub alt: String,
    pub bytes: Vec<u8>,
}

impl Message {
    /// Returns the labels and commands of the buttons, in order.
    pub fn buttons(&self) -> Vec<(String, String)> {
        let rows = self.components.as_array().into_iter().flatten();
        let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let buttons = buttons.filter(|component| component["type"] == 2);
        let text = |button: &Value, key: &str| button[key].as_str().unwrap_or_default().to_owned();
        buttons.map(|button| (text(button, "label"), text(button, "custom_id"))).collect()
    }

    /// Returns the labels and commands of the menu's options, in order; nothing if there is no menu.
    pub fn menu(&self) -> Vec<(String, String)> {
        let rows = self.components.as_array().into_iter().flatten();
        let shown = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let options = shown.flat_map(|component| component["options"].as_array().into_iter().flatten());
        let text = |option: &Value, key: &str| option[key].as_str().unwrap_or_default().to_owned();
        options.map(|option| (text(option, "label"), text(option, "value"))).collect()
    }

    /// Returns the message in the form of the API.
    pub fn to_json(&self) -> Value {
        let attachments = self.attachments.iter().map(|a| {
            json!({ "id": a.id.to_string(), "filename": a.name, "size": a.bytes.len(), "description": a.alt,
                "url": "https://cdn.discordapp.com/x", "proxy_url": "https://media.discordapp.net/x",
                "content_type": if is_gif(&a.name) { "image/gif" } else { "image/png" }, "width": 1, "height": 1 })
        });
        json!({
            "id": self.id.to_string(), "channel_id": self.channel.to_string(), "author": World::bot_user(),
            "content": self.content, "timestamp": "2026-11-21T06:00:00.000000+00:00", "edited_timestamp": null,
            "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
            "attachments": attachments.collect::<Vec<_>>(), "embeds": [], "pinned": false, "type": 0,
            "components": self.components, "flags": if self.private { 64 } else { 0 },
        })
    }
}

/// An interaction, before or after its answer.
pub struct Interaction {
    pub id: u64,
    pub channel: u64,
    /// 2 a slash command, 3 a component, 4 an autocompletion.
    pub kind: u8,
    pub since: Instant,
    /// The private message that was clicked.
    pub source: Option<Message>,
    /// The id of the message that was clicked, private or not.
    pub clicked: Option<u64>,
    /// The kind of the first answer, and when it came.
    pub acknowledged: Option<(u8, Duration)>,
    /// Whether its loading message is still shown.
    pub loading: bool,
    pub answers: Vec<Message>,
    /// The autocomplete choices.
    pub completions: Vec<Value>,
    /// Whether its token has expired, as after 15 minutes.
    pub expired: bool,
}

impl Interaction {
    pub fn is_done(&self) -> bool {
        self.acknowledged.is_some() && !self.loading
    }

    /// Returns whether the bot may have been killed before it handled this, although it is done for its author: a click
    /// that takes long is acknowledged first, and the next start says of what was not answered that it may be done.
    pub fn may_be_lost(&self) -> bool {
        let is_slow_click = self.acknowledged.is_some_and(|(kind, after)| kind == 6 && after >= DEFER_AFTER);
        is_slow_click || self.answers.iter().any(|message| message.content.contains("It may be done already"))
    }
}

/// A gateway session.
pub struct Session {
    pub shard: [u64; 2],
    /// The events that were sent, by sequence number, for a resumption.
    pub sent: Vec<Value>,
    /// Sends to the connection; `None` while there is none.
    pub connection: Option<UnboundedSender<Value>>,
}

impl Session {
    fn serves(&self, guild: u64) -> bool {
        (guild >> 22) % self.shard[1] == self.shard[0]
    }
}

struct Bucket {
    left: u32,
    until: Instant,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a condition of its own that a test switches on")]
pub struct World {
    pub broken_rules: Vec<String>,
    pub faults: Faults,
    /// The number of requests that have arrived.
    pub requests: usize,
    /// The global commands, and those of the development server.
    pub commands: Vec<Value>,
    pub guild_commands: Vec<Value>,
    /// How often a list of commands was registered, and requested.
    pub registrations: u32,
    pub listings: u32,
    /// The text files that people attach, by name.
    pub files: HashMap<String, String>,
    /// The number of requests with an invalid token.
    pub unauthorized: u32,
    pub channels: HashMap<u64, Channel>,
    /// Every message in channels, oldest first.
    pub messages: Vec<Message>,
    /// The interactions, by token.
    pub interactions: HashMap<String, Interaction>,
    /// The options that people's clients show as picked, by person, message and menu, until the message is updated.
    pub picked: HashMap<(u64, u64, String), String>,
    pub sessions: HashMap<String, Session>,
    pub identifies: u32,
    pub resumes: u32,
    /// Whether sessions can be resumed.
    pub resumable: bool,
    pub shards: u32,
    /// Whether the gateway ignores everything that it receives, and closes new connections.
    pub ignores_gateway: bool,
    /// The rate limit: how many requests are allowed per channel and route, in how much time.
    pub limit: (u32, Duration),
    /// The number of 429 answers to requests beyond the rate limit.
    pub rate_limited: u32,
    /// Whether requests with the bot's token are refused.
    pub token_revoked: bool,
    /// The users who may manage the channels.
    pub administrators: Vec<u64>,
    /// The users who may manage each channel, but not the server.
    pub channel_managers: Vec<u64>,
    /// The users who have the role [`ROLE`](super::ROLE).
    pub players: Vec<u64>,
    /// The users who have left the server.
    pub left: Vec<u64>,
    /// The users who accept no direct messages.
    pub refuses_direct: Vec<u64>,
    /// The number of answers with an expired interaction token.
    pub late_answers: u32,
    /// The number of posts that were forbidden.
    pub refusals: u32,
    /// Whether nonces are forgotten at once.
    pub forgets_nonces: bool,
    /// Whether each event arrives twice.
    pub repeat_events: bool,
    /// Whether commands come from users who have installed the bot for themselves, in a server without it.
    pub user_installed: bool,
    /// Whether the developer portal lets users install the bot for themselves.
    pub for_users: bool,
    buckets: HashMap<String, Bucket>,
    record: Option<File>,
    ids: u64,
}

impl World {
    pub fn new(record: Option<PathBuf>) -> World {
        World {
            broken_rules: Vec::new(),
            faults: Faults::default(),
            requests: 0,
            commands: Vec::new(),
            guild_commands: Vec::new(),
            registrations: 0,
            listings: 0,
            files: HashMap::new(),
            unauthorized: 0,
            channels: HashMap::from([(CHANNEL, Channel::of_server())]),
            messages: Vec::new(),
            interactions: HashMap::new(),
            picked: HashMap::new(),
            sessions: HashMap::new(),
            identifies: 0,
            resumes: 0,
            resumable: true,
            shards: 1,
            ignores_gateway: false,
            limit: (50, Duration::from_secs(1)),
            rate_limited: 0,
            token_revoked: false,
            administrators: Vec::new(),
            channel_managers: Vec::new(),
            players: Vec::new(),
            left: Vec::new(),
            refuses_direct: Vec::new(),
            late_answers: 0,
            refusals: 0,
            forgets_nonces: false,
            repeat_events: false,
            user_installed: false,
            for_users: false,
            buckets: HashMap::new(),
            record: record.map(|path| File::options().create(true).append(true).open(path).unwrap()),
            ids: 700_000_000_000_000_000,
        }
    }

    pub fn next_id(&mut self) -> u64 {
        self.ids += 1;
        self.ids
    }

    /// Records that the bot broke a rule.
    pub fn record_violation(&mut self, rule: impl Into<String>) {
        self.broken_rules.push(rule.into());
    }

    /// Returns whether every shard is connected and the commands are registered.
    pub fn is_served(&self) -> bool {
        let connected = self.sessions.values().filter(|session| session.connection.is_some()).count();
        connected >= self.shards as usize && !(self.commands.is_empty() && self.guild_commands.is_empty())
    }

    /// Returns the id of the connected session that serves `guild`, if commands are registered.
    pub fn session_of(&self, guild: u64) -> Option<&String> {
        let served = !(self.commands.is_empty() && self.guild_commands.is_empty());
        let mut sessions =
            self.sessions.iter().filter(|(_, session)| session.connection.is_some() && session.serves(guild));
        sessions.next().map(|(id, _)| id).filter(|_| served)
    }

    /// Drops all sessions, as a new process does not know those of the old one.
    pub fn forget_sessions(&mut self) {
        self.sessions.clear();
    }

    /// Drops the sessions of the shard that serves `guild`.
    pub fn forget_sessions_of(&mut self, guild: u64) {
        self.sessions.retain(|_, session| !session.serves(guild));
    }

    /// Writes a request to the record for the conformance check.
    pub fn record_request(&mut self, request: &Value) {
        if let Some(record) = &mut self.record {
            // Each request is a single write, because the tests share the file.
            record.write_all(format!("{request}\n").as_bytes()).unwrap();
        }
    }

    /// Counts a request in the rate limit's bucket. Returns the headers, and whether the limit was exceeded.
    pub fn take_from_bucket(&mut self, bucket: &str) -> (Vec<(String, String)>, bool) {
        let (limit, time) = self.limit;
        let now = Instant::now();
        let entry = self.buckets.entry(bucket.to_owned()).or_insert(Bucket { left: limit, until: now + time });
        if entry.until <= now {
            *entry = Bucket { left: limit, until: now + time };
        }
        let empty = entry.left == 0;
        entry.left = entry.left.saturating_sub(1);
        let after = (entry.until - now).as_secs_f64();
        let mut headers = vec![
            ("x-ratelimit-limit".to_owned(), limit.to_string()),
            ("x-ratelimit-remaining".to_owned(), entry.left.to_string()),
            ("x-ratelimit-reset-after".to_owned(), format!("{after:.3}")),
            ("x-ratelimit-bucket".to_owned(), "b0b".to_owned()),
        ];
        if empty {
            self.rate_limited += 1;
            headers.push(("retry-after".to_owned(), format!("{after:.3}")));
        }
        (headers, empty)
    }

    pub fn bot_user() -> Value {
        json!({ "id": BOT.to_string(), "username": "kafenio", "discriminator": "0", "global_name": null, "avatar": null,
            "bot": true, "mfa_enabled": false, "verified": true, "email": null, "flags": 0 })
    }

    /// Sends an event to the shard that serves `guild`.
    pub fn dispatch(&mut self, event: &str, guild: u64, data: &Value) {
        let sessions = self.sessions.values_mut();
        let Some(session) = sessions.filter(|session| session.serves(guild)).last() else {
            return self.record_violation(format!("no shard serves the server {guild}"));
        };
        for _ in 0..=u32::from(self.repeat_events) {
            let event = json!({ "op": 0, "s": session.sent.len() + 1, "t": event, "d": data });
            session.sent.push(event.clone());
            if let Some(connection) = &session.connection {
                // After a disconnection the event is sent again when the session resumes.
                _ = connection.send(event);
            }
        }
    }

    /// Makes every client show the menus of a message that was updated with nothing picked.
    pub fn reset_menus(&mut self, message: u64) {
        self.picked.retain(|(_, shown, _), _| *shown != message);
    }

    /// Returns the messages of a channel.
    pub fn messages_in(&self, channel: u64) -> Vec<Message> {
        self.messages.iter().filter(|message| message.channel == channel).cloned().collect()
    }

    pub fn summary(&self) -> String {
        let mut text = String::from("-- the last messages\n");
        for message in self.messages.iter().rev().take(5).rev() {
            writeln!(text, "{} {:?} {:?}", message.id, message.content, message.buttons()).unwrap();
        }
        writeln!(text, "-- broken rules: {:?}", self.broken_rules).unwrap();
        text
    }
}
