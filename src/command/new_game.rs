//! What `/newgame` and `/play` ask for.

use kafenio_board::rules::{CustomRule, Variant};
use kafenio_board::table::{Beavers, GameChoice, MINUTE, MoneyRules, Opening, TimeControl};
use kafenio_engine::Level;

use super::argument::{Scalar, one_of};
use super::declare::arguments;
use super::spec::{OptionKind, OptionSpec, Suggested, choice, named, on_or_off, positional};
use super::values::Value;
use crate::chat::User;

const GAME: OptionSpec = positional("game", OptionKind::Game).required();
const LENGTH: OptionSpec = named("match", OptionKind::NumberOr { least: 1, most: 25, or: "money" })
    .also(&["to", "first", "point", "points"])
    .by_value()
    .suggesting(Suggested::MatchLengths);
pub(super) const CUBE: OptionSpec = on_or_off("cube");
const RULES: OptionSpec = named("rules", OptionKind::CustomRules).suggesting(Suggested::CustomRules);
const GAMES: OptionSpec = named("games", OptionKind::Games).suggesting(Suggested::TavliGames);
const OPENING: OptionSpec = one_of::<Opening>("opening").only_named();
const QUARTER: OptionSpec = choice("quarter", &["step", "end"]).only_named();
pub(super) const RATED: OptionSpec = on_or_off("rated").flag();
pub(super) const ACROSS: OptionSpec = choice("across", &["yes"]);
const LEVEL: OptionSpec = one_of::<Level>("level");

arguments! {
    /// What `/newgame` and `/play` ask for.
    #[derive(Clone, Debug, PartialEq)]
    pub struct NewGame {
        pub game: TypedGame = GAME,
        /// `None` asks who wants to play.
        pub opponent: Option<User> = positional("opponent", OptionKind::Person),
        pub length: Option<MatchLength> = LENGTH,
        pub clock: Option<ClockChoice> = named("clock", OptionKind::Clock).suggesting(Suggested::Clocks),
        pub cube: Option<bool> = CUBE,
        pub custom_rules: Vec<CustomRule> = RULES,
        /// The games of a Tavli; empty for the usual ones.
        pub games: Vec<Variant> = GAMES,
        pub opening: Option<Opening> = OPENING,
        /// Fevga: whether the start quadrant is looked at where the roll ends.
        pub quarter_at_end: bool = QUARTER,
        pub jacoby: bool = on_or_off("jacoby"),
        pub beavers: bool = on_or_off("beavers"),
        /// A raccoon answers a beaver, so raccoons imply beavers.
        pub raccoons: bool = on_or_off("raccoons"),
        pub automatic_doubles: Option<AutomaticDoubles> =
            named("autodoubles", OptionKind::NumberOr { least: 0, most: 5, or: "on" }),
        /// Whether two people may ask the engine for hints.
        pub hints: bool = on_or_off("hints"),
        /// Whether the match changes the ratings; `None` for what is usual in the place.
        pub rated: Option<bool> = RATED,
        pub thread: bool = on_or_off("thread"),
        /// The id of the role that one needs to join, or a word that mentions none.
        pub role: Option<String> = named("for", OptionKind::Role),
        /// Whether it makes a code for somebody in another place.
        pub across: bool = ACROSS,
        /// How strong the computer plays; `None` for the usual level, and against people.
        pub level: Option<Level> = LEVEL,
    }
}

/// The options of `/play`: those of `/newgame` that a game against the computer can have.
pub(super) const PLAY_OPTIONS: &[OptionSpec] = &[
    GAME,
    LEVEL,
    LENGTH,
    CUBE,
    RULES,
    GAMES,
    OPENING,
    QUARTER,
    on_or_off("jacoby"),
    on_or_off("beavers"),
    on_or_off("raccoons"),
    RATED,
];

