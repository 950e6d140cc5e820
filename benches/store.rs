//! Measures the cost of the store: the throughput of commands through the manager, compared with raw commits of the
//! same rows, and the latency of a command with few and with many stored tables.
//!
//! Run it with `cargo bench --bench store --no-default-features`. It fails if a promise is broken. Commands at 20
//! tables at the same time reach at least 70% of the throughput of as many raw commits. With 100,000 stored tables the
//! median is at most 1.2 times, the 99th percentile 1.5 times and the memory 1.2 times that with 100.
//! `KAFENIO_BENCH_DIR` sets the directory of the databases (default: the working directory).
//!
//! If `KAFENIO_TEST_POSTGRES` names a server, only the throughput is measured, on that server; 60% is promised there:
//! `KAFENIO_POSTGRES_FSYNC=on KAFENIO_POSTGRES_TLS=off .ci/postgres.sh cargo bench --bench store --no-default-features`.

#![expect(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a benchmark fails by panicking and rounds")]

use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use kafenio::chat::{Account, Message, Place, Platform, Reply, User};
use kafenio::manager::{self, Clock, DiceSource, Manager};
use kafenio::store::{Store, sqlite_url};
use kafenio_board::table::{Phase, Seat};
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, AssertSqlSafe, Column, Executor as _, Row as _, TypeInfo as _};
use tokio::time::Instant;

#[path = "../tests/all/harness/databases.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod databases;
#[path = "../tests/all/harness/screen.rs"]
mod screen;

use self::screen::Screen;

/// The number of tables that play at the same time.
const TABLES: usize = 20;
const ROUNDS: usize = 40;
/// Few and many stored tables.
const STORED: [usize; 2] = [100, 100_000];
/// How often each store is opened, the turns played before measuring starts each time, and the turns measured in all.
const OPENED: usize = 10;
const WARMED_UP: usize = 30;
const MEASURED: usize = 1500;
/// The distance between two visited tables. It is coprime to the number of tables, so that every table is visited.
const STRIDE: usize = 7919;
/// The argument that makes this program print its memory use.
const RESIDENT: &str = "--resident";

/// The columns of a table that never change.
const CONSTANT_COLUMNS: [&str; 2] = ["id", "opened_at"];

const MIN_RATIO: f64 = 0.7;
const MIN_RATIO_POSTGRES: f64 = 0.6;
const MAX_MEDIAN: f64 = 1.2;
const MAX_P99: f64 = 1.5;
const MAX_MEMORY: f64 = 1.2;

/// A clock that counts commands: each has a time of its own, by which its rows are found again.
#[derive(Clone)]
struct Counter(Arc<AtomicI64>);

impl Clock for Counter {
    fn now(&self) -> i64 {
        self.0.fetch_add(1, Ordering::SeqCst)
    }
}

/// A manager on a store, with the counters for its messages and its clock.
struct Bot {
    store: Store,
    manager: Manager,
    clock: Counter,
    sent: AtomicI64,
}

impl Bot {
    /// Opens the store. Message ids and times continue after those of earlier bots on the same store.
    async fn new(url: &str) -> Bot {
        let store = Store::open(url).await.unwrap();
        let from = (store.key_value().increment("bots").await.unwrap() - 1) * 100_000;
        let clock = Counter(Arc::new(AtomicI64::new(from)));
        let manager = Manager::new(store.clone(), DiceSource::System, clock.clone());
        Bot { store, manager, clock, sent: AtomicI64::new(from) }
    }

    /// Handles the command `text`, which must be legal, and returns how long it took.
    async fn send(&self, place: &str, seat: Seat, text: &str) -> Duration {
        let id = format!("1234567890123456{:06}", self.sent.fetch_add(1, Ordering::SeqCst));
        let message = Message {
            mentions: vec![person(place, Seat::Invited)],
            ..Message::text_only(id, at(place), person(place, seat), text.to_owned())
        };
        let begun = Instant::now();
        let replies = manager::handle(&self.manager, message, &Screen::default()).await.unwrap().replies;
        let took = begun.elapsed();
        // A reply to a legal command has choices, such as the author's next table; a refusal has none.
        let has_choices = |reply: &Reply| !reply.choices.is_empty();
        assert!(text == "/moves" || replies.iter().all(has_choices), "{text} is legal");
        took
    }

