//! What the store costs: commands through the manager beside raw commits of the same rows, and the latency of a command
//! with few and with many tables stored.
//!
//! `cargo bench --bench store --no-default-features`. It fails where a promise is not kept: of 20 tables at a time at
//! least 70% of the raw commits of as many at a time; with 100,000 stored tables a median within 1.2, a 99th percentile within 1.5 and memory within 1.2 times
//! that of 100. `KAFENIO_BENCH_DIR` names the disk, the working directory's otherwise.
//!
//! Where `KAFENIO_TEST_POSTGRES` names a server, commands are compared there instead, at least 60%:
//! `KAFENIO_POSTGRES_FSYNC=on .ci/postgres.sh cargo bench --bench store --no-default-features`.

#![expect(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a benchmark fails by panicking and rounds")]

use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use kafenio::chat::{Account, Message, Place, Platform, Reply, User};
use kafenio::manager::{self, Clock, DiceSource, Manager};
use kafenio::store::{Store, sqlite_url};
use kafenio::table::{Phase, Seat};
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, AssertSqlSafe, Column, Executor as _, Row as _, TypeInfo as _};
use tokio::time::Instant;

#[path = "../tests/all/harness/databases.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod databases;

const TABLES: usize = 20;
const ROUNDS: usize = 40;
const STORED: [usize; 2] = [100, 100_000];
/// How often the stores with few and with many are opened, how many turns are played then before it counts, and how many
/// count altogether.
const OPENED: usize = 10;
const WARMED_UP: usize = 30;
const MEASURED: usize = 1500;
/// How far the walk through the tables goes at a time; it has no divisor with how many there are.
const STRIDE: usize = 7919;
/// The word with which this program is asked for its own memory.
const RESIDENT: &str = "--resident";

/// What a table keeps all its life.
const BORN_WITH: [&str; 5] = ["id", "platform", "inviter", "invited", "begun_at"];

const LEAST_RATIO: f64 = 0.7;
const LEAST_RATIO_POSTGRES: f64 = 0.6;
const MOST_MEDIAN: f64 = 1.2;
const MOST_P99: f64 = 1.5;
const MOST_MEMORY: f64 = 1.2;

/// Tells the number of the command in place of the time, by which the rows of each are found again.
#[derive(Clone)]
struct Counter(Arc<AtomicI64>);

impl Clock for Counter {
    fn now(&self) -> i64 {
        self.0.fetch_add(1, Ordering::SeqCst)
    }
}

/// A manager at a store, with somebody who counts messages.
struct House {
    store: Store,
    manager: Manager,
    clock: Counter,
    said: AtomicI64,
}

impl House {
    /// Its messages and its time go on where those of all houses before at this store are left behind.
    async fn new(url: &str) -> House {
        let store = Store::open(url).await.unwrap();
        let from = (store.key_value().increment("houses").await.unwrap() - 1) * 100_000;
        let clock = Counter(Arc::new(AtomicI64::new(from)));
        let manager = Manager::new(store.clone(), DiceSource::System, clock.clone());
        House { store, manager, clock, said: AtomicI64::new(from) }
    }

    /// Lets the manager hear `text`; gives how long it took. What is played must be legal.
    async fn say(&self, place: &str, seat: Seat, text: &str) -> Duration {
        let message = Message {
            id: format!("1234567890123456{:06}", self.said.fetch_add(1, Ordering::SeqCst)),
            place: at(place),
            thread: None,
            replies_to: None,
            author: person(place, seat),
            is_from_moderator: false,
            mentions: vec![person(place, Seat::Invited)],
            text: text.to_owned(),
            locale: None,
            place_locale: None,
        };
        let begun = Instant::now();
        let replies = manager::handle(&self.manager, message).await.unwrap();
        let took = begun.elapsed();
        // What comes back may be where the author is to decide next; a refusal offers nothing.
        let is_hint = |reply: &Reply| !reply.choices.is_empty();
        assert!(text == "/moves" || replies.iter().all(is_hint), "{text} is legal");
        took
    }

    async fn begin(&self, place: &str) {
        for (seat, text) in beginning(place) {
            self.say(place, seat, &text).await;
        }
    }

