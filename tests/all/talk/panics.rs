//! A panic at one table affects no other, and stores nothing.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kafenio::chat::{Account, Choice, Message, Place, Platform, Post, Reply, User};
use kafenio::manager::{self, Channel, Clock, DeliveryError, DiceSource, Manager, deliver, deliver_pending};
use kafenio::store::{Store, sqlite_url};
use kafenio_picture::Picture;
use tempfile::TempDir;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::timeout;

use crate::harness::screen::Screen;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// A time limit that no step here reaches.
const TIME_LIMIT: Duration = Duration::from_mins(5);

/// A clock that panics once: when it is read for the last of `left` times.
#[derive(Clone, Default)]
struct PanickingClock {
    now: Arc<AtomicI64>,
    left: Arc<AtomicUsize>,
}

impl Clock for PanickingClock {
    fn now(&self) -> i64 {
        let left = self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        assert_ne!(left, Ok(1), "the clock is broken");
        self.now.load(Ordering::SeqCst)
    }
}

struct TestBot {
    _folder: TempDir,
    clock: PanickingClock,
    manager: Manager,
}

impl TestBot {
    async fn new() -> TestBot {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&sqlite_url(&folder.path().join("kafenio.db"))).await.unwrap();
        let clock = PanickingClock::default();
        let manager = Manager::new(store, DiceSource::System, clock.clone());
        TestBot { _folder: folder, clock, manager }
    }

    async fn says(&self, id: &str, place: &str, name: &str, text: &str) -> anyhow::Result<Vec<Reply>> {
        let place = Place { platform: Platform::Discord, id: place.to_owned() };
        let message = Message {
            mentions: vec![person("bob")],
            ..Message::text_only(id.to_owned(), place, person(name), text.to_owned())
        };
        Ok(manager::handle(&self.manager, message, &Screen::default()).await?.replies)
    }
}

fn person(name: &str) -> User {
    User { account: Account { platform: Platform::Discord, id: name.to_owned() }, name: name.to_owned() }
}

/// A channel that records the posts of each place. It panics at the first posts in the place `bad`.
struct RecordingChannel {
    posts: UnboundedSender<(String, String)>,
    panics: Arc<AtomicUsize>,
    sent: Arc<Mutex<HashMap<String, usize>>>,
}

impl Channel for RecordingChannel {
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&Picture>) -> Result<String, DeliveryError> {
        if post.place.id == "bad" {
            let left = self.panics.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
            assert!(left.is_err(), "this post makes the channel panic");
        }
        *self.sent.lock().unwrap().entry(key.to_owned()).or_default() += 1;
        self.posts.send((post.place.id.clone(), post.text.to_string())).unwrap();
        Ok(key.to_owned())
    }

    async fn edit(&self, _key: &str, _id: &str, post: &Post, _picture: Option<&Picture>) -> Result<(), DeliveryError> {
        self.posts.send((post.place.id.clone(), post.text.to_string())).unwrap();
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

#[tokio::test]
async fn panic_in_a_command_affects_no_other_place() {
    let bot = TestBot::new().await;
    bot.clock.left.store(1, Ordering::SeqCst);
    let failed = bot.says("1", "here", "alice", "/newgame portes <@bob>").await.unwrap_err();
    let words = ["a panic", "the clock is broken"];
    assert!(words.iter().all(|word| failed.to_string().contains(word)), "{failed:#}");
    // No place is blocked, and the same message can be handled again.
    timeout(TIME_LIMIT, bot.says("2", "there", "alice", "/newgame portes <@bob>")).await.unwrap().unwrap();
    timeout(TIME_LIMIT, bot.says("1", "here", "alice", "/newgame portes <@bob>")).await.unwrap().unwrap();
    let told = bot.says("3", "there", "bob", "/games").await.unwrap();
    assert!(told[0].text.to_string().contains("fig-1"), "the failed command used no table number: {told:?}");
}

#[tokio::test]
async fn panic_in_a_timer_affects_no_other_table() {
    let bot = TestBot::new().await;
    for (id, place) in [("1", "first"), ("2", "second")] {
        bot.says(id, place, "alice", "/newgame portes <@bob>").await.unwrap();
    }
    bot.clock.now.store(8 * DAY, Ordering::SeqCst);
    // The clock is read once for all tables, and then for each table.
    bot.clock.left.store(2, Ordering::SeqCst);
    manager::handle_due_tables(&bot.manager).await.unwrap();
    let (posts, mut told) = unbounded_channel();
    let channel = RecordingChannel { posts, panics: Arc::default(), sent: Arc::default() };
    deliver_pending(&bot.manager, Platform::Discord, &channel).await.unwrap();
    let mut lapsed = Vec::new();
    while let Ok((place, text)) = told.try_recv() {
        lapsed.extend(text.contains("expired").then_some(place));
    }
    assert_eq!(lapsed, ["second"]);
    manager::handle_due_tables(&bot.manager).await.unwrap();
    deliver_pending(&bot.manager, Platform::Discord, &channel).await.unwrap();
    let (place, text) = told.try_recv().unwrap();
    assert_eq!((place.as_str(), text.contains("expired")), ("first", true), "{text}");
}

#[tokio::test]
async fn panic_in_a_delivery_affects_no_other_place() {
    let bot = TestBot::new().await;
    let (posts, mut told) = unbounded_channel();
    let sent = Arc::<Mutex<HashMap<String, usize>>>::default();
    let panics = Arc::new(AtomicUsize::new(usize::MAX));
    let channel = RecordingChannel { posts, panics: Arc::clone(&panics), sent: Arc::clone(&sent) };
    let delivery = tokio::spawn(deliver(bot.manager.clone(), Platform::Discord, channel));
    bot.says("1", "bad", "alice", "/newgame portes <@bob>").await.unwrap();
    let mut places = Vec::new();
    for (id, name, text) in
        [("2", "alice", "/newgame portes <@bob>"), ("3", "bob", "/decline"), ("4", "alice", "/newgame fevga <@bob>")]
    {
        bot.says(id, "good", name, text).await.unwrap();
        places.push(timeout(TIME_LIMIT, told.recv()).await.unwrap().unwrap().0);
    }
    assert_eq!(places, ["good"; 3], "messages to one place do not wait for the other");
    panics.store(0, Ordering::SeqCst);
    assert_eq!(timeout(TIME_LIMIT, told.recv()).await.unwrap().unwrap().0, "bad");
    assert!(sent.lock().unwrap().values().all(|times| *times == 1), "{sent:?}");
    delivery.abort();
}
