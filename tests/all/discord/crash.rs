//! The bot is killed at random moments while many tables are played, and nothing is lost or done twice.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::discord::load::{Hall, SERVERS, number};
use crate::harness::databases;
use crate::harness::discord::World;
use crate::table::random_matches::Chance;

/// Kills in the short form; `KAFENIO_TEST_KILLS` asks for another number.
const KILLS: usize = 20;
/// Tables that are played meanwhile; `KAFENIO_TEST_TABLES` asks for another number.
const TABLES: usize = 8;
/// The most requests that a bot may make before it is killed. Its start takes a dozen and more.
const REQUESTS: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_killed_at_any_moment_loses_and_doubles_nothing() {
    let kills = number("KAFENIO_TEST_KILLS", KILLS);
    let hall = Hall::open(number("KAFENIO_TEST_TABLES", TABLES)).await;
    let (mut chance, begun) = (Chance(kills as u64), Instant::now());
    for _ in 0..kills {
        let bot = hall.discord.launch_bot(&[]);
        hall.requests(chance.below(REQUESTS)).await;
        // At any point of what the next request is the fruit of.
        sleep(Duration::from_micros(chance.below(20_000) as u64)).await;
        bot.kill();
        hall.forget_pictures();
    }
    println!("{kills} kills in {:?}", begun.elapsed());
    let _bot = hall.discord.start_bot().await;
    hall.close().await;
}

/// Kills of one of two processes in the short form, and the seconds between them; `KAFENIO_TEST_KILLS` and
/// `KAFENIO_TEST_KILL_EVERY` ask for other numbers.
const HANDOVERS: usize = 4;
const EVERY: usize = 5;
/// How long it may take after a kill until the work goes on.
const GOES_ON_WITHIN: Duration = Duration::from_secs(30);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn a_process_that_is_killed_hands_its_tables_to_the_one_that_waits() {
    let hall = two_processes(1).await;
    let mut serving = hall.discord.start_bot().await;
    let mut waiting = hall.discord.launch_beside(&[]);
    let mut times = Vec::new();
    for _ in 0..number("KAFENIO_TEST_KILLS", HANDOVERS) {
        until_the_next_kill().await;
        serving.kill();
        times.push(goes_on(&hall, SERVERS[0]).await);
        serving = std::mem::replace(&mut waiting, hall.discord.launch_beside(&[]));
    }
    show(times);
    hall.close().await;
    drop(serving);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn two_processes_that_share_the_shards_and_are_killed_in_turn_lose_and_double_nothing() {
    let hall = two_processes(2).await;
    let start = |shard: usize| {
        let shards = format!("{shard}-{shard}/2");
        hall.discord.launch_beside(&[("KAFENIO_DISCORD_SHARDS", &shards)])
    };
    let mut processes = VecDeque::from([(0, start(0)), (1, start(1))]);
    hall.discord.until("both shards", |world| world.is_served().then_some(())).await;
    let mut times = Vec::new();
    for _ in 0..number("KAFENIO_TEST_KILLS", HANDOVERS) {
        until_the_next_kill().await;
        let (shard, process) = processes.pop_front().unwrap();
        process.kill();
        processes.push_back((shard, start(shard)));
        times.push(goes_on(&hall, SERVERS[shard]).await);
    }
    show(times);
    hall.close().await;
}

/// Many tables in two servers of so many shards, at one PostgreSQL.
async fn two_processes(shards: u32) -> Hall {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names no server");
    let hall = Hall::open(number("KAFENIO_TEST_TABLES", TABLES)).await;
    hall.discord.with(|world| world.shards = shards);
    hall
}

async fn until_the_next_kill() {
    sleep(Duration::from_secs(number("KAFENIO_TEST_KILL_EVERY", EVERY) as u64)).await;
}

/// Waits until the server is served again whose process was just killed, and something was said there; tells how long
/// that took.
async fn goes_on(hall: &Hall, server: u64) -> Duration {
    let killed = Instant::now();
    let last = hall.discord.with(|world| {
        world.forget_sessions_of(server);
        world.messages.len()
    });
    let next = |world: &mut World| {
        let (messages, channels) = (&world.messages[last..], &world.channels);
        let told = messages.iter().any(|message| channels[&message.channel].guild == server);
        (world.session_of(server).is_some() && told).then_some(())
    };
    hall.discord.until("the work to go on", next).await;
    hall.forget_pictures();
    killed.elapsed()
}

fn show(mut times: Vec<Duration>) {
    times.sort_unstable();
    println!("{} kills; the work went on after {times:.1?}", times.len());
    assert!(times.iter().all(|time| *time < GOES_ON_WITHIN));
}
