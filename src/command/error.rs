//! Why a text is no command.

use super::grammar::CommandSpec;

/// Why a text is no command, with the word that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// It does not begin with `/` or `!`.
    NoCommand,
    TooLong {
        most: usize,
    },
    Unknown {
        word: String,
        nearest: Option<&'static str>,
    },
    UnknownOption {
        command: &'static str,
        word: String,
        nearest: Option<&'static str>,
    },
    Twice {
        option: &'static str,
    },
    Missing {
        command: &'static CommandSpec,
        option: &'static str,
    },
    /// One word more than the command takes.
    TooMuch {
        command: &'static CommandSpec,
        word: String,
    },
    NotOneOf {
        option: &'static str,
        word: String,
        words: &'static [&'static str],
        nearest: Option<&'static str>,
    },
    NotANumber {
        option: &'static str,
        word: String,
        least: u32,
        most: u32,
        /// A word that is accepted instead of a number.
        or: Option<&'static str>,
    },
    NotAPerson {
        word: String,
    },
    WordTooLong {
        option: &'static str,
        word: String,
        most: usize,
    },
    /// A time control that cannot be read.
    NotAClock {
        word: String,
    },
    /// Something else than two dice.
    NotARoll {
        word: String,
    },
}

impl PartialEq for CommandSpec {
    fn eq(&self, other: &CommandSpec) -> bool {
        self.kind == other.kind
    }
}
impl Eq for CommandSpec {}
