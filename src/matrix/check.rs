//! Checks the state of the account, for `kafenio check`.

use anyhow::{Context as _, bail};
use matrix_sdk::Client;
use matrix_sdk::ruma::api::client::keys::get_keys;
use serde_json::Value;

use super::session::{Credentials, Login, open_temporarily};
use super::verification::recovery_key;

/// Logs in, and returns a line about each thing that works. It changes neither the data directory nor the device's
/// keys, so that it can run beside the bot.
///
/// # Errors
/// Returns an error if the account cannot be opened, others cannot trust the bot's device, or its keys cannot be
/// recovered. The error lists everything that is wrong.
pub async fn check(login: &Login) -> anyhow::Result<Vec<String>> {
    let (client, is_temporary) = open_temporarily(login).await?;
    let result = inspect(&client, login, is_temporary).await;
    if is_temporary {
        client.matrix_auth().logout().await.context("cannot log out the session that was opened for the check")?;
    }
    result
}

async fn inspect(client: &Client, login: &Login, is_temporary: bool) -> anyhow::Result<Vec<String>> {
    let me = client.whoami().await.context("the homeserver does not accept the session")?;
    let mut passed = vec![format!("the homeserver knows the bot as {}", me.user_id)];
    let mut failed: Vec<String> = Vec::new();
    if login.user != me.user_id.as_str() && login.user != me.user_id.localpart() {
        failed.push(format!("KAFENIO_MATRIX_USER is {}, but the session belongs to {}", login.user, me.user_id));
    }
    if is_temporary {
        passed.push("the bot's device is created at the first start".to_owned());
    } else {
        if let Credentials::Password(_) = login.credentials {
            passed.push("the bot's stored session works; the password was not tried".to_owned());
        }
        match signature(client).await? {
            Signature::Valid => passed.push("the device is signed by its owner".to_owned()),
            Signature::NoOwner => failed.push("the account has no cross-signing keys".to_owned()),
            Signature::NoDevice => failed.push("the device has no keys on the homeserver".to_owned()),
            Signature::Missing => failed.push("the device is not signed by its owner: set the recovery key".to_owned()),
        }
    }
    let encryption = client.encryption();
    if encryption.secret_storage().is_enabled().await? {
        match recovery_key(login).await {
            Some(key) if encryption.secret_storage().open_secret_store(&key).await.is_ok() => {
                passed.push("recovery is set up, and its key is known".to_owned());
            }
            Some(_) => failed.push("the recovery key does not open the account's secret storage".to_owned()),
            None => {
                failed.push("recovery is set up, but its key is not known: set KAFENIO_MATRIX_RECOVERY_KEY".to_owned());
            }
        }
    } else if is_temporary {
        passed.push("recovery is set up at the first start".to_owned());
    } else {
        failed.push("recovery is not set up".to_owned());
    }
    if encryption.backups().fetch_exists_on_server().await? {
        passed.push("the room keys are backed up on the homeserver".to_owned());
    } else if !is_temporary {
        failed.push("the room keys are not backed up".to_owned());
    }
    if failed.is_empty() { Ok(passed) } else { bail!(failed.join("; ")) }
}

enum Signature {
    Valid,
    NoOwner,
    NoDevice,
    Missing,
}

/// Looks up on the homeserver, as other users do, whether the device is signed by its owner. The SDK calls its own
/// device verified in any case.
async fn signature(client: &Client) -> anyhow::Result<Signature> {
    let (user, device) = client.user_id().zip(client.device_id()).context("not logged in")?;
    let mut request = get_keys::v3::Request::new();
    request.device_keys.insert(user.to_owned(), vec![device.to_owned()]);
    let response = client.send(request).await?;
    let Some(owner) = response.self_signing_keys.get(user) else { return Ok(Signature::NoOwner) };
    let Some(keys) = response.device_keys.get(user).and_then(|devices| devices.get(device)) else {
        return Ok(Signature::NoDevice);
    };
    let owner: Value = serde_json::from_str(owner.json().get())?;
    let keys: Value = serde_json::from_str(keys.json().get())?;
    let signing = owner["keys"].as_object().and_then(|keys| keys.keys().next()).context("the signing key is empty")?;
    Ok(if keys["signatures"][user.as_str()][signing].is_string() { Signature::Valid } else { Signature::Missing })
}
