//! Measures what 1,000 games against the computer cost: how much longer commands between people take beside them, and how
//! soon the computer answers. In each of these games the person plays every ten seconds. Nothing is drawn.
//!
//! Run it with `cargo bench --bench computer --no-default-features`, after `taskset -c 0,1` on a machine with more than
//! two cores. `KAFENIO_BENCH_DIR` sets the directory of the database (default: the working directory). It fails if a
//! promise is broken: 99 of 100 commands between people take at most 1.5 times as long as without these games, and the
//! computer's turn follows within 2 s in 99 of 100 cases.

#![expect(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kafenio::chat::{Account, Choice, Message, Place, Platform, Post, User};
use kafenio::manager::{self, Channel, DeliveryError, DiceSource, Manager, SystemClock, deliver};
use kafenio::store::{Store, sqlite_url};
use kafenio_board::table::{Phase, Table};
use kafenio_picture::Picture;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep};

/// Games between two people, each with a command every 200 ms.
const TABLES: usize = 20;
const INTERVAL: Duration = Duration::from_millis(200);
/// Games against the computer, and the time between two turns of its opponent.
const GAMES: usize = 1000;
const GAME_INTERVAL: Duration = Duration::from_secs(10);
/// The games of these kinds, in equal numbers. In the last one the computer looks one roll ahead.
const KINDS: [&str; 5] = ["backgammon", "portes", "plakoto", "fevga", "portes level:master"];
const MEASURED: Duration = Duration::from_secs(40);

const MAX_GROWTH: f64 = 1.5;
const MAX_ANSWER: Duration = Duration::from_secs(2);

/// A platform that accepts everything at once, and keeps when the last post of each place arrived.
#[derive(Clone, Default)]
struct InstantPlatform(Arc<Mutex<HashMap<String, Instant>>>);

impl Channel for InstantPlatform {
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&Picture>) -> Result<String, DeliveryError> {
        self.0.lock().unwrap().insert(post.place.id.clone(), Instant::now());
        Ok(key.to_owned())
    }

    async fn edit(&self, _key: &str, _id: &str, _post: &Post, _picture: Option<&Picture>) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn remove_choices(
        &self,
        _key: &str,
        _place: &Place,
        _id: &str,
        _choices: &[Choice],
    ) -> Result<(), DeliveryError> {
        Ok(())
    }
}

/// The people of one table.
struct People {
    manager: Manager,
    platform: InstantPlatform,
    place: String,
    sent: usize,
}

impl People {
    fn new(manager: &Manager, platform: &InstantPlatform, place: String) -> People {
        People { manager: manager.clone(), platform: platform.clone(), place, sent: 0 }
    }

    fn person(&self, role: &str) -> User {
        let name = format!("{role}-{}", self.place);
        User { account: Account { platform: Platform::Discord, id: name.clone() }, name }
    }

    /// Makes somebody write `text`, and returns how long the bot took to handle it.
    async fn say(&mut self, author: User, text: String) -> Duration {
        self.sent += 1;
        let place = Place { platform: Platform::Discord, id: self.place.clone() };
        let message = Message {
            mentions: vec![self.person("bob")],
            ..Message::text_only(format!("{}-{}", self.place, self.sent), place, author, text)
        };
        let begun = Instant::now();
        manager::handle(&self.manager, message, &self.platform).await.unwrap();
        begun.elapsed()
    }

    /// Returns the table and who has to decide there; `None` if none is open or the computer has to decide.
    async fn table(&self) -> Option<(Table, User)> {
        let place = Place { platform: Platform::Discord, id: self.place.clone() };
        let stored = self.manager.store().begin_read().open_tables(&place).await.unwrap().pop()?;
        let seat = stored.table.to_decide()?;
        let decider = stored.players[seat].user()?.clone();
        Some((stored.table, decider))
    }

    /// Makes whoever has to decide do so. Returns how long the bot took to handle the command, and when it was given.
    async fn decide(&mut self, begin: &str) -> (Duration, Instant) {
        let (author, text) = match self.table().await {
            None => (self.person("alice"), begin.to_owned()),
            Some((table, decider)) => (decider, command(&table).to_owned()),
        };
        let given = Instant::now();
        (self.say(author, text).await, given)
    }

