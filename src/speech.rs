//! Every sentence that people read, in their language, from `assets/locales/*.ftl`. Layer 3.

mod alt;
mod event;
mod greeting;
mod help;
mod illegal;
mod naming;
mod next_step;
mod records;
mod refusal;
mod score;
mod story;
mod time;
mod tutorial;
mod view;
mod wording;

pub use self::alt::alt;
pub use self::event::event_sentence;
pub use self::greeting::{greeting, sorry};
pub use self::help::{command_help, custom_rules, describe, help, help_all, rules_page};
pub use self::illegal::illegal;
pub use self::naming::{game_name, length_of, roll_text};
pub use self::next_step::{next_step, status};
pub use self::records::{confirm_cube_answer, confirm_resignation, cube, sheet};
pub use self::refusal::{bad_id, parse_error, refusal};
pub use self::story::{story, thread_name};
pub use self::time::{duration, duration_to_come, time_left};
pub use self::tutorial::{tutorial_answer, tutorial_end, tutorial_step, tutorial_verdict};
pub use self::view::View;
pub use self::wording::{Arg, say};
