//! Reads who does best in a place: by rating, and by the rated matches of a month.

use kafenio_board::table::{GameChoice, Month};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Account, Place, Platform, User};
use crate::store::database::Store;
use crate::store::json::from_json_or_default;
use crate::store::preferences::Preferences;
use crate::store::ratings::{StoredRating, stored_rating};
use crate::store::table_record::place;
use crate::store::transaction::Transaction;

/// The most people that a list has. Some of them do not want to be listed.
const MOST_LISTED: i64 = 50;

/// A side of a rated match between two people that has ended in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedSide {
    pub player: i64,
    pub opponent: i64,
    /// Who the player is, with the latest name; `None` if they were forgotten or do not want to be listed.
    pub user: Option<User>,
    /// 2 for a win, 1 for a draw, 0 for a loss.
    pub score: i64,
}

/// What a listed rating must rest on.
#[derive(Clone, Copy, Debug)]
pub struct Established {
    /// The fewest matches that count, and the fewest opponents in them.
    pub matches: i64,
    pub people: i64,
    /// The time after which the last of them ended, in milliseconds since 1970.
    pub since: i64,
}

impl Store {
    /// Returns the places where rated matches have ended in `month`, and where that is not recorded yet.
    pub async fn places_of_month(&self, month: Month) -> anyhow::Result<Vec<Place>> {
        let rows = sqlx::query(
            "SELECT DISTINCT sides.platform, sides.place FROM rated_matches \
             JOIN sides ON sides.table_id = rated_matches.table_id \
             WHERE ended_at >= $1 AND ended_at < $2 AND uncounted IS NULL AND NOT EXISTS (SELECT 1 FROM key_values \
             WHERE key_values.name = 'month ' || sides.platform || ' ' || sides.place AND value = $3)",
        )
        .bind(month.begin)
        .bind(month.end)
        .bind(month.begin.to_string())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(place).collect()
    }
}

impl Transaction {
    /// Records that the best of `month` are named in `place`. Returns whether that was not recorded yet.
    pub async fn record_month(&mut self, place: &Place, month: Month) -> anyhow::Result<bool> {
        let recorded = sqlx::query(
            "INSERT INTO key_values (name, value) VALUES ($1, $2) \
             ON CONFLICT (name) DO UPDATE SET value = $2 WHERE key_values.value <> $2",
        )
        .bind(format!("month {} {}", place.platform.key(), place.id))
        .bind(month.begin.to_string())
        .execute(self.write_connection().await?)
        .await?;
        Ok(recorded.rows_affected() > 0)
    }

    /// Returns the best ratings in `game` of those who have ended a rated match in `place` and are `established`, the best first, at
    /// most 50. Whoever does not want to be listed is left out, and leaves room for nobody else.
    pub async fn best_ratings(
        &mut self,
        place: &Place,
        game: GameChoice,
        established: Established,
    ) -> anyhow::Result<Vec<(User, StoredRating)>> {
        // Each subquery runs for the few that are listed, in the order of the index, and stops once it has found enough.
        let against_people = "FROM rated_sides AS own \
            JOIN rated_sides AS other ON other.table_id = own.table_id AND other.seat <> own.seat \
            JOIN rated_matches ON rated_matches.table_id = own.table_id \
            WHERE own.player = listed.player AND other.player IS NOT NULL AND game = $1 AND uncounted IS NULL";
        let is_established = format!(
            "listed.game = $1 AND rated_at > $2 \
             AND (SELECT COUNT(*) FROM (SELECT 1 AS one {against_people} LIMIT $3) AS counted) = $3 \
             AND (SELECT COUNT(*) FROM (SELECT DISTINCT other.player {against_people} LIMIT $4) AS met) = $4"
        );
        let rows = sqlx::query(AssertSqlSafe(listed_here("ratings", &is_established, "rating DESC")))
            .bind(game.key())
            .bind(established.since)
            .bind(established.matches)
            .bind(established.people)
            .bind(place.platform.key())
            .bind(place.id.clone())
            .fetch_all(self.read_connection().await?)
            .await?;
        let mut best = Vec::with_capacity(rows.len());
        for row in &rows {
            if let Some(user) = listed_user(row)? {
                best.push((user, stored_rating(row)?));
            }
        }
        Ok(best)
    }

