//! Serves the bot's account, from the login to the shutdown.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context as _, bail};
use backon::{ExponentialBuilder, Retryable as _};
use serenity::Client;
use serenity::all::GatewayIntents;
use serenity::gateway::ShardManager;
use serenity::http::Http;
use tokio::sync::{RwLock, watch};
use tokio::time::timeout;
use tracing::{error, info, warn};

use super::api::{Api, ApiState, Application, Failure, REQUEST_TIMEOUT};
use super::asked::Asked;
use super::gateway::Handler;
use super::loading;
use super::login::{Login, Shards};
use super::send::Sender;
use super::{liveness, permissions, register};
use crate::chat::{Account, Platform};
use crate::manager::{Manager, deliver};

/// How often each request that the start needs is repeated, with growing pauses: about ten minutes in all.
const START_RETRIES: usize = 14;
/// The first and the longest of these pauses.
const MIN_PAUSE: Duration = Duration::from_millis(500);
const MAX_PAUSE: Duration = Duration::from_mins(1);
/// How long the first post waits for the registration of the commands.
const REGISTRATION_WAIT: Duration = Duration::from_secs(10);
/// How long the shutdown may take. Serenity waits for each shard's close frame without a limit.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(8);

/// Serves Discord until `stop` turns true, and returns within 10 s of that.
///
/// # Errors
/// Returns an error if Discord refuses the token, or cannot be reached for about ten minutes at the start.
pub async fn serve(login: Login, manager: Manager, mut stop: watch::Receiver<bool>) -> anyhow::Result<()> {
    let state = Arc::new(ApiState::default());
    let in_flight = Arc::new(RwLock::new(()));
    let own_sender = Arc::new(OnceLock::new());
    let asked = Asked::default();
    // Building a client asks Discord for the gateway's URL, without a limit of its own.
    let build = || async {
        let handler = Handler {
            manager: manager.clone(),
            state: Arc::clone(&state),
            own: Arc::clone(&own_sender),
            asked: asked.clone(),
            in_flight: Arc::clone(&in_flight),
        };
        // Slash commands and buttons arrive without any intent; this one tells to which servers the bot is added.
        let builder = Client::builder(&login.token, GatewayIntents::GUILDS).event_handler(handler);
        let built = timeout(REQUEST_TIMEOUT, builder.into_future()).await;
        let unanswered = || anyhow::anyhow!("Discord did not answer within {REQUEST_TIMEOUT:?}");
        built.map_err(|_| Failure::Unavailable(unanswered()))?.map_err(Failure::from_serenity)
    };
    let Some(client) = until_stopped(&mut stop, with_retries("the gateway's address", build)).await else {
        return Ok(());
    };
    let mut client = client?;
    let api = Api::new(Arc::clone(&client.http), Arc::clone(&state));

    let Some(application) = until_stopped(&mut stop, with_retries("the application", || api.application())).await
    else {
        return Ok(());
    };
    let application = application?;
    info!("invite the bot with {}", permissions::invite_link(application.id));
    let Some(own) = until_stopped(&mut stop, with_retries("the bot's user", || api.own_user())).await else {
        return Ok(());
    };
    let own = own?;
    // Nobody can play against the bot itself.
    manager.add_own_account(Account { platform: Platform::Discord, id: own.to_string() });
    let sender = Sender::new(api.clone(), own, &manager).await?;
    _ = own_sender.set((own, sender.clone()));
    loading::tell_authors(&api, &manager).await?;
    let mut registration = tokio::spawn(register(api.clone(), application, login.guild));
    // Wait briefly: messages can link commands only once their ids are known.
    _ = until_stopped(&mut stop, timeout(REGISTRATION_WAIT, &mut registration)).await;
    let mut delivery = tokio::spawn(deliver(manager.clone(), Platform::Discord, sender));

    let served = tokio::select! {
        served = serve_shards(&login, &manager, &api, &mut client, &mut stop) => served,
        ended = &mut delivery => Err(anyhow::anyhow!("the delivery to Discord ended unexpectedly: {ended:?}")),
    };
    delivery.abort();
    registration.abort();
    shut_down(&client.shard_manager, &in_flight).await;
    served
}

