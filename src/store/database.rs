//! Opens and closes the database.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use crate::store::backend::database_file::{database_file, ensure_exists, missing_folder, write_obstacle};
use crate::store::backend::group_commit::GroupCommit;
use crate::store::backend::kind::{
    Backend, FOREIGN, INCREMENTAL_VACUUM, LOCK_TIMEOUT, MIGRATIONS, Migrations, is_database_url, redacted,
};
use crate::store::backend::opened_file::OpenedFile;
use crate::store::backend::place_locks::PlaceLocks;
use crate::store::backend::serving::ServingLock;
use crate::store::backend::tls::{check_root_certificate, link_warning, worded};
use crate::store::backend::unused_file::UnusedFile;
use crate::store::integrity::quick_check::quick_check;
use crate::store::integrity::verified::VerifiedTables;
use crate::store::outbox::outcomes::PendingOutcomes;
use anyhow::{Context as _, ensure};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteLockingMode};
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection, Executor as _, Row as _};
use tokio::sync::Mutex;

/// A PostgreSQL connection that was idle for longer is pinged before it is used.
const PING_AFTER_IDLE: Duration = Duration::from_secs(1);
/// How long [`Store::open_exclusive`] waits for another process to close an SQLite database.
const RELEASE_TIMEOUT: Duration = Duration::from_secs(1);
/// How long to wait before a failed migration of an SQLite database is tried once more.
const MIGRATION_RETRY_DELAY: Duration = Duration::from_secs(1);

/// A database that holds everything the bot stores. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    pub(in crate::store) pool: AnyPool,
    /// The pool for writing. With SQLite it has one connection, for which writers queue, because SQLite itself would
    /// make them poll. That connection's page cache stays valid between writes. With PostgreSQL it is the same as
    /// `pool`.
    pub(in crate::store) write_pool: AnyPool,
    /// Contains the password: never log it.
    pub(in crate::store) url: String,
    pub(in crate::store) backend: Backend,
    /// The connection that holds the advisory locks of the lanes that this process has claimed (PostgreSQL).
    pub(in crate::store) locks: Arc<Mutex<Option<AnyConnection>>>,
    /// Delivery outcomes that are not written to the database yet.
    pub(in crate::store) outcomes: Arc<PendingOutcomes>,
    pub(in crate::store) verified: VerifiedTables,
    pub(in crate::store) serving_lock: Arc<ServingLock>,
    pub(in crate::store) place_locks: PlaceLocks,
    pub(in crate::store) group_commit: GroupCommit,
    /// The SQLite file.
    pub(in crate::store) opened_file: Option<OpenedFile>,
    /// The state of an SQLite file that was opened read-only while no other process used it.
    pub(in crate::store) unused_file: Option<UnusedFile>,
    /// Whether the database was empty when it was opened.
    pub(in crate::store) was_empty: bool,
    /// The migrations of this program.
    pub(in crate::store) migrations: Migrations,
}

impl Store {
    /// Opens the database at `url` and migrates its schema; an SQLite database is copied before that. Warns of a
    /// connection that somebody else could read or change. `url` is
    /// `sqlite:FILE`, whose file is created when it is missing, or `postgres://...`.
    ///
    /// # Errors
    /// Returns an error if the database cannot be opened, is damaged, or has a schema newer than this program.
    pub async fn open(url: &str) -> anyhow::Result<Store> {
        if let Some(warning) = link_warning(url) {
            tracing::warn!("{warning}");
        }
        check_pages(url).await?;
        Store::connect(url, "mode=rwc").await?.migrated(url).await
    }

    /// Opens the database at `url` like [`Store::open`], but only if it exists and no bot serves it; an SQLite database
    /// must not be used by any other process. No bot can begin to serve it while it is open.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Store::open`], and if the database does not exist or is in use.
    pub async fn open_exclusive(url: &str) -> anyhow::Result<Store> {
        ensure_exists(url)?;
        // Checked before this store itself uses the file, but reported after any fault of the database.
        let in_use = is_in_use(url).await;
        let store = Store::connect(url, "mode=rw").await?;
        ensure!(!store.is_served().await?, "a bot serves the database {}: stop it first", redacted(url));
        ensure!(!in_use?, "another process uses the database {}, perhaps in a terminal: stop it first", redacted(url));
        store.migrated(url).await
    }

    /// Connects to the database and leaves its schema as it is. For an SQLite `url` without options, `mode` is its
    /// option.
    pub(in crate::store) async fn connect(url: &str, mode: &str) -> anyhow::Result<Store> {
        Store::connect_with(url, mode, MIGRATIONS).await
    }

