//! The names of commands, options and option values in each language, from the locale files. The parser accepts every
//! language from everybody; Discord shows the names in the reader's language.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use kafenio_board::letters::Word;
use kafenio_board::rules::{CustomRule, is_bar};
use kafenio_board::table::TimeControl;

use super::COMMANDS;
use super::registration::Group;
use super::spec::{OptionKind, OptionSpec};
use crate::language::Language;
use crate::locale;
use crate::locale::Id;

/// The word that stands for everything, as in `/help all`.
pub const ALL: &str = "all";

/// The word for the computer player, as in "play portes with the computer".
const COMPUTER: &str = "computer";
const ENGLISH_COMPUTERS: [&str; 8] = [COMPUTER, "bot", "cpu", "pc", "ai", "machine", "you", "kafenio"];

/// The locale files list under this word those that may stand in a command and change nothing, as in "a game of portes with
/// the computer, please".
const FILLER: &str = "the";
const ENGLISH_FILLERS: [&str; 10] = [FILLER, "a", "an", "with", "against", "vs", "versus", "please", "of", "for"];

/// The locale files list under this word those that say nothing in any sentence, such as "please".
const PARTICLE: &str = "please";

/// The locale files list under this word those that thank or praise, such as "well played".
const THANKS: &str = "thanks";

/// The locale files list under this word those that only join an option and its value, as in "language to greek".
const LINK: &str = "to";

/// The locale files list under this word those that say that somebody wants something, such as "I want to".
pub(super) const WISH: &str = "want";

/// The locale files list under this word those with which people ask to see something, such as "show me".
pub(super) const SEE: &str = "see";

/// The locale files list under this word those with which people say what they do, as in "I roll".
pub(super) const PRONOUN: &str = "i";

/// The locale files list under this word those that greet or ask what this is all about.
pub(super) const GREETING: &str = "hello";

/// The locale files list under this word those that speak of a new thing, such as "a".
pub(super) const INDEFINITE: &str = "one";

/// The locale files list under this word those that lead to the word for a tournament, as in "open a cup" and "in the league".
pub(super) const LEADING: &str = "hold";

/// The locale files list under this word those that deny something.
pub(super) const NOT: &str = "not";

/// The locale files list under this word those that tell the language of a sentence.
pub(super) const COMMON: &str = "common";

/// The shortest phrase that is found by its sound, in letters.
pub(super) const SHORTEST_PHRASE: usize = 3;

/// The most words that say that somebody wants something, as in "I would like to".
pub(super) const MOST_WORDS_OF_WISH: usize = 4;

/// The word for a match without a clock.
pub const NO_CLOCK: &str = "none";

/// The names in the other languages, by the prefix of the message that holds them and by the English name.
static NAMES: LazyLock<Names> = LazyLock::new(read_names);

type Names = HashMap<Prefix, HashMap<&'static str, Vec<Name>>>;

/// The kinds of message in the locale files that hold names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Prefix {
    Command,
    Group,
    OptionName,
    Word,
}

pub(super) struct Name {
    pub(super) language: Language,
    text: String,
    /// Other names that the parser accepts.
    aliases: Vec<String>,
    /// All of them, as they are compared with what somebody types.
    pub(super) words: Vec<Word>,
    /// The command's name in its group, if it is another one there.
    in_group: Option<String>,
}

impl Name {
    fn all(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.text).chain(&self.aliases).map(String::as_str)
    }
}

fn read_names() -> Names {
    let mut names = Names::new();
    let mut read = |prefix: Prefix, english: &'static str| {
        names.entry(prefix).or_default().entry(english).or_insert_with(|| translations(prefix, english));
    };
    read(Prefix::OptionName, "table");
    let phrases = [PARTICLE, GREETING, THANKS, WISH, SEE, PRONOUN, INDEFINITE, LEADING, COMMON, NOT];
    for word in [ALL, COMPUTER, FILLER, LINK, "yes", "no"].into_iter().chain(phrases) {
        read(Prefix::Word, word);
    }
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
                OptionKind::Clock => {
                    let named = TimeControl::NAMED.iter().map(|(name, _)| *name);
                    named.chain([NO_CLOCK]).for_each(|word| read(Prefix::Word, word));
                }
                OptionKind::CustomRules => CustomRule::ALL.into_iter().for_each(|rule| read(Prefix::Word, rule.key())),
                OptionKind::Game
                | OptionKind::Games
                | OptionKind::Person
                | OptionKind::Role
                | OptionKind::Roll
                | OptionKind::Play
                | OptionKind::Position
                | OptionKind::File
                | OptionKind::Line
                | OptionKind::Topic
                | OptionKind::Sentence
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
    let name = |language| {
        let also = locale::attribute(language, id, "also").unwrap_or_default();
        // In English there are only whole sentences: the names are in the command table.
        if language == Language::DEFAULT && also.is_empty() {
            return None;
        }
        let text = locale::message(language, id, []);
        let aliases: Vec<String> =
            also.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
        let words = std::iter::once(&text).chain(&aliases).map(|name| Word::new(name)).collect();
        Some(Name { language, text, aliases, words, in_group: locale::attribute(language, id, "in-group") })
    };
    Language::ALL.into_iter().filter_map(name).collect()
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
    let name = named_in(Prefix::Command, language, command)?;
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
    word.eq_ignore_ascii_case(ALL) || means_word(&Word::new(word), ALL)
}

