//! The people in the channel. They use a Discord client that fills in commands as the real one does.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use kafenio::command::{COMMANDS, Registration};
use serde_json::{Value, json};
use tokio::time::Instant;

use super::super::machine::is_over;
use super::Discord;
use super::rest::ATTACHMENTS;
use super::threads;
use super::world::{APPLICATION, CHANNEL, Interaction, Message, World};

/// The id of a file that somebody attaches.
const FILE: &str = "900000000000000001";

/// A person with a Discord account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: u64,
    pub name: &'static str,
    pub locale: &'static str,
}

impl Person {
    fn user(self) -> Value {
        json!({ "id": self.id.to_string(), "username": self.name.to_lowercase(), "discriminator": "0",
            "global_name": self.name, "avatar": null, "public_flags": 0, "bot": self == Person::ROBOT })
    }

    fn member() -> Value {
        json!({ "roles": [], "joined_at": "2026-01-01T00:00:00.000000+00:00", "deaf": false, "mute": false, "flags": 0,
            "pending": false, "nick": null, "avatar": null, "premium_since": null, "permissions": "2048",
            "communication_disabled_until": null })
    }
}

/// Returns the value of a command option that names a person.
pub fn user(person: Person) -> Value {
    json!(person.id.to_string())
}

/// A role of the server, whose name is an attack.
pub const ROLE: u64 = 600_000_000_000_000_001;

/// Returns the role with this id, in the form of the API. The server's own id is that of the role that everybody has.
fn role(id: &str) -> Value {
    let name = if id == ROLE.to_string() { "**Players** @here <@&600000000000000001>" } else { "@everyone" };
    json!({ "id": id, "name": name, "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null }, "hoist": false, "icon": null,
        "unicode_emoji": null, "position": 1, "permissions": "0", "managed": false, "mentionable": true, "flags": 0 })
}

/// The private answer to an interaction, once it is complete.
pub struct Answer {
    /// The type of the first callback: 4 a message, 5 a deferred message, 6 a deferred update, 7 an update of the
    /// message that was clicked, 8 autocomplete choices.
    pub kind: u8,
    pub messages: Vec<Message>,
    /// The choices that were suggested to somebody who was typing.
    pub completions: Vec<Value>,
}

impl Answer {
    /// Returns the text of all messages.
    pub fn text(&self) -> String {
        self.messages.iter().map(|message| message.content.as_str()).collect::<Vec<_>>().join("\n")
    }
}

impl From<&Interaction> for Answer {
    fn from(interaction: &Interaction) -> Answer {
        let (kind, _) = interaction.acknowledged.unwrap();
        Answer { kind, messages: interaction.answers.clone(), completions: interaction.completions.clone() }
    }
}

/// How long Discord waits for the first answer to an interaction.
pub(super) const ACKNOWLEDGED_WITHIN: Duration = Duration::from_secs(3);
/// A click that is acknowledged later than this is answered later still.
const LATE: Duration = Duration::from_millis(600);
/// How long the answer to such a click may take.
const LATE_ANSWER_TIMEOUT: Duration = Duration::from_secs(2);

static TOKENS: AtomicU32 = AtomicU32::new(0);

impl Discord {
    /// Gives a slash command in the usual channel, and waits until it is answered.
    pub async fn command(&self, person: Person, name: &str, options: &[(&str, Value)]) -> Answer {
        self.command_in(CHANNEL, person, name, options).await
    }

    /// Gives a slash command in `channel`, and waits until it is answered.
    pub async fn command_in(&self, channel: u64, person: Person, name: &str, options: &[(&str, Value)]) -> Answer {
        let token = self.ask(person, channel, name, options);
        self.answer(&token).await
    }

    /// Picks a command in the menu of the person or message `target` in the usual channel, and waits until it is answered.
    pub async fn pick_in_menu(&self, person: Person, name: &str, target: u64) -> Answer {
        let token = self.with(|world| world.ask_menu(person, CHANNEL, name, target));
        self.answer(&token).await
    }

    /// Gives a slash command and does not wait; returns the interaction's token.
    pub fn ask(&self, person: Person, channel: u64, name: &str, options: &[(&str, Value)]) -> String {
        self.with(|world| world.ask(person, channel, name, options))
    }

