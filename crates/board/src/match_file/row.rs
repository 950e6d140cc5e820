//! The cells of a row of a match file. Programs place the columns differently, so a cell is found by what it begins with:
//! a roll such as `31:`, or a word.

use super::record::{End, How, Moves, What};
use super::snowie;
use crate::rules::Roll;

/// A cell: what a player rolled or decided, or how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    What(What),
    /// `Wins 2 points`; the points are `None` if they are not given.
    Wins(Option<u32>),
    /// Words for why the game ended, in the column of the loser.
    Loses(End),
    Drawn,
}

/// What a cell can begin with, in lower case. Longer words come before those that they begin with.
const WORDS: [(&str, Word); 27] = [
    ("redouble", Word::Double),
    ("doubles", Word::Double),
    ("double", Word::Double),
    ("beaver", Word::Beaver),
    ("raccoon", Word::Raccoon),
    ("takes", Word::Take),
    ("take", Word::Take),
    ("accept", Word::Take),
    ("drops", Word::Drop),
    ("drop", Word::Drop),
    ("rejects", Word::Drop),
    ("pass", Word::Drop),
    ("wins", Word::Wins),
    ("won", Word::Wins),
    ("win", Word::Wins),
    ("resign", Word::Resigned),
    ("loses on time", Word::Late),
    ("lost on time", Word::Late),
    ("timed out", Word::Late),
    ("time out", Word::Late),
    ("times out", Word::Late),
    ("timeout", Word::Late),
    ("out of time", Word::Late),
    ("forfeit", Word::Forfeited),
    ("draw", Word::Drawn),
    ("plays on", Word::PlaysOn),
    ("sets up", Word::SetsUp),
];

/// Words that say that there are no moves; after a roll they belong to its cell.
const NO_MOVES: [&str; 10] =
    ["cannot move", "can't move", "can not move", "no moves", "no move", "no play", "dances", "dance", "fans", "fan"];
/// What says so only right after a roll.
const NO_MOVES_OF_ROLL: [&str; 6] = ["pass", "passes", "0/0", "-", "--", "---"];

#[derive(Clone, Copy)]
pub enum Word {
    Double,
    Beaver,
    Raccoon,
    Take,
    Drop,
    Wins,
    Resigned,
    Late,
    Forfeited,
    Drawn,
    PlaysOn,
    SetsUp,
}

/// Returns the cells of a row without its number, each with the number of letters before it.
pub fn cells(row: &str) -> Vec<(usize, Cell)> {
    let mut starts: Vec<usize> = Vec::new();
    let mut depth = 0_usize;
    for (at, letter) in row.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            // Within brackets there are positions after illegal plays, and the names in them.
            _ if depth == 0 && begins_cell(row, at) => starts.push(at),
            _ => {}
        }
    }
    let first = row.len() - row.trim_start().len();
    if first < row.len() && starts.first().is_none_or(|start| *start > first) {
        starts.insert(0, first);
    }
    let ends = |starts: &[usize]| starts.iter().skip(1).copied().chain([row.len()]).collect::<Vec<_>>();
    let strange =
        starts.iter().zip(ends(&starts)).filter_map(|(start, end)| Some(start + behind_moves(&row[*start..end])?));
    let strange: Vec<usize> = strange.collect();
    starts.extend(strange);
    starts.sort_unstable();
    let ends = ends(&starts);
    let cells =
        starts.iter().zip(ends).map(|(start, end)| (row[..*start].chars().count(), cell(row[*start..end].trim())));
    cells.collect()
}

/// Returns whether a row begins with a cell that can be read.
pub fn begins_with_cell(row: &str) -> bool {
    let row = row.trim_start();
    roll_with_colon(row).or_else(|| bare_roll(row)).is_some() || word(row).is_some() || no_moves(row)
}

/// Returns whether a cell has a roll and moves.
pub fn has_moves(cell: &Cell) -> bool {
    matches!(cell, Cell::What(What::Turn { roll: Some(_), moves: Moves::Text(moves) }) if moves.contains('/'))
}

/// Returns where in the cell of a roll the next column has something that can be no moves.
fn behind_moves(cell: &str) -> Option<usize> {
    roll_with_colon(cell).or_else(|| bare_roll(cell))?;
    let mut depth = 0_usize;
    let mut blanks = 0;
    for (at, letter) in cell.char_indices() {
        let is_column = depth == 0 && blanks > 1 && !letter.is_whitespace();
        if is_column && !begins_moves(&cell[at..]) {
            return Some(at);
        }
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        blanks = match letter {
            '\t' => 2,
            letter if letter.is_whitespace() => blanks + 1,
            _ => 0,
        };
    }
    None
}

fn begins_moves(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_digit() || "(*/-?;".contains(letter))
        || ["bar", "off", "illegal", "unexportable"].iter().any(|word| begins_with(text, word))
}

/// Returns whether a cell begins here: with a roll, or with a word after a blank.
fn begins_cell(row: &str, at: usize) -> bool {
    let (before, rest) = row.split_at(at);
    if roll_with_colon(rest).is_some() {
        // Our own files once had rows such as `17/1322: 25/23`, without a blank.
        return true;
    }
    let is_column = before.trim_end().is_empty() || before.ends_with("  ") || before.ends_with('\t');
    let is_word = before.is_empty() || before.ends_with(char::is_whitespace);
    let is_dance = begins_with(rest, "pass") && ends_with_roll(before);
    is_column && bare_roll(rest).is_some()
        || is_word && !is_dance && word(rest).is_some()
        || is_column && no_moves(rest)
}

/// Returns whether a text ends with a roll, and a blank at most.
fn ends_with_roll(text: &str) -> bool {
    let roll = text.strip_suffix(' ').unwrap_or(text);
    roll.len().checked_sub(3).and_then(|at| roll.get(at..)).and_then(roll_with_colon).is_some()
}

