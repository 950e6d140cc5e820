//! The adapters that the settings ask for.

use anyhow::Result;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::{Discord, Matrix, Settings};
use crate::manager::Manager;

impl Settings {
    /// Starts every platform that is configured, as a part of its own.
    ///
    /// # Errors
    /// Where a platform is configured that this program was built without.
    pub fn platforms(
        &self,
        manager: &Manager,
        stop: &watch::Receiver<bool>,
        parts: &mut JoinSet<Result<()>>,
    ) -> Result<()> {
        if let Some(discord) = &self.discord {
            start_discord(discord, manager.clone(), stop.clone(), parts)?;
        }
        if let Some(matrix) = &self.matrix {
            start_matrix(matrix, self, manager.clone(), stop.clone(), parts)?;
        }
        Ok(())
    }
}

/// Serves while no other process at the same store serves the same, `name`; until then, and whenever that is not sure
/// any more, it waits.
#[cfg(any(feature = "discord", feature = "matrix"))]
async fn alone<S: Future<Output = Result<()>>>(
    name: String,
    manager: Manager,
    mut stop: watch::Receiver<bool>,
    serve: impl Fn(watch::Receiver<bool>) -> S,
) -> Result<()> {
    loop {
        let mut lease = tokio::select! {
            lease = manager.store().lease(&name) => lease,
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
        };
        let (stopper, until) = watch::channel(false);
        let mut served = std::pin::pin!(serve(until));
        let lost = tokio::select! {
            ended = &mut served => return ended,
            _ = stop.wait_for(|stop| *stop) => false,
            () = lease.lost() => true,
        };
        stopper.send_replace(true);
        served.await?;
        if !lost {
            return Ok(());
        }
        tracing::warn!("another process may serve {name} now: this one has stopped and waits");
        manager.store().release_lanes().await;
    }
}

#[cfg(feature = "discord")]
#[expect(clippy::unnecessary_wraps, reason = "the program built without Discord fails here")]
fn start_discord(
    discord: &Discord,
    manager: Manager,
    stop: watch::Receiver<bool>,
    parts: &mut JoinSet<Result<()>>,
) -> Result<()> {
    let shards = discord
        .shards
        .map_or("all".to_owned(), |super::Shards { first, last, total }| format!("{first}-{last}/{total}"));
    let (login, serving) = (discord.login(), manager.clone());
    let serve = move |stop| crate::discord::serve(login.clone(), serving.clone(), stop);
    parts.spawn(alone(format!("Discord shards {shards}"), manager, stop, serve));
    Ok(())
}

#[cfg(not(feature = "discord"))]
fn start_discord(_: &Discord, _: Manager, _: watch::Receiver<bool>, _: &mut JoinSet<Result<()>>) -> Result<()> {
    anyhow::bail!("KAFENIO_DISCORD_TOKEN cannot be used: this program was built without Discord")
}

#[cfg(feature = "matrix")]
#[expect(clippy::unnecessary_wraps, reason = "the program built without Matrix fails here")]
fn start_matrix(
    matrix: &Matrix,
    settings: &Settings,
    manager: Manager,
    stop: watch::Receiver<bool>,
    parts: &mut JoinSet<Result<()>>,
) -> Result<()> {
    let (login, serving) = (matrix.login(&settings.data_dir), manager.clone());
    let serve = move |stop| crate::matrix::serve(login.clone(), serving.clone(), stop);
    parts.spawn(alone(format!("Matrix as {}", matrix.user), manager, stop, serve));
    Ok(())
}

#[cfg(not(feature = "matrix"))]
fn start_matrix(
    _: &Matrix,
    _: &Settings,
    _: Manager,
    _: watch::Receiver<bool>,
    _: &mut JoinSet<Result<()>>,
) -> Result<()> {
    anyhow::bail!("KAFENIO_MATRIX_HOMESERVER cannot be used: this program was built without Matrix")
}

#[cfg(feature = "discord")]
impl Discord {
    /// What the adapter needs of it.
    #[must_use]
    pub fn login(&self) -> crate::discord::Login {
        let shards =
            self.shards.map(|super::Shards { first, last, total }| crate::discord::Shards { first, last, total });
        crate::discord::Login { token: self.token.reveal().to_owned(), guild: self.guild, shards }
    }
}

#[cfg(feature = "matrix")]
impl Matrix {
    /// What the adapter needs of it.
    #[must_use]
    pub fn login(&self, data_dir: &std::path::Path) -> crate::matrix::Login {
        use super::MatrixLogin;
        use crate::matrix::Credentials;
        crate::matrix::Login {
            homeserver: self.homeserver.clone(),
            user: self.user.clone(),
            credentials: match &self.login {
                MatrixLogin::Password(password) => Credentials::Password(password.reveal().to_owned()),
                MatrixLogin::Token { token, device } => {
                    Credentials::Token { token: token.reveal().to_owned(), device: device.clone() }
                }
            },
            recovery_key: self.recovery_key.as_ref().map(|key| key.reveal().to_owned()),
            allow: self.allow.clone(),
            data_dir: data_dir.to_owned(),
        }
    }
}
