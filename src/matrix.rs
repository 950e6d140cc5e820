//! Floor 5. Matrix: what is said in rooms, encrypted or not, becomes a [`Message`](crate::chat::Message), and what the
//! outbox holds becomes events.
//!
//! `login` opens the account, `trust` its keys, `check` tells their state; `ear` takes in what was said, `mouth` says what the manager answers,
//! `doors` lets the bot in and out of rooms. [`markup`] and [`spoken`] are the pure half: text to HTML, events to
//! commands.

mod brief;
mod check;
mod choices;
mod doors;
mod ear;
mod hearing;
mod login;
pub mod markup;
mod mouth;
mod pace;
mod powers;
mod sealed;
pub mod spoken;
mod trust;

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use matrix_sdk::{Client, SessionChange};
use tokio::sync::{broadcast, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::chat::Platform;
use crate::manager::{self, Manager};

pub use check::check;
pub use login::{Credentials, Login};

/// The pause before a new login, so that a homeserver that ends all sessions is not asked all the time.
const BETWEEN_SESSIONS: Duration = Duration::from_secs(2);

/// How long what the last process has left unsaid is said before anything is heard: a homeserver that limits the bot may
/// take minutes for it.
const FIRST_WORDS: Duration = Duration::from_secs(20);

/// Serves the account of `login` until `stop` turns true; then it returns at once, since everything that is under way
/// is done again after the next start and its repetitions are dropped by the homeserver.
///
/// # Errors
/// When the account cannot be opened, or the homeserver has ended its session for good.
pub async fn serve(login: Login, manager: Manager, mut stop: watch::Receiver<bool>) -> anyhow::Result<()> {
    tokio::select! {
        served = sessions(&login, manager) => served,
        // An error means that nobody is left who could ask us to stop: the program is ending.
        _ = stop.wait_for(|stop| *stop) => Ok(()),
    }
}

/// One session after the other: a homeserver may end one at any time.
async fn sessions(login: &Login, manager: Manager) -> anyhow::Result<()> {
    let mut is_renewed = false;
    loop {
        let error = match session(login, manager.clone()).await {
            Ok(()) => return Ok(()),
            Err(error) => error,
        };
        if let Some(ended) = error.downcast_ref::<login::Ended>() {
            tracing::warn!(ended.device_stays, "Matrix: {ended}; logging in anew");
            login::renew(login, ended).await?;
            is_renewed = true;
        } else if is_renewed && login::may_pass(&error) {
            tracing::warn!("Matrix: cannot log in yet: {error:#}");
        } else {
            return Err(error);
        }
        tokio::time::sleep(BETWEEN_SESSIONS).await;
    }
}

async fn session(login: &Login, manager: Manager) -> anyhow::Result<()> {
    let client = login::open(login).await?;
    let changes = client.subscribe_to_session_changes();
    tokio::select! {
        served = serve_session(client, login, manager) => served,
        ended = ended(changes) => Err(ended.into()),
    }
}

/// Waits until the homeserver refuses the session, whichever request learns of it. What is under way then breaks off and
/// is done again in the next session: nothing is taken for heard or said that was not.
async fn ended(mut changes: broadcast::Receiver<SessionChange>) -> login::Ended {
    loop {
        match changes.recv().await {
            Ok(SessionChange::UnknownToken(state)) => return login::Ended { device_stays: state.soft_logout },
            Ok(SessionChange::TokensRefreshed) | Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
        }
    }
}

async fn serve_session(client: Client, login: &Login, manager: Manager) -> anyhow::Result<()> {
    let own = client.user_id().context("not logged in after the login")?.to_string();
    manager.add_own_account(hearing::account(&own));
    let choices = Arc::new(choices::Choices::new(manager.clone()));
    let mouth = mouth::Mouth::new(client.clone(), Arc::clone(&choices), &manager).await?;
    let (knock, knocking) = tokio::sync::mpsc::unbounded_channel();
    let ear = Arc::new(ear::Ear::new(client.clone(), manager.clone(), mouth.clone(), choices, knock)?);

    let now = ear.wake().await?;
    // Before anything is said: strict clients never read what came from a device that was not signed.
    trust::establish(&client, login).await;
    // Before anything is heard: a reaction may be meant for a message of which the last process could not note that it
    // went out. What cannot go out now waits for its next attempt, below.
    match timeout(FIRST_WORDS, manager::deliver_pending(&manager, Platform::Matrix, &mouth)).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!("Matrix: a message has to wait: {error:#}"),
        Err(_) => tracing::warn!("Matrix: what is to be said takes long; what was said is heard meanwhile"),
    }
    ear.catch_up(&now).await?;

    // The tasks end with this set, that is with this function.
    let mut tasks = JoinSet::new();
    tasks.spawn(doors::keep(client, login.allow.clone(), Arc::clone(&mouth.opened), knocking));
    tasks.spawn(manager::deliver(manager, Platform::Matrix, mouth));
    tokio::select! {
        listened = ear.listen(now) => listened,
        ended = tasks.join_next() => ended.context("a Matrix task ended")?.context("a Matrix task failed"),
    }
}
