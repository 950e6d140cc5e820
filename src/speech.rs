//! Floor 3. Every sentence that people read, in their language, from `assets/locales/*.ftl`.

mod alt;
mod help;
mod illegal;
mod records;
mod refusal;
mod story;
mod time;
mod view;
mod wording;

pub use alt::alt;
pub use help::{command_help, describe, help, help_all, house_rules, rules_page};
pub use illegal::illegal;
pub use records::{cube, once_more, resign_once_more, sheet};
pub use refusal::{bad_id, misread, refusal};
pub use story::{game_name, length_of, next_step, now, shown, story, thread_name, told};
use time::clock_of_invitation;
pub use time::{duration, duration_to_come, time_left};
pub use view::View;
pub use wording::{Arg, DEFAULT_LOCALE, say, spoken};

use crate::chat::Text;

/// What somebody reads whose message could not be handled because of a fault of ours.
#[must_use]
pub fn sorry(locale: &str) -> Text {
    say(locale, "sorry", &[])
}

/// What the bot says when it comes to a place.
#[must_use]
pub fn greeting(locale: &str) -> Text {
    say(locale, "greeting", &[])
}
