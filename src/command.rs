//! Chat commands: one table drives the grammar, the help, the parser and Discord's command list. Layer 3.

mod error;
mod grammar;
mod lookup;
mod names;
mod parse;
mod spelling;
mod typed;
mod usage;
mod values;

pub use self::error::ParseError;
pub use self::grammar::{COMMANDS, CommandKind, CommandSpec, GAMES, LANGUAGES, OptionKind, OptionSpec};
pub use self::lookup::{is_at_table, spec, spec_of};
pub use self::names::{ALL, command_in, means_all, option_in, word_in};
pub use self::parse::{MAX_PLAY_NUMBER_DIGITS, nearest_command, parse};
pub use self::typed::{
    ChannelChange, ClockChoice, Command, LanguageChoice, MatchLength, NewGame, OnlyPlace, OrderChange, ParsedCommand,
    PlayInput, ReplayForm, SettingsChange, Stake, TableName, Target,
};
