//! The chat of the tests: people, a bot, a real database. Only the far edge, the platform itself, is replaced.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};

use kafenio::chat::{Account, Choice, Message, Place, Platform, Post, Reply, Text, User};
use kafenio::manager::{self, Channel, Clock, DeliveryError, DiceSource, Manager, Presence, deliver_pending};
use kafenio::picture::Album;
use kafenio::rules::Roll;
use kafenio::store::{Store, StoredTable, Transaction};
use kafenio::table::Event;
use sqlx::{AnyConnection, Connection as _};
use tempfile::TempDir;

use crate::harness::databases;

/// A minute, in milliseconds.
const MINUTE: i64 = 60 * 1000;

/// The one who looks after every place.
const ADMINISTRATOR: &str = "olga";

/// Where people speak who have not gone elsewhere.
const HERE: &str = "here";

/// One place with its people.
pub struct Talk {
    folder: TempDir,
    dice: Arc<[Roll]>,
    clock: TestClock,
    store: Store,
    manager: Manager,
    platform: Platform,
    /// Where people speak.
    pub place: String,
    /// The thread there, on Matrix.
    pub thread: Option<String>,
    /// The message to which they reply.
    pub about: Option<String>,
    screen: Screen,
    locales: HashMap<String, String>,
    /// The language of the place, where the platform tells it.
    pub place_locale: Option<String>,
    /// The messages that the place has received, the latest text of each.
    pub posts: Vec<Post>,
}

/// A clock that is turned by hand.
#[derive(Clone, Default)]
pub struct TestClock(Arc<AtomicI64>);

impl Clock for TestClock {
    fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}

impl Talk {
    /// An empty place, where the dice fall as written: `"31 64"`.
    pub async fn new(dice: &str) -> Talk {
        Talk::on(Platform::Console, dice).await
    }

    pub async fn on(platform: Platform, dice: &str) -> Talk {
        let folder = databases::folder();
        std::fs::create_dir(folder.path().join("data")).expect("a folder for the database");
        let dice: Arc<[Roll]> = dice.split_whitespace().map(roll).collect();
        let clock = TestClock::default();
        let store = store(&folder).await;
        let manager = manager(&store, &dice, &clock);
        let (screen, locales, posts) = (Screen::default(), HashMap::new(), Vec::new());
        let place = HERE.to_owned();
        Talk {
            folder,
            dice,
            clock,
            store,
            manager,
            platform,
            place,
            thread: None,
            about: None,
            screen,
            locales,
            place_locale: None,
            posts,
        }
    }

    /// From now on the platform tells that `name` reads `locale`.
    pub fn reads(&mut self, name: &str, locale: &str) {
        self.locales.insert(name.to_owned(), locale.to_owned());
    }

    /// `name` says `text`, in which `@word` mentions somebody, in the message `id`. What the bot answers comes back
    /// as lines.
    pub async fn says_as(&mut self, id: &str, name: &str, text: &str) -> String {
        let message = self.message(id, name, text);
        // Only there an adapter asks who is where.
        let heard = match self.platform {
            Platform::Matrix => manager::handle_on(&self.manager, message, &self.screen).await,
            Platform::Console | Platform::Discord => manager::handle(&self.manager, message).await,
        };
        let replies = heard.expect("the store works and there are dice enough");
        let mut answer = String::new();
        for reply in &replies {
            line(&mut answer, &format!("bot to {name}"), &reply.text.to_string(), &extras(&[], reply));
        }
        answer + self.told().await.as_str()
    }

    /// The one private answer to what `name` says.
    pub async fn asks(&self, id: &str, name: &str, text: &str) -> Reply {
        let message = self.message(id, name, text);
        let mut replies =
            manager::handle(&self.manager, message).await.expect("the store works and there are dice enough");
        assert_eq!(replies.len(), 1, "{text}: {replies:?}");
        replies.swap_remove(0)
    }

    /// Why what `name` says cannot be done, though it may be asked for.
    pub async fn fails(&self, id: &str, name: &str, text: &str) -> String {
        let failed = manager::handle(&self.manager, self.message(id, name, text)).await;
        format!("{:#}", failed.expect_err("nothing was changed"))
    }

    /// What the place is told without being asked, after some days.
    pub async fn waits(&mut self, days: i64) -> String {
        self.passes(days * 24 * 60).await
    }

