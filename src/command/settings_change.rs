//! What `/settings` and `/channel` change.

use kafenio_board::rules::Numbering;
use kafenio_board::table::Checkers;
use kafenio_picture::THEMES;

use super::argument::{Scalar, Word, one_of};
use super::declare::arguments;
use super::spec::{OptionKind, OptionSpec, choice, named, on_or_off};
use super::values::Value;
use crate::chat::{Invitations, Reminders, Threads};
use crate::language::Language;

arguments! {
    /// The settings that `/settings` changes; `None` leaves a setting as it is.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct SettingsChange {
        pub theme: Option<String> = choice("theme", THEMES),
        pub checkers: Option<Checkers> = one_of::<Checkers>("checkers"),
        /// Whether the home board is drawn on the left.
        pub mirrored: Option<bool> = choice("home", &["right", "left"]),
        pub numbering: Option<Numbering> = one_of::<Numbering>("numbers"),
        pub reminders: Option<Reminders> = one_of::<Reminders>("reminders"),
        pub text_boards: Option<bool> = choice("boards", &["pictures", "text"]),
        pub confirm: Option<bool> = on_or_off("confirm"),
        pub auto_roll: Option<bool> = choice("rolls", &["ask", "auto"]),
        pub auto_analysis: Option<bool> = choice("analysis", &["ask", "auto"]),
        pub invitations: Option<Invitations> = one_of::<Invitations>("invitations"),
        pub talk: Option<bool> = on_or_off("talk"),
        pub ranked: Option<bool> = on_or_off("ranked"),
        pub language: Option<LanguageChoice> = one_of::<LanguageChoice>("language"),
        /// The language of the channel or room.
        pub channel: Option<LanguageChoice> = one_of::<LanguageChoice>("channel").only_named(),
    }
}

arguments! {
    /// The settings of a place that `/channel` changes; `None` leaves a setting as it is.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct ChannelChange {
        /// Whether the boards of earlier turns stay.
        pub keeps_boards: Option<bool> = choice("boards", &["shrink", "keep"]),
        pub threads: Option<Threads> = one_of::<Threads>("threads"),
        /// Where new games start.
        pub only: Option<OnlyPlace> = named("only", OptionKind::Place),
        /// Whether new matches are rated unless somebody chooses otherwise.
        pub rated: Option<bool> = on_or_off("rated"),
        /// Whether the best of each month are named at its end.
        pub month: Option<bool> = on_or_off("month"),
        pub language: Option<LanguageChoice> = one_of::<LanguageChoice>("language"),
    }
}

/// Where in a server new games start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlyPlace {
    Anywhere,
    /// Only in the channel with this id.
    In(String),
}

impl Scalar for OnlyPlace {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<OnlyPlace> {
        match value {
            Value::Word(word) if word == "off" => Some(OnlyPlace::Anywhere),
            Value::Word(id) => Some(OnlyPlace::In(id.clone())),
            _ => None,
        }
    }

    fn text(&self, _option: &OptionSpec) -> String {
        match self {
            OnlyPlace::Anywhere => "off".to_owned(),
            OnlyPlace::In(id) => format!("<#{id}>"),
        }
    }
}

/// A language chosen in `/settings` or `/channel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LanguageChoice {
    /// The language that the platform reports.
    Auto,
    Is(Language),
}

impl LanguageChoice {
    /// Returns the chosen language; `None` for the one that the platform reports.
    #[must_use]
    pub fn language(self) -> Option<Language> {
        match self {
            LanguageChoice::Auto => None,
            LanguageChoice::Is(language) => Some(language),
        }
    }
}

impl Word for LanguageChoice {
    const WORDS: &'static [&'static str] = LANGUAGES;

    fn from_word(word: &str) -> Option<LanguageChoice> {
        Some(Language::from_word(word).map_or(LanguageChoice::Auto, LanguageChoice::Is))
    }

    fn to_word(&self) -> &'static str {
        self.language().map_or(LANGUAGES[0], Language::word)
    }
}

/// The words that choose a language: `auto`, then the languages themselves.
pub const LANGUAGES: &[&str] = &{
    let mut words = ["auto"; Language::ALL.len() + 1];
    let mut index = 0;
    while index < Language::ALL.len() {
        words[index + 1] = Language::ALL[index].word();
        index += 1;
    }
    words
};
