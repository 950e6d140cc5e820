//! Opens the account: one device, whose session and keys live together in `DATA_DIR/matrix`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::encryption::{BackupDownloadStrategy, EncryptionSettings};
use matrix_sdk::ruma::api::client::device::Device;
use matrix_sdk::ruma::api::client::keys::get_keys;
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::ruma::{OwnedDeviceId, UserId};
use matrix_sdk::store::RoomLoadSettings;
use matrix_sdk::{Client, ClientBuilder, SessionMeta, SessionTokens};
use matrix_sdk_base::crypto::{CollectStrategy, DecryptionSettings, TrustRequirement};
use serde::{Deserialize, Serialize};
use tokio::fs;

/// How long one request may take before it is tried again.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// How often a request is tried again before it counts as failed; the outbox and the ear try on by themselves.
const REQUEST_RETRIES: usize = 3;
/// The file of the crypto store, as the SDK names it: it is how we know that the keys are there.
const KEYS: &str = "matrix-sdk-crypto.sqlite3";
const SESSION: &str = "session.json";
/// Under which name the account's owner finds the bot's device among his others.
const DEVICE: &str = "Kafenio";

/// The bot's account and what the operator decided about it. Holds secrets: there is no `Debug`.
#[derive(Clone)]
pub struct Login {
    /// A URL, or the name of a server that tells its URL itself.
    pub homeserver: String,
    /// `@name:server`, or the name alone.
    pub user: String,
    pub credentials: Credentials,
    /// Opens the account's secret storage where this device lacks the keys.
    pub recovery_key: Option<String>,
    /// Who may invite the bot: user ids or server names; empty for everybody.
    pub allow: Vec<String>,
    /// Where everything is kept that must outlive the process.
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
    /// Session and keys, which are of no use without each other.
    fn dir(&self) -> PathBuf {
        self.data_dir.join("matrix")
    }

    /// Where the bot keeps a recovery key that it made itself, outside of [`Login::dir`] so that it survives its loss.
    pub(super) fn recovery_key_file(&self) -> PathBuf {
        self.data_dir.join("matrix-recovery-key")
    }
}

/// What `session.json` holds.
#[derive(Serialize, Deserialize)]
struct Kept {
    homeserver: String,
    /// Whether the homeserver wants to see the password again; the device is still ours.
    #[serde(default)]
    expired: bool,
    #[serde(flatten)]
    session: MatrixSession,
}

/// The homeserver has ended the session.
#[derive(Debug, thiserror::Error)]
#[error("the homeserver has ended the bot's session")]
pub(super) struct SessionEnded {
    /// Whether the device is still there, so that its keys remain good.
    pub device_stays: bool,
}

/// A client that is logged in, with its keys.
pub(super) async fn open(login: &Login) -> anyhow::Result<Client> {
    let dir = login.dir();
    let kept = kept_session(login).await?;
    fs::create_dir_all(&dir).await.with_context(|| format!("cannot make {}", dir.display()))?;
    restrict(&dir, 0o700).await?;
    // No passphrase: it would lie beside the store anyway, and costs seconds at each start.
    let client = client(login, builder(login).sqlite_store(&dir, None)).await?;
    let fresh = kept.is_none();
    match (kept, &login.credentials) {
        (Some(Kept { expired: true, session, .. }), Credentials::Password(password)) => {
            log_in(&client, login, password, Some(session.meta.device_id.as_str())).await?;
        }
        (Some(kept), _) => restore(&client, kept.session).await?,
        (None, Credentials::Password(password)) => {
            if let Err(error) = log_in(&client, login, password, None).await {
                // The keys that were made for it are those of no device.
                fs::remove_dir_all(&dir).await.with_context(|| format!("cannot remove {}", dir.display()))?;
                return Err(error);
            }
        }
        (None, Credentials::Token { token, device }) => restore(&client, given_session(login, token, device)?).await?,
    }
    keys_belong_to_device(&client).await?;
    let session = client.matrix_auth().session().context("not logged in after the login")?;
    tracing::info!(user = %session.meta.user_id, device = %session.meta.device_id, fresh, "Matrix: logged in");
    if fresh {
        name_older_devices(&client, &session).await;
    }
    keep(login, &Kept { homeserver: login.homeserver.clone(), expired: false, session }).await?;
    Ok(client)
}

/// Names the devices that earlier stores were of: others go on encrypting for them.
async fn name_older_devices(client: &Client, session: &MatrixSession) {
    let Ok(answer) = client.devices().await else { return };
    let own = |device: &Device| device.device_id == session.meta.device_id;
    let older = answer.devices.iter().filter(|device| device.display_name.as_deref() == Some(DEVICE) && !own(device));
    let older: Vec<&str> = older.map(|device| device.device_id.as_str()).collect();
    if !older.is_empty() {
        tracing::warn!(
            "Matrix: the account still has older devices of the bot, {}: log them out in another client if nothing else \
             uses them",
            older.join(", ")
        );
    }
}

