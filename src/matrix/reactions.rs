//! Finds out what a reaction to one of the bot's messages chooses. The outbox knows delivered messages; this keeps
//! those that were sent a moment ago.

use std::collections::VecDeque;

use parking_lot::Mutex;

use crate::chat::{Account, Choice, Place, Platform, Reply};
use crate::manager::{Chosen, Manager};

/// How many messages are kept; the oldest is dropped first.
const CAPACITY: usize = 100;

/// A message with choices.
struct Offer {
    message: String,
    thread: Option<String>,
    reader: Option<Account>,
    choices: Vec<Choice>,
}

/// What a reaction chooses.
pub(super) struct Selection {
    pub(super) chosen: Chosen,
    /// The root of the message's thread.
    pub(super) thread: Option<String>,
    /// Whether `thread` is reliable; if not, the message has to be looked up.
    pub(super) is_thread_known: bool,
}

pub(super) struct Reactions {
    manager: Manager,
    recent: Mutex<VecDeque<Offer>>,
}

impl Reactions {
    pub(super) fn new(manager: Manager) -> Reactions {
        Reactions { manager, recent: Mutex::default() }
    }

    /// Notes that `message` offers `choices`, to everybody or to one `reader`.
    pub(super) fn note(&self, message: &str, thread: Option<&str>, reader: Option<&Account>, choices: &[Choice]) {
        if choices.is_empty() {
            return;
        }
        let mut recent = self.recent.lock();
        recent.retain(|offer| offer.message != message);
        recent.push_back(Offer {
            message: message.to_owned(),
            thread: thread.map(ToOwned::to_owned),
            reader: reader.cloned(),
            choices: choices.to_vec(),
        });
        if recent.len() > CAPACITY {
            recent.pop_front();
        }
    }

    /// Notes the choices of an answer to `reader` in `place`, and stores them for the next start.
    pub(super) async fn store_answer(
        &self,
        place: &Place,
        reader: &Account,
        message: &str,
        thread: Option<&str>,
        reply: &Reply,
    ) -> anyhow::Result<()> {
        self.note(message, thread, Some(reader), &reply.reactions());
        self.manager.record_answer(place, reader, message, reply).await
    }

    /// Returns what the reaction `emoji` to `message` chooses.
    pub(super) async fn look_up(&self, message: &str, emoji: &str) -> anyhow::Result<Option<Selection>> {
        if let Some(selection) = self.look_up_recent(message, emoji) {
            return Ok(Some(selection));
        }
        let chosen = self.manager.choice(Platform::Matrix, message, emoji).await?;
        Ok(chosen.map(|chosen| Selection { chosen, thread: None, is_thread_known: false }))
    }

    fn look_up_recent(&self, message: &str, emoji: &str) -> Option<Selection> {
        let recent = self.recent.lock();
        let offer = recent.iter().find(|offer| offer.message == message)?;
        let choice = offer.choices.iter().find(|choice| choice.is_chosen_by(emoji))?;
        let chosen = Chosen { command: choice.command.clone(), reader: offer.reader.clone() };
        Some(Selection { chosen, thread: offer.thread.clone(), is_thread_known: true })
    }
}
