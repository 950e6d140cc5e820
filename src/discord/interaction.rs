//! Translates interactions into the messages that people would type, so that there is only one grammar.

use serenity::all::{
    ChannelId, CommandDataOption, CommandDataOptionValue, CommandDataResolved, CommandInteraction,
    ComponentInteraction, GuildId, InteractionId, Member, PartialChannel, PartialMember, User as DiscordUser,
};

use super::permissions;
use super::register::TABLE_NAME;
use crate::chat::{Account, Message, Place, Platform, User};
use crate::command::{COMMANDS, CommandSpec, OptionKind};

/// The locale that Discord reports for a server which has not chosen one.
const DEFAULT_GUILD_LOCALE: &str = "en-US";

/// Returns a slash command as a message, such as `/newgame portes <@7> match:3`.
pub(super) fn command(interaction: &CommandInteraction) -> Message {
    let data = &interaction.data;
    let mut options = data.options.clone();
    // In a thread the game is played there, so the option means nothing.
    options.retain(|option| option.name != permissions::THREAD || !permissions::is_in_thread(interaction));
    let text = command_line(&data.name, &options, COMMANDS);
    let mentions = mentioned_users(&data.options, &data.resolved);
    let by = (&interaction.user, interaction.member.as_deref());
    let place_within = place_within(interaction.guild_id, interaction.channel.as_ref());
    let message = message(
        interaction.id,
        interaction.channel_id,
        by,
        text,
        mentions,
        &interaction.locale,
        interaction.guild_locale.as_deref(),
    );
    Message { place_within, ..message }
}

/// Returns the play that somebody is typing, as far as it goes, and the name of the table if one is chosen.
pub(super) fn autocomplete(interaction: &CommandInteraction) -> (Message, Option<String>) {
    let given = |name: &str| interaction.data.options.iter().find(|option| option.name == name);
    let table = given(TABLE_NAME.name).and_then(|option| value(&option.value)).map(|name| name.to_lowercase());
    let typed = interaction.data.autocomplete().map_or_else(String::new, |option| option.value.to_owned());
    let by = (&interaction.user, interaction.member.as_deref());
    (
        message(
            interaction.id,
            interaction.channel_id,
            by,
            typed,
            Vec::new(),
            &interaction.locale,
            interaction.guild_locale.as_deref(),
        ),
        table,
    )
}

/// Returns a click on a button as a message: the button's id is the command.
pub(super) fn component(interaction: &ComponentInteraction) -> Message {
    let place_within = place_within(interaction.guild_id, interaction.channel.as_ref());
    let message = message(
        interaction.id,
        interaction.channel_id,
        (&interaction.user, interaction.member.as_ref()),
        interaction.data.custom_id.clone(),
        Vec::new(),
        &interaction.locale,
        interaction.guild_locale.as_deref(),
    );
    Message { place_within, ..message }
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
    Message {
        id: id.to_string(),
        place: Place { platform: Platform::Discord, id: channel.to_string() },
        place_within: Vec::new(),
        thread: None,
        replies_to: None,
        author: author(user, member),
        // In a direct message nobody is a member, and everybody may moderate.
        is_from_moderator: member.is_none_or(|member| member.permissions.is_some_and(permissions::can_moderate)),
        mentions,
        text,
        locale: Some(locale.to_owned()),
        place_locale: guild_locale.and_then(chosen_locale).map(str::to_owned),
    }
}

/// Returns the command line for the given options, in the order of the command's table: keyword options as
/// `name:value`, the others by position.
fn command_line(name: &str, options: &[CommandDataOption], table: &[CommandSpec]) -> String {
    let mut text = format!("/{name}");
    let known = table.iter().find(|spec| spec.name == name).map_or(&[][..], |spec| spec.options);
    for option in known.iter().chain([&TABLE_NAME]) {
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
            OptionKind::Word { .. } => text.push_str(&value.replace(' ', "-")),
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
        _ => None,
    }
}

/// Returns the users whom the options name, with their names in this server.
fn mentioned_users(options: &[CommandDataOption], resolved: &CommandDataResolved) -> Vec<User> {
    let users = options.iter().filter_map(|option| option.value.as_user_id());
    users
        .filter_map(|id| {
            let user = resolved.users.get(&id)?;
            let nick = resolved.members.get(&id).and_then(|member: &PartialMember| member.nick.as_deref());
            Some(user_with_name(user, nick))
        })
        .collect()
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
    use serde_json::json;

    use super::*;
    use crate::command::{CommandKind, OptionSpec};

    const GAME: &[CommandSpec] = &[CommandSpec {
        kind: CommandKind::Newgame,
        name: "newgame",
        aliases: &[],
        options: &[
            OptionSpec { name: "game", kind: OptionKind::OneOf(&["portes"]), required: true, keyword: false },
            OptionSpec { name: "opponent", kind: OptionKind::Person, required: true, keyword: false },
            OptionSpec {
                name: "match",
                kind: OptionKind::Number { least: 1, most: 25 },
                required: false,
                keyword: true,
            },
            OptionSpec { name: "clock", kind: OptionKind::Word { longest: 20 }, required: false, keyword: true },
        ],
        at_table: false,
    }];

    fn options(given: serde_json::Value) -> Vec<CommandDataOption> {
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
        assert_eq!(command_line("newgame", &given, GAME), "/newgame portes <@7> match:3");
    }

    #[test]
    fn pasted_lines_become_one_line() {
        let given = options(json!([{ "name": "clock", "type": 3, "value": "a\n/accept\tb" }]));
        assert_eq!(command_line("newgame", &given, GAME), "/newgame clock:a-/accept-b");
        assert_eq!(command_line("gone", &given, GAME), "/gone");
    }
}
