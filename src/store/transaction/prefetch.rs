//! What a command usually needs, asked for at once: what a command costs is for the most part the number of its questions.

use std::sync::Arc;

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Account, Message, Place, Reply};
use crate::store::backend::kind::Backend;
use crate::store::json::{from_json, json, legible};
use crate::store::pauses::heartbeat;
use crate::store::table_row;
use crate::store::table_row::COLUMNS;
use crate::store::transaction::cache::Open;
use crate::store::transaction::cache::{Person, Tail};
use crate::store::transaction::state::Transaction;
use crate::table::{Event, Seat, TableId};

/// A row for each of the open tables at which the author sits here, with what is told of it and who the other one is; or
/// one without a table.
fn needed(engine: Backend) -> String {
    // A number for a row of the outbox, so that it can be written with everything else.
    let row = match engine {
        Backend::Postgres => "nextval('outbox_id_seq')",
        Backend::Sqlite => "NULL",
    };
    let other = "CASE tables.inviter WHEN $4 THEN tables.invited ELSE tables.inviter END";
    format!(
        "SELECT heard.replies, {row} AS row, places.told, places.chosen, served.value AS served_at, {COLUMNS}, \
         author.name AS author_name, author.locale AS author_locale, \
         author.preferences AS author_preferences, {other} AS other_id, \
         other.name AS other_name, other.locale AS other_locale, other.preferences AS other_preferences, \
         (SELECT turn FROM lists WHERE table_id = tables.id \
         AND seat = CASE tables.inviter WHEN $4 THEN $7 ELSE $8 END) AS listed, \
         (SELECT string_agg(event, ',' ORDER BY number) FROM events \
         WHERE table_id = tables.id AND number >= tables.told_from) AS tail, \
         (SELECT MAX(until_at) FROM pauses WHERE platform = tables.platform \
         AND person IN ('', tables.inviter, tables.invited)) AS stood_until \
         FROM (SELECT 1 AS one) AS once LEFT JOIN heard ON heard.platform = $1 AND heard.message = $2 \
         LEFT JOIN people AS author ON author.platform = $3 AND author.id = $4 \
         LEFT JOIN places ON places.platform = $1 AND places.id = $5 \
         LEFT JOIN notes AS served ON served.name = $6 \
         LEFT JOIN tables ON tables.platform = $1 AND tables.place = $5 AND tables.open = 1 \
         AND (tables.inviter = $4 OR tables.invited = $4) \
         LEFT JOIN people AS other ON other.platform = tables.platform AND other.id = {other} \
         ORDER BY tables.changed_at, tables.id"
    )
}

impl Transaction {
    /// The replies to `message` where it was heard before. What it will need otherwise is asked for with the same question.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn replies_to(&mut self, message: &Message) -> anyhow::Result<Option<Vec<Reply>>> {
        let (place, author) = (&message.place, &message.author.account);
        let mut rows = sqlx::query(AssertSqlSafe(needed(self.engine())))
            .bind(place.platform.key())
            .bind(message.id.clone())
            .bind(author.platform.key())
            .bind(author.id.clone())
            .bind(place.id.clone())
            .bind(heartbeat(place.platform))
            .bind(json(&Seat::Inviter)?)
            .bind(json(&Seat::Invited)?)
            .fetch_all(self.reading().await?)
            .await?;
        let first = rows.first().ok_or_else(|| anyhow::anyhow!("the database does not answer what it is asked"))?;
        let replies: Option<String> = first.try_get("replies")?;
        self.known.row = first.try_get("row")?;
        self.known.people.insert(author.clone(), Person::of(first, "author_")?);
        self.known.places.insert(place.clone(), [first.try_get("told")?, first.try_get("chosen")?]);
        self.known.served_at = first.try_get::<Option<String>, _>("served_at")?.map(|at| at.parse()).transpose()?;
        rows.retain(|row| row.try_get::<Option<i64>, _>("id").is_ok_and(|id| id.is_some()));
        for row in &rows {
            self.know(row, place, author)?;
        }
        self.known.open = Some(Open { place: place.clone(), account: author.clone(), rows: rows.into() });
        Ok(replies.map(|replies| legible(format_args!("the answer to message {}", message.id), &replies)))
    }

    /// Keeps what was asked for beside the table of `row`.
    fn know(&mut self, row: &AnyRow, place: &Place, author: &Account) -> anyhow::Result<()> {
        let table = table_row::id(row)?;
        let other = Account { platform: place.platform, id: row.try_get("other_id")? };
        let is_inviter = row.try_get::<String, _>("inviter")? == author.id;
        let seat = if is_inviter { Seat::Inviter } else { Seat::Invited };
        let listed = row.try_get::<Option<i64>, _>("listed")?.map(u32::try_from).transpose()?;
        self.known.lists.insert((table, seat), listed);
        // What cannot be read of a damaged table is missed where it is needed.
        let tail = row.try_get::<Option<String>, _>("tail")?.unwrap_or_default();
        if let Ok(events) = from_json::<Vec<Event>>(&format!("[{tail}]")) {
            self.known.tails.insert(table, Tail { from: row.try_get("told_from")?, events });
        }
        let stood_until = row.try_get::<Option<i64>, _>("stood_until")?.unwrap_or(0);
        for account in [author, &other] {
            // At two tables the later of both is later than all that was seen at either.
            let known = self.known.stood_until.entry(account.clone()).or_default();
            *known = stood_until.max(*known);
        }
        self.known.people.insert(other, Person::of(row, "other_")?);
        Ok(())
    }

    /// The rows of the open tables in `place` at which `account` sits, where they were asked for and nothing was written
    /// since.
    pub(in crate::store) fn known_open(&self, place: &Place, account: &Account) -> Option<Arc<[AnyRow]>> {
        let open = self.known.open.as_ref()?;
        (open.place == *place && open.account == *account).then(|| Arc::clone(&open.rows))
    }

    /// The row of the open table `id` in `place`, where it was asked for and nothing was written since.
    pub(in crate::store) fn known_table(&self, place: &Place, id: TableId) -> Option<AnyRow> {
        let open = self.known.open.as_ref().filter(|open| open.place == *place)?;
        open.rows.iter().find(|row| table_row::id(row).is_ok_and(|known| known == id)).cloned()
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Row as _};

    use super::needed;
    use crate::store::Store;
    use crate::store::backend::kind::Backend;

    /// However many tables are stored.
    #[tokio::test]
    async fn no_table_is_read_through_for_a_command() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {}", needed(Backend::Sqlite))));
        let steps = plan.fetch_all(&store.pool).await.unwrap();
        let steps: Vec<String> = steps.iter().map(|step| step.get("detail")).collect();
        let scans: Vec<&String> = steps.iter().filter(|step| step.starts_with("SCAN")).collect();
        assert!(steps.iter().any(|step| step.contains("tables_of_place")), "{steps:#?}");
        assert_eq!(scans, ["SCAN CONSTANT ROW", "SCAN once"], "{steps:#?}");
    }
}
