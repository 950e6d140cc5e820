//! How much the database grows, and that it shrinks again. `docs/operating.md` promises the figures.

use kafenio::chat::Platform;
use kafenio::table::Seat;
use tokio::time::Instant;

use crate::harness::talk::Talk;

/// The most bytes that a command leaves which changes nothing, once its reply has expired.
const BYTES_PER_COMMAND: i64 = 300;
/// The most bytes that a game of Portes leaves, with all its commands.
const BYTES_PER_GAME: i64 = 60_000;
/// The games of 200 people in a week, and the other commands of a flooder.
const GAMES: i64 = 100;
const FLOOD: i64 = 3000;
/// The minutes after which a reply has expired.
const REPLY_EXPIRED: i64 = 7 * 60;

/// Makes `name` write `text` many times, with ids as long as those of Matrix, and returns by how many bytes the database
/// has grown per command.
async fn growth(talk: &mut Talk, name: &str, text: &str, count: i64) -> i64 {
    let before = talk.size().await;
    for number in 0..count {
        let id = format!("${:0>43}", format!("{:x}-{text}", (number * 1_000_003) % 999_983 * 4_294_967_291));
        talk.says_as(&id, name, text).await;
    }
    let grown = talk.size().await;
    talk.sleeps(REPLY_EXPIRED);
    talk.prune().await;
    assert!(talk.size().await <= grown, "pruning frees something, or nothing was stored");
    (talk.size().await - before) / count
}

#[tokio::test]
async fn command_that_changes_nothing_leaves_little() {
    let mut talk = Talk::on(Platform::Matrix, "31 64").await;
    talk.says_as("1", "alice", "!newgame portes @bob").await;
    talk.says_as("2", "bob", "!accept").await;
    for constant in ["!help all", "!nonsense", "!about"] {
        assert!(growth(&mut talk, "carol", constant, 200).await < 50, "{constant}");
    }
    for text in ["!settings", "!board", "!pips"] {
        let bytes = growth(&mut talk, "alice", text, 1000).await;
        assert!((1..=BYTES_PER_COMMAND).contains(&bytes), "{text}: {bytes} bytes");
    }
    talk.check().await;
}

/// Lets two people play a game of Portes to its end. Returns the number of their commands.
async fn game(talk: &mut Talk, players: [&str; 2]) -> usize {
    let mut commands = 2;
    let [alice, bob] = players;
    talk.says_as(&id(alice, 0), alice, &format!("/newgame portes @{bob}")).await;
    talk.says_as(&id(bob, 0), bob, "/accept").await;
    loop {
        let tables = talk.snapshots().await;
        let Some(stored) = tables.iter().find(|stored| stored.seats.inviter.account.id == alice) else { break };
        let seat = stored.table.to_decide().expect("somebody is to play");
        let player = if seat == Seat::Inviter { alice } else { bob };
        talk.says_as(&id(player, commands), player, "/moves").await;
        talk.says_as(&id(player, commands + 1), player, "/move 1").await;
        commands += 2;
        assert!(commands < 2000, "the game ends");
    }
    commands
}

/// Returns a message id as long as those of Matrix.
fn id(name: &str, number: usize) -> String {
    format!("${:->43}", format!("{name}-{number}"))
}

#[tokio::test]
async fn week_of_two_hundred_people_and_a_flooder_leaves_what_is_documented() {
    let mut talk = Talk::with_random_dice(Platform::Discord).await;
    let before = talk.size().await;
    let (mut commands, mut idle) = (0, 0_i64);
    for pair in 0..GAMES {
        let [alice, bob] = ["a", "b"].map(|side| format!("{side}{pair}"));
        talk.place = format!("place {}", pair % 10);
        commands += game(&mut talk, [&alice, &bob]).await;
        for _ in 0..FLOOD / GAMES {
            talk.says_as(&format!("flooder-{idle:-<30}"), "flooder", "/settings").await;
            idle += 1;
        }
        talk.sleeps(7 * 24 * 60 / GAMES);
        talk.prune().await;
    }
    // The last messages are replaced by no newer ones.
    talk.sleeps(2 * 24 * 60);
    talk.prune().await;
    let grown = talk.size().await - before;
    let allowed = GAMES * BYTES_PER_GAME + idle * BYTES_PER_COMMAND;
    println!("{GAMES} games with {commands} commands and {idle} others: {grown} of {allowed} bytes");
    assert!(grown <= allowed, "{grown} of {allowed} bytes");
    talk.check().await;
}

/// How often each command is given to find its usual time.
const TRIES: usize = 15;
/// How much longer a command may take in a place with many tables than in one with few. Reading all tables would take
/// a hundred times as long.
const MAX_SLOWER: u32 = 8;

#[tokio::test]
async fn commands_do_not_read_all_tables_of_a_place() {
    let mut medians = Vec::new();
    for tables in [100, 10_000] {
        let mut talk = Talk::on(Platform::Discord, "31 64").await;
        talk.says_as("begin", "alice", "/newgame portes @bob").await;
        talk.says_as("accept", "bob", "/accept").await;
        talk.multiply_tables(tables).await;
        let mut of_commands = Vec::new();
        for (name, text) in [
            ("alice", "/games"),
            ("alice", "/games 2"),
            ("carol", "/board"),
            ("carol", "/move 1"),
            ("alice", "/history"),
            ("alice", "/match"),
            ("olga", "/endtable"),
            ("alice", "/newgame portes @dora"),
        ] {
            let mut times = Vec::new();
            for number in 0..TRIES {
                let begun = Instant::now();
                talk.says_as(&format!("{text} {number}"), name, text).await;
                times.push(begun.elapsed());
            }
            times.sort_unstable();
            of_commands.push((text, times[TRIES / 2]));
        }
        medians.push(of_commands);
    }
    let [few, many] = [&medians[0], &medians[1]];
    for ((text, few), (_, many)) in few.iter().zip(many) {
        println!("{text}: {few:?} beside 100 tables, {many:?} beside 10,000");
        assert!(*many < *few * MAX_SLOWER, "{text}: {few:?} beside 100 tables, {many:?} beside 10,000");
    }
}