impl NewGame {
    /// Returns a game for which nothing else is asked.
    #[must_use]
    pub fn plain(game: TypedGame) -> NewGame {
        NewGame {
            game,
            opponent: None,
            length: None,
            clock: None,
            cube: None,
            custom_rules: Vec::new(),
            games: Vec::new(),
            opening: None,
            quarter_at_end: false,
            jacoby: false,
            beavers: false,
            raccoons: false,
            automatic_doubles: None,
            hints: false,
            rated: None,
            thread: false,
            role: None,
            across: false,
            level: None,
        }
    }

    /// Returns the optional rules of a money session.
    #[must_use]
    pub fn money(&self) -> MoneyRules {
        let beavers = match (self.beavers, self.raccoons) {
            (_, true) => Beavers::Twice,
            (true, false) => Beavers::Once,
            (false, false) => Beavers::Never,
        };
        let automatic_doubles = self.automatic_doubles.map_or(0, |AutomaticDoubles(most)| most);
        MoneyRules { jacoby: self.jacoby, beavers, automatic_doubles }
    }
}

/// A game as somebody has typed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedGame {
    pub choice: GameChoice,
    /// The name that was typed, if it is another country's name for a similar game.
    pub foreign_name: Option<String>,
}

impl Scalar for TypedGame {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<TypedGame> {
        let Value::Game(choice, name) = value else { return None };
        let foreign_name = choice.games()[0].is_foreign_name(name).then(|| name.clone());
        Some(TypedGame { choice: *choice, foreign_name })
    }

    fn text(&self, _option: &OptionSpec) -> String {
        self.foreign_name.clone().unwrap_or_else(|| self.choice.key().to_owned())
    }
}

/// How long a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchLength {
    /// A match to this many points, or in Tric-Trac a series of this many games.
    To(u32),
    Money,
}

impl Scalar for MatchLength {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<MatchLength> {
        match value {
            Value::Number(points) => Some(MatchLength::To(*points)),
            Value::Word(_) => Some(MatchLength::Money),
            _ => None,
        }
    }

    fn text(&self, _option: &OptionSpec) -> String {
        match self {
            MatchLength::To(points) => points.to_string(),
            MatchLength::Money => "money".to_owned(),
        }
    }
}

/// How often equal dice at the start of a game may double the cube, in a money session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaticDoubles(pub u8);

impl Scalar for AutomaticDoubles {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<AutomaticDoubles> {
        match value {
            Value::Number(most) => Some(AutomaticDoubles(*most as u8)),
            Value::Word(_) => Some(AutomaticDoubles(1)),
            _ => None,
        }
    }

    fn text(&self, _option: &OptionSpec) -> String {
        self.0.to_string()
    }
}

/// The clock that the inviter chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockChoice {
    None,
    Control(TimeControl),
}

impl Scalar for ClockChoice {
    fn from_value(value: &Value, _option: &OptionSpec) -> Option<ClockChoice> {
        let Value::Clock(control) = value else { return None };
        Some(control.map_or(ClockChoice::None, ClockChoice::Control))
    }

    fn text(&self, _option: &OptionSpec) -> String {
        match self {
            ClockChoice::None => "none".to_owned(),
            ClockChoice::Control(control) => clock_text(*control),
        }
    }
}

/// Writes a time control as the `clock` option takes it: its name, or `POOL+INCREMENT+GRACE`, without what is 0 at the end.
fn clock_text(control: TimeControl) -> String {
    if let Some(name) = control.name() {
        return name.to_owned();
    }
    let mut spans = vec![control.pool, control.increment, control.grace];
    while spans.last() == Some(&0) {
        spans.pop();
    }
    spans.into_iter().map(span_text).collect::<Vec<_>>().join("+")
}

/// Writes a duration in milliseconds, such as `1d12h`.
fn span_text(milliseconds: i64) -> String {
    let minutes = milliseconds / MINUTE;
    let parts = [(minutes / (24 * 60), 'd'), (minutes / 60 % 24, 'h'), (minutes % 60, 'm')];
    let given = parts.into_iter().filter(|(count, _)| *count > 0);
    let text = given.map(|(count, unit)| format!("{count}{unit}")).collect::<Vec<_>>().concat();
    if text.is_empty() { "0m".to_owned() } else { text }
}
