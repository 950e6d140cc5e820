//! What a reaction to a message of the bot's stands for. The outbox knows the messages that went out and were noted; only
//! what went out a moment ago is kept here.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crate::chat::{Account, Choice, Place, Platform};
use crate::manager::{Chosen, Manager};

/// How many messages are remembered; the oldest is forgotten first.
const MOST: usize = 100;

/// A message with choices.
struct Asked {
    message: String,
    thread: Option<String>,
    reader: Option<Account>,
    choices: Vec<Choice>,
}

/// What a reaction stands for.
pub(super) struct Meant {
    pub(super) chosen: Chosen,
    /// The root of the message's thread.
    pub(super) thread: Option<String>,
    /// Whether we know of the message's thread, or that it has none.
    pub(super) knows_thread: bool,
}

pub(super) struct Choices {
    manager: Manager,
    asked: Mutex<VecDeque<Asked>>,
}

impl Choices {
    pub(super) fn new(manager: Manager) -> Choices {
        Choices { manager, asked: Mutex::default() }
    }

    /// Remembers that `message` shows `choices`, to everybody or to one reader.
    pub(super) fn add(&self, message: &str, thread: Option<&str>, reader: Option<&Account>, choices: &[Choice]) {
        if choices.is_empty() {
            return;
        }
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|asked| asked.message != message);
        asked.push_back(Asked {
            message: message.to_owned(),
            thread: thread.map(ToOwned::to_owned),
            reader: reader.cloned(),
            choices: choices.to_vec(),
        });
        if asked.len() > MOST {
            asked.pop_front();
        }
    }

    /// Remembers the same of an answer to `reader` in `place`, also after the next start.
    pub(super) async fn answer(
        &self,
        place: &Place,
        reader: &Account,
        message: &str,
        thread: Option<&str>,
        choices: &[Choice],
    ) -> anyhow::Result<()> {
        self.add(message, thread, Some(reader), choices);
        self.manager.record_choices(place, reader, message, choices).await
    }

    /// What reaction `emoji` to `message` stands for.
    pub(super) async fn meant(&self, message: &str, emoji: &str) -> anyhow::Result<Option<Meant>> {
        {
            let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(asked) = asked.iter().find(|asked| asked.message == message)
                && let Some(choice) = asked.choices.iter().find(|choice| choice.is_chosen_by(emoji))
            {
                let chosen = Chosen { command: choice.command.clone(), reader: asked.reader.clone() };
                return Ok(Some(Meant { chosen, thread: asked.thread.clone(), knows_thread: true }));
            }
        }
        let chosen = self.manager.choice(Platform::Matrix, message, emoji).await?;
        Ok(chosen.map(|chosen| Meant { chosen, thread: None, knows_thread: false }))
    }
}
