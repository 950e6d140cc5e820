//! The settings of the Matrix account.

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
        Ok(Some(MatrixSettings { homeserver, user, login, recovery_key, allow }))
    }
}
