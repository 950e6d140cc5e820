//! Floor 5. The care of the store: checking it, copying it, moving it, and keeping it small.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, ensure};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::console::tell;
use crate::manager::Manager;
use crate::settings::{AdminCommand, Settings, Unusable};
use crate::store::{DATABASE_URL_FORMAT, Store, backup_counts, is_database_url};

/// How often the store is pruned.
const PRUNES_EVERY: Duration = Duration::from_hours(6);

/// Does `command`, and prints what came of it.
///
/// # Errors
/// When it could not be done, or when faults were found.
pub async fn run(settings: &Settings, command: AdminCommand) -> Result<()> {
    if let AdminCommand::MigrateStore { from, to } = command {
        return migrate(from.reveal(), to.reveal()).await;
    }
    let store = Store::open_read_only(settings.database_url.reveal()).await?;
    let done = match command {
        AdminCommand::Backup { file } => backup(&store, &file).await,
        AdminCommand::VerifyStore | AdminCommand::MigrateStore { .. } => verify(&store).await,
    };
    store.close().await;
    done
}

async fn migrate(from: &str, to: &str) -> Result<()> {
    for (name, url) in [("FROM", from), ("TO", to)] {
        ensure!(is_database_url(url), Unusable::of(format!("{name} cannot be used: expected {DATABASE_URL_FORMAT}")));
    }
    let (from, to) = (Store::open_exclusive(from).await?, Store::open(to).await?);
    from.copy_to(&to).await?;
    tell(&format!("everything is copied from {} to {}", from.describe().await?, to.describe().await?));
    let verified = verify(&to).await;
    from.close().await;
    to.close().await;
    verified
}

async fn backup(store: &Store, file: &Path) -> Result<()> {
    let size = store.backup(file).await?;
    let (tables, events) = backup_counts(file).await?;
    tell(&format!("wrote {}: {tables} tables with {events} events, {size} bytes", file.display()));
    Ok(())
}

async fn verify(store: &Store) -> Result<()> {
    let faults = store.verify().await?;
    for fault in &faults {
        tell(fault);
    }
    let (tables, events) = store.counts().await?;
    tell(&format!("{tables} tables with {events} events were decided anew: {} faults", faults.len()));
    ensure!(faults.is_empty(), "the store is not as it should be");
    Ok(())
}

/// Prunes the store once in a while, until `stop` turns true.
///
/// # Errors
/// Never: what could not be pruned now is pruned later.
pub async fn prune_regularly(manager: Manager, mut stop: watch::Receiver<bool>) -> Result<()> {
    loop {
        match manager.prune().await {
            Ok(0) => {}
            Ok(gone) => tracing::info!("{gone} old rows were pruned"),
            Err(error) => tracing::warn!("the store could not be pruned: {error:#}"),
        }
        if timeout(PRUNES_EVERY, stop.wait_for(|stop| *stop)).await.is_ok() {
            tracing::info!("stopping");
            return Ok(());
        }
    }
}
