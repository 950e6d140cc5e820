//! What people and places have chosen: how they want to see the boards, and in which language to be spoken to.

use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::Place;
use crate::store::transaction::state::Transaction;

impl Transaction {
    /// The language of a place: what somebody has chosen here, or else what the platform has told last, of which
    /// `told` is the newest where it is known now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn place_locale(&mut self, place: &Place, told: Option<&str>) -> anyhow::Result<Option<String>> {
        let known = match self.known.places.get(place) {
            Some(known) => known.clone(),
            None => self.languages(place).await?,
        };
        let [kept, chosen] = known;
        if told.is_some() && told != kept.as_deref() {
            self.note_place(place, "told", told).await?;
        }
        Ok(chosen.or(told.map(str::to_owned)).or(kept))
    }

    /// What the platform has told of the language of a place, and what somebody has chosen.
    async fn languages(&mut self, place: &Place) -> anyhow::Result<[Option<String>; 2]> {
        let row = sqlx::query("SELECT told, chosen FROM places WHERE platform = $1 AND id = $2")
            .bind(place.platform.key())
            .bind(place.id.clone())
            .fetch_optional(self.reading().await?)
            .await?;
        let languages = match row {
            Some(row) => [row.try_get("told")?, row.try_get("chosen")?],
            None => [None, None],
        };
        self.known.places.insert(place.clone(), languages.clone());
        Ok(languages)
    }

    /// Keeps the language that somebody has chosen for a place; with `None` it is the one that the platform tells.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_place_locale(&mut self, place: &Place, chosen: Option<&str>) -> anyhow::Result<()> {
        self.note_place(place, "chosen", chosen).await
    }

    /// Gives `to` the language that somebody has chosen for `from`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn copy_place_locale(&mut self, from: &Place, to: &Place) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO places (platform, id, told, chosen) SELECT platform, $1, told, chosen FROM places \
             WHERE platform = $2 AND id = $3 ON CONFLICT (platform, id) DO NOTHING",
        )
        .bind(to.id.clone())
        .bind(from.platform.key())
        .bind(from.id.clone())
        .execute(self.writing().await?)
        .await?;
        Ok(())
    }

    async fn note_place(&mut self, place: &Place, column: &'static str, locale: Option<&str>) -> anyhow::Result<()> {
        self.known.places.remove(place);
        let note = format!(
            "INSERT INTO places (platform, id, {column}) VALUES ($1, $2, $3) \
             ON CONFLICT (platform, id) DO UPDATE SET {column} = $3"
        );
        sqlx::query(AssertSqlSafe(note))
            .bind(place.platform.key())
            .bind(place.id.clone())
            .bind(locale.map(str::to_owned))
            .execute(self.writing().await?)
            .await?;
        Ok(())
    }
}
