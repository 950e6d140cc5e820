//! The types that the argument of a command can have: how each is read from what somebody has typed, and how it is written.

use std::fmt::{self, Formatter};

use kafenio_board::letters::fold;
use kafenio_board::rules::{CustomRule, Numbering, Roll, Variant};
use kafenio_board::table::{Checkers, CubeAnswer, GameChoice, Opening};
use kafenio_engine::Level;

use super::error::ParseError;
use super::spec::{OptionKind, OptionSpec, choice};
use super::values::{Value, Values};
use crate::chat::{Invitations, Reminders, Threads, User};

/// The arguments of a command that are a type of their own. [`arguments!`](super::declare::arguments) implements it.
pub(super) trait Arguments: Sized {
    const OPTIONS: &'static [OptionSpec];

    fn read(values: &Values) -> Result<Self, ParseError>;

    /// Writes the options that are given, each with a space before it.
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result;
}

impl<T: Arguments> Arguments for Box<T> {
    const OPTIONS: &'static [OptionSpec] = T::OPTIONS;

    fn read(values: &Values) -> Result<Self, ParseError> {
        T::read(values).map(Box::new)
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        T::write(self, f)
    }
}

/// One argument: a value, or an `Option` of one that may be left out.
pub(super) trait Argument: Sized {
    /// Reads the argument from the `value` that is given; `None` if there has to be one.
    fn read(value: Option<&Value>, option: &OptionSpec) -> Option<Self>;

    /// Returns the value as it is typed; `None` if it can be left out.
    fn written(&self, option: &OptionSpec) -> Option<String>;
}

impl<T: Scalar> Argument for T {
    fn read(value: Option<&Value>, option: &OptionSpec) -> Option<T> {
        value.map_or(T::DEFAULT, |value| T::from_value(value, option))
    }

    fn written(&self, option: &OptionSpec) -> Option<String> {
        (T::DEFAULT.as_ref() != Some(self)).then(|| self.text(option))
    }
}

impl<T: Scalar> Argument for Option<T> {
    fn read(value: Option<&Value>, option: &OptionSpec) -> Option<Option<T>> {
        Some(value.and_then(|value| T::from_value(value, option)))
    }

    fn written(&self, option: &OptionSpec) -> Option<String> {
        self.as_ref().map(|value| value.text(option))
    }
}

impl Argument for Vec<CustomRule> {
    fn read(value: Option<&Value>, _option: &OptionSpec) -> Option<Vec<CustomRule>> {
        match value {
            Some(Value::CustomRules(rules)) => Some(rules.clone()),
            _ => Some(Vec::new()),
        }
    }

    fn written(&self, _option: &OptionSpec) -> Option<String> {
        let keys: Vec<&str> = self.iter().map(|rule| rule.key()).collect();
        Some(keys.join(",")).filter(|keys| !keys.is_empty())
    }
}

impl Argument for Vec<Variant> {
    fn read(value: Option<&Value>, _option: &OptionSpec) -> Option<Vec<Variant>> {
        match value {
            Some(Value::Games(games)) => Some(games.clone()),
            _ => Some(Vec::new()),
        }
    }

    fn written(&self, _option: &OptionSpec) -> Option<String> {
        let keys: Vec<&str> = self.iter().map(|game| game.key()).collect();
        Some(keys.join(",")).filter(|keys| !keys.is_empty())
    }
}

impl Values {
    /// Returns the argument that `option` gives.
    pub(super) fn argument<T: Argument>(&self, option: &OptionSpec) -> Result<T, ParseError> {
        let missing = ParseError::Missing { command: self.command, option: option.name };
        T::read(self.get(option.name), option).ok_or(missing)
    }
}

/// Writes ` value`, or ` name:value`, as far as the argument is given.
pub(super) fn write_argument(f: &mut Formatter<'_>, option: &OptionSpec, argument: &impl Argument) -> fmt::Result {
    match argument.written(option) {
        Some(value) if option.keyword && !option.is_written_alone => write!(f, " {}:{value}", option.name),
        Some(value) => write!(f, " {value}"),
        None => Ok(()),
    }
}

