//! Parses the position ids of other programs.

use base64::Engine as _;

use super::diagram::{Diagram, Field, InvalidId, off};
use super::ogid::{is_ogid, of_ogid};
use super::pasted::id_in;
use super::position_id::BASE64;
use crate::rules::{BAR, ByPlayer, OFF, Player, Position, Roll};
use crate::table::game::Cube;

/// The letters of an XGID's position: a bar, the points, a bar.
const LETTERS: usize = 26;
/// The most doublings of the cube.
const MAX_DOUBLINGS: u32 = Cube::HIGHEST.ilog2();
/// The largest value of an XGID's cube limit, which is otherwise ignored.
const MAX_LIMIT: i64 = 30;

/// Parses an XGID, an OGID, or GNU Backgammon's position id with or without a match id (`POSITION:MATCH`), also with the words
/// that these programs print around them.
///
/// # Errors
/// Returns an error with the reason if `id` is invalid.
pub fn parse_position_id(id: &str) -> Result<Diagram, InvalidId> {
    let (id, _) = &id_in(id);
    let marked = id.get(..5).filter(|mark| mark.eq_ignore_ascii_case("XGID=")).map(|_| &id[5..]);
    let text = marked.unwrap_or(id);
    let fields: Vec<&str> = text.split(':').collect();
    let diagram = match fields[..] {
        _ if marked.is_none() && is_ogid(&fields) => of_ogid(&fields)?,
        _ if marked.is_some() || fields.len() > 2 || fields[0].chars().count() == LETTERS => of_xgid(&fields)?,
        [position, game] => of_match_id(of_position_id(position)?, game)?,
        _ => Diagram::new(of_position_id(text)?),
    };
    diagram.check()?;
    Ok(diagram)
}

/// Parses `LETTERS:CUBE:OWNER:ON_ROLL:DICE:SCORE:SCORE:RULES:LENGTH:HIGHEST_CUBE`, where 1 stands for the player with
/// the capital letters. Missing fields at the end are those of the first game for money.
fn of_xgid(fields: &[&str]) -> Result<Diagram, InvalidId> {
    let number = |index: usize, field: Field, least: i64, most: i64| {
        let Some(text) = fields.get(index) else { return Ok(0) };
        let number = text.parse::<i64>().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| InvalidId::Field(field, (*text).to_owned()))
    };
    let natural = |index: usize, field: Field, most: i64| {
        number(index, field, 0, most).map(|number| u32::try_from(number).unwrap_or(0))
    };
    let doublings = natural(1, Field::Cube, MAX_DOUBLINGS.into())?;
    let owner = number(2, Field::Owner, -1, 1)?;
    let capital = match number(3, Field::Turn, -1, 1)? {
        -1 => Player::Black,
        0 if fields.len() > 3 => return Err(InvalidId::Field(Field::Turn, fields[3].to_owned())),
        _ => Player::White,
    };
    let dice = fields.get(4).copied().unwrap_or("00").to_uppercase();
    let dice = dice.as_str();
    let roll = match dice {
        "00" | "D" | "B" | "R" => None,
        _ => Some(roll_of(dice).ok_or_else(|| InvalidId::Field(Field::Dice, dice.to_owned()))?),
    };
    let score =
        [natural(5, Field::Score, i64::from(u32::MAX - 1))?, natural(6, Field::Score, i64::from(u32::MAX - 1))?];
    let length = natural(8, Field::Length, i64::from(u32::MAX))?;
    let rules = natural(7, Field::Rules, if length > 0 { 1 } else { 3 })?;
    natural(9, Field::Limit, MAX_LIMIT)?;
    if let Some(more) = fields.get(10) {
        return Err(InvalidId::Field(Field::More, (*more).to_owned()));
    }
    let player = |number: i64| match number {
        0 => None,
        1 => Some(capital),
        _ => Some(capital.opponent()),
    };
    let is_beavered = dice == "B" || dice == "R";
    if is_beavered && length > 0 {
        return Err(InvalidId::Field(Field::Dice, dice.to_owned()));
    }
    // After a beaver (B) or a raccoon (R) the player on roll goes on for four or eight times the stake, and the opponent, who
    // beavered, keeps the cube.
    let cube = match dice {
        "B" => (4 << doublings, Some(Player::Black)),
        "R" => (8 << doublings, Some(Player::Black)),
        _ => (1 << doublings, player(owner)),
    };
    Ok(Diagram {
        roll,
        cube,
        doubled: dice == "D",
        score: ByPlayer::from_fn(|side| score[usize::from(side != capital)]),
        length: Some(length).filter(|length| *length > 0),
        crawford: length > 0 && rules == 1,
        jacoby: length == 0 && rules % 2 == 1,
        beavers: length == 0 && rules >= 2,
        ..Diagram::new(of_letters(fields[0], capital)?)
    })
}

