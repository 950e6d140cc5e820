//! A transaction's cache, so that nothing is read twice.

use std::collections::HashMap;
use std::sync::Arc;

use kafenio_board::table::{Event, TableId};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Place, Platform};
use crate::language::Language;
use crate::store::json::from_json_or_default;
use crate::store::place_settings::PlaceSettings;
use crate::store::preferences::Preferences;
use crate::store::tournament_record::TournamentRecord;

/// The values that a transaction has read.
#[derive(Default)]
pub(in crate::store) struct Cache {
    /// `None` for accounts that have never written to the bot.
    pub(in crate::store) people: HashMap<Account, Option<Person>>,
    pub(in crate::store) places: HashMap<Place, CachedPlace>,
    /// The pauses of an account's clock as read at a time `now`.
    pub(in crate::store) pauses: HashMap<(Account, i64), PausesSince>,
    /// An upper bound for the end of an account's stored pauses.
    pub(in crate::store) paused_until: HashMap<Account, i64>,
    /// The last heartbeat of the place's platform.
    pub(in crate::store) heartbeat: Option<(Platform, i64)>,
    /// The open tables of the author, until a table is written.
    pub(in crate::store) open_tables: Option<OpenTables>,
    /// An id reserved for the next row of the outbox (PostgreSQL).
    pub(in crate::store) row_id: Option<i64>,
    /// The latest events of tables.
    pub(in crate::store) tails: HashMap<TableId, Tail>,
    /// The tournament that was read last, until one is written. Boxed because futures carry the cache.
    pub(in crate::store) tournament: Option<Box<TournamentRecord>>,
}

/// What is known about a place.
#[derive(Clone)]
pub(in crate::store) struct CachedPlace {
    /// The locale that the platform last reported.
    pub(in crate::store) reported: Option<String>,
    /// The locale that somebody has chosen.
    pub(in crate::store) chosen: Option<String>,
    pub(in crate::store) settings: PlaceSettings,
    /// The first and the last of its open tables.
    pub(in crate::store) open_tables: [Option<i64>; 2],
}

impl CachedPlace {
    /// Returns the columns to select for the place whose platform is `$1` and whose id is the parameter `id`.
    pub(in crate::store) fn columns(id: &str) -> String {
        let [first, last] = ["ASC", "DESC"].map(|order| {
            format!(
                "(SELECT table_id FROM sides WHERE platform = $1 AND place = {id} AND open = 1 \
                 ORDER BY table_id {order} LIMIT 1)"
            )
        });
        format!(
            "places.reported_locale, places.chosen_locale, places.settings AS place_settings, \
             {first} AS first_open, {last} AS last_open"
        )
    }

    /// Reads these columns.
    pub(in crate::store) fn read(row: &AnyRow, place: &Place) -> anyhow::Result<CachedPlace> {
        let settings = row.try_get::<Option<String>, _>("place_settings")?;
        let what = format_args!("the settings of place {}", place.id);
        Ok(CachedPlace {
            reported: row.try_get("reported_locale")?,
            chosen: row.try_get("chosen_locale")?,
            settings: settings.map(|text| from_json_or_default(what, &text)).unwrap_or_default(),
            open_tables: [row.try_get("first_open")?, row.try_get("last_open")?],
        })
    }
}

/// The events of a table from number `from` on, counted from 0.
pub(in crate::store) struct Tail {
    pub(in crate::store) from: i64,
    pub(in crate::store) events: Vec<Event>,
}

impl Cache {
    /// Forgets what was read of tables and tournaments.
    pub(in crate::store) fn forget_tables(&mut self) {
        self.open_tables = None;
        self.tails.clear();
        self.tournament = None;
    }

    pub(in crate::store) fn forget_pauses(&mut self) {
        self.pauses.clear();
        self.paused_until.clear();
    }

    /// Appends the events `added` to the cached ones of a table that had `version` events.
    pub(in crate::store) fn append(&mut self, table: TableId, version: i64, added: &[Event]) {
        if let Some(tail) = self.tails.get_mut(&table).filter(|tail| tail.end() == version) {
            tail.events.extend_from_slice(added);
        } else {
            self.tails.remove(&table);
        }
    }
}

impl Tail {
    /// Returns the number of the next event.
    fn end(&self) -> i64 {
        self.from + i64::try_from(self.events.len()).unwrap_or(i64::MAX)
    }

    /// Returns the events from number `from` on, if all of them are cached.
    pub(in crate::store) fn since(&self, from: i64) -> Option<&[Event]> {
        self.events.get(usize::try_from(from - self.from).ok()?..)
    }
}

/// The time since which pauses were read, and the pauses, each with its start and end; all in milliseconds since 1970.
pub(in crate::store) type PausesSince = (i64, Vec<[i64; 2]>);

/// A person who has written to the bot.
#[derive(Clone, Default)]
pub(in crate::store) struct Person {
    pub(in crate::store) name: String,
    /// The locale that their platform last reported.
    pub(in crate::store) platform_locale: Option<String>,
    pub(in crate::store) preferences: Preferences,
    /// The number of the person whose accounts this one is linked with.
    pub(in crate::store) linked_as: Option<i64>,
}

impl Person {
    /// Reads the person, if there is one, from the columns of `row` whose names begin with `prefix`.
    pub(in crate::store) fn of(row: &AnyRow, prefix: &str) -> anyhow::Result<Option<Person>> {
        let column = |name: &str| row.try_get::<Option<String>, _>(format!("{prefix}{name}").as_str());
        let Some(name) = column("name")? else { return Ok(None) };
        let preferences = match column("preferences") {
            Ok(None) => Preferences::default(),
            stored => {
                let stored = stored.ok().flatten().unwrap_or_default();
                from_json_or_default(format_args!("the settings of {name:?}"), &stored)
            }
        };
        let linked_as = row.try_get(format!("{prefix}person").as_str())?;
        Ok(Some(Person { platform_locale: column("locale")?, preferences, name, linked_as }))
    }

    /// Returns the language in which they read: the chosen one, or else the one that their platform reports.
    pub(in crate::store) fn language(&self) -> Option<Language> {
        self.preferences.language.as_ref().or(self.platform_locale.as_ref()).map(|tag| Language::from_locale(tag))
    }
}

/// The rows of an account's open tables in a place.
pub(in crate::store) struct OpenTables {
    pub(in crate::store) place: Place,
    pub(in crate::store) account: Account,
    pub(in crate::store) rows: Arc<[AnyRow]>,
}
