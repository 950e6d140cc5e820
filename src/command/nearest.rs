//! What the author of a misspelled word probably meant.

use kafenio_board::letters::fold;
use kafenio_board::table::GameChoice;

use super::lookup::{is_exact, spec, spec_of};
use super::names;
use super::spec::CommandSpec;
use super::{COMMANDS, CommandKind};
use crate::language::Language;

/// The similarity (0 to 1, Jaro-Winkler) from which a word counts as a misspelling of another.
const MIN_SIMILARITY: f64 = 0.8;
/// The same for the words of a language that the author does not read.
const MIN_FOREIGN_SIMILARITY: f64 = 0.9;
/// How much of a word is compared, in characters.
const MAX_COMPARED_CHARS: usize = 40;
/// The longest name of a command that is a single word, in characters.
const LONGEST_WORD: usize = 14;
/// The shortest name that is found in the middle of a sentence, in letters.
const SHORTEST_NAMED: usize = 4;

/// Returns the name of the command that the author of `word` probably meant. Names in their own language and in English come first,
/// as those are the ones that they know. A command that gives something up is never guessed, because a wrong guess would cost a game.
#[must_use]
pub fn nearest_command(word: &str, reader: Language) -> Option<&'static str> {
    let hinted = COMMANDS.iter().find(|spec| spec.hinted_by.contains(&fold(word).as_str()));
    let guessed = || COMMANDS.iter().filter(|spec| !spec.gives_up);
    let english = guessed().flat_map(|spec| std::iter::once(spec.name).chain(spec.aliases.iter().copied()));
    // Whole sentences are names too. They are not suggested, because the short name is easier to type.
    let own = guessed().flat_map(|spec| names::names_of_command_in(spec.name, reader)).filter(|name| is_word(name));
    let any = guessed().flat_map(|spec| names::names_of_command(spec.name)).filter(|name| is_word(name));
    hinted
        .map(|spec| spec.name)
        .or_else(|| nearest(word, english.chain(own)))
        .or_else(|| most_similar(word, any, MIN_FOREIGN_SIMILARITY))
}

/// Returns the command that a word of `line` names, which is no command itself. Words that many sentences have come last.
#[must_use]
pub fn named_command(line: &str) -> Option<&'static str> {
    let line = line.replace(['\'', '’'], "");
    let words = || line.split(|letter: char| !letter.is_alphabetic()).filter(|word| !names::is_filler(word));
    let hinted = words().find_map(|word| COMMANDS.iter().find(|spec| spec.hinted_by.contains(&fold(word).as_str())));
    let named = || {
        let long = words().filter(|word| word.chars().count() >= SHORTEST_NAMED);
        let exact = long.filter_map(|word| spec(word).filter(|spec| is_exact(spec, word)));
        exact.filter(|spec| !spec.gives_up)
    };
    let is_special = |spec: &&CommandSpec| {
        !matches!(spec.kind, CommandKind::Play | CommandKind::Move | CommandKind::NewGame | CommandKind::Help)
    };
    let found = hinted.or_else(|| named().find(is_special)).or_else(|| named().next())?;
    let denies = line.split_whitespace().any(|word| names::means_word(&names::letters(word), names::NOT));
    // "I don't accept"
    Some(match found.kind {
        CommandKind::Accept if denies => spec_of(CommandKind::Decline).name,
        CommandKind::Take if denies => spec_of(CommandKind::Drop).name,
        _ => found.name,
    })
}

fn is_word(name: &str) -> bool {
    name.chars().count() <= LONGEST_WORD
}

/// Returns whether `word` resembles a command in any language.
#[must_use]
pub fn resembles_command(word: &str) -> bool {
    Language::ALL.iter().any(|language| nearest_command(word, *language).is_some())
}

/// Returns the key of the game whose name the author of `word` probably meant, in any language.
#[must_use]
pub fn nearest_game(word: &str) -> Option<&'static str> {
    let word: String = fold(word).chars().take(MAX_COMPARED_CHARS).collect();
    let names = GameChoice::ALL.into_iter().flat_map(|game| game.names().map(move |name| (game.key(), name)));
    let similar = names.map(|(key, name)| (strsim::jaro_winkler(&word, &fold(name)), key));
    let similar = similar.filter(|(similarity, _)| *similarity >= MIN_SIMILARITY);
    similar.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, key)| key)
}

/// Returns the known word that the author probably meant.
pub(super) fn nearest(word: &str, known: impl IntoIterator<Item = &'static str>) -> Option<&'static str> {
    most_similar(word, known, MIN_SIMILARITY)
}

fn most_similar(word: &str, known: impl IntoIterator<Item = &'static str>, least: f64) -> Option<&'static str> {
    let word: String = word.to_lowercase().chars().take(MAX_COMPARED_CHARS).collect();
    known
        .into_iter()
        .map(|known| (strsim::jaro_winkler(&word, known), known))
        .filter(|(similarity, _)| *similarity >= least)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, known)| known)
}
