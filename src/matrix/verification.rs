//! Sets up cross-signing, so that strict clients trust the bot's device, and recovery, so that the account outlives the
//! loss of its store.

use anyhow::Context as _;
use backon::BackoffBuilder as _;
use matrix_sdk::Client;
use matrix_sdk::encryption::recovery::{RecoveryError, RecoveryState};
use matrix_sdk::ruma::api::client::uiaa::{AuthData, MatrixUserIdentifier, Password, UserIdentifier};
use tokio::fs;
use tokio::time::sleep;

use super::backoff::BACKOFF;
use super::session::{Credentials, Login, write_secret};

/// Signs the device and sets up recovery as far as the configured keys allow, and logs the remaining problems. The
/// start continues in any case, because most clients can read an unverified bot.
pub(super) async fn set_up(client: &Client, login: &Login) {
    client.encryption().wait_for_e2ee_initialization_tasks().await;
    for pause in BACKOFF.build() {
        let problems = problems(client, login).await;
        if problems.is_empty() {
            return tracing::info!("Matrix: the device is signed by its owner, and its keys can be recovered");
        }
        // While the homeserver is unavailable, a failure says nothing about the keys.
        let is_unavailable = client.whoami().await.is_err_and(|error| error.as_client_api_error().is_none());
        if !is_unavailable {
            return problems.iter().for_each(|problem| tracing::error!("Matrix: {problem}"));
        }
        sleep(pause).await;
    }
}

/// Returns what keeps others from trusting the device, each with its remedy.
async fn problems(client: &Client, login: &Login) -> Vec<String> {
    let mut problems = Vec::new();
    if let Err(error) = create_signing_keys(client, login).await {
        problems.push(format!(
            "the account has no cross-signing keys and they cannot be created: {error:#}. If people log in to this homeserver \
             on a web page, approve the reset there; otherwise set the password for one start"
        ));
    }
    if let Err(error) = recover(client, login).await {
        problems.push(format!("{error:#}"));
    }
    match is_signed(client).await {
        Ok(true) => {}
        Ok(false) => problems.push(
            "the device is not signed by its owner; clients that exclude insecure devices cannot read the bot. Set \
             KAFENIO_MATRIX_RECOVERY_KEY to the account's recovery key; if that is lost, reset the account's identity in \
             another client and set the new one"
                .to_owned(),
        ),
        Err(error) => problems.push(format!("cannot find out whether the device is signed: {error:#}")),
    }
    problems
}

/// Returns whether the device is signed by its owner, as others see it.
async fn is_signed(client: &Client) -> anyhow::Result<bool> {
    let user = client.user_id().context("not logged in")?;
    client.encryption().request_user_identity(user).await?;
    let device = client.encryption().get_own_device().await?.context("the bot's device is not in the store")?;
    Ok(device.is_cross_signed_by_owner())
}

/// Creates the account's cross-signing keys if it has none.
async fn create_signing_keys(client: &Client, login: &Login) -> anyhow::Result<()> {
    let user = client.user_id().context("not logged in")?;
    let password = match &login.credentials {
        Credentials::Password(password) => {
            let user = UserIdentifier::Matrix(MatrixUserIdentifier::new(user.to_string()));
            Some(AuthData::Password(Password::new(user, password.clone())))
        }
        Credentials::Token { .. } => None,
    };
    Ok(client.encryption().bootstrap_cross_signing_if_needed(password).await?)
}

/// Opens the account's secret storage, or creates one and saves its key.
async fn recover(client: &Client, login: &Login) -> anyhow::Result<()> {
    let recovery = client.encryption().recovery();
    if recovery.state() == RecoveryState::Disabled {
        return match recovery.enable().await {
            Ok(key) => save_recovery_key(login, &key).await,
            Err(RecoveryError::BackupExistsOnServer) => anyhow::bail!(
                "the account has a key backup without secret storage; remove the backup, or set up recovery, in another client"
            ),
            Err(error) => Err(error).context("cannot set up recovery"),
        };
    }
    if recovery.state() == RecoveryState::Enabled && is_signed(client).await? {
        return Ok(());
    }
    let Some(key) = recovery_key(login).await else {
        anyhow::bail!(
            "secrets of the account are missing on this device, and its recovery key is not known; set \
             KAFENIO_MATRIX_RECOVERY_KEY"
        );
    };
    recovery
        .recover_and_fix_backup(&key)
        .await
        .context("the recovery key does not open the account's secret storage")?;
    tracing::info!("Matrix: the keys of the account are recovered");
    Ok(())
}

/// Returns the recovery key from the settings, or else the one that the bot created.
pub(super) async fn recovery_key(login: &Login) -> Option<String> {
    if let Some(key) = &login.recovery_key {
        return Some(key.trim().to_owned());
    }
    fs::read_to_string(login.recovery_key_file()).await.ok().map(|key| key.trim().to_owned())
}

async fn save_recovery_key(login: &Login, key: &str) -> anyhow::Result<()> {
    let file = login.recovery_key_file();
    write_secret(&file, key.as_bytes()).await?;
    tracing::info!("Matrix: recovery is set up; its key is in {}; keep a copy elsewhere", file.display());
    Ok(())
}
