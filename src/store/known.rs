//! People and places in a transaction: what is known of each is asked for once.

use std::collections::HashMap;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::needed::Open;
use super::transaction::{json, legible};
use super::{Preferences, Transaction};
use crate::chat::{Account, Place, User};
use crate::speech::DEFAULT_LOCALE;
use crate::table::{Event, Seat};

/// What was asked for and is not asked for again.
#[derive(Default)]
pub(super) struct Known {
    /// `None` for those who were never heard.
    pub(super) people: HashMap<Account, Option<Person>>,
    /// The languages of places: what the platform has told, and what somebody has chosen.
    pub(super) places: HashMap<Place, [Option<String>; 2]>,
    /// When the clocks of people stand still after a moment, seen from another.
    pub(super) pauses: HashMap<(Account, i64), Since>,
    /// When somebody's clock stood still last, as far as that was noted: none of his pauses ends later.
    pub(super) stood_until: HashMap<Account, i64>,
    /// When the place's platform was served last.
    pub(super) served_at: Option<i64>,
    /// The open tables of the author, as long as nothing was written about any table.
    pub(super) open: Option<Open>,
    /// The turns for which players were last shown the numbered list of plays.
    pub(super) lists: HashMap<(i64, Seat), Option<u32>>,
    /// The number of a row of the outbox that is to be written.
    pub(super) row: Option<i64>,
    /// The last events of tables.
    pub(super) tails: HashMap<i64, Tail>,
}

/// The events of a table from number `from` on, counted from 0.
pub(super) struct Tail {
    pub(super) from: i64,
    pub(super) events: Vec<Event>,
}

impl Known {
    pub(super) fn forget_pauses(&mut self) {
        self.pauses.clear();
        self.stood_until.clear();
    }

    /// Events `added` to a table that had `version` before.
    pub(super) fn append(&mut self, table: i64, version: i64, added: &[Event]) {
        if let Some(tail) = self.tails.get_mut(&table).filter(|tail| tail.end() == version) {
            tail.events.extend_from_slice(added);
        } else {
            self.tails.remove(&table);
        }
    }
}

impl Tail {
    /// The number of the next event.
    fn end(&self) -> i64 {
        self.from + i64::try_from(self.events.len()).unwrap_or(i64::MAX)
    }

    /// The events from number `from` on, where all of them are known.
    pub(super) fn since(&self, from: i64) -> Option<&[Event]> {
        self.events.get(usize::try_from(from - self.from).ok()?..)
    }
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
    /// The person in the columns of `row` whose names begin with `prefix`, where there is one.
    pub(super) fn of(row: &AnyRow, prefix: &str) -> anyhow::Result<Option<Person>> {
        let column = |name: &str| row.try_get::<Option<String>, _>(format!("{prefix}{name}").as_str());
        let Some(name) = column("name")? else { return Ok(None) };
        let preferences = match column("preferences") {
            Ok(None) => Preferences::default(),
            chosen => legible(format_args!("what {name:?} has chosen"), &chosen.ok().flatten().unwrap_or_default()),
        };
        Ok(Some(Person { told: column("locale")?, preferences, name }))
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
    pub async fn record_person(&mut self, person: &User, locale: Option<&str>) -> anyhow::Result<Option<String>> {
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
        .fetch_one(self.writing().await?)
        .await?;
        let noted = Person::of(&row, "")?;
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
    pub async fn own_locale(&mut self, account: &Account) -> anyhow::Result<Option<String>> {
        Ok(self.person(account).await?.and_then(Person::locale))
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
