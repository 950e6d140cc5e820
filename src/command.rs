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
        let mut usage = self.name.to_owned();
        for option in self.options {
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
