//! People and places in a transaction: what is known of each is asked for once.

use crate::chat::{Account, User};
use crate::language::Language;
use crate::store::json::json;
use crate::store::preferences::Preferences;
use crate::store::transaction::cache::Person;
use crate::store::transaction::state::Transaction;

impl Transaction {
    async fn person(&mut self, account: &Account) -> anyhow::Result<Option<&Person>> {
        if !self.known.people.contains_key(account) {
            let row = sqlx::query("SELECT name, locale, preferences FROM people WHERE platform = $1 AND id = $2")
                .bind(account.platform.key())
                .bind(account.id.clone())
                .fetch_optional(self.reading().await?)
                .await?;
            let person = row.map(|row| Person::of(&row, "")).transpose()?.flatten();
            self.known.people.insert(account.clone(), person);
        }
        Ok(self.known.people.get(account).and_then(Option::as_ref))
    }

    /// Keeps the name of a person, and his language where it is known; gives the language in which he reads.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_person(&mut self, person: &User, locale: Option<&str>) -> anyhow::Result<Option<Language>> {
        if let Some(known) = self.person(&person.account).await? {
            // Hardly anybody changes his name from one command to the next: that write is spared.
            if known.name == person.name && (locale.is_none() || locale == known.told.as_deref()) {
                return Ok(known.language());
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
        .fetch_one(self.writing().await?)
        .await?;
        let noted = Person::of(&row, "")?;
        let language = noted.as_ref().and_then(Person::language);
        self.known.people.insert(person.account.clone(), noted);
        Ok(language)
    }

    /// The language in which `account` reads; `None` for somebody who was never heard.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn language(&mut self, account: &Account) -> anyhow::Result<Option<Language>> {
        let person = self.person(account).await?;
        Ok(person.map(|person| person.language().unwrap_or(Language::DEFAULT)))
    }

    /// The name under which `account` was last heard; `None` for somebody who never was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn name(&mut self, account: &Account) -> anyhow::Result<Option<String>> {
        Ok(self.person(account).await?.map(|person| person.name.clone()))
    }

    /// The language that `account` has chosen or his platform has told; `None` where it is not known.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn own_language(&mut self, account: &Account) -> anyhow::Result<Option<Language>> {
        Ok(self.person(account).await?.and_then(Person::language))
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
    pub async fn set_preferences(&mut self, account: &Account, preferences: &Preferences) -> anyhow::Result<()> {
        self.known.people.remove(account);
        sqlx::query("UPDATE people SET preferences = $3 WHERE platform = $1 AND id = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .bind(json(preferences)?)
            .execute(self.writing().await?)
            .await?;
        Ok(())
    }
}
