//! Values stored as JSON.

use std::fmt::Display;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub(in crate::store) fn json<T: Serialize + ?Sized>(value: &T) -> anyhow::Result<String> {
    Ok(serde_json::to_string(value)?)
}

pub(in crate::store) fn from_json<T: DeserializeOwned>(text: &str) -> anyhow::Result<T> {
    Ok(serde_json::from_str(text)?)
}

/// The same of something without which a game goes on: what cannot be read counts as if there were nothing.
pub(in crate::store) fn legible<T: DeserializeOwned + Default>(what: impl Display, text: &str) -> T {
    from_json(text).unwrap_or_else(|error| {
        tracing::error!("{what} cannot be read, and is passed over: {error:#}");
        T::default()
    })
}
