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

/// Tells somebody who waited for an answer when the program was stopped that it may have done what they asked for.
#[must_use]
pub fn restarted(language: Language) -> Text {
    say(language, id!("restarted"), &[])
}

/// Returns what the bot says when it joins a place.
#[must_use]
pub fn greeting(language: Language) -> Text {
    say(language, id!("greeting"), &[])
}
