//! What only PostgreSQL can do: several processes at one store. `.ci/postgres.sh` runs these tests.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kafenio::chat::{Account, Choice, Message, Place, Platform, Post, Reply, Text, User};
use kafenio::manager::{self, Channel, DeliveryError, DiceSource, Manager, SystemClock, deliver};
use kafenio::store::{Lane, LaneKind, PostKind, Store, is_transient, sqlite_url};
use kafenio::table::{Phase, Seat, TableId};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::harness::databases;
use crate::store::admin::admin;
use crate::talk::terminal::{play_at, result, script};

/// How many tables are played at a time; `KAFENIO_TEST_TABLES` asks for another number.
const TABLES: usize = 20;
/// How many commands are given at each.
const COMMANDS: usize = 40;

/// A platform that drops the repetition of a key, and sees whether two speak at once about one table.
#[derive(Clone, Default)]
struct Spy(Arc<Mutex<Seen>>);

#[derive(Default)]
struct Seen {
    /// What arrived, by the place, in order; the numbers of the keys.
    arrived: HashMap<String, Vec<u64>>,
    speaking: HashSet<String>,
    spoke_at_once: usize,
    repeated: usize,
    /// How many messages lost their choices before they were there.
    too_early: usize,
}

impl Spy {
    fn with<T>(&self, act: impl FnOnce(&mut Seen) -> T) -> T {
        act(&mut self.0.lock().unwrap())
    }

