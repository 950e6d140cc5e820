//! Floor 3. One table of commands drives grammar, help, parser and Discord's command list.

mod names;
mod read;
mod table;

pub use names::{ALL, command_in, means_all, option_in, word_in};
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
            let shown = option.usage();
            let brackets = if option.required { ["", ""] } else { ["[", "]"] };
            usage.extend([" ", brackets[0], &shown, brackets[1]]);
        }
        usage
    }
}

impl Opt {
    /// How it is written: `GAME`, or `match:N`.
    #[must_use]
    pub fn usage(&self) -> String {
        if self.keyword { format!("{}:{}", self.name, self.kind.shown()) } else { self.name.to_uppercase() }
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
