//! What a user is filling in, and what is suggested for it.

use kafenio_board::table::GameChoice;

use crate::chat::Text;
use crate::command::{CommandKind, Suggested, TableName};

/// The most values that are suggested at a time.
pub(super) const MAX_COMPLETIONS: usize = 25;
/// The value of a suggestion that only explains something. Commands refuse it.
pub(super) const NO_VALUE: &str = "?";

/// An option that a user is filling in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInput {
    pub command: CommandKind,
    pub suggested: Suggested,
    /// What the user has typed of the value so far.
    pub typed: String,
    /// The table that the user has chosen in another option.
    pub table: Option<TableName>,
    /// The game that the user has chosen in another option.
    pub game: Option<GameChoice>,
}

/// A value that is suggested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// What the user reads.
    pub label: Text,
    /// The value as it is typed.
    pub value: String,
}
