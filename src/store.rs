//! Floor 3. Everything that outlives the process: tables and their events, what was heard, what is to be said.
//!
//! The SQL is what SQLite and PostgreSQL share; only the migrations differ.

mod backup;
mod engine;
mod outbox;
mod redecide;
mod tables;
mod transaction;
mod verify;

pub use backup::counts_of;
pub use engine::sqlite_url;
pub use outbox::{Delivery, Kind};
pub use tables::Sitting;
pub use transaction::Transaction;

use anyhow::Context as _;
use engine::{CONNECTIONS, Engine};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Executor as _, Row as _, SqlStr};

/// A commit is on the disk when it returns, also when the machine loses power the next moment.
const DURABLE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                       PRAGMA busy_timeout = 10000;";

/// The database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    engine: Engine,
}

impl Store {
    /// Opens the database at `url` (`sqlite:FILE`), makes it where it is missing, and brings its schema up to date.
    ///
    /// # Errors
    /// Where the database cannot be opened or its schema is newer than this program.
    pub async fn open(url: &str) -> anyhow::Result<Store> {
        Store::connect(url, "rwc").await
    }

    /// The same, but the database must be there already.
    ///
    /// # Errors
    /// As [`Store::open`], and where there is no database.
    pub async fn open_existing(url: &str) -> anyhow::Result<Store> {
        Store::connect(url, "rw").await
    }

    async fn connect(url: &str, mode: &str) -> anyhow::Result<Store> {
        sqlx::any::install_default_drivers();
        let engine = Engine::of(url)?;
        let path = url.strip_prefix("sqlite:").context("only sqlite: databases are known")?;
        let mode = if path.contains('?') { String::new() } else { format!("?mode={mode}") };
        let pool = AnyPoolOptions::new()
            .max_connections(if path.contains(":memory:") { 1 } else { CONNECTIONS })
            .after_connect(|connection, _| {
                Box::pin(async move {
                    connection.execute(DURABLE).await?;
                    Ok(())
                })
            })
            .connect(&format!("sqlite:{path}{mode}"))
            .await
            .with_context(|| format!("cannot open the database {url}"))?;
        migrator(engine.migrations())
            .run(&pool)
            .await
            .with_context(|| format!("cannot bring the database {url} up to date"))?;
        Ok(Store { pool, engine })
    }

    /// Ends all connections. A database that nobody else uses is one file then.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// Begins a transaction that writes. Dropped without [`Transaction::commit`] it leaves nothing behind.
    ///
    /// # Errors
    /// When the database fails, or stays locked for ten seconds.
    pub async fn begin(&self) -> anyhow::Result<Transaction> {
        Ok(Transaction::new(self.pool.begin_with("BEGIN IMMEDIATE").await?))
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// When it does not.
    pub async fn ping(&self) -> anyhow::Result<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// The value that was noted under `name`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn recall(&self, name: &str) -> anyhow::Result<Option<String>> {
        let row = sqlx::query("SELECT value FROM notes WHERE name = $1")
            .bind(name.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.try_get("value")).transpose()?)
    }

    /// Notes `value` under `name`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remember(&self, name: &str, value: &str) -> anyhow::Result<()> {
        sqlx::query("INSERT INTO notes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2")
            .bind(name.to_owned())
            .bind(value.to_owned())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

fn migrator(migrations: &'static [(&str, &str)]) -> Migrator {
    let numbered = (1..).zip(migrations).map(|(number, (name, sql))| {
        Migration::new(number, (*name).into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    });
    Migrator::with_migrations(numbered.collect())
}
