//! The gateway's events that concern us.

use std::sync::Arc;

use serenity::all::{Context, EventHandler, Interaction, RatelimitInfo, Ready, ResumedEvent};
use tokio::sync::RwLock;
use tracing::{info, warn};

use super::api::{Api, Gate};
use super::respond::{Pending, answer, offer, tell};
use super::{interaction, permissions};
use crate::manager::Manager;

pub(super) struct Handler {
    pub(super) manager: Manager,
    pub(super) gate: Arc<Gate>,
    /// Held for reading while an interaction is being answered.
    pub(super) in_flight: Arc<RwLock<()>>,
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let _in_flight = self.in_flight.read().await;
        let api = Api::new(Arc::clone(&context.http), Arc::clone(&self.gate));
        match interaction {
            Interaction::Command(command) => {
                let asked = Pending::command(&command, permissions::note(&command));
                match permissions::misplaced(&command) {
                    Some(reason) => tell(&api, &asked, &reason).await,
                    None => answer(&self.manager, &api, asked, interaction::command(&command)).await,
                }
            }
            Interaction::Component(click) => {
                answer(&self.manager, &api, Pending::click(&click), interaction::click(&click)).await;
            }
            Interaction::Autocomplete(typing) => {
                let (message, table) = interaction::unfinished(&typing);
                offer(&self.manager, &api, &Pending::command(&typing, None), message, table).await;
            }
            other => warn!("an interaction of a kind that we never ask for: {:?}", other.kind()),
        }
    }

    async fn ready(&self, _: Context, ready: Ready) {
        let shard = ready.shard.map_or(0, |shard| shard.id.0);
        info!("shard {shard} is ready, in {} servers", ready.guilds.len());
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        info!("a shard went on where it was cut off");
    }

    async fn ratelimit(&self, limit: RatelimitInfo) {
        self.gate.heed(&limit);
        if limit.global {
            warn!("Discord's global rate limit: nothing is sent for {:?}", limit.timeout);
        }
    }
}
