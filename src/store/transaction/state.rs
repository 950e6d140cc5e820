//! One command, one transaction.

use anyhow::Context as _;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Row as _};

use crate::chat::Place;
use crate::store::backend::group_commit::Part;
use crate::store::backend::kind::Backend;
use crate::store::backend::pg_transaction::Alone;
use crate::store::backend::place_locks::Turn;
use crate::store::backend::statement::Statement;
use crate::store::database::Store;
use crate::store::integrity::verified::Trust;
use crate::store::transaction::cache::Known;
use crate::store::transaction::unsaved::Unsaved;

/// A transaction that may write. Nothing of it is seen before [`Transaction::commit`].
///
/// What is read, decided and worded before the first row is written keeps nobody waiting, in this process or another: an
/// embedded database has one connection that writes, and a command has it only from then on; at PostgreSQL a transaction
/// of the database begins then, or not at all where all that is to be written is one statement at the end. What was read
/// stays true meanwhile because in this process whoever acts in a place has its turn; where another process has changed a
/// table since it was read, nothing is written and the command is tried again.
pub struct Transaction {
    store: Store,
    /// The connection that reads, as long as nothing is written.
    reading: Option<PoolConnection<Any>>,
    begun: Option<Begun>,
    turns: Vec<Turn>,
    pub(in crate::store) unsaved: Option<Unsaved>,
    /// What nothing in this transaction reads and is written with other rows, each under a name of its own.
    pub(in crate::store) aside: Vec<(&'static str, Statement)>,
    pub(in crate::store) known: Known,
    pub(in crate::store) trust: Trust,
}

/// What writes row by row: at PostgreSQL by itself, at an embedded database with others.
pub(in crate::store) enum Begun {
    Alone(Alone),
    Beside(Part),
}

impl Begun {
    pub(in crate::store) fn connection(&mut self) -> Option<&mut AnyConnection> {
        match self {
            Begun::Alone(alone) => alone.connection(),
            Begun::Beside(part) => part.connection(),
        }
    }
}

impl Store {
    /// Begins a transaction that writes, beside which nobody else writes to an embedded database. Dropped without
    /// [`Transaction::commit`] it leaves nothing behind.
    ///
    /// # Errors
    /// When the database fails, or stays locked for ten seconds.
    pub async fn begin(&self) -> anyhow::Result<Transaction> {
        let mut transaction = Transaction::new(self);
        transaction.writing().await?;
        Ok(transaction)
    }

    /// Begins a transaction that acts in `place`, where nobody else of this process acts until it ends: neither at its
    /// tables nor with an invitation.
    ///
    /// # Errors
    /// When others act there for ten seconds.
    pub async fn begin_in(&self, place: &Place) -> anyhow::Result<Transaction> {
        let mut transaction = Transaction::new(self);
        transaction.lock_place(place).await?;
        Ok(transaction)
    }

    /// Begins a transaction that only looks.
    #[must_use]
    pub fn begin_read(&self) -> Transaction {
        Transaction::new(self)
    }
}

impl Transaction {
    fn new(store: &Store) -> Transaction {
        let trust = Trust::new(store.sound.clone());
        Transaction {
            store: store.clone(),
            reading: None,
            begun: None,
            turns: Vec::new(),
            unsaved: None,
            aside: Vec::new(),
            known: Known::default(),
            trust,
        }
    }

    pub(in crate::store) fn engine(&self) -> Backend {
        self.store.engine
    }

    /// The connection to read with, which sees what this transaction has written.
    pub(in crate::store) async fn reading(&mut self) -> anyhow::Result<&mut AnyConnection> {
        if self.begun.is_none() && self.reading.is_none() {
            self.reading = Some(self.store.pool.acquire().await?);
        }
        let reading = match &mut self.begun {
            Some(begun) => begun.connection(),
            None => self.reading.as_deref_mut(),
        };
        reading.context("there is no connection to read with")
    }

    /// The connection to write with.
    pub(in crate::store) async fn writing(&mut self) -> anyhow::Result<&mut AnyConnection> {
        if self.begun.is_none() {
            // It may be the only one.
            let reading = self.reading.take();
            self.begun = Some(match self.engine() {
                Backend::Sqlite => {
                    drop(reading);
                    Begun::Beside(self.store.writers.join(&self.store.writing).await?)
                }
                Backend::Postgres => Begun::Alone(
                    Alone::begin(match reading {
                        Some(reading) => reading,
                        None => self.store.pool.acquire().await?,
                    })
                    .await?,
                ),
            });
        }
        self.begun.as_mut().and_then(Begun::connection).context("there is no connection to write with")
    }

    /// The connection for what is written last. At PostgreSQL a statement by itself is a transaction.
    pub(in crate::store) async fn ending(&mut self) -> anyhow::Result<&mut AnyConnection> {
        match self.engine() {
            Backend::Sqlite => self.writing().await,
            Backend::Postgres => self.reading().await,
        }
    }

    /// Lets nobody else of this process act in `place` until this ends, as [`Store::begin_in`](super::Store::begin_in).
    ///
    /// # Errors
    /// When others act there all the time.
    pub async fn lock_place(&mut self, place: &Place) -> anyhow::Result<()> {
        if self.turns.is_empty() {
            self.turns.push(self.store.turns.wait(place).await?);
        } else {
            // Who has one place does not wait for another, whose people may wait for the first.
            let turn = self.store.turns.try_another(place, &self.turns)?;
            self.turns.extend(turn);
        }
        Ok(())
    }

    /// Makes everything lasting, at once.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn commit(mut self) -> anyhow::Result<()> {
        self.flush_all().await?;
        match self.begun.take() {
            Some(Begun::Alone(alone)) => alone.commit().await?,
            Some(Begun::Beside(part)) => self.store.writers.commit(part).await?,
            None => {}
        }
        self.trust.keep();
        Ok(())
    }

    /// How many pairs of dice have fallen at all tables together.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_throws(&mut self) -> anyhow::Result<usize> {
        let row = sqlx::query("SELECT CAST(COALESCE(SUM(throws), 0) AS BIGINT) AS thrown FROM events")
            .fetch_one(self.reading().await?)
            .await?;
        Ok(usize::try_from(row.try_get::<i64, _>("thrown")?)?)
    }
}
