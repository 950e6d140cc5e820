//! `/help`: explains how to begin, lists all commands, or explains one command.

use crate::chat::{Choice, Reply};
use crate::command::{ALL, Command, ParseError, means_all, nearest_command, registered, spec};
use crate::locale::id;
use crate::manager::unit::Unit;
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
    // "take-back" means "takeback", and "table-takeback" is its place in a list.
    let in_group =
        || topic.split_once('-').and_then(|(group, name)| registered(group, Some(name)).or_else(|| spec(name)));
    if let Some(spec) = spec(topic).or_else(|| spec(&topic.replace('-', ""))).or_else(in_group) {
        return unit.reply(speech::command_help(unit.language, spec, unit.place.platform));
    }
    if means_all(topic) {
        return unit.reply(speech::help_all(unit.language));
    }
    match nearest_command(topic) {
        None => unit.say(id!("help-unknown"), &[("word", Arg::Text(&topic.replace('-', " ")))]),
        nearest => {
            let error = ParseError::Unknown { word: topic.to_owned(), nearest };
            unit.reply(speech::parse_error(unit.language, &error))
        }
    }
}
