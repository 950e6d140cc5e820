//! Finds commands in the command table.

use std::collections::HashMap;
use std::sync::LazyLock;

use kafenio_board::letters::Word;

use super::names::words_of_command;
use super::spec::CommandSpec;
use super::{COMMANDS, CommandKind};

/// The commands by their names as they are compared with what somebody types, and by the sounds of their Greek names. A name in
/// English comes first.
static BY_NAME: LazyLock<HashMap<&str, &CommandSpec>> = LazyLock::new(|| {
    let english =
        COMMANDS.iter().flat_map(|spec| spec.aliases.iter().chain([&spec.name]).map(move |name| (*name, spec)));
    let own = |spec: &'static CommandSpec| words_of_command(spec.name).map(move |own| (own.folded(), spec));
    first(english.chain(COMMANDS.iter().flat_map(own)))
});
static BY_SOUND: LazyLock<HashMap<&str, &CommandSpec>> = LazyLock::new(|| {
    // The sound alone finds no command that decides something: "nee" sounds like «ναι», and "why" like «όχι».
    let heard = COMMANDS.iter().filter(|spec| !spec.needs_exact_name());
    let own = |spec: &'static CommandSpec| words_of_command(spec.name).map(move |own| (own, spec));
    first(heard.flat_map(own).filter(|(own, _)| own.is_greek()).map(|(own, spec)| (own.sound(), spec)))
});

/// Returns a map in which the first of several values with the same key counts.
fn first<V>(pairs: impl Iterator<Item = (&'static str, V)>) -> HashMap<&'static str, V> {
    let mut map = HashMap::new();
    for (key, value) in pairs {
        map.entry(key).or_insert(value);
    }
    map
}

/// Returns the command with this name or alias in any of the bot's languages, however its letters are written.
#[must_use]
pub fn spec(name: &str) -> Option<&'static CommandSpec> {
    let name = Word::new(name);
    BY_NAME.get(name.folded()).or_else(|| BY_SOUND.get(name.sound())).copied()
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
