//! The games.

mod backgammon;
mod fevga;
mod plakoto;
mod portes;
mod puff;
mod tric_trac;

use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::numbering::Numbering;
use super::player::Player;
use super::rulebook::Rules;
use crate::letters::{Word, is_same};

/// What people call each game, and then what they call games that it resembles, as it is compared with what somebody types.
static NAMES: LazyLock<[Vec<(Variant, Word)>; 2]> = LazyLock::new(|| {
    let of = |names: fn(&'static Rules) -> Vec<&'static str>| {
        let words = |variant: Variant| names(variant.rules()).into_iter().map(move |own| (variant, Word::new(own)));
        Variant::ALL.into_iter().flat_map(words).collect()
    };
    [of(|rules| [rules.names, rules.foreign_names].concat()), of(|rules| rules.relatives.to_vec())]
});

/// A game of the backgammon board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    Backgammon,
    Portes,
    Plakoto,
    Fevga,
    TricTrac,
    Puff,
}

impl Variant {
    /// All games, in the order in which the documentation lists them.
    pub const ALL: [Variant; 6] =
        [Variant::Backgammon, Variant::Portes, Variant::Plakoto, Variant::Fevga, Variant::TricTrac, Variant::Puff];

    /// Returns the rules of the game; each game has its own file.
    pub const fn rules(self) -> &'static Rules {
        match self {
            Variant::Backgammon => &backgammon::RULES,
            Variant::Portes => &portes::RULES,
            Variant::Plakoto => &plakoto::RULES,
            Variant::Fevga => &fevga::RULES,
            Variant::TricTrac => &tric_trac::RULES,
            Variant::Puff => &puff::RULES,
        }
    }

    /// Returns the name by which programs and the database know the game.
    pub const fn key(self) -> &'static str {
        self.rules().key
    }

    /// Returns whether `name` comes from another country, so that players are told whose rules are used.
    pub fn is_foreign_name(self, name: &str) -> bool {
        let rules = self.rules();
        let is_among = |names: &[&str]| names.iter().any(|own| is_same(name, own));
        is_among(rules.foreign_names) && !is_among(rules.names)
    }

    /// Finds the game that people call `name`, however they write its letters.
    pub fn from_name(name: &str) -> Option<Variant> {
        meant(name, &NAMES[0])
    }

    /// Finds the game that is most like one which people call `name` and the bot does not know.
    pub fn nearest_relative(name: &str) -> Option<Variant> {
        meant(name, &NAMES[1])
    }

    /// Returns the number that a Ravensburger board prints on `player`'s own point `point` (1 to 24): 1 to 12, and
    /// whether an `A` follows.
    pub fn printed_point(self, player: Player, point: u8) -> (u8, bool) {
        let plain_is_far = self.rules().white_starts_at_1a == (player == Player::Black);
        let far = point > 12;
        (if far { 25 - point } else { point }, far != plain_is_far)
    }

    /// Returns the name of `player`'s own point `point` (1 to 24).
    pub fn point_name(self, numbering: Numbering, player: Player, point: u8) -> String {
        match (numbering, self.printed_point(player, point)) {
            (Numbering::Own, _) => point.to_string(),
            (Numbering::Printed, (number, false)) => number.to_string(),
            (Numbering::Printed, (number, true)) => format!("{number}A"),
        }
    }
}

fn meant(name: &str, names: &[(Variant, Word)]) -> Option<Variant> {
    let name = Word::new(name.trim());
    names.iter().find(|(_, own)| name.means(own)).map(|(variant, _)| *variant)
}

impl FromStr for Variant {
    type Err = ();
    fn from_str(name: &str) -> Result<Variant, ()> {
        Variant::from_name(name).ok_or(())
    }
}
