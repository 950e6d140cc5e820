//! The names of commands, options and option values in each language, from the locale files. The parser accepts every
//! language from everybody; Discord shows the names in the reader's language.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::grammar::COMMANDS;
use super::registration::Group;
use super::spec::OptionKind;
use crate::language::Language;
use crate::locale;
use crate::locale::Id;

/// The word that stands for everything, as in `/help all`.
pub const ALL: &str = "all";

/// The names in the other languages, by the prefix of the message that holds them and by the English name.
static NAMES: LazyLock<Names> = LazyLock::new(read_names);

type Names = HashMap<Prefix, HashMap<&'static str, Vec<Name>>>;

/// The kinds of message in the locale files that hold names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Prefix {
    Command,
    Group,
    OptionName,
    Word,
}

struct Name {
    language: Language,
    text: String,
    /// Other names that the parser accepts.
    aliases: Vec<String>,
    /// The command's name in its group, if it is another one there.
    in_group: Option<String>,
}

fn read_names() -> Names {
    let mut names = Names::new();
    let mut read = |prefix: Prefix, english: &'static str| {
        names.entry(prefix).or_default().entry(english).or_insert_with(|| translations(prefix, english));
    };
    read(Prefix::OptionName, "table");
    read(Prefix::Word, ALL);
    for group in Group::ALL {
        read(Prefix::Group, group.name());
    }
    for command in COMMANDS {
        read(Prefix::Command, command.name);
        for option in command.options {
            read(Prefix::OptionName, option.name);
            match option.kind {
                OptionKind::OneOf(words) => words.iter().for_each(|word| read(Prefix::Word, word)),
                OptionKind::NumberOr { or, .. } => read(Prefix::Word, or),
                OptionKind::Place => read(Prefix::Word, "off"),
                OptionKind::Clock
                | OptionKind::CustomRules
                | OptionKind::Game
                | OptionKind::Person
                | OptionKind::Role
                | OptionKind::Play
                | OptionKind::Line
                | OptionKind::Number { .. }
                | OptionKind::Word { .. } => {}
            }
        }
    }
    names
}

fn translations(prefix: Prefix, english: &str) -> Vec<Name> {
    let id = match prefix {
        Prefix::Command => Id::of("command-name", english),
        Prefix::Group => Id::of("group-name", english),
        Prefix::OptionName => Id::of("option-name", english),
        Prefix::Word => Id::of("word", english),
    };
    let languages = Language::ALL.into_iter().filter(|language| *language != Language::DEFAULT);
    let name = |language| Name {
        language,
        text: locale::message(language, id, []),
        aliases: locale::attribute(language, id, "also")
            .map(|names| names.split(',').map(|name| name.trim().to_owned()).collect())
            .unwrap_or_default(),
        in_group: locale::attribute(language, id, "in-group"),
    };
    languages.map(name).collect()
}

/// Returns the name in `language` of the command with the English name `command`; `None` in English, or if there is no
/// such command.
#[must_use]
pub fn command_in(language: Language, command: &str) -> Option<&'static str> {
    name_in(Prefix::Command, language, command)
}

/// Returns the name in `language` of the group with the English name `group`; `None` as for [`command_in`].
#[must_use]
pub fn group_in(language: Language, group: &str) -> Option<&'static str> {
    name_in(Prefix::Group, language, group)
}

/// Returns the name in `language` that the command with the English name `command` has in its group; `None` as for
/// [`command_in`].
#[must_use]
pub fn subcommand_in(language: Language, command: &str) -> Option<&'static str> {
    let name = names_of(Prefix::Command, command).iter().find(|name| name.language == language)?;
    Some(name.in_group.as_ref().unwrap_or(&name.text))
}

/// Returns the name in `language` of the option with the English name `option`; `None` as for [`command_in`].
#[must_use]
pub fn option_in(language: Language, option: &str) -> Option<&'static str> {
    name_in(Prefix::OptionName, language, option)
}

/// Returns the translation of the English option value `word`; `None` as for [`command_in`].
#[must_use]
pub fn word_in(language: Language, word: &str) -> Option<&'static str> {
    name_in(Prefix::Word, language, word)
}

/// Returns whether `word` is [`ALL`] in one of the languages.
#[must_use]
pub fn means_all(word: &str) -> bool {
    word.eq_ignore_ascii_case(ALL) || means_word(word, ALL)
}

/// Returns whether `word` is the name of `command` in one of the other languages. Accents may be left out.
pub(super) fn means_command(word: &str, command: &str) -> bool {
    means(Prefix::Command, word, command)
}

/// Does the same as [`means_command`] for options.
pub(super) fn means_option(word: &str, option: &str) -> bool {
    means(Prefix::OptionName, word, option)
}

/// Does the same as [`means_command`] for the words that options take.
pub(super) fn means_word(word: &str, own: &str) -> bool {
    means(Prefix::Word, word, own)
}

/// Returns all names that the command with the English name `command` has in the other languages.
pub(super) fn names_of_command(command: &'static str) -> impl Iterator<Item = &'static str> {
    names_of(Prefix::Command, command)
        .iter()
        .flat_map(|name| std::iter::once(&name.text).chain(&name.aliases).map(String::as_str))
}

fn names_of(prefix: Prefix, english: &str) -> &'static [Name] {
    let names: &'static Names = &NAMES;
    names.get(&prefix).and_then(|names| names.get(english)).map_or(&[], Vec::as_slice)
}

fn name_in(prefix: Prefix, language: Language, english: &str) -> Option<&'static str> {
    names_of(prefix, english).iter().find(|name| name.language == language).map(|name| name.text.as_str())
}

fn means(prefix: Prefix, word: &str, english: &str) -> bool {
    let word = normalized(word);
    let is_named =
        |name: &Name| normalized(&name.text) == word || name.aliases.iter().any(|alias| normalized(alias) == word);
    names_of(prefix, english).iter().any(is_named)
}

/// Returns `word` in lower case, without accents, with umlauts as two letters and with a final sigma as a plain sigma,
/// so that a word typed in a hurry matches.
fn normalized(word: &str) -> String {
    let mut normalized = String::new();
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'ä' => normalized.push_str("ae"),
            'ö' => normalized.push_str("oe"),
            'ü' => normalized.push_str("ue"),
            'ß' => normalized.push_str("ss"),
            'ά' => normalized.push('α'),
            'έ' => normalized.push('ε'),
            'ή' => normalized.push('η'),
            'ί' | 'ϊ' | 'ΐ' => normalized.push('ι'),
            'ό' => normalized.push('ο'),
            'ύ' | 'ϋ' | 'ΰ' => normalized.push('υ'),
            'ώ' => normalized.push('ω'),
            'ς' => normalized.push('σ'),
            // Some keyboards write an accent as a separate combining character.
            '\u{300}'..='\u{36F}' => {}
            other => normalized.push(other),
        }
    }
    normalized
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
