//! `/help`: explains how to begin, lists all commands, or explains one command.

use crate::chat::{Choice, Reply};
use crate::command::{ALL, Command, ParseError, help_topic, is_greeting, means_all, nearest_command, registered, spec};
use crate::locale::id;
use crate::manager::unit::Unit;
use crate::present::greeting_choices;
use crate::speech::{self, Arg};

pub(in crate::manager) fn run(unit: &Unit<'_>, topic: Option<&str>) -> Vec<Reply> {
    let Some(topic) = topic else {
        let mut replies = unit.reply(speech::help(unit.language));
        if unit.place.platform.capabilities().has_buttons {
            replies[0].choices = vec![Choice {
                command: format!("/{}", Command::Help { topic: Some(ALL.to_owned()) }),
                label: unit.text(id!("choice-help"), &[]).to_string(),
                emoji: "📖".to_owned(),
                primary: false,
            }];
        }
        return replies;
    };
    let topic = topic.trim_start_matches(['/', '!']);
    if is_greeting(topic) {
        let mut replies = unit.reply(speech::greeting(unit.language));
        if unit.place.platform.capabilities().has_buttons {
            replies[0].choices = greeting_choices(unit.language);
        }
        return replies;
    }
    if let Some(page) = topic.parse().ok().and_then(|number| speech::help_group(unit.language, number)) {
        return unit.reply(page);
    }
    // The words of the topics are names of commands too: "clock" shows the board with the clocks.
    if let Some(topic) = help_topic(topic) {
        return unit.reply(speech::help_on_topic(unit.language, topic));
    }
    // "take-back" means "takeback", and "table-takeback" is its place in a list.
    let in_group =
        || topic.split_once('-').and_then(|(group, name)| registered(group, Some(name)).or_else(|| spec(name)));
    if let Some(spec) = spec(topic).or_else(|| spec(&topic.replace('-', ""))).or_else(in_group) {
        return unit.reply(speech::command_help(unit.language, spec, unit.place.platform));
    }
    if means_all(topic) {
        return menu(unit);
    }
    if nearest_command(topic, unit.language).is_none() {
        return unit.say(id!("help-unknown"), &[("word", Arg::Text(&topic.replace('-', " ")))]);
    }
    unit.reply(speech::parse_error(unit.language, &ParseError::Unknown { word: topic.to_owned() }))
}

/// Shows the groups of commands, with a button for each where the platform has buttons.
fn menu(unit: &Unit<'_>) -> Vec<Reply> {
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let mut replies = unit.reply(speech::help_menu(unit.language, has_buttons));
    if has_buttons {
        let choice = |number: u32| {
            let label = speech::help_heading(unit.language, number)?;
            let command = format!("/{}", Command::Help { topic: Some(number.to_string()) });
            Some(Choice::button(label, command))
        };
        replies[0].choices = (1..=speech::HELP_GROUPS).filter_map(choice).collect();
    }
    replies
}
