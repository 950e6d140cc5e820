//! Opens the account. It has one device, whose session and keys are stored together in `DATA_DIR/matrix`.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::ruma::api::client::device::Device;
use matrix_sdk::ruma::api::client::keys::get_keys;
use matrix_sdk::ruma::api::client::session::login;
use matrix_sdk::ruma::api::client::uiaa::{MatrixUserIdentifier, UserIdentifier};
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::ruma::{OwnedDeviceId, UserId};
use matrix_sdk::store::RoomLoadSettings;
use matrix_sdk::{Client, SessionMeta, SessionTokens};
use serde::{Deserialize, Serialize};
use tokio::fs;

use super::connect::{Unavailable, builder, connect, is_temporary};

/// The name that the SDK gives to the file of the crypto store. The file exists if there are keys.
const CRYPTO_STORE_FILE: &str = "matrix-sdk-crypto.sqlite3";
const SESSION_FILE: &str = "session.json";
/// The display name of the bot's device in the account's list of devices.
const DEVICE_NAME: &str = "Kafenio";

/// The bot's account and its settings. Contains secrets, so it does not implement `Debug`.
#[derive(Clone)]
pub struct Login {
    /// A URL, or the name of a server whose URL is looked up.
    pub homeserver: String,
    /// `@name:server`, or the name alone.
    pub user: String,
    pub credentials: Credentials,
    /// Opens the account's secret storage if this device lacks the keys.
    pub recovery_key: Option<String>,
    /// The display name; `None` for the usual one.
    pub name: Option<String>,
    /// Who may invite the bot: user ids or server names; empty for everybody.
    pub allow: Vec<String>,
    /// The directory for everything that must survive a restart.
    pub data_dir: PathBuf,
}

/// How the bot proves who it is.
#[derive(Clone)]
pub enum Credentials {
    Password(String),
    /// An access token and the device that it belongs to.
    Token {
        token: String,
        device: String,
    },
}

impl Login {
    /// Returns the directory of the session and the keys, which are useless without each other.
    fn dir(&self) -> PathBuf {
        self.data_dir.join("matrix")
    }

    /// Returns the file of a recovery key that the bot created. It is outside [`Login::dir`], so that it survives the
    /// loss of that directory.
    pub(super) fn recovery_key_file(&self) -> PathBuf {
        self.data_dir.join("matrix-recovery-key")
    }
}

/// The content of `session.json`.
#[derive(Serialize, Deserialize)]
struct StoredSession {
    homeserver: String,
    /// Whether the homeserver asks for the password again while the device still exists (soft logout).
    #[serde(default)]
    expired: bool,
    #[serde(flatten)]
    session: MatrixSession,
}

/// The homeserver has ended the session.
#[derive(Debug, thiserror::Error)]
#[error("the homeserver has ended the bot's session")]
pub(super) struct SessionEnded {
    /// Whether the device still exists, so that its keys remain valid.
    pub device_stays: bool,
}

/// Returns a client that is logged in, with its stored keys. Creates a device if there is none; until the homeserver has
/// accepted the login, nothing is stored.
///
/// # Errors
/// Returns an error for which [`is_unavailable`] is true if the homeserver is away for now.
pub(super) async fn open(login: &Login) -> anyhow::Result<Client> {
    let stored = stored_session(login).await?;
    let fresh = stored.is_none();
    let connected = match connect(&login.homeserver).await {
        // A homeserver that has known the bot may be behind a proxy that answers while it is away.
        Err(error) if !fresh && !is_unavailable(&error) => Err(error.context(Unavailable::new(&login.homeserver))),
        connected => connected,
    }?;
    let session = match (stored, &login.credentials) {
        (Some(StoredSession { expired: true, session, .. }), Credentials::Password(password)) => {
            log_in(&connected, login, password, Some(session.meta.device_id.as_str())).await?
        }
        (Some(stored), _) => stored.session,
        (None, Credentials::Password(password)) => log_in(&connected, login, password, None).await?,
        (None, Credentials::Token { token, device }) => token_session(login, token, device)?,
    };
    let client = match open_device(login, connected.homeserver().as_str(), session).await {
        Err(error) if fresh => {
            // These keys belong to no device. What cannot be removed is set aside by the next start.
            _ = fs::remove_dir_all(login.dir()).await;
            return Err(error);
        }
        opened => opened?,
    };
    let session = client.matrix_auth().session().context("not logged in after the login")?;
    tracing::info!(user = %session.meta.user_id, device = %session.meta.device_id, fresh, "Matrix: logged in");
    if fresh {
        warn_of_older_devices(&client, &session).await;
    }
    store_session(login, &StoredSession { homeserver: login.homeserver.clone(), expired: false, session }).await?;
    Ok(client)
}

