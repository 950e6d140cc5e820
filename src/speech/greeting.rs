//! Messages about the bot itself.

use super::wording::say;
use crate::chat::Text;
use crate::language::Language;

/// Returns what a user reads whose message could not be handled because of a failure of the bot.
#[must_use]
pub fn sorry(language: Language) -> Text {
    say(language, "sorry", &[])
}

/// Returns what the bot says when it joins a place.
#[must_use]
pub fn greeting(language: Language) -> Text {
    say(language, "greeting", &[])
}
