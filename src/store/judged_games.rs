//! Stores how well the games of rated matches were played, as sums that outlive the analyses, and the error rates that follow.

use kafenio_board::table::{BySeat, GameChoice, Month, Seat, TableId};
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Place, User};
use crate::error_rate::{LISTED, Losses};
use crate::store::backend::statement::Statement;
use crate::store::database::Store;
use crate::store::rankings::{listed_here, listed_user};
use crate::store::transaction::Transaction;

/// Returns the statement that adds up how well each player has played game $1 in the rated matches that ended from $2 on and before $3:
/// their last games, up to the one with the last decision that counts. `condition` chooses among them.
fn sums(condition: &str) -> String {
    // `through` counts the decisions of a game and of all later ones.
    let [_, most] = LISTED;
    format!(
        "SELECT player, game, CAST(SUM(decisions) AS BIGINT) AS decisions, CAST(SUM(lost) AS BIGINT) AS lost, \
         CAST(SUM(squares) AS BIGINT) AS squares, MAX(ended_at) AS ended_at FROM (SELECT own.player, game, decisions, lost, \
         squares, ended_at, SUM(decisions) OVER (PARTITION BY own.player ORDER BY rated_matches.id DESC, number DESC \
         ROWS UNBOUNDED PRECEDING) AS through FROM rated_matches \
         JOIN judged_games ON judged_games.table_id = rated_matches.table_id \
         JOIN rated_sides AS own ON own.table_id = judged_games.table_id AND own.seat = judged_games.seat \
         WHERE game = $1 AND ended_at >= $2 AND ended_at < $3 AND own.player IS NOT NULL{condition}) AS judged \
         WHERE through - decisions < {most} GROUP BY player, game"
    )
}

impl Store {
    /// Adds a fault for each error rate that does not follow from the judged games.
    pub(in crate::store) async fn find_faulty_error_rates(&self, faults: &mut Vec<String>) -> anyhow::Result<()> {
        let sql = format!(
            "SELECT error_rates.player FROM error_rates LEFT JOIN ({}) AS added ON added.player = error_rates.player \
             AND (added.decisions, added.lost, added.squares, added.ended_at) = \
             (error_rates.decisions, error_rates.lost, error_rates.squares, error_rates.ended_at) \
             WHERE error_rates.game = $1 AND added.player IS NULL ORDER BY error_rates.player",
            sums("")
        );
        for game in GameChoice::ALL {
            let query = sqlx::query(AssertSqlSafe(sql.as_str())).bind(game.key()).bind(0_i64).bind(i64::MAX);
            for row in query.fetch_all(&self.pool).await? {
                let player: i64 = row.try_get("player")?;
                faults.push(format!(
                    "the error rate of player {player} in {} does not follow from the games",
                    game.key()
                ));
            }
        }
        Ok(())
    }
}

impl Transaction {
    /// Returns whether the result of a table counts for ratings.
    pub async fn is_counted(&mut self, table: TableId) -> anyhow::Result<bool> {
        let sql = "SELECT 1 FROM rated_matches WHERE table_id = $1 AND uncounted IS NULL";
        Ok(sqlx::query(sql).bind(table.0).fetch_optional(self.read_connection().await?).await?.is_some())
    }

    /// Stores how well the games with these numbers of a rated match were played, and the error rates that follow.
    pub async fn save_judged_games(&mut self, table: TableId, games: &[(u32, BySeat<Losses>)]) -> anyhow::Result<()> {
        for (number, losses) in games {
            let mut insert = Statement::default();
            insert.push("INSERT INTO judged_games (table_id, number, seat, decisions, lost, squares) VALUES ");
            for seat in Seat::BOTH {
                let Losses { decisions, lost, squares } = losses[seat];
                insert.push(if seat == Seat::Inviter { "(" } else { "), (" });
                let keys = [table.into(), i64::from(*number).into(), seat.key().to_owned().into()];
                insert.bind(keys.into_iter().chain([decisions, lost, squares].map(Into::into)));
            }
            insert.push(") ON CONFLICT (table_id, number, seat) DO UPDATE SET decisions = excluded.decisions, ");
            insert.push("lost = excluded.lost, squares = excluded.squares");
            insert.execute(self.write_connection().await?).await?;
        }
        let players = sqlx::query(
            "SELECT player, game FROM rated_sides JOIN rated_matches ON rated_matches.table_id = rated_sides.table_id \
             WHERE rated_sides.table_id = $1 AND player IS NOT NULL",
        )
        .bind(table.0)
        .fetch_all(self.write_connection().await?)
        .await?;
        for row in players {
            let update = format!(
                "INSERT INTO error_rates (player, game, decisions, lost, squares, ended_at) {} \
                 ON CONFLICT (player, game) DO UPDATE SET decisions = excluded.decisions, lost = excluded.lost, \
                 squares = excluded.squares, ended_at = excluded.ended_at",
                sums(" AND own.player = $4")
            );
            sqlx::query(AssertSqlSafe(update))
                .bind(row.try_get::<String, _>("game")?)
                .bind(0_i64)
                .bind(i64::MAX)
                .bind(row.try_get::<i64, _>("player")?)
                .execute(self.write_connection().await?)
                .await?;
        }
        Ok(())
    }

    /// Returns who loses least in `game` of those who have ended a rated match in `place`, and of whom one was judged that ended from
    /// `since` on (milliseconds since 1970): the best first, at most 50. Whoever does not want to be listed is left out, and leaves
    /// room for nobody else.
    pub async fn best_error_rates(
        &mut self,
        place: &Place,
        game: GameChoice,
        since: i64,
    ) -> anyhow::Result<Vec<(User, Losses)>> {
        let all = "SELECT * FROM error_rates WHERE game = $1 AND ended_at >= $2 AND ended_at < $3";
        self.best_of(all, place, game, [since, i64::MAX]).await
    }

    /// Does the same for the matches that ended in `month` alone.
    pub async fn best_error_rates_of_month(
        &mut self,
        place: &Place,
        game: GameChoice,
        month: Month,
    ) -> anyhow::Result<Vec<(User, Losses)>> {
        self.best_of(&sums(""), place, game, [month.begin, month.end]).await
    }

    async fn best_of(
        &mut self,
        sums: &str,
        place: &Place,
        game: GameChoice,
        [from, until]: [i64; 2],
    ) -> anyhow::Result<Vec<(User, Losses)>> {
        let sql = listed_here(&format!("({sums})"), "decisions >= $4", "CAST(lost AS REAL) / decisions");
        let [least, _] = LISTED;
        let rows = sqlx::query(AssertSqlSafe(sql))
            .bind(game.key())
            .bind(from)
            .bind(until)
            .bind(least)
            .bind(place.platform.key())
            .bind(place.id.clone())
            .fetch_all(self.read_connection().await?)
            .await?;
        let mut best = Vec::with_capacity(rows.len());
        for row in &rows {
            let [decisions, lost, squares] = [row.try_get("decisions")?, row.try_get("lost")?, row.try_get("squares")?];
            best.extend(listed_user(row)?.map(|user| (user, Losses { decisions, lost, squares })));
        }
        Ok(best)
    }
}
