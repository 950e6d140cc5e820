//! The values of a command's options, before they become its arguments.

use kafenio_board::rules::{CustomRule, Roll, Variant};
use kafenio_board::table::{GameChoice, TimeControl};

use super::spec::{CommandSpec, OptionSpec};
use crate::chat::User;

/// The values that somebody has given to the options of a command.
pub(super) struct Values {
    pub(super) command: &'static CommandSpec,
    given: Vec<(&'static str, Value)>,
}

pub(super) enum Value {
    Word(String),
    Person(User),
    Number(u32),
    /// A game, and the name by which it was typed, in lower case.
    Game(GameChoice, String),
    /// `None` means no clock.
    Clock(Option<TimeControl>),
    CustomRules(Vec<CustomRule>),
    Games(Vec<Variant>),
    Roll(Roll),
    /// A position of another program, and the roll after it.
    Position(String, Option<Roll>),
}

impl Values {
    pub(super) fn of(command: &'static CommandSpec) -> Values {
        Values { command, given: Vec::new() }
    }

    pub(super) fn has(&self, option: &str) -> bool {
        self.get(option).is_some()
    }

    pub(super) fn push(&mut self, option: &OptionSpec, value: Value) {
        self.given.push((option.name, value));
    }

    pub(super) fn get(&self, option: &str) -> Option<&Value> {
        self.given.iter().find(|(name, _)| *name == option).map(|(_, value)| value)
    }

    /// Returns the first person who is given.
    pub(super) fn person(&self) -> Option<&User> {
        self.given.iter().find_map(|(_, value)| if let Value::Person(person) = value { Some(person) } else { None })
    }

    /// Returns the game that is given.
    pub(super) fn game(&self) -> Option<GameChoice> {
        self.given.iter().find_map(|(_, value)| if let Value::Game(game, _) = value { Some(*game) } else { None })
    }
}
