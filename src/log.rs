//! The log: its format, and its first line. Layer 5.

use std::io::{IsTerminal as _, stderr};
use std::process::ExitCode;

use sd_notify::{NotifyState, notify};
use tracing::subscriber::with_default;

use crate::settings::{Flags, LogFormat, Settings, VERSION, unknown_variables};
use crate::store::{Store, causes};

/// Begins to log to standard error, as `settings` say. The first lines name variables that are no settings, perhaps because
/// they are misspelt.
pub fn init(settings: &Settings) {
    let log = tracing_subscriber::fmt().with_env_filter(settings.log_filter()).with_writer(stderr);
    match settings.log_format {
        LogFormat::Text => log.with_ansi(stderr().is_terminal()).init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    for name in unknown_variables() {
        tracing::warn!("{name} is not a setting; kafenio --help lists them all");
    }
}

/// Writes why the program ends with `code`, in the format of the log that its flags name, as that may not have begun yet.
#[must_use]
pub fn failure(flags: &Flags, error: &anyhow::Error, code: u8) -> ExitCode {
    if flags.log_format.as_deref() == Some("json") {
        let log = tracing_subscriber::fmt().with_writer(stderr).json().flatten_event(true).finish();
        with_default(log, || tracing::error!("{}", causes(error)));
    } else {
        eprintln!("kafenio: {}", causes(error));
    }
    ExitCode::from(code)
}

/// Logs what is about to be served from `store`, and whether that is new: then the data directory may be a wrong one.
pub async fn announce_start(settings: &Settings, store: &Store) -> anyhow::Result<()> {
    let database = store.describe().await?;
    let discord = settings.discord.is_some();
    let matrix = settings.matrix.is_some();
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

/// Tells systemd, if that has started this process, that it serves. A platform that cannot be reached may still be on its way:
/// `kafenio health` knows.
pub fn announce_ready() {
    tell_systemd(NotifyState::Ready);
}

/// Tells systemd that this process is about to end.
pub fn announce_stop() {
    tell_systemd(NotifyState::Stopping);
}

fn tell_systemd(state: NotifyState<'_>) {
    if let Err(error) = notify(&[state]) {
        tracing::warn!("cannot tell systemd how this process does: {error}");
    }
}
