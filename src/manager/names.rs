//! Names of people, made fit to be shown.

use crate::chat::is_visible;

/// The longest name of a person, in characters.
const MAX_NAME_CHARS: usize = 32;

/// Returns a name that is fit to be shown: on one line, without characters that are invisible or change the direction
/// of writing, and at most 32 characters long. Returns `fallback`, cleaned in the same way, if nothing is left of the
/// name.
#[must_use]
pub fn clean_name(name: &str, fallback: &str) -> String {
    let seen: String = name.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let words: Vec<String> = seen
        .split(' ')
        .map(|word| word.chars().filter(|letter| is_visible(*letter)).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let mut clean: String = words.join(" ").chars().take(MAX_NAME_CHARS).collect();
    if clean.trim().is_empty() {
        clean = fallback.chars().filter(|letter| is_visible(*letter)).take(MAX_NAME_CHARS).collect();
    }
    clean
}
