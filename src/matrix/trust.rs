//! The keys of the account: cross-signing, so that strict clients trust the bot's device, and recovery, so that a lost
//! store is no lost account.

use anyhow::Context as _;
use matrix_sdk::Client;
use matrix_sdk::encryption::recovery::{RecoveryError, RecoveryState};
use matrix_sdk::ruma::api::client::uiaa::{AuthData, MatrixUserIdentifier, Password, UserIdentifier};
use tokio::fs;

use super::ear::pause;
use super::login::{Credentials, Login, write_secret};

/// Brings the device to the state that others can trust, as far as the given keys allow, and says in the log what is
/// wrong where they do not. A bot that is not trusted can still be read by most clients: the start goes on.
pub(super) async fn establish(client: &Client, login: &Login) {
    client.encryption().wait_for_e2ee_initialization_tasks().await;
    let mut tries = 0;
    loop {
        let wrong = wrongs(client, login).await;
        if wrong.is_empty() {
            return tracing::info!("Matrix: the device is signed by its owner, and its keys can be recovered");
        }
        // What fails because the homeserver is away says nothing about the keys.
        if client.whoami().await.is_err_and(|error| error.as_client_api_error().is_none()) {
            pause(&mut tries).await;
            continue;
        }
        for wrong in wrong {
            tracing::error!("Matrix: {wrong}");
        }
        return;
    }
}

/// What keeps others from trusting the device, each with its remedy.
async fn wrongs(client: &Client, login: &Login) -> Vec<String> {
    let mut wrongs = Vec::new();
    if let Err(error) = sign(client, login).await {
        wrongs.push(format!(
            "the account has no cross-signing keys and they cannot be made: {error:#}. Where the account belongs to a login \
             page, approve the reset there; else give the password for one start"
        ));
    }
    if let Err(error) = recover(client, login).await {
        wrongs.push(format!("{error:#}"));
    }
    match is_signed(client).await {
        Ok(true) => {}
        Ok(false) => wrongs.push(
            "the device is not signed by its owner; clients that exclude insecure devices cannot read the bot. Give the \
             account's recovery key as KAFENIO_MATRIX_RECOVERY_KEY; where that is lost, reset the account's identity in \
             another client and give the new one"
                .to_owned(),
        ),
        Err(error) => wrongs.push(format!("it is not known whether the device is signed: {error:#}")),
    }
    wrongs
}

/// Whether the device carries its owner's signature, as others see it.
async fn is_signed(client: &Client) -> anyhow::Result<bool> {
    let user = client.user_id().context("not logged in")?;
    client.encryption().request_user_identity(user).await?;
    let device = client.encryption().get_own_device().await?.context("the own device is not in the store")?;
    Ok(device.is_cross_signed_by_owner())
}

/// Makes the account's cross-signing keys where it has none.
async fn sign(client: &Client, login: &Login) -> anyhow::Result<()> {
    let user = client.user_id().context("not logged in")?;
    let proof = match &login.credentials {
        Credentials::Password(password) => {
            let user = UserIdentifier::Matrix(MatrixUserIdentifier::new(user.to_string()));
            Some(AuthData::Password(Password::new(user, password.clone())))
        }
        Credentials::Token { .. } => None,
    };
    Ok(client.encryption().bootstrap_cross_signing_if_needed(proof).await?)
}

/// Opens the account's secret storage, or makes one and keeps its key.
async fn recover(client: &Client, login: &Login) -> anyhow::Result<()> {
    let recovery = client.encryption().recovery();
    if recovery.state() == RecoveryState::Disabled {
        return match recovery.enable().await {
            Ok(key) => keep(login, &key).await,
            Err(RecoveryError::BackupExistsOnServer) => anyhow::bail!(
                "the account has a key backup without secret storage; remove the backup, or set up recovery, in another client"
            ),
            Err(error) => Err(error).context("recovery cannot be set up"),
        };
    }
    if recovery.state() == RecoveryState::Enabled && is_signed(client).await? {
        return Ok(());
    }
    let Some(key) = known_key(login).await else {
        anyhow::bail!(
            "secrets of the account are missing on this device, and no recovery key is known; give it as \
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

/// The recovery key that was given, or else the one that the bot made itself.
pub(super) async fn known_key(login: &Login) -> Option<String> {
    if let Some(key) = &login.recovery_key {
        return Some(key.trim().to_owned());
    }
    fs::read_to_string(login.recovery_key_file()).await.ok().map(|key| key.trim().to_owned())
}

async fn keep(login: &Login, key: &str) -> anyhow::Result<()> {
    let file = login.recovery_key_file();
    write_secret(&file, key.as_bytes()).await?;
    tracing::info!("Matrix: recovery is set up; its key is in {}: keep a copy elsewhere", file.display());
    Ok(())
}
