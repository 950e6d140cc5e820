//! Names that a person may have chosen to break a file.

use kafenio_board::table::BySeat;

use crate::chance::Chance;

const NAMES: [&str; 22] = [
    "Alice",
    "alice",
    "Δημήτρης",
    "Ελένη",
    "Ünal",
    "عمر",
    "\u{202e}evil\u{202c}",
    "🎲🎲🎲",
    "👩\u{200d}👩\u{200d}👧",
    "A name with thirty-four letters xx",
    "A name with thirty-four letters yy",
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΑΒΓΔΕΖΗΘΙΚ",
    "7",
    "31: 8/5 6/5",
    "x : 0    y",
    "a: 0",
    "Game 2",
    "smith, 1600",
    "; [Player 1 \"x\"]",
    "]\\;W[31",
    "  ",
    "Wins 3 points",
];

/// Returns two names, which may be equal.
pub fn hostile_names(chance: &mut Chance) -> BySeat<String> {
    let mut name = || NAMES[chance.below(NAMES.len())].to_owned();
    BySeat { inviter: name(), invited: name() }
}