/// Returns a client at the URL `homeserver` that has this session, with the store of keys.
async fn open_device(login: &Login, homeserver: &str, session: MatrixSession) -> anyhow::Result<Client> {
    let dir = login.dir();
    fs::create_dir_all(&dir).await.with_context(|| format!("cannot create {}", dir.display()))?;
    set_mode(&dir, 0o700).await?;
    // A passphrase would be stored beside the store anyway, and would add seconds to each start.
    let client = builder(homeserver).sqlite_store(&dir, None).build().await.context("cannot open the Matrix store")?;
    restore(&client, session).await?;
    check_device_keys(&client).await?;
    Ok(client)
}

/// Warns of devices that belonged to earlier stores: other people still encrypt for them.
async fn warn_of_older_devices(client: &Client, session: &MatrixSession) {
    let Ok(answer) = client.devices().await else { return };
    let is_own = |device: &Device| device.device_id == session.meta.device_id;
    let is_bots = |device: &&Device| device.display_name.as_deref() == Some(DEVICE_NAME) && !is_own(device);
    let older = answer.devices.iter().filter(is_bots);
    let older: Vec<&str> = older.map(|device| device.device_id.as_str()).collect();
    if !older.is_empty() {
        tracing::warn!(
            "Matrix: the account still has older devices of the bot, {}: log them out in another client unless \
             something else uses them",
            older.join(", ")
        );
    }
}

/// Returns a client that changes neither the data directory nor the keys of the device. The second value tells whether
/// its device was created for this purpose, so that the caller has to log it out.
pub(super) async fn open_temporarily(login: &Login) -> anyhow::Result<(Client, bool)> {
    let client = connect(&login.homeserver).await?;
    let dir = login.dir();
    let (session, is_temporary) =
        if file_exists(&dir, SESSION_FILE).await? && file_exists(&dir, CRYPTO_STORE_FILE).await? {
            (read_stored_session(login).await?.session, false)
        } else {
            match &login.credentials {
                Credentials::Password(password) => (log_in(&client, login, password, None).await?, true),
                Credentials::Token { token, device } => (token_session(login, token, device)?, false),
            }
        };
    restore(&client, session).await?;
    Ok((client, is_temporary))
}

/// Prepares a new login after the session has ended.
///
/// # Errors
/// Returns an error if the operator has to provide a new access token, or the files cannot be changed.
pub(super) async fn renew(login: &Login, ended: &SessionEnded) -> anyhow::Result<()> {
    if let Credentials::Token { .. } = login.credentials {
        bail!("the homeserver no longer accepts the access token; log in again, and set the new token and its device");
    }
    if ended.device_stays {
        let mut stored = read_stored_session(login).await?;
        stored.expired = true;
        return store_session(login, &stored).await;
    }
    set_aside(login, "a device that the homeserver has logged out").await
}

/// Returns whether the account could not be opened because the homeserver is away for now, or limits the bot.
pub(super) fn is_unavailable(error: &anyhow::Error) -> bool {
    error.is::<Unavailable>()
}

