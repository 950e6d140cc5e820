//! The settings of the Matrix account.

use std::net::Ipv6Addr;

use anyhow::{Result, bail, ensure};

use super::error::{invalid, missing};
use super::flags::{Flags, non_empty};
use super::secret::{self, Secret};

/// How to log in to Matrix.
#[derive(Debug)]
pub struct MatrixSettings {
    /// A URL, or a server name that is looked up.
    pub homeserver: String,
    pub user: String,
    pub login: MatrixLogin,
    pub recovery_key: Option<Secret>,
    /// The display name; `None` for the usual one.
    pub name: Option<String>,
    /// User ids (`@alice:example.org`) and servers (`example.org`) whose invitations are accepted; empty for everybody.
    pub allow: Vec<String>,
}

/// How the bot proves to the homeserver that the account is its own.
#[derive(Debug)]
pub enum MatrixLogin {
    Password(Secret),
    Token { token: Secret, device: String },
}

impl MatrixSettings {
    /// Returns `None` if Matrix is not configured.
    ///
    /// # Errors
    /// Returns an error if a setting is missing or cannot be used.
    pub(super) fn new(flags: &Flags) -> Result<Option<MatrixSettings>> {
        let homeserver = non_empty(flags.matrix_homeserver.as_ref());
        let user = non_empty(flags.matrix_user.as_ref());
        let device = non_empty(flags.matrix_device.as_ref());
        let password =
            secret::find("MATRIX_PASSWORD", flags.matrix_password.as_ref(), flags.matrix_password_file.as_ref())?;
        let token = secret::find("MATRIX_TOKEN", flags.matrix_token.as_ref(), flags.matrix_token_file.as_ref())?;
        if homeserver.is_none() && user.is_none() && password.is_none() && token.is_none() {
            return Ok(None);
        }
        let homeserver = homeserver.ok_or_else(|| missing("MATRIX_HOMESERVER", "such as https://matrix.org"))?;
        ensure!(
            is_server(&homeserver),
            invalid("MATRIX_HOMESERVER", "a URL such as https://matrix.example.org or a name such as example.org")
        );
        let user = user.ok_or_else(|| missing("MATRIX_USER", "such as @kafenio:example.org"))?;
        let login = match (password, token, device) {
            (Some(password), None, _) => MatrixLogin::Password(password),
            (None, Some(token), Some(device)) => MatrixLogin::Token { token, device },
            (None, Some(_), None) => bail!(missing("MATRIX_DEVICE", "the device that KAFENIO_MATRIX_TOKEN belongs to")),
            (None, None, _) => bail!(missing("MATRIX_PASSWORD", "or KAFENIO_MATRIX_TOKEN with KAFENIO_MATRIX_DEVICE")),
            (Some(_), Some(_), _) => bail!(invalid("MATRIX_TOKEN", "either a token or a password, not both")),
        };
        let allow: Vec<String> = non_empty(flags.matrix_allow.as_ref())
            .map(|list| list.split(',').map(|who| who.trim().to_owned()).filter(|who| !who.is_empty()).collect())
            .unwrap_or_default();
        ensure!(
            allow.iter().all(|who| !who.contains(char::is_whitespace) && who.starts_with('@') <= who.contains(':')),
            invalid(
                "MATRIX_ALLOW",
                "user ids such as @alice:example.org or servers such as example.org, separated by commas"
            )
        );
        let recovery_key = secret::find(
            "MATRIX_RECOVERY_KEY",
            flags.matrix_recovery_key.as_ref(),
            flags.matrix_recovery_key_file.as_ref(),
        )?;
        let name = non_empty(flags.matrix_name.as_ref());
        Ok(Some(MatrixSettings { homeserver, user, login, recovery_key, name, allow }))
    }
}

/// Returns whether `text` is the URL of a server, or its name.
fn is_server(text: &str) -> bool {
    let url = ["https://", "http://"].iter().find_map(|scheme| text.strip_prefix(scheme));
    let is_url = url.is_some();
    let (address, path) = url.map_or((text, ""), |rest| rest.split_once('/').unwrap_or((rest, "")));
    let (host, port) = match address.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
        _ => (address, None),
    };
    // The hosts of URLs also come from container networks, where names contain underscores.
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || is_url && (c == '_' || !c.is_ascii());
    let is_name = || host.split('.').all(|label| !label.is_empty() && label.chars().all(is_letter));
    let ip = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let is_host = ip.map_or_else(is_name, |ip| ip.parse::<Ipv6Addr>().is_ok());
    let is_path = path.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '?' | '#'));
    is_host && is_path && port.is_none_or(|port| port.parse::<u16>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::is_server;

    #[test]
    fn homeserver_is_a_url_or_a_name() {
        for server in [
            "https://matrix.example.org",
            "https://matrix.example.org/",
            "http://localhost:8008",
            "http://my_synapse:8008/base",
            "http://[::1]:8008",
            "https://münchen.de",
            "example.org",
            "example.org:8448",
            "httpbin.org",
            "10.0.0.1:8008",
            "[::1]",
        ] {
            assert!(is_server(server), "{server}");
        }
        for wrong in [
            "https://",
            "http:///example.org",
            "https:example.org",
            "https:/example.org",
            "htps://example.org",
            "http://exa mple.org",
            "http://example.org:port",
            "http://example.org:80808",
            "http://[::1",
            "https://matrix.example.org?x",
            "https://bot:hush@example.org",
            "example.org/path",
            "example..org",
            "@bot:example.org",
            "bot@example.org",
            "my_synapse",
        ] {
            assert!(!is_server(wrong), "{wrong}");
        }
    }
}
