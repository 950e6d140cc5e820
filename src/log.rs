//! The log: its format, and its first line. Layer 5.

use std::io::{IsTerminal as _, stderr};

use crate::settings::{LogFormat, Settings, VERSION};

/// Begins to log to standard error, as `settings` say.
pub fn init(settings: &Settings) {
    let log = tracing_subscriber::fmt().with_env_filter(settings.log_filter()).with_writer(stderr);
    match settings.log_format {
        LogFormat::Text => log.with_ansi(stderr().is_terminal()).init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
}

/// Logs what is about to be served. `database` is the name and version of the database software.
pub fn announce_start(settings: &Settings, database: &str) {
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
}