    /// Does the same as [`Store::connect`], with these `migrations` instead of those of this version.
    async fn connect_with(url: &str, mode: &str, migrations: Migrations) -> anyhow::Result<Store> {
        sqlx::any::install_default_drivers();
        let backend = Backend::of(url)?;
        let url = match backend {
            Backend::Sqlite if !url.contains('?') => format!("{url}?{mode}"),
            Backend::Sqlite | Backend::Postgres => url.to_owned(),
        };
        let only_reads = mode.starts_with("mode=ro");
        let session = if only_reads { backend.reading_session() } else { backend.session() };
        // A pool would retry for half a minute and then hide the cause, so the first connection is made without one.
        let context = || format!("cannot open the database {}", redacted(&url));
        if backend == Backend::Postgres {
            check_root_certificate(&url).with_context(context)?;
        }
        let may_be_obstructed = !only_reads && backend == Backend::Sqlite;
        let failed = || format!("{}{}", context(), if may_be_obstructed { obstacle(&url) } else { String::new() });
        if may_be_obstructed {
            // An in-memory database has no file, although sqlx names one.
            create_private(database_file(&url)?.filter(|_| is_database_url(&url)).as_deref());
        }
        let first = <AnyConnection as Connection>::connect(&url).await.map_err(worded);
        let mut first = first.with_context(failed)?;
        let is_new = backend.is_new(&mut first, migrations).await.with_context(failed)?;
        ensure!(!(only_reads && is_new), "{}: {}", context(), FOREIGN);
        if is_new && backend == Backend::Sqlite {
            // It has to be set before the first table is created.
            first.execute(INCREMENTAL_VACUUM).await.with_context(failed)?;
        }
        first.execute(session).await.with_context(failed)?;
        if backend == Backend::Sqlite && !only_reads {
            // Report a database that cannot be written to now, and not at the first command.
            let written = first.execute("BEGIN IMMEDIATE; CREATE TABLE written (now); ROLLBACK").await;
            written.with_context(failed)?;
        }
        first.close().await.with_context(context)?;
        let options = pool_options(backend, session);
        let max_connections = backend.connections(&url);
        let pool = options.clone().max_connections(max_connections).connect(&url).await.with_context(context)?;
        let write_pool = match backend {
            Backend::Sqlite if max_connections > 1 => {
                options.max_connections(1).connect_lazy(&url).with_context(context)?
            }
            Backend::Sqlite | Backend::Postgres => pool.clone(),
        };
        let locks = Arc::default();
        let outcomes = Arc::default();
        let opened_file = database_file(&url)?.and_then(OpenedFile::at);
        Ok(Store {
            pool,
            write_pool,
            url,
            backend,
            locks,
            outcomes,
            verified: VerifiedTables::default(),
            serving_lock: Arc::default(),
            place_locks: PlaceLocks::default(),
            group_commit: GroupCommit::default(),
            opened_file,
            unused_file: None,
            was_empty: is_new,
            migrations,
        })
    }