fn roll_of(dice: &str) -> Option<Roll> {
    let [first, second] = dice.as_bytes() else { return None };
    Roll::new(first.checked_sub(b'0')?, second.checked_sub(b'0')?)
}

/// Parses a match id, with the fields that [`position_ids`](super::position_id::position_ids) writes.
fn of_match_id(position: Position, id: &str) -> Result<Diagram, InvalidId> {
    let bits = bits_of(id, 12).ok_or(InvalidId::Unreadable)?;
    let number = |from: usize, count: usize| (0..count).fold(0, |sum, at| sum | u32::from(bits[from + at]) << at);
    let on_roll = number(6, 1);
    let player = |side: u32| if side == on_roll { Player::White } else { Player::Black };
    let dice = [number(15, 3), number(18, 3)].map(|die| u8::try_from(die).unwrap_or(0));
    let roll = Roll::new(dice[0], dice[1]);
    if roll.is_none() && dice != [0, 0] {
        return Err(InvalidId::Unreadable);
    }
    let [first, second] = [number(36, 15), number(51, 15)];
    let length = number(21, 15);
    Ok(Diagram {
        roll,
        cube: (1 << number(0, 4), Some(number(4, 2)).filter(|owner| *owner < 2).map(player)),
        doubled: number(12, 1) == 1,
        score: ByPlayer::from_fn(|side| if side == player(0) { first } else { second }),
        length: Some(length).filter(|length| *length > 0),
        crawford: number(7, 1) == 1,
        jacoby: length == 0 && number(66, 1) == 0,
        ..Diagram::new(position)
    })
}

fn of_letters(letters: &str, capital: Player) -> Result<Position, InvalidId> {
    let count = letters.chars().count();
    if count != LETTERS {
        return Err(InvalidId::Field(Field::Signs, count.to_string()));
    }
    let mut checkers = ByPlayer { white: [0; 26], black: [0; 26] };
    for (point, letter) in letters.chars().enumerate() {
        let checkers_from = |first: char| (u32::from(letter) - u32::from(first) + 1) as u8;
        match letter {
            '-' => {}
            'A'..='O' if point > 0 => checkers[capital][point] = checkers_from('A'),
            'a'..='o' if point < 25 => checkers[capital.opponent()][25 - point] = checkers_from('a'),
            _ => return Err(InvalidId::Field(Field::Sign, letter.to_string())),
        }
    }
    for side in Player::BOTH {
        checkers[side][usize::from(OFF)] = off(&checkers[side])?;
    }
    Ok(Position { checkers, pinned: ByPlayer::default() })
}

fn of_position_id(id: &str) -> Result<Position, InvalidId> {
    let mut bits = bits_of(id, 14).ok_or(InvalidId::Unreadable)?.into_iter();
    let mut side = || {
        let mut checkers = [0; 26];
        for point in 1..=BAR {
            // An id has room for 15 checkers of each side and the end of each point, so it ends early if there are
            // more.
            while bits.next().ok_or(InvalidId::TooMany)? {
                checkers[usize::from(point)] += 1;
            }
        }
        checkers[usize::from(OFF)] = off(&checkers)?;
        Ok(checkers)
    };
    let black = side()?;
    let white = side()?;
    if let Some(point) = (1..=24).find(|point| white[*point] > 0 && black[25 - point] > 0) {
        return Err(InvalidId::Shared(point as u8));
    }
    Ok(Position { checkers: ByPlayer { white, black }, pinned: ByPlayer::default() })
}

