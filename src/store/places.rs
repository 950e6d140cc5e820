//! Stores the languages and the settings of places, and which of them the bot has greeted.

use kafenio_board::table::TableId;
use sqlx::AssertSqlSafe;

use crate::chat::{Place, Platform, Threads};
use crate::store::json::json;
use crate::store::place_settings::PlaceSettings;
use crate::store::transaction::Transaction;
use crate::store::transaction::cache::CachedPlace;

impl Transaction {
    /// Returns the locale of a place: the chosen one, or else the one that the platform last reported. `reported` is
    /// what the platform reports now, if anything; it is stored when it has changed.
    pub async fn place_locale(&mut self, place: &Place, reported: Option<&str>) -> anyhow::Result<Option<String>> {
        let CachedPlace { reported: stored, chosen, .. } = self.known_place(place).await?;
        if reported.is_some() && reported != stored.as_deref() {
            self.set_place_column(place, "reported_locale", reported).await?;
        }
        Ok(chosen.or(reported.map(str::to_owned)).or(stored))
    }

    /// Returns the settings that the moderators of a place have chosen.
    pub async fn place_settings(&mut self, place: &Place) -> anyhow::Result<PlaceSettings> {
        Ok(self.known_place(place).await?.settings)
    }

    /// Stores the settings of a place.
    pub async fn set_place_settings(&mut self, place: &Place, settings: &PlaceSettings) -> anyhow::Result<()> {
        self.set_place_column(place, "settings", Some(&json(settings)?)).await
    }

    /// Returns whether another table than `table` was open in `place` when this transaction began.
    pub async fn has_other_open_table(&mut self, place: &Place, table: TableId) -> anyhow::Result<bool> {
        let open = self.known_place(place).await?.open_tables;
        Ok(open.into_iter().flatten().any(|id| id != table.0))
    }

    async fn known_place(&mut self, place: &Place) -> anyhow::Result<CachedPlace> {
        if let Some(cached) = self.cache.places.get(place) {
            return Ok(cached.clone());
        }
        let query = format!(
            "SELECT {} FROM (SELECT 1 AS one) AS once LEFT JOIN places ON places.platform = $1 AND places.id = $2",
            CachedPlace::columns("$2")
        );
        let row = sqlx::query(AssertSqlSafe(query))
            .bind(place.platform.key())
            .bind(place.id.clone())
            .fetch_one(self.read_connection().await?)
            .await?;
        let read = CachedPlace::read(&row, place)?;
        self.cache.places.insert(place.clone(), read.clone());
        Ok(read)
    }

    /// Stores the locale chosen for a place; with `None`, the one that the platform reports counts again.
    pub async fn set_place_locale(&mut self, place: &Place, chosen: Option<&str>) -> anyhow::Result<()> {
        self.set_place_column(place, "chosen_locale", chosen).await
    }

    /// Copies the locales and the settings of channel `from` to its thread `to`, unless `to` is stored already.
    pub async fn copy_place(&mut self, from: &Place, to: &Place) -> anyhow::Result<()> {
        // No thread is opened in a thread, and games start in the channel.
        let settings = PlaceSettings { threads: Threads::default(), only: None, ..self.place_settings(from).await? };
        self.cache.places.remove(to);
        sqlx::query(
            "INSERT INTO places (platform, id, reported_locale, chosen_locale, settings) \
             SELECT platform, $1, reported_locale, chosen_locale, $2 FROM places WHERE platform = $3 AND id = $4 ON CONFLICT (platform, id) DO NOTHING",
        )
        .bind(to.id.clone())
        .bind(json(&settings)?)
        .bind(from.platform.key())
        .bind(from.id.clone())
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }

    /// Records that the bot greets the place or server `id` at `now` (milliseconds since 1970). Returns `false` if it has
    /// greeted there before.
    pub async fn record_greeting(&mut self, platform: Platform, id: &str, now: i64) -> anyhow::Result<bool> {
        let recorded =
            sqlx::query("INSERT INTO key_values (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
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
        value: Option<&str>,
    ) -> anyhow::Result<()> {
        self.cache.places.remove(place);
        let upsert = format!(
            "INSERT INTO places (platform, id, {column}) VALUES ($1, $2, $3) \
             ON CONFLICT (platform, id) DO UPDATE SET {column} = $3"
        );
        sqlx::query(AssertSqlSafe(upsert))
            .bind(place.platform.key())
            .bind(place.id.clone())
            .bind(value.map(str::to_owned))
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }
}
