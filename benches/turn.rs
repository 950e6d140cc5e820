//! How long a turn takes, from a player's command to the picture in the hands of the platform, while 200 commands a second
//! come in; and what its parts take.
//!
//! `cargo bench --bench turn --no-default-features`. `KAFENIO_BENCH_DIR` names the disk, the working directory's
//! otherwise. It promises nothing: two cores that others use too tell little of the slowest turn.

#![expect(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a benchmark fails by panicking and rounds")]

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kafenio::chat::{Account, Choice, Message, Place, Platform, Post, User};
use kafenio::command;
use kafenio::manager::{self, Channel, DeliveryError, DiceSource, Manager, SystemClock, deliver, draw};
use kafenio::rules::Roll;
use kafenio::store::{Store, sqlite_url};
use kafenio::table::{Action, Dice, DiceExhausted, Phase, Seat, Table};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Row as _};
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval};

/// So many play at the same time, which leaves each of them 200 ms for a command.
const TABLES: usize = 40;
const COMMANDS_A_SECOND: u32 = 200;
const WARMED_UP: usize = 400;
const MEASURED: usize = 4000;
const PARTS: [&str; 5] = ["parse", "rules", "store", "delivery", "picture"];

/// When a post had reached the platform, and when its picture had been drawn.
type Arrival = [Instant; 2];

/// A platform that takes everything at once, and tells those who wait for something to appear in a place.
#[derive(Clone, Default)]
struct Screen(Arc<Mutex<HashMap<String, oneshot::Sender<Arrival>>>>);

impl Screen {
    async fn show(&self, post: &Post) {
        let reached = Instant::now();
        draw(post.board.as_ref()).await;
        let waiting = self.0.lock().unwrap().remove(&post.place.id);
        if let Some(waiting) = waiting {
            waiting.send([reached, Instant::now()]).unwrap();
        }
    }
}

impl Channel for Screen {
    /// It draws them itself, to know how long that takes.
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&[u8]>) -> Result<String, DeliveryError> {
        self.show(post).await;
        Ok(key.to_owned())
    }

    async fn edit(&self, _key: &str, _id: &str, post: &Post, _picture: Option<&[u8]>) -> Result<(), DeliveryError> {
        self.show(post).await;
        Ok(())
    }

    async fn retire(&self, _key: &str, _place: &Place, _id: &str, _choices: &[Choice]) -> Result<(), DeliveryError> {
        Ok(())
    }
}

/// What a turn took: the whole, and its parts in the order of [`PARTS`].
struct Took {
    whole: Duration,
    parts: [Duration; 5],
}

/// One of the tables, with what its players do next.
struct Player {
    manager: Manager,
    reading: AnyPool,
    screen: Screen,
    place: String,
    said: usize,
}

impl Player {
    fn message(&mut self, seat: Seat, text: &str) -> Message {
        self.said += 1;
        Message {
            id: format!("{}-{}", self.place, self.said),
            place: Place { platform: Platform::Discord, id: self.place.clone() },
            thread: None,
            replies_to: None,
            author: self.person(seat),
            is_from_moderator: false,
            mentions: vec![self.person(Seat::Invited)],
            text: text.to_owned(),
            locale: None,
            place_locale: None,
        }
    }

    fn person(&self, seat: Seat) -> User {
        let word = if seat == Seat::Inviter { "alice" } else { "bob" };
        let name = format!("{word}-{}", self.place);
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
        let asked = sqlx::query("SELECT snapshot FROM tables WHERE place = $1").bind(self.place.clone());
        let row = asked.fetch_one(&self.reading).await.unwrap();
        serde_json::from_str(row.get("snapshot")).unwrap()
    }

    /// The next command of this table, for which somebody has waited since `due`; nothing for one that only he sees.
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
        let (tell, told) = oneshot::channel();
        self.screen.0.lock().unwrap().insert(self.place.clone(), tell);
        let begun = Instant::now();
        manager::handle(&self.manager, message).await.unwrap();
        let heard = Instant::now();
        let [reached, shown] = told.await.unwrap();
        let (parse, rules) = (ruling - parsing, ruled - ruling);
        let store = (heard - begun).saturating_sub(parse + rules);
        let delivery = reached.saturating_duration_since(heard);
        // The two that were only done to be measured take nobody's time.
        let whole = (shown - due).saturating_sub(parse + rules);
        Some(Took { whole, parts: [parse, rules, store, delivery, shown - reached] })
    }
}

/// Any roll that is no doublet.
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
    let (screen, reading) = (Screen::default(), AnyPoolOptions::new().max_connections(4).connect(&url).await.unwrap());
    tokio::spawn(deliver(manager.clone(), Platform::Discord, screen.clone()));
    let mut free = Vec::new();
    for number in 0..TABLES {
        let (manager, reading, screen) = (manager.clone(), reading.clone(), screen.clone());
        let mut player = Player { manager, reading, screen, place: format!("place-{number}"), said: 0 };
        player.begin().await;
        free.insert(0, (player, false));
    }
    let (mut playing, mut took, mut said) = (JoinSet::new(), Vec::new(), 0);
    let begun = Instant::now();
    let mut clock = interval(Duration::from_secs(1) / COMMANDS_A_SECOND);
    while said < WARMED_UP + MEASURED {
        let due = clock.tick().await;
        // Where all are waited for, the next command is late, which counts.
        while free.is_empty()
            && let Some(done) = playing.join_next().await
        {
            collect(done.unwrap(), &mut free, &mut took);
        }
        while let Some(done) = playing.try_join_next() {
            collect(done.unwrap(), &mut free, &mut took);
        }
        let Some((mut player, mut listed)) = free.pop() else { break };
        said += 1;
        let measured = said > WARMED_UP;
        playing.spawn(async move {
            let took = player.step(due, &mut listed).await;
            (player, listed, took.filter(|_| measured))
        });
    }
    let rate = said as f64 / begun.elapsed().as_secs_f64();
    for done in playing.join_all().await {
        collect(done, &mut free, &mut took);
    }
    println!("{rate:.0} commands a second at {TABLES} tables, {} turns with a picture, in milliseconds", took.len());
    println!("{:<10} {:>8} {:>8}", "", "median", "p99");
    print("a turn", took.iter().map(|took| took.whole));
    for (place, part) in PARTS.iter().enumerate() {
        print(part, took.iter().map(|took| took.parts[place]));
    }
}

/// Whoever has waited longest comes next.
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
