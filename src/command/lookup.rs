//! Finds commands in the table.

use super::grammar::{COMMANDS, CommandKind, CommandSpec};
use super::names::means_command;

/// Whether `kind` does something at one table.
#[must_use]
pub fn is_at_table(kind: CommandKind) -> bool {
    COMMANDS.iter().any(|spec| spec.kind == kind && spec.at_table)
}

/// The command of that name or other name, in any case and in any of our languages.
#[must_use]
pub fn spec(name: &str) -> Option<&'static CommandSpec> {
    let name = name.to_lowercase();
    let english = COMMANDS.iter().find(|spec| spec.name == name || spec.aliases.contains(&name.as_str()));
    english.or_else(|| COMMANDS.iter().find(|spec| means_command(&name, spec.name)))
}

/// The row of the command table for `kind`.
///
/// # Panics
/// If the table lacks the command, which a test rules out.
#[must_use]
pub fn spec_of(kind: CommandKind) -> &'static CommandSpec {
    COMMANDS.iter().find(|spec| spec.kind == kind).expect("the command table has a row for each kind of command")
}