/// A client for looking only: nothing that it does touches the data directory or the keys of the device. The second
/// value tells whether its device is there for this look alone and has to be logged out again.
pub(super) async fn open_temporarily(login: &Login) -> anyhow::Result<(Client, bool)> {
    let client = client(login, builder(login)).await?;
    let dir = login.dir();
    if has(&dir, SESSION).await? && has(&dir, KEYS).await? {
        restore(&client, read_session(login).await?.session).await?;
        return Ok((client, false));
    }
    match &login.credentials {
        Credentials::Password(password) => log_in(&client, login, password, None).await?,
        Credentials::Token { token, device } => {
            restore(&client, given_session(login, token, device)?).await?;
            return Ok((client, false));
        }
    }
    Ok((client, true))
}

/// Makes ready for a new session after the old one has ended.
///
/// # Errors
/// When only the operator can help.
pub(super) async fn renew(login: &Login, ended: &SessionEnded) -> anyhow::Result<()> {
    if let Credentials::Token { .. } = login.credentials {
        bail!("the homeserver does not accept the access token any more; log in anew for another one and its device");
    }
    if ended.device_stays {
        let mut kept = read_session(login).await?;
        kept.expired = true;
        return keep(login, &kept).await;
    }
    set_aside(login, "a device that the homeserver has logged out").await
}

/// Whether a login failed for a reason that ends by itself: the homeserver is away, or is asked too often.
pub(super) fn is_transient(error: &anyhow::Error) -> bool {
    let error = error.chain().find_map(|cause| cause.downcast_ref::<matrix_sdk::Error>());
    error.is_some_and(|error| {
        let kind = error.client_api_error_kind();
        matches!(error, matrix_sdk::Error::Http(_)) && matches!(kind, None | Some(ErrorKind::LimitExceeded(_)))
    })
}

async fn log_in(client: &Client, login: &Login, password: &str, device: Option<&str>) -> anyhow::Result<()> {
    let auth = client.matrix_auth();
    let mut request = auth.login_username(&login.user, password).initial_device_display_name(DEVICE);
    if let Some(device) = device {
        request = request.device_id(device);
    }
    let Err(error) = request.send().await else { return Ok(()) };
    let (server, user) = (client.homeserver(), &login.user);
    let why = match error.client_api_error_kind() {
        None => format!("the homeserver at {server} does not answer"),
        Some(ErrorKind::Forbidden) => {
            format!(
                "the homeserver at {server} does not log {user} in: the password is wrong, or it has no such account"
            )
        }
        Some(_) => format!("the homeserver at {server} does not log {user} in"),
    };
    Err(anyhow::Error::from(error).context(why))
}

fn builder(login: &Login) -> ClientBuilder {
    let requests =
        RequestConfig::new().timeout(REQUEST_TIMEOUT).retry_limit(REQUEST_RETRIES).max_retry_time(REQUEST_TIMEOUT);
    let builder = Client::builder()
        .request_config(requests)
        .handle_refresh_tokens()
        .with_encryption_settings(EncryptionSettings {
            auto_enable_cross_signing: false, // done by `trust`, once we know that the keys are this device's own
            auto_enable_backups: false,
            backup_download_strategy: BackupDownloadStrategy::AfterDecryptionFailure,
        })
        // People play from whatever device they have: we answer unsigned ones too.
        .with_room_key_recipient_strategy(CollectStrategy::AllDevices)
        .with_decryption_settings(DecryptionSettings { sender_device_trust_requirement: TrustRequirement::Untrusted });
    if login.homeserver.starts_with("http") {
        builder.homeserver_url(&login.homeserver)
    } else {
        builder.server_name_or_homeserver_url(&login.homeserver)
    }
}

async fn client(login: &Login, builder: ClientBuilder) -> anyhow::Result<Client> {
    builder.build().await.with_context(|| {
        let address = if login.homeserver.starts_with("http") { "" } else { "; its address would begin with https://" };
        format!("cannot use {} as Matrix homeserver{address}", login.homeserver)
    })
}

async fn restore(client: &Client, session: MatrixSession) -> anyhow::Result<()> {
    client.restore_session_with(session, RoomLoadSettings::default()).await.context("cannot open the Matrix store")
}

fn given_session(login: &Login, token: &str, device: &str) -> anyhow::Result<MatrixSession> {
    let user_id = UserId::parse(&login.user).context("with an access token the user is needed as @name:server")?;
    let device_id = OwnedDeviceId::from(device);
    let tokens = SessionTokens { access_token: token.to_owned(), refresh_token: None };
    Ok(MatrixSession { meta: SessionMeta { user_id, device_id }, tokens })
}

