//! Translates interactions into the messages that people would type, so that there is only one grammar.

use kafenio_board::table::GameChoice;
use serenity::all::{
    ChannelId, CommandDataOption, CommandDataOptionValue, CommandDataResolved, CommandInteraction,
    ComponentInteraction, ComponentInteractionDataKind, GuildId, InteractionId, Member, PartialChannel, PartialMember,
    User as DiscordUser,
};

use super::context_menu::{self, ContextMenu};
use super::permissions;
use super::picked::Picked;
use crate::chat::{Account, Message, Place, Platform, Role, Roles, SentFile, User};
use crate::command::{CommandSpec, OptionKind, TABLE_OPTION, TableName};
use crate::manager::OptionInput;

/// The locale that Discord reports for a server which has not chosen one.
const DEFAULT_GUILD_LOCALE: &str = "en-US";

/// The option of `/newgame` that names the game.
const GAME: &str = "game";
/// How much of what somebody is typing is looked at, in characters. No option accepts more.
const MAX_TYPED_CHARS: usize = 100;

/// Returns a slash command as a message, such as `/newgame portes <@7> match:3`. One from the menu of a message replies to it.
pub(super) fn command(interaction: &CommandInteraction) -> Message {
    let data = &interaction.data;
    let picked = Picked::new(data);
    let mut options = picked.options.to_vec();
    // In a thread the game is played there, so the option means nothing.
    options.retain(|option| option.name != permissions::THREAD || !permissions::is_in_thread(interaction));
    let text = match (ContextMenu::picked(data), picked.spec) {
        (Some(menu), _) => menu.command_line(data),
        (None, Some(spec)) => command_line(spec, &options),
        (None, None) => format!("/{}", data.name),
    };
    let mut mentions = mentioned_users(&options, &data.resolved);
    mentions.extend(context_menu::target(data).map(|user| known_user(user, &data.resolved)));
    let mentioned = mentioned_roles(&options, &data.resolved);
    let of_author = roles_of(interaction.guild_id, interaction.member.as_deref());
    let place_within = place_within(interaction.guild_id, interaction.channel.as_ref());
    let replies_to = context_menu::message(data);
    let file = options.iter().find_map(|option| match option.value {
        CommandDataOptionValue::Attachment(id) => data.resolved.attachments.get(&id),
        _ => None,
    });
    Message {
        place_within,
        replies_to,
        file: file.map(|file| SentFile::Kept(file.url.clone())),
        roles: Roles { of_author, mentioned },
        ..message_of(interaction, text, mentions)
    }
}

/// Returns the option that somebody is filling in, and a message without text that says who and where; `None` if
/// nothing is suggested for the option.
pub(super) fn autocomplete(interaction: &CommandInteraction) -> Option<(Message, OptionInput)> {
    let picked = Picked::new(&interaction.data);
    let focused = interaction.data.autocomplete()?;
    let given = |name: &str| picked.option(name).and_then(value);
    let spec = picked.spec?;
    let table = || Some(&TABLE_OPTION).filter(|table| table.name == focused.name);
    let input = OptionInput {
        command: spec.kind,
        suggested: spec.option(focused.name).or_else(table)?.suggested?,
        typed: focused.value.chars().take(MAX_TYPED_CHARS).collect(),
        table: given(TABLE_OPTION.name).map(|name| TableName::from(name.as_str())),
        game: given(GAME).and_then(|name| GameChoice::from_name(&name)),
    };
    Some((message_of(interaction, String::new(), Vec::new()), input))
}

/// Returns a click on a button or on an option of a menu as a message: the button's id or the option's value is the
/// command.
pub(super) fn component(interaction: &ComponentInteraction) -> Message {
    let command = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned().unwrap_or_default(),
        _ => interaction.data.custom_id.clone(),
    };
    let place_within = place_within(interaction.guild_id, interaction.channel.as_ref());
    let message = message(
        interaction.id,
        interaction.channel_id,
        (&interaction.user, interaction.member.as_ref()),
        command,
        Vec::new(),
        &interaction.locale,
        interaction.guild_locale.as_deref(),
    );
    let of_author = roles_of(interaction.guild_id, interaction.member.as_ref());
    Message { place_within, roles: Roles { of_author, mentioned: Vec::new() }, ..message }
}

/// Returns the ids of the roles that somebody has in a server. Everybody has the role with the server's own id, which
/// Discord does not list.
fn roles_of(guild: Option<GuildId>, member: Option<&Member>) -> Vec<String> {
    let listed = member.into_iter().flat_map(|member| &member.roles);
    listed.map(ToString::to_string).chain(guild.map(|guild| guild.to_string())).collect()
}

fn message_of(interaction: &CommandInteraction, text: String, mentions: Vec<User>) -> Message {
    message(
        interaction.id,
        interaction.channel_id,
        (&interaction.user, interaction.member.as_deref()),
        text,
        mentions,
        &interaction.locale,
        interaction.guild_locale.as_deref(),
    )
}

