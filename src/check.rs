//! Implements `kafenio check`, which tries every setting for real and prints a line for each. Layer 5.

use std::fs;
use std::io::ErrorKind;

use anyhow::{Context, Result, bail, ensure};
use tokio::net::TcpListener;

use crate::settings::Settings;
use crate::store::{Store, causes, database_file, link_warning, missing_folder, write_obstacle};
use crate::{console, font, http, networks, platforms};

/// What an operator should know who expects games in it.
const EMPTY: &str = "has no tables: the next start begins with no games. If there were any, restore a backup";

/// Prints what works and what does not.
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
    report("computer", networks::check(settings).map(|line| vec![line]));
    report("font", font::add(settings).map(|line| vec![line]));
    match &settings.discord {
        Some(discord) => report("Discord", platforms::check_discord(discord).await),
        None => console::print_line("-       Discord: not configured"),
    }
    match &settings.matrix {
        Some(matrix) => report("Matrix", platforms::check_matrix(matrix, settings).await),
        None => console::print_line("-       Matrix: not configured"),
    }
    if !platforms::is_any_configured(settings) {
        console::print_line(&format!("-       kafenio serve would end: {}", platforms::none_configured()));
    }
    ensure!(failed == 0, "{failed} of these failed");
    Ok(())
}

async fn database(settings: &Settings) -> Result<Vec<String>> {
    let url = settings.database_url.reveal();
    if let Some(file) = database_file(url)? {
        // The program creates the data directory alone.
        if let Some(folder) = missing_folder(&file).filter(|folder| *folder != settings.data_dir) {
            bail!("{} cannot be created, as there is no folder {}: create it first", file.display(), folder.display());
        }
        if let Some(obstacle) = write_obstacle(&file) {
            bail!("{} cannot be used, as {obstacle}", file.display());
        }
        if !file.exists() {
            return Ok(vec![format!("{} is created at the first start", file.display())]);
        }
        // Opening it would write a header.
        if fs::metadata(&file)?.len() == 0 {
            return Ok(vec![format!("{} {EMPTY}", file.display())]);
        }
    }
    let store = Store::open_unchanged(url).await?;
    let name = store.describe().await?;
    if store.is_new() {
        return Ok(vec![format!("{name} opens, but {EMPTY}")]);
    }
    let pending = store.pending_migrations().await?;
    if pending.is_empty() {
        store.check_writable().await.context("the database cannot be written")?;
        return Ok(vec![format!("{name} opens, is up to date and can be written")]);
    }
    let pending = format!("{} migrations are pending: {}", pending.len(), pending.join(", "));
    Ok(vec![format!("{name} opens"), format!("{pending}; the next start, or kafenio migrate, applies them")])
}

async fn health(settings: &Settings) -> Result<Vec<String>> {
    let Some(address) = settings.http_addr else { return Ok(vec!["off".to_owned()]) };
    match TcpListener::bind(address).await {
        Ok(_) => Ok(vec![format!("{address} is free to listen on")]),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            if http::is_served(settings).await {
                return Ok(vec![format!("{address} is in use by the bot, which runs in this data directory")]);
            }
            Err(http::address_in_use(address))
        }
        Err(error) => Err(error).with_context(|| format!("{address} cannot be listened on")),
    }
}
