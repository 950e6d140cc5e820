//! Measures what ratings and tournaments cost: the end of a rated match of a cup, compared with that of a match that is neither, and
//! the lists of `/top` over 100,000 rated matches.
//!
//! Run it with `cargo bench --bench club --no-default-features`. It fails if a promise is broken. The median end of a match takes at
//! most 1.2 times as long, and the median `/top` 20 ms.

#![expect(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use kafenio::chat::{Account, Message, Place, Platform, User};
use kafenio::manager::{self, Clock, DiceSource, Manager};
use kafenio::store::{Store, sqlite_url};
use kafenio_board::table::{GameChoice, Seat};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use tokio::time::Instant;

#[path = "../tests/all/harness/screen.rs"]
mod screen;

use self::screen::Screen;

/// How many people play in the cup.
const PEOPLE: usize = 32;
/// How many rated matches there are for `/top`, and between how many people.
const MATCHES: usize = 100_000;
const RATED_PEOPLE: usize = 1000;
/// How long after each other they have ended, in milliseconds: in five years all together.
const INTERVAL: i64 = 26 * 60_000;
/// How often each list is asked for.
const ASKED: usize = 21;
const MAX_RATIO: f64 = 1.2;
const MAX_TOP: Duration = Duration::from_millis(20);
/// Where the cup is played and the matches have ended, and where others are played.
const HALL: &str = "hall";
const ELSEWHERE: &str = "garden";

/// The wall clock of the benchmark, in milliseconds since 1970: each reading is a second later.
#[derive(Clone)]
struct Seconds(Arc<AtomicI64>);

impl Clock for Seconds {
    fn now(&self) -> i64 {
        self.0.fetch_add(1000, Ordering::SeqCst)
    }
}

struct Club {
    manager: Manager,
    messages: AtomicI64,
}

impl Club {
    async fn open(url: &str) -> Club {
        let store = Store::open(url).await.unwrap();
        let clock = Seconds(Arc::new(AtomicI64::new(1_700_000_000_000)));
        Club { manager: Manager::new(store, DiceSource::System, clock), messages: AtomicI64::new(0) }
    }

    /// Handles what `name` writes in `place`, and returns how long it took.
    async fn says(&self, name: &str, place: &str, text: &str) -> Duration {
        let id = format!("m{}", self.messages.fetch_add(1, Ordering::SeqCst));
        let mentions = text.split("<@").skip(1).filter_map(|rest| Some(person(rest.split_once('>')?.0))).collect();
        let message = Message { mentions, ..Message::text_only(id, at(place), person(name), text.to_owned()) };
        let begun = Instant::now();
        manager::handle(&self.manager, message, &Screen::default()).await.unwrap();
        begun.elapsed()
    }

    /// Lets somebody lose a match in `place`, if one is going on there, and returns how long its end took.
    async fn end_of_match(&self, place: &str) -> Option<Duration> {
        let open = self.manager.store().begin_read().open_tables(&at(place)).await.unwrap();
        let stored = open.first()?;
        let name = |seat: Seat| stored.players[seat].account().unwrap().id.clone();
        self.says(&name(Seat::Inviter), place, &format!("/resign single sure:yes table:{}", stored.id)).await;
        Some(self.says(&name(Seat::Invited), place, &format!("/accept table:{}", stored.id)).await)
    }
}

fn person(name: &str) -> User {
    User { account: Account { platform: Platform::Discord, id: name.to_owned() }, name: name.to_owned() }
}

fn at(place: &str) -> Place {
    Place { platform: Platform::Discord, id: place.to_owned() }
}

