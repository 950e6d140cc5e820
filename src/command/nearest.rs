//! What the author of a misspelled word probably meant.

use super::grammar::COMMANDS;
use super::names;

/// The similarity (0 to 1, Jaro-Winkler) from which a word counts as a misspelling of another.
const MIN_SIMILARITY: f64 = 0.8;
/// How much of a word is compared, in characters.
const MAX_COMPARED_CHARS: usize = 40;

/// Returns the name of the command that the author of `word` probably meant, in any language.
#[must_use]
pub fn nearest_command(word: &str) -> Option<&'static str> {
    let names = COMMANDS.iter().flat_map(|spec| {
        std::iter::once(spec.name).chain(spec.aliases.iter().copied()).chain(names::names_of_command(spec.name))
    });
    nearest(word, names)
}

/// Returns the known word that the author probably meant.
pub(super) fn nearest(word: &str, known: impl IntoIterator<Item = &'static str>) -> Option<&'static str> {
    let word: String = word.to_lowercase().chars().take(MAX_COMPARED_CHARS).collect();
    known
        .into_iter()
        .map(|known| (strsim::jaro_winkler(&word, known), known))
        .filter(|(similarity, _)| *similarity >= MIN_SIMILARITY)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, known)| known)
}