    async fn begin(&self, place: &str) {
        for (seat, text) in beginning(place) {
            self.send(place, seat, &text).await;
        }
    }

    /// Returns whose decision it is at the table in `place`, and whether they are to play.
    async fn next(&self, place: &str) -> (Seat, bool) {
        let tables = self.store.begin_read().open_tables(&at(place)).await.unwrap();
        let table = &tables[0].table;
        (table.to_decide().unwrap(), matches!(table.game().unwrap().phase, Phase::ToPlay { .. }))
    }

    /// Plays the next turn at the table in `place`: the roll, the list of plays and the play. Returns how long each
    /// took.
    async fn turn(&self, place: &str) -> Vec<Duration> {
        let mut took = Vec::new();
        let (seat, to_play) = self.next(place).await;
        if !to_play {
            took.push(self.send(place, seat, "/roll").await);
        }
        // A roll that cannot be played has passed the turn on.
        if let (seat, true) = self.next(place).await {
            took.push(self.send(place, seat, "/moves").await);
            took.push(self.send(place, seat, "/move 1").await);
        }
        took
    }
}

/// Returns the commands that start a game in `place`.
fn beginning(place: &str) -> [(Seat, String); 2] {
    let new = format!("/newgame backgammon <@{}> match:25", person(place, Seat::Invited).account.id);
    [(Seat::Inviter, new), (Seat::Invited, "/accept".to_owned())]
}

fn at(place: &str) -> Place {
    Place { platform: Platform::Discord, id: place.to_owned() }
}

/// Returns the player of a place. The number after the first hyphen identifies the pair of players, so that pairs can
/// have several tables.
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
        throughput(|name| databases::create(&server, &name), MIN_RATIO_POSTGRES).await
    } else {
        let database = |name: String| sqlite_url(&folder.path().join(name));
        // `&` measures both even if the first fails.
        throughput(database, MIN_RATIO).await & latency(folder.path()).await
    };
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn promise(what: &str, figure: f64, limit: f64, kept: bool) -> bool {
    println!("{} {what}: {figure:.2}, promised {limit:.2}", if kept { "ok    " } else { "FAILED" });
    kept
}

/// Compares commands through the manager with raw commits, first many at the same time, then one at a time. Each batch
/// of commands is followed by the commits of the same rows to another database, so that a slow moment of the machine
/// affects both; the median of all ratios counts.
async fn throughput(database: impl Fn(String) -> String, least: f64) -> bool {
    let [url, copy] = ["manager", "raw"].map(|name| database(name.to_owned()));
    Store::open(&copy).await.unwrap().close().await;
    let begin = if url.starts_with("sqlite") { "BEGIN IMMEDIATE" } else { "BEGIN" };
    let pair = Pair { bot: Bot::new(&url).await, source: pool(&url).await, target: pool(&copy).await, begin };
    let places: Vec<String> = (0..TABLES).map(|table| format!("place-{}-{table}", table / 4)).collect();
    for place in &places {
        for (seat, text) in beginning(place) {
            let time = pair.bot.clock.0.load(Ordering::SeqCst);
            pair.bot.send(place, seat, &text).await;
            pair.commit(pair.written(time).await).await;
        }
    }
    // A database in use has statistics about its rows already.
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
        let [commands, raw] = [0, 1].map(|side| {
            let all: f64 = took.iter().map(|took| took[side]).sum();
            (ROUNDS * TABLES) as f64 / all
        });
        println!("{at_once:>2} at a time: {commands:.0} commands a second, {raw:.0} raw commits");
        let mut each: Vec<f64> = took.iter().map(|[commands, raw]| raw / commands).collect();
        each.sort_by(f64::total_cmp);
        ratios.push(each[each.len() / 2]);
    }
    pair.compare().await;
    println!("       commands beside raw commits, one at a time: {:.2}", ratios[1]);
    promise("commands a second beside raw commits", ratios[0], least, ratios[0] >= least)
}

