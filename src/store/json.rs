//! Writes and reads values stored as JSON.

use std::fmt::Display;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chat::escaped;

pub(in crate::store) fn json<T: Serialize + ?Sized>(value: &T) -> anyhow::Result<String> {
    Ok(serde_json::to_string(value)?)
}

pub(in crate::store) fn from_json<T: DeserializeOwned>(text: &str) -> anyhow::Result<T> {
    Ok(serde_json::from_str(text)?)
}

/// Reads a value that no game depends on. An unreadable `text` is logged under the name `what` and counts as the
/// default.
pub(in crate::store) fn from_json_or_default<T: DeserializeOwned + Default>(what: impl Display, text: &str) -> T {
    from_json(text).unwrap_or_else(|error| {
        tracing::error!("{what} cannot be read and is ignored: {error:#}");
        T::default()
    })
}

/// Returns the pattern, with `!` as its escape, for JSON that contains `text` in one of its strings.
pub(in crate::store) fn containing(text: &str) -> String {
    let text = escaped(text).replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{text}%")
}