    /// What the place is told without being asked, after some minutes.
    pub async fn passes(&mut self, minutes: i64) -> String {
        self.sleeps(minutes);
        manager::handle_due_tables(&self.manager).await.expect("the store works");
        self.told().await
    }

    /// Some minutes pass, and nobody looks at the clock.
    pub fn sleeps(&self, minutes: i64) {
        self.clock.0.fetch_add(minutes * MINUTE, Ordering::SeqCst);
    }

    /// It is noted that somebody serves this platform.
    pub async fn beats(&self) {
        self.manager.add_own_account(self.person("kafenio").account);
        manager::record_uptime(&self.manager).await.expect("the store works");
    }

    async fn told(&mut self) -> String {
        let mut answer = String::new();
        deliver_pending(&self.manager, self.platform, &self.screen).await.expect("the test's channel takes everything");
        for (kind, post) in self.screen.said.lock().expect("nobody panicked").drain(..) {
            let reply =
                Reply { text: post.text.clone(), board: post.board.clone(), choices: post.choices.clone(), file: None };
            let kind = match post.place.id.strip_prefix('@') {
                Some(person) => format!("{kind} to {person} directly"),
                None if post.place.id == self.place => kind.to_owned(),
                None => format!("{kind} in {}", post.place.id),
            };
            line(&mut answer, &kind, &post.text.to_string(), &extras(&post.called(), &reply));
            self.posts.push(post);
        }
        answer
    }

    /// The bot can write in `place` no more, or again.
    pub fn close(&self, place: &str, closed: bool) {
        let mut all = self.screen.closed.lock().expect("nobody panicked");
        if closed {
            all.insert(place.to_owned())
        } else {
            all.remove(place)
        };
    }

    /// `name` is no more in the place where people speak, or again.
    pub fn leave(&self, name: &str, left: bool) {
        let mut all = self.screen.left.lock().expect("nobody panicked");
        let who = (self.place.clone(), name.to_owned());
        if left {
            all.insert(who)
        } else {
            all.remove(&who)
        };
    }

    /// The platform tells that `name` has left the place where people speak.
    pub async fn departs(&mut self, name: &str) -> String {
        self.leave(name, true);
        let place = Place { platform: self.platform, id: self.place.clone() };
        let who = self.person(name).account;
        manager::suspend_games(&self.manager, &place, Some(&who)).await.expect("the store works");
        self.told().await
    }

    /// The platform tells, in the event `id`, that `name` has come into the place where people speak.
    pub async fn arrives(&mut self, id: &str, name: &str) -> String {
        let place = Place { platform: self.platform, id: self.place.clone() };
        manager::player_joined(&self.manager, &place, &self.person(name), id, &self.screen)
            .await
            .expect("the store works");
        self.told().await
    }

    /// The platform tells that the bot may speak again in the place where people speak.
    pub async fn resumes(&mut self) -> String {
        let place = Place { platform: self.platform, id: self.place.clone() };
        manager::resume_games(&self.manager, &place, &place, &self.screen).await.expect("the store works");
        self.told().await
    }

    /// Everything stops at once and starts again on the same database.
    pub async fn restart(&mut self) {
        self.store.close().await;
        self.store = store(&self.folder).await;
        self.manager = manager(&self.store, &self.dice, &self.clock);
    }

    /// Somebody changes what is stored, behind the bot's back.
    pub async fn tampers(&self, sql: &'static str) {
        let mut database = AnyConnection::connect(&databases::url(self.folder.path())).await.expect("it is there");
        let done = sqlx::query(sql).execute(&mut database).await.expect("the database allows it");
        assert!(done.rows_affected() > 0, "{sql}");
        database.close().await.expect("it can be left");
    }

    /// The platform lets the bot say little now.
    pub fn says_little(&self) {
        self.manager.throttle(self.platform);
    }

    /// The platform has the answer to somebody as `message`; gives the messages that lose their choices after that.
    pub async fn answered(&mut self, message: &str, reply: &Reply) -> Vec<String> {
        let place = Place { platform: self.platform, id: self.place.clone() };
        self.manager
            .record_choices(&place, &self.person("alice").account, message, &reply.choices)
            .await
            .expect("the store works");
        self.told().await;
        self.retired()
    }