#[tokio::main(worker_threads = 2)]
async fn main() -> ExitCode {
    let folder = tempfile::tempdir_in(std::env::var("KAFENIO_BENCH_DIR").unwrap_or_else(|_| ".".to_owned())).unwrap();
    let url = sqlite_url(&folder.path().join("club.db"));
    let club = Club::open(&url).await;
    // `&` measures both even if the first fails.
    if ends(&club).await & lists(&club, &url).await { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Compares the ends of the matches of a rated cup with those of other matches, one by one in turn.
async fn ends(club: &Club) -> bool {
    club.says("p0", HALL, "/cup portes rated").await;
    for number in 1..PEOPLE {
        club.says(&format!("p{number}"), HALL, "/cup join").await;
    }
    manager::run_due_tournaments(&club.manager).await.unwrap();
    let mut took = [Vec::new(), Vec::new()];
    while let Some(in_cup) = club.end_of_match(HALL).await {
        manager::run_due_tournaments(&club.manager).await.unwrap();
        let number = took[0].len();
        let [one, other] = ["a", "b"].map(|letter| format!("{letter}{number}"));
        club.says(&one, ELSEWHERE, &format!("/newgame portes <@{other}>")).await;
        club.says(&other, ELSEWHERE, "/accept").await;
        took[0].push(in_cup);
        took[1].push(club.end_of_match(ELSEWHERE).await.unwrap());
    }
    let [in_cup, plain] = took.each_mut().map(|took| median(took).as_secs_f64());
    println!(
        "       {} ends of matches: {:.2} ms in a rated cup, {:.2} ms without",
        took[0].len(),
        1e3 * in_cup,
        1e3 * plain
    );
    promise("end of a rated match of a cup beside one without", in_cup / plain, MAX_RATIO)
}

/// Measures the lists of `/top` over many rated matches that have ended in one place.
async fn lists(club: &Club, url: &str) -> bool {
    fill(url).await;
    let game = GameChoice::ALL[0].key();
    let mut kept = true;
    for list in ["month", "ratings", "play"] {
        let mut took = Vec::new();
        for _ in 0..ASKED {
            took.push(club.says("p0", HALL, &format!("/top {game} {list}")).await);
        }
        let took = median(&mut took).as_secs_f64();
        kept &= promise(&format!("milliseconds for /top {list}"), 1e3 * took, 1e3 * MAX_TOP.as_secs_f64());
    }
    kept
}

/// Adds the rated matches, with everybody's ratings, as many copies of the first match of the cup with other people.
async fn fill(url: &str) {
    let mut database = AnyConnection::connect(url).await.unwrap();
    let numbers = format!("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MATCHES})");
    let people = format!("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {RATED_PEOPLE})");
    let first = "(SELECT MIN(table_id) FROM rated_matches)";
    // Everybody meets everybody, in an order that mixes them.
    let player =
        format!("1000 + (i * (CASE WHEN seat = 'inviter' THEN 1 ELSE 7 END) + i / {RATED_PEOPLE}) % {RATED_PEOPLE}");
    let game = GameChoice::ALL[0].key();
    for fill in [
        format!(
            "INSERT INTO rated_players (id, platform, account) {people} SELECT 1000 + i - 1, 'discord', 'r' || i FROM n"
        ),
        format!(
            "INSERT INTO people (platform, id, name, preferences) {people} SELECT 'discord', 'r' || i, 'Player ' || i, '{{}}' FROM n"
        ),
        format!(
            "INSERT INTO tables (id, snapshot, version, revision, stage, decider, announced_from, opened_at, changed_at, due_at, \
             taken_back, calls) {numbers} SELECT 100000 + i, snapshot, version, revision, stage, decider, announced_from, \
             opened_at, changed_at, due_at, taken_back, calls FROM tables, n WHERE id = {first}"
        ),
        format!(
            "INSERT INTO sides (table_id, seat, platform, account, name, place, latest, open, opened_at) {numbers} \
             SELECT 100000 + i, seat, platform, 'r' || ({player} - 999), 'Player', place, NULL, open, opened_at FROM sides, n \
             WHERE table_id = {first}"
        ),
        format!(
            "INSERT INTO rated_matches (table_id, game, length, cube, weight, ended_at, claimed, uncounted) {numbers} \
             SELECT 100000 + i, '{game}', length, cube, weight, ended_at - ({MATCHES} - i) * {INTERVAL}, 0, NULL \
             FROM rated_matches, n WHERE table_id = {first}"
        ),
        format!(
            "INSERT INTO rated_sides (table_id, seat, player, score, days, rating_before, deviation_before, rating_after, \
             deviation_after) {numbers} SELECT 100000 + i, seat, {player}, score, days, rating_before, deviation_before, \
             rating_after, deviation_after FROM rated_sides, n WHERE table_id = {first}"
        ),
        "INSERT INTO judged_games (table_id, number, seat, decisions, lost, squares) SELECT table_id, 1, seat, 25, \
             1000 * player, 40000 FROM rated_sides WHERE table_id > 100000"
            .to_owned(),
        format!(
            "INSERT INTO error_rates (player, game, decisions, lost, squares, ended_at) SELECT player, '{game}', 1000, \
             40000 * player, 1600000, MAX(ended_at) FROM rated_sides \
             JOIN rated_matches ON rated_matches.table_id = rated_sides.table_id WHERE player >= 1000 GROUP BY player"
        ),
        format!(
            "INSERT INTO ratings (player, game, rating, deviation, rated_at, matches) SELECT player, '{game}', \
             1500000 + player * 10, 60000, MAX(ended_at), COUNT(*) FROM rated_sides \
             JOIN rated_matches ON rated_matches.table_id = rated_sides.table_id WHERE player >= 1000 GROUP BY player"
        ),
        "ANALYZE".to_owned(),
    ] {
        sqlx::query(AssertSqlSafe(fill)).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
}

fn median(took: &mut [Duration]) -> Duration {
    took.sort_unstable();
    took[took.len() / 2]
}

fn promise(what: &str, figure: f64, limit: f64) -> bool {
    let is_kept = figure <= limit;
    println!("{} {what}: {figure:.2}, promised {limit:.2}", if is_kept { "ok    " } else { "FAILED" });
    is_kept
}
