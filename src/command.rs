//! One table of commands drives the grammar, the help, the parser and Discord's command list.

mod error;
mod grammar;
mod names;
mod parse;
mod spelling;
mod typed;
mod usage;

pub use error::Misread;
pub use grammar::{CommandKind, GAMES, Kind, LANGUAGES, Opt, Spec, TABLE, THEMES, is_at_table, spec, spec_of};
pub use names::{ALL, command_in, means_all, option_in, word_in};
pub use parse::{NUMBER_OF_A_PLAY, parse};
pub use typed::{
    ClockChoice, Command, LanguageChoice, MatchLength, NewGame, OrderChange, ParsedCommand, PlayInput, ReplayForm,
    SettingsChange, Stake, Target,
};
