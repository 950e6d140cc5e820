//! Floor 3. What both adapters and the manager hand each other: plain data.

use serde::{Deserialize, Serialize};

use crate::picture::{self, Album, BoardView};
use crate::table::TimeControl;

/// Where people chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Platform {
    Console,
    Discord,
    Matrix,
}

impl Platform {
    /// Its name in the database.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Platform::Console => "console",
            Platform::Discord => "discord",
            Platform::Matrix => "matrix",
        }
    }

    /// The platform whose [`Platform::key`] this is.
    ///
    /// # Errors
    /// Where it is none.
    pub fn named(key: &str) -> anyhow::Result<Platform> {
        [Platform::Console, Platform::Discord, Platform::Matrix]
            .into_iter()
            .find(|platform| platform.key() == key)
            .ok_or_else(|| anyhow::anyhow!("no platform is called {key}"))
    }

    /// The sign before a command: what every client of the platform lets through.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Platform::Console | Platform::Discord => '/',
            Platform::Matrix => '!',
        }
    }

    /// Whether what the bot answers somebody is for him alone, and in nobody's way.
    #[must_use]
    pub fn answers_alone(self) -> bool {
        match self {
            Platform::Discord => true,
            Platform::Console | Platform::Matrix => false,
        }
    }

    /// Whether choices are buttons that bear their labels, so that no text has to say how they are made.
    #[must_use]
    pub fn has_buttons(self) -> bool {
        match self {
            Platform::Discord => true,
            Platform::Console | Platform::Matrix => false,
        }
    }

    /// What the address looks like by which somebody is found who is not in the place.
    #[must_use]
    pub fn address(self) -> Option<&'static str> {
        match self {
            Platform::Matrix => Some("@friend:example.org"),
            Platform::Console | Platform::Discord => None,
        }
    }

    /// Whether many read it on a phone, whose lines are short.
    #[must_use]
    pub fn is_on_phones(self) -> bool {
        match self {
            Platform::Discord | Platform::Matrix => true,
            Platform::Console => false,
        }
    }

    /// Whether people choose a command from a list that the bot has registered, and cannot type another.
    #[must_use]
    pub fn offers_commands(self) -> bool {
        match self {
            Platform::Discord => true,
            Platform::Console | Platform::Matrix => false,
        }
    }

    /// Whether a message that changes is shown anew behind all others.
    #[must_use]
    pub fn shows_changes_anew(self) -> bool {
        match self {
            Platform::Console => true,
            Platform::Discord | Platform::Matrix => false,
        }
    }

    /// Whether the bot can open a thread there.
    #[must_use]
    pub fn opens_threads(self) -> bool {
        match self {
            Platform::Discord => true,
            Platform::Console | Platform::Matrix => false,
        }
    }

    /// The clock of a match for which none was named. In the terminal people sit together, and need none.
    #[must_use]
    pub fn usual_clock(self) -> Option<TimeControl> {
        match self {
            Platform::Console => None,
            Platform::Discord | Platform::Matrix => Some(TimeControl::RELAXED),
        }
    }
}

/// A channel or room. It owns its tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    pub platform: Platform,
    /// The platform's id of it: a Discord channel or thread, a Matrix room.
    pub id: String,
}

impl Place {
    /// Where `account` alone reads what the bot posts; `None` in the terminal, where everybody reads everything. No table
    /// is there.
    #[must_use]
    pub fn direct(account: &Account) -> Option<Place> {
        // On Matrix ids of users begin so by themselves; those of rooms and channels nowhere do.
        let id = format!("@{}", account.id.trim_start_matches('@'));
        (account.platform != Platform::Console).then_some(Place { platform: account.platform, id })
    }

    /// Whether somebody alone reads here.
    #[must_use]
    pub fn is_direct(&self) -> bool {
        self.id.starts_with('@')
    }
}

/// A user of a platform.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Account {
    pub platform: Platform,
    /// The platform's id of the user, unique and lasting.
    pub id: String,
}

/// A user in chat, with the name under which the others know him. The name is hostile text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct User {
    pub account: Account,
    pub name: String,
}

/// What somebody said to the bot: a typed command, a slash command or a click, which all read the same here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Unique on its platform for all time, and the same when the platform sends the message again.
    pub id: String,
    pub place: Place,
    /// The thread inside the place (Matrix), where the answers belong too.
    pub thread: Option<String>,
    /// The platform's id of the message that this one replies to: of several tables the one is meant that is shown there.
    pub about: Option<String>,
    pub author: User,
    /// Whether the platform lets the author keep order in the place.
    pub administers: bool,
    /// The users that the text mentions. In the text each stands as `<@id>`.
    pub mentions: Vec<User>,
    /// The command with its `/` or `!`, mentions as `<@id>`.
    pub text: String,
    /// The reader's language where the platform tells it, as a BCP 47 tag.
    pub locale: Option<String>,
    /// The language of the place where somebody has chosen one on the platform, as a BCP 47 tag.
    pub place_locale: Option<String>,
}

