//! Finds commands in the command table.

use kafenio_board::letters::Word;

use super::names::words_of_command;
use super::spec::CommandSpec;
use super::{COMMANDS, CommandKind};

/// Returns the command with this name or alias in any of the bot's languages, however its letters are written.
#[must_use]
pub fn spec(name: &str) -> Option<&'static CommandSpec> {
    let name = Word::new(name);
    let english = COMMANDS.iter().find(|spec| spec.is_named(&name));
    let has_name = |spec: &&CommandSpec, is_same: fn(&Word, &Word) -> bool| {
        words_of_command(spec.name).any(|own| is_same(&name, own))
    };
    english
        .or_else(|| COMMANDS.iter().find(|spec| has_name(spec, Word::is)))
        // The sound alone finds no command that decides something: "nee" sounds like «ναι», and "why" like «όχι».
        .or_else(|| COMMANDS.iter().find(|spec| !spec.needs_exact_name() && has_name(spec, Word::means)))
}

/// Returns whether `name` is a name of the command letter by letter.
pub(super) fn is_exact(spec: &CommandSpec, name: &str) -> bool {
    let name = Word::new(name);
    spec.is_named(&name) || words_of_command(spec.name).any(|own| name.is(own))
}

/// Returns the row of the command table for `kind`.
#[must_use]
pub fn spec_of(kind: CommandKind) -> &'static CommandSpec {
    // The kinds are declared in the order of the table.
    &COMMANDS[kind as usize]
}
