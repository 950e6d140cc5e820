//! On Discord.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::{
    HOSTILE_PAUSE, HOSTILE_PEOPLE, PAUSE, REQUESTS, TABLES, TURNS, assert_unharmed, long_match, widest_position,
};
use crate::harness::discord::{CHANNEL, Channel, Discord, Person, user};

/// The channel of those who attack.
const SQUARE: u64 = CHANNEL + TABLES as u64;

#[ignore = "needs a machine of its own: cargo test --release --test all crowds -- --ignored"]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_held_up_on_discord() {
    let discord = Arc::new(Discord::start().await);
    let bot = discord.start_bot().await;
    discord.with(|world| {
        world.files.insert("long.mat".to_owned(), long_match());
        for channel in 0..=TABLES as u64 {
            world.channels.insert(CHANNEL + channel, Channel::of_server());
        }
    });
    // Two games that can be replayed and analysed.
    for pair in 0..2 {
        let [one, other] = [hostile(2 * pair), hostile(2 * pair + 1)];
        discord.command_in(SQUARE, one, "newgame", &[("game", json!("portes")), ("opponent", user(other))]).await;
        discord.command_in(SQUARE, other, "accept", &[]).await;
        discord.command_in(SQUARE, one, "move", &[("play", json!("1"))]).await;
        discord.command_in(SQUARE, other, "resign", &[("value", json!("single"))]).await;
        discord.command_in(SQUARE, one, "accept", &[]).await;
    }
    let mut tables = JoinSet::new();
    for table in 0..TABLES {
        let discord = Arc::clone(&discord);
        tables.spawn(async move { play(&discord, table).await });
    }
    let attackers = Arc::clone(&discord);
    let attack = tokio::spawn(async move { attack(&attackers).await });
    let times = tables.join_all().await.concat();
    let asked = attack.await.unwrap();
    for token in &asked {
        discord.answer(token).await;
    }
    assert_unharmed(times, bot.peak_memory());
}

fn hostile(number: usize) -> Person {
    Person::numbered(2 * TABLES + number % HOSTILE_PEOPLE)
}

/// Plays a match, and returns how long after each move the next turn was posted.
async fn play(discord: &Discord, table: usize) -> Vec<std::time::Duration> {
    let channel = CHANNEL + table as u64;
    let [one, other] = Person::pair(table);
    let options = [("game", json!("portes")), ("opponent", user(other)), ("match", json!("25"))];
    discord.command_in(channel, one, "newgame", &options).await;
    discord.command_in(channel, other, "accept", &[]).await;
    let mut turn =
        discord.message_in(channel, "the first turn", 0, |message| message.content.contains("accepts")).await;
    let mut times = Vec::new();
    for _ in 0..TURNS {
        sleep(PAUSE).await;
        let player = turn.notified.first().and_then(|id| Person::known(*id)).expect("somebody is to play");
        let begun = Instant::now();
        discord.ask(player, channel, "move", &[("play", json!("1"))]);
        turn = discord.message_in(channel, "the next turn", turn.id, |message| !message.notified.is_empty()).await;
        times.push(begun.elapsed());
    }
    times
}

/// Sends hostile requests of every kind, and returns the interactions' tokens.
async fn attack(discord: &Discord) -> Vec<String> {
    let widest = json!(widest_position());
    let commands: Vec<(&str, Vec<(&str, Value)>)> = vec![
        ("show position", vec![("id", widest)]),
        ("show replay", vec![]),
        ("board", vec![("share", json!("yes"))]),
        ("show import", vec![("file", json!("long.mat"))]),
        ("newgame", vec![("game", json!("puff")), ("opponent", user(hostile(1)))]),
        ("table cancel", vec![]),
        ("show analyse", vec![]),
        ("newgame", vec![("game", json!("tavli"))]),
        ("join", vec![("name", json!("fig-1-22222222"))]),
        ("me link", vec![("code", json!("22222222"))]),
        ("me vacation", vec![("days", json!(1))]),
        ("me vacation", vec![("days", json!(0))]),
        ("settings", vec![("theme", json!("night"))]),
        ("table here", vec![]),
        ("undo", vec![]),
        ("table end", vec![("sure", json!("yes"))]),
        ("me mydata", vec![]),
        ("show report", vec![]),
        ("show history", vec![]),
        ("show stats", vec![]),
        ("show opening", vec![("roll", json!("31"))]),
        ("show puzzle", vec![]),
        ("tutorial", vec![("game", json!("portes"))]),
        ("play", vec![("game", json!("backgammon"))]),
        ("roll", vec![]),
        ("resign", vec![]),
        ("me forget", vec![("sure", json!("yes"))]),
        ("games", vec![]),
    ];
    let mut asked = Vec::new();
    for number in 0..REQUESTS {
        sleep(HOSTILE_PAUSE).await;
        let who = hostile(number / (commands.len() + 2));
        let token = match number % (commands.len() + 2) {
            0 => Some(discord.ask_completion(who, SQUARE, "move", "play", "1")),
            1 => click_elsewhere(discord, who, CHANNEL + (number % TABLES) as u64),
            kind => {
                let (name, options) = &commands[kind - 2];
                Some(discord.ask(who, SQUARE, name, options))
            }
        };
        asked.extend(token);
    }
    asked
}

/// Clicks a button of the latest message at somebody else's table, if it has one.
fn click_elsewhere(discord: &Discord, who: Person, channel: u64) -> Option<String> {
    let shown = discord.with(|world| world.messages_in(channel).pop())?;
    let (_, id) = shown.buttons().pop()?;
    Some(discord.ask_click(who, &shown, &id))
}