/// Returns whether `word` means the computer player, in any language.
pub(super) fn is_computer(word: &str) -> bool {
    let word = Word::new(word.trim_end_matches(['!', '.', ',', '?']));
    ENGLISH_COMPUTERS.contains(&word.folded()) || is_word(&word, COMPUTER)
}

/// Returns whether `word` may stand in a command and changes nothing, in any language. A word with a capital letter does not count,
/// because it may be a person's name.
pub(super) fn is_filler(word: &str) -> bool {
    let is_small = !word.contains(char::is_uppercase);
    let word = Word::new(word.trim_end_matches(['!', '.', ',', '?']));
    is_small && (ENGLISH_FILLERS.contains(&word.folded()) || is_word(&word, FILLER))
}

/// Returns `line` without the words that say nothing in any sentence, unless it has no others. A question stays one.
pub(super) fn without_particles(line: &str) -> Cow<'_, str> {
    let is_particle = |word: &str| is_word(&letters(word), PARTICLE);
    let words: Vec<&str> = line.split_whitespace().filter(|word| !is_particle(word)).collect();
    if words.is_empty() || words.len() == line.split_whitespace().count() {
        return Cow::Borrowed(line);
    }
    let shorter = words.join(" ");
    Cow::Owned(if is_question(line) && !is_question(&shorter) { shorter + "?" } else { shorter })
}

/// Returns whether `line` ends as a question does, in any language.
pub(super) fn is_question(line: &str) -> bool {
    line.trim_end().ends_with(['?', ';', '\u{37E}'])
}

/// Returns whether `line` is the word for yes, or that for no, in one of the languages.
#[must_use]
pub fn is_yes_or_no(line: &str) -> bool {
    let word = Word::new(line.trim_start_matches(['/', '!']).trim_end_matches(['!', '.']).trim());
    let is_english = ["yes", "y", "no", "n"].contains(&word.folded());
    is_english || ["yes", "no"].into_iter().any(|own| is_word(&word, own))
}

/// Returns whether `line` thanks, or praises a game, in any language.
#[must_use]
pub fn is_thanks(line: &str) -> bool {
    means_word(&letters(line), THANKS) || first_word(line).is_some_and(|word| means_word(&word, THANKS))
}

/// Returns whether `line` is a greeting, in any language, or asks what this is all about.
#[must_use]
pub fn is_greeting(line: &str) -> bool {
    after_greeting(line).is_some_and(str::is_empty)
}

/// Returns what follows a greeting at the beginning of `line`, or a question what this is all about; `None` if it begins with
/// neither.
pub(super) fn after_greeting(line: &str) -> Option<&str> {
    let words: Vec<&str> = line.split_whitespace().take(MOST_WORDS_OF_WISH).collect();
    let greets = |count: &usize| means_word(&letters(&words[..*count].concat()), GREETING);
    let count = (1..=words.len()).rev().find(greets)?;
    let last = words[count - 1];
    let end = last.as_ptr() as usize - line.as_ptr() as usize + last.len();
    Some(line[end..].trim_start())
}

/// Returns the letters of a line as one word.
pub(super) fn letters(line: &str) -> Word {
    Word::new(&line.chars().filter(|letter| letter.is_alphabetic()).collect::<String>())
}

/// Returns whether `word` only joins an option and its value, in any language.
pub(super) fn is_link(word: &str) -> bool {
    is_filler(word) || means_word(&Word::new(word), LINK)
}

