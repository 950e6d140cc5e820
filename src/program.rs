//! Reads the settings, wires the parts together and waits.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::manager::{self, DiceSource, Manager, SystemClock};
use crate::settings::{Command, CommandLine, InvalidSetting, Play, Settings};
use crate::store::Store;
use crate::{admin, check, console, convert, font, http, json_lines, log, networks, platforms};

/// How long the tasks may take to stop. Cutting one off loses nothing, as every answer is stored before it is sent.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// The most threads for what blocks, such as files and the Matrix SDK's database. Drawing and thinking have their own.
const MAX_BLOCKING_THREADS: usize = 16;

/// Runs the command of the command line. Settings that are wrong end with code 2, all else that fails with 1.
///
/// # Panics
/// Panics if the operating system gives it no threads.
pub fn run() -> ExitCode {
    // Each thread keeps memory, so there are few.
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.enable_all().max_blocking_threads(MAX_BLOCKING_THREADS).build().expect("threads").block_on(run_command())
}

async fn run_command() -> ExitCode {
    let CommandLine { command, flags } = CommandLine::parse_args();
    let settings = match Settings::new(&flags) {
        Ok(settings) => settings,
        Err(error) => return log::failure(&flags, &error, 2),
    };
    log::init(&settings);
    let ended = match command {
        Some(Command::Serve) | None if platforms::is_any_configured(&settings) => serve(settings).await,
        Some(Command::Serve) => Err(platforms::none_configured().into()),
        None => play(settings, Play::default()).await,
        Some(Command::Play(options)) => play(settings, options).await,
        Some(Command::Check) => check::check(&settings).await,
        Some(Command::Health { live }) => http::ask_health(&settings, live).await,
        Some(Command::Legal) => json_lines::legal(),
        Some(Command::Picture(options)) => json_lines::picture(&options),
        Some(Command::Evaluate(options)) => {
            networks::read(&settings).and_then(|read| json_lines::evaluate(read, &options))
        }
        Some(Command::Convert(options)) => convert::convert(&options),
        Some(Command::Admin(command)) => Box::pin(admin::run(&settings, command)).await,
    };
    let code = |error: &anyhow::Error| if error.is::<InvalidSetting>() { 2 } else { 1 };
    ended.map_or_else(|error| log::failure(&flags, &error, code(&error)), |()| ExitCode::SUCCESS)
}

async fn play(settings: Settings, options: Play) -> Result<()> {
    let manager = manager(&settings, options.dice.map_or(DiceSource::System, DiceSource::from)).await?;
    // The task ends with this set.
    let (mut pruning, (_stop, stop)) = (JoinSet::new(), watch::channel(false));
    pruning.spawn(admin::prune_regularly(manager.clone(), stop));
    console::play(manager, console::Options { user: settings.user, pictures: options.pictures }).await
}

/// Serves the configured platforms until a signal arrives or a task fails, then stops all tasks.
async fn serve(settings: Settings) -> Result<()> {
    let manager = manager(&settings, DiceSource::System).await?.with_rate_limits();
    let (mut tasks, (shutdown_tx, shutdown_rx)) = (JoinSet::new(), watch::channel(false));
    log::announce_start(&settings, manager.store()).await?;
    http::start(&settings, &manager, &shutdown_rx, &mut tasks).await?;
    tasks.spawn(admin::prune_regularly(manager.clone(), shutdown_rx.clone()));
    tasks.spawn(manager::run_in_background(manager.clone(), shutdown_rx.clone()));
    platforms::start(&settings, &manager, &shutdown_rx, &mut tasks)?;
    log::announce_ready();
    let mut term = signal(SignalKind::terminate())?;
    let mut int = signal(SignalKind::interrupt())?;
    let ended = tokio::select! {
        Some(ended) = tasks.join_next() => ended?,
        _ = term.recv() => Ok(()),
        _ = int.recv() => Ok(()),
    };
    log::announce_stop();
    shutdown_tx.send_replace(true);
    let rest = timeout(STOP_TIMEOUT, tasks.join_all()).await.unwrap_or_default();
    // What is under way is done again after the next start, and has killed nothing.
    manager.take_back_attempts().await;
    manager.close().await;
    rest.into_iter().fold(ended, Result::and)
}

async fn manager(settings: &Settings, dice: DiceSource) -> Result<Manager> {
    let networks = networks::read(settings)?;
    font::add(settings)?;
    settings.create_data_dir()?;
    Ok(Manager::new(Store::open(settings.database_url.reveal()).await?, dice, SystemClock).with_networks(networks))
}
