//! Builds the list of slash commands from the command table, and registers it if Discord's list differs.

use serde_json::{Map, Value, json};
use serenity::all::{ApplicationId, GuildId};
use serenity::http::{LightMethod, Request, Route};

use super::api::{Api, Failure, REQUEST_TIMEOUT, id_of};
use crate::command::{COMMANDS, CommandSpec, OptionKind, OptionSpec, command_in, option_in, word_in};
use crate::language::Language;
use crate::speech;
use crate::table::Cycle;

/// Discord's locales for the default language. They are listed among the translations so that a reader of English never
/// sees another language.
const DEFAULT_LOCALES: [&str; 2] = ["en-US", "en-GB"];
/// The longest description of a command or option, in characters.
const MAX_DESCRIPTION_LENGTH: usize = 100;
/// The most choices of an option.
const MAX_CHOICES: usize = 25;
/// The longest play or list of words in an option, in characters.
const MAX_PLAY_LENGTH: usize = 100;
/// The longest word that an option accepts in place of a number, in any language, in characters.
const MAX_WORD_LENGTH: usize = 20;
/// The option of every command at a table that chooses the table.
pub(super) const TABLE_NAME: OptionSpec =
    OptionSpec { name: "table", kind: OptionKind::Word { longest: 20 }, required: false, keyword: true };

/// Option types of Discord.
const STRING: u8 = 3;
const INTEGER: u8 = 4;
const USER: u8 = 6;

/// Where commands can be used: in a server (0), in a direct message with the bot (1), and in other direct messages and
/// groups by users who have installed the bot for themselves (2).
const CONTEXTS: &[u8] = &[0, 1, 2];
/// Who can install the bot: a server (0), a user (1).
const INTEGRATIONS: &[u8] = &[0, 1];

/// Returns all commands in Discord's form. With `is_for_users` they can also be used where the bot is not a member.
/// There it answers private commands, and says why others do not work.
pub(super) fn list(is_for_users: bool) -> Vec<Value> {
    COMMANDS.iter().map(|spec| command(spec, is_for_users)).collect()
}

fn command(spec: &CommandSpec, is_for_users: bool) -> Value {
    let mut options: Vec<Value> = spec.options.iter().map(|option_spec| option(spec.name, option_spec)).collect();
    if spec.at_table {
        options.push(option(spec.name, &TABLE_NAME));
    }
    json!({
        "type": 1,
        "name": spec.name,
        "name_localizations": translations(spec.name, |language| command_in(language, spec.name).map(str::to_owned)),
        "description": description(Language::DEFAULT, spec.name, None),
        "description_localizations": descriptions(spec.name, None),
        "options": options,
        "contexts": if is_for_users { CONTEXTS } else { &CONTEXTS[..2] },
        "integration_types": if is_for_users { INTEGRATIONS } else { &INTEGRATIONS[..1] },
    })
}

fn option(command: &str, spec: &OptionSpec) -> Value {
    let mut option = json!({
        "name": spec.name,
        "name_localizations": translations(spec.name, |language| option_in(language, spec.name).map(str::to_owned)),
        "description": description(Language::DEFAULT, command, Some(spec.name)),
        "description_localizations": descriptions(command, Some(spec.name)),
        "required": spec.required,
    });
    let details = match spec.kind {
        OptionKind::OneOf(words) => {
            let choices: Vec<Value> = words.iter().take(MAX_CHOICES).map(|word| choice(word)).collect();
            json!({ "type": STRING, "choices": choices })
        }
        OptionKind::Game => {
            json!({ "type": STRING, "choices": Cycle::ALL.map(game) })
        }
        OptionKind::AnyOf(_) => json!({ "type": STRING, "max_length": MAX_PLAY_LENGTH }),
        OptionKind::Person => json!({ "type": USER }),
        OptionKind::Play => json!({ "type": STRING, "max_length": MAX_PLAY_LENGTH, "autocomplete": true }),
        OptionKind::Number { least, most } => json!({ "type": INTEGER, "min_value": least, "max_value": most }),
        // A string, because Discord's integer options accept no words.
        OptionKind::NumberOr { .. } => json!({ "type": STRING, "max_length": MAX_WORD_LENGTH }),
        OptionKind::Word { longest } => json!({ "type": STRING, "max_length": longest }),
    };
    if let (Value::Object(option), Value::Object(details)) = (&mut option, details) {
        option.extend(details);
    }
    option
}

fn choice(word: &str) -> Value {
    let translated = translations(word, |language| word_in(language, word).map(str::to_owned));
    json!({ "name": word, "name_localizations": translated, "value": word })
}

fn game(cycle: Cycle) -> Value {
    let name = speech::game_name(Language::DEFAULT, cycle);
    let translated = translations(&name, |language| Some(speech::game_name(language, cycle)));
    json!({ "name": name, "name_localizations": translated, "value": cycle.key() })
}

