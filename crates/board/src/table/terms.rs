//! The terms of a match, agreed on before the first roll.

use serde::{Deserialize, Serialize};

use super::money::MoneyRules;
use super::time_control::TimeControl;
use crate::rules::{CustomRules, Ruleset, Variant};

/// The terms of a match, agreed on before the first roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub cycle: GameChoice,
    pub custom_rules: CustomRules,
    pub length: Length,
    /// Whether the doubling cube is used.
    pub cube: bool,
    /// The time of the players; `None` for unlimited time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Whether two people may ask the engine for hints.
    #[serde(default, skip_serializing_if = "is_off")]
    pub hints: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_off(switch: &bool) -> bool {
    !switch
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
    /// Returns the rules of the game with this number, counted from 1.
    #[must_use]
    pub fn ruleset(&self, number: u32) -> Ruleset {
        Ruleset { variant: self.cycle.variant(number), custom_rules: self.custom_rules }
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

    /// The games of Tavli, in their order.
    pub const TAVLI_GAMES: [Variant; 3] = [Variant::Portes, Variant::Plakoto, Variant::Fevga];

    /// The lengths of a match of Tavli, in points.
    pub const TAVLI_LENGTHS: &[u32] = &[3, 5, 7];

    /// Returns the name that the database and programs use.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            GameChoice::Of(variant) => variant.key(),
            GameChoice::Tavli => "tavli",
        }
    }

    /// Finds the choice that people call `name`, in any letter case.
    #[must_use]
    pub fn from_name(name: &str) -> Option<GameChoice> {
        let tavli = ["tavli", "τάβλι", "ταβλι"].contains(&name.trim().to_lowercase().as_str());
        if tavli { Some(GameChoice::Tavli) } else { Variant::from_name(name).map(GameChoice::Of) }
    }

    /// Returns the game with this number, counted from 1.
    #[must_use]
    pub fn variant(self, number: u32) -> Variant {
        match self {
            GameChoice::Of(variant) => variant,
            GameChoice::Tavli => GameChoice::TAVLI_GAMES[(number.saturating_sub(1) % 3) as usize],
        }
    }

    /// Returns whether `variant` is among the games.
    #[must_use]
    pub fn has(self, variant: Variant) -> bool {
        (1..=3).any(|number| self.variant(number) == variant)
    }
}

impl From<GameChoice> for &'static str {
    fn from(cycle: GameChoice) -> &'static str {
        cycle.key()
    }
}

impl TryFrom<String> for GameChoice {
    type Error = String;
    fn try_from(key: String) -> Result<GameChoice, String> {
        GameChoice::ALL.into_iter().find(|cycle| cycle.key() == key).ok_or(format!("{key} is not a game"))
    }
}
