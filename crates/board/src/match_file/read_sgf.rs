//! Reads the Smart Game Format of GNU Backgammon (`.sgf`; its source, `sgf.c`): a tree for each game, of which the main line
//! is read.

use super::fault::{Remark, Unreadable, Wrong};
use super::json::plain_terms;
use super::read_text::shortened;
use super::record::{End, Entry, How, Moves, Record, RecordedGame, Unsaid, What};
use crate::rules::{BAR, Move, OFF, Play, Roll};
use crate::table::{BySeat, Length, Seat};

/// A property of a node and its first values.
struct Property {
    name: String,
    values: Vec<String>,
}

/// The most values of a property, and the most letters of each, that are kept: the analysis has more of both.
const MOST_VALUES: usize = 8;
const MOST_LETTERS: usize = 200;

/// Reads a file; `None` if the text is none of Backgammon.
///
/// # Errors
/// Returns an error if it has a game that we do not play.
pub(super) fn read_sgf(text: &str) -> Result<Option<Record>, Unreadable> {
    let mut record = Record {
        names: BySeat::default(),
        terms: plain_terms(0),
        games: Vec::new(),
        crawford: Some(true),
        // The format has no beavers.
        unsaid: Unsaid { jacoby: false, beavers: true },
        remarks: Vec::new(),
    };
    let mut is_backgammon = false;
    for nodes in trees(text) {
        let Some((root, rest)) = nodes.split_first() else { continue };
        is_backgammon |= value(root, "GM") == Some("6");
        if !is_backgammon || !begin(&mut record, root)? {
            break;
        }
        if let Some(game) = record.games.last_mut() {
            let mut turn = Turn { seat: Seat::Inviter, number: 0 };
            for node in rest {
                turn.node(game, node);
            }
        }
    }
    Ok((!record.games.is_empty()).then_some(record))
}

/// Reads the root of a game, and returns whether it belongs to the match.
fn begin(record: &mut Record, root: &[Property]) -> Result<bool, Unreadable> {
    let about: Vec<&str> = values(root, "MI").collect();
    let number = |name: &str| {
        let found = about.iter().find_map(|text| text.strip_prefix(name)?.strip_prefix(':'));
        found.and_then(|number| number.trim().parse::<u32>().ok())
    };
    let index = number("game").unwrap_or(record.games.len() as u32);
    let game_number = index.saturating_add(1);
    if record.games.last().is_some_and(|last| game_number <= last.number) {
        record.remarks.push(Remark::MoreMatches);
        return Ok(false);
    }
    let rules: Vec<&str> = value(root, "RU").map(|rules| rules.split(':').collect()).unwrap_or_default();
    let other = rules.iter().find(|rule| rule.starts_with("Nackgammon") || rule.starts_with("Hypergammon"));
    if let Some(other) = other {
        return Err(Unreadable::OtherGame((*other).to_owned()));
    }
    if record.games.is_empty() {
        record.terms = plain_terms(number("length").unwrap_or(0));
        record.terms.cube = !rules.contains(&"NoCube");
        record.crawford = Some(rules.contains(&"Crawford"));
        if let Length::Money(money) = &mut record.terms.length {
            money.jacoby = rules.contains(&"Jacoby");
        }
        let name = |property: &str| shortened(value(root, property).unwrap_or_default());
        record.names = BySeat { inviter: name("PW"), invited: name("PB") };
    }
    record.games.push(RecordedGame {
        score: number("ws").zip(number("bs")).map(|(inviter, invited)| BySeat { inviter, invited }),
        crawford: Some(rules.contains(&"CrawfordGame")),
        stake: value(root, "CV").and_then(|stake| stake.trim().parse().ok()).unwrap_or(1),
        end: value(root, "RE").and_then(result),
        ..RecordedGame::new(game_number)
    });
    Ok(true)
}

/// Parses a result such as `B+2R`, which Black wins by a resignation.
fn result(text: &str) -> Option<End> {
    let (colour, points) = text.trim().split_once('+')?;
    let winner = seat(colour)?;
    let digits = points.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let how = if points.ends_with(['R', 'r']) { How::Resigned } else { How::Shown };
    Some(End { winner: Some(winner), points: digits.parse().ok(), level: None, how })
}

fn seat(colour: &str) -> Option<Seat> {
    match colour {
        "W" | "w" => Some(Seat::Inviter),
        "B" | "b" => Some(Seat::Invited),
        _ => None,
    }
}

/// Who is on roll, and the number of the move.
struct Turn {
    seat: Seat,
    number: u32,
}

