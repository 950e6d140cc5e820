//! Who is still there. Nobody tells us when somebody leaves a server, as that takes a privileged intent; so it is asked.

use parking_lot::Mutex;
use std::collections::HashMap;
use std::time::Duration;

use serde_json::Value;
use serenity::all::{ChannelId, GuildId, UserId};
use serenity::http::{LightMethod, Route};
use tokio::time::Instant;

use super::api::{Api, Failure};

/// For how long somebody who was there is not asked for again, so that a quick game costs no more requests.
const STAYS: Duration = Duration::from_mins(10);
/// How many people are remembered before those are forgotten of whom it may be asked again.
const MOST: usize = 1000;

#[derive(Default)]
pub(super) struct Members {
    /// The servers of channels; a channel never changes its server.
    guilds: Mutex<HashMap<ChannelId, GuildId>>,
    /// When somebody was last known to be there.
    there: Mutex<HashMap<(GuildId, UserId), Instant>>,
}

impl Members {
    /// Whether `person` is no member of the server of `channel`, or of this direct message; `false` where Discord does not
    /// say.
    pub(super) async fn has_left(&self, api: &Api, channel: ChannelId, person: UserId) -> bool {
        let known = self.guilds.lock().get(&channel).copied();
        let guild = if let Some(guild) = known {
            guild
        } else {
            let Ok(told) = api.call(LightMethod::Get, Route::Channel { channel_id: channel }, None).await else {
                return false;
            };
            let id = told["guild_id"].as_str().and_then(|id| id.parse().ok()).filter(|id| *id != 0);
            let Some(guild) = id.map(GuildId::new) else { return is_with_others(&told, person) };
            self.guilds.lock().insert(channel, guild);
            guild
        };
        if self.there.lock().get(&(guild, person)).is_some_and(|seen| seen.elapsed() < STAYS) {
            return false;
        }
        let member = Route::GuildMember { guild_id: guild, user_id: person };
        match api.call(LightMethod::Get, member, None).await {
            Ok(_) => {
                let mut there = self.there.lock();
                if there.len() >= MOST {
                    there.retain(|_, seen| seen.elapsed() < STAYS);
                }
                there.insert((guild, person), Instant::now());
                false
            }
            Err(failure) => matches!(failure, Failure::Gone(_)),
        }
    }
}

/// Whether this channel of direct messages is one of others than `person`.
fn is_with_others(channel: &Value, person: UserId) -> bool {
    let id = person.to_string();
    channel["recipients"].as_array().is_some_and(|with| with.iter().all(|user| user["id"] != id.as_str()))
}
