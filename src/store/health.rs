//! Tells whether the database works, and measures it.

use anyhow::{Context as _, ensure};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::Platform;
use crate::store::backend::kind::Backend;
use crate::store::backend::opened_file::OpenedFile;
use crate::store::database::Store;

/// The key of the value that a probe writes.
const PROBE: &str = "probe";
/// How far apart probes may begin that run at the same time, in milliseconds.
const PROBES_OVERLAP: i64 = 60_000;

impl Store {
    /// Writes a small value and reads it back.
    ///
    /// # Errors
    /// Returns an error if the database cannot be written to or read, or if its file was removed or replaced, so that
    /// what is written would be lost.
    pub async fn probe(&self, now: i64) -> anyhow::Result<()> {
        self.ensure_in_place()?;
        let values = self.key_value();
        let written = now.to_string();
        values.set(PROBE, &written).await?;
        let read = values.get(PROBE).await?.context("what was written is not there")?;
        // Another process may have written any value, and another probe of this one a slightly earlier value.
        ensure!(
            read.parse::<i64>()? + PROBES_OVERLAP >= now || self.backend == Backend::Postgres,
            "what was written is not there"
        );
        Ok(())
    }

    /// Checks that the SQLite file, if there is one, is still where it was when it was opened.
    ///
    /// # Errors
    /// Returns an error if it is not.
    pub(in crate::store) fn ensure_in_place(&self) -> anyhow::Result<()> {
        self.opened_file.as_ref().map_or(Ok(()), OpenedFile::ensure_in_place)
    }

    /// Returns for each platform how many messages wait for delivery, and when the oldest was written in milliseconds
    /// since 1970.
    pub async fn outbox_backlog(&self) -> anyhow::Result<Vec<(Platform, i64, i64)>> {
        let rows = sqlx::query(
            "SELECT platform, COUNT(*) AS count, MIN(written_at) AS oldest FROM outbox WHERE state = 'due' \
             GROUP BY platform",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((platform(row)?, row.try_get("count")?, row.try_get("oldest")?))).collect()
    }

    /// Returns the number of open tables of each platform.
    pub async fn count_open_tables(&self) -> anyhow::Result<Vec<(Platform, i64)>> {
        let rows = sqlx::query(
            "SELECT platform, COUNT(*) AS count FROM sides WHERE open = 1 AND seat = 'inviter' GROUP BY platform",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((platform(row)?, row.try_get("count")?))).collect()
    }

    /// Returns how many bytes the database uses. Free pages of an SQLite file do not count.
    pub async fn size(&self) -> anyhow::Result<i64> {
        let size = match self.backend {
            Backend::Sqlite => {
                "SELECT (page_count - freelist_count) * page_size AS bytes \
                 FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
            }
            Backend::Postgres => "SELECT pg_database_size(current_database()) AS bytes",
        };
        Ok(sqlx::query(size).fetch_one(&self.pool).await?.try_get("bytes")?)
    }

    /// Returns how many connections to the database are open, and how many of them are idle.
    #[must_use]
    pub fn connections(&self) -> (u32, usize) {
        (self.pool.size(), self.pool.num_idle())
    }
}

fn platform(row: &AnyRow) -> anyhow::Result<Platform> {
    Platform::from_key(row.try_get("platform")?)
}
