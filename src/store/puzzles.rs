//! Stores who was shown which puzzles, where a puzzle is posted every day, and who has solved it.

use std::collections::BTreeMap;

use kafenio_board::rules::Variant;
use serde::{Deserialize, Serialize};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Place};
use crate::store::database::Store;
use crate::store::json::{from_json_or_default, json};
use crate::store::table_record::place;
use crate::store::transaction::Transaction;

/// The most places whose puzzle is due at a time.
const MAX_DUE: i64 = 1000;

/// What somebody has done with puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// The game of the puzzle that was shown last.
    pub game: Option<Variant>,
    pub games: BTreeMap<String, GameProgress>,
}

/// What somebody has done with the puzzles of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameProgress {
    /// The number of the puzzle that was shown last.
    pub number: u32,
    /// Whether it still waits for its first answer.
    pub is_open: bool,
    /// How many puzzles were answered, and how many of these with the best play at once.
    pub answered: u32,
    pub solved: u32,
}

impl PuzzleProgress {
    /// Returns the progress of a person whose other account has made the progress `other`: for each game, the progress of the
    /// account that has answered more of its puzzles.
    #[must_use]
    pub fn merged_with(mut self, other: PuzzleProgress) -> PuzzleProgress {
        for (game, theirs) in other.games {
            let own = self.games.entry(game).or_default();
            if theirs.answered > own.answered {
                *own = theirs;
            }
        }
        PuzzleProgress { game: self.game.or(other.game), ..self }
    }
}

/// The puzzle that a place gets every day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPuzzles {
    pub place: Place,
    pub variant: Variant,
    /// The hour at which it is posted, 0 to 23 (UTC).
    pub hour: u8,
    /// When the next one is posted, in milliseconds since 1970.
    pub due_at: i64,
}

/// A puzzle of the day that was posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostedPuzzle {
    /// The outbox row.
    pub message: i64,
    pub variant: Variant,
    pub number: u32,
    /// In milliseconds since 1970.
    pub posted_at: i64,
}

/// An answer to a puzzle of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// The outbox row of the puzzle.
    pub message: i64,
    pub account: Account,
    /// The last known name of the account.
    pub name: String,
    pub is_solved: bool,
    /// In milliseconds since 1970.
    pub answered_at: i64,
}

impl Store {
    /// Returns the places whose puzzle of the day is due by `now` (milliseconds since 1970), at most 1,000.
    pub async fn due_puzzles(&self, now: i64) -> anyhow::Result<Vec<Place>> {
        let sql = "SELECT platform, place FROM puzzle_places WHERE due_at <= $1 ORDER BY due_at LIMIT $2";
        let rows = sqlx::query(sql).bind(now).bind(MAX_DUE).fetch_all(&self.pool).await?;
        rows.iter().map(place).collect()
    }
}

impl Transaction {
    /// Returns what `account` has done with puzzles.
    pub async fn puzzle_progress(&mut self, account: &Account) -> anyhow::Result<PuzzleProgress> {
        let row = sqlx::query("SELECT puzzles FROM people WHERE platform = $1 AND id = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_optional(self.read_connection().await?)
            .await?;
        let stored: Option<String> = row.map(|row| row.try_get("puzzles")).transpose()?.flatten();
        let what = format_args!("the puzzles of {}", account.id);
        Ok(stored.map(|text| from_json_or_default(what, &text)).unwrap_or_default())
    }

    /// Stores what the person to whom `account` belongs has done with puzzles. Does nothing for an account that has never
    /// written to the bot.
    pub async fn set_puzzle_progress(&mut self, account: &Account, progress: &PuzzleProgress) -> anyhow::Result<()> {
        self.set_for_person(account, "puzzles", json(progress)?).await
    }

    /// Returns the puzzle that `place` gets every day, if it gets one.
    pub async fn daily_puzzles(&mut self, place: &Place) -> anyhow::Result<Option<DailyPuzzles>> {
        let row = sqlx::query("SELECT * FROM puzzle_places WHERE platform = $1 AND place = $2")
            .bind(place.platform.key())
            .bind(place.id.clone())
            .fetch_optional(self.read_connection().await?)
            .await?;
        row.as_ref().map(daily).transpose()
    }

    /// Stores that a place gets a puzzle every day, or changes which and when.
    pub async fn set_daily_puzzles(&mut self, daily: &DailyPuzzles) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO puzzle_places (platform, place, game, hour, due_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (platform, place) DO UPDATE SET game = $3, hour = $4, due_at = $5",
        )
        .bind(daily.place.platform.key())
        .bind(daily.place.id.clone())
        .bind(daily.variant.key())
        .bind(i64::from(daily.hour))
        .bind(daily.due_at)
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }

    /// Puts off the next puzzle of a place until `due_at` (milliseconds since 1970). Returns whether it is still due when it
    /// was; otherwise another process has done so, and nothing changes.
    pub async fn put_off_daily_puzzles(&mut self, daily: &DailyPuzzles, due_at: i64) -> anyhow::Result<bool> {
        let updated =
            sqlx::query("UPDATE puzzle_places SET due_at = $1 WHERE platform = $2 AND place = $3 AND due_at = $4")
                .bind(due_at)
                .bind(daily.place.platform.key())
                .bind(daily.place.id.clone())
                .bind(daily.due_at)
                .execute(self.write_connection().await?)
                .await?;
        Ok(updated.rows_affected() > 0)
    }

