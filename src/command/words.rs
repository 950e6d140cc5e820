//! What single words of a command can mean.

use kafenio_board::letters::fold;
use kafenio_board::rules::{Roll, is_bar};

use super::argument::MAX_PLAY_NUMBER_DIGITS;

/// Parses two dice, written as `31`, `3-1`, `3/1` or `3,1`.
pub(super) fn roll(word: &str) -> Option<Roll> {
    let mut dice = word.chars().filter(|letter| !['-', '/', ',', ':'].contains(letter)).map(|die| die.to_digit(10));
    let one = dice.next()??;
    let other = dice.next()??;
    if dice.next().is_some() {
        return None;
    }
    Roll::new(one as u8, other as u8)
}

/// Returns whether the word looks like a position id and a match id of GNU Backgammon.
pub(super) fn is_gnubg_id(word: &str) -> bool {
    word.split_once(':').is_some_and(|(position, game)| position.len() == 14 && game.len() == 12)
}

/// Returns whether the word begins the id of a position, as programs print it.
pub(super) fn is_position_id(word: &str) -> bool {
    is_gnubg_id(word) || ["XGID=", "OGID="].iter().any(|name| word.starts_with(name))
}

/// Returns whether the word is the number of a play.
pub(super) fn is_number(word: &str) -> bool {
    let word = fold(word);
    !word.is_empty() && word.len() <= MAX_PLAY_NUMBER_DIGITS && word.bytes().all(|digit| digit.is_ascii_digit())
}

/// Returns whether the word can only be a play or its beginning, such as `13/9`, `bar/20`, the dice `31:` or, with printed
/// numbers, `12A-9`. `13-9` is one too, but not `3-1`, which may be two dice.
pub(super) fn is_play(word: &str) -> bool {
    let word = &fold(word);
    if word.strip_suffix(':').is_some_and(|dice| roll(dice).is_some()) {
        return true;
    }
    let starts_on_point = word.starts_with(|c: char| c.is_ascii_digit());
    if let Some((from, _)) = word.split_once('/') {
        return starts_on_point || is_bar(from);
    }
    let points: Vec<Option<u8>> = word.trim_end_matches('*').split('-').map(|point| point.parse().ok()).collect();
    if let [Some(from @ 7..=24), Some(to)] = points[..]
        && from > to
        && to > 0
    {
        return true;
    }
    let is_printed =
        |point: &str| point.strip_suffix(['a', 'α']).unwrap_or(point).parse::<u8>().is_ok_and(|point| point <= 12);
    word.contains('-') && word.contains(['a', 'α']) && word.trim_end_matches('*').split('-').all(is_printed)
}

/// Returns whether the word is the name of a table, such as `oak-7`. It means `table:oak-7`. A step such as `bar-20` is
/// none.
pub(super) fn is_table(word: &str) -> bool {
    let letters =
        |name: &str| !name.is_empty() && name.chars().all(char::is_alphabetic) && !["bar", "hand"].contains(&name);
    word.split_once('-').is_some_and(|(name, number)| letters(name) && number.parse::<i64>().is_ok())
}
