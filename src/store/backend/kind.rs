//! The two database backends: URLs, migrations, connection settings.

use std::path::Path;
use std::str::FromStr as _;
use std::time::Duration;

use anyhow::{bail, ensure};
use sqlx::migrate::{Migration, MigrationType};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyConnection, Row as _, SqlStr};

/// How long a command waits for the database, or for a lock that another command of this process holds.
pub(in crate::store) const LOCK_TIMEOUT: Duration = Duration::from_secs(10);

/// Names and SQL of migrations, in the order in which they are applied. They are numbered by their position, from 1. Never
/// change one that was released: the database stores its name and its checksum.
pub(in crate::store) type Migrations = &'static [(&'static str, &'static str)];

const SQLITE: Migrations = &[("schema", include_str!("../../../migrations/sqlite/0001_schema.sql"))];
const POSTGRES: Migrations = &[("schema", include_str!("../../../migrations/postgres/0001_schema.sql"))];
/// `synchronous = FULL`: a committed transaction survives a power failure. `wal_autocheckpoint`: with 4,000 pages (16
/// MB), about one command in several hundred waits for a checkpoint. `secure_delete`: what somebody had deleted is
/// overwritten, and not only marked as free.
const SQLITE_SESSION: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                              PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 4000; \
                              PRAGMA secure_delete = ON;";
/// A committed transaction survives a power failure here too. `force_generic_plan`: the best plan of our queries does
/// not depend on their parameters, so each is planned once. The timeouts: a process that hangs, or whose machine has
/// vanished, loses its locks within half a minute.
const POSTGRES_SESSION: &str = "SET synchronous_commit = on; SET plan_cache_mode = force_generic_plan; \
                                SET lock_timeout = '10s'; \
                                SET idle_in_transaction_session_timeout = '20s'; \
                                SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; \
                                SET tcp_keepalives_count = 2; SET client_min_messages = warning;";

/// The table in which `sqlx` records applied migrations. It creates it before it applies the first one.
const MIGRATIONS: &str = "_sqlx_migrations";
/// The error for a database that another program created.
pub(in crate::store) const FOREIGN: &str = "it is not a Kafenio database";

/// Makes SQLite keep track of free pages, so that it can return them when it is asked to.
pub(in crate::store) const INCREMENTAL_VACUUM: &str = "PRAGMA auto_vacuum = INCREMENTAL";

/// The accepted forms of a database URL, for error messages.
pub const DATABASE_URL_FORMAT: &str = "sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE";

/// The kind of database that a store uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Backend {
    Sqlite,
    Postgres,
}