    /// Returns the names of the migrations that the schema of this program has and this database does not, in their order.
    pub async fn pending_migrations(&self) -> anyhow::Result<Vec<&'static str>> {
        let last = self.backend.last_migration(&mut *self.pool.acquire().await?, self.migrations).await?;
        Ok(self.migrations.iter().skip(last).map(|(name, _)| *name).collect())
    }

    /// Opens the database at `url`, which must exist, and leaves its schema as it is.
    ///
    /// # Errors
    /// Returns an error if it cannot be opened or written to, or its schema is newer than this program.
    pub async fn open_unchanged(url: &str) -> anyhow::Result<Store> {
        ensure_exists(url)?;
        check_pages(url).await?;
        Store::connect(url, "mode=rw").await
    }

    /// Opens the database at `url`, which must exist and have the schema of this program.
    ///
    /// # Errors
    /// Returns an error if it does not, or cannot be opened.
    pub async fn open_current(url: &str) -> anyhow::Result<Store> {
        let store = Store::open_unchanged(url).await?;
        store.ensure_current().await?;
        Ok(store)
    }

    /// Checks that the database has the schema of this program.
    async fn ensure_current(&self) -> anyhow::Result<()> {
        let name = self.location();
        ensure!(!self.was_empty, "the database {name} is empty: start the bot, or run kafenio migrate");
        ensure!(
            self.pending_migrations().await?.is_empty(),
            "the database {name} has an older schema than this program: run kafenio migrate, or start the bot"
        );
        Ok(())
    }

    /// Checks that a row can be written, and leaves the database as it is.
    ///
    /// # Errors
    /// Returns an error if none can.
    pub async fn check_writable(&self) -> anyhow::Result<()> {
        let mut transaction = self.write_pool.begin_with(self.backend.begin()).await?;
        sqlx::query("DELETE FROM key_values WHERE name = 'check'").execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO key_values (name, value) VALUES ('check', '')").execute(&mut *transaction).await?;
        Ok(transaction.rollback().await?)
    }

    async fn migrated(self, url: &str) -> anyhow::Result<Store> {
        let context = || format!("cannot migrate the database {}", redacted(url));
        let copy = self.back_up_before_migration().await.with_context(context)?;
        let migrations = (1..).map_while(|version| self.backend.migration(self.migrations, version));
        let migrator = Migrator::with_migrations(migrations.collect());
        let mut migrated = migrator.run(&self.pool).await;
        if migrated.is_err() && self.backend == Backend::Sqlite {
            // Another process may be migrating it: unlike PostgreSQL, SQLite does not keep the two apart.
            tokio::time::sleep(MIGRATION_RETRY_DELAY).await;
            migrated = migrator.run(&self.pool).await;
        }
        if let Some(copy) = copy.filter(|_| migrated.is_err()) {
            self.discard_needless_copy(&copy).await;
        }
        migrated.with_context(context)?;
        Ok(self)
    }

    /// Closes all connections. An SQLite database that no other process uses is a single file afterwards.
    pub async fn close(&self) {
        self.write_pool.close().await;
        self.pool.close().await;
    }

    /// Returns whether the connections were closed, so that nothing can be done any more.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.write_pool.is_closed()
    }

    /// Returns the name and version of the database software, for display.
    pub async fn describe(&self) -> anyhow::Result<String> {
        let (name, version) = match self.backend {
            Backend::Sqlite => ("SQLite", "SELECT sqlite_version() AS version"),
            Backend::Postgres => ("PostgreSQL", "SELECT current_setting('server_version') AS version"),
        };
        let row = sqlx::query(version).fetch_one(&self.pool).await?;
        Ok(format!("{name} {}", row.try_get::<String, _>("version")?))
    }

    /// Returns the database's URL without user and password, for display.
    #[must_use]
    pub fn location(&self) -> String {
        redacted(&self.url)
    }

    /// Returns whether the database was created when this store was opened.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.was_empty
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> anyhow::Result<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }
}

/// Returns the options of a pool whose connections begin with the statements in `session`.
fn pool_options(backend: Backend, session: &'static str) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .acquire_timeout(LOCK_TIMEOUT)
        // Connections never expire: sqlx's task that looks for expired ones may spin for ever, and then the process does not end
        // (github.com/transact-rs/sqlx/issues/3645).
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                connection.execute(session).await?;
                Ok(())
            })
        })
        // When the disk is full SQLite rolls a transaction back by itself. sqlx still counts it as open, so this
        // connection could never begin another.
        .before_acquire(move |connection, metadata| {
            Box::pin(async move {
                if backend == Backend::Postgres && metadata.idle_for > PING_AFTER_IDLE {
                    connection.ping().await?;
                }
                Ok(!connection.is_in_transaction())
            })
        })
        .test_before_acquire(false)
}

/// Checks the pages of the SQLite database at `url`, if there is one.
async fn check_pages(url: &str) -> anyhow::Result<()> {
    match database_file(url)? {
        Some(file) if file.exists() => quick_check(url).await,
        _ => Ok(()),
    }
}

/// Creates the file of a new database, for this user alone, wherever it is. What goes wrong shows when it is opened.
fn create_private(file: Option<&Path>) {
    let Some(file) = file else { return };
    let created = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file);
    if let Err(error) = created
        && error.kind() != ErrorKind::AlreadyExists
    {
        tracing::debug!("cannot create {}: {error}", file.display());
    }
}

/// Returns whether another process uses the SQLite database at `url`: if so, SQLite refuses an exclusive lock.
async fn is_in_use(url: &str) -> anyhow::Result<bool> {
    if Backend::of(url)? != Backend::Sqlite {
        return Ok(false);
    }
    let options =
        SqliteConnectOptions::from_str(url)?.locking_mode(SqliteLockingMode::Exclusive).busy_timeout(RELEASE_TIMEOUT);
    let mut connection = options.connect().await?;
    let locked = sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await;
    connection.close().await?;
    match locked {
        Err(sqlx::Error::Database(error)) if error.message().contains("locked") => Ok(true),
        locked => Ok(locked.map(|_| false)?),
    }
}