    /// Types into the option `option`, and returns the suggested values.
    pub async fn complete(&self, person: Person, name: &str, option: &str, typed: &str) -> Vec<String> {
        let answer = self.answer(&self.ask_completion(person, CHANNEL, name, option, typed)).await;
        let value = |choice: &Value| choice["value"].as_str().unwrap().to_owned();
        answer.completions.iter().map(value).collect()
    }

    /// Types into the option `option` and does not wait; returns the interaction's token.
    pub fn ask_completion(&self, person: Person, channel: u64, name: &str, option: &str, typed: &str) -> String {
        self.ask_completion_after(person, channel, name, &[], (option, typed))
    }

    /// Types into an option in the usual channel after others are filled in; returns each suggestion's label and value.
    pub async fn suggestions(
        &self,
        person: Person,
        name: &str,
        given: &[(&str, Value)],
        typing: (&str, &str),
    ) -> Vec<(String, String)> {
        let answer = self.answer(&self.ask_completion_after(person, CHANNEL, name, given, typing)).await;
        let text = |choice: &Value, key: &str| choice[key].as_str().unwrap().to_owned();
        answer.completions.iter().map(|choice| (text(choice, "name"), text(choice, "value"))).collect()
    }

    /// Works as [`Discord::ask_completion`], after the options `given` are filled in.
    fn ask_completion_after(
        &self,
        person: Person,
        channel: u64,
        name: &str,
        given: &[(&str, Value)],
        (option, typed): (&str, &str),
    ) -> String {
        self.with(|world| {
            let (command, picked) = world.listed(name);
            let known = picked["options"].as_array().unwrap();
            let registered = |name: &str| known.iter().find(|known| known["name"] == name).unwrap();
            let suggests = &registered(option)["autocomplete"];
            assert_eq!(suggests, true, "Discord asks for suggestions only if the option declares it");
            let filled = given
                .iter()
                .map(|(name, value)| json!({ "name": name, "type": registered(name)["type"], "value": value }));
            let typing = json!({ "name": option, "type": 3, "value": typed, "focused": true });
            let options: Vec<Value> = filled.chain([typing]).collect();
            let data = interaction_data(&command, &picked, &options);
            interact(world, person, channel, 4, &data, None)
        })
    }

    /// Clicks the button `label` of a message in its present state.
    pub async fn click(&self, person: Person, message: u64, label: &str) -> Answer {
        let shown = self.with(|world| world.messages.iter().find(|shown| shown.id == message).unwrap().clone());
        let button = shown.buttons().into_iter().find(|(shown, _)| shown == label);
        let (_, id) = button.unwrap_or_else(|| panic!("no button {label:?} among {:?}", shown.buttons()));
        self.click_id(person, &shown, &id).await
    }

    /// Clicks a button that may be gone by now, as on an outdated screen.
    pub async fn click_id(&self, person: Person, shown: &Message, id: &str) -> Answer {
        let token = self.ask_click(person, shown, id);
        self.answer(&token).await
    }

    /// Picks the option with this command from a menu, which may be gone by now.
    pub async fn pick(&self, person: Person, shown: &Message, command: &str) -> Answer {
        let token = self.with(|world| world.ask_pick(person, shown, command));
        self.answer(&token).await
    }

    /// Clicks a button and does not wait; returns the interaction's token.
    pub fn ask_click(&self, person: Person, shown: &Message, id: &str) -> String {
        self.with(|world| world.ask_click(person, shown, id))
    }

    /// Waits for the whole answer to an interaction.
    pub async fn answer(&self, token: &str) -> Answer {
        let answer = self.first_answer(token).await;
        let is_late = self.with(|world| {
            let interaction = &world.interactions[token];
            interaction.acknowledged.is_some_and(|(kind, after)| kind == 6 && after > LATE)
                && answer.messages.is_empty()
        });
        if !is_late {
            return answer;
        }
        // The click was acknowledged before the bot knew the answer, which may be that there is none.
        let more = self.until("a message", |world| {
            let interaction = &world.interactions[token];
            (!interaction.answers.is_empty()).then(|| Answer::from(interaction))
        });
        tokio::time::timeout(LATE_ANSWER_TIMEOUT, more).await.unwrap_or(answer)
    }