/// Serves the shards of `login` until `stop` turns true.
async fn serve_shards(
    login: &Login,
    manager: &Manager,
    api: &Api,
    client: &mut Client,
    stop: &mut watch::Receiver<bool>,
) -> anyhow::Result<()> {
    let Some(gateway) = until_stopped(stop, with_retries("the gateway", || api.gateway())).await else { return Ok(()) };
    let gateway = gateway?;
    // Serenity asks for the URL only once, and falls back to a default if that fails.
    *client.ws_url.lock().await = gateway.url;
    let shards =
        login.shards.unwrap_or(Shards { first: 0, last: gateway.shards.max(1) - 1, total: gateway.shards.max(1) });
    info!("serving shards {} to {} of {}", shards.first, shards.last, shards.total);
    let shard_manager = Arc::clone(&client.shard_manager);
    tokio::select! {
        never = liveness::watch(&shard_manager, shards.last - shards.first + 1, manager) => match never {},
        // Serenity includes the end of this range, although its type excludes it.
        ended = client.start_shard_range(shards.first..shards.last, shards.total) => {
            ended.context("Discord's gateway refused the bot")?;
            bail!("the connection to Discord's gateway ended")
        }
        () = api.token_refused() => bail!("Discord refuses the bot's token: set KAFENIO_DISCORD_TOKEN to a valid one"),
        _ = stop.wait_for(|stop| *stop) => Ok(()),
    }
}

/// Logs in to Discord's API, and returns a line about each result.
///
/// # Errors
/// Returns an error if Discord cannot be reached, or refuses the token or the development server.
pub async fn check(login: &Login) -> anyhow::Result<Vec<String>> {
    let api = Api::new(Arc::new(Http::new(&login.token)), Arc::default());
    let application = api.application().await.map_err(Failure::into_error)?;
    let gateway = api.gateway().await.map_err(Failure::into_error)?;
    let registered = register::registered(&api, application.id, login.guild).await;
    let registered = registered.map_err(|failure| failure.into_error().context("cannot list the bot's commands"))?;
    let wanted = register::list(application.is_for_users && login.guild.is_none());
    let are_registered = register::are_equal(&registered, &wanted);
    let commands = if are_registered { "are registered" } else { "will be registered at the next start" };
    Ok(vec![
        format!("the token belongs to application {}", application.id),
        format!("the gateway recommends {} shards", gateway.shards),
        format!("the slash commands {commands}"),
        format!("invite the bot with {}", permissions::invite_link(application.id)),
    ])
}

/// Closes the gateway, so that nothing new arrives, and waits until the interactions in flight are answered.
async fn shut_down(shards: &ShardManager, in_flight: &RwLock<()>) {
    let end = async {
        shards.shutdown_all().await;
        drop(in_flight.write().await);
    };
    if timeout(SHUTDOWN_TIMEOUT, end).await.is_err() {
        warn!("Discord did not close its connections within {SHUTDOWN_TIMEOUT:?}; stopping without waiting for it");
    }
}

/// Registers the commands if Discord's list differs, and logs the result.
async fn register(api: Api, application: Application, guild: Option<u64>) {
    let wanted = register::list(application.is_for_users && guild.is_none());
    match with_retries("the commands", || register::register(&api, application.id, guild, &wanted)).await {
        Ok(true) => info!("registered {} commands with Discord", wanted.len()),
        Ok(false) => info!("all {} commands are already registered with Discord", wanted.len()),
        Err(cause) => error!("cannot register the commands with Discord: {cause:#}"),
    }
}

/// Repeats `request` until it succeeds, fails for good, or has been repeated [`START_RETRIES`] times. `what` names the
/// request in the log.
async fn with_retries<T, F>(what: &str, request: impl FnMut() -> F) -> anyhow::Result<T>
where
    F: Future<Output = Result<T, Failure>>,
{
    let pauses = ExponentialBuilder::new().with_min_delay(MIN_PAUSE).with_max_delay(MAX_PAUSE);
    let answer = request.retry(pauses.with_max_times(START_RETRIES)).when(Failure::is_transient).adjust(Failure::pause);
    let answer = answer.notify(|failure, pause| {
        warn!("the request for {what} failed at Discord, trying again in {pause:?}: {failure}");
    });
    answer.await.map_err(|failure| failure.into_error().context(format!("the request for {what} failed at Discord")))
}

/// Waits for `work`. Returns `None` if `stop` turns true first.
async fn until_stopped<T>(stop: &mut watch::Receiver<bool>, work: impl Future<Output = T>) -> Option<T> {
    tokio::select! {
        done = work => Some(done),
        _ = stop.wait_for(|stop| *stop) => None,
    }
}
