//! Serves the account: one session after the other.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use backon::Retryable as _;
use matrix_sdk::{Client, SessionChange};
use tokio::sync::{broadcast, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::backoff::{BACKOFF, Outage};
use super::direct::DirectRooms;
use super::handle::Handler;
use super::ids::account;
use super::reactions::Reactions;
use super::send::Sender;
use super::session::{self, Login, SessionEnded};
use super::sync::SyncLoop;
use super::{profile, rooms, verification};
use crate::chat::Platform;
use crate::manager::{self, Manager};

/// The pause before a new login, so that a homeserver that ends all sessions is not asked all the time.
const PAUSE_BETWEEN_SESSIONS: Duration = Duration::from_secs(2);

/// How long messages that the last process may have begun to send are sent before any event is handled. A homeserver that
/// limits the bot may need minutes for all of them.
const FIRST_DELIVERY_TIMEOUT: Duration = Duration::from_secs(10);

/// Serves the account of `login` until `stop` turns true. Then it returns at once: everything under way is done again
/// after the next start, and the homeserver drops the repetitions.
///
/// # Errors
/// Returns an error if the account cannot be opened, or the homeserver has ended its session for good.
pub async fn serve(login: Login, manager: Manager, mut stop: watch::Receiver<bool>) -> anyhow::Result<()> {
    tokio::select! {
        served = serve_sessions(&login, manager) => served,
        // An error means that the sender is gone: the program is ending.
        _ = stop.wait_for(|stop| *stop) => Ok(()),
    }
}

/// Serves one session after the other: a homeserver may end a session at any time.
async fn serve_sessions(login: &Login, manager: Manager) -> anyhow::Result<()> {
    loop {
        let client = open(login).await?;
        let changes = client.subscribe_to_session_changes();
        let served = tokio::select! {
            served = serve_session(client, login, manager.clone()) => served,
            ended = session_ended(changes) => Err(ended.into()),
        };
        let Err(error) = served else { return Ok(()) };
        let Some(ended) = error.downcast_ref::<SessionEnded>() else { return Err(error) };
        tracing::warn!(ended.device_stays, "Matrix: {ended}; logging in again");
        session::renew(login, ended).await?;
        tokio::time::sleep(PAUSE_BETWEEN_SESSIONS).await;
    }
}

/// Opens the account. Waits for the homeserver as long as it is away, and says so in the log once.
async fn open(login: &Login) -> anyhow::Result<Client> {
    let mut is_logged = false;
    let open = (|| session::open(login)).retry(BACKOFF).when(session::is_unavailable);
    let open = open.notify(|error, _| {
        if !is_logged {
            tracing::warn!("Matrix: {error:#}; trying again until it answers");
        }
        is_logged = true;
    });
    open.await
}

/// Waits until the homeserver refuses the session, whichever request learns of it. What is under way then breaks off
/// and is done again in the next session: nothing counts as handled or sent that was not.
async fn session_ended(mut changes: broadcast::Receiver<SessionChange>) -> SessionEnded {
    loop {
        match changes.recv().await {
            Ok(SessionChange::UnknownToken(state)) => return SessionEnded { device_stays: state.soft_logout },
            Ok(SessionChange::TokensRefreshed) | Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
        }
    }
}

async fn serve_session(client: Client, login: &Login, manager: Manager) -> anyhow::Result<()> {
    let own = client.user_id().context("not logged in after the login")?.to_string();
    manager.add_own_account(account(&own));
    let reactions = Arc::new(Reactions::new(manager.clone()));
    let direct_rooms = DirectRooms::new(client.clone());
    let outage = Outage::default();
    let sender =
        Sender::new(client.clone(), Arc::clone(&reactions), direct_rooms.clone(), outage.clone(), &manager).await?;
    let (room_changes, changed_rooms) = tokio::sync::mpsc::unbounded_channel();
    let handler = Arc::new(Handler {
        client: client.clone(),
        manager: manager.clone(),
        sender: sender.clone(),
        reactions,
        room_changes,
        outage,
    });
    let sync = Arc::new(SyncLoop::new(Arc::clone(&handler), own));

    let now = sync.fetch_keys().await?;
    // Before anything is sent: strict clients never show what came from a device that is not signed.
    verification::set_up(&client, login).await;
    profile::set_up(&client, login).await;
    // Before any event is handled: a reaction may refer to a message of which the last process could not record that it
    // was sent. What cannot be sent now waits for its next attempt, below.
    let delivery = Box::pin(manager::deliver_begun(&manager, Platform::Matrix, &sender));
    match timeout(FIRST_DELIVERY_TIMEOUT, delivery).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!("Matrix: a message has to wait: {error:#}"),
        Err(_) => tracing::warn!("Matrix: sending takes long; events are handled meanwhile"),
    }

    // The tasks end with this set, which is when this function returns.
    let mut tasks = JoinSet::new();
    tasks.spawn(rooms::watch(client, manager.clone(), login.allow.clone(), direct_rooms, changed_rooms));
    tasks.spawn(manager::deliver(manager, Platform::Matrix, sender));
    tokio::select! {
        ended = sync.run(now) => ended,
        ended = tasks.join_next() => ended.context("a Matrix task ended")?.context("a Matrix task failed"),
    }
}
