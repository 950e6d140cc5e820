//! The part of Discord's REST API that the bot uses, through serenity's client and its rate limiter.

use std::sync::{Arc, LazyLock, OnceLock};
use std::time::Duration;

use parking_lot::Mutex;
use serde::Deserialize;
use serde_json::Value;
use serenity::all::{ApplicationId, CreateAttachment, RatelimitInfo, UserId};
use serenity::http::{Http, HttpError, LightMethod, Multipart, MultipartUpload, Request, Route};
use tokio::sync::Notify;
use tokio::time::{Instant, timeout};

use super::message::CommandIds;

/// How long one request may take, including the waits of the rate limiter, before it counts as failed.
pub(super) const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// What all requests share: the global rate limit, the state of the token, and the ids of the commands.
#[derive(Default)]
pub(super) struct ApiState {
    /// When Discord's global rate limit ends. Serenity applies it to a single route only.
    global_limit_ends: Mutex<Option<Instant>>,
    /// Set at the first 401 for the bot's token, which stops all requests: Discord bans an address after 10,000 of
    /// them.
    is_token_refused: Mutex<bool>,
    token_refusal: Notify,
    /// Set once the commands are registered.
    commands: OnceLock<CommandIds>,
}

impl ApiState {
    /// Blocks requests for the duration of `limit`, if it is global.
    pub(super) fn note_rate_limit(&self, limit: &RatelimitInfo) {
        if limit.global {
            *self.global_limit_ends.lock() = Some(Instant::now() + limit.timeout);
        }
    }

    fn is_token_refused(&self) -> bool {
        *self.is_token_refused.lock()
    }

    fn note_token_refused(&self) {
        *self.is_token_refused.lock() = true;
        self.token_refusal.notify_waiters();
    }

    /// Returns how long the global rate limit still lasts.
    fn global_limit_left(&self) -> Option<Duration> {
        let end = (*self.global_limit_ends.lock())?;
        let left = end.saturating_duration_since(Instant::now());
        (!left.is_zero()).then_some(left)
    }
}

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    #[error("Discord refuses the bot's token")]
    TokenRefused,
    #[error("Discord limits the rate of requests")]
    RateLimited { retry_after: Option<Duration> },
    /// Discord cannot be reached, answers with a 5xx status, or sends an unreadable answer. It may have performed the
    /// request all the same.
    #[error("{0:#}")]
    Unavailable(anyhow::Error),
    /// 403: the bot lacks a permission or has no access.
    #[error("Discord forbids the request: {0}")]
    Forbidden(String),
    /// The thread is archived: nothing in it can be changed until it is reopened.
    #[error("the Discord thread is archived: {0}")]
    Archived(String),
    /// The message already has a thread. Treated as success.
    #[error("the message already has a thread")]
    ThreadExists,
    /// The channel does not exist any more, the bot cannot see it, or its thread is locked.
    #[error("the Discord channel is closed to the bot: {0}")]
    Closed(String),
    /// 404, or the token of an interaction has expired.
    #[error("Discord does not find what the request names: {0}")]
    NotFound(String),
    /// The interaction has already been acknowledged. Treated as success.
    #[error("the interaction was acknowledged before")]
    Acknowledged,
    /// Any other 4xx: the bot sent a wrong request.
    #[error("Discord rejects the request: {0}")]
    BadRequest(String),
}

impl Failure {
    /// Returns whether the same request may succeed later.
    pub(super) fn is_transient(&self) -> bool {
        matches!(self, Failure::RateLimited { .. } | Failure::Unavailable(_))
    }

    /// Returns how long Discord asks the bot to wait.
    pub(super) fn retry_after(&self) -> Option<Duration> {
        match self {
            Failure::RateLimited { retry_after } => *retry_after,
            _ => None,
        }
    }

    /// Returns the pause before the next attempt: the one that Discord asks for, or else the one that is `planned`; `None`
    /// if none is planned, as the attempts are used up.
    pub(super) fn pause(&self, planned: Option<Duration>) -> Option<Duration> {
        planned.map(|planned| self.retry_after().unwrap_or(planned))
    }