/// Parses `31:`.
fn roll_with_colon(text: &str) -> Option<Roll> {
    let [first, second, b':', ..] = text.as_bytes() else { return None };
    Roll::new(first.checked_sub(b'0')?, second.checked_sub(b'0')?)
}

/// Parses a roll without a colon, such as `31 8/5 6/5`.
fn bare_roll(text: &str) -> Option<Roll> {
    let [first, second, b' ', ..] = text.as_bytes() else { return None };
    let roll = Roll::new(first.checked_sub(b'0')?, second.checked_sub(b'0')?)?;
    let moves = text.get(2..)?.trim_start();
    let place = moves.split(['/', '-']).next()?;
    let is_move = place.len() < moves.len()
        && (place.eq_ignore_ascii_case("bar") || !place.is_empty() && place.bytes().all(|byte| byte.is_ascii_digit()));
    is_move.then_some(roll)
}

pub fn word(text: &str) -> Option<Word> {
    WORDS.iter().find(|(word, _)| begins_with(text, word)).map(|(_, word)| *word)
}

fn no_moves(text: &str) -> bool {
    let ends = |words: &str| !text[words.len()..].starts_with(char::is_alphanumeric);
    text.starts_with("??") || NO_MOVES.iter().any(|words| begins_with(text, words) && ends(words))
}

fn begins_with(text: &str, words: &str) -> bool {
    text.get(..words.len()).is_some_and(|start| start.eq_ignore_ascii_case(words))
}

fn cell(text: &str) -> Cell {
    if let Some(roll) = roll_with_colon(text).or_else(|| bare_roll(text)) {
        let moves = text.get(2..).unwrap_or_default().trim_start_matches(':').trim();
        return Cell::What(What::Turn { roll: Some(roll), moves: moves_of(moves) });
    }
    if no_moves(text) {
        return Cell::What(What::Turn { roll: None, moves: Moves::CannotMove });
    }
    let number = || {
        let digits = text.split(|letter: char| !letter.is_ascii_digit()).find(|digits| !digits.is_empty());
        digits.and_then(|digits| digits.parse::<u32>().ok())
    };
    let loses = |how: How| {
        let has = |word: &str| text.to_ascii_lowercase().contains(word);
        let level = if has("backgammon") { Some(3) } else { has("gammon").then_some(2) };
        Cell::Loses(End { points: number(), level, how, ..End::default() })
    };
    let what = match word(text) {
        Some(Word::Double) => What::Double { to: number() },
        Some(Word::Beaver) => What::Beaver { to: number(), raccoon: false },
        Some(Word::Raccoon) => What::Beaver { to: number(), raccoon: true },
        Some(Word::Take) => What::Take,
        Some(Word::Drop) => What::Drop,
        Some(Word::PlaysOn) => What::PlaysOn,
        Some(Word::SetsUp) => What::SetsUp,
        Some(Word::Wins) => return Cell::Wins(number()),
        Some(Word::Resigned) => return loses(How::Resigned),
        Some(Word::Late) => return loses(How::Late),
        Some(Word::Forfeited) => return loses(How::Forfeited),
        Some(Word::Drawn) => return Cell::Drawn,
        None => What::unreadable(text),
    };
    Cell::What(what)
}

fn moves_of(text: &str) -> Moves {
    if text.is_empty() {
        Moves::Absent
    } else if text.starts_with("??") {
        Moves::NotPlayed
    } else if begins_with(text, "illegal") || begins_with(text, "unexportable") {
        // Behind the words there is the position that the play led to, or the play.
        let inner = text.split_once('(').map_or(text, |(_, inner)| inner.trim_end_matches(')'));
        snowie::sides(inner).map_or_else(|| Moves::Text(inner.to_owned()), Moves::Illegal)
    } else if no_moves(text.trim_matches(['(', ')']))
        || NO_MOVES_OF_ROLL.iter().any(|words| text.eq_ignore_ascii_case(words))
    {
        Moves::CannotMove
    } else {
        Moves::Text(text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(roll: [u8; 2], moves: Moves) -> Cell {
        Cell::What(What::Turn { roll: Roll::new(roll[0], roll[1]), moves })
    }

    fn text(moves: &str) -> Moves {
        Moves::Text(moves.to_owned())
    }

    #[test]
    fn two_rolls_are_two_cells_however_wide_they_are() {
        let both = [turn([3, 1], text("8/5 6/5")), turn([4, 2], text("8/4* 6/4"))];
        for row in ["31: 8/5 6/5          42: 8/4* 6/4", "31: 8/5 6/542: 8/4* 6/4", "31 8/5 6/5   42 8/4* 6/4"] {
            assert_eq!(cells(row).into_iter().map(|(_, cell)| cell).collect::<Vec<_>>(), both, "{row}");
        }
    }

    #[test]
    fn words_begin_cells() {
        let read = |row: &str| cells(row);
        assert_eq!(read(" Doubles => 2    Takes")[1], (17, Cell::What(What::Take)));
        assert_eq!(read("Drops                       Wins 2 points")[1].1, Cell::Wins(Some(2)));
        assert_eq!(read("             Beavers => 4"), [(13, Cell::What(What::Beaver { to: Some(4), raccoon: false }))]);
        assert_eq!(read("53: Cannot Move")[0].1, turn([5, 3], Moves::CannotMove));
        assert_eq!(read("Cannot Move       53:")[1].1, turn([5, 3], Moves::Absent));
        assert_eq!(read("53: ????")[0].1, turn([5, 3], Moves::NotPlayed));
        assert_eq!(read("hello")[0].1, Cell::What(What::unreadable("hello")));
    }
}
