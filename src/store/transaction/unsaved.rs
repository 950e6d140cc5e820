//! The statements that write a changed table.

use kafenio_board::table::{Event, Seat};

use crate::store::backend::statement::{Statement, Value};
use crate::store::json::json;
use crate::store::table_record::{Saved, TableRecord, stage};

/// A table that was changed in a transaction and is not written yet.
pub(in crate::store) struct Unsaved {
    pub(in crate::store) stored: TableRecord,
    /// The revision that the table had when it was loaded. The update requires that it still has it.
    pub(in crate::store) loaded: i64,
    /// What the database holds of its sides.
    pub(in crate::store) saved: Box<Saved>,
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
        let columns: [(&'static str, Value); 13] = [
            ("UPDATE tables SET snapshot = ", json(table)?.into()),
            (", version = ", stored.version.into()),
            (", revision = ", stored.revision.into()),
            (", stage = ", stage(table).to_owned().into()),
            (", decider = ", table.to_decide().map(|seat| seat.key().to_owned()).into()),
            (", announced_from = ", stored.announced_from.into()),
            (", changed_at = ", (*now).into()),
            (", due_at = ", stored.due_at.filter(|_| table.is_open()).into()),
            (", suspended_at = ", stored.suspended_at.filter(|_| table.is_open()).into()),
            (", unreachable = ", stored.unreachable.map(|seat| seat.key().to_owned()).into()),
            (", taken_back = ", i64::from(stored.taken_back).into()),
            (", calls = ", json(&stored.calls)?.into()),
            (", move_request = ", stored.move_request.as_ref().map(json).transpose()?.into()),
        ];
        for (column, value) in columns {
            statement.push(column).bind([value]);
        }
        statement.push(" WHERE id = ").bind([stored.id.into()]).push(" AND revision = ").bind([(*loaded).into()]);
        Ok(statement)
    }

    /// Returns the statements that update what has changed on the sides, each with a name. A table that is shown in one place
    /// usually needs one: both sides get the same latest message.
    pub(in crate::store) fn update_sides(&self) -> Vec<(&'static str, Statement)> {
        let new = self.stored.sides();
        let is_open = self.stored.table.is_open();
        let changes = |seat: Seat| {
            let mut changes: Vec<(&'static str, Value)> = new[seat].columns().into();
            let old = self.saved.sides[seat].columns();
            changes.extend((is_open != self.saved.is_open).then(|| ("open", i64::from(is_open).into())));
            changes.retain(|change| !old.contains(change));
            changes
        };
        let [inviter, invited] = Seat::BOTH.map(changes);
        let updates = if inviter == invited {
            vec![("sides", None, inviter)]
        } else {
            vec![("inviter_side", Some(Seat::Inviter), inviter), ("invited_side", Some(Seat::Invited), invited)]
        };
        let changed = updates.into_iter().filter(|(.., changes)| !changes.is_empty());
        changed
            .map(|(name, seat, changes)| {
                let mut statement = Statement::default();
                let mut separator = "UPDATE sides SET ";
                for (column, value) in changes {
                    statement.push(separator).push(column).push(" = ").bind([value]);
                    separator = ", ";
                }
                statement.push(" WHERE table_id = ").bind([self.stored.id.into()]);
                if let Some(seat) = seat {
                    statement.push(" AND seat = ").bind([seat.key().to_owned().into()]);
                }
                (name, statement)
            })
            .collect()
    }

    /// Returns the statement that inserts the new events, if there are any.
    pub(in crate::store) fn append(&self) -> anyhow::Result<Option<Statement>> {
        let mut statement = Statement::default();
        let mut separator = "INSERT INTO events (table_id, number, happened_at, rolls, event) VALUES (";
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
