//! What the bot sends: private replies, and posts that everybody in a place reads.

use serde::{Deserialize, Serialize};

use super::identity::{Account, Place};
use super::text::Text;
use crate::picture::{Album, BoardView};

/// A picture with its description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The board that is shown. It stands for the whole album where there are no pictures.
    pub scene: BoardView,
    /// Several boards, which the picture shows instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub album: Option<Album>,
    /// The whole position in words, for those who do not see it; at most 1024 characters.
    pub alt: String,
}

/// A button, or a reaction that serves as one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The command that it stands for, as if it were typed; at most 100 bytes. It names its table and its turn, so that
    /// an outdated click is refused.
    pub command: String,
    /// At most 40 characters.
    pub label: String,
    /// The reaction that stands for it where there are no buttons; unique in its post.
    pub emoji: String,
    /// Whether it is the usual choice.
    pub primary: bool,
}

impl Choice {
    /// Whether the reaction `emoji` stands for this choice. Some clients append the mark that asks for a coloured picture.
    #[must_use]
    pub fn is_chosen_by(&self, emoji: &str) -> bool {
        let bare = |emoji: &str| emoji.replace('\u{FE0F}', "");
        bare(&self.emoji) == bare(emoji)
    }
}

/// An answer for the author of a message alone: a refusal, a private view, a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    pub text: Text,
    pub board: Option<Board>,
    pub choices: Vec<Choice>,
    /// A file to keep; a reply has a board or a file, not both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<File>,
}

/// A file of plain text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct File {
    /// ASCII letters, digits, `-` and `.` only.
    pub name: String,
    pub text: String,
}

/// A message to a place. It is written to the outbox in the transaction that causes it, and delivered at least once with an
/// idempotency key by which the platform drops a repetition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    pub place: Place,
    pub thread: Option<String>,
    /// The person whom the message notifies.
    pub ping: Option<Account>,
    /// A second person to notify, where both are concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Account>,
    pub text: Text,
    pub board: Option<Board>,
    pub choices: Vec<Choice>,
}

impl Post {
    /// Returns the accounts that the post notifies.
    #[must_use]
    pub fn pinged(&self) -> Vec<&Account> {
        self.ping.iter().chain(&self.also).collect()
    }

    /// Returns a post of text alone, which notifies nobody.
    #[must_use]
    pub fn text_only(place: Place, text: Text) -> Post {
        Post { place, thread: None, ping: None, also: None, text, board: None, choices: Vec::new() }
    }
}
