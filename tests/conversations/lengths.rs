//! What the bot says fits on the screen of a phone, which shows about 15 lines of 40 characters below a board.

use kafenio::chat::{Span, Text};

use crate::harness::talk::Talk;

/// The longest message about a turn, beside its board, in characters.
const TURN: usize = 300;
/// The longest of all other messages, in characters.
const MESSAGE: usize = 600;
/// The first page of a game's rules, in characters.
const RULES: usize = 500;

/// Returns what the bot said in a conversation that is too long.
pub fn too_long(talk: &Talk) -> Vec<String> {
    let posts = talk.posts.iter().map(|post| {
        let is_turn = post.board.as_ref().is_some_and(|board| board.album.is_none());
        (if is_turn { TURN } else { MESSAGE }, shown(&post.text))
    });
    let replies = talk.replies.iter().filter_map(|(asked, reply)| {
        let most = most(asked)?;
        // What the players of a table have agreed on comes on top.
        let is_page = |line: &&str| most != RULES || !line.contains("fig-1");
        Some((most, shown(&reply.text).lines().filter(is_page).collect::<Vec<_>>().join("\n")))
    });
    posts
        .chain(replies)
        .filter_map(|(most, text)| {
            let length = text.chars().count();
            (length > most).then(|| format!("{length} characters, at most {most}: {text}"))
        })
        .collect()
}

/// Returns how long the answer to this command may be, in characters; `None` if it is for reading.
fn most(asked: &str) -> Option<usize> {
    let words: Vec<&str> = asked.trim_start_matches(['/', '!']).split(' ').collect();
    match words[..] {
        ["rules", _, part, ..] if part.parse::<u32>().is_ok() => None,
        ["rules", ..] => Some(RULES),
        ["help" | "hilfe" | "βοήθεια" | "mydata", ..] => None,
        _ => Some(MESSAGE),
    }
}

/// Returns a text without boards and lists of moves.
fn shown(text: &Text) -> String {
    let spans = text.0.iter().filter(|span| !matches!(span, Span::Block(_)));
    Text(spans.cloned().collect()).to_string()
}
