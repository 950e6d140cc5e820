//! Several processes on one store, which only PostgreSQL allows. `.ci/postgres.sh` runs these tests.

mod tls;
mod transactions;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kafenio::chat::{Account, Choice, Message, Place, Platform, Post, Reply, Text, User};
use kafenio::manager::{self, Channel, DeliveryError, DiceSource, Manager, SystemClock, deliver};
use kafenio::store::{Arrival, Lane, LaneKind, PostKind, Store, is_transient, sqlite_url};
use kafenio_board::table::{Phase, Seat, TableId};
use kafenio_picture::Picture;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::harness::databases;
use crate::harness::screen::Screen;
use crate::store::admin::admin;
use crate::talk::terminal::{play_at, result, script};

const LANE: Lane = Lane::Table(TableId(1), Seat::Inviter, LaneKind::Game);

/// The number of tables played at the same time, unless `KAFENIO_TEST_TABLES` gives another, and of commands at each.
const TABLES: usize = 20;
const COMMANDS: usize = 40;

/// A platform that records what arrives, repeated keys, and whether two processes deliver to one place at once.
#[derive(Clone, Default)]
struct RecordingPlatform(Arc<Mutex<Arrivals>>);

#[derive(Default)]
struct Arrivals {
    /// The numbers of the keys that arrived in each place, in order.
    arrived: HashMap<String, Vec<u64>>,
    busy: HashSet<String>,
    concurrent: usize,
    repeated: usize,
    /// The number of messages whose choices were removed before they arrived.
    too_early: usize,
}

impl RecordingPlatform {
    fn with<T>(&self, act: impl FnOnce(&mut Arrivals) -> T) -> T {
        act(&mut self.0.lock().unwrap())
    }

    /// Records a delivery to `place`. Cleanups count as a place of their own, because nothing waits for them.
    async fn record(&self, key: &str, place: &str) {
        let clash = self.with(|seen| !seen.busy.insert(place.to_owned()));
        tokio::time::sleep(Duration::from_millis(1)).await;
        self.with(|seen| {
            seen.busy.remove(place);
            seen.concurrent += usize::from(clash);
            let number = key.rsplit('-').next().unwrap().parse().unwrap();
            let arrived = seen.arrived.entry(place.to_owned()).or_default();
            if arrived.contains(&number) {
                seen.repeated += 1;
            } else {
                arrived.push(number);
            }
        });
    }
}

impl Channel for RecordingPlatform {
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _: Option<&Picture>) -> Result<String, DeliveryError> {
        self.record(key, &post.place.id).await;
        Ok(key.to_owned())
    }

    async fn edit(&self, key: &str, _: &str, post: &Post, _: Option<&Picture>) -> Result<(), DeliveryError> {
        self.record(key, &post.place.id).await;
        Ok(())
    }

    async fn remove_choices(&self, key: &str, place: &Place, id: &str, _: &[Choice]) -> Result<(), DeliveryError> {
        let number = id.rsplit('-').next().unwrap().parse().unwrap();
        self.with(|seen| seen.too_early += usize::from(!seen.arrived[&place.id].contains(&number)));
        self.record(key, &format!("{} cleanup", place.id)).await;
        Ok(())
    }
    async fn shrink(&self, key: &str, id: &str, line: &Post) -> Result<(), DeliveryError> {
        self.remove_choices(key, &line.place, id, &[]).await
    }
}

/// Two managers on one new database, each with its own connections, as in two processes.
struct TwoProcesses {
    url: String,
    stores: [Store; 2],
    managers: [Manager; 2],
}

impl TwoProcesses {
    async fn new() -> TwoProcesses {
        let folder = databases::folder();
        let url = databases::url(folder.path());
        let stores = [Store::open(&url).await.unwrap(), Store::open(&url).await.unwrap()];
        let managers = stores.clone().map(|store| Manager::new(store, DiceSource::System, SystemClock));
        TwoProcesses { url, stores, managers }
    }

