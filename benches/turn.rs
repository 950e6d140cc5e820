//! Measures a turn and its parts, from a player's command to the delivered picture, at a load of 200 commands per
//! second.
//!
//! Run it with `cargo bench --bench turn --no-default-features`. `KAFENIO_BENCH_DIR` sets the directory of the database
//! (default: the working directory). It makes no promise, because shared cores say little about the slowest turn.

#![expect(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a benchmark fails by panicking and rounds")]

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kafenio::chat::{Account, Choice, Message, Place, Platform, Post, Roles, User};
use kafenio::command;
use kafenio::manager::{self, Channel, DeliveryError, DiceSource, For, Manager, SystemClock, deliver, draw};
use kafenio::store::{Store, sqlite_url};
use kafenio_board::rules::Roll;
use kafenio_board::table::{Action, Dice, DiceExhausted, Phase, Seat, Table};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Row as _};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval};

/// The number of tables that play at the same time, each with 200 ms per command.
const TABLES: usize = 40;
const COMMANDS_A_SECOND: u32 = 200;
const WARMED_UP: usize = 400;
const MEASURED: usize = 4000;
const PARTS: [&str; 5] = ["parse", "rules", "store", "delivery", "picture"];

/// The times at which a post reached the platform and its picture was drawn.
type Arrival = [Instant; 2];

/// A platform that accepts everything at once and notifies the task that waits for a post in a place.
#[derive(Clone, Default)]
struct InstantPlatform(Arc<Mutex<HashMap<String, oneshot::Sender<Arrival>>>>);

impl InstantPlatform {
    async fn show(&self, post: &Post) {
        let reached = Instant::now();
        draw(post.board.as_ref(), &For::Turn).await;
        let waiter = self.0.lock().unwrap().remove(&post.place.id);
        if let Some(waiter) = waiter {
            waiter.send([reached, Instant::now()]).unwrap();
        }
    }
}

impl Channel for InstantPlatform {
    /// The bench draws the pictures itself, to measure that.
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&[u8]>) -> Result<String, DeliveryError> {
        self.show(post).await;
        Ok(key.to_owned())
    }

    async fn edit(&self, _key: &str, _id: &str, post: &Post, _picture: Option<&[u8]>) -> Result<(), DeliveryError> {
        self.show(post).await;
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

/// The duration of a turn, and of its parts in the order of [`PARTS`].
struct Took {
    whole: Duration,
    parts: [Duration; 5],
}

/// The players of one table.
struct Player {
    manager: Manager,
    read_pool: AnyPool,
    platform: InstantPlatform,
    place: String,
    sent: usize,
}

impl Player {
    fn message(&mut self, seat: Seat, text: &str) -> Message {
        self.sent += 1;
        Message {
            id: format!("{}-{}", self.place, self.sent),
            place: Place { platform: Platform::Discord, id: self.place.clone() },
            place_within: Vec::new(),
            thread: None,
            replies_to: None,
            author: self.person(seat),
            is_from_moderator: false,
            is_from_server_manager: false,
            roles: Roles::default(),
            mentions: vec![self.person(Seat::Invited)],
            text: text.to_owned(),
            locale: None,
            place_locale: None,
        }
    }

    fn person(&self, seat: Seat) -> User {
        let role = if seat == Seat::Inviter { "alice" } else { "bob" };
        let name = format!("{role}-{}", self.place);
        User { account: Account { platform: Platform::Discord, id: name.clone() }, name }
    }

    async fn begin(&mut self) {
        let text = format!("/newgame backgammon <@{}> match:25", self.person(Seat::Invited).account.id);
        for (seat, text) in [(Seat::Inviter, text.as_str()), (Seat::Invited, "/accept")] {
            let message = self.message(seat, text);
            assert_eq!(manager::handle(&self.manager, message).await.unwrap(), [], "{text}");
        }
    }

    async fn table(&self) -> Table {
        let query = sqlx::query("SELECT snapshot FROM tables JOIN sides ON table_id = id WHERE place = $1 LIMIT 1")
            .bind(self.place.clone());
        let row = query.fetch_one(&self.read_pool).await.unwrap();
        serde_json::from_str(row.get("snapshot")).unwrap()
    }

    /// Sends the next command of this table, which was due at `due`; returns `None` if only its author sees the reply.
    async fn step(&mut self, due: Instant, listed: &mut bool) -> Option<Took> {
        let mut table = self.table().await;
        let seat = table.to_decide().unwrap();
        let to_play = matches!(table.game().unwrap().phase, Phase::ToPlay { .. });
        let (text, action) = match (to_play, *listed) {
            (false, _) => ("/roll", Action::Roll),
            (true, false) => ("/moves", Action::PlayNumber(1)),
            (true, true) => ("/move 1", Action::PlayNumber(1)),
        };
        *listed = text == "/moves";
        let message = self.message(seat, text);
        if *listed {
            manager::handle(&self.manager, message).await.unwrap();
            return None;
        }
        let parsing = Instant::now();
        command::parse(text, &[]).unwrap();
        let ruling = Instant::now();
        table.act(seat, &action, &mut Die).unwrap();
        let ruled = Instant::now();
        let (sender, receiver) = oneshot::channel();
        self.platform.0.lock().unwrap().insert(self.place.clone(), sender);
        let begun = Instant::now();
        manager::handle(&self.manager, message).await.unwrap();
        let handled = Instant::now();
        let [reached, shown] = receiver.await.unwrap();
        let (parse, rules) = (ruling - parsing, ruled - ruling);
        let store = (handled - begun).saturating_sub(parse + rules);
        let delivery = reached.saturating_duration_since(handled);
        // Parsing and deciding were only repeated here to measure them.
        let whole = (shown - due).saturating_sub(parse + rules);
        Some(Took { whole, parts: [parse, rules, store, delivery, shown - reached] })
    }
}

/// Always rolls 3-1.
struct Die;

impl Dice for Die {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        Roll::new(3, 1).ok_or(DiceExhausted)
    }
}