    async fn first_answer(&self, token: &str) -> Answer {
        self.until("an answer to an interaction", |world| {
            let interaction = &world.interactions[token];
            if interaction.acknowledged.is_none() && is_over(interaction.since.elapsed(), ACKNOWLEDGED_WITHIN) {
                world.record_violation("an interaction was not acknowledged within 3 s");
            }
            let interaction = &world.interactions[token];
            interaction.is_done().then(|| Answer::from(interaction))
        })
        .await
    }

    /// Waits for the first message in the usual channel after message `after` that `fits`.
    pub async fn message(&self, what: &str, after: u64, fits: impl Fn(&Message) -> bool) -> Message {
        self.message_in(CHANNEL, what, after, fits).await
    }

    /// Waits for the first message in `channel` after message `after` that `fits`.
    pub async fn message_in(&self, channel: u64, what: &str, after: u64, fits: impl Fn(&Message) -> bool) -> Message {
        let is_wanted = |message: &&Message| message.channel == channel && message.id > after && fits(message);
        self.until(what, |world| world.messages.iter().find(is_wanted).cloned()).await
    }

    /// Closes all gateway connections: with a close frame if there is a code, otherwise without one.
    pub fn cut_gateway(&self, code: Option<u16>) {
        let event = code.map_or_else(|| json!({ "cut": true }), |code| json!({ "close": code }));
        self.with(|world| {
            for session in world.sessions.values_mut() {
                if let Some(connection) = session.connection.take() {
                    _ = connection.send(event.clone());
                }
            }
        });
    }
}

impl World {
    /// Works as [`Discord::ask`].
    pub fn ask(&mut self, person: Person, channel: u64, name: &str, options: &[(&str, Value)]) -> String {
        let (command, picked) = self.listed(name);
        let (options, resolved) = fill_in(&picked, options);
        let mut data = interaction_data(&command, &picked, &options);
        data["resolved"] = resolved;
        interact(self, person, channel, 2, &data, None)
    }

    /// Picks the command `name` in the menu of a person or of a message, by the target's id; returns the interaction's token.
    pub fn ask_menu(&mut self, person: Person, channel: u64, name: &str, target: u64) -> String {
        let in_menu = |command: &&Value| command["name"] == name && command["type"] != 1;
        let command = self.commands.iter().find(in_menu).unwrap_or_else(|| panic!("no menu has {name}"));
        let id = target.to_string();
        let mut data = json!({ "id": command["id"], "name": name, "type": command["type"], "target_id": id });
        if command["type"] == 2 {
            let user = Person::known(target).expect("somebody known").user();
            data["resolved"] = json!({ "users": { &id: user }, "members": { &id: Person::member() } });
        }
        interact(self, person, channel, 2, &data, None)
    }

    /// Returns the registered command `name`, such as `roll`, or the group and the subcommand of `table cancel`, which people
    /// type as `cancel`.
    fn listed(&self, name: &str) -> (Value, Value) {
        let typed = COMMANDS.iter().find(|spec| spec.name == name);
        let in_group = typed.and_then(|spec| match spec.registration {
            Registration::TopLevel => None,
            Registration::Subcommand { group, name } => Some(format!("{} {name}", group.name())),
        });
        let name = in_group.as_deref().unwrap_or(name);
        let (top, subcommand) = name.split_once(' ').map_or((name, None), |(top, name)| (top, Some(name)));
        let mut all = self.commands.iter().chain(&self.guild_commands);
        let command = all.find(|command| command["name"] == top);
        let command = command.unwrap_or_else(|| panic!("Discord shows no command /{name}")).clone();
        let options = command["options"].as_array().cloned().unwrap_or_default();
        let is_group = options.iter().any(|option| option["type"] == 1);
        assert_eq!(is_group, subcommand.is_some(), "only the commands in a group can be picked, not /{name}");
        let picked = match subcommand {
            None => command.clone(),
            Some(subcommand) => options
                .into_iter()
                .find(|option| option["type"] == 1 && option["name"] == subcommand)
                .unwrap_or_else(|| panic!("Discord shows no command /{name}")),
        };
        (command, picked)
    }

