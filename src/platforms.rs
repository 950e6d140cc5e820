//! Starts the chat platforms that the settings configure. Layer 5.

use anyhow::Result;
use tokio::sync::watch;
use tokio::task::JoinSet;

#[cfg(any(feature = "discord", feature = "matrix"))]
use crate::chat::Platform;
#[cfg(any(feature = "discord", feature = "matrix"))]
use crate::manager::Connection;
use crate::manager::Manager;
use crate::settings::{DiscordSettings, InvalidSetting, MatrixSettings, Settings};

/// Returns whether a platform is configured.
#[must_use]
pub fn is_any_configured(settings: &Settings) -> bool {
    settings.discord.is_some() || settings.matrix.is_some()
}

/// Returns the error of a program that has nothing to serve.
#[must_use]
pub fn none_configured() -> InvalidSetting {
    InvalidSetting::new("nothing to serve: expected KAFENIO_DISCORD_TOKEN, or a Matrix account".to_owned())
}

/// Starts every configured platform as a task of its own, to run until `stop` turns true.
///
/// # Errors
/// Returns an error if a platform is configured that this program was built without.
pub fn start(
    settings: &Settings,
    manager: &Manager,
    stop: &watch::Receiver<bool>,
    tasks: &mut JoinSet<Result<()>>,
) -> Result<()> {
    if let Some(discord) = &settings.discord {
        start_discord(discord, manager.clone(), stop.clone(), tasks)?;
    }
    if let Some(matrix) = &settings.matrix {
        start_matrix(matrix, settings, manager.clone(), stop.clone(), tasks)?;
    }
    Ok(())
}

/// Runs `serve` while this process holds the lease `name`, and waits for the lease otherwise, so that of all processes
/// on one database only one serves an account at a time.
#[cfg(any(feature = "discord", feature = "matrix"))]
async fn serve_with_lease<S: Future<Output = Result<()>>>(
    platform: Platform,
    name: String,
    manager: Manager,
    mut stop: watch::Receiver<bool>,
    serve: impl Fn(watch::Receiver<bool>) -> S,
) -> Result<()> {
    loop {
        manager.connections().set(platform, Connection::Standby);
        let mut lease = tokio::select! {
            lease = manager.store().lease(&name) => lease,
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
        };
        tracing::info!("this process serves {name}");
        manager.connections().set(platform, Connection::Connecting);
        let (stop_serving, stop_signal) = watch::channel(false);
        let mut serving = std::pin::pin!(serve(stop_signal));
        let is_lost = tokio::select! {
            ended = &mut serving => return ended,
            _ = stop.wait_for(|stop| *stop) => false,
            () = lease.lost() => true,
        };
        stop_serving.send_replace(true);
        serving.await?;
        if !is_lost {
            return Ok(());
        }
        tracing::warn!("another process may serve {name} now; this one has stopped serving it and waits");
        manager.store().release_lanes().await;
    }
}

#[cfg(feature = "discord")]
#[expect(clippy::unnecessary_wraps, reason = "fails in a program built without Discord")]
fn start_discord(
    discord: &DiscordSettings,
    manager: Manager,
    stop: watch::Receiver<bool>,
    tasks: &mut JoinSet<Result<()>>,
) -> Result<()> {
    use crate::settings::Shards;
    let shards =
        discord.shards.map_or("all".to_owned(), |Shards { first, last, total }| format!("{first}-{last}/{total}"));
    let login = discord_login(discord);
    let serving = manager.clone();
    let serve = move |stop| crate::discord::serve(login.clone(), serving.clone(), stop);
    tasks.spawn(serve_with_lease(Platform::Discord, format!("Discord shards {shards}"), manager, stop, serve));
    Ok(())
}

#[cfg(not(feature = "discord"))]
fn start_discord(_: &DiscordSettings, _: Manager, _: watch::Receiver<bool>, _: &mut JoinSet<Result<()>>) -> Result<()> {
    Err(InvalidSetting::new("KAFENIO_DISCORD_TOKEN cannot be used: this program was built without Discord".to_owned())
        .into())
}

#[cfg(feature = "matrix")]
#[expect(clippy::unnecessary_wraps, reason = "fails in a program built without Matrix")]
fn start_matrix(
    matrix: &MatrixSettings,
    settings: &Settings,
    manager: Manager,
    stop: watch::Receiver<bool>,
    tasks: &mut JoinSet<Result<()>>,
) -> Result<()> {
    let login = matrix_login(matrix, settings);
    let serving = manager.clone();
    let serve = move |stop| crate::matrix::serve(login.clone(), serving.clone(), stop);
    tasks.spawn(serve_with_lease(Platform::Matrix, format!("Matrix as {}", matrix.user), manager, stop, serve));
    Ok(())
}

#[cfg(not(feature = "matrix"))]
fn start_matrix(
    _: &MatrixSettings,
    _: &Settings,
    _: Manager,
    _: watch::Receiver<bool>,
    _: &mut JoinSet<Result<()>>,
) -> Result<()> {
    Err(InvalidSetting::new(
        "KAFENIO_MATRIX_HOMESERVER cannot be used: this program was built without Matrix".to_owned(),
    )
    .into())
}

/// Tries the configured Discord account and returns what works, a line each.
pub async fn check_discord(discord: &DiscordSettings) -> Result<Vec<String>> {
    #[cfg(feature = "discord")]
    return crate::discord::check(&discord_login(discord)).await;
    #[cfg(not(feature = "discord"))]
    anyhow::bail!("this program was built without Discord, but a token is set: {:?}", discord.token)
}

/// Tries the configured Matrix account and returns what works, a line each.
pub async fn check_matrix(matrix: &MatrixSettings, settings: &Settings) -> Result<Vec<String>> {
    #[cfg(feature = "matrix")]
    return crate::matrix::check(&matrix_login(matrix, settings)).await;
    #[cfg(not(feature = "matrix"))]
    anyhow::bail!("this program was built without Matrix, but {} is set in {:?}", matrix.user, settings.data_dir)
}

#[cfg(feature = "discord")]
fn discord_login(discord: &DiscordSettings) -> crate::discord::Login {
    use crate::settings::Shards;
    let shards = discord.shards.map(|Shards { first, last, total }| crate::discord::Shards { first, last, total });
    crate::discord::Login { token: discord.token.reveal().to_owned(), guild: discord.guild, shards }
}

#[cfg(feature = "matrix")]
fn matrix_login(matrix: &MatrixSettings, settings: &Settings) -> crate::matrix::Login {
    use crate::matrix::Credentials;
    use crate::settings::MatrixLogin;
    crate::matrix::Login {
        homeserver: matrix.homeserver.clone(),
        user: matrix.user.clone(),
        credentials: match &matrix.login {
            MatrixLogin::Password(password) => Credentials::Password(password.reveal().to_owned()),
            MatrixLogin::Token { token, device } => {
                Credentials::Token { token: token.reveal().to_owned(), device: device.clone() }
            }
        },
        recovery_key: matrix.recovery_key.as_ref().map(|key| key.reveal().to_owned()),
        name: matrix.name.clone(),
        allow: matrix.allow.clone(),
        data_dir: settings.data_dir.clone(),
    }
}
