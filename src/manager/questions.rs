//! The questions to which somebody can say yes: whether a command is to take effect that ends a match or a table. They are not
//! stored: after a restart, the command that the question names still confirms it.

use std::collections::HashMap;

use kafenio_board::table::MINUTE;
use parking_lot::Mutex;

use crate::chat::{Account, Message, Place};
use crate::command::{ParsedCommand, parse};

/// For how long a question can be answered with yes, in milliseconds.
const ANSWERABLE: i64 = 10 * MINUTE;
/// The most questions that are kept.
const MOST: usize = 1000;

/// The last question to each person in each place.
#[derive(Debug, Default)]
pub(super) struct Questions(Mutex<HashMap<(Account, Place), Question>>);

#[derive(Debug)]
struct Question {
    /// The id of the message that it answers.
    message: String,
    /// The command that confirms it.
    command: String,
    /// When it was asked, in milliseconds since 1970.
    asked_at: i64,
}

impl Questions {
    /// Records that the answer to `message` asks its author whether `command` is to take effect.
    pub(super) fn ask(&self, message: &Message, command: String, now: i64) {
        let mut questions = self.0.lock();
        if questions.len() >= MOST {
            questions.retain(|_, question| now - question.asked_at < ANSWERABLE);
        }
        if questions.len() < MOST {
            questions.insert(key(message), Question { message: message.id.clone(), command, asked_at: now });
        }
    }

    /// Returns the command about which the author of `message` was asked just before.
    pub(super) fn asked(&self, message: &Message, now: i64) -> Option<ParsedCommand> {
        let questions = self.0.lock();
        let question = questions.get(&key(message)).filter(|question| question.message != message.id)?;
        let is_answerable = now - question.asked_at < ANSWERABLE;
        parse(&question.command, &[]).ok().filter(|_| is_answerable)
    }

    /// Records that `message` was handled: a question before it cannot be answered any more.
    pub(super) fn close(&self, message: &Message) {
        let mut questions = self.0.lock();
        if questions.get(&key(message)).is_some_and(|question| question.message != message.id) {
            questions.remove(&key(message));
        }
    }
}

fn key(message: &Message) -> (Account, Place) {
    (message.author.account.clone(), message.place.clone())
}
