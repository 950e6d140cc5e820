//! Writes usage lines for the help and for error messages.

use super::names::option_in;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::language::Language;

impl CommandSpec {
    /// Returns the command's usage without its prefix: `newgame GAME OPPONENT [match:N]`.
    #[must_use]
    pub fn usage(&self, language: Language) -> String {
        self.usage_with(language, self.options)
    }

    /// Returns the usage with the required options only.
    #[must_use]
    pub fn required_usage(&self, language: Language) -> String {
        self.usage_with(language, self.options.iter().filter(|option| option.required))
    }

    /// Returns how an option is given: with the command before it, if nothing else has to be given.
    #[must_use]
    pub fn example(&self, option: &str, value: &str) -> String {
        let is_complete = !self.options.iter().any(|option| option.required);
        if is_complete { format!("/{} {option}:{value}", self.name) } else { format!("{option}:{value}") }
    }

    fn usage_with<'a>(&self, language: Language, options: impl IntoIterator<Item = &'a OptionSpec>) -> String {
        let mut usage = self.name.to_owned();
        for option in options {
            let shown = option.usage(language);
            let brackets = if option.required { ["", ""] } else { ["[", "]"] };
            usage.extend([" ", brackets[0], &shown, brackets[1]]);
        }
        usage
    }
}

impl OptionSpec {
    /// Returns how the option is written: `match:N` for a keyword, or a placeholder in `language`, such as `GAME`.
    #[must_use]
    pub fn usage(&self, language: Language) -> String {
        if self.keyword {
            return format!("{}:{}", self.name, self.kind.placeholder());
        }
        upper_case_without_accents(option_in(language, self.name).unwrap_or(self.name))
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
    fn placeholder(&self) -> String {
        match self {
            OptionKind::OneOf(words) => words.join("/"),
            OptionKind::Person => "@friend".to_owned(),
            OptionKind::Role => "@role".to_owned(),
            OptionKind::Game => "GAME".to_owned(),
            OptionKind::Place => "#channel/off".to_owned(),
            OptionKind::Play
            | OptionKind::Line
            | OptionKind::Word { .. }
            | OptionKind::Clock
            | OptionKind::CustomRules => "...".to_owned(),
            OptionKind::Number { .. } => "N".to_owned(),
            OptionKind::NumberOr { or, .. } => format!("N/{or}"),
        }
    }
}
