//! Ratings over many random matches, which `.ci/ratings_agree.py` computes a second time.

use std::env;

use kafenio::chat::{Account, Place, Platform};
use kafenio::store::{Entrant, Established};
use kafenio_board::rules::Variant;
use kafenio_board::table::{BySeat, DAY, GameChoice, Length, Seat, TableId, Terms};
use kafenio_engine::Level;
use tokio::time::Instant;

use crate::harness::chance::Chance;
use crate::harness::talk::Talk;

/// How many people play.
const PEOPLE: usize = 25;

#[tokio::test]
async fn ratings_follow_from_many_random_matches() {
    let count: usize = env::var("KAFENIO_TEST_RATINGS").map_or(300, |count| count.parse().expect("a number"));
    let mut talk = Talk::new("").await;
    talk.says_as("1", "alice", "/newgame portes @bob").await;
    talk.multiply_tables(count).await;
    let mut chance = Chance(2029);
    let mut now = 1_800_000_000_000;
    for table in 1..=count {
        now += i64::try_from(chance.below(40_000_000)).expect("it fits");
        let game = GameChoice::ALL[chance.below(7)];
        let games = game == GameChoice::Of(Variant::TricTrac);
        let length = match chance.below(6) {
            0..=1 => Length::Single,
            _ if games => Length::Games(1 + chance.below(9) as u32),
            _ => Length::Points(1 + chance.below(25) as u32),
        };
        let mut terms = Terms::new(game, length);
        terms.cube = terms.cube && chance.below(4) > 0;
        let [one, other] = [chance.below(PEOPLE), chance.below(PEOPLE - 1)];
        let other = if other == one { PEOPLE - 1 } else { other };
        let winner = [Some(Seat::Inviter), Some(Seat::Invited), None][chance.below(21) / 10];
        let mut store = talk.store().begin().await.expect("the database takes one more transaction");
        let account = |number: usize| Account { platform: Platform::Discord, id: format!("p{number}") };
        let inviter = store.entrant(&account(one)).await.expect("the players can be read");
        let invited = match chance.below(5) {
            0 => Entrant::Computer(Level::ALL[chance.below(5)]),
            _ => store.entrant(&account(other)).await.expect("the players can be read"),
        };
        let table = TableId(i64::try_from(table).expect("it fits"));
        let entrants = BySeat { inviter, invited };
        let rated = store.rate(table, &terms, entrants, winner, now).await.expect("the ratings can be read");
        store.insert_rated_match(&rated).await.expect("the match can be stored");
        store.commit().await.expect("nobody else writes");
    }
    let begun = Instant::now();
    let place = Place { platform: Platform::Console, id: talk.place.clone() };
    let mut store = talk.store().begin_read();
    let game = GameChoice::Of(Variant::Portes);
    let best = store
        .best_ratings(&place, game, Established { matches: 5, people: 3, since: now - 90 * DAY })
        .await
        .expect("the ratings can be read");
    drop(store);
    println!("the best ratings of {count} matches: {:?}", begun.elapsed());
    assert!(!best.is_empty() && best.is_sorted_by_key(|(_, best)| std::cmp::Reverse(best.rating.rating)), "{best:?}");
    let (done, printed) = talk.operator(&["ratings", "--json", "--recompute"]);
    assert!(done, "{}", printed.lines().last().unwrap_or_default());
    assert!(printed.lines().count() > count);
    if let Some(file) = env::var_os("KAFENIO_TEST_RATINGS_FILE") {
        std::fs::write(file, printed).expect("the file can be written");
    }
}
