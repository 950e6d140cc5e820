//! Plays as text: written in one canonical form, parsed as leniently as is safe.

mod explain;
mod parse;
mod segments;
mod walk;
mod write;

pub use self::segments::{is_bar, is_play_text};
