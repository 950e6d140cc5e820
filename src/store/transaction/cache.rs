//! What a transaction has read, so that it reads nothing twice.

use std::collections::HashMap;
use std::sync::Arc;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Place};
use crate::language::Language;
use crate::store::json::legible;
use crate::store::preferences::Preferences;
use crate::table::{Event, Seat, TableId};

/// What was asked for and is not asked for again.
#[derive(Default)]
pub(in crate::store) struct Known {
    /// `None` for those who were never heard.
    pub(in crate::store) people: HashMap<Account, Option<Person>>,
    /// The languages of places: what the platform has told, and what somebody has chosen.
    pub(in crate::store) places: HashMap<Place, [Option<String>; 2]>,
    /// When the clocks of people stand still after a moment, seen from another.
    pub(in crate::store) pauses: HashMap<(Account, i64), Since>,
    /// When somebody's clock stood still last, as far as that was noted: none of his pauses ends later.
    pub(in crate::store) stood_until: HashMap<Account, i64>,
    /// When the place's platform was served last.
    pub(in crate::store) served_at: Option<i64>,
    /// The open tables of the author, as long as nothing was written about any table.
    pub(in crate::store) open: Option<Open>,
    /// The turns for which players were last shown the numbered list of plays.
    pub(in crate::store) lists: HashMap<(TableId, Seat), Option<u32>>,
    /// The number of a row of the outbox that is to be written.
    pub(in crate::store) row: Option<i64>,
    /// The last events of tables.
    pub(in crate::store) tails: HashMap<TableId, Tail>,
}

/// The events of a table from number `from` on, counted from 0.
pub(in crate::store) struct Tail {
    pub(in crate::store) from: i64,
    pub(in crate::store) events: Vec<Event>,
}

impl Known {
    pub(in crate::store) fn forget_pauses(&mut self) {
        self.pauses.clear();
        self.stood_until.clear();
    }

    /// Events `added` to a table that had `version` before.
    pub(in crate::store) fn append(&mut self, table: TableId, version: i64, added: &[Event]) {
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
    pub(in crate::store) fn since(&self, from: i64) -> Option<&[Event]> {
        self.events.get(usize::try_from(from - self.from).ok()?..)
    }
}

/// Spans of time, and the moment after which they were asked for.
pub(in crate::store) type Since = (i64, Vec<[i64; 2]>);

/// Somebody who was heard.
pub(in crate::store) struct Person {
    pub(in crate::store) name: String,
    /// The language that his platform has told last.
    pub(in crate::store) told: Option<String>,
    pub(in crate::store) preferences: Preferences,
}

impl Person {
    /// The person in the columns of `row` whose names begin with `prefix`, where there is one.
    pub(in crate::store) fn of(row: &AnyRow, prefix: &str) -> anyhow::Result<Option<Person>> {
        let column = |name: &str| row.try_get::<Option<String>, _>(format!("{prefix}{name}").as_str());
        let Some(name) = column("name")? else { return Ok(None) };
        let preferences = match column("preferences") {
            Ok(None) => Preferences::default(),
            chosen => legible(format_args!("what {name:?} has chosen"), &chosen.ok().flatten().unwrap_or_default()),
        };
        Ok(Some(Person { told: column("locale")?, preferences, name }))
    }

    /// The language in which he reads: what he has chosen, or else what his platform has told.
    pub(in crate::store) fn language(&self) -> Option<Language> {
        self.preferences.language.as_ref().or(self.told.as_ref()).map(|tag| Language::from_locale(tag))
    }
}

/// The open tables of a place at which somebody sits, as they were found.
pub(in crate::store) struct Open {
    pub(in crate::store) place: Place,
    pub(in crate::store) account: Account,
    pub(in crate::store) rows: Arc<[AnyRow]>,
}