    /// Plays against another person. Returns how long the commands took.
    async fn play_together(mut self, end: Instant) -> Vec<Duration> {
        let (mut times, mut clock) = (Vec::new(), interval(INTERVAL));
        let begin = format!("/newgame backgammon <@{}> match:25", self.person("bob").account.id);
        while Instant::now() < end {
            clock.tick().await;
            times.push(self.decide(&begin).await.0);
        }
        times
    }

    /// Plays against the computer. Returns how long its turns took, from the command before them to their message.
    async fn play_alone(mut self, begin: String, wait: Duration, end: Instant) -> Vec<Duration> {
        let mut times = Vec::new();
        sleep(wait).await;
        let mut clock = interval(GAME_INTERVAL);
        while Instant::now() < end {
            clock.tick().await;
            let (_, given) = self.decide(&begin).await;
            let arrived = || self.platform.0.lock().unwrap().get(&self.place).copied().filter(|at| *at > given);
            while arrived().is_none() && Instant::now() < end {
                sleep(Duration::from_millis(5)).await;
            }
            times.extend(arrived().map(|at| at - given));
        }
        times
    }
}

/// Returns the command of the player who has to decide at `table`.
fn command(table: &Table) -> &'static str {
    let Some(game) = table.game().filter(|game| game.offer.is_none()) else { return "/accept" };
    match game.phase {
        Phase::ToPlay { .. } => "/move 1",
        Phase::Doubled { .. } => "/take sure:yes",
        Phase::BeforeRoll(_) | Phase::Opening => "/roll",
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let directory = std::env::var("KAFENIO_BENCH_DIR").unwrap_or_else(|_| ".".to_owned());
    let folder = tempfile::tempdir_in(directory).unwrap();
    let store = Store::open(&sqlite_url(&folder.path().join("kafenio.db"))).await.unwrap();
    let manager = Manager::new(store, DiceSource::System, SystemClock);
    let networks = kafenio_engine::Networks::builtin().unwrap();
    let manager = manager.with_networks(networks);
    let platform = InstantPlatform::default();
    let (_stopper, stop) = watch::channel(false);
    tokio::spawn(manager::run_in_background(manager.clone(), stop));
    tokio::spawn(deliver(manager.clone(), Platform::Discord, platform.clone()));

    let [before, beside] = ["before", "beside"];
    let mut alone = JoinSet::new();
    let without = together(&manager, &platform, before).await;
    let end = Instant::now() + MEASURED + GAME_INTERVAL;
    for number in 0..GAMES {
        let people = People::new(&manager, &platform, format!("alone-{number}"));
        let begin = format!("/play {}", KINDS[number % KINDS.len()]);
        let wait = GAME_INTERVAL * number as u32 / GAMES as u32;
        alone.spawn(people.play_alone(begin, wait, end));
    }
    sleep(GAME_INTERVAL).await;
    let with = together(&manager, &platform, beside).await;
    let answers: Vec<Duration> = alone.join_all().await.into_iter().flatten().collect();
    let [without, with, answers] = [without, with, answers].map(percentiles);
    println!("commands between people:     {without:?}");
    println!("beside {GAMES} games alone:     {with:?}");
    println!("the computer's turns there:  {answers:?}");
    let growth = with.p99.as_secs_f64() / without.p99.as_secs_f64();
    println!("99 of 100 take {growth:.2} times as long (promised: at most {MAX_GROWTH})");
    if growth <= MAX_GROWTH && answers.p99 <= MAX_ANSWER { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Lets people play with each other at all tables, and returns how long their commands took.
async fn together(manager: &Manager, platform: &InstantPlatform, name: &str) -> Vec<Duration> {
    let end = Instant::now() + MEASURED;
    let mut tables = JoinSet::new();
    for table in 0..TABLES {
        tables.spawn(People::new(manager, platform, format!("{name}-{table}")).play_together(end));
    }
    tables.join_all().await.into_iter().flatten().collect()
}

/// How long something took.
#[derive(Debug)]
#[expect(dead_code, reason = "printed by Debug")]
struct Percentiles {
    count: usize,
    median: Duration,
    p99: Duration,
    longest: Duration,
}

fn percentiles(mut times: Vec<Duration>) -> Percentiles {
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    Percentiles { count: times.len(), median: at(50), p99: at(99), longest: at(100) }
}