/// Returns the locale that a server reports, if it has chosen one.
pub(super) fn chosen_locale(reported: &str) -> Option<&str> {
    Some(reported).filter(|locale| *locale != DEFAULT_GUILD_LOCALE)
}

/// Returns the ids of the server and, for a thread, of the channel that it is in.
fn place_within(guild: Option<GuildId>, channel: Option<&PartialChannel>) -> Vec<String> {
    let parent = channel.and_then(|channel| channel.parent_id);
    guild.map(|guild| guild.to_string()).into_iter().chain(parent.map(|parent| parent.to_string())).collect()
}

fn message(
    id: InteractionId,
    channel: ChannelId,
    (user, member): (&DiscordUser, Option<&Member>),
    text: String,
    mentions: Vec<User>,
    locale: &str,
    guild_locale: Option<&str>,
) -> Message {
    let place = Place { platform: Platform::Discord, id: channel.to_string() };
    Message {
        // In a direct message nobody is a member, and everybody may moderate.
        is_from_moderator: member.is_none_or(|member| member.permissions.is_some_and(permissions::can_moderate)),
        is_from_server_manager: member
            .is_some_and(|member| member.permissions.is_some_and(permissions::can_manage_server)),
        can_remove_members: member
            .is_some_and(|member| member.permissions.is_some_and(permissions::can_remove_members)),
        mentions,
        locale: Some(locale.to_owned()),
        place_locale: guild_locale.and_then(chosen_locale).map(str::to_owned),
        ..Message::text_only(id.to_string(), place, author(user, member), text)
    }
}

/// Returns the command line for the given options, in the order of the command's table: keyword options as
/// `name:value`, the others by position.
fn command_line(spec: &CommandSpec, options: &[CommandDataOption]) -> String {
    let mut text = format!("/{}", spec.name);
    for option in spec.options.iter().chain([&TABLE_OPTION]) {
        let Some(value) = options.iter().find(|given| given.name == option.name).and_then(|given| value(&given.value))
        else {
            continue;
        };
        text.push(' ');
        if option.keyword {
            text.push_str(option.name);
            text.push(':');
        }
        match option.kind {
            // The parser expects a single word.
            OptionKind::Word { .. } | OptionKind::Clock => text.push_str(&value.replace(' ', "-")),
            _ => text.push_str(&value),
        }
    }
    text
}

/// Returns an option's value as it would be typed.
fn value(value: &CommandDataOptionValue) -> Option<String> {
    match value {
        // Pasted text may have several lines; a command has only one.
        CommandDataOptionValue::String(text) | CommandDataOptionValue::Autocomplete { value: text, .. } => {
            Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
        }
        CommandDataOptionValue::Integer(number) => Some(number.to_string()),
        CommandDataOptionValue::Boolean(true) => Some("on".to_owned()),
        CommandDataOptionValue::Boolean(false) => Some("off".to_owned()),
        CommandDataOptionValue::User(id) => Some(format!("<@{id}>")),
        CommandDataOptionValue::Channel(id) => Some(format!("<#{id}>")),
        CommandDataOptionValue::Role(id) => Some(format!("<@&{id}>")),
        _ => None,
    }
}

/// Returns the users whom the options name, with their names in this server.
fn mentioned_users(options: &[CommandDataOption], resolved: &CommandDataResolved) -> Vec<User> {
    let users = options.iter().filter_map(|option| option.value.as_user_id());
    users.filter_map(|id| Some(known_user(resolved.users.get(&id)?, resolved))).collect()
}

/// Returns `user` with their name in this server.
fn known_user(user: &DiscordUser, resolved: &CommandDataResolved) -> User {
    let nick = resolved.members.get(&user.id).and_then(|member: &PartialMember| member.nick.as_deref());
    user_with_name(user, nick)
}

/// Returns the roles that the options name.
fn mentioned_roles(options: &[CommandDataOption], resolved: &CommandDataResolved) -> Vec<Role> {
    let named = options.iter().filter_map(|option| match option.value {
        CommandDataOptionValue::Role(id) => resolved.roles.get(&id),
        _ => None,
    });
    named.map(|role| Role { id: role.id.to_string(), name: role.name.clone() }).collect()
}

fn author(user: &DiscordUser, member: Option<&Member>) -> User {
    user_with_name(user, member.and_then(|member| member.nick.as_deref()))
}

