//! Floor 5. The care of the store: checking it and copying it.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::settings::{Care, Settings};
use crate::store::{Store, counts_of};

/// Does `care`, and prints what came of it.
///
/// # Errors
/// When it could not be done, or when faults were found.
pub async fn run(settings: &Settings, care: Care) -> Result<()> {
    let store = Store::open_existing(settings.database_url.reveal()).await?;
    let done = match care {
        Care::VerifyStore => verify(&store).await,
        Care::Backup { file } => backup(&store, &file).await,
    };
    store.close().await;
    done
}

async fn backup(store: &Store, file: &Path) -> Result<()> {
    let size = store.backup(file).await?;
    let (tables, events) = counts_of(file).await?;
    println!("wrote {}: {tables} tables with {events} events, {size} bytes", file.display());
    Ok(())
}

async fn verify(store: &Store) -> Result<()> {
    let faults = store.verify().await?;
    for fault in &faults {
        println!("{fault}");
    }
    let (tables, events) = store.counts().await?;
    println!("{tables} tables with {events} events were decided anew: {} faults", faults.len());
    ensure!(faults.is_empty(), "the store is not as it should be");
    Ok(())
}
