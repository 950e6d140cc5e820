//! Discord's REST API, as far as we need it, through serenity's client and its rate limiter.

use std::sync::{Arc, LazyLock, OnceLock};

use parking_lot::Mutex;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use serenity::all::{ApplicationId, CreateAttachment, RatelimitInfo, UserId};
use serenity::http::{Http, HttpError, LightMethod, Multipart, MultipartUpload, Request, Route};
use tokio::sync::Notify;
use tokio::time::{Instant, timeout};

use super::message::CommandIds;

/// How long one request may take, pauses of the rate limiter included, before it counts as failed.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);

/// What stays shut for every request at once.
#[derive(Default)]
pub(super) struct Gate {
    /// Discord's global rate limit, which serenity keeps for one route only.
    opens: Mutex<Option<Instant>>,
    /// Set at the first 401 for the bot's token: 10,000 of them would ban our address.
    refused: Mutex<bool>,
    refusal: Notify,
    /// Known once they are registered.
    commands: OnceLock<CommandIds>,
}

impl Gate {
    /// Shuts it for the time that a global rate limit names.
    pub(super) fn heed(&self, limit: &RatelimitInfo) {
        if limit.global {
            *self.opens.lock() = Some(Instant::now() + limit.timeout);
        }
    }

    fn is_refused(&self) -> bool {
        *self.refused.lock()
    }

    fn refuse(&self) {
        *self.refused.lock() = true;
        self.refusal.notify_waiters();
    }

    fn wait_left(&self) -> Option<Duration> {
        let opens = (*self.opens.lock())?;
        let left = opens.saturating_duration_since(Instant::now());
        (!left.is_zero()).then_some(left)
    }
}

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    #[error("Discord refuses the bot's token")]
    Token,
    #[error("Discord asks us to slow down")]
    Busy { after: Option<Duration> },
    /// It may have been acted on all the same.
    #[error("{0:#}")]
    Down(anyhow::Error),
    /// 403: a permission or an access is missing.
    #[error("Discord forbids it: {0}")]
    Forbidden(String),
    /// A thread that was put away, where nothing can be changed until it is taken out again.
    #[error("Discord's thread is archived: {0}")]
    Archived(String),
    /// A message at which a thread begins already: what we wanted.
    #[error("the message has its thread already")]
    Threaded,
    /// The channel is gone, or closed to the bot whatever it may do elsewhere.
    #[error("Discord's channel is closed: {0}")]
    Closed(String),
    /// 404, or an interaction's token that is too old.
    #[error("Discord does not find it: {0}")]
    Gone(String),
    /// An interaction that was acknowledged before: what we wanted.
    #[error("the interaction was acknowledged before")]
    Acknowledged,
    /// The other 4xx: our mistake.
    #[error("Discord finds fault with it: {0}")]
    Faulty(String),
}

impl Failure {
    /// Whether the same request may succeed later.
    pub(super) fn is_passing(&self) -> bool {
        matches!(self, Failure::Busy { .. } | Failure::Down(_))
    }

    /// How long Discord asks us to wait.
    pub(super) fn after(&self) -> Option<Duration> {
        match self {
            Failure::Busy { after } => *after,
            _ => None,
        }
    }

    pub(super) fn into_error(self) -> anyhow::Error {
        match self {
            Failure::Down(cause) => cause,
            other => other.into(),
        }
    }

    fn of(error: serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                let details = response.error.errors.iter().map(|e| format!("; {}: {}", e.path, e.message));
                let said =
                    format!("{} (code {}{})", response.error.message, response.error.code, details.collect::<String>());
                match (response.status_code.as_u16(), response.error.code) {
                    (_, code) if CLOSED.contains(&code) => Failure::Closed(said),
                    (_, ARCHIVED) => Failure::Archived(said),
                    (_, THREADED) => Failure::Threaded,
                    // An interaction's or a webhook's token is not the bot's.
                    (401, UNKNOWN_TOKEN) | (404, _) => Failure::Gone(said),
                    (401, _) => Failure::Token,
                    (429, _) => Failure::Busy { after: None },
                    (403, _) => Failure::Forbidden(said),
                    (400, ALREADY_ACKNOWLEDGED) => Failure::Acknowledged,
                    (status, _) if status >= 500 => {
                        Failure::Down(anyhow::anyhow!("Discord failed with {status}: {said}"))
                    }
                    (status, _) => Failure::Faulty(format!("{status} {said}")),
                }
            }
            // The address holds an interaction's token, which belongs into no log.
            serenity::Error::Http(HttpError::Request(error)) => {
                Failure::Down(anyhow::Error::from(error.without_url()).context("Discord could not be reached"))
            }
            other => Failure::Down(anyhow::Error::from(other).context("Discord could not be reached")),
        }
    }
}