/// Decodes `letters` letters of Base64 into bits.
fn bits_of(id: &str, letters: usize) -> Option<Vec<bool>> {
    let bytes = BASE64.decode(id).ok().filter(|_| id.len() == letters)?;
    Some(bytes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1 == 1)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Ruleset, Variant};

    const XGID: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

    fn start() -> Position {
        Ruleset::from(Variant::Backgammon).start()
    }

    #[test]
    fn ids_of_the_start_are_parsed() {
        for id in ["4HPwATDgc/ABMA", XGID, &XGID[5..], &XGID[..31], &XGID.replace("XGID", "xgid")] {
            assert_eq!(parse_position_id(id), Ok(Diagram::new(start())), "{id}");
        }
        assert_eq!(
            parse_position_id(&XGID.replace(":1:", ":-1:")),
            Ok(Diagram::new(start())),
            "it looks the same from both sides"
        );
    }

    #[test]
    fn ids_are_parsed_as_programs_print_them() {
        let plain = parse_position_id(XGID);
        let printed = format!("{XGID} X:Player 1 O:Player 2 Score is X:0 O:0. Unlimited Game");
        assert_eq!(parse_position_id(&printed), plain);
        let both = parse_position_id("4HPwATDgc/ABMA:cAkAAAAAAAAA");
        for text in ["Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAA", "gnubgid=4HPwATDgc/ABMA:cAkAAAAAAAAA"] {
            assert!(both.is_ok() && parse_position_id(text) == both, "{text}");
        }
        assert_eq!(parse_position_id("GNUBGID 4HPwATDgc/ABMA"), plain);
    }

    #[test]
    fn beavered_cube_stays_with_the_opponent() {
        let at = |dice: &str| parse_position_id(&XGID.replace(":1:00:", &format!(":1:{dice}:")));
        assert_eq!(at("B").map(|found| (found.cube, found.doubled)), Ok(((4, Some(Player::Black)), false)));
        assert_eq!(at("R").map(|found| found.cube), Ok((8, Some(Player::Black))));
        let match_play = XGID.replace(":1:00:0:0:0:0:", ":1:B:0:0:0:5:");
        assert_eq!(parse_position_id(&match_play), Err(InvalidId::Field(Field::Dice, "B".to_owned())));
    }

    #[test]
    fn invalid_position_ids_are_refused() {
        for wrong in ["", "4HPwATDgc/ABM", "4HPwATDgc/ABMAA", "4HPwATDgc/AB*A", "4HPwATDgc/ABMA:short", "nonsense"] {
            assert_eq!(parse_position_id(wrong), Err(InvalidId::Unreadable), "{wrong}");
        }
        assert_eq!(parse_position_id("////////////AA"), Err(InvalidId::TooMany));
        assert_eq!(parse_position_id("AAAAAAAAAAAAAA"), Err(InvalidId::GameOver));
        // One checker each: White's on its 1-point, Black's on its 24-point.
        let id = crate::table::formats::position_id::position_id(
            &Position {
                checkers: ByPlayer::from_fn(|side| {
                    let mut counts = [0; 26];
                    (counts[0], counts[if side == Player::White { 1 } else { 24 }]) = (14, 1);
                    counts
                }),
                pinned: ByPlayer::default(),
            },
            Player::White,
        );
        assert_eq!(parse_position_id(&id), Err(InvalidId::Shared(1)));
    }

    #[test]
    fn each_field_of_an_xgid_is_checked() {
        let field = |field: Field, found: &str| Err(InvalidId::Field(field, found.to_owned()));
        let cases = [
            ("XGID=nonsense".to_owned(), field(Field::Signs, "8")),
            (XGID.replace("--B-", "--é-"), field(Field::Sign, "é")),
            (XGID.replace("=-b", "=Ab"), field(Field::Sign, "A")),
            (XGID.replace("--B-:", "--BA:"), Err(InvalidId::TooMany)),
            (XGID.replace(":0:0:1", ":13:0:1"), field(Field::Cube, "13")),
            (XGID.replace(":0:0:1", ":x:0:1"), field(Field::Cube, "x")),
            (XGID.replace(":0:0:1", ":0:2:1"), field(Field::Owner, "2")),
            (XGID.replace(":0:0:1", ":0:0:0"), field(Field::Turn, "0")),
            (XGID.replace(":1:00:", ":1:77:"), field(Field::Dice, "77")),
            (XGID.replace(":1:00:0:0:", ":1:00:0:-1:"), field(Field::Score, "-1")),
            (XGID.replace(":0:0:0:0:10", ":0:0:2:5:10"), field(Field::Rules, "2")),
            (XGID.replace(":0:0:0:0:10", ":0:0:0:-5:10"), field(Field::Length, "-5")),
            (XGID.replace(":10", ":ten"), field(Field::Limit, "ten")),
            (XGID.replace(":10", ":10:7"), field(Field::More, "7")),
        ];
        for (id, expected) in cases {
            assert_eq!(parse_position_id(&id), expected, "{id}");
        }
    }

    #[test]
    fn impossible_positions_are_refused() {
        let at = |fields: &str| parse_position_id(&format!("XGID=-b----E-C---eE---c-e----B-:{fields}:10"));
        let score = |white, black| ByPlayer { white, black };
        assert_eq!(at("0:0:1:00:9:0:0:5"), Err(InvalidId::MatchOver { score: score(9, 0), length: 5 }));
        assert_eq!(at("0:0:1:00:3:3:1:5"), Err(InvalidId::NoCrawford { score: score(3, 3), length: 5 }));
        assert_eq!(at("0:0:1:00:4:4:1:5"), Err(InvalidId::NoCrawford { score: score(4, 4), length: 5 }));
        assert_eq!(at("0:0:1:D:4:2:1:5"), Err(InvalidId::CrawfordCube));
        assert_eq!(at("1:1:1:00:4:2:1:5"), Err(InvalidId::CrawfordCube));
        assert_eq!(at("12:1:1:00:0:0:0:0").map(|diagram| diagram.cube.0), Ok(Cube::HIGHEST));
        assert_eq!(at("12:1:1:D:0:0:0:0"), Err(InvalidId::HighCube));
        // A match id has room for higher ones: here 2^13.
        assert_eq!(parse_position_id("4HPwATDgc/ABMA:TYkqASAAIAAA"), Err(InvalidId::HighCube));
        assert!(at("0:0:1:31:4:2:1:5").is_ok_and(|diagram| diagram.crawford));
        assert!(at("0:0:1:31:4:2:0:5").is_ok(), "the games after it");
        assert!(at("0:0:1:31:0:0:1:1").is_ok(), "a match to one point");
        assert!(
            at("0:0:1:31:0:0:3:0").is_ok_and(|diagram| !diagram.crawford && diagram.jacoby && diagram.beavers),
            "Jacoby and beavers"
        );
        assert_eq!(parse_position_id("XGID=--------------------------"), Err(InvalidId::GameOver));
        assert_eq!(parse_position_id("XGID=------E-------------------:0:0:1:00:0:0:0:0:10"), Err(InvalidId::GameOver));
    }

    #[test]
    fn ids_have_the_dice_the_cube_and_the_score() {
        // The example of the manual: a match to 9 at 2-4, player 0 holding the cube at 2, player 1 having rolled 5-2.
        let manual = parse_position_id("4HPwATDgc/ABMA:QYkqASAAIAAA").expect("a position");
        let expected = Diagram {
            roll: Roll::new(5, 2),
            cube: (2, Some(Player::Black)),
            score: ByPlayer { white: 4, black: 2 },
            length: Some(9),
            ..Diagram::new(start())
        };
        assert_eq!(manual, expected);
        // The same from eXtreme Gammon, X being on roll, and O.
        let xgid = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:4:2:0:9:10";
        assert_eq!(parse_position_id(xgid), Ok(expected));
        assert_eq!(parse_position_id(&xgid.replace(":1:-1:1:52:4:2", ":1:1:-1:52:2:4")), Ok(expected));
        let doubled = Diagram { roll: None, doubled: true, ..expected };
        assert_eq!(parse_position_id(&xgid.replace(":52:", ":D:")), Ok(doubled));
    }
}
