//! What the bot sends: private replies, and posts that everybody in a place reads.

use kafenio_board::table::TableId;
use kafenio_picture::{Album, BoardView};
use serde::{Deserialize, Serialize};

use super::identity::{Account, Place};
use super::menu::{Menu, NUMBER_SIGNS};
use super::text::Text;

/// A picture of one or several boards, with its description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The board that is shown. Where there are no pictures, it also stands for the whole album.
    pub scene: BoardView,
    /// The boards to draw instead of `scene`, if the picture shows several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub album: Option<Album>,
    /// The whole position in words, for readers who do not see the picture. Discord shows the first 1024 characters.
    pub alt: String,
}

/// A button, or a reaction that serves as one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The command that the choice stands for, as if the user typed it; at most [`Choice::MAX_COMMAND_BYTES`] long. It names its table and its
    /// turn, so that an outdated click is refused.
    pub command: String,
    /// The button's label, at most 40 characters.
    pub label: String,
    /// The reaction that stands for the choice on a platform without buttons; unique in its post.
    pub emoji: String,
    /// Whether this is the choice that most players make.
    pub primary: bool,
}

impl Choice {
    /// The longest command of a choice.
    pub const MAX_COMMAND_BYTES: usize = 100;

    /// Returns a button for a platform that has buttons.
    #[must_use]
    pub fn button(label: impl Into<String>, command: impl Into<String>) -> Choice {
        Choice { command: command.into(), label: label.into(), emoji: String::new(), primary: false }
    }

    /// Returns whether the reaction `emoji` stands for this choice. Some clients append a variation selector, which is
    /// ignored.
    #[must_use]
    pub fn is_chosen_by(&self, emoji: &str) -> bool {
        let without_selector = |emoji: &str| emoji.replace('\u{FE0F}', "");
        without_selector(&self.emoji) == without_selector(emoji)
    }
}

/// Returns everything that a reader can choose by a reaction: the options of `menu`, by their numbers, and `choices`.
fn reactions(menu: Option<&Menu>, choices: &[Choice]) -> Vec<Choice> {
    let numbered = menu.iter().flat_map(|menu| &menu.options).zip(NUMBER_SIGNS).map(|(option, sign)| Choice {
        command: option.command.clone(),
        label: option.label.clone(),
        emoji: sign.to_owned(),
        primary: false,
    });
    numbered.chain(choices.iter().cloned()).collect()
}

/// An answer that only the author of a message reads: a refusal, a private view, a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    pub text: Text,
    pub board: Option<Board>,
    pub choices: Vec<Choice>,
    /// Shown above the choices, one below the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub menus: Vec<Menu>,
    /// A file to download. A reply has a board or a file, not both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<File>,
    /// The turn for which it is true, if it is true for no longer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only_in: Option<OnlyIn>,
}

/// A turn at a table, and what stays afterwards of a message that is true for that turn alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnlyIn {
    pub table: TableId,
    pub turn: u32,
    pub line: Text,
}

impl Reply {
    /// Returns everything that a reader can choose by a reaction.
    #[must_use]
    pub fn reactions(&self) -> Vec<Choice> {
        reactions(self.menus.first(), &self.choices)
    }
}

/// A text file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct File {
    /// The file's name, made of ASCII letters, digits, `-` and `.` only.
    pub name: String,
    pub text: String,
    /// What readers get where the file cannot be sent; `None` if they get its text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<Text>,
}

impl File {
    /// Returns a file of plain text, which can also be read in a message.
    #[must_use]
    pub fn plain(name: String, text: String) -> File {
        File { name, text, instead: None }
    }

    /// Returns a page for the browser. Where it cannot be sent, readers get `instead`.
    #[must_use]
    pub fn page(name: String, html: String, instead: Text) -> File {
        File { name, text: html, instead: Some(instead) }
    }

    /// Returns the media type of the file.
    #[must_use]
    pub fn media_type(&self) -> &'static str {
        match self.name.rsplit_once('.') {
            Some((_, "html")) => "text/html",
            _ => "text/plain",
        }
    }
}