/// Discord's codes for an unknown channel, one that the bot does not see, and locked threads.
const CLOSED: [isize; 3] = [10003, 50001, 160_005];
/// Discord's code for what cannot be done in an archived thread.
const ARCHIVED: isize = 50083;
/// Discord's code for a message at which a thread begins already.
const THREADED: isize = 160_004;
/// Discord's code for an invalid webhook or interaction token.
const UNKNOWN_TOKEN: isize = 50027;
/// Discord's code for an interaction that has been acknowledged.
const ALREADY_ACKNOWLEDGED: isize = 40060;

/// What the bot is, and where it may be added.
#[derive(Clone, Copy)]
pub(super) struct Application {
    /// Under which the bot's commands are registered.
    pub(super) id: ApplicationId,
    /// Whether people may add it for themselves, beside those who add it to a server.
    pub(super) is_for_users: bool,
}

/// Where to connect, and with how many shards.
#[derive(Deserialize)]
pub(super) struct Gateway {
    pub(super) url: String,
    pub(super) shards: u32,
}

#[derive(Clone)]
pub(super) struct Api {
    http: Arc<Http>,
    gate: Arc<Gate>,
}

impl Api {
    pub(super) fn new(http: Arc<Http>, gate: Arc<Gate>) -> Self {
        Api { http, gate }
    }

    /// The ids of the registered commands; empty before they are known.
    pub(super) fn commands(&self) -> &CommandIds {
        static NONE: LazyLock<CommandIds> = LazyLock::new(CommandIds::new);
        self.gate.commands.get().unwrap_or(&NONE)
    }

    /// Notes the ids of the registered commands.
    pub(super) fn know_commands(&self, ids: CommandIds) {
        // They are registered once in a process's life, so there is nothing to replace.
        _ = self.gate.commands.set(ids);
    }

    /// Returns when Discord has refused the bot's token.
    pub(super) async fn refused(&self) {
        let notified = self.gate.refusal.notified();
        if !self.gate.is_refused() {
            notified.await;
        }
    }

    pub(super) async fn application(&self) -> Result<Application, Failure> {
        let application = self.call(LightMethod::Get, Route::Oauth2ApplicationCurrent, None).await?;
        let id = id_of(&application).map(ApplicationId::new)?;
        Ok(Application { id, is_for_users: application["integration_types_config"]["1"].is_object() })
    }

    /// The bot's own user.
    pub(super) async fn own_user(&self) -> Result<UserId, Failure> {
        let user = self.call(LightMethod::Get, Route::UserMe, None).await?;
        id_of(&user).map(UserId::new)
    }

    pub(super) async fn gateway(&self) -> Result<Gateway, Failure> {
        let gateway = self.call(LightMethod::Get, Route::GatewayBot, None).await?;
        serde_json::from_value(gateway).map_err(unreadable)
    }

    /// One request with the bot's token; `Null` for an answer without a body.
    pub(super) async fn call(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Option<&Value>,
    ) -> Result<Value, Failure> {
        let body = body.map(|body| body.to_string().into_bytes());
        self.perform(Request::new(route, method).body(body), PATIENCE).await
    }

    /// As [`Api::call`], with one file beside the body.
    pub(super) async fn call_with_file(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &Value,
        file: Option<CreateAttachment>,
    ) -> Result<Value, Failure> {
        self.perform(with_file(Request::new(route, method), body, file), PATIENCE).await
    }

    /// As [`Api::call_with_file`], given up after `patience`.
    pub(super) async fn call_soon(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &Value,
        file: Option<CreateAttachment>,
        patience: Duration,
    ) -> Result<Value, Failure> {
        self.perform(with_file(Request::new(route, method), body, file), patience).await
    }

    pub(super) async fn perform(&self, request: Request<'_>, patience: Duration) -> Result<Value, Failure> {
        if self.gate.is_refused() {
            return Err(Failure::Token);
        }
        // Interactions are outside the global limit; serenity gives them no bucket.
        let is_interaction = request.route_ref().ratelimiting_bucket().is_none();
        if let Some(after) = self.gate.wait_left().filter(|_| !is_interaction) {
            return Err(Failure::Busy { after: Some(after) });
        }
        let answered = timeout(patience, async {
            let response = self.http.request(request).await.map_err(Failure::of)?;
            response.bytes().await.map_err(|error| Failure::of(error.into()))
        })
        .await
        .unwrap_or_else(|_| Err(Failure::Down(anyhow::anyhow!("Discord did not answer within {patience:?}"))));
        match answered {
            Ok(body) if body.is_empty() => Ok(Value::Null),
            Ok(body) => serde_json::from_slice(&body).map_err(unreadable),
            Err(failure) => {
                if matches!(failure, Failure::Token) {
                    self.gate.refuse();
                }
                Err(failure)
            }
        }
    }
}

/// The `id` of an object that Discord returned.
pub(super) fn id_of(object: &Value) -> Result<u64, Failure> {
    let id = object["id"].as_str().and_then(|id| id.parse().ok()).filter(|id| *id != 0);
    id.ok_or_else(|| Failure::Down(anyhow::anyhow!("Discord's answer has no id")))
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
    Failure::Down(anyhow::Error::from(error).context("Discord's answer could not be read"))
}
