//! What the readers have in common.

/// Returns the longest beginning of a text that is repeated in a sentence, with single blanks.
pub(super) fn repeated(text: &str) -> String {
    shortened(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns the longest beginning of a text from the file that is kept.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    text.chars().filter(|letter| !letter.is_control()).take(MOST).collect::<String>().trim().to_owned()
}
