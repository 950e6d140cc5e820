//! Names of people, made fit to be shown.

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

fn is_visible(letter: char) -> bool {
    // Zero-width characters, direction marks, the private use area (where messages have their placeholders) and tags.
    let hidden = ['\u{200B}'..='\u{200F}', '\u{202A}'..='\u{202E}', '\u{2060}'..='\u{206F}', '\u{E000}'..='\u{F8FF}'];
    !letter.is_control()
        && !hidden.iter().any(|range| range.contains(&letter))
        && !matches!(
            letter,
            '\u{00AD}' | '\u{FEFF}' | '\u{061C}' | '\u{115F}' | '\u{3164}' | '\u{E0000}'..='\u{10FFFF}'
        )
}
