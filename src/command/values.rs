//! The values of a command's options.

use kafenio_board::rules::CustomRule;
use kafenio_board::table::GameChoice;

use super::spec::OptionSpec;
use super::typed::ClockChoice;
use crate::chat::User;

/// The parsed values of a command's options, before they become a typed [`Command`].
#[derive(Default)]
pub(super) struct Values(Vec<(&'static str, Value)>);

pub(super) enum Value {
    Word(String),
    Person(User),
    Number(u32),
    /// A game, and the name by which it was typed, in lower case.
    Game(GameChoice, String),
    Clock(ClockChoice),
    CustomRules(Vec<CustomRule>),
}

impl Values {
    pub(super) fn has(&self, option: &str) -> bool {
        self.0.iter().any(|(name, _)| *name == option)
    }

    pub(super) fn push(&mut self, option: &OptionSpec, value: Value) {
        self.0.push((option.name, value));
    }

    pub(super) fn word(&self, option: &str) -> Option<&str> {
        self.0.iter().find_map(|(name, value)| match value {
            Value::Word(word) if *name == option => Some(word.as_str()),
            _ => None,
        })
    }

    pub(super) fn owned_word(&self, option: &str) -> Option<String> {
        self.word(option).map(str::to_owned)
    }

    pub(super) fn number(&self, option: &str) -> Option<u32> {
        self.0.iter().find_map(|(name, value)| match value {
            Value::Number(number) if *name == option => Some(*number),
            _ => None,
        })
    }

    pub(super) fn person(&self, option: &str) -> Option<&User> {
        self.0.iter().find_map(|(name, value)| match value {
            Value::Person(person) if *name == option => Some(person),
            _ => None,
        })
    }

    pub(super) fn cycle(&self) -> Option<GameChoice> {
        self.game().map(|(game, _)| game)
    }

    pub(super) fn game(&self) -> Option<(GameChoice, &str)> {
        self.0.iter().find_map(|(_, value)| match value {
            Value::Game(game, name) => Some((*game, name.as_str())),
            _ => None,
        })
    }

    pub(super) fn clock(&self) -> Option<ClockChoice> {
        self.0.iter().find_map(|(_, value)| match value {
            Value::Clock(clock) => Some(*clock),
            _ => None,
        })
    }

    pub(super) fn custom_rules(&self) -> Vec<CustomRule> {
        let chosen = self.0.iter().find_map(|(_, value)| match value {
            Value::CustomRules(rules) => Some(rules.clone()),
            _ => None,
        });
        chosen.unwrap_or_default()
    }

    /// Returns whether an option with the values `on` and `off` is on; `None` if it was not given.
    pub(super) fn is_on(&self, option: &str) -> Option<bool> {
        self.word(option).map(|word| word == "on")
    }
}
