//! Loads with one query what a command usually needs, because the number of queries dominates its cost.

use std::sync::Arc;

use kafenio_board::table::{Event, Seat, TableId};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Account, Place, Reply};
use crate::store::backend::kind::Backend;
use crate::store::bans::ban_id;
use crate::store::json::{from_json, from_json_or_default};
use crate::store::pauses::heartbeat_key;
use crate::store::table_record::{self, COLUMNS};
use crate::store::transaction::Transaction;
use crate::store::transaction::cache::{CachedPlace, OpenTables, Person, Tail};

/// What is known about a message when it arrives.
#[derive(Debug, PartialEq, Eq)]
pub enum Arrival {
    New,
    /// It was handled before, with these replies; none once they have expired.
    Handled(Vec<Reply>),
    /// The operator has banned its author or its place.
    Banned,
}

/// Returns the query, for `ids` ids that may be banned. It yields a row for each open table of the author in this place, with the table's latest events
/// and the opponent; without such a table, one row whose table columns are null.
fn prefetch_query(backend: Backend, ids: usize) -> String {
    // An id for the next outbox row, so that the row can be inserted in the same statement as everything else.
    let row_id = match backend {
        Backend::Postgres => "nextval('outbox_id_seq')",
        Backend::Sqlite => "NULL",
    };
    let banned = (0..ids).map(|number| format!("${}", FIRST_ID + number)).collect::<Vec<_>>().join(", ");
    let place = CachedPlace::columns("$5");
    format!(
        "SELECT handled.handled_at, replies.replies, \
         (SELECT COUNT(*) FROM bans WHERE platform = $1 AND id IN ({banned})) AS bans, {row_id} AS row_id, {place}, \
         served.value AS heartbeat, {COLUMNS}, \
         author.name AS author_name, author.locale AS author_locale, author.preferences AS author_preferences, \
         author.person AS author_person, other.name AS other_name, other.locale AS other_locale, \
         other.preferences AS other_preferences, other.person AS other_person, \
         (SELECT string_agg(event, ',' ORDER BY number) FROM events \
         WHERE table_id = tables.id AND number >= tables.announced_from) AS tail, \
         (SELECT MAX(until_at) FROM pauses WHERE platform IN (inviter.platform, invited.platform) \
         AND account IN ('', inviter.account, invited.account)) AS paused_until \
         FROM (SELECT 1 AS one) AS once \
         LEFT JOIN handled_messages AS handled ON handled.platform = $1 AND handled.message = $2 \
         LEFT JOIN replies ON replies.platform = $1 AND replies.message = $2 \
         LEFT JOIN people AS author ON author.platform = $3 AND author.id = $4 \
         LEFT JOIN places ON places.platform = $1 AND places.id = $5 \
         LEFT JOIN key_values AS served ON served.name = $6 \
         LEFT JOIN sides AS own ON own.platform = $1 AND own.place = $5 AND own.account = $4 AND own.open = 1 \
         LEFT JOIN tables ON tables.id = own.table_id \
         LEFT JOIN sides AS inviter ON inviter.table_id = own.table_id AND inviter.seat = 'inviter' \
         LEFT JOIN sides AS invited ON invited.table_id = own.table_id AND invited.seat = 'invited' \
         LEFT JOIN sides AS opposite ON opposite.table_id = own.table_id AND opposite.seat <> own.seat \
         LEFT JOIN people AS other ON other.platform = opposite.platform AND other.id = opposite.account \
         ORDER BY tables.changed_at, tables.id"
    )
}

/// The number of the query's parameter that is the first of the ids.
const FIRST_ID: usize = 7;

