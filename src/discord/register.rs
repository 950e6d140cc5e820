//! Builds the list of slash commands from the command table, and registers it if Discord's list differs.

use std::collections::HashMap;

use kafenio_board::table::GameChoice;
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, ChannelType, CommandOptionType, CommandType, CreateCommand, CreateCommandOption, GuildId,
    InstallationContext, InteractionContext,
};
use serenity::http::{LightMethod, Request, Route};

use super::api::{Api, Failure, REQUEST_TIMEOUT, id_of};
use super::context_menu::ContextMenu;
use crate::command::{
    COMMANDS, CommandSpec, Group, OptionKind, OptionSpec, Registration, TABLE_OPTION, command_in, group_in, option_in,
    subcommand_in, word_in,
};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::speech;

/// Discord's locales for the default language. They are listed among the translations so that a reader of English never
/// sees another language.
const DEFAULT_LOCALES: [&str; 2] = ["en-US", "en-GB"];
/// The longest description of a command or option, in characters.
const MAX_DESCRIPTION_LENGTH: usize = 100;
/// The most choices of an option.
const MAX_CHOICES: usize = 25;
/// The longest play or list of words in an option, in characters.
const MAX_PLAY_LENGTH: u16 = 100;
/// The longest line of an option, in characters: a position of Plakoto in JSON may have 400.
const MAX_LINE_LENGTH: u16 = 1000;
/// The longest roll, such as `3-1`, in characters.
const MAX_ROLL_LENGTH: u16 = 5;
/// The longest word that an option accepts in place of a number, in any language, in characters.
const MAX_WORD_LENGTH: u16 = 20;

/// Where commands can be used; in other direct messages and groups by users who have installed the bot for themselves.
const CONTEXTS: &[InteractionContext] =
    &[InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel];
/// Who can install the bot.
const INSTALLATIONS: &[InstallationContext] = &[InstallationContext::Guild, InstallationContext::User];

/// Returns all commands in Discord's form, those of the context menus last. With `is_for_users` they can also be used where the bot is not a member.
/// There it answers private commands, and says why others do not work.
pub(super) fn list(is_for_users: bool) -> Vec<Value> {
    let top = COMMANDS.iter().filter(|spec| spec.registration == Registration::TopLevel).map(command);
    let all = top.chain(Group::ALL.map(group));
    let all = all.map(|command| command.kind(CommandType::ChatInput)).chain(ContextMenu::ALL.map(context_menu));
    let all = all.map(|command| {
        command
            .contexts(CONTEXTS[..if is_for_users { 3 } else { 2 }].to_vec())
            .integration_types(INSTALLATIONS[..if is_for_users { 2 } else { 1 }].to_vec())
    });
    all.map(|command| normalized(&json!(command))).collect()
}

/// Returns a command of a context menu. Discord shows no description of it.
fn context_menu(menu: ContextMenu) -> CreateCommand {
    let name = menu.name(Language::DEFAULT);
    let names = translations(&name, |language| Some(menu.name(language)));
    let command = CreateCommand::new(name).kind(menu.kind());
    names.into_iter().fold(command, |command, (locale, name)| command.name_localized(locale, name))
}

/// Returns a command at the top of the list.
fn command(spec: &CommandSpec) -> CreateCommand {
    let command = CreateCommand::new(spec.name)
        .description(description(Language::DEFAULT, spec.name, None))
        .set_options(options(spec));
    let names = translations(spec.name, |language| command_in(language, spec.name).map(str::to_owned));
    let command = names.into_iter().fold(command, |command, (locale, name)| command.name_localized(locale, name));
    let texts = descriptions(spec.name, None).into_iter();
    texts.fold(command, |command, (locale, text)| command.description_localized(locale, text))
}

/// Returns a group with its commands.
fn group(group: Group) -> CreateCommand {
    let describe = |language| speech::say(language, Id::of("group", group.name()), &[]).to_string();
    let within = COMMANDS.iter().filter_map(|spec| match spec.registration {
        Registration::Subcommand { group: own, name } if own == group => Some(subcommand(spec, name)),
        Registration::Subcommand { .. } | Registration::TopLevel => None,
    });
    let command =
        CreateCommand::new(group.name()).description(describe(Language::DEFAULT)).set_options(within.collect());
    let names = translations(group.name(), |language| group_in(language, group.name()).map(str::to_owned));
    let command = names.into_iter().fold(command, |command, (locale, name)| command.name_localized(locale, name));
    let texts = translations(&describe(Language::DEFAULT), |language| Some(describe(language)));
    texts.into_iter().fold(command, |command, (locale, text)| command.description_localized(locale, text))
}

