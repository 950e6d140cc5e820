//! What somebody has chosen in the settings.

use serde::{Deserialize, Serialize};

use crate::picture;
use crate::rules::Numbering;

/// How somebody wants to see the boards and to be spoken to. The default is what everybody sees who has not chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own between two")]
pub struct Preferences {
    /// The pictures' theme; `None` for the usual one.
    pub theme: Option<String>,
    /// Whether his home is drawn at the left.
    pub mirrored: bool,
    pub numbering: Numbering,
    /// Whether he gets boards as text, without pictures.
    pub text_boards: bool,
    /// Whether a play that he types is shown to him before it counts.
    pub confirm: bool,
    /// Whether each game begins for him with the order to roll where he could double.
    pub auto_roll: bool,
    /// The language that he has chosen, as a BCP 47 tag; `None` for the one that his platform tells.
    pub language: Option<String>,
    pub reminders: Reminders,
}

/// Where somebody is reminded before his time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reminders {
    /// In the place of the table and in a direct message.
    #[default]
    All,
    /// In the place of the table alone.
    Channel,
    Off,
}

impl Preferences {
    /// The name of the pictures' theme.
    #[must_use]
    pub fn theme(&self) -> &str {
        self.theme.as_deref().unwrap_or(picture::themes()[0])
    }
}
