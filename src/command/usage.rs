//! Writes usage lines for the help and for error messages.

use super::names::{command_in, option_in, word_in};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::language::Language;

impl CommandSpec {
    /// Returns the command with its required options, without its prefix: `newgame GAME`.
    #[must_use]
    pub fn required_usage(&self, language: Language) -> String {
        let mut usage = command_in(language, self.name).unwrap_or(self.name).to_owned();
        for option in self.options.iter().filter(|option| option.required) {
            usage.extend([" ", &option.usage(language)]);
        }
        usage
    }

    /// Returns how an option is given: with the command before it, if nothing else has to be given.
    #[must_use]
    pub fn example(&self, option: &str, value: &str) -> String {
        let is_complete = !self.options.iter().any(|option| option.required);
        if is_complete { format!("/{} {option}:{value}", self.name) } else { format!("{option}:{value}") }
    }
}

impl OptionSpec {
    /// Returns how the option is written: `match:N` for a keyword, or a placeholder in `language`, such as `GAME`.
    #[must_use]
    pub fn usage(&self, language: Language) -> String {
        let name = option_in(language, self.name).unwrap_or(self.name);
        if self.keyword {
            return format!("{name}:{}", self.kind.placeholder(language));
        }
        upper_case_without_accents(name)
    }
}

/// Returns `word` in upper case without accents, as is usual in Greek.
fn upper_case_without_accents(word: &str) -> String {
    const PLAIN: [(char, char); 7] =
        [('Ά', 'Α'), ('Έ', 'Ε'), ('Ή', 'Η'), ('Ί', 'Ι'), ('Ό', 'Ο'), ('Ύ', 'Υ'), ('Ώ', 'Ω')];
    let capital = |letter| PLAIN.iter().find(|(accented, _)| *accented == letter).map_or(letter, |(_, plain)| *plain);
    word.to_uppercase().chars().map(capital).collect()
}

impl OptionKind {
    /// Returns the placeholder for a value of this kind in a usage line.
    fn placeholder(&self, language: Language) -> String {
        let own = |word: &&'static str| word_in(language, word).unwrap_or(*word);
        match self {
            OptionKind::OneOf(words) => words.iter().map(own).collect::<Vec<_>>().join("/"),
            OptionKind::Person => "@friend".to_owned(),
            OptionKind::Role => "@role".to_owned(),
            OptionKind::Game => "GAME".to_owned(),
            OptionKind::Place => format!("#channel/{}", own(&"off")),
            OptionKind::Roll
            | OptionKind::Play
            | OptionKind::Position
            | OptionKind::File
            | OptionKind::Line
            | OptionKind::Topic
            | OptionKind::Sentence
            | OptionKind::Word { .. }
            | OptionKind::Clock
            | OptionKind::CustomRules
            | OptionKind::Games => "...".to_owned(),
            OptionKind::Number { .. } => "N".to_owned(),
            OptionKind::NumberOr { or, .. } => format!("N/{}", own(or)),
        }
    }
}
