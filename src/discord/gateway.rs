//! Handles the events that arrive through Discord's gateway.

use std::sync::{Arc, OnceLock};

use serenity::all::{Context, EventHandler, Guild, Interaction, RatelimitInfo, Ready, ResumedEvent, UserId};
use tokio::sync::RwLock;
use tracing::{error, info, warn};

use super::api::{Api, ApiState};
use super::asked::Asked;
use super::respond::{Pending, respond, respond_with_text, suggest};
use super::send::Sender;
use super::{greet, interaction, permissions};
use crate::chat::Platform;
use crate::manager::{self, Added, Manager};
use crate::metrics;

pub(super) struct Handler {
    pub(super) manager: Manager,
    pub(super) state: Arc<ApiState>,
    /// The bot's own user, and what it sends with. Both are known before the gateway is opened.
    pub(super) own: Arc<OnceLock<(UserId, Sender)>>,
    pub(super) asked: Asked,
    /// Held for reading while an interaction is handled, so that the shutdown can wait for it.
    pub(super) in_flight: Arc<RwLock<()>>,
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let _in_flight = self.in_flight.read().await;
        let api = Api::new(Arc::clone(&context.http), Arc::clone(&self.state));
        let Some((_, channel)) = self.own.get() else { return };
        match interaction {
            Interaction::Command(command) => {
                let pending = Pending::command(&command, permissions::note(&command));
                if let Some(reason) = permissions::refusal(&command) {
                    respond_with_text(&api, &pending, &reason).await;
                } else {
                    let message = interaction::command(&command);
                    respond(&self.manager, &api, (channel, &self.asked), pending, message).await;
                }
            }
            Interaction::Component(component) => {
                let message = interaction::component(&component);
                respond(&self.manager, &api, (channel, &self.asked), Pending::component(&component), message).await;
            }
            Interaction::Autocomplete(command) => {
                let pending = Pending::command(&command, None);
                suggest(&self.manager, &api, &pending, interaction::autocomplete(&command)).await;
            }
            other => warn!("Discord sent an interaction of an unexpected kind, which is ignored: {:?}", other.kind()),
        }
    }

    /// Arrives for each server of the bot after the start, and when the bot is added to another one.
    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let Some(place) = self.own.get().and_then(|(own, _)| greet::greeting_place(&guild, *own)) else { return };
        let added = Added {
            to: &guild.id.to_string(),
            at: Some(guild.joined_at.unix_timestamp() * 1000),
            locale: interaction::chosen_locale(&guild.preferred_locale),
        };
        if let Err(cause) = manager::greet(&self.manager, &place, added).await {
            error!(guild = %guild.id, "cannot greet a server: {cause:#}");
        }
    }

    async fn ready(&self, _: Context, ready: Ready) {
        let shard = ready.shard.map_or(0, |shard| shard.id.0);
        info!("shard {shard} is ready, in {} servers", ready.guilds.len());
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        info!("a shard resumed its session after a disconnection");
    }

    async fn ratelimit(&self, limit: RatelimitInfo) {
        metrics::count_throttling(Platform::Discord);
        self.state.note_rate_limit(&limit);
        if limit.global {
            warn!("Discord's global rate limit is reached: nothing is sent for {:?}", limit.timeout);
        }
    }
}
