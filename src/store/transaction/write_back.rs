//! Tables that have changed are written once, however much happens to them in a transaction, and behind everything else:
//! until then nobody has to wait for it.

use std::mem;

use anyhow::{bail, ensure};
use sqlx::error::DatabaseError;

use crate::chat::{Platform, Reply};
use crate::store::backend::kind::Backend;
use crate::store::backend::statement::{Statement, Value};
use crate::store::backend::transient::Overtaken;
use crate::store::json::json;
use crate::store::table_row::StoredTable;
use crate::store::transaction::state::Transaction;
use crate::store::transaction::unsaved::Unsaved;
use crate::table::{Event, TableId};

impl Transaction {
    /// Appends `events`, by which `stored.table` came to be what it is, and saves the rest of `stored`; that is written
    /// once, however often it is saved before the transaction ends.
    ///
    /// # Errors
    /// When the database fails, or when the rules did not make what is stored of this table; then the transaction can no
    /// more be committed.
    pub async fn save(&mut self, stored: &mut StoredTable, events: &[Event], now: i64) -> anyhow::Result<()> {
        self.vouch(stored, events).await?;
        self.known.open = None;
        self.known.append(stored.id, stored.version, events);
        self.flush_others(stored.id).await?;
        let (loaded, mut happened) = match self.unsaved.take() {
            None => (stored.revision, Vec::new()),
            Some(unsaved) => {
                ensure!(unsaved.stored.revision == stored.revision, "table {} was changed beside itself", stored.id.0);
                (unsaved.loaded, unsaved.events)
            }
        };
        happened.extend(events.iter().map(|event| (now, event.clone())));
        stored.version += i64::try_from(events.len())?;
        stored.revision += 1;
        self.unsaved = Some(Unsaved { stored: stored.clone(), loaded, events: happened, now });
        Ok(())
    }

    /// Writes what was saved of other tables than `table`.
    pub(in crate::store) async fn flush_others(&mut self, table: TableId) -> anyhow::Result<()> {
        match &self.unsaved {
            Some(unsaved) if unsaved.stored.id != table => self.flush().await,
            _ => Ok(()),
        }
    }

    /// Notes that a message was heard and how it was answered; that is written when the transaction ends.
    ///
    /// # Errors
    /// When the replies cannot be written down.
    pub async fn record_message(
        &mut self,
        platform: Platform,
        message: &str,
        now: i64,
        replies: &[Reply],
    ) -> anyhow::Result<()> {
        let row: [Value; 4] =
            [platform.key().to_owned().into(), message.to_owned().into(), now.into(), json(replies)?.into()];
        let mut noted = Statement::default();
        noted.push("INSERT INTO heard (platform, message, heard_at, replies) VALUES (").bind(row).push(")");
        self.put_aside("noted", noted).await
    }

    /// Keeps what nothing in this transaction reads until it ends, or another of its name comes.
    pub(in crate::store) async fn put_aside(&mut self, name: &'static str, statement: Statement) -> anyhow::Result<()> {
        self.write_aside(name).await?;
        self.aside.push((name, statement));
        Ok(())
    }

    /// Writes what was put aside under `name`.
    pub(in crate::store) async fn write_aside(&mut self, name: &'static str) -> anyhow::Result<()> {
        if let Some(place) = self.aside.iter().position(|(other, _)| *other == name) {
            self.aside.remove(place).1.execute(self.writing().await?).await?;
        }
        Ok(())
    }

    /// Writes what was saved; fails where somebody else has saved the table since it was loaded.
    pub(in crate::store) async fn flush(&mut self) -> anyhow::Result<()> {
        if self.unsaved.is_some() {
            self.writing().await?;
        }
        self.write_saved().await
    }

    /// Writes what is left when everything else is done.
    pub(in crate::store) async fn flush_all(&mut self) -> anyhow::Result<()> {
        self.write_saved().await?;
        if let Some((_, last)) = self.aside.pop() {
            self.write_with_aside(last).await?;
        }
        Ok(())
    }

    /// Writes what was saved, at PostgreSQL with what was put aside: in one statement, which may be all of the transaction.
    async fn write_saved(&mut self) -> anyhow::Result<()> {
        let Some(unsaved) = self.unsaved.take() else { return Ok(()) };
        let (mut update, appended) = (unsaved.update()?, unsaved.append()?);
        let overtaken = || Overtaken(format!("table {} was changed by somebody else", unsaved.stored.id.0));
        if self.engine() == Backend::Postgres {
            update.push(" RETURNING 1");
            self.aside.extend(appended.map(|appended| ("appended", appended)));
            self.aside.push(("saved", update));
            let mut is_first = Statement::default();
            // Where nothing was updated this fails, and nothing else is written either.
            is_first.push("SELECT 1 / COUNT(*) FROM saved");
            return match self.write_with_aside(is_first).await {
                Err(error) if is_division_by_zero(&error) => bail!(overtaken()),
                written => written,
            };
        }
        if update.execute(self.writing().await?).await? != 1 {
            bail!(overtaken());
        }
        if let Some(appended) = appended {
            appended.execute(self.writing().await?).await?;
        }
        Ok(())
    }

    /// Writes what was put aside, and `last`.
    async fn write_with_aside(&mut self, mut last: Statement) -> anyhow::Result<()> {
        let aside = mem::take(&mut self.aside);
        match self.engine() {
            // Each question costs the way to the server and back, and none of these has an answer that the next needs.
            Backend::Postgres => last = last.with(aside),
            Backend::Sqlite => {
                for (_, statement) in aside {
                    statement.execute(self.writing().await?).await?;
                }
            }
        }
        last.execute(self.ending().await?).await?;
        Ok(())
    }
}

fn is_division_by_zero(error: &anyhow::Error) -> bool {
    let told = error.downcast_ref::<sqlx::Error>().and_then(sqlx::Error::as_database_error);
    told.and_then(DatabaseError::code).as_deref() == Some("22012")
}