    /// The messages that have lost their choices lately.
    pub fn retired(&self) -> Vec<String> {
        std::mem::take(&mut *self.screen.retired.lock().expect("nobody panicked"))
    }

    /// From now on people may not ask for any number of things at a time.
    pub fn limited(&mut self) {
        self.manager = self.manager.clone().limited();
    }

    /// Forgets what is old; gives how many rows went.
    pub async fn prune(&self) -> u64 {
        self.manager.prune().await.expect("the store works")
    }

    /// What the reaction `emoji` means on the latest message that offers it.
    pub async fn reaction(&self, emoji: &str) -> Option<String> {
        let mut latest = None;
        for row in 1..100 {
            let choice = self.manager.choice(self.platform, &format!("kafenio-{row}"), emoji).await;
            latest = choice.expect("the store works").map(|chosen| chosen.command).or(latest);
        }
        latest
    }

    /// Whom the answer `message` asks to choose `emoji`.
    pub async fn asked(&self, message: &str, emoji: &str) -> Option<String> {
        let chosen = self.manager.choice(self.platform, message, emoji).await.expect("the store works")?;
        chosen.reader.map(|reader| reader.id)
    }

    /// Every open table of this place as it is stored.
    pub async fn snapshots(&self) -> Vec<StoredTable> {
        let place = Place { platform: self.platform, id: self.place.clone() };
        self.begin().await.open_tables(&place).await.expect("the tables can be read")
    }

    /// Everything that happened at a table.
    pub async fn events(&self, table: i64) -> Vec<Event> {
        self.begin().await.events(table, 0).await.expect("the events can be read")
    }

    async fn begin(&self) -> Transaction {
        self.store.begin().await.expect("the database takes one more transaction")
    }

    /// What must hold at the end of every conversation: each table is what its events make of it.
    pub async fn check(&self) {
        assert_eq!(self.store.verify().await.expect("the database can be read"), Vec::<String>::new());
        assert!(self.screen.said.lock().expect("nobody panicked").is_empty(), "nothing is left unread");
    }

    /// How many pairs of the written dice have not fallen.
    pub async fn dice_left(&self) -> usize {
        let thrown = self.begin().await.count_throws().await.expect("the events can be counted");
        self.dice.len() - thrown
    }

    fn message(&self, id: &str, name: &str, text: &str) -> Message {
        let mut mentions = Vec::new();
        let words: Vec<String> = text
            .split(' ')
            .map(|word| match word.strip_prefix('@').filter(|name| !name.is_empty()) {
                Some(name) => {
                    let person = self.person(name);
                    let mention = format!("<@{}>", person.account.id);
                    mentions.push(person);
                    mention
                }
                None => word.to_owned(),
            })
            .collect();
        Message {
            id: id.to_owned(),
            place: Place { platform: self.platform, id: self.place.clone() },
            thread: self.thread.clone(),
            about: self.about.clone(),
            author: self.person(name),
            administers: name == ADMINISTRATOR,
            mentions,
            text: words.join(" "),
            locale: self.locales.get(name).cloned(),
            place_locale: self.place_locale.clone(),
        }
    }

    /// Somebody in this place: `bob` is called Bob.
    pub fn person(&self, name: &str) -> User {
        let mut letters = name.chars();
        let shown: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        User { account: Account { platform: self.platform, id: name.to_lowercase() }, name: shown }
    }
}

fn roll(pair: &str) -> Roll {
    let dice: Vec<u8> = pair.bytes().map(|die| die.wrapping_sub(b'0')).collect();
    Roll::new(dice[0], dice[1]).expect("dice show 1 to 6")
}

async fn store(folder: &TempDir) -> Store {
    Store::open(&databases::url(folder.path())).await.expect("the database opens")
}

fn manager(store: &Store, dice: &Arc<[Roll]>, clock: &TestClock) -> Manager {
    Manager::new(store.clone(), DiceSource::Scripted(Arc::clone(dice)), clock.clone())
}

/// What a platform shows: everything that was sent, in order.
#[derive(Clone, Default)]
struct Screen {
    said: Arc<Mutex<Vec<(&'static str, Post)>>>,
    closed: Arc<Mutex<HashSet<String>>>,
    retired: Arc<Mutex<Vec<String>>>,
    /// Who has left which place.
    left: Arc<Mutex<HashSet<(String, String)>>>,
}

impl Screen {
    fn show(&self, kind: &'static str, post: &Post) -> Result<(), DeliveryError> {
        self.open(&post.place)?;
        self.said.lock().expect("nobody panicked").push((kind, post.clone()));
        Ok(())
    }

