//! The cells of a row of a match file. Programs place the columns differently, so a cell is found by what it begins with:
//! a roll such as `31:`, or a word.

use super::record::{Moves, What};
use super::snowie;
use crate::rules::Roll;

/// A cell: what a player rolled or decided, or how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    What(What),
    /// `Wins 2 points`; the points are `None` if they are not given.
    Wins(Option<u32>),
    /// Words for why the game ended.
    Resigned,
    Late,
    Forfeited,
    Drawn,
}

/// What a cell can begin with, in lower case. Longer words come before those that they begin with.
const WORDS: [(&str, Word); 23] = [
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
    ("passes", Word::Drop),
    ("wins", Word::Wins),
    ("won", Word::Wins),
    ("win", Word::Wins),
    ("resign", Word::Resigned),
    ("loses on time", Word::Late),
    ("lost on time", Word::Late),
    ("timed out", Word::Late),
    ("forfeit", Word::Forfeited),
    ("draw", Word::Drawn),
    ("plays on", Word::PlaysOn),
    ("sets up", Word::SetsUp),
];

/// Words that say that there are no moves; after a roll they belong to its cell.
const NO_MOVES: [&str; 7] = ["cannot move", "can't move", "can not move", "no move", "no play", "dances", "dance"];

#[derive(Clone, Copy)]
enum Word {
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
    let ends = starts.iter().skip(1).copied().chain([row.len()]).collect::<Vec<_>>();
    let cells =
        starts.iter().zip(ends).map(|(start, end)| (row[..*start].chars().count(), cell(row[*start..end].trim())));
    cells.collect()
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
    is_column && bare_roll(rest).is_some() || is_word && word(rest).is_some() || is_column && no_moves(rest)
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

fn word(text: &str) -> Option<Word> {
    WORDS.iter().find(|(word, _)| begins_with(text, word)).map(|(_, word)| *word)
}

fn no_moves(text: &str) -> bool {
    text.starts_with("??") || NO_MOVES.iter().any(|words| begins_with(text, words))
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
    let what = match word(text) {
        Some(Word::Double) => What::Double { to: number() },
        Some(Word::Beaver) => What::Beaver { to: number(), raccoon: false },
        Some(Word::Raccoon) => What::Beaver { to: number(), raccoon: true },
        Some(Word::Take) => What::Take,
        Some(Word::Drop) => What::Drop,
        Some(Word::PlaysOn) => What::PlaysOn,
        Some(Word::SetsUp) => What::SetsUp,
        Some(Word::Wins) => return Cell::Wins(number()),
        Some(Word::Resigned) => return Cell::Resigned,
        Some(Word::Late) => return Cell::Late,
        Some(Word::Forfeited) => return Cell::Forfeited,
        Some(Word::Drawn) => return Cell::Drawn,
        None => What::Unreadable(text.chars().take(MOST_SHOWN).collect()),
    };
    Cell::What(what)
}

/// The most letters of an unreadable cell that are repeated.
const MOST_SHOWN: usize = 40;

fn moves_of(text: &str) -> Moves {
    if text.is_empty() {
        Moves::Absent
    } else if text.starts_with("??") {
        Moves::NotPlayed
    } else if begins_with(text, "illegal") || begins_with(text, "unexportable") {
        Moves::Illegal(text.split_once('(').and_then(|(_, position)| snowie::sides(position)))
    } else if no_moves(text) {
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
        assert_eq!(read("hello")[0].1, Cell::What(What::Unreadable("hello".to_owned())));
    }
}