#[tokio::main(worker_threads = 2)]
async fn main() {
    let folder = tempfile::tempdir_in(std::env::var("KAFENIO_BENCH_DIR").unwrap_or_else(|_| ".".to_owned())).unwrap();
    let url = sqlite_url(&folder.path().join("turn.db"));
    let manager = Manager::new(Store::open(&url).await.unwrap(), DiceSource::System, SystemClock);
    let (platform, read_pool) =
        (InstantPlatform::default(), AnyPoolOptions::new().max_connections(4).connect(&url).await.unwrap());
    tokio::spawn(deliver(manager.clone(), Platform::Discord, platform.clone()));
    let mut free = Vec::new();
    for number in 0..TABLES {
        let (manager, read_pool, platform) = (manager.clone(), read_pool.clone(), platform.clone());
        let mut player = Player { manager, read_pool, platform, place: format!("place-{number}"), sent: 0 };
        player.begin().await;
        free.insert(0, (player, false));
    }
    let (mut playing, mut took, mut sent) = (JoinSet::new(), Vec::new(), 0);
    let begun = Instant::now();
    let mut clock = interval(Duration::from_secs(1) / COMMANDS_A_SECOND);
    while sent < WARMED_UP + MEASURED {
        let due = clock.tick().await;
        // If all tables are busy, the next command is late, and the delay counts.
        while free.is_empty()
            && let Some(done) = playing.join_next().await
        {
            collect(done.unwrap(), &mut free, &mut took);
        }
        while let Some(done) = playing.try_join_next() {
            collect(done.unwrap(), &mut free, &mut took);
        }
        let Some((mut player, mut listed)) = free.pop() else { break };
        sent += 1;
        let measured = sent > WARMED_UP;
        playing.spawn(async move {
            let took = player.step(due, &mut listed).await;
            (player, listed, took.filter(|_| measured))
        });
    }
    let rate = sent as f64 / begun.elapsed().as_secs_f64();
    for done in playing.join_all().await {
        collect(done, &mut free, &mut took);
    }
    println!("{rate:.0} commands a second at {TABLES} tables, {} turns with a picture, in milliseconds", took.len());
    println!("{:<10} {:>8} {:>8}", "", "median", "p99");
    print("a turn", took.iter().map(|took| took.whole));
    for (index, part) in PARTS.iter().enumerate() {
        print(part, took.iter().map(|took| took.parts[index]));
    }
}

/// Puts a table at the back of the queue and records its turn.
fn collect(done: (Player, bool, Option<Took>), free: &mut Vec<(Player, bool)>, took: &mut Vec<Took>) {
    free.insert(0, (done.0, done.1));
    took.extend(done.2);
}

fn print(name: &str, durations: impl Iterator<Item = Duration>) {
    let mut sorted: Vec<f64> = durations.map(|duration| duration.as_secs_f64() * 1e3).collect();
    sorted.sort_by(f64::total_cmp);
    let [median, p99] = [50, 99].map(|percent| sorted[sorted.len() * percent / 100]);
    println!("{name:<10} {median:>8.2} {p99:>8.2}");
}
