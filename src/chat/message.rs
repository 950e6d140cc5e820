//! What a user sends to the bot.

use super::identity::{Place, Role, User};

/// A message to the bot. Typed commands, slash commands and clicks all have this form.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the message")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Unique on its platform, and the same when the platform sends the message again.
    pub id: String,
    pub place: Place,
    /// The ids of what the place is part of, if the platform tells: first the server of a Discord channel, then the channel
    /// of a thread.
    pub place_within: Vec<String>,
    /// The thread in the place (Matrix only). The answers go there too.
    pub thread: Option<String>,
    /// The platform's id of the message that this one replies to, which selects the table shown in that message.
    pub replies_to: Option<String>,
    pub author: User,
    /// Whether the platform lets the author moderate the place.
    pub is_from_moderator: bool,
    /// Whether the author may also change the settings of the server that the place is part of.
    pub is_from_server_manager: bool,
    /// Whether the author may remove people from the server, on a platform that does not tell who has removed somebody.
    pub can_remove_members: bool,
    /// Whether the author calls the bot by its name first, which is not in the text.
    pub is_addressed: bool,
    /// The users mentioned in the text, where each appears as `<@id>`.
    pub mentions: Vec<User>,
    pub roles: Roles,
    /// The command with its `/` or `!`, and with mentions as `<@id>`.
    pub text: String,
    /// A file that comes with the message, which is read only if the command needs it.
    pub file: Option<SentFile>,
    /// The author's language as a BCP 47 tag, if the platform reports it.
    pub locale: Option<String>,
    /// The place's language as a BCP 47 tag, if one is set on the platform.
    pub place_locale: Option<String>,
}

/// A file that somebody has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SentFile {
    /// The platform has it, under this address, id or path.
    Kept(String),
    /// The lines of the message below the command.
    Pasted(String),
}

/// The roles that matter for a message, on a platform that has roles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roles {
    /// The ids of the roles that the author has.
    pub of_author: Vec<String>,
    /// The roles mentioned in the text, where each appears as `<@&id>`.
    pub mentioned: Vec<Role>,
}

impl Message {
    /// Returns a message that is `text` alone, from somebody of whom nothing else is known.
    #[must_use]
    pub fn text_only(id: String, place: Place, author: User, text: String) -> Message {
        Message {
            id,
            place,
            place_within: Vec::new(),
            thread: None,
            replies_to: None,
            author,
            is_from_moderator: false,
            is_from_server_manager: false,
            can_remove_members: false,
            is_addressed: false,
            mentions: Vec::new(),
            roles: Roles::default(),
            text,
            file: None,
            locale: None,
            place_locale: None,
        }
    }

    /// Returns the server that the place is part of, if it is part of one.
    #[must_use]
    pub fn server(&self) -> Option<Place> {
        let platform = self.place.platform;
        let id = self.place_within.first().filter(|_| platform.capabilities().has_servers)?;
        Some(Place { platform, id: id.clone() })
    }

    /// Returns whether the message itself is a file, and not only an answer to one.
    #[must_use]
    pub fn brings_file(&self) -> bool {
        matches!(&self.file, Some(SentFile::Kept(source)) if *source == self.id)
    }

    /// Returns the ids of everything that the place belongs to, beginning with its own.
    pub fn place_ids(&self) -> impl Iterator<Item = &str> {
        self.place.ids().chain(self.place_within.iter().map(String::as_str))
    }
}