    /// Works as [`Discord::ask_click`].
    pub fn ask_click(&mut self, person: Person, shown: &Message, id: &str) -> String {
        let data = json!({ "custom_id": id, "component_type": 2 });
        interact(self, person, shown.channel, 3, &data, Some(shown))
    }

    /// Picks an option from a menu of `shown`; returns the interaction's token.
    pub fn ask_pick(&mut self, person: Person, shown: &Message, command: &str) -> String {
        let rows = shown.components.as_array().into_iter().flatten();
        let mut components = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let options = |menu: &Value| menu["options"].as_array().cloned().unwrap_or_default();
        let has = |menu: &&Value| options(menu).iter().any(|option| option["value"] == command);
        let menu = components.find(has).unwrap_or_else(|| panic!("{command} is none of {:?}", shown.menu()));
        let of_menu = (person.id, shown.id, menu["custom_id"].as_str().unwrap().to_owned());
        let by_default = options(menu).into_iter().find(|option| option["default"] == true);
        let by_default = by_default.and_then(|option| option["value"].as_str().map(str::to_owned));
        let picked = self.picked.insert(of_menu, command.to_owned()).or(by_default);
        assert_ne!(picked.as_deref(), Some(command), "Discord sends nothing for an option that is picked already");
        let data = json!({ "custom_id": menu["custom_id"], "component_type": 3, "values": [command] });
        interact(self, person, shown.channel, 3, &data, Some(shown))
    }
}

/// Returns the data of an interaction with the command or subcommand `picked`.
fn interaction_data(command: &Value, picked: &Value, options: &[Value]) -> Value {
    let is_in_group = picked["id"].is_null();
    let options =
        if is_in_group { json!([{ "name": picked["name"], "type": 1, "options": options }]) } else { json!(options) };
    json!({ "id": command["id"], "name": command["name"], "type": 1, "options": options })
}

/// Fills in the options as Discord's client does: only what the registered command accepts. Returns them with what
/// Discord knows about the people in them.
fn fill_in(command: &Value, given: &[(&str, Value)]) -> (Vec<Value>, Value) {
    let known = command["options"].as_array().cloned().unwrap_or_default();
    for option in &known {
        let missing = option["required"] == true && !given.iter().any(|(name, _)| option["name"] == *name);
        assert!(!missing, "Discord asks for the option {}", option["name"]);
    }
    let mut resolved = json!({});
    let options = given.iter().map(|(name, value)| {
        let option = known.iter().find(|option| option["name"] == *name);
        let option = option.unwrap_or_else(|| panic!("/{} has no option {name}", command["name"]));
        let kind = option["type"].as_u64().unwrap();
        match kind {
            3 => assert!(value.is_string()),
            4 => {
                let number = value.as_i64().expect("Discord takes a number here");
                assert!(option["min_value"].as_i64().is_none_or(|least| number >= least));
                assert!(option["max_value"].as_i64().is_none_or(|most| number <= most));
            }
            6 => {
                let id = value.as_str().unwrap();
                let person = Person::known(id.parse().unwrap()).expect("somebody known");
                resolved = json!({ "users": { id: person.user() }, "members": { id: Person::member() } });
            }
            7 => assert!(value.as_str().is_some_and(|id| id.parse::<u64>().is_ok()), "Discord offers channels"),
            // A file by its name.
            11 => {
                let name = value.as_str().unwrap();
                let url = format!("https://discord.com{ATTACHMENTS}{name}");
                let file = json!({ "id": FILE, "filename": name, "size": 1, "url": url, "proxy_url": url });
                resolved = json!({ "attachments": { FILE: file } });
                return json!({ "name": option["name"], "type": kind, "value": FILE });
            }
            8 => {
                let id = value.as_str().unwrap();
                resolved = json!({ "roles": { id: role(id) } });
            }
            _ => {}
        }
        if let Some(choices) = option["choices"].as_array() {
            assert!(choices.iter().any(|choice| choice["value"] == *value), "{value} is none of {choices:?}");
        }
        json!({ "name": name, "type": kind, "value": value })
    });
    let options: Vec<Value> = options.collect();
    (options, resolved)
}