/// A single value of an option.
pub(super) trait Scalar: Sized + PartialEq {
    /// The value of an option that is not given, if it may be left out.
    const DEFAULT: Option<Self> = None;

    /// Returns the value; `None` if it is of another kind, which the option's own kind excludes.
    fn from_value(value: &Value, option: &OptionSpec) -> Option<Self>;

    /// Returns the value as it is typed.
    fn text(&self, option: &OptionSpec) -> String;
}

/// Whether an option is on, or the one of its two words that is not the usual one, such as `left` of `right` and `left`.
impl Scalar for bool {
    const DEFAULT: Option<bool> = Some(false);

    fn from_value(value: &Value, option: &OptionSpec) -> Option<bool> {
        let Value::Word(word) = value else { return None };
        Some(match option.kind {
            OptionKind::OneOf([first, second]) if *first != "on" => word == second,
            _ => word != "off",
        })
    }

    fn text(&self, option: &OptionSpec) -> String {
        let OptionKind::OneOf(words) = option.kind else { return String::new() };
        let means = |word: &&&str| bool::from_value(&Value::Word((**word).to_owned()), option) == Some(*self);
        words.iter().find(means).copied().unwrap_or_default().to_owned()
    }
}

impl Scalar for u32 {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<u32> {
        if let Value::Number(number) = value { Some(*number) } else { None }
    }

    fn text(&self, _option: &OptionSpec) -> String {
        self.to_string()
    }
}

impl Scalar for u8 {
    fn from_value(value: &Value, option: &OptionSpec) -> Option<u8> {
        u32::from_value(value, option).and_then(|number| number.try_into().ok())
    }

    fn text(&self, _option: &OptionSpec) -> String {
        self.to_string()
    }
}

impl Scalar for String {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<String> {
        if let Value::Word(word) = value { Some(word.clone()) } else { None }
    }

    fn text(&self, option: &OptionSpec) -> String {
        if matches!(option.kind, OptionKind::Role) { format!("<@&{self}>") } else { self.clone() }
    }
}

impl Scalar for User {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<User> {
        if let Value::Person(person) = value { Some(person.clone()) } else { None }
    }

    fn text(&self, _option: &OptionSpec) -> String {
        format!("<@{}>", self.account.id)
    }
}

impl Scalar for GameChoice {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<GameChoice> {
        if let Value::Game(game, _) = value { Some(*game) } else { None }
    }

    fn text(&self, _option: &OptionSpec) -> String {
        self.key().to_owned()
    }
}

impl Scalar for Roll {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<Roll> {
        if let Value::Roll(roll) = value { Some(*roll) } else { None }
    }

    fn text(&self, _option: &OptionSpec) -> String {
        format!("{}{}", self.first(), self.second())
    }
}

/// A value that is one of a few words.
pub(super) trait Word: Sized + PartialEq + 'static {
    /// All values and their words, in the order in which they are offered.
    const WORDS: &'static [&'static str];
    /// As [`Scalar::DEFAULT`].
    const USUAL: Option<Self> = None;

    fn from_word(word: &str) -> Option<Self>;

    fn to_word(&self) -> &'static str;
}

/// Returns an option that is one of the words of a type.
pub(super) const fn one_of<W: Word>(name: &'static str) -> OptionSpec {
    choice(name, W::WORDS)
}

impl<W: Word> Scalar for W {
    const DEFAULT: Option<W> = W::USUAL;

    fn from_value(value: &Value, _option: &OptionSpec) -> Option<W> {
        if let Value::Word(word) = value { W::from_word(word) } else { None }
    }

    fn text(&self, _option: &OptionSpec) -> String {
        self.to_word().to_owned()
    }
}

/// Implements [`Word`] for a type from a list of its values and their words.
macro_rules! words {
    ($type:ty $(, usually $usual:expr)?; $($value:expr => $word:literal),* $(,)?) => {
        impl $crate::command::argument::Word for $type {
            const WORDS: &'static [&'static str] = &[$($word),*];
            $(const USUAL: Option<$type> = Some($usual);)?

            fn from_word(word: &str) -> Option<$type> {
                match word {
                    $($word => Some($value),)*
                    _ => None,
                }
            }

            fn to_word(&self) -> &'static str {
                let found = [$(($value, $word)),*].into_iter().find(|(value, _)| value == self);
                found.map_or("", |(_, word)| word)
            }
        }
    };
}

