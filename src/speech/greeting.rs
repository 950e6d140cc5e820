//! Messages about the bot itself.

use super::wording::say;
use crate::chat::Text;
use crate::language::Language;

/// Returns the reply to a message that could not be handled because the bot failed.
#[must_use]
pub fn sorry(language: Language) -> Text {
    say(language, "sorry", &[])
}

/// Returns what the bot says when it joins a place.
#[must_use]
pub fn greeting(language: Language) -> Text {
    say(language, "greeting", &[])
}