/// Logs in, as `device` if it exists already, and returns the session. The client is not logged in afterwards: without
/// the store it would publish keys that the bot does not keep.
async fn log_in(client: &Client, login: &Login, password: &str, device: Option<&str>) -> anyhow::Result<MatrixSession> {
    let user = UserIdentifier::Matrix(MatrixUserIdentifier::new(login.user.clone()));
    let mut request =
        login::v3::Request::new(login::v3::LoginInfo::Password(login::v3::Password::new(user, password.to_owned())));
    request.initial_device_display_name = Some(DEVICE_NAME.to_owned());
    request.device_id = device.map(OwnedDeviceId::from);
    let config = client.request_config().disable_retry();
    let error = match client.send(request).with_request_config(config).await {
        Ok(response) => return Ok(MatrixSession::from(&response)),
        Err(error) => error,
    };
    let server = client.homeserver();
    let user = &login.user;
    if is_temporary(&error) {
        return Err(anyhow::Error::from(error).context(Unavailable::new(&server)));
    }
    let why = match error.client_api_error_kind() {
        Some(ErrorKind::Forbidden) => {
            format!("the homeserver at {server} refuses to log {user} in: wrong password, or no such account")
        }
        _ => format!("the homeserver at {server} refuses to log {user} in"),
    };
    let elsewhere = other_server(user, server.host_str().unwrap_or_default());
    let hint = elsewhere.map(|name| format!("; {user} is an account of the homeserver of {name}")).unwrap_or_default();
    Err(anyhow::Error::from(error).context(why + hint.as_str()))
}

/// Returns the server that the id of `user` names, unless `host` is in its domain. It may still be the right one: a
/// server may have any address.
fn other_server<'u>(user: &'u str, host: &str) -> Option<&'u str> {
    let (_, name) = user.strip_prefix('@')?.split_once(':')?;
    let domain = UserId::parse(user).ok().map_or_else(|| name.to_owned(), |id| id.server_name().host().to_owned());
    let is_there = host.strip_suffix(domain.as_str()).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    (!is_there).then_some(name)
}

async fn restore(client: &Client, session: MatrixSession) -> anyhow::Result<()> {
    client.restore_session_with(session, RoomLoadSettings::default()).await.context("cannot open the Matrix store")
}

fn token_session(login: &Login, token: &str, device: &str) -> anyhow::Result<MatrixSession> {
    let user_id = UserId::parse(&login.user).context("an access token needs the user in the form @name:server")?;
    let device_id = OwnedDeviceId::from(device);
    let tokens = SessionTokens { access_token: token.to_owned(), refresh_token: None };
    Ok(MatrixSession { meta: SessionMeta { user_id, device_id }, tokens })
}

/// Returns the stored session, if its keys are stored too. If only one of the two exists, it is set aside: a device
/// never gets new keys, because other people would still encrypt for the old ones and the bot could not read their
/// messages.
async fn stored_session(login: &Login) -> anyhow::Result<Option<StoredSession>> {
    let dir = login.dir();
    match (file_exists(&dir, SESSION_FILE).await?, file_exists(&dir, CRYPTO_STORE_FILE).await?) {
        (true, true) => read_stored_session(login).await.map(Some),
        (false, false) => Ok(None),
        (true, false) => set_aside(login, "the session of a device without its keys").await.map(|()| None),
        (false, true) => set_aside(login, "the keys of a device without its session").await.map(|()| None),
    }
}

async fn read_stored_session(login: &Login) -> anyhow::Result<StoredSession> {
    let dir = login.dir();
    let file = login.dir().join(SESSION_FILE);
    let text = fs::read(&file).await.with_context(|| format!("cannot read {}", file.display()))?;
    let mut stored: StoredSession = serde_json::from_slice(&text)
        .with_context(|| format!("{} is damaged; move {} away to log in again", file.display(), dir.display()))?;
    ensure_settings_match(login, &stored)?;
    if let Credentials::Token { token, .. } = &login.credentials {
        stored.session.tokens.access_token.clone_from(token);
    }
    Ok(stored)
}

async fn store_session(login: &Login, stored: &StoredSession) -> anyhow::Result<()> {
    write_secret(&login.dir().join(SESSION_FILE), &serde_json::to_vec_pretty(stored)?).await
}

