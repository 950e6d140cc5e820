//! `/help`: explains how to begin, lists all commands, or explains one command.

use crate::chat::{Choice, Reply};
use crate::command::{ALL, Command, ParseError, means_all, nearest_command, picked, spec};
use crate::manager::request::Request;
use crate::speech::{self, Arg};

pub(in crate::manager) fn run(request: &Request<'_>, topic: Option<&str>) -> Vec<Reply> {
    let Some(topic) = topic else {
        let mut replies = request.reply(speech::help(request.language));
        if request.message.place.platform.capabilities().has_buttons {
            replies[0].choices = vec![Choice {
                command: format!("/{}", Command::Help { topic: Some(ALL.to_owned()) }),
                label: request.text("choice-help", &[]).to_string(),
                emoji: "📖".to_owned(),
                primary: false,
            }];
        }
        return replies;
    };
    let topic = topic.trim_start_matches(['/', '!']);
    // "take-back" means "takeback", and "table-takeback" is its place in a list.
    let in_group = || topic.split_once('-').and_then(|(group, name)| picked(group, Some(name)).or_else(|| spec(name)));
    if let Some(spec) = spec(topic).or_else(|| spec(&topic.replace('-', ""))).or_else(in_group) {
        return request.reply(speech::command_help(request.language, spec, request.message.place.platform));
    }
    if means_all(topic) {
        return request.reply(speech::help_all(request.language));
    }
    match nearest_command(topic) {
        None => request.say("help-unknown", &[("word", Arg::Text(&topic.replace('-', " ")))]),
        nearest => {
            let error = ParseError::Unknown { word: topic.to_owned(), nearest };
            request.reply(speech::parse_error(request.language, &error))
        }
    }
}
