//! Stores rated matches, and the ratings that follow from them.

use kafenio_board::table::{BySeat, GameChoice, Seat, Stage, Table, TableId, Terms};
use kafenio_engine::Level;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::chat::Account;
use crate::rating::{Player, Rating, after_match, length, of_computer, score, weight};
use crate::store::backend::transient::WriteConflict;
use crate::store::transaction::Transaction;

/// A day, in the milliseconds that make a thousandth of it.
const THOUSANDTH_OF_DAY: i64 = 86_400;

/// A rated match that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedMatch {
    pub table: TableId,
    pub game: GameChoice,
    /// In points, or in games of Tric-Trac.
    pub length: i64,
    pub cube: bool,
    /// In thousandths.
    pub weight: i64,
    /// In milliseconds since 1970.
    pub ended_at: i64,
    /// Whether the loser's time was up.
    pub claimed: bool,
    /// Why it changes no rating.
    pub uncounted: Option<Uncounted>,
    pub sides: BySeat<RatedSide>,
}

/// One side of a rated match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedSide {
    pub entrant: Entrant,
    /// 2 for a win, 1 for a draw, 0 for a loss.
    pub score: i64,
    /// How long ago the player's last rated match of the game was, in thousandths of a day.
    pub days: i64,
    pub before: Rating,
    pub after: Rating,
    /// How many rated matches of the game the player had before; only known until it is stored.
    matches: i64,
}

/// Who plays one side of a rated match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A person who has ended a rated match before.
    Player(i64),
    /// A person who has not.
    New(Account),
    Computer(Level),
    /// Somebody who was forgotten before the end.
    Former,
}

/// Why a rated match changes no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// One side had too few turns.
    Turns,
    /// The two have played too many rated matches lately.
    Pair,
    /// The person has played too many against the computer lately.
    Computer,
    /// The loser has lost another match on time and has not moved since.
    Absence,
    /// A player was forgotten.
    Former,
    /// A tournament decided it.
    Tournament,
}

/// The rating of a player in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredRating {
    pub game: GameChoice,
    pub rating: Rating,
    /// When the last rated match ended, in milliseconds since 1970.
    pub rated_at: i64,
    pub matches: i64,
}

impl Uncounted {
    const ALL: [Uncounted; 6] = [
        Uncounted::Turns,
        Uncounted::Pair,
        Uncounted::Computer,
        Uncounted::Absence,
        Uncounted::Former,
        Uncounted::Tournament,
    ];

    /// Returns the word for it in the database and in the locale files.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Uncounted::Turns => "turns",
            Uncounted::Pair => "pair",
            Uncounted::Computer => "computer",
            Uncounted::Absence => "absence",
            Uncounted::Former => "former",
            Uncounted::Tournament => "tournament",
        }
    }
}

impl StoredRating {
    /// Returns the rating at the time `now` (milliseconds since 1970).
    #[must_use]
    pub fn at(&self, now: i64) -> Rating {
        self.rating.aged(days_since(self.rated_at, now))
    }
}

/// Returns how long ago `rated_at` was, in thousandths of a day. The clock may have been put back meanwhile.
pub(in crate::store) fn days_since(rated_at: i64, now: i64) -> i64 {
    (now - rated_at).max(0) / THOUSANDTH_OF_DAY
}

impl Transaction {
    /// Returns who a person is as a player: the one of their accounts that was rated first.
    pub async fn entrant(&mut self, account: &Account) -> anyhow::Result<Entrant> {
        let mut players = Vec::new();
        for account in self.accounts_of_person(account).await? {
            players.extend(self.rated_player(&account).await?);
        }
        Ok(players.into_iter().min().map_or_else(|| Entrant::New(account.clone()), Entrant::Player))
    }

    /// Returns the ratings of a person.
    pub async fn ratings(&mut self, account: &Account) -> anyhow::Result<Vec<StoredRating>> {
        match self.entrant(account).await? {
            Entrant::Player(player) => self.ratings_of_player(player).await,
            _ => Ok(Vec::new()),
        }
    }

    /// Returns the ratings of a person after their latest matches of `game` that counted, at most `most`, the oldest first. They are in
    /// thousandths.
    pub async fn rating_history(&mut self, account: &Account, game: GameChoice, most: i64) -> anyhow::Result<Vec<i64>> {
        let Entrant::Player(player) = self.entrant(account).await? else { return Ok(Vec::new()) };
        let rows = sqlx::query(
            "SELECT rating_after FROM rated_sides JOIN rated_matches ON rated_matches.table_id = rated_sides.table_id \
             WHERE player = $1 AND game = $2 AND uncounted IS NULL ORDER BY rated_matches.id DESC LIMIT $3",
        )
        .bind(player)
        .bind(game.key())
        .bind(most)
        .fetch_all(self.read_connection().await?)
        .await?;
        rows.iter().rev().map(|row| Ok(row.try_get("rating_after")?)).collect()
    }

