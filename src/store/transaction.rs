//! The transaction in which a command is handled.

pub(super) mod cache;
pub(super) mod prefetch;
mod unsaved;
mod write_back;

use anyhow::{Context as _, ensure};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Row as _};

use crate::chat::{Place, Platform};
use crate::store::backend::group_commit::GroupPart;
use crate::store::backend::kind::Backend;
use crate::store::backend::pg_transaction::PgTransaction;
use crate::store::backend::place_locks::PlaceLock;
use crate::store::backend::statement::Statement;
use crate::store::database::Store;
use crate::store::integrity::verified::Verification;
use crate::store::transaction::cache::Cache;
use crate::store::transaction::unsaved::Unsaved;

/// Takes the lock of openings until the transaction ends. All versions of the program must use the same one.
const LOCK_OPENINGS: &str = "SELECT CAST(pg_advisory_xact_lock(hashtextextended('openings', 0)) AS TEXT) AS locked";

/// A transaction that may write. Others see nothing of it before [`Transaction::commit`].
///
/// A command reads, decides and builds its replies before it writes the first row, and blocks no other writer until
/// then. With SQLite it takes the only writing connection at its first write. With PostgreSQL it begins a database
/// transaction at its first write, or none at all if everything is written by one statement at the end.
///
/// What it has read is still current when it writes: within this process it holds the lock of the place, and if another
/// process has changed a table since it was read, nothing is written and the command is tried again. What must not exist yet
/// has no row that could tell: whoever opens something calls [`Transaction::lock_openings`] before they look.
pub struct Transaction {
    store: Store,
    /// Whether it must not write. What it defers is dropped with it.
    is_read_only: bool,
    /// The connection that reads, until the first write.
    reader: Option<PoolConnection<Any>>,
    writer: Option<Writer>,
    place_locks: Vec<PlaceLock>,
    has_openings_lock: bool,
    pub(in crate::store) unsaved: Option<Unsaved>,
    /// Named statements to execute later, together with others. Nothing in this transaction reads what they write.
    pub(in crate::store) deferred: Vec<(&'static str, Statement)>,
    /// Whether a row was written to the outbox.
    pub(in crate::store) has_outbox_rows: bool,
    /// The platforms for which posts were written to the outbox.
    pub(in crate::store) posted_on: Vec<Platform>,
    /// How many new posts were written that others than a single person read.
    pub(in crate::store) public_posts: i64,
    pub(in crate::store) cache: Cache,
    pub(in crate::store) verified: Verification,
}

/// A database transaction that writes: with PostgreSQL its own, with SQLite one that it shares with other commands.
pub(in crate::store) enum Writer {
    Postgres(PgTransaction),
    Sqlite(GroupPart),
}

impl Writer {
    pub(in crate::store) fn connection(&mut self) -> Option<&mut AnyConnection> {
        match self {
            Writer::Postgres(transaction) => transaction.connection(),
            Writer::Sqlite(part) => part.connection(),
        }
    }
}

impl Store {
    /// Begins a transaction that writes. With SQLite nobody else writes until it ends. Dropping it without
    /// [`Transaction::commit`] rolls it back.
    ///
    /// # Errors
    /// Returns an error if the database fails, or stays locked for 10 seconds.
    pub async fn begin(&self) -> anyhow::Result<Transaction> {
        let mut transaction = Transaction::new(self);
        transaction.write_connection().await?;
        Ok(transaction)
    }

    /// Begins a transaction that holds the lock of `place`: until it ends, no other command of this process acts there.
    ///
    /// # Errors
    /// Returns an error if other commands hold the lock for 10 seconds.
    pub async fn begin_in(&self, place: &Place) -> anyhow::Result<Transaction> {
        let mut transaction = Transaction::new(self);
        transaction.lock_place(place).await?;
        Ok(transaction)
    }

    /// Begins a transaction that only reads: a write fails.
    #[must_use]
    pub fn begin_read(&self) -> Transaction {
        Transaction { is_read_only: true, ..Transaction::new(self) }
    }
}

impl Transaction {
    fn new(store: &Store) -> Transaction {
        let verified = Verification::new(store.verified.clone());
        Transaction {
            store: store.clone(),
            is_read_only: false,
            reader: None,
            writer: None,
            place_locks: Vec::new(),
            has_openings_lock: false,
            unsaved: None,
            deferred: Vec::new(),
            has_outbox_rows: false,
            posted_on: Vec::new(),
            public_posts: 0,
            cache: Cache::default(),
            verified,
        }
    }

    /// Returns whether there is something new to deliver.
    #[must_use]
    pub fn has_outbox_rows(&self) -> bool {
        self.has_outbox_rows
    }

    /// Returns whether this transaction has posted something, or added events to a table that is not written yet.
    #[must_use]
    pub fn has_acted(&self) -> bool {
        self.has_outbox_rows || self.unsaved.as_ref().is_some_and(|unsaved| !unsaved.events.is_empty())
    }

