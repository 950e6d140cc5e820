//! The errors of settings and arguments.

use anyhow::anyhow;

/// A setting or an argument that cannot be used. The program then ends with exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct InvalidSetting(String);

impl InvalidSetting {
    /// Returns the error with a whole sentence about an argument of the command line.
    #[must_use]
    pub fn new(sentence: String) -> InvalidSetting {
        InvalidSetting(sentence)
    }
}

/// Returns the error for the setting `KAFENIO_{name}`, with what is expected instead.
pub(super) fn invalid(name: &str, expected: &str) -> anyhow::Error {
    let flag = name.to_lowercase().replace('_', "-");
    InvalidSetting(format!("KAFENIO_{name} (or --{flag}) cannot be used: expected {expected}")).into()
}

/// Returns the error for a setting that the Matrix account needs besides those given.
pub(super) fn missing(name: &str, what: &str) -> anyhow::Error {
    anyhow!("Matrix is only partly configured: KAFENIO_{name} is missing, {what}")
}
