//! Messages about the bot itself.

use super::wording::say;
use crate::chat::Text;
use crate::language::Language;
use crate::locale::id;

/// Returns the reply to a message that could not be handled because the bot failed.
#[must_use]
pub fn sorry(language: Language) -> Text {
    say(language, id!("sorry"), &[])
}

/// Returns what the bot says when it joins a place.
#[must_use]
pub fn greeting(language: Language) -> Text {
    say(language, id!("greeting"), &[])
}