/// Says what keeps the SQLite database at `url` from being written, as the end of an error message; empty if nothing does.
fn obstacle(url: &str) -> String {
    let Ok(options) = SqliteConnectOptions::from_str(url) else { return String::new() };
    if let Some(folder) = missing_folder(options.get_filename()) {
        return format!(", as there is no folder {}: create it first", folder.display());
    }
    write_obstacle(options.get_filename()).map_or_else(String::new, |obstacle| format!(", as {obstacle}"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use sqlx::Executor as _;

    use super::Store;
    use crate::store::backend::kind::{MIGRATIONS, Migrations, sqlite_url};

    /// The migrations of a later version: another one, which succeeds or fails.
    fn of_later_version(sql: &'static str) -> Migrations {
        let mut migrations = MIGRATIONS.to_vec();
        migrations.push(("reasons of bans", sql));
        migrations.leak()
    }

    /// Opens the database in `file` with these migrations.
    async fn open(file: &Path, migrations: Migrations) -> anyhow::Result<Store> {
        let url = sqlite_url(file);
        let store = Store::connect_with(&url, "mode=rwc", migrations).await?;
        store.migrated(&url).await
    }

    fn copies_in(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = entries.filter(|name| name.contains(".schema-")).collect();
        names.sort();
        names
    }

    #[tokio::test]
    async fn every_upgrade_is_preceded_by_a_copy_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("kafenio.db");
        let later = of_later_version("ALTER TABLE bans ADD COLUMN reason TEXT");
        Store::open(&sqlite_url(&file)).await.unwrap().close().await;
        let mut copies = Vec::new();
        for name in ["kafenio.db.schema-1", "kafenio.db.schema-1.1"] {
            let store = open(&file, later).await.unwrap();
            assert!(store.pending_migrations().await.unwrap().is_empty());
            copies.push((folder.path().join(name), fs::read(folder.path().join(name)).unwrap()));
            let undone = "DELETE FROM _sqlx_migrations WHERE version = 2; ALTER TABLE bans DROP COLUMN reason; \
                          INSERT INTO key_values VALUES (hex(randomblob(8)), 'more')";
            store.write_pool.acquire().await.unwrap().execute(undone).await.unwrap();
            store.close().await;
        }
        for (copy, kept) in &copies {
            assert!(fs::read(copy).unwrap() == *kept, "{} is not overwritten", copy.display());
            let before = Store::open_read_only(&sqlite_url(copy)).await.unwrap();
            assert!(before.pending_migrations().await.unwrap().is_empty(), "this version can go on with the copy");
        }
        assert!(copies[0].1 != copies[1].1, "each copy has what was new");
        // A migration that fails leaves no copy each time that the program is started again.
        let before = copies_in(folder.path());
        let failed = open(&file, of_later_version("ALTER TABLE reasons ADD COLUMN ban TEXT")).await.err().unwrap();
        assert!(failed.to_string().starts_with("cannot migrate the database"), "{failed:#}");
        assert_eq!(copies_in(folder.path()), before);
    }

    #[tokio::test]
    async fn older_schema_is_reported_and_left_alone_until_it_is_migrated() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("kafenio.db");
        Store::open(&sqlite_url(&file)).await.unwrap().close().await;
        let kept = fs::read(&file).unwrap();
        let later = of_later_version("ALTER TABLE bans ADD COLUMN reason TEXT");
        let store = Store::connect_with(&sqlite_url(&file), "mode=rw", later).await.unwrap();
        assert_eq!(store.pending_migrations().await.unwrap(), ["reasons of bans"]);
        let refused = store.ensure_current().await.err().unwrap().to_string();
        assert!(refused.ends_with("has an older schema than this program: run kafenio migrate, or start the bot"));
        store.close().await;
        assert_eq!(fs::read(&file).unwrap(), kept);
        let store = open(&file, later).await.unwrap();
        store.ensure_current().await.unwrap();
        store.close().await;
        let refused = format!("{:#}", Store::open(&sqlite_url(&file)).await.err().unwrap());
        assert!(refused.contains("its schema is newer than this program"), "{refused}");
    }

    #[tokio::test]
    async fn database_in_memory_leaves_no_file() {
        Store::open("sqlite::memory:").await.unwrap();
        let left = fs::read_dir(".").unwrap().map(|entry| entry.unwrap().file_name());
        let left: Vec<_> = left.filter(|name| name.to_string_lossy().starts_with("file:")).collect();
        assert!(left.is_empty(), "{left:?}");
    }
}
