//! Maintains the store: verifies it, copies it, moves it to another database and prunes it. Layer 5.

mod bans;
mod forget;
mod ratings;

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::console::print_line;
use crate::manager::Manager;
use crate::settings::{AdminCommand, InvalidSetting, Settings};
use crate::store::{
    DATABASE_URL_FORMAT, Store, backup_counts, causes, is_damage, is_database_url, page_faults, redacted,
};

/// The time between two prunings of the store.
const PRUNE_INTERVAL: Duration = Duration::from_hours(1);

/// What an operator does with a damaged database.
const RESTORE: &str = "stop the bot, keep a copy of the file, and restore a backup (docs/operating.md, Backups)";

/// Runs `command` and prints its result.
///
/// # Errors
/// Returns an error if the command fails, or finds faults in the store.
pub async fn run(settings: &Settings, command: AdminCommand) -> Result<()> {
    let url = settings.database_url.reveal();
    match command {
        AdminCommand::MigrateStore { from, to } => move_to(from.reveal(), to.reveal()).await,
        AdminCommand::Migrate => {
            settings.create_data_dir()?;
            let store = Store::open(url).await?;
            if store.is_new() {
                print_line(&format!("created a new database: {}", store.location()));
            }
            print_line(&format!("the database is up to date: {}", store.describe().await?));
            store.close().await;
            Ok(())
        }
        AdminCommand::Backup { file, keep } => match backup(url, &file, keep).await {
            Err(error) if is_damage(&error) => bail!(
                "the database {} has damaged pages, so nothing was written, and older backups are as they were: {RESTORE}; \
                 kafenio verify-store lists what is wrong",
                redacted(url)
            ),
            done => done,
        },
        AdminCommand::VerifyStore => verify(url).await,
        AdminCommand::Ban { platform, id } => bans::ban(settings, platform.zip(id)).await,
        AdminCommand::Unban { platform, id } => bans::unban(settings, platform, &id).await,
        AdminCommand::Ratings(options) => ratings::run(url, options).await,
        AdminCommand::Forget { platform, account } => forget::run(settings, platform, account).await,
    }
}

async fn move_to(from_url: &str, to_url: &str) -> Result<()> {
    for (name, url) in [("FROM", from_url), ("TO", to_url)] {
        ensure!(
            is_database_url(url),
            InvalidSetting::new(format!("{name} cannot be used: expected {DATABASE_URL_FORMAT}"))
        );
    }
    let from = Store::open_exclusive(from_url).await?;
    let to = Store::open(to_url).await?;
    from.copy_to(&to).await?;
    print_line(&format!("everything was copied from {} to {}", from.describe().await?, to.describe().await?));
    from.close().await;
    to.close().await;
    verify(to_url).await
}

async fn backup(url: &str, file: &Path, keep: Option<u32>) -> Result<()> {
    let store = Store::open_read_only(url).await?;
    let written = match keep {
        Some(keep) => store.backup_rotating(file, keep).await,
        None => store.backup(file).await,
    };
    store.close().await;
    let size = written?;
    let (tables, events) = backup_counts(file).await?;
    print_line(&format!("wrote {}: {tables} tables with {events} events, {size} bytes", file.display()));
    Ok(())
}

async fn verify(url: &str) -> Result<()> {
    let damage = page_faults(url).await?;
    for fault in &damage {
        print_line(&format!("the file is damaged: {fault}"));
    }
    let verified = match Store::open_read_only(url).await {
        Ok(store) => {
            let verified = verify_rows(&store, damage.len()).await;
            store.close().await;
            verified
        }
        Err(error) => Err(error),
    };
    // What else is wrong follows from the damage.
    let Some(first) = damage.first() else { return verified };
    let database = redacted(url);
    let count = damage.len();
    bail!("the database {database} has damaged pages ({count} faults; the first: {first}): {RESTORE}")
}

async fn verify_rows(store: &Store, damage: usize) -> Result<()> {
    let faults = store.verify().await?;
    for fault in &faults {
        print_line(fault);
    }
    let (tables, events) = store.counts().await?;
    print_line(&format!("{tables} tables with {events} events replayed: {} faults", faults.len() + damage));
    ensure!(faults.is_empty(), "the store has faults");
    Ok(())
}

/// Prunes the store at regular intervals until `stop` turns true.
///
/// # Errors
/// Returns no error: what cannot be pruned now is pruned later.
pub async fn prune_regularly(manager: Manager, mut stop: watch::Receiver<bool>) -> Result<()> {
    loop {
        match manager.prune().await {
            Ok(0) => {}
            Ok(rows) => tracing::debug!("pruned {rows} old rows"),
            // The program ends.
            Err(_) if manager.store().is_closed() => return Ok(()),
            Err(error) => tracing::warn!("cannot prune the store: {}", causes(&error)),
        }
        if let Ok(stopped) = timeout(PRUNE_INTERVAL, stop.wait_for(|stop| *stop)).await {
            // If the sender is gone, the program has already said that it ends.
            if stopped.is_ok() {
                tracing::info!("stopping");
            }
            return Ok(());
        }
    }
}
