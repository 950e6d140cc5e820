//! The choices under messages that went out a moment ago or that only the speaker was to read: the outbox does not
//! know the former yet, and never the latter.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use anyhow::Context as _;
use matrix_sdk::Client;
use serde::{Deserialize, Serialize};

use crate::chat::{Choice, Platform};
use crate::manager::Manager;

/// How many messages are remembered; the oldest is forgotten first.
const MOST: usize = 100;

/// A message with choices.
#[derive(Clone, Serialize, Deserialize)]
struct Asked {
    message: String,
    thread: Option<String>,
    choices: Vec<Choice>,
    /// Whether it was for the speaker alone; only such a one must outlive the process.
    private: bool,
}

pub(super) struct Choices {
    manager: Manager,
    key: String,
    asked: Mutex<VecDeque<Asked>>,
}

impl Choices {
    /// What was asked before the last stop.
    pub(super) async fn recall(manager: Manager, client: &Client) -> anyhow::Result<Choices> {
        let key = format!("matrix:choices:{}", client.user_id().context("not logged in")?);
        let kept = manager.recall(&key).await?;
        let asked = kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default();
        Ok(Choices { manager, key, asked: Mutex::new(asked) })
    }

    /// Remembers that `message` shows `choices`.
    pub(super) async fn add(
        &self,
        message: &str,
        thread: Option<&str>,
        choices: &[Choice],
        private: bool,
    ) -> anyhow::Result<()> {
        if choices.is_empty() {
            return Ok(());
        }
        let kept = {
            let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
            asked.retain(|asked| asked.message != message);
            asked.push_back(Asked {
                message: message.to_owned(),
                thread: thread.map(ToOwned::to_owned),
                choices: choices.to_vec(),
                private,
            });
            if asked.len() > MOST {
                asked.pop_front();
            }
            asked.iter().filter(|asked| asked.private).cloned().collect::<Vec<_>>()
        };
        if private {
            self.manager.remember(&self.key, &serde_json::to_string(&kept)?).await?;
        }
        Ok(())
    }

    /// The command for which reaction `emoji` to `message` stands, and the thread of the message where it is known.
    pub(super) async fn meant(&self, message: &str, emoji: &str) -> anyhow::Result<Option<(String, Option<String>)>> {
        // Clients disagree on the sign that asks for the colourful form.
        let bare = emoji.trim_end_matches('\u{fe0f}');
        let thread = {
            let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
            let asked = asked.iter().find(|asked| asked.message == message);
            let choice = asked.and_then(|asked| {
                asked.choices.iter().find(|choice| choice.emoji.trim_end_matches('\u{fe0f}') == bare)
            });
            if let (Some(asked), Some(choice)) = (asked, choice) {
                return Ok(Some((choice.command.clone(), asked.thread.clone())));
            }
            asked.and_then(|asked| asked.thread.clone())
        };
        for emoji in [emoji, bare, &format!("{bare}\u{fe0f}")] {
            if let Some(command) = self.manager.choice(Platform::Matrix, message, emoji).await? {
                return Ok(Some((command, thread)));
            }
        }
        Ok(None)
    }
}
