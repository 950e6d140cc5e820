//! Settings of people and places that are one of a few words.

use serde::{Deserialize, Serialize};

/// Who may invite a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Invitations {
    #[default]
    Everyone,
    /// Those with whom they have played before.
    Known,
    Nobody,
}

/// Where a person is reminded before their time runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reminders {
    /// In the table's place and in a direct message.
    #[default]
    All,
    /// In the table's place only.
    Channel,
    Off,
}

/// Which matches of a place get their own threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Threads {
    Always,
    /// Those whose inviter asks for one.
    #[default]
    Ask,
    Never,
}

impl Threads {
    /// Returns the word that `/channel` takes.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Threads::Always => "always",
            Threads::Ask => "ask",
            Threads::Never => "never",
        }
    }
}
