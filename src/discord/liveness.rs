//! Tells whether the shards of this process are connected to Discord's gateway.

use std::collections::HashMap;
use std::convert::Infallible;
use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};
use tokio::time::{Instant, sleep};

use crate::chat::Platform;
use crate::manager::{Connection, Manager};

/// How long a shard counts as connected without an acknowledged heartbeat. Discord asks for one every 41 seconds.
const SILENCE: Duration = Duration::from_secs(100);
/// How often the shards are looked at.
const INTERVAL: Duration = Duration::from_secs(1);

/// What serenity tells about a shard: whether it considers it connected, and how long the last heartbeat took, which
/// differs from one to the next.
type Shard = (bool, Option<Duration>);

/// The last heartbeat of each shard and when it was noticed.
#[derive(Default)]
struct Heartbeats(HashMap<u32, (Option<Duration>, Instant)>);

/// Records whether all `count` shards are connected, until it is dropped. Serenity reports a lost connection only when it
/// has another one.
pub(super) async fn watch(shards: &ShardManager, count: u32, manager: &Manager) -> Infallible {
    let mut heartbeats = Heartbeats::default();
    loop {
        let runners = shards.runners.lock().await;
        let seen =
            runners.iter().map(|(id, runner)| (id.0, (runner.stage == ConnectionStage::Connected, runner.latency)));
        let is_connected = heartbeats.are_recent(&seen.collect(), count, Instant::now());
        drop(runners);
        let state = if is_connected { Connection::Connected } else { Connection::Connecting };
        manager.connections().set(Platform::Discord, state);
        sleep(INTERVAL).await;
    }
}

impl Heartbeats {
    /// Returns whether there are `count` shards, all of them connected and heard of lately.
    fn are_recent(&mut self, shards: &HashMap<u32, Shard>, count: u32, now: Instant) -> bool {
        self.0.retain(|id, _| shards.get(id).is_some_and(|(is_connected, _)| *is_connected));
        for (id, (_, latency)) in shards.iter().filter(|(_, (is_connected, _))| *is_connected) {
            let heard = self.0.entry(*id).or_insert((*latency, now));
            if heard.0 != *latency {
                *heard = (*latency, now);
            }
        }
        self.0.len() == count as usize && self.0.values().all(|(_, at)| now - *at <= SILENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shard_without_heartbeats_is_not_connected() {
        let (mut heartbeats, start) = (Heartbeats::default(), Instant::now());
        let after = |seconds| start + Duration::from_secs(seconds);
        let beat = |milliseconds| (true, Some(Duration::from_millis(milliseconds)));
        assert!(!heartbeats.are_recent(&HashMap::new(), 1, start), "no shard has begun");
        assert!(!heartbeats.are_recent(&[(0, (false, None))].into(), 1, start));
        assert!(heartbeats.are_recent(&[(0, (true, None))].into(), 1, start));
        assert!(!heartbeats.are_recent(&[(0, (true, None))].into(), 2, start), "the other shard is missing");
        assert!(heartbeats.are_recent(&[(0, beat(30))].into(), 1, after(60)));
        assert!(heartbeats.are_recent(&[(0, beat(30))].into(), 1, after(160)));
        assert!(!heartbeats.are_recent(&[(0, beat(30))].into(), 1, after(161)), "the last heartbeat is too old");
        assert!(heartbeats.are_recent(&[(0, beat(31))].into(), 1, after(162)));
        assert!(!heartbeats.are_recent(&[(0, (false, None))].into(), 1, after(163)));
        assert!(
            heartbeats.are_recent(&[(0, beat(31))].into(), 1, after(300)),
            "a new connection has time for its first"
        );
    }
}
