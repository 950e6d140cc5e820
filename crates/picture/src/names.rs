//! Prepares players' names, which are arbitrary text, for a board.

use kafenio_board::rules::{ByPlayer, Player};

use super::bidi::{is_mark, readable};
use super::lettering::{Line, MISSING};
use super::scene::BoardView;

const ELLIPSIS: &str = "…";

/// Returns the names as a picture shows them. Letters that the fonts lack become boxes; a name without any letter left
/// is replaced by the player's stand-in, and two names that would look the same get their stand-ins in brackets.
pub fn drawn(scene: &BoardView) -> ByPlayer<String> {
    let stand_in = |player: Player| Some(&scene.stand_ins[player]).filter(|name| !name.is_empty());
    let kept = ByPlayer::from_fn(|player| {
        let name = &scene.names[player];
        drawable(name).or_else(|| stand_in(player).cloned()).unwrap_or_else(|| name.clone())
    });
    let alike = kept.white == kept.black;
    ByPlayer::from_fn(|player| match stand_in(player) {
        Some(word) if alike && *word != kept[player] => format!("{} ({word})", kept[player]),
        _ => kept[player].clone(),
    })
}

/// Replaces letters that the fonts lack with boxes and leaves out pictographs. Returns `None` if no letter or digit is
/// left.
pub fn drawable(name: &str) -> Option<String> {
    let all = readable(name);
    let mut kept = String::new();
    for letter in &all {
        // The character left out may have been between two spaces.
        let repeats = *letter == ' ' && (kept.is_empty() || kept.ends_with(' '));
        if Line::has(*letter) && !repeats {
            kept.push(*letter);
        } else if !Line::has(*letter) && letter.is_alphanumeric() {
            kept.push(MISSING);
        }
    }
    let kept = kept.trim_end().to_owned();
    let whole = all.iter().all(|letter| Line::has(*letter)) && !kept.is_empty();
    (whole || kept.contains(char::is_alphanumeric)).then_some(kept)
}

/// Returns the whole name if it fits, else as much of both ends as fits with an ellipsis between them: similar names
/// may differ at either end.
pub fn cut(name: &str, fits: &dyn Fn(&str) -> bool) -> String {
    let characters = readable(name);
    let whole: String = characters.iter().collect();
    if fits(whole.trim_end()) {
        return whole.trim_end().to_owned();
    }
    let shorter = (1..characters.len()).rev().map(|length| {
        let start: String = characters[..length.div_ceil(2)].iter().collect();
        let rest = &characters[characters.len() - length / 2..];
        // A combining mark would apply to the ellipsis.
        let rest: String = rest.iter().skip_while(|letter| is_mark(**letter)).collect();
        format!("{}{ELLIPSIS}{}", start.trim_end(), rest.trim_start())
    });
    shorter.into_iter().find(|kept| fits(kept)).unwrap_or_default()
}

/// Shortens a play like [`cut`], but by whole moves, because half a move would look like a different one.
pub fn cut_between_words(play: &str, fits: &dyn Fn(&str) -> bool) -> String {
    if fits(play) {
        return play.to_owned();
    }
    let words: Vec<&str> = play.split_whitespace().collect();
    let shorter = (1..words.len()).rev().map(|kept| {
        let start = &words[..kept.div_ceil(2)];
        let rest = &words[words.len() - kept / 2..];
        [start, &[ELLIPSIS], rest].concat().join(" ")
    });
    shorter.into_iter().find(|kept| fits(kept)).unwrap_or_else(|| cut(play, fits))
}
