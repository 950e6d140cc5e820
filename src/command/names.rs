//! What commands, options and the words of options are called in each language, from the locale files. Every name is
//! understood from everybody, and Discord shows the names of the reader's language.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::grammar::{COMMANDS, OptionKind};
use crate::language::Language;
use crate::locale;

/// The word for everything there is.
pub const ALL: &str = "all";

/// The names of a command, an option or a word in the other languages, by the prefix of its message and its English name.
static NAMES: LazyLock<Names> = LazyLock::new(read_names);

type Names = HashMap<Prefix, HashMap<&'static str, Vec<Name>>>;

/// What a message of the locale files names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Prefix {
    Command,
    OptionName,
    Word,
}

struct Name {
    language: Language,
    text: String,
    /// Other names that are understood.
    also: Vec<String>,
}

fn read_names() -> Names {
    let mut names = Names::new();
    let mut read = |prefix: Prefix, english: &'static str| {
        names.entry(prefix).or_default().entry(english).or_insert_with(|| translations(prefix, english));
    };
    read(Prefix::OptionName, "table");
    read(Prefix::Word, ALL);
    for command in COMMANDS {
        read(Prefix::Command, command.name);
        for option in command.options {
            read(Prefix::OptionName, option.name);
            match option.kind {
                OptionKind::OneOf(words) => words.iter().for_each(|word| read(Prefix::Word, word)),
                OptionKind::NumberOr { or, .. } => read(Prefix::Word, or),
                OptionKind::AnyOf(_)
                | OptionKind::Game
                | OptionKind::Person
                | OptionKind::Play
                | OptionKind::Number { .. }
                | OptionKind::Word { .. } => {}
            }
        }
    }
    names
}

fn translations(prefix: Prefix, english: &str) -> Vec<Name> {
    let id = match prefix {
        Prefix::Command => format!("command-{english}"),
        Prefix::OptionName => format!("option-name-{english}"),
        Prefix::Word => format!("word-{english}"),
    };
    let languages = Language::ALL.into_iter().filter(|language| *language != Language::DEFAULT);
    let name = |language| Name {
        language,
        text: locale::message(language, &id, []),
        also: locale::attribute(language, &id, "also")
            .map(|names| names.split(',').map(|name| name.trim().to_owned()).collect())
            .unwrap_or_default(),
    };
    languages.map(name).collect()
}

/// Returns the name of the command with the English name `command`; `None` in English, and for a command that does not
/// exist.
#[must_use]
pub fn command_in(language: Language, command: &str) -> Option<&'static str> {
    name_in(Prefix::Command, language, command)
}

/// Returns the name of the option with the English name `option`; `None` as for [`command_in`].
#[must_use]
pub fn option_in(language: Language, option: &str) -> Option<&'static str> {
    name_in(Prefix::OptionName, language, option)
}

/// Returns what the English word `word` of an option is called; `None` as for [`command_in`].
#[must_use]
pub fn word_in(language: Language, word: &str) -> Option<&'static str> {
    name_in(Prefix::Word, language, word)
}

/// Whether `word` is [`ALL`] in one of the languages.
#[must_use]
pub fn means_all(word: &str) -> bool {
    word.eq_ignore_ascii_case(ALL) || means_word(word, ALL)
}

/// Whether `word` is the name of the command `command` in one of the other languages. Accents may be left out.
pub(super) fn means_command(word: &str, command: &str) -> bool {
    means(Prefix::Command, word, command)
}

/// Like [`means_command`], for options.
pub(super) fn means_option(word: &str, option: &str) -> bool {
    means(Prefix::OptionName, word, option)
}

/// Like [`means_command`], for the words that options take.
pub(super) fn means_word(word: &str, own: &str) -> bool {
    means(Prefix::Word, word, own)
}

/// Returns all names of the command with the English name `command` in the other languages.
pub(super) fn names_of_command(command: &'static str) -> impl Iterator<Item = &'static str> {
    names_of(Prefix::Command, command)
        .iter()
        .flat_map(|name| std::iter::once(&name.text).chain(&name.also).map(String::as_str))
}

fn names_of(prefix: Prefix, english: &str) -> &'static [Name] {
    let names: &'static Names = &NAMES;
    names.get(&prefix).and_then(|names| names.get(english)).map_or(&[], Vec::as_slice)
}

fn name_in(prefix: Prefix, language: Language, english: &str) -> Option<&'static str> {
    names_of(prefix, english).iter().find(|name| name.language == language).map(|name| name.text.as_str())
}

fn means(prefix: Prefix, word: &str, english: &str) -> bool {
    let word = bare(word);
    let is_it = |name: &Name| bare(&name.text) == word || name.also.iter().any(|also| bare(also) == word);
    names_of(prefix, english).iter().any(is_it)
}

/// Returns a word as it may be typed in a hurry: without accents, with umlauts as two letters, and with the final sigma
/// like any other.
fn bare(word: &str) -> String {
    let mut bare = String::new();
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'ä' => bare.push_str("ae"),
            'ö' => bare.push_str("oe"),
            'ü' => bare.push_str("ue"),
            'ß' => bare.push_str("ss"),
            'ά' => bare.push('α'),
            'έ' => bare.push('ε'),
            'ή' => bare.push('η'),
            'ί' | 'ϊ' | 'ΐ' => bare.push('ι'),
            'ό' => bare.push('ο'),
            'ύ' | 'ϋ' | 'ΰ' => bare.push('υ'),
            'ώ' => bare.push('ω'),
            'ς' => bare.push('σ'),
            // Some keyboards write the accent as a character of its own.
            '\u{300}'..='\u{36F}' => {}
            other => bare.push(other),
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use crate::command::spec;

    #[test]
    fn other_names_are_understood() {
        let found = |word: &str| spec(word).map(|spec| spec.name);
        assert_eq!((found("neuepartie"), found("πρόσκληση")), (Some("newgame"), Some("newgame")));
        assert_eq!((found("wuerfeln"), found("ΡΙΧΝΩ")), (Some("roll"), Some("roll")));
    }
}
