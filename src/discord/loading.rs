//! Answers that take long: Discord is told meanwhile that the bot works on them. If the bot is killed, the next start tells
//! the authors; otherwise a loading message would stay for ever, and a click would seem to have done nothing.

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
    /// Whether the author clicked and sees no loading message.
    #[serde(default)]
    pub(super) is_click: bool,
}

fn key(interaction: InteractionId) -> String {
    format!("{PREFIX}{interaction}")
}

/// Records that Discord is about to be told that the answer takes long.
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
        if let Ok(Loading { application: application_id, token, locale, is_click }) = serde_json::from_str(&value) {
            let token = token.as_str();
            let told = pages(&speech::restarted(Language::from_locale(&locale)), &[], api.commands()).concat();
            let (mut body, _) = MessageBody::new(&told, &[]).private().into_parts();
            let (method, route) = if is_click {
                (LightMethod::Post, Route::WebhookFollowupMessages { application_id, token })
            } else {
                // An edit cannot change whether a message is private.
                if let Some(fields) = body.as_object_mut() {
                    fields.remove("flags");
                }
                (LightMethod::Patch, Route::WebhookOriginalInteractionResponse { application_id, token })
            };
            // The token may have expired.
            _ = api.call(method, route, Some(&body)).await;
        }
        values.remove(&key).await?;
    }
    Ok(())
}