/// A message to a place. It is written to the outbox in the transaction that causes it, and delivered at least once,
/// with an idempotency key by which the platform drops a repetition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    pub place: Place,
    pub thread: Option<String>,
    /// The person whom the message is for, and whom it notifies.
    pub ping: Option<Account>,
    /// A second person to notify, if the message concerns both players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Account>,
    /// Whether nobody is notified, as whom the message is for has just acted and sees it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_silent: bool,
    /// Further people to notify, if the message concerns a whole tournament.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Account>,
    pub text: Text,
    pub board: Option<Board>,
    pub choices: Vec<Choice>,
    /// Shown above the choices. Whatever removes the choices removes the menu too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub menu: Option<Menu>,
    /// The line to which the message shrinks once a newer one has replaced it; `None` if it only loses its choices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Text>,
}

impl Post {
    /// Returns the accounts that the post notifies.
    #[must_use]
    pub fn pinged(&self) -> Vec<&Account> {
        self.ping.iter().chain(&self.also).chain(&self.others).filter(|_| !self.is_silent).collect()
    }

    /// Returns everything that a reader can choose by a reaction.
    #[must_use]
    pub fn reactions(&self) -> Vec<Choice> {
        reactions(self.menu.as_ref(), &self.choices)
    }

    /// Returns whether something of the message goes once a newer one replaces it.
    #[must_use]
    pub fn can_shrink(&self) -> bool {
        !self.choices.is_empty() || self.menu.is_some() || self.line.is_some()
    }

    /// Returns a post that is only text and notifies nobody.
    #[must_use]
    pub fn text_only(place: Place, text: Text) -> Post {
        Post {
            place,
            thread: None,
            ping: None,
            also: None,
            is_silent: false,
            others: Vec::new(),
            text,
            board: None,
            choices: Vec::new(),
            menu: None,
            line: None,
        }
    }

    /// Returns the post to which the message shrinks: its line alone, which notifies nobody.
    #[must_use]
    pub fn shrunk(&self) -> Option<Post> {
        let line = self.line.clone()?;
        Some(Post { thread: self.thread.clone(), ..Post::text_only(self.place.clone(), line) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::{MenuOption, Platform};

    #[test]
    fn options_of_a_menu_are_chosen_by_their_numbers() {
        let option = |command: &str| MenuOption {
            command: command.to_owned(),
            label: String::new(),
            description: None,
            is_chosen: false,
        };
        let menu = Menu { placeholder: String::new(), options: vec![option("/move 1"), option("/moves 2..9")] };
        let enter =
            Choice { command: "/enter".to_owned(), label: String::new(), emoji: "👆".to_owned(), primary: true };
        let reactions = Reply { menus: vec![menu], choices: vec![enter], ..Reply::default() }.reactions();
        let chosen = |emoji: &str| {
            reactions.iter().find(|choice| choice.is_chosen_by(emoji)).map(|choice| choice.command.as_str())
        };
        assert_eq!((chosen("1️⃣"), chosen("2⃣"), chosen("👆")), (Some("/move 1"), Some("/moves 2..9"), Some("/enter")));
        assert_eq!(chosen("3️⃣"), None, "the list ends before");
    }

    #[test]
    fn post_shrinks_to_its_line_and_notifies_nobody() {
        let place = Place { platform: Platform::Discord, id: "7".to_owned() };
        let reader = Account { platform: Platform::Discord, id: "8".to_owned() };
        let post = Post { ping: Some(reader), ..Post::text_only(place, Text::plain("Alice, you rolled 6-3.")) };
        assert_eq!(post.shrunk(), None);
        let line = Text::plain("1. Alice 6-3: 24/18 13/10");
        let shrunk = Post { line: Some(line.clone()), ..post }.shrunk().expect("it has a line");
        assert_eq!((shrunk.pinged().len(), shrunk.text), (0, line));
    }
}
