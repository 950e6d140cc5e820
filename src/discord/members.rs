//! Who is still there. Nobody tells us when somebody leaves a server, as that takes a privileged intent; so it is asked.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

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
        let known = lock(&self.guilds).get(&channel).copied();
        let guild = match known {
            Some(guild) => guild,
            None => match api.call(LightMethod::Get, Route::Channel { channel_id: channel }, None).await {
                Err(_) => return false,
                Ok(told) => match told["guild_id"].as_str().and_then(|id| id.parse().ok()).filter(|id| *id != 0) {
                    Some(id) => *lock(&self.guilds).entry(channel).or_insert(GuildId::new(id)),
                    None => {
                        let id = person.to_string();
                        let with = told["recipients"].as_array();
                        return with.is_some_and(|with| with.iter().all(|user| user["id"] != id.as_str()));
                    }
                },
            },
        };
        if lock(&self.there).get(&(guild, person)).is_some_and(|seen| seen.elapsed() < STAYS) {
            return false;
        }
        let member = Route::GuildMember { guild_id: guild, user_id: person };
        match api.call(LightMethod::Get, member, None).await {
            Ok(_) => {
                let mut there = lock(&self.there);
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

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