/// A bot on one database, and another database that gets the same rows by raw commits.
struct Pair {
    bot: Bot,
    source: AnyPool,
    target: AnyPool,
    /// The statement that begins a transaction, the same as the manager's.
    begin: &'static str,
}

impl Pair {
    /// Handles the next command at each of `tables` at the same time, and then commits their rows to the other
    /// database. Returns the seconds that each took. `tables` are places, each with whether the player has seen the
    /// list of plays.
    async fn round(self: &Arc<Self>, tables: &mut [(String, bool)]) -> [f64; 2] {
        let mut commands = Vec::new();
        for (place, listed) in tables {
            let (seat, to_play) = self.bot.next(place).await;
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
        let since = self.bot.clock.0.load(Ordering::SeqCst);
        let begun = Instant::now();
        let handling = commands.into_iter().map(|(place, seat, text)| {
            let pair = Arc::clone(self);
            tokio::spawn(async move { pair.bot.send(&place, seat, text).await })
        });
        for task in handling.collect::<Vec<_>>() {
            task.await.unwrap();
        }
        let handled = begun.elapsed();
        let mut written = Vec::new();
        for time in since..self.bot.clock.0.load(Ordering::SeqCst) {
            written.push(self.written(time).await);
        }
        let begun = Instant::now();
        let committing = written.into_iter().map(|rows| {
            let pair = Arc::clone(self);
            tokio::spawn(async move { pair.commit(rows).await })
        });
        for task in committing.collect::<Vec<_>>() {
            task.await.unwrap();
        }
        [handled, begun.elapsed()].map(|took| took.as_secs_f64())
    }

    /// Returns the rows that the command at `time` wrote.
    async fn written(&self, time: i64) -> Written {
        let rows = async |sql: &'static str| sqlx::query(sql).bind(time).fetch_all(&self.source).await.unwrap();
        Written {
            tables: rows("SELECT * FROM tables WHERE changed_at = $1").await,
            sides: rows("SELECT * FROM sides WHERE table_id IN (SELECT id FROM tables WHERE changed_at = $1)").await,
            events: rows("SELECT * FROM events WHERE happened_at = $1 ORDER BY table_id, number").await,
            posts: rows("SELECT * FROM outbox WHERE written_at = $1 ORDER BY id").await,
            handled: rows("SELECT * FROM handled_messages WHERE handled_at = $1").await,
            replies: rows("SELECT * FROM replies WHERE replied_at = $1").await,
        }
    }

    /// Checks that both databases have the same rows.
    async fn compare(&self) {
        for (table, order) in [
            ("tables", "id"),
            ("sides", "table_id, seat"),
            ("events", "table_id, number"),
            ("outbox", "id"),
            ("handled_messages", "message"),
            ("replies", "message"),
        ] {
            let sql = format!("SELECT * FROM {table} ORDER BY {order}");
            let mut rows = Vec::new();
            for pool in [&self.source, &self.target] {
                let all = sqlx::query(AssertSqlSafe(sql.as_str())).fetch_all(pool).await.unwrap();
                rows.push(all.iter().map(cells).collect::<Vec<_>>());
            }
            assert!(!rows[0].is_empty() && rows[0] == rows[1], "the rows of {table} are the same");
        }
    }

    /// Commits `rows` to the other database.
    async fn commit(&self, rows: Written) {
        let mut writing = self.target.begin_with(self.begin).await.unwrap();
        for table in &rows.tables {
            if table.get::<i64, _>("version") == 1 {
                insert(&mut writing, "tables", table).await;
                for side in rows.sides.iter().filter(|side| side.get::<i64, _>("table_id") == table.get::<i64, _>("id"))
                {
                    insert(&mut writing, "sides", side).await;
                }
                continue;
            }
            update(&mut writing, table).await;
            let latest = rows.sides[0].get::<Option<i64>, _>("latest");
            let sides = sqlx::query("UPDATE sides SET latest = $1 WHERE table_id = $2");
            sides.bind(latest).bind(table.get::<i64, _>("id")).execute(&mut *writing).await.unwrap();
        }
        for (table, rows) in [
            ("events", &rows.events),
            ("outbox", &rows.posts),
            ("handled_messages", &rows.handled),
            ("replies", &rows.replies),
        ] {
            for row in rows {
                insert(&mut writing, table, row).await;
            }
        }
        writing.commit().await.unwrap();
    }
}

/// The rows that a command wrote.
struct Written {
    tables: Vec<AnyRow>,
    sides: Vec<AnyRow>,
    events: Vec<AnyRow>,
    posts: Vec<AnyRow>,
    handled: Vec<AnyRow>,
    replies: Vec<AnyRow>,
}

/// Opens a pool with the same settings as that with which the store writes.
async fn pool(url: &str) -> AnyPool {
    let (connections, settings) = if url.starts_with("sqlite") {
        let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                        PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 4000; \
                        PRAGMA secure_delete = ON;";
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
    let placeholders: Vec<String> = (1..=row.len()).map(|number| format!("${number}")).collect();
    execute(writing, format!("INSERT INTO {table} VALUES ({})", placeholders.join(", ")), row).await;
}

/// Updates the table with the id of `row` to the same values.
async fn update(writing: &mut sqlx::Transaction<'static, sqlx::Any>, row: &AnyRow) {
    let columns = row.columns().iter().map(Column::name).zip(1..);
    let change = columns.filter(|(name, _)| !CONSTANT_COLUMNS.contains(name));
    let sets: Vec<String> = change.map(|(name, number)| format!("{name} = ${number}")).collect();
    execute(writing, format!("UPDATE tables SET {} WHERE id = $1", sets.join(", ")), row).await;
}

/// Executes `sql` with the columns of `row` as parameters.
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
    let cell = |index| match row.column(index).type_info().name() {
        "TEXT" => Cell::Text(row.get(index)),
        _ => Cell::Number(row.get(index)),
    };
    (0..row.len()).map(cell).collect()
}

/// Compares latency and memory with few and with many stored tables, alternating between the two. Both stores are
/// reopened several times in changing order, because a store whose threads happen to run on another core is slower by a
/// third as long as it is open.
async fn latency(folder: &Path) -> bool {
    let mut tours = Vec::new();
    for stored in STORED {
        let file = folder.join(format!("stored-{stored}.db"));
        let bot = Bot::new(&sqlite_url(&file)).await;
        bot.begin("place-1").await;
        // The opening roll needs no command. After this turn every turn has the same three commands, whether a table
        // has been played at often or never.
        bot.turn("place-1").await;
        fill(&file, stored).await;
        bot.store.close().await;
        // Measured in another process, without the memory that filling the store took.
        let mut child = Command::new(std::env::current_exe().unwrap());
        let output = child.arg(RESIDENT).arg(&file).arg(stored.to_string()).output().unwrap();
        let memory = String::from_utf8(output.stdout).unwrap().trim().parse().unwrap();
        tours.push(Tour { memory, ..Tour::new(&file, stored) });
    }
    for _ in 0..OPENED {
        let mut bots = Vec::new();
        for tour in &mut tours {
            bots.push(tour.warm_up().await);
        }
        for _ in 0..MEASURED / OPENED {
            for (tour, bot) in tours.iter_mut().zip(&bots) {
                tour.play(bot, 1).await;
            }
        }
        for bot in bots {
            bot.store.close().await;
        }
        tours.reverse();
    }
    tours.sort_by_key(|tour| tour.stored);
    let figures: Vec<[f64; 3]> = tours.iter_mut().map(Tour::figures).collect();
    let limits = [("median", MAX_MEDIAN), ("99th percentile", MAX_P99), ("memory", MAX_MEMORY)];
    let ratios = (0..).zip(limits).map(|(index, (what, limit)): (usize, _)| {
        let ratio = figures[1][index] / figures[0][index];
        promise(&format!("{what} with many tables"), ratio, limit, ratio <= limit)
    });
    // All are printed before one of them fails.
    ratios.collect::<Vec<bool>>().into_iter().all(|kept| kept)
}

/// A tour of all tables of a store; consecutive tables are far apart in the database.
struct Tour {
    url: String,
    stored: usize,
    at: usize,
    took: Vec<Duration>,
    memory: f64,
}

impl Tour {
    fn new(file: &Path, stored: usize) -> Tour {
        Tour { url: sqlite_url(file), stored, at: 1, took: Vec::new(), memory: 0.0 }
    }

