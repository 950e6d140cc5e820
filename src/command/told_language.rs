//! Tells in which language somebody writes.

use kafenio_board::letters::Word;

use super::COMMANDS;
use super::names::{
    COMMON, GREETING, INDEFINITE, MOST_WORDS_OF_WISH, Name, PRONOUN, Prefix, SHORTEST_PHRASE, WISH, first_word,
    letters, names_of,
};
use super::topics::{MOST_WORDS, language_of_topic};
use crate::language::Language;

/// The shortest sentence that tells the language, in letters.
const SHORTEST_SENTENCE: usize = 6;

/// The shortest name of a command that tells the language, in letters.
const SHORTEST_TELLING: usize = 5;

/// Returns the language in which the command at the beginning of `line` is written, if it can be told. Greek letters tell it, and so
/// does a name that is no English one. A short name does not, because it may be a word of several languages.
#[must_use]
pub fn language_of(line: &str) -> Option<Language> {
    let typed = first_word(line)?;
    if typed.is_greek() {
        return Some(Language::Greek);
    }
    if let Some(language) = language_of_phrase(line) {
        return Some(language);
    }
    if COMMANDS.iter().any(|command| command.is_named(&typed)) {
        return None;
    }
    if let Some(language) = language_of_sentence(line) {
        return Some(language);
    }
    if typed.folded().len() < SHORTEST_TELLING {
        return None;
    }
    let is_other = |name: &&Name| name.language != Language::DEFAULT;
    let names = || COMMANDS.iter().flat_map(|command| names_of(Prefix::Command, command.name)).filter(is_other);
    let with = |is_same: fn(&Word, &Word) -> bool| {
        names().find(|name| name.words.iter().any(|own| is_same(&typed, own))).map(|name| name.language)
    };
    with(Word::is).or_else(|| with(Word::means))
}

/// Returns the language in which `line` greets or begins with a wish or a pronoun, unless that is English.
fn language_of_phrase(line: &str) -> Option<Language> {
    let words: Vec<&str> = line.trim_start_matches(['/', '!']).split_whitespace().take(MOST_WORDS_OF_WISH).collect();
    let phrase = |own: &str, word: &Word| {
        let names = names_of(Prefix::Word, own).iter().filter(|name| name.language != Language::DEFAULT);
        let is_long = word.folded().chars().count() >= SHORTEST_PHRASE;
        let is_same = if is_long { Word::means } else { Word::is };
        names.into_iter().find(|name| name.words.iter().any(|own| is_same(word, own))).map(|name| name.language)
    };
    let begins = (1..=words.len()).rev().map(|count| letters(&words[..count].concat()));
    begins.into_iter().find_map(|word| {
        let leading = [GREETING, WISH, PRONOUN, INDEFINITE].into_iter().find_map(|own| phrase(own, &word));
        leading.or_else(|| language_of_name(&word))
    })
}

/// Returns the language in which `word`, several words in one, is the name of a command, unless that is English.
fn language_of_name(word: &Word) -> Option<Language> {
    let is_long = word.folded().chars().count() >= SHORTEST_SENTENCE;
    let names = COMMANDS.iter().filter(|_| is_long).flat_map(|command| names_of(Prefix::Command, command.name));
    let mut others = names.filter(|name| name.language != Language::DEFAULT);
    others.find(|name| name.words.iter().any(|own| word.means(own))).map(|name| name.language)
}

/// Returns the language of a sentence, unless that is English: the one of which it has most common words, or in which it is about
/// something.
fn language_of_sentence(line: &str) -> Option<Language> {
    let words = line.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty());
    let words: Vec<Word> = words.take(MOST_WORDS).map(Word::new).collect();
    // A single word may be one of several languages.
    if words.len() < 2 {
        return None;
    }
    let common = |name: &&Name| words.iter().filter(|word| name.words.iter().any(|own| word.is(own))).count();
    let most = names_of(Prefix::Word, COMMON).iter().filter(|name| common(name) > 0).max_by_key(common);
    most.map(|name| name.language).or_else(|| language_of_topic(line)).filter(|language| *language != Language::DEFAULT)
}
