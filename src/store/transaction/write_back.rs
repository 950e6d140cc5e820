//! Writes changed tables back. Saves are collected and written once, when the transaction ends, so that it blocks other
//! writers only briefly.

use std::{iter, mem};

use anyhow::{bail, ensure};
use kafenio_board::table::{Event, TableId};
use sqlx::error::DatabaseError;

use crate::chat::{Platform, Reply};
use crate::store::backend::kind::Backend;
use crate::store::backend::statement::{Statement, Value};
use crate::store::backend::transient::WriteConflict;
use crate::store::json::json;
use crate::store::table_record::{Saved, TableRecord};
use crate::store::transaction::Transaction;
use crate::store::transaction::unsaved::Unsaved;

impl Transaction {
    /// Saves `stored` and appends `events`, which led to `stored.table`. A table is written once, however often it is
    /// saved before the transaction ends.
    ///
    /// # Errors
    /// Returns an error if the database fails, or if the stored events of this table are not what the rules produce. Do
    /// not commit the transaction then.
    pub async fn save(&mut self, stored: &mut TableRecord, events: &[Event], now: i64) -> anyhow::Result<()> {
        self.verify_appended(stored, events).await?;
        self.cache.open_tables = None;
        self.cache.append(stored.id, stored.version, events);
        self.flush_others(stored.id).await?;
        let (loaded, saved, mut appended) = match self.unsaved.take() {
            None => (stored.revision, stored.saved.clone(), Vec::new()),
            Some(unsaved) => {
                ensure!(
                    unsaved.stored.revision == stored.revision,
                    "table {} was saved from an outdated copy",
                    stored.id.0
                );
                (unsaved.loaded, unsaved.saved, unsaved.events)
            }
        };
        appended.extend(events.iter().map(|event| (now, event.clone())));
        stored.version += i64::try_from(events.len())?;
        stored.revision += 1;
        *stored.saved = Saved { sides: stored.sides(), is_open: stored.table.is_open() };
        self.unsaved = Some(Unsaved { stored: stored.clone(), loaded, saved, events: appended, now });
        Ok(())
    }

    /// Writes the unsaved table unless it is `table`.
    pub(in crate::store) async fn flush_others(&mut self, table: TableId) -> anyhow::Result<()> {
        match &self.unsaved {
            Some(unsaved) if unsaved.stored.id != table => self.flush().await,
            _ => Ok(()),
        }
    }

    /// Records that a message was handled, with the replies to it. The rows are written when the transaction ends.
    pub async fn record_message(
        &mut self,
        platform: Platform,
        message: &str,
        now: i64,
        replies: &[Reply],
    ) -> anyhow::Result<()> {
        let has_file = i64::from(replies.iter().any(|reply| reply.file.is_some()));
        let row = || -> [Value; 3] { [platform.key().to_owned().into(), message.to_owned().into(), now.into()] };
        let mut handled = Statement::default();
        handled.push("INSERT INTO handled_messages (platform, message, handled_at) VALUES (").bind(row()).push(")");
        self.defer("handled", handled).await?;
        if replies.is_empty() {
            return Ok(());
        }
        let mut replied = Statement::default();
        replied.push("INSERT INTO replies (platform, message, replied_at, replies, has_file) VALUES (").bind(row());
        replied.push(", ").bind([json(replies)?.into(), has_file.into()]).push(")");
        self.defer("replied", replied).await
    }

    /// Defers `statement` to the end of the transaction, or until another one with the same `name` is deferred. Nothing
    /// in this transaction may read what it writes.
    pub(in crate::store) async fn defer(&mut self, name: &'static str, statement: Statement) -> anyhow::Result<()> {
        self.write_deferred(name).await?;
        self.deferred.push((name, statement));
        Ok(())
    }

    /// Executes the deferred statement `name`, if there is one.
    pub(in crate::store) async fn write_deferred(&mut self, name: &'static str) -> anyhow::Result<()> {
        if let Some(index) = self.deferred.iter().position(|(other, _)| *other == name) {
            self.deferred.remove(index).1.execute(self.write_connection().await?).await?;
        }
        Ok(())
    }

    /// Writes the unsaved table. Fails if another process has saved the table since it was loaded.
    pub(in crate::store) async fn flush(&mut self) -> anyhow::Result<()> {
        if self.unsaved.is_some() {
            self.write_connection().await?;
        }
        self.write_unsaved().await
    }

    /// Writes the unsaved table and all deferred statements.
    pub(in crate::store) async fn flush_all(&mut self) -> anyhow::Result<()> {
        self.write_unsaved().await?;
        if let Some((_, last)) = self.deferred.pop() {
            self.write_with_deferred(last).await?;
        }
        Ok(())
    }

    /// Writes the unsaved table together with all deferred statements. With PostgreSQL this is a single statement, which may
    /// be the whole transaction.
    async fn write_unsaved(&mut self) -> anyhow::Result<()> {
        let Some(unsaved) = self.unsaved.take() else { return Ok(()) };
        let mut update = unsaved.update()?;
        let sides = unsaved.update_sides();
        let appended = unsaved.append()?;
        let conflict = || WriteConflict(format!("table {} was changed by another transaction", unsaved.stored.id.0));
        if self.backend() == Backend::Postgres {
            update.push(" RETURNING 1");
            self.deferred.extend(sides);
            self.deferred.extend(appended.map(|appended| ("appended", appended)));
            self.deferred.push(("saved", update));
            let mut check = Statement::default();
            check.push("SELECT expect_saved(COUNT(*)) FROM saved");
            return match self.write_with_deferred(check).await {
                Err(error) if is_serialization_failure(&error) => bail!(conflict()),
                written => written,
            };
        }
        let sides = sides.into_iter().map(|(_, statement)| statement);
        let deferred = mem::take(&mut self.deferred).into_iter().map(|(_, statement)| statement);
        let all = iter::once(update).chain(sides).chain(appended).chain(deferred).collect();
        let changed = Statement::execute_all(all, self.write_connection().await?).await?;
        ensure!(changed.first() == Some(&1), conflict());
        Ok(())
    }

    /// Executes all deferred statements, and then `last`. No statement needs the result of another, so one round trip is
    /// enough.
    async fn write_with_deferred(&mut self, last: Statement) -> anyhow::Result<()> {
        let deferred = mem::take(&mut self.deferred);
        match self.backend() {
            Backend::Postgres => _ = last.with(deferred).execute(self.last_connection().await?).await?,
            Backend::Sqlite => {
                let all = deferred.into_iter().map(|(_, statement)| statement).chain([last]).collect();
                Statement::execute_all(all, self.last_connection().await?).await?;
            }
        }
        Ok(())
    }
}

fn is_serialization_failure(error: &anyhow::Error) -> bool {
    let error = error.downcast_ref::<sqlx::Error>().and_then(sqlx::Error::as_database_error);
    error.and_then(DatabaseError::code).as_deref() == Some("40001")
}
