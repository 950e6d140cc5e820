//! Keeps to the homeserver's rate limit. If the limit is tight, urgent requests go first.

use std::collections::HashMap;
use std::time::Duration;

use matrix_sdk::Client;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::{OwnedRoomId, RoomId};
use parking_lot::Mutex;
use tokio::time::{Instant, sleep};

use super::backoff::Outage;
use super::error::to_delivery_error;
use super::queue::{Priority, Queue, STRICT_LIMIT};
use crate::chat::Platform;
use crate::manager::{DeliveryError, Manager};

/// How often the log warns of the rate limit.
const WARNING_INTERVAL: Duration = Duration::from_mins(10);

/// Clean-up in a room waits until nothing has been sent there for this long, because a homeserver that is redacting
/// does not answer the players meanwhile.
const QUIET: Duration = Duration::from_secs(1);
/// The longest that clean-up waits for that.
const MAX_WAIT_FOR_QUIET: Duration = Duration::from_secs(3);

pub(super) struct Throttle {
    client: Client,
    manager: Manager,
    queue: Queue,
    outage: Outage,
    last_warning: Mutex<Option<Instant>>,
    /// When something was last sent, by room; entries older than [`QUIET`] are dropped.
    last_sent: Mutex<HashMap<OwnedRoomId, Instant>>,
}

impl Throttle {
    pub(super) fn new(client: Client, manager: Manager, outage: Outage) -> Throttle {
        Throttle {
            client,
            manager,
            queue: Queue::default(),
            outage,
            last_warning: Mutex::default(),
            last_sent: Mutex::default(),
        }
    }

    /// Sends a request, however long the rate limit makes it wait. Other failures are retried as the SDK does.
    pub(super) async fn run<T, E, F>(
        &self,
        priority: Priority,
        send: impl Fn(RequestConfig) -> F + Send,
    ) -> Result<T, DeliveryError>
    where
        E: Into<matrix_sdk::Error>,
        F: Future<Output = Result<T, E>> + Send,
    {
        // With retries the SDK would wait on its own without reporting it.
        let mut config = self.client.request_config().disable_retry();
        let mut is_first = true;
        let request = self.queue.enter(priority);
        loop {
            request.turn().await;
            let error = match send(config).await {
                Ok(response) => {
                    self.outage.end();
                    return Ok(response);
                }
                Err(error) => error,
            };
            match to_delivery_error(error.into()) {
                DeliveryError::Later { after: Some(after), .. } => {
                    self.report_limit(after);
                    request.refused(after);
                }
                DeliveryError::Later { after: None, .. } if is_first => {
                    config = self.client.request_config();
                    is_first = false;
                }
                failed => return Err(failed),
            }
        }
    }

    /// Returns whether the homeserver limits the bot to few messages.
    pub(super) fn is_strict(&self) -> bool {
        self.queue.is_strict()
    }

    /// Waits until the homeserver limits the bot to few messages.
    pub(super) async fn strict(&self) {
        self.queue.strict().await;
    }

    /// Notes that something is being sent in `room`, by the bot or to it.
    pub(super) fn note_sent(&self, room: &RoomId) {
        let mut last_sent = self.last_sent.lock();
        last_sent.retain(|_, at| at.elapsed() < QUIET);
        last_sent.insert(room.to_owned(), Instant::now());
    }

    /// Waits until `room` is quiet.
    pub(super) async fn wait_for_quiet(&self, room: &RoomId) {
        let start = Instant::now();
        let since_last = || self.last_sent.lock().get(room).map(Instant::elapsed);
        while let Some(elapsed) = since_last().filter(|elapsed| *elapsed < QUIET)
            && start.elapsed() < MAX_WAIT_FOR_QUIET
        {
            sleep(QUIET.saturating_sub(elapsed)).await;
        }
    }

    fn report_limit(&self, delay: Duration) {
        if delay >= STRICT_LIMIT {
            self.manager.throttle(Platform::Matrix);
        }
        let mut last_warning = self.last_warning.lock();
        if last_warning.is_none_or(|at| at.elapsed() >= WARNING_INTERVAL) {
            *last_warning = Some(Instant::now());
            tracing::warn!(
                "Matrix: the homeserver limits how much the bot may send (429), so turns and answers come late; an \
                 administrator of Synapse can lift the limit for its account: override_ratelimit in Synapse's admin API"
            );
        }
    }
}