/// Returns a command in a group, where it is called `name`.
fn subcommand(spec: &CommandSpec, name: &'static str) -> CreateCommandOption {
    let text = description(Language::DEFAULT, spec.name, None);
    let command = CreateCommandOption::new(CommandOptionType::SubCommand, name, text).set_sub_options(options(spec));
    let names = translations(name, |language| subcommand_in(language, spec.name).map(str::to_owned));
    let command = names.into_iter().fold(command, |command, (locale, name)| command.name_localized(locale, name));
    let texts = descriptions(spec.name, None).into_iter();
    texts.fold(command, |command, (locale, text)| command.description_localized(locale, text))
}

fn options(spec: &CommandSpec) -> Vec<CreateCommandOption> {
    let table = spec.at_table.then_some(&TABLE_OPTION);
    spec.options.iter().chain(table).map(|option_spec| option(spec, option_spec)).collect()
}

fn option(command: &CommandSpec, spec: &OptionSpec) -> CreateCommandOption {
    let kind = match spec.kind {
        OptionKind::Number { .. } => CommandOptionType::Integer,
        OptionKind::Person => CommandOptionType::User,
        OptionKind::Place => CommandOptionType::Channel,
        OptionKind::Role => CommandOptionType::Role,
        OptionKind::File => CommandOptionType::Attachment,
        // A number or a word is a string, because Discord's integer options accept no words.
        _ => CommandOptionType::String,
    };
    let text = description(Language::DEFAULT, command.name, Some(spec.name));
    let option = CreateCommandOption::new(kind, spec.name, text);
    // A file has no other way to come.
    let option = option.required(spec.required || matches!(spec.kind, OptionKind::File));
    let names = translations(spec.name, |language| option_in(language, spec.name).map(str::to_owned));
    let option = names.into_iter().fold(option, |option, (locale, name)| option.name_localized(locale, name));
    let texts = descriptions(command.name, Some(spec.name)).into_iter();
    let option = texts.fold(option, |option, (locale, text)| option.description_localized(locale, text));
    let is_suggested = spec.suggested.is_some();
    let option = if is_suggested { option.set_autocomplete(true) } else { option };
    match spec.kind {
        OptionKind::OneOf(words) => words.iter().take(MAX_CHOICES).fold(option, |option, word| {
            let translated = translations(word, |language| word_in(language, word).map(str::to_owned));
            option.add_string_choice_localized(*word, *word, translated)
        }),
        OptionKind::Game => GameChoice::ALL.into_iter().fold(option, |option, game| {
            let name = speech::game_name(Language::DEFAULT, game);
            let translated = translations(&name, |language| Some(speech::game_name(language, game)));
            option.add_string_choice_localized(name, game.key(), translated)
        }),
        OptionKind::CustomRules | OptionKind::Games | OptionKind::Play => option.max_length(MAX_PLAY_LENGTH),
        OptionKind::Line | OptionKind::Topic | OptionKind::Sentence | OptionKind::Position => {
            option.max_length(MAX_LINE_LENGTH)
        }
        OptionKind::Roll => option.max_length(MAX_ROLL_LENGTH),
        OptionKind::Number { least, most } => option.min_int_value(least.into()).max_int_value(most.into()),
        OptionKind::NumberOr { .. } | OptionKind::Clock => option.max_length(MAX_WORD_LENGTH),
        OptionKind::Word { longest } => option.max_length(longest as u16),
        OptionKind::Place => option.channel_types(vec![ChannelType::Text]),
        OptionKind::Person | OptionKind::Role | OptionKind::File => option,
    }
}

fn description(language: Language, command: &str, option: Option<&str>) -> String {
    let text = match option {
        Some(option) if option == TABLE_OPTION.name => speech::say(language, id!("option-table"), &[]).to_string(),
        _ => speech::describe(language, command, option),
    };
    text.chars().take(MAX_DESCRIPTION_LENGTH).collect()
}

fn descriptions(command: &str, option: Option<&str>) -> HashMap<String, String> {
    translations(&description(Language::DEFAULT, command, option), |language| {
        Some(description(language, command, option))
    })
}

/// Returns the translations of `default` by Discord's locales, which equal our language tags; empty where every
/// language says the same.
fn translations(default: &str, translate: impl Fn(Language) -> Option<String>) -> HashMap<String, String> {
    let languages = Language::ALL.into_iter().filter(|language| *language != Language::DEFAULT);
    let translated = languages.filter_map(|language| Some((language.tag(), translate(language)?)));
    let translated = translated.filter(|(_, text)| *text != default);
    let mut all: HashMap<_, _> = translated.map(|(language, text)| (language.to_owned(), text)).collect();
    if !all.is_empty() {
        all.extend(DEFAULT_LOCALES.iter().map(|locale| ((*locale).to_owned(), default.to_owned())));
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
        Value::String(text) => text.is_empty(),
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
            "options": [{ "name": "x" }], "description": "" }]);
        let normalized = |list: &Value| normalized_list(list.as_array().unwrap());
        assert_eq!(normalized(&ours), normalized(&theirs));
        let changed = json!([{ "type": 1, "name": "b", "contexts": [0, 1] }]);
        assert_ne!(normalized(&ours), normalized(&changed));
    }
}
