//! How much the homeserver lets the bot say. Where that is little, what is more urgent goes first.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use matrix_sdk::Client;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::{OwnedRoomId, RoomId};
use tokio::time::{Instant, sleep};

use super::mouth::undelivered;
use crate::chat::Platform;
use crate::manager::{DeliveryError, Manager};

/// By how much each lesser urgency stands back behind the one before it: all that wait are told to wait for the same
/// moment, and whoever asks first then may speak.
const STANDS_BACK: Duration = Duration::from_millis(500);
/// A homeserver that makes the bot wait so long for its next word lets it say little.
const LITTLE: Duration = Duration::from_secs(2);
/// How often the log tells of it.
const TOLD_AGAIN_AFTER: Duration = Duration::from_mins(10);

/// What only tidies up in a room waits until nothing was said there for so long, but not for longer than that: a homeserver
/// that redacts does not answer those who play meanwhile.
const QUIET: Duration = Duration::from_secs(1);
const QUIET_WITHIN: Duration = Duration::from_secs(3);

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

pub(super) struct TimeControl {
    client: Client,
    manager: Manager,
    told: Mutex<Option<Instant>>,
    /// When something was said last, by room; what is quiet long since is forgotten.
    said: Mutex<HashMap<OwnedRoomId, Instant>>,
}

impl TimeControl {
    pub(super) fn new(client: Client, manager: Manager) -> TimeControl {
        TimeControl { client, manager, told: Mutex::default(), said: Mutex::default() }
    }

    /// Says something, however long the homeserver makes it wait. What fails otherwise is tried some times more.
    pub(super) async fn keep<T, E, F>(
        &self,
        urgency: Urgency,
        say: impl Fn(RequestConfig) -> F + Send,
    ) -> Result<T, DeliveryError>
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
                DeliveryError::Later { after: Some(after), .. } => {
                    self.limited(after);
                    sleep(after + STANDS_BACK * urgency as u32).await;
                }
                DeliveryError::Later { after: None, .. } if is_first => {
                    config = self.client.request_config();
                    is_first = false;
                }
                failed => return Err(failed),
            }
        }
    }

    /// Takes account of something that is said in `room`.
    pub(super) fn says(&self, room: &RoomId) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.retain(|_, at| at.elapsed() < QUIET);
        said.insert(room.to_owned(), Instant::now());
    }

    /// Waits until it is quiet in `room`.
    pub(super) async fn quiet(&self, room: &RoomId) {
        let begun = Instant::now();
        let noise = || self.said.lock().unwrap_or_else(PoisonError::into_inner).get(room).map(Instant::elapsed);
        while let Some(since) = noise().filter(|since| *since < QUIET)
            && begun.elapsed() < QUIET_WITHIN
        {
            sleep(QUIET.saturating_sub(since)).await;
        }
    }

    fn limited(&self, after: Duration) {
        if after >= LITTLE {
            self.manager.throttle(Platform::Matrix);
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
