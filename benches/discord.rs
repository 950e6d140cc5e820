//! Measures how soon the bot acknowledges interactions, at 50 interactions per second on 50 tables: whole turns with
//! their pictures, and requests for the board between them. The real program runs against the fake Discord of the
//! tests.
//!
//! Run it with `cargo bench --bench discord --no-default-features --features discord`, after `taskset -c 0,1` on a
//! machine with more than two cores. It fails if a promise is broken: a median under 100 ms, and never more than 3 s.

#![expect(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

#[path = "../tests/all/harness/mod.rs"]
#[expect(dead_code, unused_imports, reason = "the tests use the rest")]
mod harness;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Duration;

use harness::discord::{CHANNEL, Channel, Discord, Message, Person, user};
use serde_json::json;

const TABLES: u64 = 50;
/// The time between two interactions.
const INTERVAL: Duration = Duration::from_millis(20);
const MEASURED: u64 = 1500;
/// One of this many interactions asks for the board, which draws a picture for its author; one asks for completions.
const BOARD_EVERY: u64 = 10;

const MAX_MEDIAN: Duration = Duration::from_millis(100);
const MAX: Duration = Duration::from_secs(3);

fn main() -> ExitCode {
    let measured = async {
        let all = measure().await;
        println!("{}", if all { "the promises are kept" } else { "A PROMISE IS NOT KEPT" });
        if all { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    };
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(measured)
}

/// Lets two people sit down at each of `tables` tables, each in a channel of its own.
async fn sit_down(discord: &Discord, tables: u64) {
    for table in 0..tables {
        let [one, other] = Person::pair(table as usize);
        discord.with(|world| world.channels.insert(CHANNEL + table, Channel::of_server()));
        let options = [("game", json!("backgammon")), ("opponent", user(other)), ("match", json!("25"))];
        discord.command_in(CHANNEL + table, one, "newgame", &options).await;
        discord.command_in(CHANNEL + table, other, "accept", &[]).await;
    }
}

/// Returns the latest message at a table, and who has to act there.
fn turn(discord: &Discord, table: u64) -> (Message, Person) {
    let channel = CHANNEL + table;
    let turn = discord.with(|world| world.messages.iter().rev().find(|m| m.channel == channel).cloned()).unwrap();
    let player = turn.notified.first().and_then(|id| Person::known(*id));
    (turn, player.unwrap_or(Person::pair(table as usize)[0]))
}

async fn measure() -> bool {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    sit_down(&discord, TABLES).await;
    let mut listed = vec![0; TABLES as usize];
    let mut asked = Vec::new();
    let mut clock = tokio::time::interval(INTERVAL);
    for number in 0..MEASURED {
        clock.tick().await;
        let table = number % TABLES;
        let channel = CHANNEL + table;
        let (turn, player) = turn(&discord, table);
        let (what, token) = if (number / TABLES).is_multiple_of(BOARD_EVERY) {
            ("a board", discord.ask(player, channel, "board", &[]))
        } else if let Some(roll) = button(&turn, "Roll") {
            ("a roll", discord.ask_click(player, &turn, &roll))
        } else if number / TABLES % BOARD_EVERY == 1 {
            ("a completion", discord.ask_completion(player, channel, "move", "play", "1"))
        } else if std::mem::replace(&mut listed[table as usize], turn.id) != turn.id {
            ("a list of plays", discord.ask(player, channel, "moves", &[]))
        } else {
            ("a play", discord.ask(player, channel, "move", &[("play", json!("1"))]))
        };
        asked.push((what, token));
    }
    let times = times_of(&discord, &asked).await;
    let [median, _, longest] = figures(&times["all"]);
    median < MAX_MEDIAN && longest < MAX
}

/// Prints how soon interactions were acknowledged, and returns the times in order, by what was asked.
async fn times_of<'w>(discord: &Discord, asked: &[(&'w str, String)]) -> BTreeMap<&'w str, Vec<Duration>> {
    let mut times: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
    for (what, token) in asked {
        discord.answer(token).await;
        let (_, after) = discord.with(|world| world.interactions[token].acknowledged).unwrap();
        times.entry(what).or_default().push(after);
        times.entry("all").or_default().push(after);
    }
    for (what, times) in &mut times {
        times.sort_unstable();
        let [median, p99, longest] = figures(times);
        println!("{what:16} {:5}: median {median:7.1?}, 99% {p99:7.1?}, longest {longest:7.1?}", times.len());
    }
    times
}

fn button(turn: &Message, label: &str) -> Option<String> {
    turn.buttons().into_iter().find(|(shown, _)| shown == label).map(|(_, id)| id)
}

/// Returns the median, the 99th percentile and the longest of sorted times.
fn figures(times: &[Duration]) -> [Duration; 3] {
    [times.len() / 2, times.len() * 99 / 100, times.len() - 1].map(|at| times[at])
}
