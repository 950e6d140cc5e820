//! Finds commands in the command table.

use kafenio_board::letters::Word;

use super::names::words_of_command;
use super::spec::CommandSpec;
use super::{COMMANDS, CommandKind};

/// Returns the command with this name or alias in any of the bot's languages, however its letters are written.
#[must_use]
pub fn spec(name: &str) -> Option<&'static CommandSpec> {
    let name = Word::new(name);
    let english = COMMANDS.iter().find(|spec| spec.name == name.folded() || spec.aliases.contains(&name.folded()));
    let other = |is_same: fn(&Word, &Word) -> bool| {
        COMMANDS.iter().find(|spec| words_of_command(spec.name).any(|own| is_same(&name, own)))
    };
    // A word of one language may sound like one of another.
    english.or_else(|| other(Word::is)).or_else(|| other(Word::means))
}

/// Returns the row of the command table for `kind`.
#[must_use]
pub fn spec_of(kind: CommandKind) -> &'static CommandSpec {
    // The kinds are declared in the order of the table.
    &COMMANDS[kind as usize]
}