    /// Lets both managers handle the same message at once; each retries after a failure, as the platforms do.
    async fn handle(&self, message: &Message) -> Vec<Reply> {
        let [first, second] = [0, 1].map(|who| async move {
            for _ in 0..50 {
                match manager::handle(&self.managers[who], message.clone(), &Screen::default()).await {
                    Ok(handled) => return handled.replies,
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
            panic!("a message failed 50 times");
        });
        let (first, second) = tokio::join!(first, second);
        assert_eq!(first, second, "both get the same replies: {}", message.text);
        first
    }

    /// Plays at a table in the place `number`; returns the number of plays made.
    async fn play(&self, number: usize) -> usize {
        let place = Place { platform: Platform::Discord, id: format!("place-{number}") };
        let mut said = 0;
        let mut message = |seat: Seat, text: &str| {
            said += 1;
            let name = if seat == Seat::Inviter { "alice" } else { "bob" };
            let text = text.to_owned();
            let message = Message::text_only(format!("{number}-{said}"), place.clone(), person(name), text);
            Message { mentions: vec![person("bob")], ..message }
        };
        self.handle(&message(Seat::Inviter, "/newgame backgammon <@bob> match:25")).await;
        self.handle(&message(Seat::Invited, "/accept")).await;
        let mut plays = 0;
        for _ in 0..COMMANDS {
            let (seat, command) = self.next(&place).await;
            if command == "/move 1" {
                self.handle(&message(seat, "/moves")).await;
                plays += 1;
            }
            let replies = self.handle(&message(seat, command)).await;
            // A reply to a legal command has choices: the player's next table, or the plays of the roll.
            let refused = replies.iter().find(|reply| reply.choices.is_empty());
            assert_eq!(refused, None, "{command} is legal");
        }
        plays
    }

    /// Returns whose turn it is at the only table of `place`, and the next command.
    async fn next(&self, place: &Place) -> (Seat, &'static str) {
        for _ in 0..50 {
            let tables = async { self.stores[0].begin().await?.open_tables(place).await }.await;
            let Ok(tables) = tables else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let [only] = tables.as_slice() else { panic!("one table in {place:?}") };
            let to_play = matches!(only.table.game().unwrap().phase, Phase::ToPlay { .. });
            return (only.table.to_decide().unwrap(), if to_play { "/move 1" } else { "/roll" });
        }
        panic!("the tables could not be read 50 times");
    }

    /// Plays at many tables, and checks that everything that took effect was announced exactly once.
    async fn play_all(self, platform: &RecordingPlatform) {
        let tables = std::env::var("KAFENIO_TEST_TABLES").ok().and_then(|number| number.parse().ok());
        let two = Arc::new(self);
        let delivering: Vec<_> = two
            .managers
            .iter()
            .map(|manager| tokio::spawn(deliver(manager.clone(), Platform::Discord, platform.clone())))
            .collect();
        let mut games = JoinSet::new();
        for number in 0..tables.unwrap_or(TABLES) {
            let two = Arc::clone(&two);
            games.spawn(async move { two.play(number).await });
        }
        let plays: usize = games.join_all().await.iter().sum();
        two.wait_until_delivered().await;
        for task in delivering {
            task.abort();
        }
        assert_eq!(two.stores[1].verify().await.unwrap(), Vec::<String>::new());
        let asked = "event LIKE '%\"event\":\"played\"%' AND event NOT LIKE '%\"automatic\"%'";
        let stored = two.query(&format!("SELECT COUNT(*) FROM events WHERE {asked}"));
        assert_eq!(stored, plays.to_string(), "each play took effect once");
        let arrived = platform.with(|seen| std::mem::take(&mut seen.arrived));
        assert!(arrived.values().all(|numbers| numbers.is_sorted()), "posts arrive in order in each place");
        assert_eq!(platform.with(|seen| seen.too_early), 0);
        let delivered: usize = arrived.values().map(Vec::len).sum();
        let sent = "SELECT COUNT(*) FROM outbox WHERE state = 'sent' AND message IS NOT NULL";
        assert_eq!(two.query(sent), delivered.to_string(), "each row was delivered once");
    }

    async fn wait_until_delivered(&self) {
        for _ in 0..600 {
            if self.query("SELECT COUNT(*) FROM outbox WHERE state <> 'sent'") == "0" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the outbox is not empty after a minute");
    }

    fn query(&self, sql: &str) -> String {
        let (server, database) = self.url.rsplit_once('/').unwrap();
        databases::psql(server, database, sql)
    }
}

fn person(name: &str) -> User {
    User { account: Account { platform: Platform::Discord, id: name.to_owned() }, name: name.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn two_managers_on_one_store_act_once_and_announce_once() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let platform = RecordingPlatform::default();
    TwoProcesses::new().await.play_all(&platform).await;
    platform.with(|seen| assert_eq!((seen.concurrent, seen.repeated), (0, 0), "one process delivers a lane at a time"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn processes_that_start_together_get_the_same_value() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let folder = databases::folder();
    let url = databases::url(folder.path());
    let mut processes = Vec::new();
    for _ in 0..8 {
        processes.push(Store::open(&url).await.unwrap());
    }
    for round in 0..20 {
        let mut starting = JoinSet::new();
        for (number, store) in processes.iter().cloned().enumerate() {
            starting.spawn(async move {
                store.key_value().get_or_insert(&format!("mark {round}"), &number.to_string()).await.unwrap()
            });
        }
        let mut kept = starting.join_all().await;
        kept.push(processes[0].key_value().get(&format!("mark {round}")).await.unwrap().unwrap());
        kept.dedup();
        assert_eq!(kept.len(), 1, "{kept:?}");
    }
}

/// No lock keeps a process from a table that another has read.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn second_writer_of_a_table_writes_nothing_and_may_retry() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let two = TwoProcesses::new().await;
    let place = Place { platform: Platform::Discord, id: "place".to_owned() };
    let message = |id: &str, text: &str| Message {
        mentions: vec![person("bob")],
        ..Message::text_only(id.to_owned(), place.clone(), person("alice"), text.to_owned())
    };
    manager::handle(&two.managers[0], message("0", "/newgame portes <@bob>"), &Screen::default()).await.unwrap();
    let counts = || {
        let rows = "(SELECT COUNT(*) FROM handled_messages), (SELECT COUNT(*) FROM outbox)";
        two.query(&format!("SELECT {rows}, (SELECT SUM(revision) FROM tables)"))
    };
    let begun = counts();
    for is_prefetched in [true, false] {
        let mut both = Vec::new();
        for (number, store) in two.stores.iter().enumerate() {
            let message = message(&format!("{is_prefetched} {number}"), "");
            let (place, author) = (&message.place, &message.author.account);
            let mut transaction = store.begin_in(place).await.unwrap();
            // After a prefetch everything is written by one statement, otherwise row by row.
            if is_prefetched {
                assert_eq!(transaction.receive(&message.id, place, &[], author).await.unwrap(), Arrival::New);
            }
            let stored = transaction.open_tables(place).await.unwrap().pop().unwrap();
            both.push((transaction, stored, message));
        }
        let mut committed = Vec::new();
        for (mut transaction, mut stored, message) in both {
            let post = Post::text_only(message.place, Text::plain("hear"));
            stored.showing_mut().latest = Some(transaction.enqueue(&LANE, PostKind::New, &post, 1).await.unwrap());
            transaction.save(&mut stored, &[], 1).await.unwrap();
            transaction.record_message(Platform::Discord, &message.id, 1, &[]).await.unwrap();
            committed.push(transaction.commit().await);
        }
        assert!(committed[0].is_ok(), "{committed:?}");
        assert!(is_transient(committed[1].as_ref().unwrap_err()), "the command may be retried: {committed:?}");
    }
    assert_eq!([begun.as_str(), counts().as_str()], ["1|1|2", "3|3|4"]);
    manager::handle(&two.managers[1], message("1", "/cancel"), &Screen::default()).await.unwrap();
    assert_eq!(two.stores[0].begin_read().open_tables(&message("", "").place).await.unwrap().len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn broken_connections_lose_and_repeat_nothing() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let two = TwoProcesses::new().await;
    let url = two.url.clone();
    let breaking = tokio::task::spawn_blocking(move || {
        let breaks = (0..20).map(|_| {
            std::thread::sleep(Duration::from_millis(150));
            break_connections(&url)
        });
        breaks.sum::<usize>()
    });
    two.play_all(&RecordingPlatform::default()).await;
    assert!(breaking.await.unwrap() > 20, "connections were broken while they were used");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn post_of_one_process_is_delivered_by_another_at_once() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let (two, platform) = (TwoProcesses::new().await, RecordingPlatform::default());
    let delivering = tokio::spawn(deliver(two.managers[1].clone(), Platform::Discord, platform.clone()));
    let begun = Instant::now();
    for number in 1..=6 {
        let place = Place { platform: Platform::Discord, id: "place".to_owned() };
        let post = Post::text_only(place, Text::plain("hear"));
        let mut transaction = two.stores[0].begin().await.unwrap();
        transaction.enqueue(&LANE, PostKind::New, &post, 0).await.unwrap();
        transaction.commit().await.unwrap();
        two.stores[0].notify().await.unwrap();
        while platform.with(|seen| seen.arrived.get("place").map_or(0, Vec::len)) < number {
            assert!(begun.elapsed() < Duration::from_mins(1), "{number} has not arrived");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    // A process that only polls every 5 seconds would need 30 seconds.
    assert!(begun.elapsed() < Duration::from_secs(25), "it took {:?}", begun.elapsed());
    delivering.abort();
}

/// Breaks all connections to the database `url`; returns how many there were.
fn break_connections(url: &str) -> usize {
    let (server, database) = url.rsplit_once('/').unwrap();
    let breaks = format!(
        "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{database}' AND pid <> \
         pg_backend_pid()"
    );
    databases::psql(server, "postgres", &breaks).parse().unwrap()
}

#[test]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
fn game_goes_on_after_moving_to_postgresql_and_back() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let (dice, lines) = script("backgammon.txt");
    let folder = databases::folder();
    let file = |name: &str| sqlite_url(&folder.path().join(name));
    let (old, new, back) = (file("data/kafenio.db"), databases::url(folder.path()), file("back.db"));
    std::fs::create_dir(folder.path().join("data")).unwrap();
    let whole = play_at(&file("whole.db"), &folder, &dice, &lines);
    let mut rest = lines.as_slice();
    for (from, to) in [(&old, &new), (&new, &back)] {
        let (some, more) = rest.split_at(lines.len() / 3);
        rest = more;
        play_at(from, &folder, &dice, some);
        let (good, printed) = admin(&folder, &["migrate-store", from, to]);
        assert!(good && printed.contains("everything was copied") && printed.contains(": 0 faults"), "{printed}");
        let (good, printed) = admin(&folder, &["migrate-store", from, to]);
        assert!(!good && printed.contains("the new database is not empty"), "{printed}");
        assert!(admin(&folder, &["--database-url", to, "verify-store"]).0);
    }
    assert_eq!(result(&play_at(&back, &folder, &dice, rest)), result(&whole));
    let (good, printed) = admin(&folder, &["--database-url", &new, "backup", "/nowhere"]);
    assert!(!good && printed.contains("pg_dump"), "{printed}");
    let (good, printed) = admin(&folder, &["--database-url", &new, "check"]);
    assert!(good && printed.contains("database: PostgreSQL 1"), "{printed}");
    let (good, printed) = admin(&folder, &["--database-url", "postgres://me:hush@127.0.0.1:1/kafenio", "check"]);
    assert!(!good && printed.contains("FAILED  database: cannot open the database postgres://127.0.0.1:1/kafenio"));
    assert!(!printed.contains("hush"), "{printed}");
}

#[tokio::test]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn store_that_a_bot_serves_is_not_copied() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let folder = databases::folder();
    let (old, new) = (databases::url(folder.path()), sqlite_url(&folder.path().join("new.db")));
    let store = Store::open(&old).await.unwrap();
    let _lease = store.lease("the shards").await;
    let (good, printed) = admin(&folder, &["migrate-store", &old, &new]);
    assert!(!good && printed.contains("a bot serves the database postgres://"), "{printed}");
    assert!(!folder.path().join("new.db").exists());
}

#[cfg(feature = "discord")]
mod processes {
    use super::break_connections;
    use crate::discord::play::{ALICE, begin, finish, play};
    use crate::harness::databases;
    use crate::harness::discord::{Discord, World};
    use kafenio::store::Store;
    use std::time::Duration;
    use tokio::time::Instant;

    /// The longest that another process may take to take over from a killed one.
    const TAKEOVER_LIMIT: Duration = Duration::from_mins(2);

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
    async fn games_of_a_killed_process_go_on_in_another() {
        assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
        let discord = Discord::start().await;
        let mut serving = discord.start_bot().await;
        let mut turn = begin(&discord, "backgammon").await;
        for killed in 1..=3 {
            let waiting = discord.launch_beside(&[]);
            wait_for_log(&discord, "another process serves Discord shards all", killed).await;
            turn = play(&discord, &turn).await;
            serving.kill();
            discord.with(World::forget_sessions);
            let since = Instant::now();
            discord.until("the other process", |world| world.is_served().then_some(())).await;
            assert!(since.elapsed() < TAKEOVER_LIMIT, "it took {:?}", since.elapsed());
            println!("taken over after {:?}", since.elapsed());
            serving = waiting;
            turn = play(&discord, &turn).await;
        }
        drop(serving);
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
    async fn broken_connections_do_not_interrupt_a_game() {
        assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
        let discord = Discord::start().await;
        let bot = discord.start_bot().await;
        let mut turn = begin(&discord, "portes").await;
        for _ in 0..4 {
            assert!(break_connections(&discord.store_url()) > 0, "the bot is connected");
            turn = play(&discord, &turn).await;
        }
        assert_eq!(discord.bot_log().matches("is ready, in").count(), 1, "the bot goes on serving");
        drop(bot);
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
    async fn bot_resumes_after_a_long_database_outage() {
        assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
        let discord = Discord::start().await;
        let _bot = discord.start_bot().await;
        let turn = begin(&discord, "portes").await;
        let turn = play(&discord, &turn).await;
        let url = discord.store_url();
        let (server, database) = url.rsplit_once('/').unwrap();
        let allow_connections = |allowed: bool| {
            databases::psql(server, "postgres", &format!("ALTER DATABASE \"{database}\" ALLOW_CONNECTIONS {allowed}"));
        };
        allow_connections(false);
        break_connections(&url);
        let answer = discord.command(ALICE, "resign", &[]).await;
        assert!(answer.text().starts_with("Something went wrong on my end. Nothing was changed"), "{}", answer.text());
        // Another process that still reaches the database could serve by now, so this one stops.
        wait_for_log(&discord, "another process may serve", 1).await;
        discord.until("the end of the service", |world| (!world.is_served()).then_some(())).await;
        allow_connections(true);
        discord.until("the bot to be back", |world| world.is_served().then_some(())).await;
        let turn = play(&discord, &turn).await;
        finish(&discord, &turn).await;
        let store = Store::open(&url).await.unwrap();
        assert_eq!(store.verify().await.unwrap(), Vec::<String>::new());
    }

    /// Waits until the bots have logged `words` at least `times` times.
    async fn wait_for_log(discord: &Discord, words: &str, times: usize) {
        for _ in 0..300 {
            if discord.bot_log().matches(words).count() >= times {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{words:?} was not logged {times} times:\n{}", discord.bot_log());
    }
}