pub(super) use words;

words! { Numbering; Numbering::Own => "own", Numbering::Printed => "ravensburger" }
words! { Reminders; Reminders::All => "all", Reminders::Channel => "channel", Reminders::Off => "off" }
words! {
    Invitations;
    Invitations::Everyone => "everyone", Invitations::Known => "known", Invitations::Nobody => "nobody",
}
words! { Checkers; Checkers::Any => "any", Checkers::Light => "light", Checkers::Dark => "dark" }
words! { Opening; Opening::Usual => "again", Opening::Dice => "dice" }
words! { Threads; Threads::Always => "always", Threads::Ask => "ask", Threads::Never => "never" }

/// What a player offers to lose with `/resign`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stake {
    #[default]
    Single,
    Gammon,
    Backgammon,
    /// The same as a gammon, in the terms of Tric-Trac.
    Double,
    /// The same as a backgammon, in the terms of Tric-Trac.
    Triple,
    /// Four times the cube, which only a game of Tric-Trac can cost.
    Quadruple,
    /// The whole money session.
    Session,
}
words! {
    Stake, usually Stake::Single;
    Stake::Single => "single", Stake::Gammon => "gammon", Stake::Backgammon => "backgammon", Stake::Double => "double",
    Stake::Triple => "triple", Stake::Quadruple => "quadruple", Stake::Session => "session",
}

/// How `/order` changes a player's standing orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderChange {
    AnswerDouble(CubeAnswer),
    Roll,
    /// Withdraws the orders about the cube and the roll.
    None,
}
words! {
    OrderChange;
    OrderChange::AnswerDouble(CubeAnswer::Take) => "take", OrderChange::AnswerDouble(CubeAnswer::Drop) => "drop",
    OrderChange::Roll => "roll", OrderChange::None => "none",
}

/// How `/replay` shows a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReplayForm {
    #[default]
    Film,
    Strip,
}
words! { ReplayForm, usually ReplayForm::Film; ReplayForm::Film => "film", ReplayForm::Strip => "strip" }

/// A list of `/top`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TopList {
    /// By the points of this month.
    #[default]
    Month,
    Ratings,
    /// By error rates.
    Play,
}
words! {
    TopList, usually TopList::Month;
    TopList::Month => "month", TopList::Ratings => "ratings", TopList::Play => "play",
}

/// The levels of the computer player, the weakest first.
impl Word for Level {
    const WORDS: &'static [&'static str] = &{
        let mut words = [""; Level::ALL.len()];
        let mut index = 0;
        while index < Level::ALL.len() {
            words[index] = Level::ALL[index].key();
            index += 1;
        }
        words
    };

    fn from_word(word: &str) -> Option<Level> {
        word.parse().ok()
    }

    fn to_word(&self) -> &'static str {
        self.key()
    }
}

/// How `/move` specifies a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayInput {
    /// The play's number in the list that `/moves` shows, counted from 1.
    Number(usize),
    Notation(String),
}

/// The most digits in the number of a play: a doublet of Puff can have 177,441 plays. More digits are notation.
pub const MAX_PLAY_NUMBER_DIGITS: usize = 6;

impl Scalar for PlayInput {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<PlayInput> {
        let Value::Word(text) = value else { return None };
        let folded = fold(text);
        let digits = folded.trim_end_matches(['.', ')']);
        let number = digits.parse().ok().filter(|_| digits.len() <= MAX_PLAY_NUMBER_DIGITS);
        Some(number.map_or_else(|| PlayInput::Notation(text.clone()), PlayInput::Number))
    }

    fn text(&self, _option: &OptionSpec) -> String {
        match self {
            PlayInput::Number(number) => number.to_string(),
            PlayInput::Notation(play) => play.clone(),
        }
    }
}
