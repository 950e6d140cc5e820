//! Short names of tables, and presentable names of people.

/// The longest name that is shown, in characters.
const LONGEST: usize = 32;
const WORDS: [&str; 24] = [
    "oak", "fig", "olive", "vine", "elm", "bay", "cedar", "quince", "plum", "mint", "thyme", "sage", "pine", "almond",
    "cherry", "walnut", "laurel", "myrtle", "poplar", "willow", "basil", "peach", "maple", "birch",
];

/// The short name of the table with number `id`, such as `oak-7`.
#[must_use]
pub fn table_name(id: i64) -> String {
    let word = usize::try_from(id).map_or("oak", |id| WORDS[id % WORDS.len()]);
    format!("{word}-{id}")
}

/// The number of the table of that name; the number alone is understood too.
pub(super) fn table_id(name: &str) -> Option<i64> {
    let number = name.rsplit('-').next()?.parse().ok()?;
    (name == table_name(number) || name == number.to_string()).then_some(number)
}

/// A name as it is shown: on one line, without characters that are invisible or turn the text round, and not longer
/// than 32 characters; `otherwise` where nothing is left of it.
#[must_use]
pub fn clean_name(name: &str, otherwise: &str) -> String {
    let seen: String = name.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let words: Vec<String> = seen
        .split(' ')
        .map(|word| word.chars().filter(|letter| is_visible(*letter)).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let mut clean: String = words.join(" ").chars().take(LONGEST).collect();
    if clean.trim().is_empty() {
        clean = otherwise.chars().filter(|letter| is_visible(*letter)).take(LONGEST).collect();
    }
    clean
}

fn is_visible(letter: char) -> bool {
    // Zero-width characters, marks of direction, private use (in which our sentences mark their places) and tags.
    let hidden = ['\u{200B}'..='\u{200F}', '\u{202A}'..='\u{202E}', '\u{2060}'..='\u{206F}', '\u{E000}'..='\u{F8FF}'];
    !letter.is_control()
        && !hidden.iter().any(|range| range.contains(&letter))
        && !matches!(
            letter,
            '\u{00AD}' | '\u{FEFF}' | '\u{061C}' | '\u{115F}' | '\u{3164}' | '\u{E0000}'..='\u{10FFFF}'
        )
}