fn description(language: Language, command: &str, option: Option<&str>) -> String {
    let text = match option {
        Some(option) if option == TABLE_NAME.name => speech::say(language, "option-table", &[]).to_string(),
        _ => speech::describe(language, command, option),
    };
    text.chars().take(MAX_DESCRIPTION_LENGTH).collect()
}

fn descriptions(command: &str, option: Option<&str>) -> Map<String, Value> {
    translations(&description(Language::DEFAULT, command, option), |language| {
        Some(description(language, command, option))
    })
}

/// Returns the translations of `default` by Discord's locales, which equal our language tags; empty where every
/// language says the same.
fn translations(default: &str, translate: impl Fn(Language) -> Option<String>) -> Map<String, Value> {
    let languages = Language::ALL.into_iter().filter(|language| *language != Language::DEFAULT);
    let translated = languages.filter_map(|language| Some((language.tag(), translate(language)?)));
    let mut all: Map<String, Value> = translated
        .filter(|(_, text)| *text != default)
        .map(|(language, text)| (language.to_owned(), text.into()))
        .collect();
    if !all.is_empty() {
        all.extend(DEFAULT_LOCALES.iter().map(|locale| ((*locale).to_owned(), default.into())));
    }
    all
}

/// Fetches the registered commands, global or for one server.
pub(super) async fn registered(
    api: &Api,
    application: ApplicationId,
    guild: Option<u64>,
) -> Result<Vec<Value>, Failure> {
    let request = Request::new(route(application, guild), LightMethod::Get);
    let request = request.params(Some(vec![("with_localizations", "true".to_owned())]));
    let list = api.perform(request, REQUEST_TIMEOUT).await?;
    Ok(list.as_array().cloned().unwrap_or_default())
}

/// Returns whether two lists of commands are equal, apart from what Discord adds or leaves out.
pub(super) fn are_equal(one: &[Value], other: &[Value]) -> bool {
    normalized_list(one) == normalized_list(other)
}

/// Registers the commands in `wanted` unless they are registered already. Returns whether it did. Discord allows 200
/// creations a day, so a start changes nothing without need.
pub(super) async fn register(
    api: &Api,
    application: ApplicationId,
    guild: Option<u64>,
    wanted: &[Value],
) -> Result<bool, Failure> {
    let mut registered_commands = registered(api, application, guild).await?;
    let are_equal = are_equal(&registered_commands, wanted);
    if !are_equal {
        let list = api.call(LightMethod::Put, route(application, guild), Some(&Value::from(wanted))).await?;
        registered_commands = list.as_array().cloned().unwrap_or_default();
    }
    let ids = registered_commands
        .iter()
        .filter_map(|command| Some((command["name"].as_str()?.to_owned(), id_of(command).ok()?)));
    api.set_commands(ids.collect());
    Ok(!are_equal)
}

fn route(application_id: ApplicationId, guild: Option<u64>) -> Route<'static> {
    match guild {
        Some(guild) => Route::GuildCommands { application_id, guild_id: GuildId::new(guild) },
        None => Route::Commands { application_id },
    }
}

fn normalized_list(list: &[Value]) -> Vec<Value> {
    let mut all: Vec<Value> = list.iter().map(normalized).collect();
    all.sort_by_key(|command| command["name"].as_str().unwrap_or_default().to_owned());
    all
}

/// Returns a command without the fields that Discord adds, and without those that Discord omits because they are empty.
fn normalized(value: &Value) -> Value {
    const ADDED: [&str; 8] = [
        "id",
        "application_id",
        "guild_id",
        "version",
        "dm_permission",
        "default_permission",
        "name_localized",
        "description_localized",
    ];
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(name, _)| !ADDED.contains(&name.as_str()));
            let kept =
                kept.map(|(name, value)| (name.clone(), normalized(value))).filter(|(_, value)| !is_empty(value));
            Value::Object(kept.collect())
        }
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(normalized).collect();
            // Contexts and integration types are sets.
            if items.iter().all(Value::is_number) {
                items.sort_by_key(Value::as_i64);
            }
            Value::Array(items)
        }
        other => other.clone(),
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_discord_adds_or_omits_make_no_difference() {
        let ours = json!([{ "type": 1, "name": "b", "options": [{ "name": "x", "required": false, "choices": [] }],
            "contexts": [0, 1] }, { "type": 1, "name": "a", "options": [], "contexts": [0] }]);
        let theirs = json!([{ "id": "5", "version": "9", "type": 1, "name": "a", "nsfw": false, "contexts": [0],
            "name_localizations": null }, { "id": "6", "type": 1, "name": "b", "contexts": [1, 0], "dm_permission": true,
            "options": [{ "name": "x" }] }]);
        let normalized = |list: &Value| normalized_list(list.as_array().unwrap());
        assert_eq!(normalized(&ours), normalized(&theirs));
        let changed = json!([{ "type": 1, "name": "b", "contexts": [0, 1] }]);
        assert_ne!(normalized(&ours), normalized(&changed));
    }
}
