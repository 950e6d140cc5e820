//! Measures a turn and its parts, from a player's command to the delivered picture, at a load of 200 commands per
//! second.
//!
//! Run it with `cargo bench --bench turn --no-default-features`. `KAFENIO_BENCH_DIR` sets the directory of the database
//! (default: the working directory). It promises nothing about turns, because shared cores say little about the slowest one,
//! but it fails if a command costs too much processor time. A bare picture, drawn in the same run, shows how fast the
//! machine is. It needs Linux.

#![expect(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a benchmark fails by panicking and rounds")]

use std::collections::HashMap;
use std::fs;
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kafenio::chat::{Account, Board, Choice, Message, Place, Platform, Post, User};
use kafenio::command;
use kafenio::manager::{self, Channel, DeliveryError, DiceSource, For, Manager, SystemClock, deliver, draw};
use kafenio::present::picture_file;
use kafenio::store::{Store, sqlite_url};
use kafenio_board::rules::Roll;
use kafenio_board::table::{Action, Dice, DiceExhausted, Phase, Seat, Table};
use kafenio_picture::Picture;
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
/// How many bare pictures are drawn.
const PICTURES: u32 = 300;
/// The processor time of a bare picture on the reference machine.
const REFERENCE_PICTURE: Duration = Duration::from_micros(1700);
/// The most processor time of a command there, with everything that follows from it.
const MOST_PER_COMMAND: Duration = Duration::from_micros(3500);
const PARTS: [&str; 5] = ["parse", "rules", "store", "delivery", "picture"];

/// The times at which a post reached the platform and its picture was drawn.
type Arrival = [Instant; 2];

/// A platform that accepts everything at once and notifies the task that waits for a post in a place.
#[derive(Clone, Default)]
struct InstantPlatform {
    waiters: Arc<Mutex<HashMap<String, oneshot::Sender<Arrival>>>>,
    latest: Arc<Mutex<Option<Board>>>,
}

impl InstantPlatform {
    async fn show(&self, post: &Post) {
        let reached = Instant::now();
        draw(post.board.as_ref(), &For::Turn).await;
        if post.board.is_some() {
            self.latest.lock().unwrap().clone_from(&post.board);
        }
        let waiter = self.waiters.lock().unwrap().remove(&post.place.id);
        if let Some(waiter) = waiter {
            waiter.send([reached, Instant::now()]).unwrap();
        }
    }
}

impl Channel for InstantPlatform {
    /// The bench draws the pictures itself, to measure that.
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&Picture>) -> Result<String, DeliveryError> {
        self.show(post).await;
        Ok(key.to_owned())
    }

    async fn edit(&self, _key: &str, _id: &str, post: &Post, _picture: Option<&Picture>) -> Result<(), DeliveryError> {
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
        let (id, author) = (format!("{}-{}", self.place, self.sent), self.person(seat));
        let place = Place { platform: Platform::Discord, id: self.place.clone() };
        Message { mentions: vec![self.person(Seat::Invited)], ..Message::text_only(id, place, author, text.to_owned()) }
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
            assert_eq!(manager::handle(&self.manager, message, &self.platform).await.unwrap().replies, [], "{text}");
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
            manager::handle(&self.manager, message, &self.platform).await.unwrap();
            return None;
        }
        let parsing = Instant::now();
        command::parse(text, &[]).unwrap();
        let ruling = Instant::now();
        table.act(seat, &action, &mut Die).unwrap();
        let ruled = Instant::now();
        let (sender, receiver) = oneshot::channel();
        self.platform.waiters.lock().unwrap().insert(self.place.clone(), sender);
        let begun = Instant::now();
        manager::handle(&self.manager, message, &self.platform).await.unwrap();
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
async fn main() -> ExitCode {
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
    let mut spent = Duration::ZERO;
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
        if sent == WARMED_UP {
            spent = processor_time();
        }
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
    let per_command = processor_time().saturating_sub(spent) / MEASURED as u32;
    println!("{rate:.0} commands a second at {TABLES} tables, {} turns with a picture, in milliseconds", took.len());
    println!("{:<10} {:>8} {:>8}", "", "median", "p99");
    print("a turn", took.iter().map(|took| took.whole));
    for (index, part) in PARTS.iter().enumerate() {
        print(part, took.iter().map(|took| took.parts[index]));
    }
    let board = platform.latest.lock().unwrap().take().unwrap();
    let before = processor_time();
    (0..PICTURES).for_each(|_| drop(black_box(picture_file(&board))));
    let picture = processor_time().saturating_sub(before) / PICTURES;
    let there = per_command.mul_f64(REFERENCE_PICTURE.div_duration_f64(picture));
    let is_kept = there <= MOST_PER_COMMAND;
    println!(
        "{} a command costs {per_command:.2?} of processor time, a bare picture {picture:.2?}: {there:.2?} where that takes \
         {REFERENCE_PICTURE:?}, promised {MOST_PER_COMMAND:?}",
        if is_kept { "ok    " } else { "FAILED" }
    );
    if is_kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns the processor time of this process.
fn processor_time() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap();
    // The 12th and 13th field after the name, which may contain anything, are in hundredths of a second.
    let fields = stat.rsplit(')').next().unwrap().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).map(|field| field.parse::<u64>().unwrap()).sum();
    Duration::from_millis(10 * ticks)
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
