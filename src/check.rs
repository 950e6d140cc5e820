//! Implements `kafenio check`, which tries every setting for real and prints a line for each. Layer 5.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use tokio::net::TcpListener;

use crate::settings::Settings;
use crate::store::{Store, causes, link_warning, missing_file};
use crate::{console, platforms, training};

/// Prints what works and what does not.
///
/// # Errors
/// Returns an error if something does not work.
pub async fn check(settings: &Settings) -> Result<()> {
    let mut failed = 0;
    let mut report = |what: &str, result: Result<Vec<String>>| match result {
        Ok(lines) => lines.iter().for_each(|line| console::print_line(&format!("ok      {what}: {line}"))),
        Err(error) => {
            failed += 1;
            console::print_line(&format!("FAILED  {what}: {}", causes(&error)));
        }
    };
    report("database", database(settings).await);
    if let Some(warning) = link_warning(settings.database_url.reveal()) {
        console::print_line(&format!("WARNING database: {warning}"));
    }
    report("health", health(settings).await);
    report("computer", training::check_networks(settings).map(|line| vec![line]));
    match &settings.discord {
        Some(discord) => report("Discord", platforms::check_discord(discord).await),
        None => console::print_line("-       Discord: not configured"),
    }
    match &settings.matrix {
        Some(matrix) => report("Matrix", platforms::check_matrix(matrix, settings).await),
        None => console::print_line("-       Matrix: not configured"),
    }
    ensure!(failed == 0, "{failed} of these failed");
    Ok(())
}

async fn database(settings: &Settings) -> Result<Vec<String>> {
    let url = settings.database_url.reveal();
    if let Some(file) = missing_file(url)? {
        check_can_create(&file)?;
        return Ok(vec![format!("{} is created at the first start", file.display())]);
    }
    let store = Store::open_unchanged(url).await?;
    let (name, pending) = (store.describe().await?, store.pending_migrations().await?);
    if pending.is_empty() {
        store.check_writable().await.context("the database cannot be written")?;
        return Ok(vec![format!("{name} opens, is up to date and can be written")]);
    }
    let pending = format!("{} migrations are pending: {}", pending.len(), pending.join(", "));
    Ok(vec![format!("{name} opens"), format!("{pending}; the next start, or kafenio migrate, applies them")])
}

/// Checks that `path`, which is missing, can be created together with its folders. Leaves nothing behind.
fn check_can_create(path: &Path) -> Result<()> {
    let existing = path.ancestors().skip(1).map(or_current).find(|folder| folder.exists());
    let folder = existing.unwrap_or(Path::new("."));
    let probe = folder.join(format!(".kafenio-check-{}", std::process::id()));
    let made = File::create_new(&probe).and_then(|_| fs::remove_file(&probe));
    made.with_context(|| format!("{} cannot be created, as nothing can in {}", path.display(), folder.display()))
}

/// Returns `folder`, or the current one for an empty path.
fn or_current(folder: &Path) -> &Path {
    if folder.as_os_str().is_empty() { Path::new(".") } else { folder }
}

async fn health(settings: &Settings) -> Result<Vec<String>> {
    let Some(address) = settings.http_addr else { return Ok(vec!["off".to_owned()]) };
    match TcpListener::bind(address).await {
        Ok(_) => Ok(vec![format!("{address} is free to listen on")]),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            Ok(vec![format!("{address} is in use, as it is while the bot runs")])
        }
        Err(error) => Err(error).with_context(|| format!("{address} cannot be listened on")),
    }
}