    /// Who decides at the table in `place` and what: three commands make a turn.
    async fn next(&self, place: &str) -> (Seat, bool) {
        let tables = self.store.begin_read().open_tables(&at(place)).await.unwrap();
        let table = &tables[0].table;
        (table.to_decide().unwrap(), matches!(table.game().unwrap().phase, Phase::ToPlay { .. }))
    }

    /// The next turn at the table in `place`: the roll, the list of plays and the play; how long each took.
    async fn turn(&self, place: &str) -> Vec<Duration> {
        let mut took = Vec::new();
        let (seat, to_play) = self.next(place).await;
        if !to_play {
            took.push(self.say(place, seat, "/roll").await);
        }
        // A roll that cannot be played has passed the turn on.
        if let (seat, true) = self.next(place).await {
            took.push(self.say(place, seat, "/moves").await);
            took.push(self.say(place, seat, "/move 1").await);
        }
        took
    }
}

/// What opens a table in `place`.
fn beginning(place: &str) -> [(Seat, String); 2] {
    let new = format!("/newgame backgammon <@{}> match:25", person(place, Seat::Invited).account.id);
    [(Seat::Inviter, new), (Seat::Invited, "/accept".to_owned())]
}

fn at(place: &str) -> Place {
    Place { platform: Platform::Discord, id: place.to_owned() }
}

/// Four tables belong to the same two: `place-20-3` is one of those of 20.
fn person(place: &str, seat: Seat) -> User {
    let word = if seat == Seat::Inviter { "alice" } else { "bob" };
    let name = format!("{word}-{}", place.split('-').nth(1).unwrap());
    User { account: Account { platform: Platform::Discord, id: name.clone() }, name }
}

