//! Tokens, passwords and keys, which no log and no error may show.

use std::fmt;
use std::fs;

use anyhow::{Result, anyhow, ensure};

/// Text that must not be seen: neither `Debug` nor an error shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The text itself, for the one who hands it to the platform.
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

/// The secret setting `KAFENIO_{name}`: as it was given, or out of the file that was named instead.
pub(super) fn find(name: &str, given: Option<&Secret>, file: Option<&String>) -> Result<Option<Secret>> {
    let given = given.map(|secret| secret.0.trim()).filter(|secret| !secret.is_empty());
    let Some(file) = file.filter(|file| !file.is_empty()) else {
        return Ok(given.map(|secret| Secret(secret.to_owned())));
    };
    ensure!(given.is_none(), "KAFENIO_{name} and KAFENIO_{name}_FILE exclude each other: expected one of them");
    let text = fs::read_to_string(file)
        .map_err(|cause| anyhow!("KAFENIO_{name}_FILE cannot be used: expected a file to read, and {file}: {cause}"))?;
    let text = text.trim();
    ensure!(!text.is_empty(), "KAFENIO_{name}_FILE cannot be used: expected a secret in {file}, which is empty");
    Ok(Some(Secret(text.to_owned())))
}
