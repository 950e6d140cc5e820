//! Stores people's names, languages and settings. A transaction reads each person once.

use sqlx::AssertSqlSafe;

use crate::chat::{Account, Occupant, Place, User};
use crate::language::Language;
use crate::store::backend::statement::Statement;
use crate::store::json::json;
use crate::store::preferences::Preferences;
use crate::store::transaction::Transaction;
use crate::store::transaction::cache::Person;

/// The name of the deferred statement that records a person. Whoever changes a row of `people` executes it first.
pub(in crate::store) const PERSON: &str = "person";

impl Transaction {
    /// Returns the number of the person whose accounts `account` is linked with; `None` if it is its own person.
    pub(in crate::store) async fn person_number(&mut self, account: &Account) -> anyhow::Result<Option<i64>> {
        Ok(self.person(account).await?.and_then(|person| person.linked_as))
    }

    async fn person(&mut self, account: &Account) -> anyhow::Result<Option<&Person>> {
        if !self.cache.people.contains_key(account) {
            let row =
                sqlx::query("SELECT name, locale, preferences, person FROM people WHERE platform = $1 AND id = $2")
                    .bind(account.platform.key())
                    .bind(account.id.clone())
                    .fetch_optional(self.read_connection().await?)
                    .await?;
            let person = row.map(|row| Person::of(&row, "")).transpose()?.flatten();
            self.cache.people.insert(account.clone(), person);
        }
        Ok(self.cache.people.get(account).and_then(Option::as_ref))
    }

    /// Records the name of `person`, and `locale` if their platform reports one; the row is written when the transaction ends, so
    /// that nobody else waits until then. Returns the language in which they read, if it is known.
    pub async fn record_person(&mut self, person: &User, locale: Option<&str>) -> anyhow::Result<Option<Language>> {
        let known = self.person(&person.account).await?.cloned();
        if let Some(known) = &known
            && known.name == person.name
            && (locale.is_none() || locale == known.platform_locale.as_deref())
        {
            // Names rarely change, so most commands need no write here.
            return Ok(known.language());
        }
        let mut recorded = known.unwrap_or_default();
        recorded.name.clone_from(&person.name);
        recorded.platform_locale = locale.map(str::to_owned).or(recorded.platform_locale);
        let mut insert = Statement::default();
        insert.push("INSERT INTO people (platform, id, name, locale) VALUES (");
        insert.bind([
            person.account.platform.key().to_owned().into(),
            person.account.id.clone().into(),
            recorded.name.clone().into(),
            recorded.platform_locale.clone().into(),
        ]);
        insert.push(") ON CONFLICT (platform, id) DO UPDATE SET name = excluded.name, locale = excluded.locale");
        self.defer(PERSON, insert).await?;
        let language = recorded.language();
        self.cache.people.insert(person.account.clone(), Some(recorded));
        Ok(language)
    }

    /// Returns the language in which `account` reads; `None` for an account that has never written to the bot.
    pub async fn language(&mut self, account: &Account) -> anyhow::Result<Option<Language>> {
        let person = self.person(account).await?;
        Ok(person.map(|person| person.language().unwrap_or(Language::DEFAULT)))
    }

    /// Returns the last known name of `account`; `None` for an account that has never written to the bot.
    pub async fn name(&mut self, account: &Account) -> anyhow::Result<Option<String>> {
        Ok(self.person(account).await?.map(|person| person.name.clone()))
    }

    /// Returns the locale that the platform of `account` last reported.
    pub async fn platform_locale(&mut self, account: &Account) -> anyhow::Result<Option<String>> {
        Ok(self.person(account).await?.and_then(|person| person.platform_locale.clone()))
    }

    /// Returns the language that `account` has chosen or else their platform has reported; `None` if neither is known.
    pub async fn own_language(&mut self, account: &Account) -> anyhow::Result<Option<Language>> {
        Ok(self.person(account).await?.and_then(Person::language))
    }

    /// Gives a person their new name in their open challenges of a place, in its tournaments, and at their open tables there.
    /// They may have another name elsewhere.
    pub async fn rename(&mut self, place: &Place, person: &User) -> anyhow::Result<()> {
        sqlx::query(
            "UPDATE challenges SET name = $1 WHERE platform = $2 AND place = $3 AND account = $4 AND state = 'open'",
        )
        .bind(person.name.clone())
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(person.account.id.clone())
        .execute(self.write_connection().await?)
        .await?;
        sqlx::query(
            "UPDATE tournament_entrants SET name = $1 WHERE platform = $2 AND account = $3 AND tournament IN \
             (SELECT id FROM tournaments WHERE platform = $2 AND place = $4 AND is_over = 0)",
        )
        .bind(person.name.clone())
        .bind(place.platform.key())
        .bind(person.account.id.clone())
        .bind(place.id.clone())
        .execute(self.write_connection().await?)
        .await?;
        for mut stored in self.open_tables_of(place, &person.account).await? {
            let Some(seat) = stored.seat(&person.account) else { continue };
            if stored.players[seat].name() != person.name {
                stored.players[seat] = Occupant::Person(person.clone());
                let changed_at = stored.changed_at;
                self.save(&mut stored, &[], changed_at).await?;
            }
        }
        Ok(())
    }

    /// Returns the settings of `account`.
    pub async fn preferences(&mut self, account: &Account) -> anyhow::Result<Preferences> {
        Ok(self.person(account).await?.map(|person| person.preferences.clone()).unwrap_or_default())
    }

    /// Returns the settings of a person at a table; of everybody else, the usual ones.
    pub async fn preferences_of(&mut self, occupant: &Occupant) -> anyhow::Result<Preferences> {
        let Some(account) = occupant.account() else { return Ok(Preferences::default()) };
        self.preferences(account).await
    }

    /// Stores the settings of the person to whom `account` belongs. Does nothing for an account that has never written to
    /// the bot.
    pub async fn set_preferences(&mut self, account: &Account, preferences: &Preferences) -> anyhow::Result<()> {
        self.set_for_person(account, "preferences", json(preferences)?).await
    }

    /// Stores `value` in the column `column` of all accounts of the person to whom `account` belongs.
    pub(in crate::store) async fn set_for_person(
        &mut self,
        account: &Account,
        column: &'static str,
        value: String,
    ) -> anyhow::Result<()> {
        self.write_deferred(PERSON).await?;
        self.cache.people.clear();
        let sql = format!(
            "UPDATE people SET {column} = $3 WHERE (platform = $1 AND id = $2) \
             OR person = (SELECT person FROM people WHERE platform = $1 AND id = $2)"
        );
        sqlx::query(AssertSqlSafe(sql))
            .bind(account.platform.key())
            .bind(account.id.clone())
            .bind(value)
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }
}
