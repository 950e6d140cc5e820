//! `kafenio ratings`: prints the rated matches and the ratings as JSON, and computes them anew. `docs/ratings.md` describes the
//! lines.

use anyhow::{Result, ensure};
use kafenio_board::table::Seat;
use serde_json::{Value, json};

use crate::console::print_line;
use crate::settings::RatingsOptions;
use crate::store::{Entrant, RatedMatch, RatedSide, Store, StoredRating};

pub(super) async fn run(url: &str, options: RatingsOptions) -> Result<()> {
    let store = Store::open_read_only(url).await?;
    let print = |line: Value| {
        if options.json {
            print_line(&line.to_string());
        }
    };
    let mut count = 0;
    let recomputed = store.recompute_ratings(|rated| {
        count += 1;
        print(match_line(rated));
    });
    let recomputed = recomputed.await;
    store.close().await;
    let (ratings, faults) = recomputed?;
    for (player, rating) in &ratings {
        print(rating_line(*player, rating));
    }
    if !options.recompute {
        return Ok(());
    }
    let print_fault = |fault: &String| if options.json { eprintln!("{fault}") } else { print_line(fault) };
    faults.iter().for_each(print_fault);
    ensure!(faults.is_empty(), "the ratings do not follow from the matches: {} faults", faults.len());
    if !options.json {
        print_line(&format!("{} ratings follow from {count} matches", ratings.len()));
    }
    Ok(())
}

fn match_line(rated: &RatedMatch) -> Value {
    json!({
        "match": rated.table.0,
        "game": rated.game.key(),
        "length": rated.length,
        "cube": rated.cube,
        "weight": points(rated.weight),
        "ended_at": rated.ended_at,
        "players": Seat::BOTH.map(|seat| side(&rated.sides[seat])),
    })
}

fn side(side: &RatedSide) -> Value {
    let player = match &side.entrant {
        Entrant::Player(player) => json!(player),
        Entrant::Computer(level) => json!(level.key()),
        Entrant::New(_) | Entrant::Former => Value::Null,
    };
    json!({
        "player": player,
        "before": side.before.points(),
        "days": points(side.days),
        "after": side.after.points(),
        "score": points(500 * side.score),
    })
}

fn rating_line(player: i64, stored: &StoredRating) -> Value {
    let rating = stored.rating.points();
    json!({ "player": player, "game": stored.game.key(), "rating": rating, "matches": stored.matches, "rated_at": stored.rated_at })
}

#[expect(clippy::cast_precision_loss, reason = "53 bits hold every rating")]
fn points(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}
