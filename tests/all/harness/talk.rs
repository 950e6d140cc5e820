//! A chat for tests: people, the bot and a real database. Only the platform is replaced.

use std::collections::HashMap;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use futures_util::future::BoxFuture;
use kafenio::chat::{Account, Message, Place, Platform, Post, Reply, Role, Roles, SentFile, User};
use kafenio::manager::{self, Clock, DiceSource, Manager, Membership, deliver_pending};
use kafenio::store::{Store, TableRecord, Transaction};
use kafenio_board::rules::Roll;
use kafenio_board::table::{Event, TableId};
use sqlx::{AnyConnection, Connection as _};
use tempfile::TempDir;

use crate::harness::databases;
use crate::harness::screen::Screen;
use crate::harness::transcript::{extras, line};

/// A minute, in milliseconds.
const MINUTE: i64 = 60 * 1000;

/// The moderator of every place.
const MODERATOR: &str = "olga";

/// The place where people write by default.
const HERE: &str = "here";

/// Another place.
pub const ELSEWHERE: &str = "elsewhere";

/// A place with its people and a bot.
pub struct Talk {
    pub(super) folder: TempDir,
    dice: Arc<[Roll]>,
    clock: TestClock,
    store: Store,
    pub manager: Manager,
    pub(super) platform: Platform,
    /// The platforms on which people have written.
    platforms: Vec<Platform>,
    /// Where people write.
    pub place: String,
    /// What the place is part of, such as its server.
    pub place_within: Vec<String>,
    /// The thread in which they write, on Matrix.
    pub thread: Option<String>,
    /// The threads in which the bot has posted.
    threads: Vec<String>,
    /// The message to which they reply.
    pub replies_to: Option<String>,
    /// A file that comes with every message.
    pub file: Option<SentFile>,
    /// Whether matches are analysed that nobody asks about, such as rated ones. That takes long.
    pub is_analysing: bool,
    screen: Screen,
    locales: HashMap<String, String>,
    /// The language that everybody reads whose own is not known.
    pub everybody_reads: Option<String>,
    /// The ids of people's roles.
    pub roles: HashMap<String, Vec<String>>,
    /// The language of the place, if the platform reports one.
    pub place_locale: Option<String>,
    /// All posts that were delivered, in order, also those that completed an earlier one.
    pub posts: Vec<Post>,
    /// How many of the posts completed an earlier one.
    pub completed: usize,
    /// All answers to what people wrote, each after the text that it answers.
    pub replies: Vec<(String, Reply)>,
}

/// A clock that tests advance by hand.
#[derive(Clone, Default)]
pub struct TestClock(Arc<AtomicI64>);

impl Clock for TestClock {
    fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}

impl Talk {
    /// Returns an empty place in the terminal, with scripted dice such as `"31 64"`.
    pub async fn new(dice: &str) -> Talk {
        Talk::on(Platform::Console, dice).await
    }

    pub async fn on(platform: Platform, dice: &str) -> Talk {
        let folder = databases::folder();
        fs::create_dir(folder.path().join("data")).expect("a folder for the database");
        let dice: Arc<[Roll]> = dice.split_whitespace().map(super::moves::roll).collect();
        let clock = TestClock::default();
        let store = store(&folder).await;
        let manager = manager(&store, &dice, &clock);
        Talk {
            folder,
            dice,
            clock,
            store,
            manager,
            platform,
            platforms: vec![platform],
            place: HERE.to_owned(),
            place_within: Vec::new(),
            thread: None,
            threads: Vec::new(),
            replies_to: None,
            file: None,
            is_analysing: true,
            screen: Screen::default(),
            locales: HashMap::new(),
            everybody_reads: None,
            roles: HashMap::new(),
            place_locale: None,
            posts: Vec::new(),
            completed: 0,
            replies: Vec::new(),
        }
    }

    /// Returns an empty place with as many dice as a test may need, which `seed` determines.
    pub async fn with_seeded_dice(platform: Platform, seed: u64) -> Talk {
        let mut talk = Talk::on(platform, "").await;
        talk.manager = Manager::new(talk.store.clone(), DiceSource::seeded(seed), talk.clock.clone());
        talk
    }

    /// Lets people write on `platform` from now on.
    pub fn moves_to(&mut self, platform: Platform) {
        (self.platform, self.thread, self.replies_to) = (platform, None, None);
        if !self.platforms.contains(&platform) {
            self.platforms.push(platform);
        }
    }

    /// Makes the platform report that `name` reads `locale`.
    pub fn reads(&mut self, name: &str, locale: &str) {
        self.locales.insert(name.to_owned(), locale.to_owned());
    }

