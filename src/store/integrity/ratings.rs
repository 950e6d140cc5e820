//! Computes all ratings anew from the rated matches, for `kafenio ratings` and `kafenio verify-store`.

use std::collections::HashMap;

use kafenio_board::table::Seat;
use sqlx::Row as _;

use crate::rating::{Rating, after_match, weight};
use crate::store::database::Store;
use crate::store::ratings::{Entrant, RatedMatch, RatedSide, StoredRating, days_since, rated_matches, stored_rating};

/// How many matches are read at a time.
const PAGE: i64 = 1000;
/// How much a rating may differ from what another machine has computed, in thousandths: powers and logarithms differ in their
/// last bit.
const TOLERANCE: i64 = 2;

/// The ratings of players in games.
type Ratings = HashMap<(i64, &'static str), StoredRating>;

impl Store {
    /// Computes the ratings anew from the rated matches, each from the ratings that are stored before it. Calls `each` with every
    /// match that counts, in order. Returns the stored ratings with their players, and a line for each fault.
    pub async fn recompute_ratings(
        &self,
        mut each: impl FnMut(&RatedMatch),
    ) -> anyhow::Result<(Vec<(i64, StoredRating)>, Vec<String>)> {
        let mut snapshot = self.snapshot().await?;
        let mut ratings = Ratings::new();
        let mut faults = Vec::new();
        let mut last = 0;
        loop {
            let page = rated_matches(&mut snapshot, last, PAGE, None).await?;
            let Some((number, _)) = page.last() else { break };
            last = *number;
            for (_, rated) in &page {
                faults.extend(
                    faults_of(rated, &mut ratings).into_iter().map(|fault| format!("table {} {fault}", rated.table.0)),
                );
                if rated.uncounted.is_none() {
                    each(rated);
                }
            }
        }
        let mut stored = Vec::new();
        for row in sqlx::query("SELECT * FROM ratings ORDER BY player, game").fetch_all(&mut *snapshot).await? {
            let (player, rating) = (row.try_get("player")?, stored_rating(&row)?);
            if ratings.remove(&(player, rating.game.key())) != Some(rating) {
                let game = rating.game.key();
                faults.push(format!("the rating of player {player} in {game} does not follow from the rated matches"));
            }
            stored.push((player, rating));
        }
        faults
            .extend(ratings.keys().map(|(player, game)| format!("the rating of player {player} in {game} is missing")));
        Ok((stored, faults))
    }
}

/// Returns what is wrong with a match after the `ratings` before it, and changes these.
fn faults_of(rated: &RatedMatch, ratings: &mut Ratings) -> Vec<String> {
    let mut faults = Vec::new();
    let sides = [&rated.sides.inviter, &rated.sides.invited];
    let computed = after_match(rated.weight, sides[0].score, sides.map(RatedSide::player));
    if rated.weight != weight(rated.game, rated.length, rated.cube) {
        faults.push("has another weight than its length says".to_owned());
    }
    for ((side, computed), seat) in sides.into_iter().zip(computed).zip(Seat::BOTH) {
        let seat = seat.key();
        let expected = if rated.uncounted.is_some() { side.before } else { computed };
        if !is_close(side.after, expected) {
            faults.push(format!("has rated the {seat} {:?}, not {expected:?}", side.after));
        }
        let Entrant::Player(player) = side.entrant else { continue };
        let known = ratings.get(&(player, rated.game.key())).copied();
        let before = known.map_or(Rating::NEW, |known| known.rating);
        let days = known.map_or(0, |known| days_since(known.rated_at, rated.ended_at));
        if (side.before, side.days) != (before, days) {
            faults.push(format!("has rated the {seat} from {:?}, not {before:?} {days} before", side.before));
        }
        if rated.uncounted.is_none() {
            let matches = known.map_or(0, |known| known.matches) + 1;
            let after = StoredRating { game: rated.game, rating: side.after, rated_at: rated.ended_at, matches };
            ratings.insert((player, rated.game.key()), after);
        }
    }
    faults
}

fn is_close(stored: Rating, computed: Rating) -> bool {
    let differs = |one: i64, other: i64| (one - other).abs() > TOLERANCE;
    !differs(stored.rating, computed.rating) && !differs(stored.deviation, computed.deviation)
}