    /// Returns the ratings of `account` alone, whatever it is linked with.
    pub async fn ratings_of_account(&mut self, account: &Account) -> anyhow::Result<Vec<StoredRating>> {
        match self.rated_player(account).await? {
            Some(player) => self.ratings_of_player(player).await,
            None => Ok(Vec::new()),
        }
    }

    async fn rated_player(&mut self, account: &Account) -> anyhow::Result<Option<i64>> {
        let row = sqlx::query("SELECT id FROM rated_players WHERE platform = $1 AND account = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_optional(self.read_connection().await?)
            .await?;
        Ok(row.map(|row| row.try_get("id")).transpose()?)
    }

    async fn ratings_of_player(&mut self, player: i64) -> anyhow::Result<Vec<StoredRating>> {
        let rows = sqlx::query("SELECT * FROM ratings WHERE player = $1 ORDER BY game")
            .bind(player)
            .fetch_all(self.read_connection().await?)
            .await?;
        rows.iter().map(stored_rating).collect()
    }

    /// Returns what a match between these two that ends now, at `ended_at`, would change if `winner` won it.
    pub async fn rate(
        &mut self,
        table: TableId,
        terms: &Terms,
        entrants: BySeat<Entrant>,
        winner: Option<Seat>,
        ended_at: i64,
    ) -> anyhow::Result<RatedMatch> {
        let BySeat { inviter, invited } = entrants;
        let mut sides = [self.side(terms, inviter, ended_at).await?, self.side(terms, invited, ended_at).await?];
        for (side, seat) in sides.iter_mut().zip(Seat::BOTH) {
            side.score = score(winner, seat);
        }
        let length = length(terms.length);
        let weight = weight(terms.game, length, terms.cube);
        let after = after_match(weight, sides[0].score, sides.each_ref().map(RatedSide::player));
        for (side, after) in sides.iter_mut().zip(after) {
            side.after = after;
        }
        let [inviter, invited] = sides;
        Ok(RatedMatch {
            table,
            game: terms.game,
            length,
            cube: terms.cube,
            weight,
            ended_at,
            claimed: false,
            uncounted: None,
            sides: BySeat { inviter, invited },
        })
    }

    async fn side(&mut self, terms: &Terms, entrant: Entrant, now: i64) -> anyhow::Result<RatedSide> {
        let mut stored = None;
        if let Entrant::Player(player) = entrant {
            let row = sqlx::query("SELECT * FROM ratings WHERE player = $1 AND game = $2")
                .bind(player)
                .bind(terms.game.key())
                .fetch_optional(self.read_connection().await?)
                .await?;
            stored = row.as_ref().map(stored_rating).transpose()?;
        }
        let before = match (&entrant, stored) {
            (Entrant::Computer(level), _) => of_computer(terms.game, *level),
            (_, Some(stored)) => stored.rating,
            (_, None) => Rating::NEW,
        };
        let days = stored.map_or(0, |stored| days_since(stored.rated_at, now));
        let matches = stored.map_or(0, |stored| stored.matches);
        Ok(RatedSide { entrant, score: 0, days, before, after: before, matches })
    }

    /// Returns how many rated matches that counted `player` has ended since the time `since` (milliseconds since 1970), against
    /// the player `other`, or against the computer.
    pub async fn rated_matches_against(&mut self, player: i64, other: Option<i64>, since: i64) -> anyhow::Result<i64> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS count FROM rated_sides AS own \
             JOIN rated_sides AS other ON other.table_id = own.table_id AND other.seat <> own.seat \
             JOIN rated_matches ON rated_matches.table_id = own.table_id \
             WHERE own.player = $1 AND COALESCE(other.player, 0) = $2 AND ended_at > $3 AND uncounted IS NULL",
        )
        .bind(player)
        .bind(other.unwrap_or(0))
        .bind(since)
        .fetch_one(self.read_connection().await?)
        .await?;
        Ok(row.try_get("count")?)
    }

    /// Returns when `player` has last lost a rated match on time, in milliseconds since 1970.
    pub async fn last_lost_on_time(&mut self, player: i64) -> anyhow::Result<Option<i64>> {
        let row = sqlx::query(
            "SELECT MAX(ended_at) AS ended_at FROM rated_sides \
             JOIN rated_matches ON rated_matches.table_id = rated_sides.table_id \
             WHERE player = $1 AND score = 0 AND claimed = 1",
        )
        .bind(player)
        .fetch_one(self.read_connection().await?)
        .await?;
        Ok(row.try_get("ended_at")?)
    }

    /// Returns the tables of `account` that have changed since the time `since` (milliseconds since 1970), with its seats, and
    /// the number of the first event there since then.
    pub async fn events_since(&mut self, account: &Account, since: i64) -> anyhow::Result<Vec<(TableId, Seat, i64)>> {
        self.flush().await?;
        let rows = sqlx::query(
            "SELECT sides.table_id, seat, MIN(number) AS first FROM sides JOIN tables ON tables.id = sides.table_id \
             JOIN events ON events.table_id = sides.table_id \
             WHERE platform = $1 AND account = $2 AND changed_at >= $3 AND happened_at >= $3 GROUP BY sides.table_id, seat",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .bind(since)
        .fetch_all(self.read_connection().await?)
        .await?;
        let found = |row: &AnyRow| -> anyhow::Result<(TableId, Seat, i64)> {
            let seat = Seat::from_key(row.try_get("seat")?)?;
            Ok((TableId(row.try_get("table_id")?), seat, row.try_get("first")?))
        };
        rows.iter().map(found).collect()
    }

    /// Stores a match that is over, and the ratings after it.
    ///
    /// # Errors
    /// Returns an error if the database fails, or if another match has changed a rating since this one was rated.
    pub async fn insert_rated_match(&mut self, rated: &RatedMatch) -> anyhow::Result<()> {
        sqlx::query(
            "INSERT INTO rated_matches (table_id, game, length, cube, weight, ended_at, claimed, uncounted) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(rated.table.0)
        .bind(rated.game.key())
        .bind(rated.length)
        .bind(i64::from(rated.cube))
        .bind(rated.weight)
        .bind(rated.ended_at)
        .bind(i64::from(rated.claimed))
        .bind(rated.uncounted.map(Uncounted::key))
        .execute(self.write_connection().await?)
        .await?;
        for seat in Seat::BOTH {
            let side = &rated.sides[seat];
            let (player, level) = match &side.entrant {
                Entrant::Player(player) => (Some(*player), None),
                Entrant::New(account) => (Some(self.insert_rated_player(account).await?), None),
                Entrant::Computer(level) => (None, Some(level.key())),
                Entrant::Former => (None, None),
            };
            sqlx::query("INSERT INTO rated_sides VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
                .bind(rated.table.0)
                .bind(seat.key())
                .bind(player)
                .bind(level)
                .bind(side.score)
                .bind(side.days)
                .bind(side.before.rating)
                .bind(side.before.deviation)
                .bind(side.after.rating)
                .bind(side.after.deviation)
                .execute(self.write_connection().await?)
                .await?;
            if let (Some(player), None) = (player, rated.uncounted) {
                self.set_rating(player, rated, side).await?;
            }
        }
        Ok(())
    }

    async fn insert_rated_player(&mut self, account: &Account) -> anyhow::Result<i64> {
        let row = sqlx::query("INSERT INTO rated_players (platform, account) VALUES ($1, $2) RETURNING id")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_one(self.write_connection().await?)
            .await?;
        Ok(row.try_get("id")?)
    }

    /// Stores the rating after a match. Whoever else has stored one since it was read is in conflict with this transaction.
    async fn set_rating(&mut self, player: i64, rated: &RatedMatch, side: &RatedSide) -> anyhow::Result<()> {
        let sql = if side.matches == 0 {
            "INSERT INTO ratings (player, game, rating, deviation, rated_at, matches) VALUES ($1, $2, $3, $4, $5, $6 + 1)"
        } else {
            "UPDATE ratings SET rating = $3, deviation = $4, rated_at = $5, matches = matches + 1 \
             WHERE player = $1 AND game = $2 AND matches = $6"
        };
        let written = sqlx::query(sql)
            .bind(player)
            .bind(rated.game.key())
            .bind(side.after.rating)
            .bind(side.after.deviation)
            .bind(rated.ended_at)
            .bind(side.matches)
            .execute(self.write_connection().await?)
            .await?;
        let changed = || WriteConflict(format!("the rating of player {player} was changed by another transaction"));
        anyhow::ensure!(written.rows_affected() == 1, changed());
        Ok(())
    }
}

impl RatedSide {
    /// Returns the player as the mathematics sees them.
    pub(in crate::store) fn player(&self) -> Player {
        Player { before: self.before, days: self.days, is_computer: matches!(self.entrant, Entrant::Computer(_)) }
    }
}

impl RatedMatch {
    /// Checks that this is how `table` has ended.
    ///
    /// # Errors
    /// Returns an error that says what differs.
    pub(in crate::store) fn check(&self, table: &Table) -> anyhow::Result<()> {
        let Stage::Over { winner, .. } = &table.stage else { anyhow::bail!("is rated, but not over") };
        let terms = &table.terms;
        let is_same = (self.game, self.length, self.cube) == (terms.game, length(terms.length), terms.cube);
        anyhow::ensure!(is_same, "is rated as another match than it was");
        let is_right = Seat::BOTH.into_iter().all(|seat| self.sides[seat].score == score(*winner, seat));
        anyhow::ensure!(is_right, "is rated with another result than it had");
        Ok(())
    }
}

/// Returns the rated matches after the one with this number, each with its own, in order; all of them, or only that of `table`.
pub(in crate::store) async fn rated_matches(
    connection: &mut AnyConnection,
    after: i64,
    most: i64,
    table: Option<TableId>,
) -> anyhow::Result<Vec<(i64, RatedMatch)>> {
    let rows = sqlx::query(
        "SELECT rated_matches.*, rated_sides.* FROM rated_matches \
         JOIN rated_sides ON rated_sides.table_id = rated_matches.table_id \
         WHERE id > $1 AND ($2 = 0 OR rated_matches.table_id = $2) ORDER BY id, seat LIMIT $3",
    )
    .bind(after)
    .bind(table.map_or(0, |table| table.0))
    .bind(2 * most)
    .fetch_all(connection)
    .await?;
    rows.chunks(2).map(read_match).collect()
}

/// Reads a match from the rows of its sides, of which `invited` comes first.
fn read_match(rows: &[AnyRow]) -> anyhow::Result<(i64, RatedMatch)> {
    let number: i64 = rows[0].try_get("id")?;
    let [invited, inviter] = rows else { anyhow::bail!("rated match {number} has one side only") };
    anyhow::ensure!(number == inviter.try_get::<i64, _>("id")?, "rated match {number} has one side only");
    let uncounted: Option<String> = inviter.try_get("uncounted")?;
    let reason = |key: &String| Uncounted::ALL.into_iter().find(|reason| reason.key() == key);
    let rated = RatedMatch {
        table: TableId(inviter.try_get("table_id")?),
        game: GameChoice::try_from(inviter.try_get::<String, _>("game")?).map_err(anyhow::Error::msg)?,
        length: inviter.try_get("length")?,
        cube: inviter.try_get::<i64, _>("cube")? != 0,
        weight: inviter.try_get("weight")?,
        ended_at: inviter.try_get("ended_at")?,
        claimed: inviter.try_get::<i64, _>("claimed")? != 0,
        uncounted: uncounted.as_ref().map(|key| reason(key).ok_or_else(|| unknown(key))).transpose()?,
        sides: BySeat { inviter: read_side(inviter)?, invited: read_side(invited)? },
    };
    Ok((number, rated))
}

fn read_side(row: &AnyRow) -> anyhow::Result<RatedSide> {
    let entrant = match (row.try_get::<Option<i64>, _>("player")?, row.try_get::<Option<String>, _>("level")?) {
        (Some(player), _) => Entrant::Player(player),
        (None, Some(level)) => Entrant::Computer(level.parse().map_err(|()| unknown(&level))?),
        (None, None) => Entrant::Former,
    };
    Ok(RatedSide {
        entrant,
        score: row.try_get("score")?,
        days: row.try_get("days")?,
        before: Rating { rating: row.try_get("rating_before")?, deviation: row.try_get("deviation_before")? },
        after: Rating { rating: row.try_get("rating_after")?, deviation: row.try_get("deviation_after")? },
        matches: 0,
    })
}

fn unknown(word: &str) -> anyhow::Error {
    anyhow::anyhow!("{word:?} is unknown")
}

/// Reads a row of `ratings`.
pub(in crate::store) fn stored_rating(row: &AnyRow) -> anyhow::Result<StoredRating> {
    Ok(StoredRating {
        game: GameChoice::try_from(row.try_get::<String, _>("game")?).map_err(anyhow::Error::msg)?,
        rating: Rating { rating: row.try_get("rating")?, deviation: row.try_get("deviation")? },
        rated_at: row.try_get("rated_at")?,
        matches: row.try_get("matches")?,
    })
}
