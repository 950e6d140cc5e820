//! The pauses between attempts while the homeserver or the store is unavailable.

use std::time::Duration;

use backon::ExponentialBuilder;

/// Pauses of 1, 2, 4, 8 and 16 seconds, then of 30 seconds for ever.
pub(super) const BACKOFF: ExponentialBuilder =
    ExponentialBuilder::new().with_max_delay(Duration::from_secs(30)).without_max_times();

#[cfg(test)]
mod tests {
    use backon::BackoffBuilder as _;

    use super::BACKOFF;

    #[test]
    fn pauses_double_up_to_half_a_minute_and_never_end() {
        let pauses: Vec<u64> = BACKOFF.build().take(100).map(|pause| pause.as_secs()).collect();
        assert_eq!(pauses[..7], [1, 2, 4, 8, 16, 30, 30]);
        assert_eq!(pauses.len(), 100);
    }
}