/// A piece of text. User text stands only in `Plain`, `Code` and `Person`; an adapter escapes each for its platform.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Span {
    /// Text as it is; `\n` breaks the line.
    Plain(String),
    Strong(String),
    /// A command or a play, in a fixed-width font, on one line.
    Code(String),
    /// Lines in a fixed-width font.
    Block(String),
    /// Somebody's name: a mention that notifies where the account is the one pinged, else only the name.
    Person(User),
    /// A link to a place.
    Place(Place),
}

/// Text for a reader, without any platform's mark-up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(pub Vec<Span>);

impl Text {
    /// `text` as it is.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Text {
        Text(vec![Span::Plain(text.into())])
    }

    /// Lines in a fixed-width font.
    #[must_use]
    pub fn block(lines: impl Into<String>) -> Text {
        Text(vec![Span::Block(lines.into())])
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `next` after this text, with `between` between them unless one is empty.
    #[must_use]
    pub fn then(mut self, between: &str, next: Text) -> Text {
        if !self.is_empty() && !next.is_empty() {
            self.0.push(Span::Plain(between.to_owned()));
        }
        self.0.extend(next.0);
        self
    }

    /// The commands in it (code that begins with `/`) with the sign that readers on this platform type.
    #[must_use]
    pub fn signed(mut self, sign: char) -> Text {
        for span in &mut self.0 {
            if let Span::Code(code) = span
                && let Some(command) = code.strip_prefix('/')
            {
                *code = format!("{sign}{command}");
            }
        }
        self
    }
}

/// The text without any mark-up.
impl std::fmt::Display for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|span| match span {
            Span::Plain(text) | Span::Strong(text) | Span::Code(text) | Span::Block(text) => f.write_str(text),
            Span::Person(author) => f.write_str(&author.name),
            Span::Place(place) => write!(f, "#{}", place.id),
        })
    }
}

/// A picture with its description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// What is shown; of an album, the board that stands for it where there are no pictures.
    pub scene: BoardView,
    /// Several boards, which the picture then shows instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub album: Option<Album>,
    /// The whole position in words, for those who do not see it; at most 1024 characters.
    pub alt: String,
}

impl Board {
    /// The picture as a file. Draws for some milliseconds, an album for up to a second.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        match &self.album {
            None => picture::png(&self.scene),
            Some(Album::Replay(scenes)) => picture::replay(scenes),
            Some(Album::Strip(scenes)) => picture::strip(scenes),
            Some(Album::Candidates(scenes)) => picture::candidates(scenes),
        }
    }

    /// The kind of that file, `png` or `gif`: its ending, and after `image/` its media type.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self.album {
            Some(Album::Replay(_)) => "gif",
            Some(Album::Strip(_) | Album::Candidates(_)) | None => "png",
        }
    }
}

/// A button, or a reaction that serves as one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// What is said by choosing it, as if it were typed; at most 100 bytes. It names its table and moment,
    /// so that an outdated click is refused.
    pub command: String,
    /// At most 40 characters.
    pub label: String,
    /// The reaction that stands for it where there are no buttons; differs between the choices of one post.
    pub emoji: String,
    /// Whether it is the usual one.
    pub primary: bool,
}

impl Choice {
    /// Whether the reaction `emoji` stands for it. Some clients add the mark that asks for a coloured picture.
    #[must_use]
    pub fn is_meant_by(&self, emoji: &str) -> bool {
        let bare = |emoji: &str| emoji.replace('\u{FE0F}', "");
        bare(&self.emoji) == bare(emoji)
    }
}

/// The answer for the author alone: a refusal, a private view, a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    pub text: Text,
    pub board: Option<Board>,
    pub choices: Vec<Choice>,
    /// To keep; a reply has a board or a file.
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

/// What a place is to read. Written to the outbox together with its cause; delivered at least once with
/// [`Post::key`], by which the platform drops a repetition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    pub place: Place,
    pub thread: Option<String>,
    /// The person whom the message notifies.
    pub ping: Option<Account>,
    /// A second one, where something has happened to both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<Account>,
    pub text: Text,
    pub board: Option<Board>,
    pub choices: Vec<Choice>,
}

impl Post {
    /// Those whom it notifies.
    #[must_use]
    pub fn called(&self) -> Vec<&Account> {
        self.ping.iter().chain(&self.also).collect()
    }

    /// Words alone, which notify nobody.
    #[must_use]
    pub fn words(place: Place, text: Text) -> Post {
        Post { place, thread: None, ping: None, also: None, text, board: None, choices: Vec::new() }
    }
}

/// Whether a character could hide or turn round the text beside it: control characters but the end of a line, and marks of
/// direction.
#[must_use]
pub fn steers(c: char) -> bool {
    c.is_control() && c != '\n'
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