    fn note(&self, kind: &'static str, place: &Place, name: &str) {
        let (place, text) = (place.clone(), Text::plain(name));
        let post = Post::words(place, text);
        self.said.lock().expect("nobody panicked").push((kind, post));
    }

    fn open(&self, place: &Place) -> Result<(), DeliveryError> {
        let closed = self.closed.lock().expect("nobody panicked").contains(&place.id);
        if closed { Err(DeliveryError::Closed { cause: anyhow::anyhow!("{} is closed", place.id) }) } else { Ok(()) }
    }
}

impl Channel for Screen {
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&[u8]>) -> Result<String, DeliveryError> {
        self.show("bot", post)?;
        Ok(key.to_owned())
    }

    async fn edit(&self, _key: &str, _id: &str, post: &Post, _picture: Option<&[u8]>) -> Result<(), DeliveryError> {
        self.show("bot, completing its message", post)
    }

    async fn retire(&self, _key: &str, place: &Place, id: &str, choices: &[Choice]) -> Result<(), DeliveryError> {
        assert!(!choices.is_empty(), "only choices that are there are taken away");
        self.open(place)?;
        self.retired.lock().expect("nobody panicked").push(id.to_owned());
        Ok(())
    }

    /// Every place but the `stairs` has a thread `thread`.
    async fn open_thread(&self, place: &Place, _id: &str, name: &str) -> Result<Place, DeliveryError> {
        if place.id == "stairs" {
            return Err(DeliveryError::Never { cause: anyhow::anyhow!("there are no threads on the stairs") });
        }
        self.note("bot opens a thread", place, name);
        Ok(Place { id: "thread".to_owned(), ..place.clone() })
    }

    async fn archive(&self, place: &Place, name: &str) -> Result<(), DeliveryError> {
        self.note("bot puts the thread away", place, name);
        Ok(())
    }

    async fn presence(&self, place: &Place, person: &Account) -> Presence {
        let left = self.left.lock().expect("nobody panicked");
        let is_away = left.contains(&(place.id.clone(), person.id.clone()));
        if is_away { Presence::Away } else { Presence::Here }
    }

    async fn is_closed(&self, place: &Place) -> bool {
        self.open(place).is_err()
    }

    /// Somebody's `home` is his own.
    async fn is_alone(&self, place: &Place, person: &Account) -> bool {
        place.id == format!("home-of-{}", person.id)
    }
}

/// One line of a transcript, further lines of the same text indented below it.
fn line(answer: &mut String, from: &str, text: &str, extras: &str) {
    let text = text.replace('\n', "\n     ");
    writeln!(answer, "{from}: {text}{extras}").expect("a string takes everything");
}

/// What is not text: who is notified, whether there is a board, what can be chosen.
fn extras(called: &[&Account], reply: &Reply) -> String {
    let mut extras: Vec<String> = called.iter().map(|account| format!("@{}", account.id)).collect();
    extras.extend(reply.board.iter().map(|board| match &board.album {
        None => "board".to_owned(),
        Some(Album::Replay(scenes)) => format!("film of {}", scenes.len()),
        Some(Album::Strip(scenes)) => {
            let boards = scenes.iter().map(|scene| {
                let number = scene.number.map_or_else(|| "now".to_owned(), |number| number.to_string());
                let roll = scene.roll.map(|roll| format!(" {roll}")).unwrap_or_default();
                format!("{number}{roll} {}", scene.caption)
            });
            format!("strip: {}", boards.collect::<Vec<_>>().join(", "))
        }
        Some(Album::Candidates(scenes)) => {
            let numbers = scenes.iter().map(|(number, _)| number.to_string()).collect::<Vec<_>>();
            format!("boards {}", numbers.join(" "))
        }
    }));
    extras.extend(reply.file.iter().map(|file| file.name.clone()));
    extras.extend(reply.choices.iter().map(|choice| choice.label.clone()));
    if extras.is_empty() { String::new() } else { format!("  [{}]", extras.join(", ")) }
}
