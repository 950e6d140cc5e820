//! Removes a person who is being forgotten from messages.

use kafenio_board::table::{Seat, TableId};

use super::identity::Account;
use super::platform::Platform;
use super::post::Post;
use super::text::{Span, Text};

/// A person to remove from messages.
#[derive(Debug)]
pub struct Forgotten {
    pub account: Account,
    /// The tables and seats where an opponent in another place knows them only by their name.
    pub elsewhere: Vec<(TableId, Seat)>,
    /// The platforms where people in other places know their name.
    pub readers: Vec<Platform>,
    /// The names that they have had.
    pub names: Vec<String>,
    /// What stands for a name in a message that is still to be delivered.
    pub stand_in: String,
}

impl Forgotten {
    /// Removes the person from a post that is still to be delivered. A board that shows a name is left out: it is
    /// outdated, because the person has left all tables.
    pub fn remove_from(&self, post: &mut Post) {
        self.remove_pings(post);
        self.replace_in(&mut post.text);
        post.text = std::mem::take(&mut post.text).with_capitals(&self.stand_in);
        if let Some(line) = &mut post.line {
            self.replace_in(line);
        }
        // Everything that is written on a board is a part of its JSON.
        let board = post.board.as_ref().map(|board| serde_json::to_string(board).unwrap_or_default());
        if self.names.iter().any(|name| board.as_ref().is_some_and(|board| board.contains(&escaped(name)))) {
            post.board = None;
        }
    }

    fn remove_pings(&self, post: &mut Post) {
        for ping in [&mut post.ping, &mut post.also] {
            *ping = ping.take().filter(|account| *account != self.account);
        }
        post.others.retain(|account| *account != self.account);
    }

    fn replace_in(&self, text: &mut Text) {
        for span in &mut text.0 {
            match span {
                Span::Person(user) if user.account == self.account => *span = Span::Plain(self.stand_in.clone()),
                Span::Elsewhere(other) if self.elsewhere.contains(&other.player) => {
                    *span = Span::Plain(self.stand_in.clone());
                }
                Span::Plain(part) | Span::Strong(part) | Span::Code(part) | Span::Block(part) => {
                    for name in &self.names {
                        *part = with_word_replaced(part, name, &self.stand_in);
                    }
                }
                Span::Person(_) | Span::Elsewhere(_) | Span::Place(_) => {}
            }
        }
    }
}

/// Returns `text` as it is written inside a JSON string.
#[must_use]
pub fn escaped(text: &str) -> String {
    let quoted = serde_json::Value::from(text).to_string();
    quoted[1..quoted.len() - 1].to_owned()
}

/// Returns `text` with `new` in place of every `word` that is not a part of a longer one.
fn with_word_replaced(text: &str, word: &str, new: &str) -> String {
    let mut replaced = String::new();
    let mut rest = text;
    let mut is_inside_word = false;
    while let Some(at) = rest.find(word).filter(|_| !word.is_empty()) {
        let before = &rest[..at];
        let after = &rest[at + word.len()..];
        let joins = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        let is_part =
            joins(before.chars().last()) || (before.is_empty() && is_inside_word) || joins(after.chars().next());
        replaced.push_str(before);
        replaced.push_str(if is_part { word } else { new });
        is_inside_word = is_part && joins(word.chars().last());
        rest = after;
    }
    replaced + rest
}

#[cfg(test)]
mod tests {
    use super::with_word_replaced;

    #[test]
    fn name_is_replaced_as_a_word_and_not_within_others() {
        let replaced = |text| with_word_replaced(text, "An", "somebody");
        assert_eq!(replaced("An wins; Anna and An, An."), "somebody wins; Anna and somebody, somebody.");
        assert_eq!(replaced("AnAn xAn"), "AnAn xAn");
        assert_eq!(with_word_replaced("an empty name", "", "somebody"), "an empty name");
        assert_eq!(with_word_replaced("*x* wins", "*x*", "somebody"), "somebody wins");
    }
}
