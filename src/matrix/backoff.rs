//! The pauses between attempts while the homeserver or the store is unavailable.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use backon::ExponentialBuilder;
use tokio::sync::Notify;
use tokio::time::sleep;

/// Pauses of 1, 2, 4, 8 and 16 seconds, then of 30 seconds for ever.
pub(super) const BACKOFF: ExponentialBuilder =
    ExponentialBuilder::new().with_max_delay(Duration::from_secs(30)).without_max_times();

/// The pauses after requests to which the homeserver gave no answer. All end as soon as it answers any request. A clone shares its
/// state.
#[derive(Clone, Default)]
pub(super) struct Outage(Arc<Notify>);

impl Outage {
    /// Ends the pauses, because the homeserver has answered.
    pub(super) fn end(&self) {
        self.0.notify_waiters();
    }

    /// Pauses for this time, or until the homeserver answers another request.
    pub(super) fn pause(&self, time: Duration) -> impl Future<Output = ()> + use<> {
        let ended = Arc::clone(&self.0);
        async move {
            tokio::select! {
                () = ended.notified() => {}
                () = sleep(time) => {}
            }
        }
    }

    /// Returns what pauses between the attempts of a request.
    pub(super) fn sleeper(
        &self,
    ) -> impl Fn(Duration) -> Pin<Box<dyn Future<Output = ()> + Send>> + Send + Sync + 'static {
        let outage = self.clone();
        move |time| Box::pin(outage.pause(time))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use backon::BackoffBuilder as _;

    use super::{BACKOFF, Outage};

    #[tokio::test]
    async fn all_pauses_end_when_one_request_is_answered() {
        let outage = Outage::default();
        // Both begin before the third one runs.
        tokio::join!(outage.pause(Duration::MAX), outage.pause(Duration::MAX), async { outage.end() });
    }

    #[test]
    fn pauses_double_up_to_half_a_minute_and_never_end() {
        let pauses: Vec<u64> = BACKOFF.build().take(100).map(|pause| pause.as_secs()).collect();
        assert_eq!(pauses[..7], [1, 2, 4, 8, 16, 30, 30]);
        assert_eq!(pauses.len(), 100);
    }
}
