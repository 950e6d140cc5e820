//! Asks authors to confirm commands that decide a match or end a table.

use crate::chat::{Choice, Text};
use crate::command::{Command, ParsedCommand, Target};
use crate::locale::Id;
use crate::manager::replies::questions::About;
use crate::manager::select::own_tables;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::present::choice;
use crate::store::TableRecord;

/// Returns the text to type to confirm `command`. It names the table if the author had to name it.
pub(in crate::manager) fn confirmation_text(target: &Target, command: Command) -> String {
    let target = Target { table: target.table.clone(), turn: None, step: None };
    ParsedCommand { command, target }.to_string()
}

/// Asks `question` about `command` at `stored`, with the choice that confirms it. Names the table if the author has others
/// here.
pub(in crate::manager) async fn ask(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    question: Text,
    command: Command,
    label: Id,
    emoji: &'static str,
) -> Answer {
    let has_others = own_tables(unit).await?.iter().any(|own| own.stored.id != stored.id);
    let question = if has_others { unit.of_table(stored, question) } else { question };
    let mut replies = unit.reply(question);
    let confirm = Choice { primary: true, ..choice(&unit.view(stored), command, label, emoji) };
    if let Some(message) = unit.message {
        unit.manager.questions.ask(message, About::Command(confirm.command.clone()), unit.now);
    }
    replies[0].choices = vec![confirm];
    Ok(replies)
}
