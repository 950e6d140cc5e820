//! The chat platforms and what each of them can do.

use kafenio_board::table::TimeControl;
use serde::{Deserialize, Serialize};

use super::menu::Menu;

/// A chat platform. Its row of [`Capabilities`] describes how it differs from the others; no other code asks which
/// platform it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Platform {
    Console,
    Discord,
    Matrix,
}

/// What a platform can do, and what its users expect.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a capability of its own")]
pub struct Capabilities {
    /// The platform's name in the database.
    pub key: &'static str,
    /// The name by which people know it.
    pub name: &'static str,
    /// The character before a command. Every client of the platform sends a line that begins with it unchanged.
    pub command_prefix: char,
    /// An example of an address by which users invite somebody who is not in the place; `None` if users have no
    /// addresses.
    pub address_example: Option<&'static str>,
    /// The clock of a match whose inviter chose none; `None` means no clock.
    pub default_clock: Option<TimeControl>,
    /// Whether only the author sees the answer to a command.
    pub has_private_replies: bool,
    /// Whether the bot can write to a user in private.
    pub has_direct_messages: bool,
    /// Whether choices are labelled buttons, so that the text need not explain how to choose.
    pub has_buttons: bool,
    /// The most options of a [`super::Menu`]; 0 if messages have no menus. Without buttons, a menu is a list in the text
    /// whose options are chosen by reactions, at most as many as there are [`super::NUMBER_SIGNS`].
    pub most_options: usize,
    /// Whether every message is meant for the bot, so that a command needs no sign before it.
    pub is_for_bot: bool,
    /// Whether a file that somebody sends is named by its path.
    pub files_are_paths: bool,
    /// Whether other bots read the same messages, so that an unknown command may be meant for one of them.
    pub shares_places_with_bots: bool,
    /// Whether users pick a command from a list that the bot has registered, and cannot type another one.
    pub registers_commands: bool,
    /// Whether many users read on a phone, where lines are short.
    pub has_short_lines: bool,
    /// Whether an edited message stays where it is. Otherwise it is shown again below all others.
    pub edits_in_place: bool,
    /// Whether the bot can open a thread.
    pub opens_threads: bool,
    /// Whether a thread is a place of its own, which the platform opens and archives. Otherwise it belongs to the place of
    /// the message at which it starts, and the first answer to that message opens it.
    pub threads_are_places: bool,
    /// Whether places belong to servers, which the platform names.
    pub has_servers: bool,
    /// Whether members have roles, and a message tells those of its author.
    pub has_roles: bool,
}

const CONSOLE: Capabilities = Capabilities {
    key: "console",
    name: "Terminal",
    command_prefix: '/',
    address_example: None,
    // Players who share a terminal need no clock.
    default_clock: None,
    has_private_replies: false,
    has_direct_messages: false,
    has_buttons: false,
    most_options: 0,
    is_for_bot: true,
    files_are_paths: true,
    shares_places_with_bots: false,
    registers_commands: false,
    has_short_lines: false,
    edits_in_place: false,
    opens_threads: false,
    threads_are_places: false,
    has_servers: false,
    has_roles: false,
};

const DISCORD: Capabilities = Capabilities {
    key: "discord",
    name: "Discord",
    command_prefix: '/',
    address_example: None,
    default_clock: Some(TimeControl::RELAXED),
    has_private_replies: true,
    has_direct_messages: true,
    has_buttons: true,
    most_options: Menu::MAX_OPTIONS,
    is_for_bot: false,
    files_are_paths: false,
    shares_places_with_bots: false,
    registers_commands: true,
    has_short_lines: true,
    edits_in_place: true,
    opens_threads: true,
    threads_are_places: true,
    has_servers: true,
    has_roles: true,
};

const MATRIX: Capabilities = Capabilities {
    key: "matrix",
    name: "Matrix",
    // Matrix clients treat a line that begins with `/` as their own command and do not send it.
    command_prefix: '!',
    address_example: Some("@friend:example.org"),
    default_clock: Some(TimeControl::RELAXED),
    has_private_replies: false,
    has_direct_messages: true,
    has_buttons: false,
    // Element Web shows nine reactions, and hides the rest of more: these, and one to enter a play step by step.
    most_options: 8,
    is_for_bot: false,
    files_are_paths: false,
    shares_places_with_bots: true,
    registers_commands: false,
    has_short_lines: true,
    edits_in_place: true,
    opens_threads: true,
    threads_are_places: false,
    has_servers: false,
    has_roles: false,
};

impl Platform {
    pub const ALL: [Platform; 3] = [Platform::Console, Platform::Discord, Platform::Matrix];

    /// Returns what the platform can do.
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
    /// Returns an error if no platform has it.
    pub fn from_key(key: &str) -> anyhow::Result<Platform> {
        let found = Platform::ALL.into_iter().find(|platform| platform.key() == key);
        found.ok_or_else(|| anyhow::anyhow!("unknown platform {key:?}"))
    }
}