    /// Makes `name` write `text`, in which `@word` mentions somebody, as the message `id`. Returns the bot's answers
    /// and posts as lines. Boxed, as a test that says a hundred things has no room for as many futures on its stack.
    pub fn says_as<'t>(&'t mut self, id: &'t str, name: &'t str, text: &'t str) -> BoxFuture<'t, String> {
        Box::pin(async move {
            let message = self.message(id, name, text);
            let replies = self.handle(message).await;
            let mut answer = String::new();
            for reply in &replies {
                line(&mut answer, &format!("bot to {name}"), &reply.text.to_string(), &extras(&[], reply));
            }
            self.replies.extend(replies.into_iter().map(|reply| (text.to_owned(), reply)));
            answer + self.deliver().await.as_str()
        })
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Makes `name` write `text`, and returns the private answers.
    pub async fn replies(&self, id: &str, name: &str, text: &str) -> Vec<Reply> {
        self.handle(self.message(id, name, text)).await
    }

    /// Handles `message`, and returns the private answers. What is posted is not delivered yet.
    pub async fn handle(&self, message: Message) -> Vec<Reply> {
        let handled = manager::handle(&self.manager, message, &self.screen).await;
        handled.expect("the store works and there are dice enough").replies
    }

    /// Makes `name` write `text`, and returns the only private answer.
    pub async fn asks(&self, id: &str, name: &str, text: &str) -> Reply {
        let mut replies = self.replies(id, name, text).await;
        assert_eq!(replies.len(), 1, "{text}: {replies:?}");
        replies.swap_remove(0)
    }

    /// Makes `name` write `text`, and returns the error of handling it.
    pub async fn fails(&self, id: &str, name: &str, text: &str) -> String {
        let failed = manager::handle(&self.manager, self.message(id, name, text), &self.screen).await;
        format!("{:#}", failed.expect_err("nothing was changed"))
    }

    /// Lets days pass, and returns what the bot then posts.
    pub async fn waits(&mut self, days: i64) -> String {
        self.passes(days * 24 * 60).await
    }

    /// Lets minutes pass, and returns what the bot then posts.
    pub async fn passes(&mut self, minutes: i64) -> String {
        self.sleeps(minutes);
        manager::handle_due_tables(&self.manager).await.expect("the store works");
        self.deliver().await
    }

    /// Advances the clock without running the timers.
    pub fn sleeps(&self, minutes: i64) {
        self.clock.0.fetch_add(minutes * MINUTE, Ordering::SeqCst);
    }

    /// Records that the bot is serving this platform.
    pub async fn record_uptime(&self) {
        self.manager.add_own_account(self.person("kafenio").account);
        manager::record_uptime(&self.manager).await.expect("the store works");
    }

    /// Returns another process that serves the same database.
    pub fn other_process(&self) -> Manager {
        manager(&self.store, &self.dice, &self.clock)
    }

    /// Returns another process with a store of its own, which only PostgreSQL allows.
    pub async fn separate_process(&self) -> Option<Manager> {
        databases::server()?;
        Some(manager(&store(&self.folder).await, &self.dice, &self.clock))
    }

    /// Lets the computer play, delivers everything that is due, and returns it as lines.
    pub async fn deliver(&mut self) -> String {
        manager::play_computer_turns(&self.manager).await;
        manager::run_due_tournaments(&self.manager).await.expect("the store works");
        // Analyses wait until the result was sent.
        for _ in 0..2 {
            for platform in &self.platforms {
                let sent = deliver_pending(&self.manager, *platform, &self.screen).await;
                sent.expect("the test's channel accepts everything");
            }
            let due = self.store.due_analyses(self.manager.now()).await.expect("the store works");
            let is_due = self.is_analysing && !due.is_empty();
            if is_due {
                manager::post_due_analyses(&self.manager).await;
            } else if self.platforms.len() == 1 {
                // What was posted on one platform may have led to a post on another.
                break;
            }
        }
        let mut answer = String::new();
        // The ids of threads depend on the database, so the transcript counts them.
        let number = |threads: &mut Vec<String>, thread: &String| {
            threads.iter().position(|known| known == thread).unwrap_or_else(|| {
                threads.push(thread.clone());
                threads.len() - 1
            }) + 1
        };
        for (kind, post) in self.screen.sent.lock().expect("nobody panicked").drain(..) {
            let (board, choices, menus) = (post.board.clone(), post.choices.clone(), Vec::from_iter(post.menu.clone()));
            let reply = Reply { text: post.text.clone(), board, choices, menus, ..Reply::default() };
            let kind = match (post.place.id.strip_prefix('@'), &post.thread) {
                (Some(person), _) => format!("{kind} to {person} directly"),
                (_, Some(thread)) if post.thread != self.thread => {
                    format!("{kind} in thread {}", number(&mut self.threads, thread))
                }
                _ if post.place.platform != self.platform => {
                    format!("{kind} in {} on {}", post.place.id, post.place.platform.key())
                }
                _ if post.place.id == self.place => kind.to_owned(),
                _ => format!("{kind} in {}", post.place.id),
            };
            line(&mut answer, &kind, &post.text.to_string(), &extras(&post.pinged(), &reply));
            self.completed += usize::from(kind.starts_with("bot, completing its message"));
            self.posts.extend((!kind.starts_with("bot, shrinking its message")).then_some(post));
        }
        answer
    }

    /// Withdraws the bot's permission to write in `place`, or grants it again.
    pub fn close(&self, place: &str, closed: bool) {
        let mut all = self.screen.closed.lock().expect("nobody panicked");
        if closed {
            all.insert(place.to_owned())
        } else {
            all.remove(place)
        };
    }

    /// Makes `name` leave the current place, or return to it.
    pub fn leave(&self, name: &str, left: bool) {
        let mut all = self.screen.left.lock().expect("nobody panicked");
        let who = (self.place.clone(), name.to_owned());
        if left {
            all.insert(who, Membership::Left)
        } else {
            all.remove(&who)
        };
    }

    /// Makes the platform report that `name` has left the current place, or was removed from it.
    pub async fn departs(&mut self, name: &str, how: Membership) -> String {
        self.screen.left.lock().expect("nobody panicked").insert((self.place.clone(), name.to_owned()), how);
        let place = Place { platform: self.platform, id: self.place.clone() };
        let who = self.person(name).account;
        manager::suspend_games(&self.manager, &place, Some((&who, how))).await.expect("the store works");
        self.deliver().await
    }

    /// Makes the platform report, in the event `id`, that `name` has joined the current place.
    pub async fn arrives(&mut self, id: &str, name: &str) -> String {
        self.arrives_as(id, &self.person(name)).await
    }

    /// Does the same as [`Talk::arrives`] for somebody with any name.
    pub async fn arrives_as(&mut self, id: &str, who: &User) -> String {
        let place = Place { platform: self.platform, id: self.place.clone() };
        Box::pin(manager::player_joined(&self.manager, &place, who, id, &self.screen)).await.expect("the store works");
        self.deliver().await
    }

    /// Makes the platform report that somebody has a new name in the current place.
    pub async fn renames(&self, who: &User) {
        let place = Place { platform: self.platform, id: self.place.clone() };
        manager::player_renamed(&self.manager, &place, who).await.expect("the store works");
    }

    /// Makes the platform report that the bot may write in the current place again.
    pub async fn resumes(&mut self) -> String {
        let place = Place { platform: self.platform, id: self.place.clone() };
        manager::resume_games(&self.manager, &place, &place, &self.screen).await.expect("the store works");
        self.deliver().await
    }

    /// Makes the platform report that the place `new` replaces `old`.
    pub async fn moves(&self, old: &Place, new: &Place) {
        manager::resume_games(&self.manager, old, new, &self.screen).await.expect("the store works");
    }

    /// Drops the manager and opens the same database again.
    pub async fn restart(&mut self) {
        self.store.close().await;
        self.store = store(&self.folder).await;
        self.manager = manager(&self.store, &self.dice, &self.clock);
    }

    /// Changes the database without the bot's knowledge.
    pub async fn tampers(&self, sql: &'static str) {
        let mut database =
            AnyConnection::connect(&databases::url(self.folder.path())).await.expect("the database exists");
        let done = sqlx::query(sql).execute(&mut database).await.expect("the database allows it");
        assert!(done.rows_affected() > 0, "{sql}");
        database.close().await.expect("the connection closes");
    }

    /// Records that the platform shows the reply to `name` as the message `message`. Returns the messages that then lose
    /// their choices.
    pub async fn answered(&mut self, message: &str, name: &str, reply: &Reply) -> Vec<String> {
        let place = Place { platform: self.platform, id: self.place.clone() };
        self.manager.record_answer(&place, &self.person(name).account, message, reply).await.expect("the store works");
        self.deliver().await;
        self.without_choices()
    }

    /// Returns the messages that have lost their choices since the last call.
    pub fn without_choices(&self) -> Vec<String> {
        std::mem::take(&mut *self.screen.without_choices.lock().expect("nobody panicked"))
    }

    /// Makes the manager's rate limits apply from now on.
    pub fn limited(&mut self) {
        self.manager = self.manager.clone().with_rate_limits();
    }

    /// Prunes the store and returns how many rows were deleted.
    pub async fn prune(&self) -> u64 {
        self.manager.prune().await.expect("the store works")
    }

    /// Returns all bytes of the files of an embedded database.
    pub fn files(&self) -> String {
        let folders = [self.folder.path().to_owned(), self.folder.path().join("data")];
        let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the folder can be read"));
        let files = files.map(|file| file.expect("a file").path()).filter(|path| path.is_file());
        let bytes: Vec<u8> = files.flat_map(|file| fs::read(file).expect("the file can be read")).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Returns the open tables of the current place as they are stored.
    pub async fn snapshots(&self) -> Vec<TableRecord> {
        let place = Place { platform: self.platform, id: self.place.clone() };
        self.begin().await.open_tables(&place).await.expect("the tables can be read")
    }

    /// Returns all events of a table.
    pub async fn events(&self, table: TableId) -> Vec<Event> {
        self.begin().await.events(table, 0).await.expect("the events can be read")
    }

    async fn begin(&self) -> Transaction {
        self.store.begin().await.expect("the database takes one more transaction")
    }

    /// Checks what must hold after every conversation: each table equals what its events rebuild, and nothing is
    /// undelivered.
    pub async fn check(&self) {
        assert_eq!(self.store.verify().await.expect("the database can be read"), Vec::<String>::new());
        assert!(self.screen.sent.lock().expect("nobody panicked").is_empty(), "every post was returned to the test");
    }

    /// Returns how many of the scripted rolls are left.
    pub async fn dice_left(&self) -> usize {
        let thrown = self.begin().await.count_rolls().await.expect("the events can be counted");
        self.dice.len() - thrown
    }

    pub fn message(&self, id: &str, name: &str, text: &str) -> Message {
        let (text, is_addressed) = text.strip_prefix("kafenio, ").map_or((text, false), |text| (text, true));
        let (mut mentions, mut roles) = (Vec::new(), Vec::new());
        let mention = |word: &str| {
            if let Some(name) = word.strip_prefix("for:@").filter(|_| self.platform.capabilities().has_roles) {
                roles.push(Role { id: name.to_owned(), name: name.to_uppercase() });
                return format!("for:<@&{name}>");
            }
            let Some(name) = word.strip_prefix('@').filter(|name| !name.is_empty()) else { return word.to_owned() };
            let (name, comma) = name.strip_suffix(',').map_or((name, ""), |name| (name, ","));
            mentions.push(self.person(name));
            format!("<@{}>{comma}", self.person(name).account.id)
        };
        let words: Vec<String> = text.split(' ').map(mention).collect();
        Message {
            id: id.to_owned(),
            place: Place { platform: self.platform, id: self.place.clone() },
            place_within: self.place_within.clone(),
            thread: self.thread.clone(),
            replies_to: self.replies_to.clone(),
            author: self.person(name),
            is_from_moderator: name == MODERATOR,
            is_from_server_manager: name == MODERATOR,
            can_remove_members: name == MODERATOR,
            is_addressed,
            mentions,
            roles: Roles { of_author: self.roles.get(name).cloned().unwrap_or_default(), mentioned: roles },
            file: self.file.clone().or_else(|| file_in(text)),
            text: words.join(" "),
            locale: self.locales.get(name).or(self.everybody_reads.as_ref()).cloned(),
            place_locale: self.place_locale.clone(),
        }
    }

    /// Returns a user of this platform: `bob` has the name Bob.
    pub fn person(&self, name: &str) -> User {
        let mut letters = name.chars();
        let shown: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        User { account: Account { platform: self.platform, id: name.to_lowercase() }, name: shown }
    }
}

async fn store(folder: &TempDir) -> Store {
    Store::open(&databases::url(folder.path())).await.expect("the database opens")
}

fn manager(store: &Store, dice: &Arc<[Roll]>, clock: &TestClock) -> Manager {
    Manager::new(store.clone(), DiceSource::Scripted(Arc::clone(dice)), clock.clone())
}

/// Returns the file of a command such as `/import gnubg.mat`: each of the match files that are read in tests stands for one that
/// somebody sends.
fn file_in(text: &str) -> Option<SentFile> {
    let name = text.strip_prefix(['/', '!'])?.strip_prefix("import ")?.split(' ').next()?;
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/board/tests/imports");
    (!name.contains(':')).then(|| SentFile::Kept(format!("{folder}/{name}")))
}