    /// Stops the daily puzzles of a place.
    pub async fn delete_daily_puzzles(&mut self, place: &Place) -> anyhow::Result<()> {
        sqlx::query("DELETE FROM puzzle_places WHERE platform = $1 AND place = $2")
            .bind(place.platform.key())
            .bind(place.id.clone())
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }

    /// Moves the daily puzzles of a place and what people have solved there to the place that replaces it.
    pub async fn move_daily_puzzles(&mut self, old: &Place, new: &Place) -> anyhow::Result<()> {
        for table in ["puzzle_places", "daily_puzzles"] {
            let update = format!("UPDATE {table} SET place = $1 WHERE platform = $2 AND place = $3");
            sqlx::query(sqlx::AssertSqlSafe(update))
                .bind(new.id.clone())
                .bind(old.platform.key())
                .bind(old.id.clone())
                .execute(self.write_connection().await?)
                .await?;
        }
        Ok(())
    }

    /// Records that the puzzle of the day was posted in `place`.
    pub async fn insert_posted_puzzle(&mut self, place: &Place, posted: &PostedPuzzle) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO daily_puzzles (message, platform, place, game, number, posted_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(posted.message)
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(posted.variant.key())
        .bind(i64::from(posted.number))
        .bind(posted.posted_at)
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }

    /// Returns the puzzles of the day that were posted in `place`, the latest first, at most `most`.
    pub async fn posted_puzzles(&mut self, place: &Place, most: u32) -> anyhow::Result<Vec<PostedPuzzle>> {
        let rows = sqlx::query(
            "SELECT * FROM daily_puzzles WHERE platform = $1 AND place = $2 ORDER BY message DESC LIMIT $3",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(i64::from(most))
        .fetch_all(self.read_connection().await?)
        .await?;
        rows.iter().map(posted).collect()
    }

    /// Returns the answers to the puzzles of the day of `place` from the outbox row `since` on.
    pub async fn puzzle_answers(&mut self, place: &Place, since: i64) -> anyhow::Result<Vec<PuzzleAnswer>> {
        let rows = sqlx::query(
            "SELECT answers.*, people.name AS name FROM daily_puzzles \
             JOIN puzzle_answers AS answers ON answers.message = daily_puzzles.message \
             LEFT JOIN people ON people.platform = answers.platform AND people.id = answers.account \
             WHERE daily_puzzles.platform = $1 AND place = $2 AND daily_puzzles.message >= $3 \
             ORDER BY answers.message, answered_at, account",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(since)
        .fetch_all(self.read_connection().await?)
        .await?;
        rows.iter().map(|row| answer(row, place)).collect()
    }

    /// Returns the answers of `account` to puzzles of the day, with their places, the latest first.
    pub async fn puzzle_answers_of(&mut self, account: &Account) -> anyhow::Result<Vec<(Place, PuzzleAnswer)>> {
        let rows = sqlx::query(
            "SELECT answers.*, daily_puzzles.place AS place, people.name AS name FROM puzzle_answers AS answers \
             JOIN daily_puzzles ON daily_puzzles.message = answers.message \
             LEFT JOIN people ON people.platform = answers.platform AND people.id = answers.account \
             WHERE answers.platform = $1 AND account = $2 ORDER BY answers.message DESC",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .fetch_all(self.read_connection().await?)
        .await?;
        rows.iter().map(|row| place(row).and_then(|place| Ok((place.clone(), answer(row, &place)?)))).collect()
    }

    /// Records the first answer of an account to a puzzle of the day. Returns whether it was the first.
    pub async fn insert_puzzle_answer(&mut self, answer: &PuzzleAnswer) -> anyhow::Result<bool> {
        let inserted = sqlx::query(
            "INSERT INTO puzzle_answers (message, account, platform, solved, answered_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (message, account) DO NOTHING",
        )
        .bind(answer.message)
        .bind(answer.account.id.clone())
        .bind(answer.account.platform.key())
        .bind(i64::from(answer.is_solved))
        .bind(answer.answered_at)
        .execute(self.write_connection().await?)
        .await?;
        Ok(inserted.rows_affected() > 0)
    }
}

fn daily(row: &AnyRow) -> anyhow::Result<DailyPuzzles> {
    Ok(DailyPuzzles {
        place: place(row)?,
        variant: variant(row)?,
        hour: u8::try_from(row.try_get::<i64, _>("hour")?)?,
        due_at: row.try_get("due_at")?,
    })
}

fn posted(row: &AnyRow) -> anyhow::Result<PostedPuzzle> {
    Ok(PostedPuzzle {
        message: row.try_get("message")?,
        variant: variant(row)?,
        number: u32::try_from(row.try_get::<i64, _>("number")?)?,
        posted_at: row.try_get("posted_at")?,
    })
}

fn answer(row: &AnyRow, place: &Place) -> anyhow::Result<PuzzleAnswer> {
    let account = Account { platform: place.platform, id: row.try_get("account")? };
    let name: Option<String> = row.try_get("name")?;
    Ok(PuzzleAnswer {
        message: row.try_get("message")?,
        name: name.unwrap_or_else(|| account.id.clone()),
        account,
        is_solved: row.try_get::<i64, _>("solved")? != 0,
        answered_at: row.try_get("answered_at")?,
    })
}

fn variant(row: &AnyRow) -> anyhow::Result<Variant> {
    let key: String = row.try_get("game")?;
    key.parse().map_err(|()| anyhow::anyhow!("unknown game {key:?}"))
}