    /// Converts the failure into an error for the log.
    pub(super) fn into_error(self) -> anyhow::Error {
        match self {
            Failure::Unavailable(cause) => cause,
            other => other.into(),
        }
    }

    pub(super) fn from_serenity(error: serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                let details = response.error.errors.iter().map(|e| format!("; {}: {}", e.path, e.message));
                let description =
                    format!("{} (code {}{})", response.error.message, response.error.code, details.collect::<String>());
                match (response.status_code.as_u16(), response.error.code) {
                    (_, code) if CLOSED.contains(&code) => Failure::Closed(description),
                    (_, ARCHIVED) => Failure::Archived(description),
                    (_, THREAD_EXISTS) => Failure::ThreadExists,
                    // This is the token of an interaction or webhook, not the bot's own.
                    (401, UNKNOWN_TOKEN) | (404, _) => Failure::NotFound(description),
                    (401, _) => Failure::TokenRefused,
                    (429, _) => Failure::RateLimited { retry_after: None },
                    (403, _) => Failure::Forbidden(description),
                    (400, ALREADY_ACKNOWLEDGED) => Failure::Acknowledged,
                    (status, _) if status >= 500 => {
                        Failure::Unavailable(anyhow::anyhow!("Discord failed with {status}: {description}"))
                    }
                    (status, _) => Failure::BadRequest(format!("{status} {description}")),
                }
            }
            // The URL may contain the token of an interaction, which must not be logged.
            serenity::Error::Http(HttpError::Request(error)) => {
                Failure::Unavailable(anyhow::Error::from(error.without_url()).context("Discord could not be reached"))
            }
            other => Failure::Unavailable(anyhow::Error::from(other).context("Discord could not be reached")),
        }
    }
}

/// Discord's codes for an unknown channel, a channel that the bot cannot see, and a locked thread.
const CLOSED: [isize; 3] = [10003, 50001, 160_005];
/// Discord's code for a request that is not possible in an archived thread.
const ARCHIVED: isize = 50083;
/// Discord's code for a message that already has a thread.
const THREAD_EXISTS: isize = 160_004;
/// Discord's code for an invalid webhook or interaction token.
const UNKNOWN_TOKEN: isize = 50027;
/// Discord's code for an interaction that has been acknowledged.
const ALREADY_ACKNOWLEDGED: isize = 40060;

/// The bot's application at Discord, and how it can be installed.
#[derive(Clone, Copy)]
pub(super) struct Application {
    /// The id under which the bot's commands are registered.
    pub(super) id: ApplicationId,
    /// Whether users may install it for themselves, and not only servers.
    pub(super) is_for_users: bool,
}

/// The gateway's URL, and the number of shards that Discord recommends.
#[derive(Deserialize)]
pub(super) struct Gateway {
    pub(super) url: String,
    pub(super) shards: u32,
}

/// A client of Discord's REST API. Cheap to clone.
#[derive(Clone)]
pub(super) struct Api {
    http: Arc<Http>,
    state: Arc<ApiState>,
}

impl Api {
    pub(super) fn new(http: Arc<Http>, state: Arc<ApiState>) -> Self {
        Api { http, state }
    }

    /// Returns the ids of the registered commands; none before the registration.
    pub(super) fn commands(&self) -> &CommandIds {
        static NONE: LazyLock<CommandIds> = LazyLock::new(CommandIds::new);
        self.state.commands.get().unwrap_or(&NONE)
    }

    /// Sets the ids of the registered commands.
    pub(super) fn set_commands(&self, ids: CommandIds) {
        // A process registers its commands once, so there is nothing to replace.
        _ = self.state.commands.set(ids);
    }

    /// Waits until Discord refuses the bot's token.
    pub(super) async fn token_refused(&self) {
        let notified = self.state.token_refusal.notified();
        if !self.state.is_token_refused() {
            notified.await;
        }
    }