    /// Opens the store and plays some turns that are not measured.
    async fn warm_up(&mut self) -> Bot {
        let bot = Bot::new(&self.url).await;
        let measured = self.took.len();
        self.play(&bot, WARMED_UP).await;
        self.took.truncate(measured);
        bot
    }

    /// Plays this many turns, each at the next table of the tour.
    async fn play(&mut self, bot: &Bot, turns: usize) {
        for _ in 0..turns {
            self.at = (self.at + STRIDE) % self.stored;
            self.took.extend(bot.turn(&format!("place-{}", self.at + 1)).await);
        }
    }

    /// Returns the median and the 99th percentile in milliseconds, and the memory in megabytes.
    fn figures(&mut self) -> [f64; 3] {
        self.took.sort();
        let count = self.took.len();
        let [median, p99] = [count / 2, count * 99 / 100].map(|index| self.took[index].as_secs_f64() * 1e3);
        println!("{:>7} tables stored: median {median:.2} ms, p99 {p99:.2} ms, {:.0} MB", self.stored, self.memory);
        [median, p99, self.memory]
    }
}

/// Copies the only table with its events and messages until there are `stored` tables, each in its own place.
async fn fill(file: &Path, stored: usize) {
    let pool = pool(&sqlite_url(file)).await;
    let numbers = format!("WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {stored})");
    let latest = "(SELECT MAX(id) FROM outbox)";
    let of = |column: &str| format!("replace(replace({column}, 'alice-1', 'alice-' || i), 'bob-1', 'bob-' || i)");
    let [id, name, account] = ["id", "name", "account"].map(of);
    let fills = [
        format!(
            "INSERT INTO people (platform, id, name, locale, preferences) {numbers} \
             SELECT platform, {id}, {name}, locale, preferences FROM people, n"
        ),
        format!(
            "INSERT INTO tables (id, snapshot, version, revision, stage, decider, announced_from, opened_at, changed_at, \
             due_at, taken_back, calls) {numbers} SELECT i, snapshot, version, revision, stage, decider, announced_from, \
             opened_at, changed_at, due_at, taken_back, calls FROM tables, n"
        ),
        format!(
            "INSERT INTO sides (table_id, seat, platform, account, name, place, latest, open, opened_at) {numbers} \
             SELECT i, seat, platform, {account}, {name}, 'place-' || i, latest + (i - 1) * {latest}, open, opened_at \
             FROM sides, n"
        ),
        format!("INSERT INTO events {numbers} SELECT i, number, happened_at, rolls, event FROM events, n"),
        format!(
            "INSERT INTO outbox {numbers} SELECT id + (i - 1) * {latest}, platform, lane, i, seat, owner, kind, \
             target + (i - 1) * {latest}, post, can_shrink, written_at, 'sent', 'm' || i || id, 1 \
             FROM outbox, n ORDER BY i, id"
        ),
    ];
    for fill in fills {
        pool.execute(AssertSqlSafe(fill)).await.unwrap();
    }
    pool.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    pool.close().await;
}

/// Returns the resident memory of this process after a tour, in megabytes.
async fn resident(file: &Path, stored: usize) -> f64 {
    let mut tour = Tour::new(file, stored);
    let bot = tour.warm_up().await;
    tour.play(&bot, MEASURED).await;
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().split(' ').next().unwrap().parse::<f64>().unwrap() / 1024.0
}