impl Turn {
    fn node(&mut self, game: &mut RecordedGame, node: &[Property]) {
        for property in node {
            let text = property.values.first().map_or("", String::as_str);
            let what = match property.name.as_str() {
                "PL" => {
                    self.seat = seat(text.get(..1).unwrap_or_default()).unwrap_or(self.seat);
                    continue;
                }
                "B" | "W" => {
                    self.seat = seat(&property.name).unwrap_or(self.seat);
                    decision(text, self.seat)
                }
                "DI" => roll(text).map_or_else(
                    || What::unreadable(text),
                    |roll| What::Turn { roll: Some(roll), moves: Moves::NotPlayed },
                ),
                "AE" | "AB" | "AW" => What::Wrong(Wrong::SetPosition),
                "CV" | "CP" => What::Wrong(Wrong::SetCube),
                _ => continue,
            };
            self.number += 1;
            game.entries.push(Entry { seat: self.seat, number: self.number, what });
        }
    }
}

fn roll(text: &str) -> Option<Roll> {
    let [first, second, ..] = text.as_bytes() else { return None };
    Roll::new(first.checked_sub(b'0')?, second.checked_sub(b'0')?)
}

fn decision(text: &str, seat: Seat) -> What {
    match text {
        "double" => What::Double { to: None },
        "take" => What::Take,
        "drop" => What::Drop,
        _ => {
            let unreadable = || What::unreadable(text);
            let Some(roll) = roll(text) else { return unreadable() };
            let letters = text.get(2..).unwrap_or_default().as_bytes();
            let moves: Option<Vec<Move>> = letters.chunks_exact(2).map(|pair| step([pair[0], pair[1]], seat)).collect();
            match moves.filter(|moves| moves.len() <= 4 && letters.len() % 2 == 0) {
                Some(moves) => {
                    What::Turn { roll: Some(roll), moves: Moves::Steps(Play { moves: moves.into_iter().collect() }) }
                }
                None => unreadable(),
            }
        }
    }
}

/// Parses two letters into a move in the player's own numbering.
fn step(letters: [u8; 2], seat: Seat) -> Option<Move> {
    let place = |letter: u8| match letter {
        b'y' => Some(BAR),
        b'z' => Some(OFF),
        b'a'..=b'x' => Some(match seat {
            Seat::Inviter => letter - b'a' + 1,
            Seat::Invited => b'x' - letter + 1,
        }),
        _ => None,
    };
    Some(Move { from: place(letters[0])?, to: place(letters[1])?, die: 0, hit: false })
}

fn values<'n>(node: &'n [Property], name: &str) -> impl Iterator<Item = &'n str> {
    let property = node.iter().find(|property| property.name == name);
    property.into_iter().flat_map(|property| &property.values).map(String::as_str)
}

fn value<'n>(node: &'n [Property], name: &str) -> Option<&'n str> {
    values(node, name).next()
}

/// Returns the nodes of the main line of each tree, as far as the text goes.
fn trees(text: &str) -> Vec<Vec<Vec<Property>>> {
    let mut trees: Vec<Vec<Vec<Property>>> = Vec::new();
    let mut depth = 0_usize;
    // Behind the first variation that ends, there are only others.
    let mut is_main = true;
    let mut letters = text.chars().peekable();
    let mut name = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            '(' => {
                if depth == 0 {
                    trees.push(Vec::new());
                    is_main = true;
                }
                depth += 1;
            }
            ')' => {
                is_main &= depth < 2;
                depth = depth.saturating_sub(1);
            }
            ';' if depth > 0 && is_main => {
                if let Some(tree) = trees.last_mut() {
                    tree.push(Vec::new());
                }
            }
            '[' => {
                let value = property_value(&mut letters);
                if let Some(node) = trees.last_mut().filter(|_| is_main).and_then(|tree| tree.last_mut()) {
                    add_value(node, &mut name, value);
                }
            }
            letter if letter.is_ascii_uppercase() && name.len() < MOST_VALUES => name.push(letter),
            _ => {}
        }
        if !letter.is_ascii_alphabetic() && letter != '[' && !letter.is_whitespace() {
            name.clear();
        }
    }
    trees
}

/// Adds a value to the property whose name came before it, or to the last one if none did.
fn add_value(node: &mut Vec<Property>, name: &mut String, value: String) {
    if name.is_empty() {
        if let Some(last) = node.last_mut().filter(|last| last.values.len() < MOST_VALUES) {
            last.values.push(value);
        }
    } else {
        node.push(Property { name: std::mem::take(name), values: vec![value] });
    }
}

/// Reads up to the bracket that ends a value. A backslash keeps what follows it.
fn property_value(letters: &mut impl Iterator<Item = char>) -> String {
    let mut value = String::new();
    let mut kept = 0;
    while let Some(letter) = letters.next() {
        let letter = match letter {
            ']' => break,
            '\\' => letters.next().unwrap_or_default(),
            letter => letter,
        };
        if kept < MOST_LETTERS {
            value.push(letter);
            kept += 1;
        }
    }
    value
}