/// The session of the last start, where its keys are there too. A half of the two is set aside: a device id never gets
/// new keys, since the others would go on with the old ones and the bot could not read them.
async fn kept_session(login: &Login) -> anyhow::Result<Option<Kept>> {
    let dir = login.dir();
    match (has(&dir, SESSION).await?, has(&dir, KEYS).await?) {
        (true, true) => read_session(login).await.map(Some),
        (false, false) => Ok(None),
        (true, false) => set_aside(login, "the session of a device without its keys").await.map(|()| None),
        (false, true) => set_aside(login, "the keys of a device without its session").await.map(|()| None),
    }
}

async fn read_session(login: &Login) -> anyhow::Result<Kept> {
    let (dir, file) = (login.dir(), login.dir().join(SESSION));
    let text = fs::read(&file).await.with_context(|| format!("cannot read {}", file.display()))?;
    let mut kept: Kept = serde_json::from_slice(&text)
        .with_context(|| format!("{} is damaged; move {} away to log in anew", file.display(), dir.display()))?;
    fits(login, &kept)?;
    if let Credentials::Token { token, .. } = &login.credentials {
        kept.session.tokens.access_token.clone_from(token);
    }
    Ok(kept)
}

async fn keep(login: &Login, kept: &Kept) -> anyhow::Result<()> {
    write_secret(&login.dir().join(SESSION), &serde_json::to_vec_pretty(kept)?).await
}

async fn set_aside(login: &Login, what: &str) -> anyhow::Result<()> {
    let dir = login.dir();
    let aside = free_name(&dir).await?;
    fs::rename(&dir, &aside).await.with_context(|| format!("cannot rename {}", dir.display()))?;
    tracing::warn!(
        "Matrix: {} held {what}, which is of no use; it is now {}, and a new device is made",
        dir.display(),
        aside.display()
    );
    Ok(())
}

async fn has(dir: &Path, name: &str) -> std::io::Result<bool> {
    fs::try_exists(dir.join(name)).await
}

fn fits(login: &Login, kept: &Kept) -> anyhow::Result<()> {
    let meta = &kept.session.meta;
    let user = login.user.as_str();
    let same_user = user == meta.user_id.as_str() || user.trim_start_matches('@') == meta.user_id.localpart();
    let same_device = match &login.credentials {
        Credentials::Password(_) => true,
        Credentials::Token { device, .. } => *device == meta.device_id.as_str(),
    };
    ensure!(
        same_user && same_device && kept.homeserver == login.homeserver,
        "{} belongs to {} (device {}) on {}, the settings name another one; give them another data directory, or move it away",
        login.dir().display(),
        meta.user_id,
        meta.device_id,
        kept.homeserver
    );
    Ok(())
}

/// Refuses a device whose published keys are not those in our store: others would encrypt for keys that nobody has.
async fn keys_belong_to_device(client: &Client) -> anyhow::Result<()> {
    let (Some(user), Some(device)) = (client.user_id(), client.device_id()) else { bail!("not logged in") };
    let mut request = get_keys::v3::Request::new();
    request.device_keys.insert(user.to_owned(), vec![device.to_owned()]);
    let Ok(answer) = client.send(request).await else {
        return Ok(()); // The homeserver is away for the moment; the ear waits for it, and names what is wrong.
    };
    let Some(published) = answer.device_keys.get(user).and_then(|devices| devices.get(device)) else {
        return Ok(());
    };
    let published: serde_json::Value = serde_json::from_str(published.json().get())?;
    let published = published["keys"][format!("ed25519:{device}")].as_str();
    let ours = client.encryption().ed25519_key().await;
    ensure!(
        published.is_none() || published == ours.as_deref(),
        "the Matrix device {device} was used with other keys than those in the data directory; bring back its `matrix` directory, or \
         log in anew: with a password move that directory away, with a token make a new one"
    );
    Ok(())
}

async fn free_name(dir: &Path) -> anyhow::Result<PathBuf> {
    for number in 1..1000 {
        let name = dir.with_file_name(format!("matrix-lost-{number}"));
        if !fs::try_exists(&name).await? {
            return Ok(name);
        }
    }
    bail!("too many {}-lost-... directories; remove them", dir.display())
}

/// Writes a file that its owner alone may read, whole or not at all.
pub(super) async fn write_secret(file: &Path, text: &[u8]) -> anyhow::Result<()> {
    let part = file.with_extension("part");
    let write = async {
        fs::write(&part, b"").await?;
        restrict(&part, 0o600).await?;
        fs::write(&part, text).await?;
        fs::rename(&part, file).await
    };
    write.await.with_context(|| format!("cannot write {}", file.display()))
}

#[cfg(unix)]
async fn restrict(path: &Path, mode: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).await
}

#[cfg(not(unix))]
async fn restrict(_path: &Path, _mode: u32) -> std::io::Result<()> {
    Ok(()) // The data directory's own rights decide.
}
