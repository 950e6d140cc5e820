//! Why a text cannot be parsed as a command.

use kafenio_board::rules::Variant;

use super::spec::CommandSpec;
use crate::chat::User;

/// Why a text cannot be parsed as a command, with the word that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// The text does not begin with `/` or `!`.
    NoCommand,
    /// The text is longer than `most` bytes.
    TooLong { most: usize },
    /// No command has this name.
    Unknown { word: String },
    /// The command has no option with this name. `nearest` is written as `name:`, with its values if they are words.
    UnknownOption { command: &'static str, word: String, nearest: Option<String> },
    /// An option is given more than once.
    Twice { option: &'static str },
    /// The option `option`, which is written as `name:value`, is given without its value.
    NoValue { command: &'static CommandSpec, option: &'static str },
    /// The opponent is given, but not the game.
    WhichGame { opponent: User },
    /// A required option is not given.
    Missing { command: &'static CommandSpec, option: &'static str },
    /// The text has a word more than the command takes.
    TooMuch { command: &'static CommandSpec, word: String },
    /// The word can be the value of several options, or of one that has to be named. `choices` are written as
    /// `name:value`, after the command where that is all that it needs.
    WhichOption { word: String, choices: Vec<String> },
    /// The word names a game that the bot does not know.
    RelatedGame { word: String, nearest: Variant },
    /// The value of an option is not one of its words.
    NotOneOf { option: &'static str, word: String, words: &'static [&'static str], nearest: Option<&'static str> },
    /// The value of an option is not a whole number from `least` to `most`.
    NotANumber {
        option: &'static str,
        word: String,
        least: u32,
        most: u32,
        /// A word that the option takes instead of a number.
        or: Option<&'static str>,
    },
    /// The line wishes for what has to be typed as `command`, because it decides something or gives it up.
    Wish { command: &'static CommandSpec },
    /// The word mentions nobody.
    NotAPerson {
        word: String,
        /// The command without the word, such as `/newgame portes`.
        before: String,
    },
    /// The value of an option is longer than `most` characters.
    WordTooLong { option: &'static str, word: String, most: usize },
    /// The word is not a time control.
    NotAClock { word: String, option: &'static str },
    /// The word is not a roll of two dice.
    NotARoll { word: String },
}

impl PartialEq for CommandSpec {
    fn eq(&self, other: &CommandSpec) -> bool {
        self.kind == other.kind
    }
}
impl Eq for CommandSpec {}