    /// Returns the game in which most people have a rating; `None` if nobody has one.
    pub async fn most_rated_game(&mut self) -> anyhow::Result<Option<GameChoice>> {
        let sql = "SELECT game FROM ratings GROUP BY game ORDER BY COUNT(*) DESC, game LIMIT 1";
        let row = sqlx::query(sql).fetch_optional(self.read_connection().await?).await?;
        row.map(|row| GameChoice::try_from(row.try_get::<String, _>("game")?).map_err(anyhow::Error::msg)).transpose()
    }

    /// Returns the sides in `place` of the rated matches between people that have ended there in `month`, in their order, each of which
    /// counts: of all games, or only of `game`.
    pub async fn sides_of_month(
        &mut self,
        place: &Place,
        game: Option<GameChoice>,
        month: Month,
    ) -> anyhow::Result<Vec<PlacedSide>> {
        let rows = sqlx::query(
            "SELECT own.player, other.player AS opponent, own.score, rated_players.platform, rated_players.account, \
             people.name, people.preferences FROM rated_matches \
             JOIN rated_sides AS own ON own.table_id = rated_matches.table_id \
             JOIN rated_sides AS other ON other.table_id = own.table_id AND other.seat <> own.seat \
             JOIN sides ON sides.table_id = own.table_id AND sides.seat = own.seat \
             LEFT JOIN rated_players ON rated_players.id = own.player \
             LEFT JOIN people ON people.platform = rated_players.platform AND people.id = rated_players.account \
             WHERE ended_at >= $1 AND ended_at < $5 AND uncounted IS NULL AND own.player IS NOT NULL \
             AND other.player IS NOT NULL AND sides.platform = $2 AND place = $3 AND ($4 = '' OR game = $4) \
             ORDER BY rated_matches.id, own.seat",
        )
        .bind(month.begin)
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(game.map_or("", GameChoice::key))
        .bind(month.end)
        .fetch_all(self.read_connection().await?)
        .await?;
        let side = |row: &AnyRow| {
            Ok(PlacedSide {
                player: row.try_get("player")?,
                opponent: row.try_get("opponent")?,
                user: listed_user(row)?,
                score: row.try_get("score")?,
            })
        };
        rows.iter().map(side).collect()
    }
}

/// Returns the statement that lists the players of `source` who meet a condition and have ended a rated match in the place with platform
/// $5 and id $6, in this order, with who they are.
pub(in crate::store) fn listed_here(source: &str, condition: &str, order: &str) -> String {
    format!(
        "SELECT listed.*, rated_players.platform, account, name, preferences FROM {source} AS listed \
         JOIN rated_players ON rated_players.id = listed.player \
         LEFT JOIN people ON people.platform = rated_players.platform AND people.id = account WHERE {condition} \
         AND EXISTS (SELECT 1 FROM rated_sides AS here JOIN sides ON sides.table_id = here.table_id \
         AND sides.seat = here.seat WHERE here.player = listed.player AND sides.platform = $5 AND place = $6) \
         ORDER BY {order}, listed.player LIMIT {MOST_LISTED}"
    )
}

/// Reads who a player is; `None` for somebody who was forgotten or does not want to be listed.
pub(in crate::store) fn listed_user(row: &AnyRow) -> anyhow::Result<Option<User>> {
    let Some(id) = row.try_get::<Option<String>, _>("account")? else { return Ok(None) };
    let account = Account { platform: Platform::from_key(row.try_get("platform")?)?, id };
    let preferences: Option<String> = row.try_get("preferences")?;
    let preferences =
        preferences.map(|text| from_json_or_default::<Preferences>("the settings of a rated player", &text));
    if preferences.is_some_and(|preferences| preferences.unranked) {
        return Ok(None);
    }
    let name: Option<String> = row.try_get("name")?;
    Ok(Some(User { name: name.unwrap_or_else(|| account.id.clone()), account }))
}