/// Returns whether `word` is the word `own` letter by letter, in another language.
pub(super) fn is_word(word: &Word, own: &str) -> bool {
    names_of(Prefix::Word, own).iter().flat_map(|name| &name.words).any(|own| word.is(own))
}

/// Returns whether the first word of `line` has Greek letters.
#[must_use]
pub fn begins_in_greek(line: &str) -> bool {
    first_word(line).is_some_and(|word| word.is_greek())
}

pub(super) fn first_word(line: &str) -> Option<Word> {
    let word = line.trim_start_matches(['/', '!']).split_whitespace().next()?;
    Some(Word::new(word.trim_end_matches(['!', '?', ';', '.', ','])))
}

/// Returns the names of `command` in the other languages, as they are compared with what somebody types.
pub(super) fn words_of_command(command: &str) -> impl Iterator<Item = &'static Word> {
    names_of(Prefix::Command, command).iter().flat_map(|name| &name.words)
}

/// Returns whether `word` is a name of `option` in any language.
pub(super) fn is_called(option: &OptionSpec, word: &Word) -> bool {
    let is_english = option.name == word.folded() || option.aliases.contains(&word.folded());
    is_english || means(Prefix::OptionName, word, option.name)
}

/// Returns whether `word` is the option value `own` in one of the other languages.
pub(super) fn means_word(word: &Word, own: &str) -> bool {
    means(Prefix::Word, word, own)
}

/// Returns whether `word` is a name of anything that commands are made of, in any language, or a word of a play.
#[must_use]
pub fn is_word_of_game(word: &str) -> bool {
    let names: &'static Names = &NAMES;
    let typed = Word::new(word);
    let is_english = names.values().any(|names| names.contains_key(typed.folded()));
    let mut others = names.values().flat_map(HashMap::values).flatten().flat_map(|name| &name.words);
    is_english || is_bar(word) || others.any(|own| typed.means(own))
}

/// Returns whether `word`, which may be several words in one, is `own` in one of the languages. A short one has to have the same
/// letters: "na" is German, too.
pub(super) fn means_phrase(word: &Word, own: &str) -> bool {
    let is_long = word.folded().chars().count() >= SHORTEST_PHRASE;
    if is_long { means_word(word, own) } else { is_word(word, own) }
}

/// Returns all names that the command with the English name `command` has in the other languages.
pub(super) fn names_of_command(command: &'static str) -> impl Iterator<Item = &'static str> {
    names_of(Prefix::Command, command).iter().flat_map(Name::all)
}

/// Returns all names that the command with the English name `command` has in `language`, unless that is English.
pub(super) fn names_of_command_in(command: &'static str, language: Language) -> impl Iterator<Item = &'static str> {
    named_in(Prefix::Command, language, command).into_iter().flat_map(Name::all)
}

pub(super) fn names_of(prefix: Prefix, english: &str) -> &'static [Name] {
    let names: &'static Names = &NAMES;
    names.get(&prefix).and_then(|names| names.get(english)).map_or(&[], Vec::as_slice)
}

fn name_in(prefix: Prefix, language: Language, english: &str) -> Option<&'static str> {
    named_in(prefix, language, english).map(|name| name.text.as_str())
}

fn named_in(prefix: Prefix, language: Language, english: &str) -> Option<&'static Name> {
    let mut names = names_of(prefix, english).iter().filter(|name| name.language != Language::DEFAULT);
    names.find(|name| name.language == language)
}

fn means(prefix: Prefix, word: &Word, english: &str) -> bool {
    names_of(prefix, english).iter().flat_map(|name| &name.words).any(|own| word.means(own))
}

#[cfg(test)]
mod tests {
    use super::names_of_command;
    use crate::command::{COMMANDS, spec};

    #[test]
    fn other_names_are_understood() {
        let found = |word: &str| spec(word).map(|spec| spec.name);
        assert_eq!((found("neuepartie"), found("πρόσκληση")), (Some("newgame"), Some("newgame")));
        assert_eq!((found("wuerfeln"), found("ΡΙΧΝΩ")), (Some("roll"), Some("roll")));
        assert_eq!((found("rixnw"), found("rihno")), (Some("roll"), Some("roll")), "Greek in Latin letters");
    }

    #[test]
    fn no_name_means_two_commands() {
        for command in COMMANDS {
            let own = command.aliases.iter().copied().chain([command.name]);
            let names = own.chain(names_of_command(command.name));
            for name in names {
                let found = spec(name).map(|spec| spec.name);
                assert_eq!(found, Some(command.name), "{name} is found first as another command");
            }
        }
    }
}
