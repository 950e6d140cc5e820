//! Chat commands: one table drives the grammar, the help, the parser and Discord's command list. Layer 3.

mod changes;
mod error;
mod grammar;
mod kind;
mod lookup;
mod names;
mod nearest;
mod option_value;
mod parse;
mod registered;
mod registration;
mod spec;
mod spelling;
mod suggested;
mod typed;
mod unnamed;
mod usage;
mod values;
mod words;

pub use self::error::ParseError;
pub use self::grammar::{COMMANDS, GAMES, LANGUAGES};
pub use self::kind::CommandKind;
pub use self::lookup::{is_at_table, spec, spec_of, takes_person};
pub use self::names::{ALL, command_in, group_in, means_all, option_in, subcommand_in, word_in};
pub use self::nearest::nearest_command;
pub use self::parse::{MAX_PLAY_NUMBER_DIGITS, parse};
pub use self::registered::{as_registered, registered};
pub use self::registration::{Group, Registration};
pub use self::spec::{CommandSpec, OptionKind, OptionSpec};
pub use self::suggested::{Suggested, suggested};
pub use self::typed::{
    ChannelChange, ClockChoice, Command, LanguageChoice, MatchLength, NewGame, OnlyPlace, OrderChange, ParsedCommand,
    PlayInput, PuzzleInput, ReplayForm, SettingsChange, Stake, TableName, Target,
};