#[tokio::main(worker_threads = 2)]
async fn main() -> ExitCode {
    if let [_, word, file, stored] = std::env::args().collect::<Vec<_>>().as_slice()
        && word == RESIDENT
    {
        println!("{}", resident(Path::new(file), stored.parse().unwrap()).await);
        return ExitCode::SUCCESS;
    }
    let folder = tempfile::tempdir_in(std::env::var("KAFENIO_BENCH_DIR").unwrap_or_else(|_| ".".to_owned())).unwrap();
    let kept = if let Some(server) = databases::server() {
        throughput(|name| databases::create(&server, &name), LEAST_RATIO_POSTGRES).await
    } else {
        let database = |name: String| sqlite_url(&folder.path().join(name));
        // Both are measured before one of them fails.
        throughput(database, LEAST_RATIO).await & latency(folder.path()).await
    };
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn promise(what: &str, figure: f64, limit: f64, kept: bool) -> bool {
    println!("{} {what}: {figure:.2}, promised {limit:.2}", if kept { "ok    " } else { "FAILED" });
    kept
}

/// Commands a second through the manager beside raw commits: of so many as wait at a time, then of one at a time. What is
/// done at once is followed at once by the commits of its rows to another database, as many at once, so that a machine in
/// a bad mood troubles both; the median of all pairs counts.
async fn throughput(database: impl Fn(String) -> String, least: f64) -> bool {
    let [url, copy] = ["manager", "raw"].map(|name| database(name.to_owned()));
    Store::open(&copy).await.unwrap().close().await;
    let begin = if url.starts_with("sqlite") { "BEGIN IMMEDIATE" } else { "BEGIN" };
    let pair = Pair { house: House::new(&url).await, source: pool(&url).await, target: pool(&copy).await, begin };
    let places: Vec<String> = (0..TABLES).map(|table| format!("place-{}-{table}", table / 4)).collect();
    for place in &places {
        for (seat, text) in beginning(place) {
            let time = pair.house.clock.0.load(Ordering::SeqCst);
            pair.house.say(place, seat, &text).await;
            pair.commit(pair.written(time).await).await;
        }
    }
    // What a database in use has done by itself long before: its plans are made for what is in it.
    for pool in [&pair.source, &pair.target] {
        pool.execute("ANALYZE").await.unwrap();
    }
    let mut tables: Vec<(String, bool)> = places.into_iter().map(|place| (place, false)).collect();
    let pair = Arc::new(pair);
    let mut ratios = Vec::new();
    for at_once in [TABLES, 1] {
        let mut took = Vec::new();
        for _ in 0..ROUNDS {
            for tables in tables.chunks_mut(at_once) {
                took.push(pair.round(tables).await);
            }
        }
        let [heard, raw] = [0, 1].map(|side| {
            let all: f64 = took.iter().map(|took| took[side]).sum();
            (ROUNDS * TABLES) as f64 / all
        });
        println!("{at_once:>2} at a time: {heard:.0} commands a second, {raw:.0} raw commits");
        let mut each: Vec<f64> = took.iter().map(|[heard, raw]| raw / heard).collect();
        each.sort_by(f64::total_cmp);
        ratios.push(each[each.len() / 2]);
    }
    pair.compare().await;
    println!("       commands beside raw commits, one at a time: {:.2}", ratios[1]);
    promise("commands a second beside raw commits", ratios[0], least, ratios[0] >= least)
}

/// A manager at one database, and another that gets the same rows with nothing around.
struct Pair {
    house: House,
    source: AnyPool,
    target: AnyPool,
    /// How the manager's transactions begin too.
    begin: &'static str,
}

impl Pair {
    /// The next command at each of `tables`, all at once, and then the commits of their rows; how many seconds each side
    /// took. With the place of each table stands whether its player has seen the list of his plays.
    async fn round(self: &Arc<Self>, tables: &mut [(String, bool)]) -> [f64; 2] {
        let mut commands = Vec::new();
        for (place, listed) in tables {
            let (seat, to_play) = self.house.next(place).await;
            *listed = to_play && !*listed;
            let text = if *listed {
                "/moves"
            } else if to_play {
                "/move 1"
            } else {
                "/roll"
            };
            commands.push((place.clone(), seat, text));
        }
        let since = self.house.clock.0.load(Ordering::SeqCst);
        let begun = Instant::now();
        let said = commands.into_iter().map(|(place, seat, text)| {
            let pair = Arc::clone(self);
            tokio::spawn(async move { pair.house.say(&place, seat, text).await })
        });
        for said in said.collect::<Vec<_>>() {
            said.await.unwrap();
        }
        let heard = begun.elapsed();
        let mut written = Vec::new();
        for time in since..self.house.clock.0.load(Ordering::SeqCst) {
            written.push(self.written(time).await);
        }
        let begun = Instant::now();
        let committed = written.into_iter().map(|rows| {
            let pair = Arc::clone(self);
            tokio::spawn(async move { pair.commit(rows).await })
        });
        for committed in committed.collect::<Vec<_>>() {
            committed.await.unwrap();
        }
        [heard, begun.elapsed()].map(|took| took.as_secs_f64())
    }

    /// The rows that the command at `time` wrote.
    async fn written(&self, time: i64) -> Written {
        let rows = async |sql: &'static str| sqlx::query(sql).bind(time).fetch_all(&self.source).await.unwrap();
        Written {
            time,
            tables: rows("SELECT * FROM tables WHERE changed_at = $1").await,
            events: rows("SELECT * FROM events WHERE happened_at = $1 ORDER BY table_id, number").await,
            posts: rows("SELECT * FROM outbox WHERE written_at = $1 ORDER BY id").await,
            heard: rows("SELECT * FROM heard WHERE heard_at = $1").await,
        }
    }

    /// Makes sure that both databases have the same rows in the end.
    async fn compare(&self) {
        for (table, order) in [("tables", "id"), ("events", "table_id, number"), ("outbox", "id"), ("heard", "message")]
        {
            let sql = format!("SELECT * FROM {table} ORDER BY {order}");
            let mut rows = Vec::new();
            for pool in [&self.source, &self.target] {
                let all = sqlx::query(AssertSqlSafe(sql.as_str())).fetch_all(pool).await.unwrap();
                rows.push(all.iter().map(cells).collect::<Vec<_>>());
            }
            assert!(!rows[0].is_empty() && rows[0] == rows[1], "the rows of {table} are the same");
        }
    }

    /// Commits the same rows to the other database.
    async fn commit(&self, rows: Written) {
        let mut writing = self.target.begin_with(self.begin).await.unwrap();
        for table in &rows.tables {
            if table.get::<i64, _>("version") == 1 {
                insert(&mut writing, "tables", table).await;
                continue;
            }
            update(&mut writing, table).await;
        }
        if rows.tables.is_empty() {
            let list = "INSERT INTO lists (table_id, seat, turn) VALUES ($1, 'x', $2) ON CONFLICT (table_id, seat) \
                        DO UPDATE SET turn = $2";
            let table = rows.time % i64::try_from(TABLES).unwrap() + 1;
            sqlx::query(list).bind(table).bind(rows.time).execute(&mut *writing).await.unwrap();
        }
        for (table, rows) in [("events", &rows.events), ("outbox", &rows.posts), ("heard", &rows.heard)] {
            for row in rows {
                insert(&mut writing, table, row).await;
            }
        }
        writing.commit().await.unwrap();
    }
}

/// The rows that a command wrote.
struct Written {
    time: i64,
    tables: Vec<AnyRow>,
    events: Vec<AnyRow>,
    posts: Vec<AnyRow>,
    heard: Vec<AnyRow>,
}

/// The same pool as the one with which the store writes, and the same settings.
async fn pool(url: &str) -> AnyPool {
    let (connections, settings) = if url.starts_with("sqlite") {
        let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                        PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 4000;";
        (1, settings)
    } else {
        (20, "SET synchronous_commit = on; SET plan_cache_mode = force_generic_plan;")
    };
    let options = AnyPoolOptions::new().max_connections(connections).test_before_acquire(false);
    let options = options.after_connect(move |connection, _| {
        Box::pin(async move {
            connection.execute(settings).await?;
            Ok(())
        })
    });
    options.connect(url).await.unwrap()
}

async fn insert(writing: &mut sqlx::Transaction<'static, sqlx::Any>, table: &str, row: &AnyRow) {
    let places: Vec<String> = (1..=row.len()).map(|place| format!("${place}")).collect();
    execute(writing, format!("INSERT INTO {table} VALUES ({})", places.join(", ")), row).await;
}

/// Makes the table with the number of `row` the same row.
async fn update(writing: &mut sqlx::Transaction<'static, sqlx::Any>, row: &AnyRow) {
    let columns = row.columns().iter().map(Column::name).zip(1..);
    let change = columns.filter(|(name, _)| !BORN_WITH.contains(name));
    let sets: Vec<String> = change.map(|(name, place)| format!("{name} = ${place}")).collect();
    execute(writing, format!("UPDATE tables SET {} WHERE id = $1", sets.join(", ")), row).await;
}

/// Executes `sql` with the columns of `row` bound to it.
async fn execute(writing: &mut sqlx::Transaction<'static, sqlx::Any>, sql: String, row: &AnyRow) {
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for cell in cells(row) {
        query = match cell {
            Cell::Text(text) => query.bind(text),
            Cell::Number(number) => query.bind(number),
        };
    }
    query.execute(&mut **writing).await.unwrap();
}

#[derive(Debug, PartialEq)]
enum Cell {
    Text(Option<String>),
    Number(Option<i64>),
}

fn cells(row: &AnyRow) -> Vec<Cell> {
    let cell = |place| match row.column(place).type_info().name() {
        "TEXT" => Cell::Text(row.get(place)),
        _ => Cell::Number(row.get(place)),
    };
    (0..row.len()).map(cell).collect()
}

/// Latency and memory with few tables stored and with many, in turns too. Both are opened anew again and again, neither
/// always first: a store that happens to have its threads on the other core is slower by a third as long as it is open.
async fn latency(folder: &Path) -> bool {
    let mut walks = Vec::new();
    for stored in STORED {
        let file = folder.join(format!("stored-{stored}.db"));
        let house = House::new(&sqlite_url(&file)).await;
        house.begin("place-1").await;
        // The opening throw is not rolled for: from here on all turns are the same three commands, with few tables that
        // are played on and on as with many of which most are played once.
        house.turn("place-1").await;
        fill(&file, stored).await;
        house.store.close().await;
        // Its own process, in which nothing lies about that was needed to fill the store.
        let mut child = Command::new(std::env::current_exe().unwrap());
        let said = child.arg(RESIDENT).arg(&file).arg(stored.to_string()).output().unwrap();
        let memory = String::from_utf8(said.stdout).unwrap().trim().parse().unwrap();
        walks.push(Walk { memory, ..Walk::new(&file, stored) });
    }
    for _ in 0..OPENED {
        let mut houses = Vec::new();
        for walk in &mut walks {
            houses.push(walk.warm_up().await);
        }
        for _ in 0..MEASURED / OPENED {
            for (walk, house) in walks.iter_mut().zip(&houses) {
                walk.some(house, 1).await;
            }
        }
        for house in houses {
            house.store.close().await;
        }
        walks.reverse();
    }
    walks.sort_by_key(|walk| walk.stored);
    let figures: Vec<[f64; 3]> = walks.iter_mut().map(Walk::figures).collect();
    let limits = [("median", MOST_MEDIAN), ("99th percentile", MOST_P99), ("memory", MOST_MEMORY)];
    let ratios = (0..).zip(limits).map(|(place, (what, limit)): (usize, _)| {
        let ratio = figures[1][place] / figures[0][place];
        promise(&format!("{what} with many tables"), ratio, limit, ratio <= limit)
    });
    // All are printed before one of them fails.
    ratios.collect::<Vec<bool>>().into_iter().all(|kept| kept)
}

/// A walk that comes to all tables of a store in turn, never to neighbours.
struct Walk {
    url: String,
    stored: usize,
    at: usize,
    took: Vec<Duration>,
    memory: f64,
}

impl Walk {
    fn new(file: &Path, stored: usize) -> Walk {
        Walk { url: sqlite_url(file), stored, at: 1, took: Vec::new(), memory: 0.0 }
    }

    /// Opens the store and goes the first steps, which do not count.
    async fn warm_up(&mut self) -> House {
        let house = House::new(&self.url).await;
        let known = self.took.len();
        self.some(&house, WARMED_UP).await;
        self.took.truncate(known);
        house
    }

    async fn some(&mut self, house: &House, turns: usize) {
        for _ in 0..turns {
            self.at = (self.at + STRIDE) % self.stored;
            self.took.extend(house.turn(&format!("place-{}", self.at + 1)).await);
        }
    }

    /// Median and 99th percentile in milliseconds, and megabytes.
    fn figures(&mut self) -> [f64; 3] {
        self.took.sort();
        let count = self.took.len();
        let [median, p99] = [count / 2, count * 99 / 100].map(|place| self.took[place].as_secs_f64() * 1e3);
        println!("{:>7} tables stored: median {median:.2} ms, p99 {p99:.2} ms, {:.0} MB", self.stored, self.memory);
        [median, p99, self.memory]
    }
}

/// Copies the only table, its events and its messages until there are `stored`, each in a place of its own.
async fn fill(file: &Path, stored: usize) {
    let pool = pool(&sqlite_url(file)).await;
    let numbers = format!("WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {stored})");
    let latest = "(SELECT MAX(id) FROM outbox)";
    let of = |column: &str| format!("replace(replace({column}, 'alice-1', 'alice-' || i), 'bob-1', 'bob-' || i)");
    let [inviter, invited, seats, decides] = ["inviter", "invited", "seats", "decides"].map(of);
    let [id, name] = ["id", "name"].map(of);
    let fills = [
        format!("INSERT INTO people {numbers} SELECT platform, {id}, {name}, locale, preferences FROM people, n"),
        format!(
            "INSERT INTO tables {numbers} SELECT i, platform, 'place-' || i, thread, {inviter}, {invited}, {seats}, \
             snapshot, version, open, latest + (i - 1) * {latest}, told_from, begun_at, changed_at, due_at, rests_at, \
             {decides}, own_thread, revision FROM tables, n"
        ),
        format!("INSERT INTO lists {numbers} SELECT i, seat, turn FROM lists, n"),
        format!("INSERT INTO events {numbers} SELECT i, number, happened_at, throws, event FROM events, n"),
        format!(
            "INSERT INTO outbox {numbers} SELECT id + (i - 1) * {latest}, platform, 'oak-' || i, kind, \
             target + (i - 1) * {latest}, post, written_at, 'sent', 'm' || i || id, 1 FROM outbox, n ORDER BY i, id"
        ),
    ];
    for fill in fills {
        pool.execute(AssertSqlSafe(fill)).await.unwrap();
    }
    pool.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    pool.close().await;
}

/// The resident memory of this process after a walk, in megabytes.
async fn resident(file: &Path, stored: usize) -> f64 {
    let mut walk = Walk::new(file, stored);
    let house = walk.warm_up().await;
    walk.some(&house, MEASURED).await;
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().split(' ').next().unwrap().parse::<f64>().unwrap() / 1024.0
}
