//! The true state of the account, for the operator.

use anyhow::{Context as _, bail};
use matrix_sdk::Client;
use matrix_sdk::ruma::api::client::keys::get_keys;
use serde_json::Value;

use super::login::{Login, visit};
use super::trust::known_key;

/// Tries the login for real, and says in a line each what it found. It changes nothing: neither the data directory nor
/// the device's keys, so that it may run beside the bot.
///
/// # Errors
/// When the account cannot be opened, or others cannot trust the bot's device or would lose its keys with it; the
/// error names everything that is wrong.
pub async fn check(login: &Login) -> anyhow::Result<Vec<String>> {
    let (client, temporary) = visit(login).await?;
    let found = inspect(&client, login, temporary).await;
    if temporary {
        client.matrix_auth().logout().await.context("the session that was opened for the check cannot be closed")?;
    }
    found
}

async fn inspect(client: &Client, login: &Login, temporary: bool) -> anyhow::Result<Vec<String>> {
    let me = client.whoami().await.context("the homeserver does not accept the session")?;
    let mut good = vec![format!("the homeserver knows the bot as {}", me.user_id)];
    let mut bad = Vec::new();
    if temporary {
        good.push("the bot's device is made at the first start".to_owned());
    } else {
        match signature(client).await? {
            Signature::Good => good.push("the device is signed by its owner".to_owned()),
            Signature::NoOwner => bad.push("the account has no cross-signing keys"),
            Signature::NoDevice => bad.push("the device has no keys on the homeserver"),
            Signature::Missing => bad.push("the device is not signed by its owner: give the recovery key"),
        }
    }
    let encryption = client.encryption();
    if encryption.secret_storage().is_enabled().await? {
        match known_key(login).await {
            Some(key) if encryption.secret_storage().open_secret_store(&key).await.is_ok() => {
                good.push("recovery is set up, and its key is known".to_owned());
            }
            Some(_) => bad.push("the recovery key does not open the account's secret storage"),
            None => bad.push("recovery is set up, but its key is not known: give KAFENIO_MATRIX_RECOVERY_KEY"),
        }
    } else if temporary {
        good.push("recovery is set up at the first start".to_owned());
    } else {
        bad.push("recovery is not set up");
    }
    if encryption.backups().fetch_exists_on_server().await? {
        good.push("the keys of the rooms are backed up on the homeserver".to_owned());
    } else if !temporary {
        bad.push("the keys of the rooms are not backed up");
    }
    if bad.is_empty() { Ok(good) } else { bail!(bad.join("; ")) }
}

enum Signature {
    Good,
    NoOwner,
    NoDevice,
    Missing,
}

/// Whether the device carries its owner's signature on the homeserver, where the others look. The SDK's own view may
/// differ: it calls its own device verified whatever happens.
async fn signature(client: &Client) -> anyhow::Result<Signature> {
    let (user, device) = client.user_id().zip(client.device_id()).context("not logged in")?;
    let mut request = get_keys::v3::Request::new();
    request.device_keys.insert(user.to_owned(), vec![device.to_owned()]);
    let answer = client.send(request).await?;
    let Some(owner) = answer.self_signing_keys.get(user) else { return Ok(Signature::NoOwner) };
    let Some(keys) = answer.device_keys.get(user).and_then(|devices| devices.get(device)) else {
        return Ok(Signature::NoDevice);
    };
    let owner: Value = serde_json::from_str(owner.json().get())?;
    let keys: Value = serde_json::from_str(keys.json().get())?;
    let signing = owner["keys"].as_object().and_then(|keys| keys.keys().next()).context("a signing key without key")?;
    Ok(if keys["signatures"][user.as_str()][signing].is_string() { Signature::Good } else { Signature::Missing })
}