/// Returns `user` under the name that others see: the server's nickname, the display name, or the username.
fn user_with_name(user: &DiscordUser, nick: Option<&str>) -> User {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    User { account: Account { platform: Platform::Discord, id: user.id.to_string() }, name: name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{COMMANDS, CommandKind, Registration, parse, registered, spec_of};
    use crate::discord::register;
    use serde_json::{Value, json};
    use serenity::all::CommandData;

    fn options(given: Value) -> Vec<CommandDataOption> {
        serde_json::from_value(given).unwrap()
    }

    #[test]
    fn options_become_the_command_line_that_people_would_type() {
        // Discord sends options in the order in which they were filled in.
        let given = options(json!([
            { "name": "match", "type": 4, "value": 3 },
            { "name": "opponent", "type": 6, "value": "7" },
            { "name": "game", "type": 3, "value": "portes" },
        ]));
        assert_eq!(command_line(spec_of(CommandKind::NewGame), &given), "/newgame portes <@7> match:3");
    }

    #[test]
    fn pasted_lines_become_one_line() {
        let given = options(json!([{ "name": "clock", "type": 3, "value": "a\n/accept\tb" }]));
        assert_eq!(command_line(spec_of(CommandKind::NewGame), &given), "/newgame clock:a-/accept-b");
    }

    /// Returns a value that a user may give to a registered option, and how it is typed.
    fn sample(option: &Value) -> (Value, String) {
        let value = match (option["type"].as_u64().unwrap(), option["name"].as_str().unwrap()) {
            (6, _) => return (json!("7"), "<@7>".to_owned()),
            (7, _) => return (json!("8"), "<#8>".to_owned()),
            (8, _) => return (json!("9"), "<@&9>".to_owned()),
            // A file comes beside the command line.
            (11, _) => return (json!("10"), String::new()),
            (4, _) => option["min_value"].clone(),
            (_, "match" | "autodoubles") => json!("3"),
            (_, "clock" | "starts") => json!("daily"),
            (_, "rules") => json!("no-hit-and-run"),
            (_, "games") => json!("portes,plakoto"),
            (_, "table") => json!("oak-7"),
            (_, "play" | "step") => json!("13/9"),
            (_, "roll") => json!("3-1"),
            (_, name) => option["choices"].get(0).map_or(json!(name), |choice| choice["value"].clone()),
        };
        let typed = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        (value, typed)
    }

    #[test]
    fn every_command_can_be_picked_and_says_what_people_would_type() {
        let friend =
            User { account: Account { platform: Platform::Discord, id: "7".to_owned() }, name: "Bob".to_owned() };
        let mut reached = Vec::new();
        for listed in register::list(true).into_iter().filter(|listed| listed["type"] == 1) {
            let parts = listed["options"].as_array().cloned().unwrap_or_default();
            let subcommands: Vec<&Value> = parts.iter().filter(|part| part["type"] == 1).collect();
            let commands = if subcommands.is_empty() { vec![&listed] } else { subcommands };
            for command in commands {
                let name = command["name"].as_str().unwrap();
                let sub = (*command != listed).then_some(name);
                let spec = registered(listed["name"].as_str().unwrap(), sub).unwrap_or_else(|| panic!("{name}"));
                reached.push(spec.kind);
                let own = command["options"].as_array().cloned().unwrap_or_default();
                let given: Vec<Value> = own
                    .iter()
                    .map(|option| json!({ "name": option["name"], "type": option["type"], "value": sample(option).0 }))
                    .collect();
                let inner = sub.map_or(json!(given), |sub| json!([{ "name": sub, "type": 1, "options": given }]));
                let data = json!({ "id": "1", "name": listed["name"], "type": 1, "options": inner });
                let data: CommandData = serde_json::from_value(data).unwrap();
                let text = command_line(Picked::new(&data).spec.unwrap(), Picked::new(&data).options);
                let typed = own.iter().fold(format!("/{}", spec.name), |line, option| {
                    let known = spec.options.iter().find(|known| option["name"] == known.name).unwrap_or(&TABLE_OPTION);
                    let prefix = if known.keyword { format!("{}:", known.name) } else { String::new() };
                    let (_, typed) = sample(option);
                    if typed.is_empty() { line } else { format!("{line} {prefix}{typed}") }
                });
                assert_eq!(text, typed);
                let parsed =
                    parse(&text, std::slice::from_ref(&friend)).unwrap_or_else(|error| panic!("{text}: {error:?}"));
                assert_eq!(parsed.command.kind(), spec.kind, "{text}");
            }
        }
        assert_eq!(reached.len(), COMMANDS.len());
        assert!(COMMANDS.iter().all(|spec| reached.contains(&spec.kind)));
    }

    #[test]
    fn command_of_an_earlier_version_still_means_the_same() {
        assert_ne!(spec_of(CommandKind::Takeback).registration, Registration::TopLevel);
        let data: CommandData = serde_json::from_value(json!({ "id": "1", "name": "takeback", "type": 1 })).unwrap();
        assert_eq!(Picked::new(&data).kind(), Some(CommandKind::Takeback));
        let data: CommandData = serde_json::from_value(json!({ "id": "1", "name": "gone", "type": 1 })).unwrap();
        assert_eq!(Picked::new(&data).kind(), None);
    }
}
