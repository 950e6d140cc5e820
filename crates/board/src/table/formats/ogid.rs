//! Parses the position id of `OpenGammon` (OGID; `docs/OGID.md` of `HedgeHog`, and the package `gvformat`).
//!
//! An id is `WHITE:BLACK:CUBE:DICE:COLOUR:STATE:SCORE:SCORE:LENGTH`, of which the last fields may be missing. Each checker is a
//! letter: `0` is White's bar, `1` to `9` and `a` to `o` are the points from White's start to Black's, `p` is Black's bar, and
//! `q` is off.

use super::diagram::{Diagram, Field, InvalidId, off};
use crate::rules::{BAR, ByPlayer, OFF, Player, Position, Roll};

/// Returns whether a text looks like one: two lists of checkers and a cube.
pub(super) fn is_ogid(fields: &[&str]) -> bool {
    let [white, black, cube, ..] = fields else { return false };
    let are_checkers = |text: &str| text.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'q'));
    let is_cube = matches!(cube.as_bytes(), [b'A'..=b'Z' | b'?', b'0'..=b'9' | b'a'..=b'f', b'A'..=b'Z']);
    is_cube && are_checkers(white) && are_checkers(black)
}

pub(super) fn of_ogid(fields: &[&str]) -> Result<Diagram, InvalidId> {
    let field = |index: usize| fields.get(index).copied().unwrap_or_default();
    let invalid = |kind: Field, index: usize| InvalidId::Field(kind, field(index).to_owned());
    let dice = field(3);
    let roll = match dice.as_bytes() {
        [] | b"00" => None,
        [first, second] => {
            let roll = Roll::new(first.wrapping_sub(b'0'), second.wrapping_sub(b'0'));
            Some(roll.ok_or_else(|| invalid(Field::Dice, 3))?)
        }
        _ => return Err(invalid(Field::Dice, 3)),
    };
    let cube = field(2).as_bytes();
    let doublings = u32::from(cube.get(1).copied().unwrap_or(b'0').wrapping_sub(b'0'));
    if doublings > 12 {
        return Err(invalid(Field::Cube, 2));
    }
    let state = field(5);
    let doubled = cube.get(2) == Some(&b'O') || state == "D";
    // The colour is the player who acted last: the other one is on roll, unless the answer to a double is awaited. At the
    // start nobody has acted.
    let white_is_on_roll = match field(4) {
        "" => true,
        "W" if state == "IW" && roll.is_none() => true,
        "W" => doubled,
        "B" => !doubled,
        _ => return Err(invalid(Field::Turn, 4)),
    };
    // The diagram has the player on roll as its White.
    let white = side(field(0), |place| 25 - place)?;
    let black = side(field(1), |place| place)?;
    if let Some(point) = (1..=24).find(|point| white[*point] > 0 && black[25 - point] > 0) {
        return Err(InvalidId::Shared(if white_is_on_roll { point as u8 } else { 25 - point as u8 }));
    }
    let position = Position { checkers: seen(white_is_on_roll, white, black), pinned: ByPlayer::default() };
    let own = |is_white: bool| if is_white == white_is_on_roll { Player::White } else { Player::Black };
    let owner = match cube.first() {
        Some(b'W') => Some(own(true)),
        Some(b'B') => Some(own(false)),
        _ => None,
    };
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number < u32::MAX);
    let score = |index: usize| match field(index) {
        "" => Ok(0),
        text => number(text).ok_or_else(|| invalid(Field::Score, index)),
    };
    let digits: String = field(8).chars().take_while(char::is_ascii_digit).collect();
    let length = match field(8) {
        "" => 0,
        _ => number(&digits).ok_or_else(|| invalid(Field::Length, 8))?,
    };
    Ok(Diagram {
        roll,
        cube: (1 << doublings, owner),
        doubled,
        score: seen(white_is_on_roll, score(6)?, score(7)?),
        length: Some(length).filter(|length| *length > 0),
        crawford: field(8)[digits.len()..].starts_with('C'),
        ..Diagram::new(position)
    })
}

/// Returns what belongs to both sides as the player on roll sees it.
fn seen<T>(white_is_on_roll: bool, of_white: T, of_black: T) -> ByPlayer<T> {
    let [white, black] = if white_is_on_roll { [of_white, of_black] } else { [of_black, of_white] };
    ByPlayer { white, black }
}

/// Parses the checkers of a side; `own` turns a place of the id into the side's own numbering.
fn side(letters: &str, own: impl Fn(u8) -> u8) -> Result<[u8; 26], InvalidId> {
    let mut checkers = [0_u8; 26];
    for letter in letters.bytes() {
        let place = match letter {
            b'0'..=b'9' => letter - b'0',
            b'a'..=b'p' => letter - b'a' + 10,
            // Who is off is counted by who is missing.
            _ => continue,
        };
        let at = own(place);
        // The other side's bar is no place for a checker.
        if at == OFF || at > BAR {
            return Err(InvalidId::Field(Field::Sign, char::from(letter).to_string()));
        }
        checkers[usize::from(at)] = checkers[usize::from(at)].saturating_add(1);
    }
    checkers[usize::from(OFF)] = off(&checkers)?;
    Ok(checkers)
}

#[cfg(test)]
mod tests {
    use super::super::parse_position_id::parse_position_id;
    use super::*;
    use crate::rules::{Ruleset, Variant};

    #[test]
    fn ids_of_open_gammon_are_parsed() {
        let start = Ruleset::from(Variant::Backgammon).start();
        for id in [
            "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0",
            "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N::W:IW:0:0:1:0",
            "ogid:11jjjjjhhhccccc:ooddddd88866666:N0N",
        ] {
            assert_eq!(parse_position_id(id).map(|diagram| diagram.position), Ok(start), "{id}");
        }
        // White has moved 24/23 and 13/11, so Black is on roll, who rolled 6-3 and owns the cube at 2.
        let id = "12ecccchhhjjjjj:ooddddd88866666:B1N:36:W:R:3:5:7C";
        let found = parse_position_id(id);
        assert_eq!(found, Err(InvalidId::NoCrawford { score: ByPlayer { white: 5, black: 3 }, length: 7 }));
        let found = parse_position_id(&id.replace("7C", "7")).unwrap();
        assert_eq!((found.roll, found.cube, found.length), (Roll::new(3, 6), (2, Some(Player::White)), Some(7)));
        assert_eq!((found.score, found.doubled), (ByPlayer { white: 5, black: 3 }, false));
        let theirs = found.position.checkers.black;
        assert_eq!((theirs[24], theirs[23], theirs[13], theirs[11]), (1, 1, 4, 1));
        assert_eq!(found.position.checkers.white, start.checkers.white);
        // White has doubled, and is on roll after the answer.
        let doubled = parse_position_id("11jjjjjhhhccccc:ooddddd88866666:N0O::W:D:0:0:7").unwrap();
        assert!(doubled.doubled && doubled.position == start && doubled.cube == (1, None));
    }

    #[test]
    fn broken_ids_of_open_gammon_are_refused() {
        let at = |id: &str| parse_position_id(id).unwrap_err();
        assert_eq!(at("11:oo:N0N:77"), InvalidId::Field(Field::Dice, "77".to_owned()));
        assert_eq!(at("1p:oo:N0N"), InvalidId::Field(Field::Sign, "p".to_owned()));
        assert_eq!(at("1111111111111111:oo:N0N"), InvalidId::TooMany);
        assert_eq!(at("11:1:N0N:31"), InvalidId::Shared(24));
        assert_eq!(at("11:oo:N0N:31:X"), InvalidId::Field(Field::Turn, "X".to_owned()));
    }
}
