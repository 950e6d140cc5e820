//! How commands and options are written in help and in error messages.

use super::grammar::{Kind, Opt, Spec};
use super::names::option_in;

impl Spec {
    /// How the command is written, without the sign before it: `newgame GAME OPPONENT [match:N]`.
    #[must_use]
    pub fn usage(&self, locale: &str) -> String {
        self.written(locale, self.options)
    }

    /// The same without what may be left out.
    #[must_use]
    pub fn least_usage(&self, locale: &str) -> String {
        self.written(locale, self.options.iter().filter(|option| option.required))
    }

    fn written<'a>(&self, locale: &str, options: impl IntoIterator<Item = &'a Opt>) -> String {
        let mut usage = self.name.to_owned();
        for option in options {
            let shown = option.usage(locale);
            let brackets = if option.required { ["", ""] } else { ["[", "]"] };
            usage.extend([" ", brackets[0], &shown, brackets[1]]);
        }
        usage
    }
}

impl Opt {
    /// How it is written: `GAME`, in the language `locale` what the reader is to put in its place, or `match:N`.
    #[must_use]
    pub fn usage(&self, locale: &str) -> String {
        if self.keyword {
            return format!("{}:{}", self.name, self.kind.shown());
        }
        capitals(option_in(locale, self.name).unwrap_or(self.name))
    }
}

/// `word` in capitals, which have no accents in Greek.
fn capitals(word: &str) -> String {
    const PLAIN: [(char, char); 7] =
        [('Ά', 'Α'), ('Έ', 'Ε'), ('Ή', 'Η'), ('Ί', 'Ι'), ('Ό', 'Ο'), ('Ύ', 'Υ'), ('Ώ', 'Ω')];
    let capital = |letter| PLAIN.iter().find(|(accented, _)| *accented == letter).map_or(letter, |(_, plain)| *plain);
    word.to_uppercase().chars().map(capital).collect()
}

impl Kind {
    /// How a value of this kind is shown in a usage line.
    fn shown(&self) -> String {
        match self {
            Kind::OneOf(words) => words.join("/"),
            Kind::Person => "@friend".to_owned(),
            Kind::Game => "GAME".to_owned(),
            Kind::Play | Kind::Word { .. } | Kind::AnyOf(_) => "...".to_owned(),
            Kind::Number { .. } => "N".to_owned(),
            Kind::NumberOr { or, .. } => format!("N/{or}"),
        }
    }
}
