//! Answers that take long: their authors see a loading message meanwhile. If the bot is killed, the next start tells them so;
//! otherwise that message would stay for ever.

use serde::{Deserialize, Serialize};
use serenity::all::{ApplicationId, InteractionId};
use serenity::http::{LightMethod, Route};
use tracing::warn;

use super::api::Api;
use super::message::{MessageBody, pages};
use crate::language::Language;
use crate::manager::Manager;
use crate::speech;

/// What the keys begin with under which these answers are stored; the interaction's id follows.
const PREFIX: &str = "discord-loading:";

/// An answer that the author waits for.
#[derive(Serialize, Deserialize)]
pub(super) struct Loading {
    pub(super) application: ApplicationId,
    /// Whoever has it can write as the bot for 15 minutes.
    pub(super) token: String,
    pub(super) locale: String,
}

fn key(interaction: InteractionId) -> String {
    format!("{PREFIX}{interaction}")
}

/// Records that the author is about to see a loading message.
pub(super) async fn begin(manager: &Manager, interaction: InteractionId, loading: &Loading) {
    let Ok(value) = serde_json::to_string(loading) else { return };
    if let Err(cause) = manager.store().key_value().set(&key(interaction), &value).await {
        warn!(%interaction, "cannot record that an answer takes long: {cause:#}");
    }
}

/// Records that the author has the answer.
pub(super) async fn end(manager: &Manager, interaction: InteractionId) {
    if let Err(cause) = manager.store().key_value().remove(&key(interaction)).await {
        warn!(%interaction, "cannot record that an answer was sent: {cause:#}");
    }
}

/// Tells the authors who have waited since the last process was killed that what they asked for may be done: it may have been
/// killed after the commit.
pub(super) async fn tell_authors(api: &Api, manager: &Manager) -> anyhow::Result<()> {
    let values = manager.store().key_value();
    for (key, value) in values.all(PREFIX).await? {
        if let Ok(Loading { application, token, locale }) = serde_json::from_str(&value) {
            let told = pages(&speech::restarted(Language::from_locale(&locale)), &[], api.commands()).concat();
            let (mut body, _) = MessageBody::new(&told, &[]).into_parts();
            if let Some(fields) = body.as_object_mut() {
                fields.remove("flags");
            }
            let route = Route::WebhookOriginalInteractionResponse { application_id: application, token: &token };
            // The token may have expired.
            _ = api.call(LightMethod::Patch, route, Some(&body)).await;
        }
        values.remove(&key).await?;
    }
    Ok(())
}
