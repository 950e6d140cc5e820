//! Commands that decide a match or end a table are asked for twice.

use crate::chat::{Choice, Reply, Text};
use crate::command::{Command, ParsedCommand, Target};
use crate::manager::request::Request;
use crate::present::choice;
use crate::speech::View;

/// The command to type for `command`, which is sure now. It names the table where the author had to name it too.
pub(super) fn spelling(target: &Target, command: Command) -> String {
    let target = Target { table: target.table.clone(), turn: None, step: None };
    ParsedCommand { command, target }.to_string()
}

/// `question`, with the choice that does `command` for sure.
pub(super) fn ask(
    request: &Request<'_>,
    view: &View<'_>,
    question: Text,
    command: Command,
    label: &'static str,
    emoji: &'static str,
) -> Vec<Reply> {
    let mut replies = request.reply(question);
    replies[0].choices = vec![Choice { primary: true, ..choice(view, command, label, emoji) }];
    replies
}
