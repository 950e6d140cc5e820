//! Many people who play beside many who attack, with requests of every kind, for a machine of its own:
//! `cargo test --release --test all crowds -- --ignored --nocapture --test-threads 1`. Each test prints how soon the turns of those
//! who play were answered, and how much memory the bot took.

#[cfg(feature = "discord")]
mod discord;
#[cfg(feature = "matrix")]
mod matrix;

use std::time::Duration;

use serde_json::json;

/// The tables at which two people play, and how many turns are played at each.
const TABLES: usize = 10;
const TURNS: usize = 60;
/// How long a player thinks.
const PAUSE: Duration = Duration::from_millis(500);
/// The people who attack, their requests, and the pause after each.
const HOSTILE_PEOPLE: usize = 20;
const REQUESTS: usize = 10_000;
const HOSTILE_PAUSE: Duration = Duration::from_millis(10);

/// How soon 99 of 100 turns are answered, and how much memory the bot may take, in megabytes.
const MAX_TURN: Duration = Duration::from_secs(1);
const MAX_MEMORY: u64 = 400;

/// Prints how long the turns took, and how much memory. Only a program that is optimised has to keep within the bounds.
fn assert_unharmed(mut times: Vec<Duration>, memory: u64) {
    times.sort_unstable();
    assert_eq!(times.len(), TABLES * TURNS, "no turn is lost");
    let [median, p99, longest] = [times.len() / 2, times.len() * 99 / 100, times.len() - 1].map(|at| times[at]);
    println!(
        "{} turns beside {REQUESTS} hostile requests: median {median:.1?}, 99% {p99:.1?}, longest {longest:.1?}",
        times.len()
    );
    println!("the bot used {memory} MB at most");
    if !cfg!(debug_assertions) {
        assert!(memory <= MAX_MEMORY && p99 <= MAX_TURN, "those who play are held up, or the memory is used up");
    }
}

/// A position of Puff in which the rest of a doublet can be played in over a million ways.
fn widest_position() -> String {
    let own: Vec<u8> = (0..26).map(|point| u8::from((10..=24).contains(&point))).collect();
    let mut other = [0; 26];
    other[25] = 15;
    json!({ "variant": "puff", "dice": [5, 5], "doublets": 1, "player": own, "opponent": other }).to_string()
}

/// A match of many games, which takes the engine long.
fn long_match() -> String {
    let game = " 1) 31: 8/5 6/5            42: 8/4 6/4\n 2) 65: 24/18 18/13        61: 13/7 8/7\n";
    let games = (1..=100).map(|number| format!(" Game {number}\n Alice : 0   Bob : 0\n{game} Wins 1 point\n\n"));
    format!(" 25 point match\n\n{}", games.collect::<String>())
}
