//! The terms of a match, agreed on before the first roll.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Crawford;
use super::money::MoneyRules;
use super::seat::BySeat;
use super::tavli_games::TavliGames;
use super::time_control::TimeControl;
use crate::letters::Word;
use crate::rules::{CustomRules, OpeningRoll, Ruleset, Variant};

/// The terms of a match, agreed on before the first roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub game: GameChoice,
    /// The games of a Tavli.
    #[serde(default, skip_serializing_if = "is_default")]
    pub games: TavliGames,
    pub custom_rules: CustomRules,
    /// What becomes of the dice that decide who opens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub opening: Opening,
    pub length: Length,
    /// Whether the doubling cube is used.
    pub cube: bool,
    /// The time of the players; `None` for unlimited time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Whether two people may ask the engine for hints.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hints: bool,
    /// Whether the match changes the players' ratings.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rated: bool,
    /// Where a match begins that is read from a file without its first games; `None` for 0-0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
}

/// The score at which a match begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    pub score: BySeat<u32>,
    pub crawford: Crawford,
}

/// Returns whether a field need not be stored.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What becomes of the dice that decide who opens, where the sources disagree (Portes, Plakoto, Fevga).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opening {
    /// As the game's own rules say: kafenio.eu has the player with the higher die roll two new ones.
    #[default]
    Usual,
    /// That player plays the two dice rolled, as in Backgammon. Pages of Greek schools (ts.sch.gr) describe it so.
    Dice,
}

/// The games that are played in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum GameChoice {
    Of(Variant),
    /// Portes, Plakoto and Fevga in turn.
    Tavli,
}

/// The length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// One game.
    Single,
    /// A match to this many points, 1 to 25.
    Points(u32),
    /// A series of this many games (Tric-Trac), decided by the total of their values.
    Games(u32),
    /// A money session, which goes on until the players leave.
    Money(MoneyRules),
}

impl Terms {
    /// Creates the usual terms of `game`, without a clock.
    #[must_use]
    pub fn new(game: GameChoice, length: Length) -> Terms {
        Terms {
            game,
            games: TavliGames::default(),
            custom_rules: CustomRules::default(),
            opening: Opening::default(),
            length,
            cube: game.games()[0].rules().cube,
            clock: None,
            hints: false,
            rated: false,
            start: None,
        }
    }

    /// Returns the rules of the game with this number, counted from 1.
    #[must_use]
    pub fn ruleset(&self, number: u32) -> Ruleset {
        let variant = match self.game {
            GameChoice::Of(variant) => variant,
            GameChoice::Tavli => self.games.variant(number),
        };
        Ruleset { variant, custom_rules: self.custom_rules }
    }

    /// Returns how a game of `variant` is opened.
    #[must_use]
    pub fn opening_roll(&self, variant: Variant) -> OpeningRoll {
        match (self.opening, variant.rules().opening_roll) {
            (Opening::Dice, OpeningRoll::RollAgain) => OpeningRoll::BothDice,
            (_, usual) => usual,
        }
    }
}

impl Length {
    /// Returns the points to which the match is played.
    #[must_use]
    pub fn points(self) -> Option<u32> {
        match self {
            Length::Points(points) => Some(points),
            Length::Single | Length::Games(_) | Length::Money(_) => None,
        }
    }

    /// Returns the rules of the money session, if it is one.
    #[must_use]
    pub fn money(self) -> Option<MoneyRules> {
        match self {
            Length::Money(money) => Some(money),
            Length::Single | Length::Points(_) | Length::Games(_) => None,
        }
    }
}

impl GameChoice {
    /// All choices, in the order in which they are listed.
    pub const ALL: [GameChoice; 7] = [
        GameChoice::Of(Variant::Backgammon),
        GameChoice::Of(Variant::Portes),
        GameChoice::Of(Variant::Plakoto),
        GameChoice::Of(Variant::Fevga),
        GameChoice::Tavli,
        GameChoice::Of(Variant::TricTrac),
        GameChoice::Of(Variant::Puff),
    ];

    /// The usual lengths of a match of Tavli, in points (kafenio.eu).
    pub const TAVLI_LENGTHS: &[u32] = &[3, 5, 7];

    /// Returns the name that the database and programs use.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            GameChoice::Of(variant) => variant.key(),
            GameChoice::Tavli => "tavli",
        }
    }

    /// Finds the choice that people call `name`, however they write its letters.
    #[must_use]
    pub fn from_name(name: &str) -> Option<GameChoice> {
        static TAVLI: LazyLock<[Word; 2]> = LazyLock::new(|| ["τάβλι", "ταβλάκι"].map(Word::new));
        let word = Word::new(name.trim());
        if TAVLI.iter().any(|own| word.means(own)) {
            Some(GameChoice::Tavli)
        } else {
            Variant::from_name(name).map(GameChoice::Of)
        }
    }

    /// Returns the names by which people call the choice.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let [own, foreign]: [&'static [&'static str]; 2] = match self {
            GameChoice::Tavli => [&["tavli", "τάβλι", "ταβλάκι"], &[]],
            GameChoice::Of(variant) => [variant.rules().names, variant.rules().foreign_names],
        };
        own.iter().chain(foreign).copied()
    }

    /// Returns the games that are usually played in turn.
    #[must_use]
    pub fn games(&self) -> &[Variant] {
        match self {
            GameChoice::Of(variant) => std::slice::from_ref(variant),
            GameChoice::Tavli => &TavliGames::USUAL,
        }
    }
}

impl From<GameChoice> for &'static str {
    fn from(game: GameChoice) -> &'static str {
        game.key()
    }
}

impl TryFrom<String> for GameChoice {
    type Error = String;
    fn try_from(key: String) -> Result<GameChoice, String> {
        GameChoice::ALL.into_iter().find(|game| game.key() == key).ok_or(format!("{key} is not a game"))
    }
}
