//! An interaction as the message that it stands for: the one grammar in which people type.

use serenity::all::{
    ChannelId, CommandDataOption, CommandDataOptionValue, CommandDataResolved, CommandInteraction,
    ComponentInteraction, InteractionId, Member, PartialMember, User as DiscordUser,
};

use super::permissions;
use super::register::TABLE_NAME;
use crate::chat::{Account, Message, Place, Platform, User};
use crate::command::{COMMANDS, CommandSpec, OptionKind};

/// What every server has for its language until somebody chooses one.
const UNCHOSEN: &str = "en-US";

/// A slash command, as `/newgame portes <@7> match:3`.
pub(super) fn command(asked: &CommandInteraction) -> Message {
    let data = &asked.data;
    let mut options = data.options.clone();
    // There it is played in a thread anyway.
    options.retain(|option| option.name != permissions::THREAD || !permissions::is_in_thread(asked));
    let text = typed(&data.name, &options, COMMANDS);
    let mentions = mentioned(&data.options, &data.resolved);
    let by = (&asked.user, asked.member.as_deref());
    message(asked.id, asked.channel_id, by, text, mentions, &asked.locale, asked.guild_locale.as_deref())
}

/// A play that is still being typed: what there is of it, and the table where one is chosen.
pub(super) fn unfinished(asked: &CommandInteraction) -> (Message, Option<String>) {
    let given = |name: &str| asked.data.options.iter().find(|option| option.name == name);
    let table = given(TABLE_NAME.name).and_then(|option| value(&option.value)).map(|name| name.to_lowercase());
    let typed = asked.data.autocomplete().map_or_else(String::new, |option| option.value.to_owned());
    let by = (&asked.user, asked.member.as_deref());
    (message(asked.id, asked.channel_id, by, typed, Vec::new(), &asked.locale, asked.guild_locale.as_deref()), table)
}

/// A click, whose button carries the command.
pub(super) fn click(asked: &ComponentInteraction) -> Message {
    message(
        asked.id,
        asked.channel_id,
        (&asked.user, asked.member.as_ref()),
        asked.data.custom_id.clone(),
        Vec::new(),
        &asked.locale,
        asked.guild_locale.as_deref(),
    )
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
        thread: None,
        replies_to: None,
        author: author(user, member),
        // In a direct message nobody is a member, and everybody is at home.
        is_from_moderator: member.is_none_or(|member| member.permissions.is_some_and(permissions::keeps_order)),
        mentions,
        text,
        locale: Some(locale.to_owned()),
        place_locale: guild_locale.filter(|locale| *locale != UNCHOSEN).map(str::to_owned),
    }
}

/// The command line that the filled-in options stand for: positional ones in the table's order, then `name:value`.
fn typed(name: &str, options: &[CommandDataOption], table: &[CommandSpec]) -> String {
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
            // One field is one word, however it was filled in.
            OptionKind::Word { .. } => text.push_str(&value.replace(' ', "-")),
            _ => text.push_str(&value),
        }
    }
    text
}

fn value(value: &CommandDataOptionValue) -> Option<String> {
    match value {
        // One line, whatever was pasted.
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

fn mentioned(options: &[CommandDataOption], resolved: &CommandDataResolved) -> Vec<User> {
    let users = options.iter().filter_map(|option| option.value.as_user_id());
    users
        .filter_map(|id| {
            let user = resolved.users.get(&id)?;
            let nick = resolved.members.get(&id).and_then(|member: &PartialMember| member.nick.as_deref());
            Some(named(user, nick))
        })
        .collect()
}

fn author(user: &DiscordUser, member: Option<&Member>) -> User {
    named(user, member.and_then(|member| member.nick.as_deref()))
}

/// The name that the others in this server see.
fn named(user: &DiscordUser, nick: Option<&str>) -> User {
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
    fn options_become_the_line_that_one_would_type() {
        // Discord sends them in the order in which they were filled in.
        let given = options(json!([
            { "name": "match", "type": 4, "value": 3 },
            { "name": "opponent", "type": 6, "value": "7" },
            { "name": "game", "type": 3, "value": "portes" },
        ]));
        assert_eq!(typed("newgame", &given, GAME), "/newgame portes <@7> match:3");
    }

    #[test]
    fn what_is_pasted_stays_on_one_line() {
        let given = options(json!([{ "name": "clock", "type": 3, "value": "a\n/accept\tb" }]));
        assert_eq!(typed("newgame", &given, GAME), "/newgame clock:a-/accept-b");
        assert_eq!(typed("gone", &given, GAME), "/gone");
    }
}
