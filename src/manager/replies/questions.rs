//! The questions that a single word answers: whether a command is to take effect, or where a checker goes. They are not stored:
//! after a restart, the commands that the question names still answer it.

use std::collections::HashMap;

use kafenio_board::table::MINUTE;
use parking_lot::Mutex;

use crate::chat::{Account, Message, Place, User};
use crate::command::{ParsedCommand, parse};

/// For how long a question can be answered, in milliseconds.
const ANSWERABLE: i64 = 10 * MINUTE;
/// The most questions that are kept.
const MOST: usize = 1000;

/// The last question to each person in each place.
#[derive(Debug, Default)]
pub(in crate::manager) struct Questions(Mutex<HashMap<(Account, Place), Question>>);

#[derive(Debug)]
struct Question {
    /// The id of the message that it answers.
    message: String,
    about: About,
    /// When it was asked, in milliseconds since 1970.
    asked_at: i64,
}

/// What was asked.
#[derive(Clone, Debug)]
pub(in crate::manager) enum About {
    /// Whether this command is to take effect.
    Command(String),
    /// Where the checker on this place goes, in the author's numbering.
    Checker(String),
    /// Which play of the list.
    Plays,
    /// Which game this line means, and with whom it is to be played, if that is known.
    Game { line: String, opponent: Option<User> },
    /// Nothing, but the answer numbers something other than plays.
    Number(Numbered),
}

/// What an answer numbers that is no list of plays.
#[derive(Clone, Debug)]
pub(in crate::manager) enum Numbered {
    /// A number completes this command, such as "/help".
    Completes(String),
    /// A number means nothing.
    Something,
}

impl Questions {
    /// Records that the answer to `message` asks its author something.
    pub(in crate::manager) fn ask(&self, message: &Message, about: About, now: i64) {
        let mut questions = self.0.lock();
        if questions.len() >= MOST {
            questions.retain(|_, question| now - question.asked_at < ANSWERABLE);
        }
        if questions.len() < MOST {
            questions.insert(key(message), Question { message: message.id.clone(), about, asked_at: now });
        }
    }

    /// Returns the command about which the author of `message` was asked just before.
    pub(in crate::manager) fn asked(&self, message: &Message, now: i64) -> Option<ParsedCommand> {
        match self.about(message, now)? {
            About::Command(command) => parse(&command, &[]).ok(),
            About::Checker(_) | About::Plays | About::Game { .. } | About::Number(_) => None,
        }
    }

    /// Returns the line about which the author of `message` was asked just before which game it means, and their opponent.
    pub(in crate::manager) fn without_game(&self, message: &Message, now: i64) -> Option<(String, Option<User>)> {
        match self.about(message, now)? {
            About::Game { line, opponent } => Some((line, opponent)),
            About::Command(_) | About::Checker(_) | About::Plays | About::Number(_) => None,
        }
    }

    /// Returns what a number completes that the author of `message` types now, if the answer just before numbers something other
    /// than plays.
    pub(in crate::manager) fn numbered(&self, message: &Message, now: i64) -> Option<Numbered> {
        match self.about(message, now)? {
            About::Number(numbered) => Some(numbered),
            About::Command(_) | About::Checker(_) | About::Plays | About::Game { .. } => None,
        }
    }

    /// Returns the place of the checker about which the author of `message` was asked just before.
    pub(in crate::manager) fn checker(&self, message: &Message, now: i64) -> Option<String> {
        match self.about(message, now)? {
            About::Command(_) | About::Plays | About::Game { .. } | About::Number(_) => None,
            About::Checker(from) => Some(from),
        }
    }

    /// Returns whether the author of `message` was shown the list of plays just before.
    pub(in crate::manager) fn shows_plays(&self, message: &Message, now: i64) -> bool {
        matches!(self.about(message, now), Some(About::Plays))
    }

    fn about(&self, message: &Message, now: i64) -> Option<About> {
        let questions = self.0.lock();
        let question = questions.get(&key(message)).filter(|question| question.message != message.id)?;
        (now - question.asked_at < ANSWERABLE).then(|| question.about.clone())
    }

    /// Records that `message` was handled: a question before it cannot be answered any more.
    pub(in crate::manager) fn close(&self, message: &Message) {
        let mut questions = self.0.lock();
        if questions.get(&key(message)).is_some_and(|question| question.message != message.id) {
            questions.remove(&key(message));
        }
    }
}

fn key(message: &Message) -> (Account, Place) {
    (message.author.account.clone(), message.place.clone())
}
