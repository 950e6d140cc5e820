//! What differs between the databases.

use std::path::Path;

/// The migrations for SQLite, in the order in which they are applied; the number of each is its place, from 1.
const SQLITE: &[(&str, &str)] =
    &[("the first table", include_str!("../../migrations/sqlite/0001_the_first_table.sql"))];
/// SQLite has one writer at a time; the others read.
pub(super) const CONNECTIONS: u32 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    pub(super) fn of(url: &str) -> anyhow::Result<Engine> {
        match url.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") => Ok(Engine::Sqlite),
            _ => anyhow::bail!("only sqlite: databases are known"),
        }
    }

    pub(super) fn migrations(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Engine::Sqlite | Engine::Postgres => SQLITE,
        }
    }

    /// How a transaction begins that only reads, always the same state.
    pub(super) fn snapshot(self) -> &'static str {
        match self {
            Engine::Sqlite => "BEGIN",
            Engine::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
        }
    }
}

/// The URL of the embedded database in `file`.
#[must_use]
pub fn sqlite_url(file: &Path) -> String {
    format!("sqlite:{}", file.display().to_string().replace('%', "%25").replace('?', "%3F"))
}
