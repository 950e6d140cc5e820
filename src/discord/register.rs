//! The list of slash commands, made from the command table and registered where Discord's differs.

use serde_json::{Map, Value, json};
use serenity::all::{ApplicationId, GuildId};
use serenity::http::{LightMethod, Request, Route};

use super::api::{Api, Failure, PATIENCE, id_of};
use crate::command::{COMMANDS, CommandSpec, OptionKind, OptionSpec, command_in, option_in, word_in};
use crate::language::Language;
use crate::speech;
use crate::table::Cycle;

/// Discord's locales for the default language. They are listed among the translations, because a reader of English would
/// otherwise see another language.
const DEFAULT_LOCALES: [&str; 2] = ["en-US", "en-GB"];
/// The longest description of a command or option, in characters.
const LONGEST_DESCRIPTION: usize = 100;
/// Most choices of an option.
const MOST_CHOICES: usize = 25;
/// The longest play or list of words that may be typed, in characters.
const LONGEST_PLAY: usize = 100;
/// The longest word in the place of a number that may be typed, in any language, in characters.
const LONGEST_WORD: usize = 20;
/// The option of every command at a table that chooses the table.
pub(super) const TABLE_NAME: OptionSpec =
    OptionSpec { name: "table", kind: OptionKind::Word { longest: 20 }, required: false, keyword: true };

/// Option types of Discord.
const STRING: u8 = 3;
const INTEGER: u8 = 4;
const USER: u8 = 6;

/// Where a command can be given: in a server (0), in a direct message with the bot (1), and by those who have added it
/// for themselves in their other direct messages and groups (2).
const CONTEXTS: &[u8] = &[0, 1, 2];
/// For whom it is added: for a server (0), for oneself (1).
const INTEGRATIONS: &[u8] = &[0, 1];

/// Every command as Discord describes it. With `is_for_users` also where the bot is no member: there it answers what
/// concerns the author alone, and says why the rest does not work.
pub(super) fn list(is_for_users: bool) -> Vec<Value> {
    COMMANDS.iter().map(|spec| command(spec, is_for_users)).collect()
}

fn command(spec: &CommandSpec, is_for_users: bool) -> Value {
    let mut options: Vec<Value> = spec.options.iter().map(|opt| option(spec.name, opt)).collect();
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

fn option(command: &str, opt: &OptionSpec) -> Value {
    let mut option = json!({
        "name": opt.name,
        "name_localizations": translations(opt.name, |language| option_in(language, opt.name).map(str::to_owned)),
        "description": description(Language::DEFAULT, command, Some(opt.name)),
        "description_localizations": descriptions(command, Some(opt.name)),
        "required": opt.required,
    });
    let details = match opt.kind {
        OptionKind::OneOf(words) => {
            json!({ "type": STRING, "choices": words.iter().take(MOST_CHOICES).map(|word| choice(word)).collect::<Vec<_>>() })
        }
        OptionKind::Game => {
            json!({ "type": STRING, "choices": Cycle::ALL.map(game) })
        }
        OptionKind::AnyOf(_) => json!({ "type": STRING, "max_length": LONGEST_PLAY }),
        OptionKind::Person => json!({ "type": USER }),
        OptionKind::Play => json!({ "type": STRING, "max_length": LONGEST_PLAY, "autocomplete": true }),
        OptionKind::Number { least, most } => json!({ "type": INTEGER, "min_value": least, "max_value": most }),
        // A word, which Discord could not tell from a number that it has checked.
        OptionKind::NumberOr { .. } => json!({ "type": STRING, "max_length": LONGEST_WORD }),
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
    text.chars().take(LONGEST_DESCRIPTION).collect()
}

fn descriptions(command: &str, option: Option<&str>) -> Map<String, Value> {
    translations(&description(Language::DEFAULT, command, option), |language| {
        Some(description(language, command, option))
    })
}

/// Returns the translations of `default` by Discord's locales, which equal our language tags; empty where every language
/// says the same.
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

/// The list that Discord has, for everybody or for one server.
pub(super) async fn registered(
    api: &Api,
    application: ApplicationId,
    guild: Option<u64>,
) -> Result<Vec<Value>, Failure> {
    let ask = Request::new(route(application, guild), LightMethod::Get);
    let ask = ask.params(Some(vec![("with_localizations", "true".to_owned())]));
    let list = api.perform(ask, PATIENCE).await?;
    Ok(list.as_array().cloned().unwrap_or_default())
}

/// Whether two lists say the same.
pub(super) fn agree(one: &[Value], other: &[Value]) -> bool {
    essence_of_all(one) == essence_of_all(other)
}

/// Makes Discord's list `wanted`; tells whether it had to be changed. Two hundred creations a day are allowed, so a
/// start does not register what is registered.
pub(super) async fn register(
    api: &Api,
    application: ApplicationId,
    guild: Option<u64>,
    wanted: &[Value],
) -> Result<bool, Failure> {
    let mut there = registered(api, application, guild).await?;
    let agree = agree(&there, wanted);
    if !agree {
        let list = api.call(LightMethod::Put, route(application, guild), Some(&Value::from(wanted))).await?;
        there = list.as_array().cloned().unwrap_or_default();
    }
    let ids = there.iter().filter_map(|command| Some((command["name"].as_str()?.to_owned(), id_of(command).ok()?)));
    api.know_commands(ids.collect());
    Ok(!agree)
}

fn route(application_id: ApplicationId, guild: Option<u64>) -> Route<'static> {
    match guild {
        Some(guild) => Route::GuildCommands { application_id, guild_id: GuildId::new(guild) },
        None => Route::Commands { application_id },
    }
}

fn essence_of_all(list: &[Value]) -> Vec<Value> {
    let mut all: Vec<Value> = list.iter().map(essence).collect();
    all.sort_by_key(|command| command["name"].as_str().unwrap_or_default().to_owned());
    all
}

/// A command without what Discord adds, and without what it leaves out when it says nothing.
fn essence(value: &Value) -> Value {
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
            let told = fields.iter().filter(|(name, _)| !ADDED.contains(&name.as_str()));
            let told =
                told.map(|(name, value)| (name.clone(), essence(value))).filter(|(_, value)| says_something(value));
            Value::Object(told.collect())
        }
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(essence).collect();
            // Contexts and integration types are sets.
            if items.iter().all(Value::is_number) {
                items.sort_by_key(Value::as_i64);
            }
            Value::Array(items)
        }
        other => other.clone(),
    }
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_discord_adds_or_leaves_out_is_no_difference() {
        let ours = json!([{ "type": 1, "name": "b", "options": [{ "name": "x", "required": false, "choices": [] }],
            "contexts": [0, 1] }, { "type": 1, "name": "a", "options": [], "contexts": [0] }]);
        let theirs = json!([{ "id": "5", "version": "9", "type": 1, "name": "a", "nsfw": false, "contexts": [0],
            "name_localizations": null }, { "id": "6", "type": 1, "name": "b", "contexts": [1, 0], "dm_permission": true,
            "options": [{ "name": "x" }] }]);
        let essence = |list: &Value| essence_of_all(list.as_array().unwrap());
        assert_eq!(essence(&ours), essence(&theirs));
        let changed = json!([{ "type": 1, "name": "b", "contexts": [0, 1] }]);
        assert_ne!(essence(&ours), essence(&changed));
    }
}
