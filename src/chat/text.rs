//! Text for a reader, without the mark-up of any platform.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::identity::{Place, User};
use super::occupant::Elsewhere;

/// A piece of text. User text appears only in `Plain`, `Code`, `Person` and `Elsewhere`; each platform escapes it in its own way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Span {
    /// Unformatted text; `\n` breaks the line.
    Plain(String),
    Strong(String),
    /// A command or a play, on one line in a fixed-width font.
    Code(String),
    /// Lines in a fixed-width font.
    Block(String),
    /// A user's name. It becomes a mention, which notifies the user, only if the post pings their account.
    Person(User),
    /// The name of a player in another place, who cannot be mentioned here.
    Elsewhere(Elsewhere),
    /// A link to a place.
    Place(Place),
}

/// What a new sentence follows.
const SENTENCE_ENDS: [&str; 3] = [". ", "\n", "· "];

/// A text of several spans.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(pub Vec<Span>);

impl Text {
    /// Returns `text` as a single unformatted span.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Text {
        Text(vec![Span::Plain(text.into())])
    }

    /// Returns `lines` in a fixed-width font.
    #[must_use]
    pub fn block(lines: impl Into<String>) -> Text {
        Text(vec![Span::Block(lines.into())])
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Appends `next`, separated by `between` unless one of the two texts is empty.
    #[must_use]
    pub fn then(mut self, between: &str, next: Text) -> Text {
        if !self.is_empty() && !next.is_empty() {
            self.0.push(Span::Plain(between.to_owned()));
        }
        self.0.extend(next.0);
        self
    }

    /// Removes `end` and what separates it from the rest. Returns whether the text ended like that.
    pub fn remove_end(&mut self, between: &str, end: &Text) -> bool {
        let Some(kept) = self.0.strip_suffix(&end.0[..]).filter(|_| !end.is_empty()) else { return false };
        let kept = match kept {
            [kept @ .., Span::Plain(last)] if last == between => kept,
            kept => kept,
        };
        self.0.truncate(kept.len());
        true
    }

    /// Capitalises `phrase` where it begins a sentence.
    #[must_use]
    pub fn with_capitals(mut self, phrase: &str) -> Text {
        let mut letters = phrase.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        let capital: String = first.chain(letters).collect();
        let mut before = String::new();
        for span in &mut self.0 {
            if let Span::Plain(part) | Span::Strong(part) = span {
                let begins = before.is_empty() || SENTENCE_ENDS.iter().any(|end| before.ends_with(end));
                if begins && part.starts_with(phrase) {
                    part.replace_range(..phrase.len(), &capital);
                }
                for end in SENTENCE_ENDS {
                    *part = part.replace(&format!("{end}{phrase}"), &format!("{end}{capital}"));
                }
            }
            before.push_str(&Text(vec![span.clone()]).to_string());
        }
        self
    }

    /// Replaces the `/` of every command in the text (code that begins with `/`) with the platform's own prefix.
    #[must_use]
    pub fn with_prefix(mut self, prefix: char) -> Text {
        for span in &mut self.0 {
            if let Span::Code(code) = span
                && let Some(command) = code.strip_prefix('/')
            {
                *code = format!("{prefix}{command}");
            }
        }
        self
    }
}

/// Writes the text without mark-up.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| match span {
            Span::Plain(text) | Span::Strong(text) | Span::Code(text) | Span::Block(text) => f.write_str(text),
            Span::Person(user) => f.write_str(&user.name),
            Span::Elsewhere(elsewhere) => f.write_str(&elsewhere.name),
            Span::Place(place) => write!(f, "#{}", place.id),
        })
    }
}

/// Returns whether a character can be seen, so that a word or a name shows all that it consists of.
#[must_use]
pub fn is_visible(letter: char) -> bool {
    // Zero-width characters, direction marks, the private use area (where messages have their placeholders), tags, and
    // letters that are blank.
    let hidden = ['\u{200B}'..='\u{200F}', '\u{202A}'..='\u{202E}', '\u{2060}'..='\u{206F}', '\u{E000}'..='\u{F8FF}'];
    !letter.is_control()
        && !hidden.iter().any(|range| range.contains(&letter))
        && !matches!(
            letter,
            '\u{00AD}' | '\u{FEFF}' | '\u{061C}' | '\u{115F}' | '\u{2800}' | '\u{3164}' | '\u{E0000}'..='\u{10FFFF}'
        )
}

/// Returns whether a character keeps the direction of a name from changing that of what stands beside it. The bot writes them
/// around names, and nobody else's are passed on.
#[must_use]
pub fn is_isolating(c: char) -> bool {
    matches!(c, '\u{2068}' | '\u{2069}')
}

/// Returns whether a character could hide or reverse the text beside it: a control character other than the line feed,
/// or a mark that sets the direction of writing.
#[must_use]
pub fn is_steering(c: char) -> bool {
    c.is_control() && c != '\n'
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}' | '\u{2067}')
}