impl Transaction {
    /// Returns whether the message with this `id`, which somebody has written or caused in `place`, was handled before, or
    /// whether the operator has banned this person, the place or one of those that it is `within`. The same query fills the
    /// cache with what a command needs.
    pub async fn receive(
        &mut self,
        id: &str,
        place: &Place,
        within: &[String],
        author: &Account,
    ) -> anyhow::Result<Arrival> {
        let ids: Vec<&str> = author.ids().chain(place.ids()).chain(within.iter().map(String::as_str)).collect();
        let query = sqlx::query(AssertSqlSafe(prefetch_query(self.backend(), ids.len())))
            .bind(place.platform.key())
            .bind(id.to_owned())
            .bind(author.platform.key())
            .bind(author.id.clone())
            .bind(place.id.clone())
            .bind(heartbeat_key(place.platform));
        let query = ids.into_iter().fold(query, |query, id| query.bind(ban_id(id)));
        let mut rows = query.fetch_all(self.read_connection().await?).await?;
        let first = rows.first().ok_or_else(|| anyhow::anyhow!("the prefetch query returned no row"))?;
        if first.try_get::<i64, _>("bans")? > 0 {
            return Ok(Arrival::Banned);
        }
        let is_handled = first.try_get::<Option<i64>, _>("handled_at")?.is_some();
        let replies: Option<String> = first.try_get("replies")?;
        self.cache.row_id = first.try_get("row_id")?;
        self.cache.people.insert(author.clone(), Person::of(first, "author_")?);
        self.cache.places.insert(place.clone(), CachedPlace::read(first, place)?);
        let heartbeat = first.try_get::<Option<String>, _>("heartbeat")?.map(|at| at.parse()).transpose()?;
        self.cache.heartbeat = heartbeat.map(|at| (place.platform, at));
        rows.retain(|row| row.try_get::<Option<i64>, _>("id").is_ok_and(|id| id.is_some()));
        for row in &rows {
            self.cache_row(row, author)?;
        }
        self.cache.open_tables = Some(OpenTables { place: place.clone(), account: author.clone(), rows: rows.into() });
        if !is_handled {
            return Ok(Arrival::New);
        }
        let what = format_args!("the reply to message {id}");
        Ok(Arrival::Handled(replies.map(|replies| from_json_or_default(what, &replies)).unwrap_or_default()))
    }

    /// Caches the columns of `row` that do not belong to the table itself.
    fn cache_row(&mut self, row: &AnyRow, author: &Account) -> anyhow::Result<()> {
        let table = table_record::id(row)?;
        // A table whose sides cannot be read is reported as damaged when it is loaded.
        let Ok(sides) = table_record::sides(row) else { return Ok(()) };
        // Unreadable events are not cached: the code that needs them reads them again and reports the error.
        let tail = row.try_get::<Option<String>, _>("tail")?.unwrap_or_default();
        if let Ok(events) = from_json::<Vec<Event>>(&format!("[{tail}]")) {
            self.cache.tails.insert(table, Tail { from: row.try_get("announced_from")?, events });
        }
        let paused_until = row.try_get::<Option<i64>, _>("paused_until")?.unwrap_or(0);
        for seat in Seat::BOTH {
            let Some(account) = sides[seat].player.account() else { continue };
            if account != author {
                self.cache.people.insert(account.clone(), Person::of(row, "other_")?);
            }
            // A person with two tables: the later time is an upper bound for both.
            let cached = self.cache.paused_until.entry(account.clone()).or_default();
            *cached = paused_until.max(*cached);
        }
        Ok(())
    }

    /// Returns the rows of the open tables of `account` in `place`, if they were prefetched and no table was written
    /// since.
    pub(in crate::store) fn cached_open_tables(&self, place: &Place, account: &Account) -> Option<Arc<[AnyRow]>> {
        let open = self.cache.open_tables.as_ref()?;
        (open.place == *place && open.account == *account).then(|| Arc::clone(&open.rows))
    }

    /// Returns the row of the open table `id` in `place`, if it was prefetched and no table was written since.
    pub(in crate::store) fn cached_table(&self, place: &Place, id: TableId) -> Option<AnyRow> {
        let open = self.cache.open_tables.as_ref().filter(|open| open.place == *place)?;
        open.rows.iter().find(|row| table_record::id(row).is_ok_and(|cached| cached == id)).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::prefetch_query;
    use crate::store::Store;
    use crate::store::backend::kind::Backend;
    use sqlx::{AssertSqlSafe, Row as _};

    /// A full scan would make each command slower with every table stored.
    #[tokio::test]
    async fn command_scans_no_database_table() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", prefetch_query(Backend::Sqlite, 4))));
        let steps = plan.fetch_all(&store.pool).await.unwrap();
        let steps: Vec<String> = steps.iter().map(|step| step.get("detail")).collect();
        let scans: Vec<&String> = steps.iter().filter(|step| step.starts_with("SCAN")).collect();
        assert!(steps.iter().any(|step| step.contains("sides_of_account_in_place")), "{steps:#?}");
        assert_eq!(scans, ["SCAN CONSTANT ROW", "SCAN once"], "{steps:#?}");
    }
}
