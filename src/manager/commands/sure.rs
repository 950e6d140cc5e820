//! Asks authors to confirm commands that decide a match or end a table.

use crate::chat::{Choice, Reply, Text};
use crate::command::{Command, ParsedCommand, Target};
use crate::manager::request::Request;
use crate::present::choice;
use crate::speech::View;

/// Returns the text to type to confirm `command`. It names the table if the author had to name it.
pub(super) fn confirmation_text(target: &Target, command: Command) -> String {
    let target = Target { table: target.table.clone(), turn: None, step: None };
    ParsedCommand { command, target }.to_string()
}

/// Returns `question` with the choice that confirms `command`.
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