/// Renames the directory of the session and keys, which contains only `what`, so that a new device can be created.
async fn set_aside(login: &Login, what: &str) -> anyhow::Result<()> {
    let dir = login.dir();
    let aside = unused_path(&dir).await?;
    fs::rename(&dir, &aside).await.with_context(|| format!("cannot rename {}", dir.display()))?;
    tracing::warn!(
        "Matrix: {} contained {what}, which is of no use; it is now {}, and a new device is created",
        dir.display(),
        aside.display()
    );
    Ok(())
}

async fn file_exists(dir: &Path, name: &str) -> std::io::Result<bool> {
    fs::try_exists(dir.join(name)).await
}

/// Fails if the stored session belongs to another account, device or homeserver than the settings name.
fn ensure_settings_match(login: &Login, stored: &StoredSession) -> anyhow::Result<()> {
    let meta = &stored.session.meta;
    let user = login.user.as_str();
    let same_user = user == meta.user_id.as_str() || user.trim_start_matches('@') == meta.user_id.localpart();
    let same_device = match &login.credentials {
        Credentials::Password(_) => true,
        Credentials::Token { device, .. } => *device == meta.device_id.as_str(),
    };
    ensure!(
        same_user && same_device && stored.homeserver == login.homeserver,
        "{} belongs to {} (device {}) on {}, but the settings name another account; set another data directory, or \
         move this one away",
        login.dir().display(),
        meta.user_id,
        meta.device_id,
        stored.homeserver
    );
    Ok(())
}

/// Fails if the device's published keys are not those in the store: other people would encrypt for keys that the bot
/// does not have.
async fn check_device_keys(client: &Client) -> anyhow::Result<()> {
    let (Some(user), Some(device)) = (client.user_id(), client.device_id()) else { bail!("not logged in") };
    let mut request = get_keys::v3::Request::new();
    request.device_keys.insert(user.to_owned(), vec![device.to_owned()]);
    let Ok(answer) = client.send(request).await else {
        return Ok(()); // The homeserver does not answer now. The sync loop waits for it and logs the error.
    };
    let Some(published) = answer.device_keys.get(user).and_then(|devices| devices.get(device)) else {
        return Ok(());
    };
    let published: serde_json::Value = serde_json::from_str(published.json().get())?;
    let published = published["keys"][format!("ed25519:{device}")].as_str();
    let ours = client.encryption().ed25519_key().await;
    ensure!(
        published.is_none() || published == ours.as_deref(),
        "the Matrix device {device} was used with other keys than those in the data directory; restore its `matrix` \
         directory, or log in again: with a password move that directory away, with a token create a new token"
    );
    Ok(())
}

/// Returns a path beside `dir` that does not exist yet.
async fn unused_path(dir: &Path) -> anyhow::Result<PathBuf> {
    for number in 1..1000 {
        let name = dir.with_file_name(format!("matrix-lost-{number}"));
        if !fs::try_exists(&name).await? {
            return Ok(name);
        }
    }
    bail!("too many {}-lost-... directories; remove them", dir.display())
}

/// Writes a file atomically, readable by its owner alone.
pub(super) async fn write_secret(file: &Path, text: &[u8]) -> anyhow::Result<()> {
    let part = file.with_extension("part");
    let write = async {
        fs::write(&part, b"").await?;
        set_mode(&part, 0o600).await?;
        fs::write(&part, text).await?;
        fs::rename(&part, file).await
    };
    write.await.with_context(|| format!("cannot write {}", file.display()))
}

/// Sets the permissions of `path` to `mode`.
async fn set_mode(path: &Path, mode: u32) -> std::io::Result<()> {
    fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).await
}

#[cfg(test)]
mod tests {
    use super::other_server;

    #[test]
    fn account_of_another_server_is_noticed() {
        for (user, host) in [
            ("@bot:example.org", "example.org"),
            ("@bot:example.org", "matrix.example.org"),
            ("@bot:example.org:8448", "example.org"),
            ("bot", "example.org"),
        ] {
            assert_eq!(other_server(user, host), None, "{user} at {host}");
        }
        assert_eq!(other_server("@bot:example.org", "matrix.org"), Some("example.org"));
        assert_eq!(other_server("@bot:example.org:8448", "badexample.org"), Some("example.org:8448"));
    }
}
