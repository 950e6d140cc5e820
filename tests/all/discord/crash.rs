//! Kills the bot at random moments while many tables are played: nothing is lost or done twice.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::discord::load::{LoadTest, SERVERS, number};
use crate::harness::chance::Chance;
use crate::harness::databases;
use crate::harness::discord::World;
use crate::harness::extent::extent;

/// The number of kills in the short and the long form; `KAFENIO_TEST_KILLS` sets another number.
const KILLS: [usize; 2] = [6, 20];
/// The number of tables that are played meanwhile, in both forms; `KAFENIO_TEST_TABLES` sets another number. Every kind of table is
/// among four of them.
const TABLES: [usize; 2] = [4, 8];
/// The most requests that a bot may make before it is killed. Its start takes more than a dozen.
const REQUESTS: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn bot_killed_at_any_moment_loses_and_repeats_nothing() {
    let kills = number("KAFENIO_TEST_KILLS", extent(KILLS));
    let load_test = LoadTest::start(number("KAFENIO_TEST_TABLES", extent(TABLES))).await;
    let (mut chance, started) = (Chance(kills as u64), Instant::now());
    for _ in 0..kills {
        let bot = load_test.discord.launch_bot(&[]);
        load_test.requests(chance.below(REQUESTS)).await;
        // At any point of the work that leads to the next request.
        sleep(Duration::from_micros(chance.below(20_000) as u64)).await;
        bot.kill();
        load_test.forget_pictures();
    }
    println!("{kills} kills in {:?}", started.elapsed());
    let _bot = load_test.discord.start_bot().await;
    load_test.finish_and_verify().await;
}

/// The number of kills of one of two processes in the short form, and the seconds between them; `KAFENIO_TEST_KILLS`
/// and `KAFENIO_TEST_KILL_EVERY` set other numbers.
const HANDOVERS: usize = 4;
const KILL_INTERVAL: usize = 5;
/// How long another process may take to continue after a kill.
const TAKEOVER_TIMEOUT: Duration = Duration::from_mins(2);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn standby_process_takes_over_the_tables_of_a_killed_one() {
    let load_test = start_tables(1).await;
    let mut serving = load_test.discord.start_bot().await;
    let mut waiting = load_test.discord.launch_beside(&[]);
    let mut times = Vec::new();
    for _ in 0..number("KAFENIO_TEST_KILLS", HANDOVERS) {
        wait_for_next_kill().await;
        serving.kill();
        times.push(takeover_time(&load_test, SERVERS[0]).await);
        serving = std::mem::replace(&mut waiting, load_test.discord.launch_beside(&[]));
    }
    report(times);
    load_test.finish_and_verify().await;
    drop(serving);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn processes_sharing_shards_and_killed_in_turn_lose_and_repeat_nothing() {
    let load_test = start_tables(2).await;
    let start = |shard: usize| {
        let shards = format!("{shard}-{shard}/2");
        load_test.discord.launch_beside(&[("KAFENIO_DISCORD_SHARDS", &shards)])
    };
    let mut processes = VecDeque::from([(0, start(0)), (1, start(1))]);
    load_test.discord.until("both shards", |world| world.is_served().then_some(())).await;
    let mut times = Vec::new();
    for _ in 0..number("KAFENIO_TEST_KILLS", HANDOVERS) {
        wait_for_next_kill().await;
        let (shard, process) = processes.pop_front().unwrap();
        process.kill();
        processes.push_back((shard, start(shard)));
        times.push(takeover_time(&load_test, SERVERS[shard]).await);
    }
    report(times);
    load_test.finish_and_verify().await;
}

/// Sets up many tables in two servers, served by `shards` shards, with one PostgreSQL database.
async fn start_tables(shards: u32) -> LoadTest {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let load_test = LoadTest::start(number("KAFENIO_TEST_TABLES", extent(TABLES))).await;
    load_test.discord.with(|world| world.shards = shards);
    load_test
}

async fn wait_for_next_kill() {
    sleep(Duration::from_secs(number("KAFENIO_TEST_KILL_EVERY", KILL_INTERVAL) as u64)).await;
}

/// Waits until another process serves `server` and something was sent there. Returns how long that took.
async fn takeover_time(load_test: &LoadTest, server: u64) -> Duration {
    let killed = Instant::now();
    let last = load_test.discord.with(|world| {
        world.forget_sessions_of(server);
        world.messages.len()
    });
    let next = |world: &mut World| {
        let (messages, channels) = (&world.messages[last..], &world.channels);
        let was_sent = messages.iter().any(|message| channels[&message.channel].guild == server);
        (world.session_of(server).is_some() && was_sent).then_some(())
    };
    load_test.discord.until("another process to continue", next).await;
    load_test.forget_pictures();
    killed.elapsed()
}

fn report(mut times: Vec<Duration>) {
    times.sort_unstable();
    println!("{} kills; the work went on after {times:.1?}", times.len());
    assert!(times.iter().all(|time| *time < TAKEOVER_TIMEOUT));
}