impl Backend {
    pub(in crate::store) fn of(url: &str) -> anyhow::Result<Backend> {
        match url.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") => Ok(Backend::Sqlite),
            Some("postgres" | "postgresql") => Ok(Backend::Postgres),
            _ => bail!("unknown kind of database, expected {DATABASE_URL_FORMAT}"),
        }
    }

    pub(in crate::store) fn migrations(self) -> Migrations {
        match self {
            Backend::Sqlite => SQLITE,
            Backend::Postgres => POSTGRES,
        }
    }

    /// Returns the largest number of connections to use. With SQLite one of them writes and the others read.
    pub(in crate::store) fn connections(self, url: &str) -> u32 {
        match self {
            Backend::Sqlite if url.contains(":memory:") => 1,
            Backend::Sqlite => 4,
            Backend::Postgres => 20,
        }
    }

    /// Returns whether the database of `connection` is still empty.
    ///
    /// # Errors
    /// Returns an error if another program, or a later version of this one, created its tables.
    pub(in crate::store) async fn is_new(
        self,
        connection: &mut AnyConnection,
        ours: Migrations,
    ) -> anyhow::Result<bool> {
        let tables = match self {
            Backend::Sqlite => {
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
            }
            Backend::Postgres => {
                "SELECT CAST(tablename AS TEXT) AS name FROM pg_tables WHERE schemaname = current_schema()"
            }
        };
        let tables = sqlx::query(tables).fetch_all(&mut *connection).await?;
        if tables.is_empty() {
            return Ok(true);
        }
        let names: Vec<&str> = tables.iter().map(|row| row.try_get("name")).collect::<Result<_, _>>()?;
        ensure!(names.contains(&MIGRATIONS), FOREIGN);
        let applied = "SELECT MAX(version) AS last, MIN(CASE WHEN version = 1 THEN description END) AS name \
                       FROM _sqlx_migrations";
        let applied = sqlx::query(applied).fetch_one(&mut *connection).await?;
        let Some(last) = applied.try_get::<Option<i64>, _>("last")? else {
            ensure!(names == [MIGRATIONS], FOREIGN);
            return Ok(true);
        };
        ensure!(applied.try_get::<Option<&str>, _>("name")? == ours.first().map(|(name, _)| *name), FOREIGN);
        ensure!(
            last <= i64::try_from(ours.len())?,
            "its schema is newer than this program: install the version that wrote it, or restore the backup from before \
             the upgrade (docs/operating.md, Upgrade and rollback)"
        );
        let applied = sqlx::query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version");
        for row in applied.fetch_all(&mut *connection).await? {
            let version: i64 = row.try_get("version")?;
            let checksum = row.try_get::<&[u8], _>("checksum")?;
            ensure!(
                migration(ours, version).is_some_and(|ours| *ours.checksum == *checksum),
                "migration {version} was changed after it was applied: another program wrote this database, or the file is damaged (then restore a backup, as docs/operating.md says)"
            );
        }
        Ok(false)
    }

    /// Returns the number of the last migration that the database of `connection` has; 0 if it is empty.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Backend::is_new`].
    pub(in crate::store) async fn last_migration(
        self,
        connection: &mut AnyConnection,
        ours: Migrations,
    ) -> anyhow::Result<usize> {
        if self.is_new(connection, ours).await? {
            return Ok(0);
        }
        let last = sqlx::query("SELECT MAX(version) AS last FROM _sqlx_migrations").fetch_one(connection).await?;
        Ok(usize::try_from(last.try_get::<i64, _>("last")?)?)
    }

    /// Returns the settings of every new connection.
    pub(in crate::store) fn session(self) -> &'static str {
        match self {
            Backend::Sqlite => SQLITE_SESSION,
            Backend::Postgres => POSTGRES_SESSION,
        }
    }

    /// Returns the settings of a new connection that only reads.
    pub(in crate::store) fn reading_session(self) -> &'static str {
        match self {
            Backend::Sqlite => "PRAGMA busy_timeout = 10000;",
            Backend::Postgres => "SET default_transaction_read_only = on; SET client_min_messages = warning;",
        }
    }

    /// Returns the statement that begins a writing transaction.
    pub(in crate::store) fn begin(self) -> &'static str {
        match self {
            Backend::Sqlite => "BEGIN IMMEDIATE",
            Backend::Postgres => "BEGIN",
        }
    }

    /// Returns the statement that begins a read-only transaction which sees one state of the database throughout.
    pub(in crate::store) fn snapshot(self) -> &'static str {
        match self {
            Backend::Sqlite => "BEGIN",
            Backend::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
        }
    }
}

/// Returns migration `version` of `migrations`, with its checksum.
pub(in crate::store) fn migration(migrations: Migrations, version: i64) -> Option<Migration> {
    let (name, sql) = migrations.get(usize::try_from(version).ok()?.checked_sub(1)?)?;
    Some(Migration::new(version, (*name).into(), MigrationType::Simple, SqlStr::from_static(sql), false))
}

/// Returns whether `url` is a database URL that tables can be stored under.
#[must_use]
pub fn is_database_url(url: &str) -> bool {
    // An in-memory database would be lost with the process.
    let is_persistent =
        |file: &str| !matches!(file, "" | "//") && ![":memory:", "mode=memory"].iter().any(|word| file.contains(word));
    let is_server = ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme));
    url.strip_prefix("sqlite:").map_or(is_server && PgConnectOptions::from_str(url).is_ok(), is_persistent)
}

/// Returns the URL of the SQLite database in `file`.
#[must_use]
pub fn sqlite_url(file: &Path) -> String {
    format!("sqlite:{}", file.display().to_string().replace('%', "%25").replace('?', "%3F"))
}

/// Returns `url` without user, password and options, so that it may be shown or logged.
#[must_use]
pub fn redacted(url: &str) -> String {
    match url.split_once("://") {
        Some((scheme, rest)) => {
            let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
            let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
            // An "@" after the first "?" means that the "?" may belong to the password: then nothing is safe to show.
            format!("{scheme}://{}", if query.contains('@') { "..." } else { host })
        }
        None => url.split('?').next().unwrap_or_default().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::redacted;

    #[test]
    fn password_is_not_shown() {
        assert_eq!(redacted("postgres://me:hu@sh@db.example.org:5432/kafenio?password=hush"), {
            "postgres://db.example.org:5432/kafenio"
        });
        for hidden in ["me:hu?sh@db", "me:h@u?sh@db", "me:h?u@sh?@db/kafenio?a=b", "db/kafenio?password=hu@sh"] {
            assert_eq!(redacted(&format!("postgres://{hidden}")), "postgres://...");
        }
        assert_eq!(redacted("postgres:///kafenio?host=/run/postgresql"), "postgres:///kafenio");
        assert_eq!(redacted("sqlite:data/a@b.db?mode=rwc"), "sqlite:data/a@b.db");
    }
}