    /// Returns whether a post was written for another platform than `platform`, which another process may serve.
    #[must_use]
    pub fn posts_beyond(&self, platform: Platform) -> bool {
        self.posted_on.iter().any(|other| *other != platform)
    }

    /// Returns how many new posts this transaction has written for places that others read.
    #[must_use]
    pub fn public_posts(&self) -> i64 {
        self.public_posts
    }

    pub(in crate::store) fn backend(&self) -> Backend {
        self.store.backend
    }

    /// Returns the connection to read with, which sees what this transaction has written.
    pub(in crate::store) async fn read_connection(&mut self) -> anyhow::Result<&mut AnyConnection> {
        if self.writer.is_none() && self.reader.is_none() {
            self.reader = Some(self.store.pool.acquire().await?);
        }
        let connection = match &mut self.writer {
            Some(writer) => writer.connection(),
            None => self.reader.as_deref_mut(),
        };
        connection.context("the transaction has no connection to read with")
    }

    /// Returns the connection to write with; the first call begins a database transaction.
    pub(in crate::store) async fn write_connection(&mut self) -> anyhow::Result<&mut AnyConnection> {
        ensure!(!self.is_read_only, "a transaction that only reads cannot write");
        if self.writer.is_none() {
            let reader = self.reader.take();
            self.writer = Some(match self.backend() {
                Backend::Sqlite => {
                    // An in-memory database has a single connection.
                    drop(reader);
                    Writer::Sqlite(self.store.group_commit.join(&self.store.write_pool).await?)
                }
                Backend::Postgres => Writer::Postgres(
                    PgTransaction::begin(match reader {
                        Some(reader) => reader,
                        None => self.store.pool.acquire().await?,
                    })
                    .await?,
                ),
            });
        }
        self.writer.as_mut().and_then(Writer::connection).context("the transaction has no connection to write with")
    }

    /// Returns the connection for the last statement. A final single statement on PostgreSQL needs no explicit
    /// transaction.
    pub(in crate::store) async fn last_connection(&mut self) -> anyhow::Result<&mut AnyConnection> {
        match self.backend() {
            Backend::Sqlite => self.write_connection().await,
            Backend::Postgres => self.read_connection().await,
        }
    }

    /// Takes the lock of `place` and holds it until this transaction ends, like
    /// [`Store::begin_in`](self::Store::begin_in).
    ///
    /// # Errors
    /// Returns an error if other commands hold the lock: for 10 seconds if it is the first lock of this transaction, or
    /// at all if it is another one.
    pub async fn lock_place(&mut self, place: &Place) -> anyhow::Result<()> {
        if self.place_locks.is_empty() {
            self.place_locks.push(self.store.place_locks.lock(place).await?);
        } else {
            // Waiting for a second lock could deadlock with a command that waits for the first.
            let lock = self.store.place_locks.try_lock_another(place, &self.place_locks)?;
            self.place_locks.extend(lock);
        }
        Ok(())
    }

    /// Keeps every other transaction, of any process, from opening a table, a challenge or a tournament, or from joining one,
    /// until this one ends. What was read about them before is forgotten, and what is read from here on is still true when
    /// this transaction writes.
    ///
    /// # Errors
    /// Returns an error if the database fails, or others open something for 10 seconds.
    pub async fn lock_openings(&mut self) -> anyhow::Result<()> {
        let backend = self.backend();
        // With SQLite nobody else writes once this transaction may.
        let connection = self.write_connection().await?;
        if backend == Backend::Postgres {
            sqlx::query(LOCK_OPENINGS).execute(connection).await?;
        }
        self.cache.forget_tables();
        self.has_openings_lock = true;
        Ok(())
    }

    /// Checks in tests that nobody else can have opened `what` since it was found missing.
    pub(in crate::store) fn expect_openings_lock(&self, what: &str) {
        debug_assert!(self.has_openings_lock, "{what} is opened without the lock of openings");
    }

    /// Commits everything at once.
    ///
    /// # Errors
    /// Returns an error if the database fails, its file was removed, or another process has changed the same table; then
    /// nothing has changed.
    pub async fn commit(mut self) -> anyhow::Result<()> {
        self.flush_all().await?;
        match self.writer.take() {
            Some(Writer::Postgres(transaction)) => transaction.commit().await?,
            Some(Writer::Sqlite(part)) => {
                self.store.ensure_in_place()?;
                self.store.group_commit.commit(part).await?;
            }
            None => {}
        }
        self.verified.publish();
        Ok(())
    }

    /// Returns the number of rolls (pairs of dice) at all tables together.
    pub async fn count_rolls(&mut self) -> anyhow::Result<usize> {
        let row = sqlx::query("SELECT CAST(COALESCE(SUM(rolls), 0) AS BIGINT) AS rolls FROM events")
            .fetch_one(self.read_connection().await?)
            .await?;
        Ok(usize::try_from(row.try_get::<i64, _>("rolls")?)?)
    }
}
