//! A store that is read and left as it is: beside a bot that runs, or a copy that nobody may write to.

use std::str::FromStr as _;

use anyhow::{Context as _, ensure};
use sqlx::sqlite::SqliteConnectOptions;

use crate::store::backend::kind::Backend;
use crate::store::backend::kind::shown;
use crate::store::backend::kind::sqlite_url;
use crate::store::backend::unused_file::Still;
use crate::store::database::Store;

impl Store {
    /// Opens the database at `url` to read it: nothing in it is changed, and neither is its schema, which may be that of
    /// an earlier version of this program.
    ///
    /// # Errors
    /// Where there is no database, it cannot be opened, or its schema is newer than this program.
    pub async fn open_read_only(url: &str) -> anyhow::Result<Store> {
        let store = match Backend::of(url)? {
            Backend::Postgres => Store::connect(url, "mode=ro").await?,
            Backend::Sqlite => {
                let told = || format!("cannot open the database {}", shown(url));
                let file = SqliteConnectOptions::from_str(url).with_context(told)?.get_filename().to_owned();
                let still = Still::of(&file).with_context(told)?;
                // Without a user SQLite would make files beside it only to read it, where it may.
                let mode = if still.is_some() { "mode=ro&immutable=1" } else { "mode=ro" };
                Store { still, ..Store::connect(&sqlite_url(&file), mode).await? }
            }
        };
        Ok(store)
    }

    /// Makes sure that what was read was not changed meanwhile.
    pub(in crate::store) fn was_still(&self) -> anyhow::Result<()> {
        let still = self.still.as_ref().is_none_or(Still::holds);
        ensure!(still, "somebody began to use the database while it was read: read it once more");
        Ok(())
    }
}
