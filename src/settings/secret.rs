//! Tokens, passwords and keys, which must not appear in any log or error.

use std::fmt;
use std::fs;

use anyhow::{Result, anyhow, ensure};

/// A secret text, hidden from `Debug` and from errors.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Returns the secret itself, to be passed to the platform.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Secret {
        Secret(text)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("(secret)")
    }
}

/// Returns the secret setting `KAFENIO_{name}`, which is given directly or in a file.
///
/// # Errors
/// Returns an error if it is given in both ways, or the file cannot be read or is empty.
pub(super) fn find(name: &str, given: Option<&Secret>, file: Option<&String>) -> Result<Option<Secret>> {
    let given = given.map(|secret| secret.0.trim()).filter(|secret| !secret.is_empty());
    let Some(file) = file.filter(|file| !file.is_empty()) else {
        return Ok(given.map(|secret| Secret(secret.to_owned())));
    };
    ensure!(given.is_none(), "KAFENIO_{name} and KAFENIO_{name}_FILE are both set: expected only one of them");
    let text = fs::read_to_string(file).map_err(|cause| {
        anyhow!("KAFENIO_{name}_FILE cannot be used: expected a readable file, not {file} ({cause})")
    })?;
    let text = text.trim();
    ensure!(!text.is_empty(), "KAFENIO_{name}_FILE cannot be used: {file} is empty");
    Ok(Some(Secret(text.to_owned())))
}
