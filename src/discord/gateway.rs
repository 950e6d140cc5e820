//! Handles the events that arrive through Discord's gateway.

use std::sync::Arc;

use serenity::all::{Context, EventHandler, Interaction, RatelimitInfo, Ready, ResumedEvent};
use tokio::sync::RwLock;
use tracing::{info, warn};

use super::api::{Api, ApiState};
use super::respond::{Pending, respond, respond_with_text, suggest_plays};
use super::{interaction, permissions};
use crate::chat::Platform;
use crate::manager::Manager;
use crate::metrics;

pub(super) struct Handler {
    pub(super) manager: Manager,
    pub(super) state: Arc<ApiState>,
    /// Held for reading while an interaction is handled, so that the shutdown can wait for it.
    pub(super) in_flight: Arc<RwLock<()>>,
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let _in_flight = self.in_flight.read().await;
        let api = Api::new(Arc::clone(&context.http), Arc::clone(&self.state));
        match interaction {
            Interaction::Command(command) => {
                let pending = Pending::command(&command, permissions::note(&command));
                match permissions::refusal(&command) {
                    Some(reason) => respond_with_text(&api, &pending, &reason).await,
                    None => respond(&self.manager, &api, pending, interaction::command(&command)).await,
                }
            }
            Interaction::Component(component) => {
                respond(&self.manager, &api, Pending::component(&component), interaction::component(&component)).await;
            }
            Interaction::Autocomplete(command) => {
                let (message, table) = interaction::autocomplete(&command);
                suggest_plays(&self.manager, &api, &Pending::command(&command, None), message, table).await;
            }
            other => warn!("Discord sent an interaction of an unexpected kind, which is ignored: {:?}", other.kind()),
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
