//! Connects to the homeserver, and tells one that is away for now from an address where there is none.

use std::time::Duration;

use anyhow::anyhow;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::encryption::{BackupDownloadStrategy, EncryptionSettings};
use matrix_sdk::ruma::api::client::discovery::get_supported_versions;
use matrix_sdk::{Client, ClientBuildError, ClientBuilder, HttpError};
use matrix_sdk_base::crypto::{CollectStrategy, DecryptionSettings, TrustRequirement};

use super::error::summary;

/// How long one request may take before it is repeated.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// How often a request is repeated before it counts as failed. The outbox and the sync loop retry on their own.
const REQUEST_RETRIES: usize = 3;

/// The homeserver is away for now.
#[derive(Debug, thiserror::Error)]
#[error("the homeserver {server} is not available")]
pub(super) struct Unavailable {
    server: String,
}

impl Unavailable {
    pub(super) fn new(server: &impl ToString) -> Unavailable {
        Unavailable { server: server.to_string() }
    }
}

/// Returns a client without a store, whose server answers as a homeserver does. `homeserver` is a URL or a server name.
///
/// # Errors
/// Returns an error that contains [`Unavailable`] if it may answer later.
pub(super) async fn connect(homeserver: &str) -> anyhow::Result<Client> {
    let client = match builder(homeserver).build().await {
        // Without a working well-known file the name is the address too. The SDK tries that, but reports the file alone.
        Err(ClientBuildError::AutoDiscovery(_) | ClientBuildError::Http(_)) if !is_url(homeserver) => {
            builder(&format!("https://{homeserver}")).build().await
        }
        built => built,
    };
    let client =
        client.map_err(|error| anyhow!(error).context(format!("cannot use {homeserver} as the homeserver")))?;
    let request = client.send(get_supported_versions::Request::new());
    let Err(error) = request.with_request_config(client.request_config().disable_retry()).await else {
        return Ok(client);
    };
    let server = client.homeserver();
    if is_temporary(&error) {
        return Err(anyhow!(summary(&error)).context(Unavailable::new(&server)));
    }
    Err(anyhow!("{server} is no Matrix server; set KAFENIO_MATRIX_HOMESERVER to the homeserver of the bot's account"))
}

/// Returns whether a request failed because the homeserver is away or limits the bot, so that it may succeed later.
pub(super) fn is_temporary(error: &HttpError) -> bool {
    match error {
        HttpError::Reqwest(error) => !error.is_builder(),
        error => error
            .as_client_api_error()
            .is_some_and(|error| error.status_code.is_server_error() || error.status_code.as_u16() == 429),
    }
}

/// Returns a client's settings for `homeserver`, a URL or a server name.
pub(super) fn builder(homeserver: &str) -> ClientBuilder {
    let requests =
        RequestConfig::new().timeout(REQUEST_TIMEOUT).retry_limit(REQUEST_RETRIES).max_retry_time(REQUEST_TIMEOUT);
    let builder = Client::builder()
        .request_config(requests)
        .handle_refresh_tokens()
        .with_encryption_settings(EncryptionSettings {
            auto_enable_cross_signing: false, // `verification` does it, after the keys of the device are checked.
            auto_enable_backups: false,
            backup_download_strategy: BackupDownloadStrategy::AfterDecryptionFailure,
        })
        // People may play from devices that are not verified.
        .with_room_key_recipient_strategy(CollectStrategy::AllDevices)
        .with_decryption_settings(DecryptionSettings { sender_device_trust_requirement: TrustRequirement::Untrusted });
    if is_url(homeserver) {
        builder.homeserver_url(homeserver)
    } else {
        builder.server_name_or_homeserver_url(homeserver)
    }
}

fn is_url(homeserver: &str) -> bool {
    homeserver.starts_with("https://") || homeserver.starts_with("http://")
}
