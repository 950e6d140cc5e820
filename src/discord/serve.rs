//! Serves the bot's account from the first login to the last answer.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use serenity::Client;
use serenity::all::GatewayIntents;
use serenity::gateway::ShardManager;
use serenity::http::Http;
use tokio::sync::{RwLock, watch};
use tokio::time::{sleep, timeout};
use tracing::{error, info, warn};

use super::api::{Api, Application, Failure, Gate};
use super::gateway::Handler;
use super::login::{Login, Shards};
use super::send::Sender;
use super::{permissions, register};
use crate::chat::{Account, Platform};
use crate::manager::{Manager, deliver};

/// How often Discord is asked for what the start needs, with a growing pause: about ten minutes in all.
const START_ATTEMPTS: u32 = 15;
/// The longest pause between two of these attempts.
const LONGEST_PAUSE: Duration = Duration::from_mins(1);
/// How long the first post waits for the commands to be registered.
const REGISTRATION: Duration = Duration::from_secs(10);
/// How long the end may take. Serenity waits for each shard's close frame without a limit, so this is the limit.
const FAREWELL: Duration = Duration::from_secs(8);

/// Serves Discord until `stop` turns true, and returns within 10 s of that.
///
/// # Errors
/// When Discord refuses the token, or cannot be reached for about ten minutes at the start.
pub async fn serve(login: Login, manager: Manager, mut stop: watch::Receiver<bool>) -> anyhow::Result<()> {
    let gate = Arc::new(Gate::default());
    let in_flight = Arc::new(RwLock::new(()));
    let ears = Handler { manager: manager.clone(), gate: Arc::clone(&gate), in_flight: Arc::clone(&in_flight) };
    // Slash commands and buttons arrive without any intent.
    let builder = Client::builder(&login.token, GatewayIntents::empty()).event_handler(ears);
    let Some(client) = unless(&mut stop, builder.into_future()).await else { return Ok(()) };
    let mut client = client?;
    let api = Api::new(Arc::clone(&client.http), Arc::clone(&gate));

    let Some(application) = unless(&mut stop, patiently("its application", || api.application())).await else {
        return Ok(());
    };
    let application = application?;
    info!("invite the bot with {}", permissions::invite_link(application.id));
    let Some(own) = unless(&mut stop, patiently("its own user", || api.own_user())).await else { return Ok(()) };
    let own = own?;
    // Nobody can play against the bot itself.
    manager.add_own_account(Account { platform: Platform::Discord, id: own.to_string() });
    let outbox = Sender::new(api.clone(), own, &manager).await?;
    let mut register = tokio::spawn(register(api.clone(), application, login.guild));
    // The sentences name commands in a form that can be tapped, once their ids are known.
    _ = unless(&mut stop, timeout(REGISTRATION, &mut register)).await;
    let mut outbox = tokio::spawn(deliver(manager, Platform::Discord, outbox));

    let served = tokio::select! {
        served = serve_shards(&login, &api, &mut client, &mut stop) => served,
        ended = &mut outbox => Err(anyhow::anyhow!("the delivery to Discord ended: {ended:?}")),
    };
    outbox.abort();
    register.abort();
    farewell(&client.shard_manager, &in_flight).await;
    served
}

async fn serve_shards(
    login: &Login,
    api: &Api,
    client: &mut Client,
    stop: &mut watch::Receiver<bool>,
) -> anyhow::Result<()> {
    let Some(gateway) = unless(stop, patiently("its gateway", || api.gateway())).await else { return Ok(()) };
    let gateway = gateway?;
    // The library asks once and then guesses; this is what Discord said.
    *client.ws_url.lock().await = gateway.url;
    let shards =
        login.shards.unwrap_or(Shards { first: 0, last: gateway.shards.max(1) - 1, total: gateway.shards.max(1) });
    info!("serving shards {} to {} of {}", shards.first, shards.last, shards.total);
    tokio::select! {
        // The range includes its end, whatever its type says.
        ended = client.start_shard_range(shards.first..shards.last, shards.total) => {
            ended.context("Discord's gateway turned the bot away")?;
            bail!("Discord's gateway stopped serving the bot")
        }
        () = api.refused() => bail!("Discord refuses the bot's token: set KAFENIO_DISCORD_TOKEN to a valid one"),
        _ = stop.wait_for(|stop| *stop) => Ok(()),
    }
}

/// Tries the login for real, and says in a line each what it found.
///
/// # Errors
/// When Discord cannot be reached, or refuses the token or the server named for development.
pub async fn check(login: &Login) -> anyhow::Result<Vec<String>> {
    let api = Api::new(Arc::new(Http::new(&login.token)), Arc::default());
    let application = api.application().await.map_err(Failure::into_error)?;
    let gateway = api.gateway().await.map_err(Failure::into_error)?;
    let there = register::registered(&api, application.id, login.guild).await;
    let there = there.map_err(|failure| failure.into_error().context("the bot's commands cannot be listed"))?;
    let agree = register::agree(&there, &register::list(application.is_for_users && login.guild.is_none()));
    let commands = if agree { "are registered" } else { "will be registered at the next start" };
    Ok(vec![
        format!("the token is the one of application {}", application.id),
        format!("the gateway recommends {} shards", gateway.shards),
        format!("the slash commands {commands}"),
        format!("invite the bot with {}", permissions::invite_link(application.id)),
    ])
}

/// Closes the gateway first, so that nothing new comes in, and lets the interactions in hand be answered.
async fn farewell(shards: &ShardManager, in_flight: &RwLock<()>) {
    let end = async {
        shards.shutdown_all().await;
        drop(in_flight.write().await);
    };
    if timeout(FAREWELL, end).await.is_err() {
        warn!("Discord did not close its connections in time; leaving without");
    }
}

/// Registers the commands where the list that Discord has differs from ours.
async fn register(api: Api, application: Application, guild: Option<u64>) {
    let wanted = register::list(application.is_for_users && guild.is_none());
    match patiently("its commands", || register::register(&api, application.id, guild, &wanted)).await {
        Ok(true) => info!("registered {} commands with Discord", wanted.len()),
        Ok(false) => info!("Discord has our {} commands already", wanted.len()),
        Err(cause) => error!("the commands could not be registered with Discord: {cause:#}"),
    }
}

/// Asks until it is answered, a bounded number of times; a refusal ends it at once.
async fn patiently<T, F>(what: &str, mut ask: impl FnMut() -> F) -> anyhow::Result<T>
where
    F: Future<Output = Result<T, Failure>>,
{
    let mut pause = Duration::from_millis(500);
    for _ in 1..START_ATTEMPTS {
        match ask().await {
            Ok(answer) => return Ok(answer),
            Err(failure) if failure.is_passing() => {
                let pause_now = failure.after().unwrap_or(pause);
                warn!("Discord did not tell {what}, trying again in {pause_now:?}: {failure}");
                sleep(pause_now).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
            Err(failure) => return Err(failure.into_error().context(format!("Discord did not tell {what}"))),
        }
    }
    ask().await.map_err(|failure| failure.into_error().context(format!("Discord did not tell {what}")))
}

/// `None` if the stop came first.
async fn unless<T>(stop: &mut watch::Receiver<bool>, work: impl Future<Output = T>) -> Option<T> {
    tokio::select! {
        done = work => Some(done),
        _ = stop.wait_for(|stop| *stop) => None,
    }
}
