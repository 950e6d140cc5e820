//! People and places in a transaction: what is known of each is asked for once.

use std::collections::HashMap;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::transaction::{from_json, json};
use super::{Preferences, Transaction};
use crate::chat::{Account, Place, Speaker};
use crate::speech::DEFAULT_LOCALE;

/// What was asked for and is not asked for again.
#[derive(Default)]
pub(super) struct Known {
    /// `None` for those who were never heard.
    pub(super) people: HashMap<Account, Option<Person>>,
    /// The languages of places: what the platform has told, and what somebody has chosen.
    pub(super) places: HashMap<Place, [Option<String>; 2]>,
    /// When the clocks of people stand still after a moment, seen from another.
    pub(super) pauses: HashMap<(Account, i64), Since>,
}

/// Spans of time, and the moment after which they were asked for.
pub(super) type Since = (i64, Vec<[i64; 2]>);

/// Somebody who was heard.
pub(super) struct Person {
    name: String,
    /// The language that his platform has told last.
    told: Option<String>,
    preferences: Preferences,
}

impl Person {
    /// The person in the columns of `row`, where there is one.
    pub(super) fn of(row: &AnyRow) -> anyhow::Result<Option<Person>> {
        let Some(name) = row.try_get("name")? else { return Ok(None) };
        let chosen: Option<String> = row.try_get("preferences")?;
        let preferences = chosen.map(|chosen| from_json(&chosen)).transpose()?.unwrap_or_default();
        Ok(Some(Person { name, told: row.try_get("locale")?, preferences }))
    }

    /// The language in which he reads: what he has chosen, or else what his platform has told.
    fn locale(&self) -> Option<String> {
        self.preferences.language.clone().or_else(|| self.told.clone())
    }
}

impl Transaction {
    async fn person(&mut self, account: &Account) -> anyhow::Result<Option<&Person>> {
        if !self.known.people.contains_key(account) {
            let row = sqlx::query("SELECT name, locale, preferences FROM people WHERE platform = $1 AND id = $2")
                .bind(account.platform.key())
                .bind(account.id.clone())
                .fetch_optional(&mut *self.inner)
                .await?;
            let person = row.as_ref().map(Person::of).transpose()?.flatten();
            self.known.people.insert(account.clone(), person);
        }
        Ok(self.known.people.get(account).and_then(Option::as_ref))
    }

    /// Keeps the name of a person, and his language where it is known; gives the language in which he reads.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_person(&mut self, person: &Speaker, locale: Option<&str>) -> anyhow::Result<Option<String>> {
        if let Some(known) = self.person(&person.account).await? {
            // Hardly anybody changes his name from one command to the next: that write is spared.
            if known.name == person.name && (locale.is_none() || locale == known.told.as_deref()) {
                return Ok(known.locale());
            }
        }
        let row = sqlx::query(
            "INSERT INTO people (platform, id, name, locale) VALUES ($1, $2, $3, $4) ON CONFLICT (platform, id) \
             DO UPDATE SET name = $3, locale = COALESCE($4, people.locale) RETURNING name, locale, preferences",
        )
        .bind(person.account.platform.key())
        .bind(person.account.id.clone())
        .bind(person.name.clone())
        .bind(locale.map(str::to_owned))
        .fetch_one(&mut *self.inner)
        .await?;
        let noted = Person::of(&row)?;
        let locale = noted.as_ref().and_then(Person::locale);
        self.known.people.insert(person.account.clone(), noted);
        Ok(locale)
    }

    /// The language in which `account` reads; `None` for somebody who was never heard.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn locale(&mut self, account: &Account) -> anyhow::Result<Option<String>> {
        let person = self.person(account).await?;
        Ok(person.map(|person| person.locale().unwrap_or_else(|| DEFAULT_LOCALE.to_owned())))
    }

    /// What `account` has chosen.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn preferences(&mut self, account: &Account) -> anyhow::Result<Preferences> {
        Ok(self.person(account).await?.map(|person| person.preferences.clone()).unwrap_or_default())
    }

    /// Keeps what `account`, who was heard before, has chosen.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_preferences(&mut self, account: &Account, preferences: &Preferences) -> anyhow::Result<()> {
        self.known.people.remove(account);
        sqlx::query("UPDATE people SET preferences = $3 WHERE platform = $1 AND id = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .bind(json(preferences)?)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}
