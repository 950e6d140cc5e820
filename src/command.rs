//! Floor 3. One table of commands drives grammar, help, parser and Discord's command list.

mod names;
mod read;
mod table;

pub use names::{command_in, option_in, word_in};
pub use read::{Command, Misread, NUMBER_OF_A_PLAY, read};
pub use table::{GAMES, Kind, LANGUAGES, Opt, Spec, TABLE, THEMES, Verb, spec};

impl Spec {
    /// How the command is written, without the sign before it: `newgame GAME OPPONENT [match:N]`.
    #[must_use]
    pub fn usage(&self) -> String {
        self.written(self.options)
    }

    /// The same without what may be left out.
    #[must_use]
    pub fn least_usage(&self) -> String {
        self.written(self.options.iter().filter(|option| option.required))
    }

    fn written<'a>(&self, options: impl IntoIterator<Item = &'a Opt>) -> String {
        let mut usage = self.name.to_owned();
        for option in options {
            let shown = if option.keyword {
                format!("{}:{}", option.name, option.kind.shown())
            } else {
                option.name.to_uppercase()
            };
            let brackets = if option.required { ["", ""] } else { ["[", "]"] };
            usage.extend([" ", brackets[0], &shown, brackets[1]]);
        }
        usage
    }
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
