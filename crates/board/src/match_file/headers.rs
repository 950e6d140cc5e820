//! The comments at the top of a match file, which eXtreme Gammon has made a custom:
//! `; [Player 1 "Alice"]`. Other programs pass over those that they do not know.

use crate::table::GameChoice;

pub const SITE: &str = "Site";
pub const VARIATION: &str = "Variation";
/// The terms as JSON, where they are not those of most matches; only our own files have them.
pub const TERMS: &str = "Terms";
pub const CUBE_LIMIT: &str = "CubeLimit";
pub const CRAWFORD: &str = "Crawford";
pub const JACOBY: &str = "Jacoby";
pub const BEAVER: &str = "Beaver";
/// The cube before the first roll of each game, where ties have doubled it.
pub const STAKES: &str = "Stakes";

/// Returns the name that other programs have for Backgammon, and our own key of every other game.
pub fn variation(game: GameChoice) -> &'static str {
    match game.key() {
        "backgammon" => "Backgammon",
        key => key,
    }
}

/// Returns a name as it stands between quotation marks: on one line, and without any of its own.
pub fn quoted(name: &str) -> String {
    name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect::<String>().replace('"', "'")
}

/// Parses a comment such as `; [Player 1 "Alice"]` into its name and its value.
pub fn parse(line: &str) -> Option<(&str, &str)> {
    let inner = line.trim().strip_prefix([';', '#'])?.trim().strip_prefix('[')?;
    let (name, value) = inner.split_once('"')?;
    let value = value.rsplit_once('"').map_or(value, |(value, _)| value);
    Some((name.trim(), value.trim()))
}
