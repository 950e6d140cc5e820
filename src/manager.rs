//! Floor 4. One table at a time: load, act, save, speak.

mod delivery;

pub use delivery::{Channel, Undelivered, deliver};

use crate::chat::{Message, Platform, Reply};

/// The one who runs all tables of all platforms. Cheap to clone.
#[derive(Clone)]
pub struct Manager {}

impl Manager {
    /// Takes in one message: notes it, acts, stores and writes to the outbox, in one transaction.
    /// What comes back is for the speaker alone; everything else goes out through [`deliver`]. A message that was
    /// heard before changes nothing and gets the same replies again. An empty list means that the outbox says it all.
    ///
    /// # Errors
    /// When the store fails. Then nothing was changed, and the same message may be tried again.
    pub async fn hear(&self, _message: Message) -> anyhow::Result<Vec<Reply>> {
        unimplemented!()
    }

    /// The command that stands behind a reaction `emoji` on the delivered message `message_id`; `None` if that
    /// message is not ours or has no such choice.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn choice(&self, _platform: Platform, _message_id: &str, _emoji: &str) -> anyhow::Result<Option<String>> {
        unimplemented!()
    }

    /// A small value that an adapter keeps across restarts, such as how far it has read.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn recall(&self, _key: &str) -> anyhow::Result<Option<String>> {
        unimplemented!()
    }

    /// Keeps `value` under `key` for [`Manager::recall`].
    ///
    /// # Errors
    /// When the store fails.
    pub async fn remember(&self, _key: &str, _value: &str) -> anyhow::Result<()> {
        unimplemented!()
    }
}
