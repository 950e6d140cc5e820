//! Which name stands on a board: what people typed, as far as it can be shown.

use crate::rules::{ByPlayer, Player};

use super::lettering::{Line, readable};
use super::scene::BoardView;
use super::script::is_mark;

/// A way to make a text shorter until it fits.
pub type Cut = fn(&str, &dyn Fn(&str) -> bool) -> String;

const ELLIPSIS: &str = "…";
/// Stands for letters that the fonts lack: without it the rest would be another one's name.
const MISSING: char = '□';

/// The names in a picture. Of a name the letters are kept that the fonts have, and others leave a sign; where none is left
/// its player's stand-in is written, and behind two names that would look the same.
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

/// What of a name has its letters in the fonts, with a sign for each letter that has not; pictographs go without a trace.
/// `None` where no letter and no number is left.
fn drawable(name: &str) -> Option<String> {
    let all = readable(name);
    let mut kept = String::new();
    for letter in &all {
        // What was left out may have stood between two spaces.
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

/// The whole of `name` where it fits, else as much of both ends as fits with an ellipsis between them: names of one house or
/// one family differ in either.
pub fn cut(name: &str, fits: &dyn Fn(&str) -> bool) -> String {
    let characters = readable(name);
    let whole: String = characters.iter().collect();
    if fits(whole.trim_end()) {
        return whole.trim_end().to_owned();
    }
    let shorter = (1..characters.len()).rev().map(|length| {
        let begun: String = characters[..length.div_ceil(2)].iter().collect();
        let rest = &characters[characters.len() - length / 2..];
        // An accent would fall on the ellipsis.
        let rest: String = rest.iter().skip_while(|letter| is_mark(**letter)).collect();
        format!("{}{ELLIPSIS}{}", begun.trim_end(), rest.trim_start())
    });
    shorter.into_iter().find(|kept| fits(kept)).unwrap_or_default()
}

/// The same for a play, of which whole moves are left out: half a move would be another one.
pub fn cut_between_words(play: &str, fits: &dyn Fn(&str) -> bool) -> String {
    if fits(play) {
        return play.to_owned();
    }
    let words: Vec<&str> = play.split_whitespace().collect();
    let shorter = (1..words.len()).rev().map(|kept| {
        let (begun, rest) = (&words[..kept.div_ceil(2)], &words[words.len() - kept / 2..]);
        [begun, &[ELLIPSIS], rest].concat().join(" ")
    });
    shorter.into_iter().find(|kept| fits(kept)).unwrap_or_else(|| cut(play, fits))
}
