//! What the table of commands says about a command and its options.

use super::kind::CommandKind;
use super::registration::Registration;

/// A command as people type it: `/name positional... keyword:value...`.
#[derive(Debug)]
pub struct CommandSpec {
    pub kind: CommandKind,
    /// The name in lower case, as it is registered with Discord.
    pub name: &'static str,
    /// Other names that the parser accepts.
    pub aliases: &'static [&'static str],
    /// The options: required ones first, positional ones in the order in which they are typed.
    pub options: &'static [OptionSpec],
    /// Whether the command applies to one table, which `table:NAME` may choose.
    pub at_table: bool,
    /// Where users find it who pick commands from a list.
    pub registration: Registration,
}

/// An option of a command.
#[derive(Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    pub kind: OptionKind,
    pub required: bool,
    /// Whether the option is written as `name:value`, in any position. A positional option is the value alone.
    pub keyword: bool,
}

impl OptionSpec {
    /// Returns whether the value alone is enough, without the keyword: "master" can only be a level. A confirmation and
    /// `share:yes` need the keyword.
    #[must_use]
    pub fn is_known_by_value(&self) -> bool {
        let has_values_of_its_own = match self.kind {
            OptionKind::OneOf(words) => words.len() > 1,
            OptionKind::NumberOr { or, .. } => or == "money",
            OptionKind::Number { .. } => self.name == "game",
            OptionKind::Clock | OptionKind::CustomRules => true,
            _ => false,
        };
        self.keyword && has_values_of_its_own
    }
}

/// The kinds of value that an option takes.
#[derive(Debug)]
pub enum OptionKind {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A time control, or the word `none`.
    Clock,
    /// Custom rules by name, with commas between them.
    CustomRules,
    /// A game, by any of its names.
    Game,
    /// Another user, given as a mention.
    Person,
    /// A channel, given as a link, or the word `off`.
    Place,
    /// A role of a place's members, given as a mention.
    Role,
    /// The moves of a play, or its number in the list that was shown. It takes the rest of the line.
    Play,
    /// A whole number in this range.
    Number { least: u32, most: u32 },
    /// A whole number in this range, or the word `or`.
    NumberOr { least: u32, most: u32, or: &'static str },
    /// Free text. It takes the rest of the line.
    Line,
    /// Free text without spaces, at most `longest` characters.
    Word { longest: usize },
}