impl Person {
    pub const ALICE: Person = Person { id: 200_000_000_000_000_001, name: "Alice", locale: "en-US" };
    pub const BOB: Person = Person { id: 200_000_000_000_000_002, name: "Bob", locale: "en-US" };
    pub const CAROL: Person = Person { id: 200_000_000_000_000_003, name: "Carol", locale: "de" };
    pub const DIMITRA: Person = Person { id: 200_000_000_000_000_005, name: "Δήμητρα", locale: "el" };
    /// Another bot.
    pub const ROBOT: Person = Person { id: 200_000_000_000_000_006, name: "Robot", locale: "en-US" };
    /// A person whose name is an attack.
    pub const MALLORY: Person = Person {
        id: 200_000_000_000_000_004,
        name: "**@everyone** `x` <@200000000000000003> https://evil.example",
        locale: "en-US",
    };

    /// Returns one of many people.
    pub fn numbered(number: usize) -> Person {
        CROWD[number]
    }

    /// Returns the two people at one of many tables.
    pub fn pair(number: usize) -> [Person; 2] {
        [CROWD[2 * number], CROWD[2 * number + 1]]
    }

    /// Returns the person with this id.
    pub fn known(id: u64) -> Option<Person> {
        let people = [Person::ALICE, Person::BOB, Person::CAROL, Person::DIMITRA, Person::MALLORY, Person::ROBOT];
        people.into_iter().chain(CROWD.iter().copied()).find(|person| person.id == id)
    }
}

/// Returns a person as a member of the server, in the form of the API.
pub fn member(id: u64) -> Option<Value> {
    let person = Person::known(id)?;
    let mut member = Person::member();
    member["user"] = person.user();
    Some(member)
}

/// People for tests that need many of them.
static CROWD: LazyLock<Vec<Person>> = LazyLock::new(|| {
    let person = |id: u64| Person {
        id: 210_000_000_000_000_000 + id,
        name: Box::leak(format!("Player {id}").into_boxed_str()),
        locale: "en-US",
    };
    (0..1000).map(person).collect()
});

/// Sends an interaction to the bot and returns its token.
fn interact(
    world: &mut World,
    person: Person,
    channel: u64,
    kind: u8,
    data: &Value,
    message: Option<&Message>,
) -> String {
    let id = world.next_id();
    let token = format!("interaction-token-{}", TOKENS.fetch_add(1, Ordering::Relaxed));
    let place = &world.channels[&channel];
    let (permissions, direct, group) = (place.permissions.to_string(), place.kind == 1, place.kind == 3);
    let mut channel_json = threads::channel_json(channel, place);
    channel_json["permissions"] = json!("2048");
    if place.thread.is_none() {
        channel_json["name"] = json!("games");
    }
    let guild = place.guild;
    let owners = if world.user_installed || group {
        json!({ "1": person.id.to_string() })
    } else {
        json!({ "0": guild.to_string() })
    };
    let mut event = json!({
        "id": id.to_string(), "application_id": APPLICATION.to_string(), "type": kind, "data": data, "token": token,
        "version": 1, "channel_id": channel.to_string(), "app_permissions": permissions, "locale": person.locale,
        "channel": channel_json,
        "entitlements": [], "authorizing_integration_owners": owners, "attachment_size_limit": 10_485_760,
        "context": if group { 2 } else { u8::from(direct) },
    });
    if direct || group {
        event["user"] = person.user();
    } else {
        event["guild_id"] = json!(guild.to_string());
        event["guild_locale"] = json!("en-US");
        event["member"] = Person::member();
        event["member"]["user"] = person.user();
        if world.players.contains(&person.id) {
            event["member"]["roles"] = json!([ROLE.to_string()]);
        }
        if world.channel_managers.contains(&person.id) {
            event["member"]["permissions"] = json!("2064");
        }
        if world.administrators.contains(&person.id) {
            event["member"]["permissions"] = json!("2096");
        }
    }
    if let Some(message) = message {
        event["message"] = message.to_json();
    }
    let interaction = Interaction {
        id,
        channel,
        kind,
        since: Instant::now(),
        source: message.filter(|message| message.private).cloned(),
        clicked: message.map(|message| message.id),
        acknowledged: None,
        loading: false,
        answers: Vec::new(),
        completions: Vec::new(),
        expired: false,
    };
    world.interactions.insert(token.clone(), interaction);
    world.dispatch("INTERACTION_CREATE", guild, &event);
    token
}
