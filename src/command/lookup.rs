//! Finds commands in the command table.

use super::grammar::COMMANDS;
use super::kind::CommandKind;
use super::names::means_command;
use super::spec::{CommandSpec, OptionKind};

/// Returns whether `kind` applies to one table.
#[must_use]
pub fn is_at_table(kind: CommandKind) -> bool {
    COMMANDS.iter().any(|spec| spec.kind == kind && spec.at_table)
}

/// Returns the command with this name or alias, in upper or lower case and in any of the bot's languages.
#[must_use]
pub fn spec(name: &str) -> Option<&'static CommandSpec> {
    let name = name.to_lowercase();
    let english = COMMANDS.iter().find(|spec| spec.name == name || spec.aliases.contains(&name.as_str()));
    english.or_else(|| COMMANDS.iter().find(|spec| means_command(&name, spec.name)))
}

/// Returns whether the command at the start of `line` takes a person.
#[must_use]
pub fn takes_person(line: &str) -> bool {
    let name = line.trim_start_matches(['/', '!', ' ']).split_whitespace().next();
    let options = name.and_then(spec).map_or(&[][..], |spec| spec.options);
    options.iter().any(|option| matches!(option.kind, OptionKind::Person))
}

/// Returns the row of the command table for `kind`.
///
/// # Panics
/// Panics if the table lacks the command. A test checks that none is missing.
#[must_use]
pub fn spec_of(kind: CommandKind) -> &'static CommandSpec {
    COMMANDS.iter().find(|spec| spec.kind == kind).expect("the command table has a row for each kind of command")
}
