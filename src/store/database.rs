//! Opens the database.

use std::fs;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use crate::store::backend::group_commit::Writers;
use crate::store::backend::kind::{Backend, FOREIGN, TURN_COMES_WITHIN, shown};
use crate::store::backend::place_locks::Turns;
use crate::store::backend::serving::Serving;
use crate::store::backend::unused_file::Still;
use crate::store::integrity::verified::Sound;
use crate::store::outbox::outcomes::Marks;
use anyhow::{Context as _, ensure};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteLockingMode};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection, Executor as _, Row as _, SqlStr};
use tokio::sync::Mutex;

/// A connection that was used within this time is not asked whether it still lives.
const SURELY_ALIVE: Duration = Duration::from_secs(1);
/// How long somebody who uses a database may take to end that.
const MAY_END: Duration = Duration::from_secs(1);
/// How long another process may take to bring a database up to date.
const OTHERS_MIGRATE_WITHIN: Duration = Duration::from_secs(1);

/// The database. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(in crate::store) pool: AnyPool,
    /// At an embedded database a single connection: whoever wants to write comes in turn, where SQLite would let each look
    /// again every so often, and what was read to write stays known.
    pub(in crate::store) writing: AnyPool,
    /// Holds the password: never logged.
    pub(in crate::store) url: String,
    pub(in crate::store) engine: Backend,
    /// The connection whose locks are the lanes that this process delivers, once it has claimed one.
    pub(in crate::store) locks: Arc<Mutex<Option<AnyConnection>>>,
    /// What was delivered and is not written down yet.
    pub(in crate::store) marks: Arc<Marks>,
    pub(in crate::store) sound: Sound,
    pub(in crate::store) serving: Arc<Serving>,
    pub(in crate::store) turns: Turns,
    pub(in crate::store) writers: Writers,
    /// The file as it was when it was opened to be read, where nobody was using it.
    pub(in crate::store) still: Option<Still>,
}

impl Store {
    /// Opens the database at `url` (`sqlite:FILE`, which is made where it is missing, or `postgres://...`), and brings its schema up to date.
    ///
    /// # Errors
    /// Where the database cannot be opened or its schema is newer than this program.
    pub async fn open(url: &str) -> anyhow::Result<Store> {
        Store::connect(url, "mode=rwc").await?.migrated(url).await
    }

    /// The same, but the database must be there already, and nobody may serve it, nor play at an embedded one. As long as
    /// that is open nobody begins to serve it.
    ///
    /// # Errors
    /// As [`Store::open`], and where there is no database, or somebody uses it.
    pub async fn open_exclusive(url: &str) -> anyhow::Result<Store> {
        // Asked first, as this store uses it too from then on; told last, behind what is wrong with the database itself.
        let used = is_used(url).await;
        let store = Store::connect(url, "mode=rw").await?;
        ensure!(!store.is_served().await?, "a bot serves the database {}: stop it first", shown(url));
        ensure!(!used?, "somebody uses the database {}, in a terminal perhaps: end that first", shown(url));
        store.migrated(url).await
    }

