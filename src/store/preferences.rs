//! A person's settings.

use kafenio_board::rules::Numbering;
use kafenio_board::table::Checkers;
use kafenio_picture as picture;
use serde::{Deserialize, Serialize};

use crate::chat::{Account, Invitations, Reminders, User};

/// A person's settings. The default holds for everybody who has not changed them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent setting")]
pub struct Preferences {
    /// The theme of the pictures; `None` for the default one.
    pub theme: Option<String>,
    /// The checkers with which they like to play.
    pub checkers: Checkers,
    /// Whether their home board is drawn on the left.
    pub mirrored: bool,
    pub numbering: Numbering,
    /// Whether they get boards as text, without pictures.
    pub text_boards: bool,
    /// Whether a play that they type is shown for confirmation before it counts.
    pub confirm: bool,
    /// Whether they start each game with automatic rolling, even where they could double.
    pub auto_roll: bool,
    /// Whether the analysis of a match is posted as soon as it is over.
    pub auto_analysis: bool,
    /// The chosen language as a BCP 47 tag; `None` for the one that their platform reports.
    pub language: Option<String>,
    pub reminders: Reminders,
    pub invitations: Invitations,
    /// Whether opponents in other places may write to them.
    pub talk: bool,
    /// Whether only they themselves read their ratings and stand in lists.
    pub unranked: bool,
    /// The people whose invitations they refuse, the first one first.
    pub blocked: Vec<User>,
    /// Others whose invitations they refuse, and whose accounts they do not know: opponents in other places.
    pub blocked_across: Vec<User>,
}

impl Preferences {
    /// Returns whether this person refuses the invitations of `other`.
    #[must_use]
    pub fn has_blocked(&self, other: &Account) -> bool {
        self.blocked.iter().chain(&self.blocked_across).any(|user| user.account == *other)
    }

    /// Returns the name of the pictures' theme.
    #[must_use]
    pub fn theme(&self) -> &str {
        self.theme.as_deref().unwrap_or(picture::THEMES[0])
    }
}
