//! How people want to see the boards.

use serde::{Deserialize, Serialize};
use sqlx::Row as _;

use super::Transaction;
use super::transaction::{from_json, json};
use crate::chat::Account;
use crate::picture;
use crate::rules::Numbering;

/// How somebody wants to see the boards. The default is what everybody sees who has not chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The pictures' theme; `None` for the usual one.
    pub theme: Option<String>,
    /// Whether his home is drawn at the left.
    pub mirrored: bool,
    pub numbering: Numbering,
    /// Whether he gets boards as text, without pictures.
    pub text_boards: bool,
    pub reminders: Reminders,
}

/// Where somebody is reminded before his time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reminders {
    /// In the place of the table and in a direct message.
    #[default]
    All,
    /// In the place of the table alone.
    Channel,
    Off,
}

impl Preferences {
    /// The name of the pictures' theme.
    #[must_use]
    pub fn theme(&self) -> &str {
        self.theme.as_deref().unwrap_or(picture::themes()[0])
    }
}

impl Transaction {
    /// What `account` has chosen.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn preferences(&mut self, account: &Account) -> anyhow::Result<Preferences> {
        let row = sqlx::query("SELECT preferences FROM people WHERE platform = $1 AND id = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_optional(&mut *self.inner)
            .await?;
        let chosen = row.map(|row| row.try_get::<Option<String>, _>("preferences")).transpose()?.flatten();
        Ok(chosen.map(|chosen| from_json(&chosen)).transpose()?.unwrap_or_default())
    }

    /// Keeps what `account`, who was heard before, has chosen.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_preferences(&mut self, account: &Account, preferences: &Preferences) -> anyhow::Result<()> {
        sqlx::query("UPDATE people SET preferences = $3 WHERE platform = $1 AND id = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .bind(json(preferences)?)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}