    /// Connects, to an embedded database with the option `mode` where `url` has none; its schema is left as it is.
    pub(in crate::store) async fn connect(url: &str, mode: &str) -> anyhow::Result<Store> {
        sqlx::any::install_default_drivers();
        let engine = Backend::of(url)?;
        let url = match engine {
            Backend::Sqlite if !url.contains('?') => format!("{url}?{mode}"),
            Backend::Sqlite | Backend::Postgres => url.to_owned(),
        };
        let only_reads = mode.starts_with("mode=ro");
        let session = if only_reads { engine.reading_session() } else { engine.session() };
        // A pool tries again for half a minute and then hides the cause; the first connection is made without it.
        let told = || format!("cannot open the database {}", shown(&url));
        let mut first = <AnyConnection as Connection>::connect(&url).await.with_context(told)?;
        let is_new = engine.is_new(&mut first).await.with_context(told)?;
        ensure!(!(only_reads && is_new), "{}: {}", told(), FOREIGN);
        first.execute(session).await.with_context(told)?;
        if engine == Backend::Sqlite && !only_reads {
            // Where nobody may write, or somebody else does for too long, that is told at once.
            let written = first.execute("BEGIN IMMEDIATE; CREATE TABLE written (now); ROLLBACK").await;
            written.with_context(|| format!("{}{}", told(), unwritable(&url)))?;
        }
        first.close().await.with_context(told)?;
        let options = AnyPoolOptions::new()
            .acquire_timeout(TURN_COMES_WITHIN)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    connection.execute(session).await?;
                    Ok(())
                })
            })
            // When the disk is full SQLite ends a transaction by itself; sqlx goes on counting it, and that connection
            // would never begin another.
            .before_acquire(move |connection, known| {
                Box::pin(async move {
                    if engine == Backend::Postgres && known.idle_for > SURELY_ALIVE {
                        connection.ping().await?;
                    }
                    Ok(!connection.is_in_transaction())
                })
            })
            .test_before_acquire(false);
        let most = engine.connections(&url);
        let pool = options.clone().max_connections(most).connect(&url).await.with_context(told)?;
        let writing = match engine {
            Backend::Sqlite if most > 1 => options.max_connections(1).connect_lazy(&url).with_context(told)?,
            Backend::Sqlite | Backend::Postgres => pool.clone(),
        };
        let (locks, marks) = (Arc::default(), Arc::default());
        Ok(Store {
            pool,
            writing,
            url,
            engine,
            locks,
            marks,
            sound: Sound::default(),
            serving: Arc::default(),
            turns: Turns::default(),
            writers: Writers::default(),
            still: None,
        })
    }

    async fn migrated(self, url: &str) -> anyhow::Result<Store> {
        let mut migrated = migrator(self.engine.migrations()).run(&self.pool).await;
        if migrated.is_err() && self.engine == Backend::Sqlite {
            // Another process may have been at it: unlike PostgreSQL, SQLite lets both begin.
            tokio::time::sleep(OTHERS_MIGRATE_WITHIN).await;
            migrated = migrator(self.engine.migrations()).run(&self.pool).await;
        }
        migrated.with_context(|| format!("cannot bring the database {} up to date", shown(url)))?;
        Ok(self)
    }

    /// Ends all connections. A database that nobody else uses is one file then.
    pub async fn close(&self) {
        self.writing.close().await;
        self.pool.close().await;
    }

    /// Which database this is and its version, for people.
    ///
    /// # Errors
    /// When it does not answer.
    pub async fn describe(&self) -> anyhow::Result<String> {
        let (name, version) = match self.engine {
            Backend::Sqlite => ("SQLite", "SELECT sqlite_version() AS version"),
            Backend::Postgres => ("PostgreSQL", "SELECT current_setting('server_version') AS version"),
        };
        let row = sqlx::query(version).fetch_one(&self.pool).await?;
        Ok(format!("{name} {}", row.try_get::<String, _>("version")?))
    }

    /// Where the database is, as it may be shown: without user and password.
    #[must_use]
    pub fn location(&self) -> String {
        shown(&self.url)
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// When it does not.
    pub async fn ping(&self) -> anyhow::Result<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }
}

/// Whether a process uses the embedded database at `url`: SQLite gives it to one alone only where none does.
async fn is_used(url: &str) -> anyhow::Result<bool> {
    if Backend::of(url)? != Backend::Sqlite {
        return Ok(false);
    }
    let alone = SqliteConnectOptions::from_str(url)?.locking_mode(SqliteLockingMode::Exclusive).busy_timeout(MAY_END);
    let mut alone = alone.connect().await?;
    let taken = sqlx::query("BEGIN EXCLUSIVE").execute(&mut alone).await;
    alone.close().await?;
    match taken {
        Err(sqlx::Error::Database(error)) if error.message().contains("locked") => Ok(true),
        taken => Ok(taken.map(|_| false)?),
    }
}

/// The first file of the embedded database at `url` that nobody may write to, to follow a sentence.
fn unwritable(url: &str) -> String {
    let Ok(options) = SqliteConnectOptions::from_str(url) else { return String::new() };
    let files = ["", "-wal", "-shm"].map(|end| format!("{}{end}", options.get_filename().display()));
    let is_kept = |file: &&String| fs::metadata(file).is_ok_and(|file| file.permissions().readonly());
    files.iter().find(is_kept).map(|file| format!(", as {file} is read-only")).unwrap_or_default()
}

fn migrator(migrations: &'static [(&str, &str)]) -> Migrator {
    let numbered = (1..).zip(migrations).map(|(number, (name, sql))| {
        Migration::new(number, (*name).into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    });
    Migrator::with_migrations(numbered.collect())
}