    /// In a place, or in what is tidied up there, which holds up nothing that is said.
    async fn speak(&self, key: &str, place: &str) {
        let clash = self.with(|seen| !seen.speaking.insert(place.to_owned()));
        tokio::time::sleep(Duration::from_millis(1)).await;
        self.with(|seen| {
            seen.speaking.remove(place);
            seen.spoke_at_once += usize::from(clash);
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

impl Channel for Spy {
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _: Option<&[u8]>) -> Result<String, DeliveryError> {
        self.speak(key, &post.place.id).await;
        Ok(key.to_owned())
    }

    async fn edit(&self, key: &str, _: &str, post: &Post, _: Option<&[u8]>) -> Result<(), DeliveryError> {
        self.speak(key, &post.place.id).await;
        Ok(())
    }

    async fn retire(&self, key: &str, place: &Place, id: &str, _: &[Choice]) -> Result<(), DeliveryError> {
        let number = id.rsplit('-').next().unwrap().parse().unwrap();
        self.with(|seen| seen.too_early += usize::from(!seen.arrived[&place.id].contains(&number)));
        self.speak(key, &format!("{} tidying", place.id)).await;
        Ok(())
    }
}

/// Two processes' worth of managers at one new database.
struct Two {
    url: String,
    stores: [Store; 2],
    managers: [Manager; 2],
}

impl Two {
    async fn new() -> Two {
        let folder = databases::folder();
        let url = databases::url(folder.path());
        let stores = [Store::open(&url).await.unwrap(), Store::open(&url).await.unwrap()];
        let managers = stores.clone().map(|store| Manager::new(store, DiceSource::System, SystemClock));
        Two { url, stores, managers }
    }

    /// Both hear the same message at once, and try again where they fail, as the platforms do.
    async fn hear(&self, message: &Message) -> Vec<Reply> {
        let [first, second] = [0, 1].map(|who| async move {
            for _ in 0..50 {
                match manager::handle(&self.managers[who], message.clone()).await {
                    Ok(replies) => return replies,
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
            panic!("a message was not taken in fifty times");
        });
        let (first, second) = tokio::join!(first, second);
        assert_eq!(first, second, "the second hearing gets the same answer: {}", message.text);
        first
    }

    /// Plays at a table in the place `number`; gives how many plays were made.
    async fn play(&self, number: usize) -> usize {
        let place = Place { platform: Platform::Discord, id: format!("place-{number}") };
        let mut said = 0;
        let mut message = |seat: Seat, text: &str| {
            said += 1;
            let name = if seat == Seat::Inviter { "alice" } else { "bob" };
            Message {
                id: format!("{number}-{said}"),
                place: place.clone(),
                thread: None,
                replies_to: None,
                author: person(name),
                is_from_moderator: false,
                mentions: vec![person("bob")],
                text: text.to_owned(),
                locale: None,
                place_locale: None,
            }
        };
        self.hear(&message(Seat::Inviter, "/newgame backgammon <@bob> match:25")).await;
        self.hear(&message(Seat::Invited, "/accept")).await;
        let mut plays = 0;
        for _ in 0..COMMANDS {
            let (seat, command) = self.next(&place).await;
            if command == "/move 1" {
                self.hear(&message(seat, "/moves")).await;
                plays += 1;
            }
            let replies = self.hear(&message(seat, command)).await;
            // Whoever has made his play is told which of his tables waits for him next, and who has rolled what he has.
            let refused = replies.iter().find(|reply| reply.choices.is_empty());
            assert_eq!(refused, None, "{command} is legal");
        }
        plays
    }

    /// Who decides at the only table of `place`, and what.
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
        panic!("the tables could not be read fifty times");
    }

    /// Plays at many tables; then everything that took effect was told once, and nothing else.
    async fn play_all(self, platform: &Spy) {
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
        two.until_all_is_told().await;
        for task in delivering {
            task.abort();
        }
        assert_eq!(two.stores[1].verify().await.unwrap(), Vec::<String>::new());
        let asked = "event LIKE '%\"event\":\"played\"%' AND event NOT LIKE '%\"unasked\"%'";
        let stored = two.ask(&format!("SELECT COUNT(*) FROM events WHERE {asked}"));
        assert_eq!(stored, plays.to_string(), "each play took effect once");
        let arrived = platform.with(|seen| std::mem::take(&mut seen.arrived));
        assert!(arrived.values().all(|numbers| numbers.is_sorted()), "each table is told in order");
        assert_eq!(platform.with(|seen| seen.too_early), 0);
        let told: usize = arrived.values().map(Vec::len).sum();
        let spoken = "SELECT COUNT(*) FROM outbox WHERE state = 'sent' AND message IS NOT NULL";
        assert_eq!(two.ask(spoken), told.to_string(), "each row was told once");
    }

    async fn until_all_is_told(&self) {
        for _ in 0..600 {
            if self.ask("SELECT COUNT(*) FROM outbox WHERE state <> 'sent'") == "0" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the outbox is not empty after a minute");
    }

    fn ask(&self, sql: &str) -> String {
        let (server, database) = self.url.rsplit_once('/').unwrap();
        databases::psql(server, database, sql)
    }
}

fn person(name: &str) -> User {
    User { account: Account { platform: Platform::Discord, id: name.to_owned() }, name: name.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn two_managers_at_one_store_act_once_and_tell_once() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let platform = Spy::default();
    Two::new().await.play_all(&platform).await;
    platform.with(|seen| assert_eq!((seen.spoke_at_once, seen.repeated), (0, 0), "one process has a lane at a time"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn processes_that_start_at_the_same_moment_keep_the_same_mark() {
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

/// Nothing keeps a process from a table that another has read.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn whoever_saves_a_table_second_writes_nothing_and_may_try_again() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let two = Two::new().await;
    let message = |id: &str, text: &str| Message {
        id: id.to_owned(),
        place: Place { platform: Platform::Discord, id: "place".to_owned() },
        thread: None,
        replies_to: None,
        author: person("alice"),
        is_from_moderator: false,
        mentions: vec![person("bob")],
        text: text.to_owned(),
        locale: None,
        place_locale: None,
    };
    manager::handle(&two.managers[0], message("0", "/newgame portes <@bob>")).await.unwrap();
    let counts = || {
        two.ask(
            "SELECT (SELECT COUNT(*) FROM heard), (SELECT COUNT(*) FROM outbox), (SELECT SUM(revision) FROM tables)",
        )
    };
    let begun = counts();
    for is_asked_for_at_once in [true, false] {
        let mut both = Vec::new();
        for (number, store) in two.stores.iter().enumerate() {
            let message = message(&format!("{is_asked_for_at_once} {number}"), "");
            let mut transaction = store.begin_in(&message.place).await.unwrap();
            // What a command needs is usually asked for at once, and written at once too; otherwise row by row.
            if is_asked_for_at_once {
                assert_eq!(transaction.replies_to(&message).await.unwrap(), None);
            }
            let stored = transaction.open_tables(&message.place).await.unwrap().pop().unwrap();
            both.push((transaction, stored, message));
        }
        let mut committed = Vec::new();
        for (mut transaction, mut stored, message) in both {
            let post = Post::text_only(message.place, Text::plain("hear"));
            stored.latest = Some(
                transaction.enqueue(&Lane::Table(TableId(1), LaneKind::Game), PostKind::New, &post, 1).await.unwrap(),
            );
            transaction.save(&mut stored, &[], 1).await.unwrap();
            transaction.record_message(Platform::Discord, &message.id, 1, &[]).await.unwrap();
            committed.push(transaction.commit().await);
        }
        assert!(committed[0].is_ok(), "{committed:?}");
        assert!(is_transient(committed[1].as_ref().unwrap_err()), "it is tried again: {committed:?}");
    }
    assert_eq!([begun.as_str(), counts().as_str()], ["1|1|2", "3|3|4"]);
    manager::handle(&two.managers[1], message("1", "/cancel")).await.unwrap();
    assert_eq!(two.stores[0].begin_read().open_tables(&message("", "").place).await.unwrap().len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn connections_that_break_lose_and_double_nothing() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let two = Two::new().await;
    let url = two.url.clone();
    let breaking = tokio::task::spawn_blocking(move || {
        let breaks = (0..20).map(|_| {
            std::thread::sleep(Duration::from_millis(150));
            break_connections(&url)
        });
        breaks.sum::<usize>()
    });
    two.play_all(&Spy::default()).await;
    assert!(breaking.await.unwrap() > 20, "connections were broken while they were used");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn what_one_process_writes_another_delivers_at_once() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let (two, platform) = (Two::new().await, Spy::default());
    let delivering = tokio::spawn(deliver(two.managers[1].clone(), Platform::Discord, platform.clone()));
    let begun = Instant::now();
    for number in 1..=6 {
        let place = Place { platform: Platform::Discord, id: "place".to_owned() };
        let post = Post::text_only(place, Text::plain("hear"));
        let mut transaction = two.stores[0].begin().await.unwrap();
        transaction.enqueue(&Lane::Table(TableId(1), LaneKind::Game), PostKind::New, &post, 0).await.unwrap();
        transaction.commit().await.unwrap();
        two.stores[0].notify().await.unwrap();
        while platform.with(|seen| seen.arrived.get("place").map_or(0, Vec::len)) < number {
            assert!(begun.elapsed() < Duration::from_mins(1), "{number} has not arrived");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    // Who only looks every five seconds finds one each time.
    assert!(begun.elapsed() < Duration::from_secs(15), "it took {:?}", begun.elapsed());
    delivering.abort();
}

/// Breaks all connections to the database `url`; gives how many there were.
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
fn a_game_moves_to_postgresql_and_back_and_goes_on() {
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
        assert!(good && printed.contains("everything is copied") && printed.contains(": 0 faults"), "{printed}");
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
async fn what_a_bot_serves_is_not_copied_away_under_it() {
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
    use std::time::Duration;

    use kafenio::store::Store;
    use tokio::time::Instant;

    use super::break_connections;
    use crate::discord::play::{ALICE, begin, finish, play};
    use crate::harness::databases;
    use crate::harness::discord::{Discord, World};

    /// How long another process may take to go on where one was killed.
    const TAKES_OVER_WITHIN: Duration = Duration::from_secs(30);

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
    async fn a_process_that_is_killed_hands_its_games_to_the_next() {
        assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
        let discord = Discord::start().await;
        let mut serving = discord.start_bot().await;
        let mut turn = begin(&discord, "backgammon").await;
        for killed in 1..=3 {
            let waiting = discord.launch_beside(&[]);
            until_said(&discord, "another process serves Discord shards all", killed).await;
            turn = play(&discord, &turn).await;
            serving.kill();
            discord.with(World::forget_sessions);
            let since = Instant::now();
            discord.until("the other process", |world| world.is_served().then_some(())).await;
            assert!(since.elapsed() < TAKES_OVER_WITHIN, "it took {:?}", since.elapsed());
            println!("taken over after {:?}", since.elapsed());
            serving = waiting;
            turn = play(&discord, &turn).await;
        }
        drop(serving);
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
    async fn a_database_that_was_away_for_a_moment_is_not_noticed() {
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
    async fn a_database_that_was_away_for_long_is_waited_for() {
        assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
        let discord = Discord::start().await;
        let _bot = discord.start_bot().await;
        let turn = begin(&discord, "portes").await;
        let turn = play(&discord, &turn).await;
        let url = discord.store_url();
        let (server, database) = url.rsplit_once('/').unwrap();
        let let_in = |anybody: bool| {
            databases::psql(server, "postgres", &format!("ALTER DATABASE \"{database}\" ALLOW_CONNECTIONS {anybody}"));
        };
        let_in(false);
        break_connections(&url);
        let answer = discord.command(ALICE, "resign", &[]).await;
        assert!(answer.text().starts_with("Something went wrong on my side. Nothing was changed"), "{}", answer.text());
        // Another process, which still reaches the database, could serve by now: this one stops.
        until_said(&discord, "another process may serve", 1).await;
        discord.until("the end of the service", |world| (!world.is_served()).then_some(())).await;
        let_in(true);
        discord.until("the bot to be back", |world| world.is_served().then_some(())).await;
        let turn = play(&discord, &turn).await;
        finish(&discord, &turn).await;
        let store = Store::open(&url).await.unwrap();
        assert_eq!(store.verify().await.unwrap(), Vec::<String>::new());
    }

    /// Waits until the bots have said `words` as often as `times`.
    async fn until_said(discord: &Discord, words: &str, times: usize) {
        for _ in 0..300 {
            if discord.bot_log().matches(words).count() >= times {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("nobody says {words:?}:\n{}", discord.bot_log());
    }
}
