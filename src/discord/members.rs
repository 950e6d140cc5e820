//! Finds out who has left a server. Discord announces this only to bots with a privileged intent, so the bot asks.

use std::time::Duration;

use hashlink::LruCache;
use parking_lot::Mutex;
use serde_json::Value;
use serenity::all::{ChannelId, GuildId, UserId};
use serenity::http::{LightMethod, Route};
use tokio::time::Instant;

use super::api::{Api, Failure};

/// How long a member counts as present after a lookup, so that a quick game needs no more requests.
const CACHE_PERIOD: Duration = Duration::from_mins(10);
/// The most channels, and the most members, that are cached.
const MAX_CACHED: usize = 1000;

/// A cache of members that were present lately.
pub(super) struct Members {
    /// The server of each channel, which never changes.
    guilds: Mutex<LruCache<ChannelId, GuildId>>,
    /// When each member was last known to be present.
    last_seen: Mutex<LruCache<(GuildId, UserId), Instant>>,
}

impl Default for Members {
    fn default() -> Members {
        Members { guilds: Mutex::new(LruCache::new(MAX_CACHED)), last_seen: Mutex::new(LruCache::new(MAX_CACHED)) }
    }
}

impl Members {
    /// Returns whether `person` is not a member of the server of `channel`, or not in the direct message `channel`.
    /// Returns `false` if Discord does not answer.
    pub(super) async fn has_left(&self, api: &Api, channel: ChannelId, person: UserId) -> bool {
        let cached = self.guilds.lock().get(&channel).copied();
        let guild = if let Some(guild) = cached {
            guild
        } else {
            let Ok(answer) = api.call(LightMethod::Get, Route::Channel { channel_id: channel }, None).await else {
                return false;
            };
            let id = answer["guild_id"].as_str().and_then(|id| id.parse().ok()).filter(|id| *id != 0);
            let Some(guild) = id.map(GuildId::new) else { return is_dm_without(&answer, person) };
            self.guilds.lock().insert(channel, guild);
            guild
        };
        if self.last_seen.lock().get(&(guild, person)).is_some_and(|seen| seen.elapsed() < CACHE_PERIOD) {
            return false;
        }
        let member = Route::GuildMember { guild_id: guild, user_id: person };
        match api.call(LightMethod::Get, member, None).await {
            Ok(_) => {
                self.last_seen.lock().insert((guild, person), Instant::now());
                false
            }
            Err(failure) => matches!(failure, Failure::NotFound(_)),
        }
    }
}

/// Returns whether `channel` is a direct message or group that `person` is not in.
fn is_dm_without(channel: &Value, person: UserId) -> bool {
    let id = person.to_string();
    channel["recipients"].as_array().is_some_and(|with| with.iter().all(|user| user["id"] != id.as_str()))
}
