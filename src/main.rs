//! Reads the settings, wires the parts together and waits.

use std::io::{IsTerminal as _, stderr};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, anyhow};
use kafenio::manager::{self, DiceSource, Manager, SystemClock};
use kafenio::settings::{Command, Line, Play, Settings, Unusable};
use kafenio::store::Store;
use kafenio::{admin, check, console, http, json_lines};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Whoever has not stopped by then is stopped: nothing is lost by it, as every answer is stored before it is sent.
const STOPS_WITHIN: Duration = Duration::from_secs(10);

#[tokio::main]
async fn main() -> ExitCode {
    let Line { command, flags } = Line::read();
    let settings = match Settings::new(&flags) {
        Ok(settings) => settings,
        Err(error) => return failure(&error, 2),
    };
    let log = tracing_subscriber::fmt().with_env_filter(settings.log_filter()).with_writer(stderr);
    log.with_ansi(stderr().is_terminal()).init();
    let configured = settings.discord.is_some() || settings.matrix.is_some();
    let ended = match command {
        Some(Command::Serve) | None if configured => serve(settings).await,
        Some(Command::Serve) => Err(anyhow!("nothing to serve: expected KAFENIO_DISCORD_TOKEN, or a Matrix account")),
        None => play(settings, Play::default()).await,
        Some(Command::Play(options)) => play(settings, options).await,
        Some(Command::Check) => check::check(&settings).await,
        Some(Command::Legal) => json_lines::legal(),
        Some(Command::Picture(drawing)) => json_lines::picture(&drawing),
        Some(Command::Admin(command)) => admin::run(&settings, command).await,
    };
    let code = |error: &anyhow::Error| if error.is::<Unusable>() { 2 } else { 1 };
    ended.map_or_else(|error| failure(&error, code(&error)), |()| ExitCode::SUCCESS)
}

fn failure(error: &anyhow::Error, code: u8) -> ExitCode {
    eprintln!("kafenio: {}", console::causes(error));
    ExitCode::from(code)
}

async fn play(settings: Settings, options: Play) -> Result<()> {
    let manager = manager(&settings, options.dice.map_or(DiceSource::System, DiceSource::from)).await?;
    console::play(manager, console::Options { user: settings.user, pictures: options.pictures }).await
}

/// Serves all that is configured until a signal comes or one of the parts fails, then stops the others.
async fn serve(settings: Settings) -> Result<()> {
    let manager = manager(&settings, DiceSource::System).await?.limited();
    let (mut parts, (stopper, stop)) = (JoinSet::new(), watch::channel(false));
    if let Some(address) = settings.http_addr {
        parts.spawn(http::serve(http::listen(address).await?, manager.clone(), stop.clone()));
    }
    parts.spawn(admin::prune_regularly(manager.clone(), stop.clone()));
    parts.spawn(manager::run_timers(manager.clone(), stop.clone()));
    settings.platforms(&manager, &stop, &mut parts)?;
    let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let ended = tokio::select! {
        Some(part) = parts.join_next() => part?,
        _ = term.recv() => Ok(()),
        _ = int.recv() => Ok(()),
    };
    stopper.send_replace(true);
    let rest = timeout(STOPS_WITHIN, parts.join_all()).await.unwrap_or_default();
    manager.close().await;
    rest.into_iter().fold(ended, Result::and)
}

async fn manager(settings: &Settings, dice: DiceSource) -> Result<Manager> {
    settings.make_data_dir()?;
    Ok(Manager::new(Store::open(settings.database_url.reveal()).await?, dice, SystemClock))
}
