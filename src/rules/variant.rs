//! The games, by name.

mod backgammon;
mod fevga;
mod plakoto;
mod portes;
mod puff;
mod tric_trac;

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Numbering, Player, Rules};

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
    /// Every game, in the order in which the README lists them.
    pub const ALL: [Variant; 6] =
        [Variant::Backgammon, Variant::Portes, Variant::Plakoto, Variant::Fevga, Variant::TricTrac, Variant::Puff];

    /// The name under which it is stored and written by programs.
    pub const fn key(self) -> &'static str {
        match self {
            Variant::Backgammon => "backgammon",
            Variant::Portes => "portes",
            Variant::Plakoto => "plakoto",
            Variant::Fevga => "fevga",
            Variant::TricTrac => "tric-trac",
            Variant::Puff => "puff",
        }
    }

    pub fn rules(self) -> &'static Rules {
        match self {
            Variant::Backgammon => &backgammon::RULES,
            Variant::Portes => &portes::RULES,
            Variant::Plakoto => &plakoto::RULES,
            Variant::Fevga => &fevga::RULES,
            Variant::TricTrac => &tric_trac::RULES,
            Variant::Puff => &puff::RULES,
        }
    }

    /// Names that people use for it, lower case, the key first. A name of another country's game stands here where
    /// the sources call that game the same; [`Variant::is_own_name`] tells the two kinds apart.
    pub fn names(self) -> &'static [&'static str] {
        match self {
            Variant::Backgammon => {
                &["backgammon", "bg", "τάβλι-μπακγκάμον", "μπακγκάμον", "τάβλα-bg", "vidos", "βίδος"]
            }
            Variant::Portes => &["portes", "πόρτες", "πορτες", "doors", "tavla", "takhteh"],
            Variant::Plakoto => &["plakoto", "πλακωτό", "πλακωτο", "tapa", "mahbusa", "mahbouseh"],
            Variant::Fevga => {
                &["fevga", "φεύγα", "φευγα", "feuga", "moultezim", "μουλτεζίμ", "narde", "nardy", "nardi"]
            }
            Variant::TricTrac => &["tric-trac", "trictrac", "tricktrack", "tric", "τρικ-τρακ"],
            Variant::Puff => &["puff", "buff", "gegenpuff", "πουφ"],
        }
    }

    /// Whether `name` is this game's own name; else it is another country's game, and one says by whose rules it is played.
    pub fn is_own_name(self, name: &str) -> bool {
        let foreign: &[&str] = match self {
            Variant::Backgammon | Variant::TricTrac | Variant::Puff => &[],
            Variant::Portes => &["tavla", "takhteh"],
            Variant::Plakoto => &["tapa", "mahbusa", "mahbouseh"],
            Variant::Fevga => &["moultezim", "μουλτεζίμ", "narde", "nardy", "nardi"],
        };
        !foreign.contains(&name.to_lowercase().as_str())
    }

    /// The game that people call `name`, in any letter case.
    pub fn from_name(name: &str) -> Option<Variant> {
        let name = name.trim().to_lowercase();
        Variant::ALL.into_iter().find(|variant| variant.names().contains(&name.as_str()))
    }

    /// The number on the Ravensburger board of `player`'s own point `point` (1 to 24): 1 to 12, and whether an `A` follows.
    /// White runs 1A, 12A, 12, 1 in most games and 1, 12, 12A, 1A in Tric-Trac and Puff; Black the other way.
    pub fn printed_point(self, player: Player, point: u8) -> (u8, bool) {
        let plain_is_far = match self {
            Variant::Backgammon | Variant::Portes | Variant::Plakoto | Variant::Fevga => player == Player::Black,
            Variant::TricTrac | Variant::Puff => player == Player::White,
        };
        let far = point > 12;
        (if far { 25 - point } else { point }, far != plain_is_far)
    }

    /// What `player` calls his own point `point` (1 to 24).
    pub fn point_name(self, numbering: Numbering, player: Player, point: u8) -> String {
        match (numbering, self.printed_point(player, point)) {
            (Numbering::Own, _) => point.to_string(),
            (Numbering::Printed, (number, false)) => number.to_string(),
            (Numbering::Printed, (number, true)) => format!("{number}A"),
        }
    }
}

impl FromStr for Variant {
    type Err = ();
    fn from_str(name: &str) -> Result<Variant, ()> {
        Variant::from_name(name).ok_or(())
    }
}

/// Which way the two players run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards each other: my point `p` is the opponent's `25 - p`.
    Opposite,
    /// The same way round (Fevga): my point `p` is the opponent's `(p + 11) % 24 + 1`.
    Same,
}

impl Direction {
    /// The opponent's number of my point `point`, 1 to 24.
    #[must_use]
    pub fn mirror(self, point: u8) -> u8 {
        match self {
            Direction::Opposite => 25 - point,
            Direction::Same => (point + 11) % 24 + 1,
        }
    }

    /// The same for a set of points, bit `p` for point `p`.
    #[must_use]
    pub fn mirror_all(self, points: u32) -> u32 {
        match self {
            Direction::Opposite => points.reverse_bits() >> 6,
            Direction::Same => (points >> 12 | points << 12) & 0x01FF_FFFE,
        }
    }
}

/// All checkers on one point, in the own numbering.
const fn all_on(point: usize) -> [u8; 26] {
    let mut start = [0; 26];
    start[point] = 15;
    start
}
