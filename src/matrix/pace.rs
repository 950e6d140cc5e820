//! How much the homeserver lets the bot say. Where that is little, what is more urgent goes first.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use matrix_sdk::Client;
use matrix_sdk::config::RequestConfig;
use tokio::time::sleep;

use super::mouth::undelivered;
use crate::chat::Platform;
use crate::manager::{Manager, Undelivered};

/// By how much each lesser urgency stands back behind the one before it: all that wait are told to wait for the same
/// moment, and whoever asks first then may speak.
const STANDS_BACK: Duration = Duration::from_millis(500);
/// A homeserver that makes the bot wait so long for its next word lets it say little.
const LITTLE: Duration = Duration::from_secs(2);
/// How often the log tells of it.
const TOLD_AGAIN_AFTER: Duration = Duration::from_mins(10);

/// What waits for what.
#[derive(Clone, Copy)]
pub(super) enum Urgency {
    /// What a room or somebody is told.
    News,
    /// The reactions under that.
    Choices,
    /// What somebody is answered, and the reactions under that.
    Answer,
    /// What only takes away.
    Tidying,
}

pub(super) struct Pace {
    client: Client,
    manager: Manager,
    told: Mutex<Option<Instant>>,
}

impl Pace {
    pub(super) fn new(client: Client, manager: Manager) -> Pace {
        Pace { client, manager, told: Mutex::default() }
    }

    /// Says something, however long the homeserver makes it wait. What fails otherwise is tried some times more.
    pub(super) async fn keep<T, E, F>(
        &self,
        urgency: Urgency,
        say: impl Fn(RequestConfig) -> F + Send,
    ) -> Result<T, Undelivered>
    where
        E: Into<matrix_sdk::Error>,
        F: Future<Output = Result<T, E>> + Send,
    {
        // Our library would wait by itself, and tell nobody.
        let mut config = self.client.request_config().disable_retry();
        let mut is_first = true;
        loop {
            let error = match say(config).await {
                Ok(said) => return Ok(said),
                Err(error) => error,
            };
            match undelivered(error.into()) {
                Undelivered::Later { after: Some(after), .. } => {
                    self.limited(after);
                    sleep(after + STANDS_BACK * urgency as u32).await;
                }
                Undelivered::Later { after: None, .. } if is_first => {
                    config = self.client.request_config();
                    is_first = false;
                }
                failed => return Err(failed),
            }
        }
    }

    fn limited(&self, after: Duration) {
        if after >= LITTLE {
            self.manager.says_little(Platform::Matrix);
        }
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.is_none_or(|told| told.elapsed() >= TOLD_AGAIN_AFTER) {
            *told = Some(Instant::now());
            tracing::warn!(
                "Matrix: the homeserver limits how much the bot may say (429), so its turns and answers come late; an \
                 administrator of Synapse lifts that for its account: override_ratelimit in Synapse's admin API"
            );
        }
    }
}
