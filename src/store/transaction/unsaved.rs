//! The statements that write a changed table.

use kafenio_board::table::Event;

use crate::store::backend::statement::{Statement, Value};
use crate::store::json::json;
use crate::store::table_row::{StoredTable, decides};

/// A table that was changed in a transaction and is not written yet.
pub(in crate::store) struct Unsaved {
    pub(in crate::store) stored: StoredTable,
    /// The revision that the table had when it was loaded. The update requires that it still has it.
    pub(in crate::store) loaded: i64,
    /// The new events, each with its time in milliseconds since 1970.
    pub(in crate::store) events: Vec<(i64, Event)>,
    pub(in crate::store) now: i64,
}

impl Unsaved {
    /// Returns the statement that updates the table's row, or no row if its revision has changed.
    pub(in crate::store) fn update(&self) -> anyhow::Result<Statement> {
        let mut statement = Statement::default();
        let Unsaved { stored, loaded, now, .. } = self;
        let table = &stored.table;
        let (inviter, invited) = stored.showings();
        let players = stored.players();
        let columns: [(&'static str, Value); 23] = [
            ("UPDATE tables SET snapshot = ", json(table)?.into()),
            (", version = ", stored.version.into()),
            (", revision = ", stored.revision.into()),
            (", open = ", i64::from(table.is_open()).into()),
            (", latest = ", inviter.latest.into()),
            (", told_from = ", stored.announced_from.into()),
            (", seats = ", json(&players)?.into()),
            (", changed_at = ", (*now).into()),
            (", due_at = ", stored.due_at.filter(|_| table.is_open()).into()),
            (", place = ", inviter.place.id.into()),
            (", thread = ", inviter.thread.into()),
            (", rests_at = ", stored.suspended_at.filter(|_| table.is_open()).into()),
            (", decides = ", decides(table, &players).into()),
            (", own_thread = ", inviter.own_thread.column().map(str::to_owned).into()),
            (", taken_back = ", i64::from(stored.taken_back).into()),
            (", invited_platform = ", invited.as_ref().map(|there| there.place.platform.key().to_owned()).into()),
            (", invited_place = ", invited.as_ref().map(|there| there.place.id.clone()).into()),
            (", invited_thread = ", invited.as_ref().and_then(|there| there.thread.clone()).into()),
            (", invited_latest = ", invited.as_ref().and_then(|there| there.latest).into()),
            (", invited_own_thread = ", invited.and_then(|there| there.own_thread.column()).map(str::to_owned).into()),
            (", unreachable = ", stored.unreachable.map(|seat| seat.key().to_owned()).into()),
            (", calls = ", json(&stored.calls)?.into()),
            (", move_request = ", stored.move_request.as_ref().map(json).transpose()?.into()),
        ];
        for (column, value) in columns {
            statement.push(column).bind([value]);
        }
        statement.push(" WHERE id = ").bind([stored.id.into()]).push(" AND revision = ").bind([(*loaded).into()]);
        Ok(statement)
    }

    /// Returns the statement that inserts the new events, if there are any.
    pub(in crate::store) fn append(&self) -> anyhow::Result<Option<Statement>> {
        let mut statement = Statement::default();
        let mut separator = "INSERT INTO events (table_id, number, happened_at, throws, event) VALUES (";
        let first = self.stored.version - i64::try_from(self.events.len())?;
        for (number, (time, event)) in (first..).zip(&self.events) {
            let rolls = i64::try_from(event.dice().len())?;
            let row: [Value; 5] =
                [self.stored.id.into(), number.into(), (*time).into(), rolls.into(), json(event)?.into()];
            statement.push(separator).bind(row).push(")");
            separator = ", (";
        }
        Ok((!self.events.is_empty()).then_some(statement))
    }
}
