//! The chat platforms and what each of them can do.

use serde::{Deserialize, Serialize};

use crate::table::TimeControl;

/// A chat platform. What distinguishes it is its row of [`Capabilities`]: nothing else asks which platform it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Platform {
    Console,
    Discord,
    Matrix,
}

/// What a platform can do, and what its users are used to.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a capability of its own")]
pub struct Capabilities {
    /// The platform's name in the database.
    pub key: &'static str,
    /// The character before a command. Every client of the platform sends such a line unchanged.
    pub command_prefix: char,
    /// An address of the form by which a user is found who is not in the place; `None` where there is no such address.
    pub address_example: Option<&'static str>,
    /// The clock of a match for which none was chosen.
    pub default_clock: Option<TimeControl>,
    /// A user reads the answers to their commands alone, and they disturb nobody.
    pub has_private_replies: bool,
    /// The bot can write to a user in private.
    pub has_direct_messages: bool,
    /// Choices are buttons with labels, so that no text has to explain how to choose.
    pub has_buttons: bool,
    /// Users pick a command from a list that the bot has registered, and cannot type another.
    pub registers_commands: bool,
    /// Many users read on a phone, whose lines are short.
    pub has_short_lines: bool,
    /// A message that changes stays where it is; otherwise it is shown again below all others.
    pub edits_in_place: bool,
    /// The bot can open a thread.
    pub opens_threads: bool,
}

const CONSOLE: Capabilities = Capabilities {
    key: "console",
    command_prefix: '/',
    address_example: None,
    // People in front of one terminal need no clock.
    default_clock: None,
    has_private_replies: false,
    has_direct_messages: false,
    has_buttons: false,
    registers_commands: false,
    has_short_lines: false,
    edits_in_place: false,
    opens_threads: false,
};

const DISCORD: Capabilities = Capabilities {
    key: "discord",
    command_prefix: '/',
    address_example: None,
    default_clock: Some(TimeControl::RELAXED),
    has_private_replies: true,
    has_direct_messages: true,
    has_buttons: true,
    registers_commands: true,
    has_short_lines: true,
    edits_in_place: true,
    opens_threads: true,
};

const MATRIX: Capabilities = Capabilities {
    key: "matrix",
    // Clients of Matrix keep lines that begin with `/` to themselves.
    command_prefix: '!',
    address_example: Some("@friend:example.org"),
    default_clock: Some(TimeControl::RELAXED),
    has_private_replies: false,
    has_direct_messages: true,
    has_buttons: false,
    registers_commands: false,
    has_short_lines: true,
    edits_in_place: true,
    opens_threads: false,
};

impl Platform {
    pub const ALL: [Platform; 3] = [Platform::Console, Platform::Discord, Platform::Matrix];

    #[must_use]
    pub fn capabilities(self) -> &'static Capabilities {
        match self {
            Platform::Console => &CONSOLE,
            Platform::Discord => &DISCORD,
            Platform::Matrix => &MATRIX,
        }
    }

    /// Returns the platform's name in the database.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.capabilities().key
    }

    /// Returns the platform with this [`Capabilities::key`].
    ///
    /// # Errors
    /// If no platform has it.
    pub fn from_key(key: &str) -> anyhow::Result<Platform> {
        let found = Platform::ALL.into_iter().find(|platform| platform.key() == key);
        found.ok_or_else(|| anyhow::anyhow!("no platform is called {key}"))
    }
}
