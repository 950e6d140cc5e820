//! Stores how well the games of rated matches were played, as sums that outlive the analyses.

use kafenio_board::table::{BySeat, GameChoice, Seat, TableId};
use sqlx::Row as _;

use crate::chat::{Place, User};
use crate::error_rate::Losses;
use crate::store::backend::statement::Statement;
use crate::store::rankings::listed_user;
use crate::store::transaction::Transaction;

/// Which decisions count in a list of error rates.
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    /// When their matches ended: from the first moment on, before the second one, in milliseconds since 1970.
    pub ended: [i64; 2],
    /// The earliest moment at which the last of them may have ended.
    pub since: i64,
    /// How many of each person are needed, and how many count, the latest ones. A game counts as a whole.
    pub decisions: [i64; 2],
}

impl Transaction {
    /// Returns whether the result of a table counts for ratings.
    pub async fn is_counted(&mut self, table: TableId) -> anyhow::Result<bool> {
        let sql = "SELECT 1 FROM rated_matches WHERE table_id = $1 AND uncounted IS NULL";
        Ok(sqlx::query(sql).bind(table.0).fetch_optional(self.read_connection().await?).await?.is_some())
    }

    /// Stores how well a game of a rated match was played.
    pub async fn save_judged_game(
        &mut self,
        table: TableId,
        number: u32,
        losses: &BySeat<Losses>,
    ) -> anyhow::Result<()> {
        let mut insert = Statement::default();
        insert.push("INSERT INTO judged_games (table_id, number, seat, decisions, lost, squares) VALUES ");
        for seat in Seat::BOTH {
            let Losses { decisions, lost, squares } = losses[seat];
            let seat_key = seat.key().to_owned();
            insert.push(if seat == Seat::Inviter { "(" } else { "), (" });
            let keys = [table.into(), i64::from(number).into(), seat_key.into()];
            insert.bind(keys.into_iter().chain([decisions, lost, squares].map(Into::into)));
        }
        insert.push(") ON CONFLICT (table_id, number, seat) DO UPDATE SET decisions = excluded.decisions, ");
        insert.push("lost = excluded.lost, squares = excluded.squares");
        insert.execute(self.write_connection().await?).await?;
        Ok(())
    }

    /// Returns who has lost least in `game` of those who have ended a rated match in `place`, the best first, at most `most`. Whoever
    /// does not want to be listed is left out, and leaves room for nobody else.
    pub async fn best_error_rates(
        &mut self,
        place: &Place,
        game: GameChoice,
        judged: Judged,
        most: i64,
    ) -> anyhow::Result<Vec<(User, Losses)>> {
        // `through` counts the decisions of this game and of all later ones.
        let rows = sqlx::query(
            "WITH judged AS (SELECT own.player, decisions, lost, squares, ended_at, SUM(decisions) OVER (PARTITION BY own.player \
             ORDER BY rated_matches.id DESC, number DESC ROWS UNBOUNDED PRECEDING) AS through FROM rated_matches \
             JOIN judged_games ON judged_games.table_id = rated_matches.table_id \
             JOIN rated_sides AS own ON own.table_id = judged_games.table_id AND own.seat = judged_games.seat \
             WHERE game = $1 AND ended_at >= $2 AND ended_at < $3 AND own.player IS NOT NULL), \
             added AS (SELECT player, CAST(SUM(decisions) AS BIGINT) AS decisions, CAST(SUM(lost) AS BIGINT) AS lost, \
             CAST(SUM(squares) AS BIGINT) AS squares FROM judged WHERE through - decisions < $4 \
             GROUP BY player HAVING SUM(decisions) >= $5 AND MAX(ended_at) >= $9) \
             SELECT added.*, rated_players.platform, account, name, preferences FROM added \
             JOIN rated_players ON rated_players.id = added.player \
             LEFT JOIN people ON people.platform = rated_players.platform AND people.id = account \
             WHERE EXISTS (SELECT 1 FROM rated_sides AS here JOIN sides ON sides.table_id = here.table_id \
             AND sides.seat = here.seat WHERE here.player = added.player AND sides.platform = $6 AND place = $7) \
             ORDER BY CAST(lost AS REAL) / decisions, player LIMIT $8",
        )
        .bind(game.key())
        .bind(judged.ended[0])
        .bind(judged.ended[1])
        .bind(judged.decisions[1])
        .bind(judged.decisions[0])
        .bind(place.platform.key())
        .bind(place.id.clone())
        .bind(most)
        .bind(judged.since)
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
