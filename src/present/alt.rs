//! Descriptions of pictures (alt texts) for readers who do not see them.

/// The longest description of a picture that Discord accepts, in characters.
const MAX_ALT_LENGTH: usize = 1024;

/// Cuts the description of a picture to the length that Discord accepts.
#[must_use]
pub fn shorten_alt(alt: &str) -> String {
    if alt.chars().nth(MAX_ALT_LENGTH).is_none() {
        return alt.to_owned();
    }
    alt.chars().take(MAX_ALT_LENGTH - 1).chain(['…']).collect()
}
