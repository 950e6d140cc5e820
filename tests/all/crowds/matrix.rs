//! On Matrix.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::{
    HOSTILE_PAUSE, HOSTILE_PEOPLE, PAUSE, REQUESTS, TABLES, TURNS, assert_unharmed, long_match, widest_position,
};
use crate::harness::homeserver::{Homeserver, SILENT_SERVER, World};

#[ignore = "needs a machine of its own: cargo test --release --test all crowds -- --ignored"]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_held_up_on_matrix() {
    let server = Arc::new(Homeserver::start().await);
    for table in 0..TABLES {
        let [one, other] = players(table);
        // Two who attack are in each room.
        server.open(&room(table), &[&one, &other, &hostile(table), &hostile(table + TABLES)]);
    }
    for number in 0..HOSTILE_PEOPLE {
        server.open(&hostile_room(number), &[&hostile(number), &hostile(number + 1)]);
    }
    let bot = server.start_bot().await;
    let mut tables = JoinSet::new();
    for table in 0..TABLES {
        let server = Arc::clone(&server);
        tables.spawn(async move { play(&server, table).await });
    }
    let attackers = Arc::clone(&server);
    let attack = tokio::spawn(async move { attack(&attackers).await });
    let times = tables.join_all().await.concat();
    attack.await.unwrap();
    assert_unharmed(times, bot.peak_memory());
}

fn room(table: usize) -> String {
    format!("!table{table}:localhost")
}

fn players(table: usize) -> [String; 2] {
    [format!("@one{table}:localhost"), format!("@other{table}:localhost")]
}

fn hostile(number: usize) -> String {
    format!("@hostile{}:evil.example", number % HOSTILE_PEOPLE)
}

fn hostile_room(number: usize) -> String {
    format!("!hostile{number}:localhost")
}

/// Plays a match, and returns how long after each move the next turn was posted.
async fn play(server: &Homeserver, table: usize) -> Vec<Duration> {
    let room = room(table);
    let players = players(table);
    server.say(&room, &players[0], &format!("!newgame portes {} match:25", players[1]), &[]);
    server.text(&room, "invites").await;
    server.say(&room, &players[1], "!accept", &[]);
    let mut seen = 0;
    let mut times = Vec::new();
    let mut begun = Instant::now();
    for turn in 0..=TURNS {
        let (at, player) = server
            .until("a turn", |world| {
                let mut sent = world.sent.iter().enumerate().skip(seen);
                sent.find_map(|(at, (to, _, content))| {
                    let pinged = content["m.mentions"]["user_ids"][0].as_str().filter(|_| *to == room)?;
                    let is_turn = content["body"].as_str().is_some_and(|body| body.contains("you rolled"));
                    (is_turn && content["m.new_content"].is_null()).then(|| (at, pinged.to_owned()))
                })
            })
            .await;
        if turn > 0 {
            times.push(begun.elapsed());
        }
        seen = at + 1;
        sleep(PAUSE).await;
        let asked = server.say(&room, &player, "!moves", &[]);
        let play = server.until("the list of moves", |world| first_play(world, &asked)).await;
        begun = Instant::now();
        server.say(&room, &player, &format!("!move {play}"), &[]);
    }
    times
}

/// Returns the first play of the list that answers the event `asked`.
fn first_play(world: &World, asked: &str) -> Option<String> {
    let is_answer = |content: &Value| content["m.relates_to"]["m.in_reply_to"]["event_id"] == asked;
    let (.., content) = world.sent.iter().find(|(.., content)| is_answer(content))?;
    let mut lines = content["body"].as_str().unwrap_or_default().lines();
    lines.find_map(|line| line.strip_prefix("1. ")).map(str::to_owned)
}

/// Does hostile things of every kind, a third of them in the rooms of others.
async fn attack(server: &Homeserver) {
    let widest = format!("!position {}", widest_position());
    let import = format!("!import\n{}", long_match());
    let names: Vec<String> = (0..90).map(|number| format!("@a{number}:{SILENT_SERVER}")).collect();
    let unknown = format!("!newgame portes {}", names.join(" "));
    let lines = [
        widest.as_str(),
        "!replay",
        "!board share:yes",
        import.as_str(),
        "!newgame puff @hostile1:evil.example",
        "!cancel",
        "!analyse",
        "!newgame tavli",
        "!join fig-1-22222222",
        "!link 22222222",
        "!vacation 1",
        "!vacation 0",
        "!settings theme:night",
        "!here",
        "!undo",
        "!endtable sure:yes",
        "!mydata",
        "!report",
        "!opening 31",
        "!puzzle",
        "!tutorial portes",
        "!play backgammon",
        "!forget sure:yes",
        "!games\n!games",
        unknown.as_str(),
    ];
    for number in 0..REQUESTS {
        sleep(HOSTILE_PAUSE).await;
        let kind = number % (lines.len() + 5);
        let person = number / (lines.len() + 5) % HOSTILE_PEOPLE;
        let who = hostile(person);
        // Each is in a room of those who play.
        let place = if number % 3 == 0 { room(person % TABLES) } else { hostile_room(person) };
        let latest = server.with(|world| world.sent.len());
        match kind {
            0 => server.invite(&format!("!invited{number}:evil.example"), &who),
            1 => server.replace(&hostile_room(person), &who, &format!("!next{number}:evil.example")),
            2 => {
                let edit = json!({
                    "msgtype": "m.text", "body": "* !roll", "m.new_content": { "msgtype": "m.text", "body": "!roll" },
                    "m.relates_to": { "rel_type": "m.replace", "event_id": format!("$event{latest}") },
                });
                server.send(&place, &who, "m.room.message", &edit);
            }
            3 => {
                let relation =
                    json!({ "rel_type": "m.annotation", "event_id": format!("$event{latest}"), "key": "1️⃣" });
                server.send(&place, &who, "m.reaction", &json!({ "m.relates_to": relation }));
            }
            4 => drop(server.say(&place, &who, &"x".repeat(60_000), &[])),
            kind => drop(server.say(&place, &who, lines[kind - 5], &[])),
        }
    }
}
