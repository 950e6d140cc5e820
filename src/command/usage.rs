//! How commands and options are written in help and in error messages.

use super::grammar::{CommandSpec, OptionKind, OptionSpec};
use super::names::option_in;
use crate::language::Language;

impl CommandSpec {
    /// How the command is written, without the sign before it: `newgame GAME OPPONENT [match:N]`.
    #[must_use]
    pub fn usage(&self, language: Language) -> String {
        self.written(language, self.options)
    }

    /// The same without what may be left out.
    #[must_use]
    pub fn least_usage(&self, language: Language) -> String {
        self.written(language, self.options.iter().filter(|option| option.required))
    }

    fn written<'a>(&self, language: Language, options: impl IntoIterator<Item = &'a OptionSpec>) -> String {
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
    /// How it is written: `GAME`, in the language `locale` what the reader is to put in its place, or `match:N`.
    #[must_use]
    pub fn usage(&self, language: Language) -> String {
        if self.keyword {
            return format!("{}:{}", self.name, self.kind.shown());
        }
        capitals(option_in(language, self.name).unwrap_or(self.name))
    }
}

/// `word` in capitals, which have no accents in Greek.
fn capitals(word: &str) -> String {
    const PLAIN: [(char, char); 7] =
        [('Ά', 'Α'), ('Έ', 'Ε'), ('Ή', 'Η'), ('Ί', 'Ι'), ('Ό', 'Ο'), ('Ύ', 'Υ'), ('Ώ', 'Ω')];
    let capital = |letter| PLAIN.iter().find(|(accented, _)| *accented == letter).map_or(letter, |(_, plain)| *plain);
    word.to_uppercase().chars().map(capital).collect()
}

impl OptionKind {
    /// How a value of this kind is shown in a usage line.
    fn shown(&self) -> String {
        match self {
            OptionKind::OneOf(words) => words.join("/"),
            OptionKind::Person => "@friend".to_owned(),
            OptionKind::Game => "GAME".to_owned(),
            OptionKind::Play | OptionKind::Word { .. } | OptionKind::AnyOf(_) => "...".to_owned(),
            OptionKind::Number { .. } => "N".to_owned(),
            OptionKind::NumberOr { or, .. } => format!("N/{or}"),
        }
    }
}