    /// Fetches the bot's application.
    pub(super) async fn application(&self) -> Result<Application, Failure> {
        let application = self.call(LightMethod::Get, Route::Oauth2ApplicationCurrent, None).await?;
        let id = id_of(&application).map(ApplicationId::new)?;
        Ok(Application { id, is_for_users: application["integration_types_config"]["1"].is_object() })
    }

    /// Fetches the id of the bot's own user.
    pub(super) async fn own_user(&self) -> Result<UserId, Failure> {
        let user = self.call(LightMethod::Get, Route::UserMe, None).await?;
        id_of(&user).map(UserId::new)
    }

    /// Fetches the gateway's URL and the recommended number of shards.
    pub(super) async fn gateway(&self) -> Result<Gateway, Failure> {
        let gateway = self.call(LightMethod::Get, Route::GatewayBot, None).await?;
        serde_json::from_value(gateway).map_err(unreadable)
    }

    /// Sends one request with the bot's token. Returns `Null` for an answer without a body.
    pub(super) async fn call(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<Value, Failure> {
        let body = body.map(|body| body.to_string().into_bytes());
        self.perform(Request::new(route, method).body(body), REQUEST_TIMEOUT).await
    }

    /// Works as [`Api::call`], and uploads `file`.
    pub(super) async fn call_with_file(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &Value,
        file: Option<CreateAttachment>,
    ) -> Result<Value, Failure> {
        self.perform(with_file(Request::new(route, method), body, file), REQUEST_TIMEOUT).await
    }

    /// Works as [`Api::call_with_file`], and gives up after `limit`.
    pub(super) async fn call_with_timeout(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &Value,
        file: Option<CreateAttachment>,
        limit: Duration,
    ) -> Result<Value, Failure> {
        self.perform(with_file(Request::new(route, method), body, file), limit).await
    }

    /// Sends `request` and gives up after `limit`. Returns `Null` for an answer without a body.
    pub(super) async fn perform(&self, request: Request<'_>, limit: Duration) -> Result<Value, Failure> {
        if self.state.is_token_refused() {
            return Err(Failure::TokenRefused);
        }
        // The global rate limit does not apply to interactions, to which serenity gives no bucket.
        let is_interaction = request.route_ref().ratelimiting_bucket().is_none();
        if let Some(retry_after) = self.state.global_limit_left().filter(|_| !is_interaction) {
            return Err(Failure::RateLimited { retry_after: Some(retry_after) });
        }
        let result = timeout(limit, async {
            let response = self.http.request(request).await.map_err(Failure::from_serenity)?;
            response.bytes().await.map_err(|error| Failure::from_serenity(error.into()))
        })
        .await
        .unwrap_or_else(|_| Err(Failure::Unavailable(anyhow::anyhow!("Discord did not answer within {limit:?}"))));
        match result {
            Ok(body) if body.is_empty() => Ok(Value::Null),
            Ok(body) => serde_json::from_slice(&body).map_err(unreadable),
            Err(failure) => {
                if matches!(failure, Failure::TokenRefused) {
                    self.state.note_token_refused();
                }
                Err(failure)
            }
        }
    }
}

/// Returns the `id` of an object that Discord returned.
pub(super) fn id_of(object: &Value) -> Result<u64, Failure> {
    let id = object["id"].as_str().and_then(|id| id.parse().ok()).filter(|id| *id != 0);
    id.ok_or_else(|| Failure::Unavailable(anyhow::anyhow!("Discord's answer contains no id")))
}

fn with_file<'a>(request: Request<'a>, body: &Value, file: Option<CreateAttachment>) -> Request<'a> {
    match file {
        None => request.body(Some(body.to_string().into_bytes())),
        Some(file) => request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![file]),
            fields: Vec::new(),
            payload_json: Some(body.to_string()),
        })),
    }
}

fn unreadable(error: serde_json::Error) -> Failure {
    Failure::Unavailable(anyhow::Error::from(error).context("Discord's answer could not be read"))
}
