//! The log: its format, and its first line. Layer 5.

use std::io::{IsTerminal as _, stderr};

use crate::settings::{LogFormat, Settings, VERSION};
use crate::store::Store;

/// Begins to log to standard error, as `settings` say.
pub fn init(settings: &Settings) {
    let log = tracing_subscriber::fmt().with_env_filter(settings.log_filter()).with_writer(stderr);
    match settings.log_format {
        LogFormat::Text => log.with_ansi(stderr().is_terminal()).init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
}

/// Logs what is about to be served from `store`, and whether that is new: then the data directory may be a wrong one.
///
/// # Errors
/// Returns an error if the database does not answer.
pub async fn announce_start(settings: &Settings, store: &Store) -> anyhow::Result<()> {
    let database = store.describe().await?;
    let (discord, matrix) = (settings.discord.is_some(), settings.matrix.is_some());
    let platforms: Vec<&str> =
        [("Discord", discord), ("Matrix", matrix)].iter().filter(|(_, on)| *on).map(|(name, _)| *name).collect();
    let http = settings.http_addr.map_or_else(|| "off".to_owned(), |address| address.to_string());
    tracing::info!(
        version = VERSION,
        database,
        data_dir = %settings.data_dir.display(),
        http,
        platforms = platforms.join(", "),
        "starting"
    );
    if store.is_new() {
        let folder = std::path::absolute(&settings.data_dir).unwrap_or_else(|_| settings.data_dir.clone());
        tracing::info!(
            "created a new database, {}, as there was none; the data directory is {}",
            store.location(),
            folder.display()
        );
    }
    Ok(())
}
