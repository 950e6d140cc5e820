//! Stores the languages of places, and which of them the bot has greeted.

use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Place, Platform};
use crate::store::transaction::state::Transaction;

impl Transaction {
    /// Returns the locale of a place: the chosen one, or else the one that the platform last reported. `reported` is
    /// what the platform reports now, if anything; it is stored when it has changed.
    ///
    /// # Errors
    /// Returns an error if the database fails.
    pub async fn place_locale(&mut self, place: &Place, reported: Option<&str>) -> anyhow::Result<Option<String>> {
        let [stored, chosen] = match self.cache.places.get(place) {
            Some(cached) => cached.clone(),
            None => self.languages(place).await?,
        };
        if reported.is_some() && reported != stored.as_deref() {
            self.set_place_column(place, "told", reported).await?;
        }
        Ok(chosen.or(reported.map(str::to_owned)).or(stored))
    }

    /// Reads the locale of a place that the platform last reported, and the chosen one.
    async fn languages(&mut self, place: &Place) -> anyhow::Result<[Option<String>; 2]> {
        let row = sqlx::query("SELECT told, chosen FROM places WHERE platform = $1 AND id = $2")
            .bind(place.platform.key())
            .bind(place.id.clone())
            .fetch_optional(self.read_connection().await?)
            .await?;
        let languages = match row {
            Some(row) => [row.try_get("told")?, row.try_get("chosen")?],
            None => [None, None],
        };
        self.cache.places.insert(place.clone(), languages.clone());
        Ok(languages)
    }

    /// Stores the locale chosen for a place; with `None`, the one that the platform reports counts again.
    ///
    /// # Errors
    /// Returns an error if the database fails.
    pub async fn set_place_locale(&mut self, place: &Place, chosen: Option<&str>) -> anyhow::Result<()> {
        self.set_place_column(place, "chosen", chosen).await
    }

    /// Copies the locales of `from` to `to`, unless `to` is stored already.
    ///
    /// # Errors
    /// Returns an error if the database fails.
    pub async fn copy_place_locale(&mut self, from: &Place, to: &Place) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO places (platform, id, told, chosen) SELECT platform, $1, told, chosen FROM places \
             WHERE platform = $2 AND id = $3 ON CONFLICT (platform, id) DO NOTHING",
        )
        .bind(to.id.clone())
        .bind(from.platform.key())
        .bind(from.id.clone())
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }

    /// Records that the bot greets the place or server `id` at `now` (milliseconds since 1970). Returns `false` if it has
    /// greeted there before.
    ///
    /// # Errors
    /// Returns an error if the database fails.
    pub async fn record_greeting(&mut self, platform: Platform, id: &str, now: i64) -> anyhow::Result<bool> {
        let recorded = sqlx::query("INSERT INTO notes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(format!("greeted {} {id}", platform.key()))
            .bind(now.to_string())
            .execute(self.write_connection().await?)
            .await?;
        Ok(recorded.rows_affected() > 0)
    }

    async fn set_place_column(
        &mut self,
        place: &Place,
        column: &'static str,
        locale: Option<&str>,
    ) -> anyhow::Result<()> {
        self.cache.places.remove(place);
        let upsert = format!(
            "INSERT INTO places (platform, id, {column}) VALUES ($1, $2, $3) \
             ON CONFLICT (platform, id) DO UPDATE SET {column} = $3"
        );
        sqlx::query(AssertSqlSafe(upsert))
            .bind(place.platform.key())
            .bind(place.id.clone())
            .bind(locale.map(str::to_owned))
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }
}
