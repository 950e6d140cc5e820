//! The bot is killed at random moments of a game, and nothing is lost or done twice.

use std::collections::HashSet;
use std::time::Duration;

use kafenio::rules::{Ruleset, Variant};
use kafenio::store::Store;
use kafenio::table::Event;
use serde_json::json;
use sqlx::{AnyConnection, Connection as _};

use crate::discord_double::{Bot, CHANNEL, Discord, Message};
use crate::discord_play::{ALICE, BOB, begin, finish};

/// Kills in the short form; `KAFENIO_TEST_KILLS` asks for another number.
const KILLS: u32 = 20;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_killed_at_any_moment_loses_and_doubles_nothing() {
    let kills = std::env::var("KAFENIO_TEST_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let discord = Discord::start().await;
    let mut bot = discord.start_bot().await;
    let mut games = 0;
    let mut killed = 0;
    while killed < kills {
        games += 1;
        begin(&discord, if games % 2 == 0 { "portes" } else { "backgammon" }).await;
        for _ in 0..60 {
            // Every other step is cut short, a little later each time.
            let patience = (killed < kills).then(|| Duration::from_micros(u64::from(killed * 1709 % 40_000)));
            let (running, over) = step(&discord, bot, patience).await;
            bot = running;
            killed += u32::from(patience.is_some());
            if over {
                break;
            }
        }
        if discord.command(ALICE, "games", &[]).await.text().contains("Alice") {
            let turn = settled(&discord).await;
            finish(&discord, &turn).await;
        }
    }
    drop(bot);
    let messages = discord.with(|world| world.messages_in(CHANNEL));
    let keys: HashSet<_> = messages.iter().map(|message| message.nonce.as_ref().expect("a key")).collect();
    assert_eq!(keys.len(), messages.len(), "nothing is said twice");
    let store = Store::open(&discord.store_url()).await.unwrap();
    assert_eq!(store.verify().await.unwrap(), Vec::<String>::new(), "every table is the fold of its events");
    let told = messages.iter().map(|message| message.content.as_str()).collect::<Vec<_>>().join("\n");
    let mut untold = told.as_str();
    for play in plays(&discord).await {
        let told = untold.find(&format!("`{play}`"));
        untold = &untold[told.unwrap_or_else(|| panic!("{play} is stored and was not told"))..];
    }
}

/// The stored plays in their order, as they are written.
async fn plays(discord: &Discord) -> Vec<String> {
    let mut store = AnyConnection::connect(&discord.store_url()).await.unwrap();
    let rows = sqlx::query_scalar::<_, String>("SELECT event FROM events ORDER BY table_id, number");
    let events = rows.fetch_all(&mut store).await.unwrap();
    let plays = events.iter().filter_map(|event| match serde_json::from_str(event).unwrap() {
        Event::Played { play, .. } => Some(Ruleset::from(Variant::Backgammon).notation(&play)),
        _ => None,
    });
    plays.collect()
}

/// Whoever is to act does so; with `patience` the bot is killed that long after, and started again.
async fn step(discord: &Discord, bot: Bot, patience: Option<Duration>) -> (Bot, bool) {
    let turn = settled(discord).await;
    if turn.notified.is_empty() {
        return (bot, true);
    }
    let player = if turn.notified[0] == ALICE.id { ALICE } else { BOB };
    let roll = turn.buttons().into_iter().find(|(label, _)| label == "Roll");
    if roll.is_none() {
        discord.command(player, "moves", &[]).await;
    }
    let token = match &roll {
        Some((_, id)) => discord.ask_click(player, &turn, id),
        None => discord.ask(player, CHANNEL, "move", &[("play", json!("1"))]),
    };
    let Some(patience) = patience else {
        discord.answer(&token).await;
        moved_on(discord, &turn).await;
        return (bot, false);
    };
    tokio::time::sleep(patience).await;
    bot.kill();
    let answered = discord.with(|world| world.interactions[&token].is_done());
    let bot = discord.start_bot().await;
    if answered {
        moved_on(discord, &turn).await;
    }
    (bot, false)
}

/// Waits until the message `turn` is not the last word any more, or says more.
async fn moved_on(discord: &Discord, turn: &Message) {
    let (id, content) = (turn.id, turn.content.clone());
    let is_past = |message: &Message| message.id > id || message.id == id && message.content != content;
    discord.until("the next turn", |world| world.messages_in(CHANNEL).iter().any(is_past).then_some(())).await;
}

/// The last message, once it says what the table says.
async fn settled(discord: &Discord) -> Message {
    let board = discord.command(ALICE, "board", &[]).await;
    // The picture of the table as it stands names the moment: the channel has it once its last picture is the same.
    let alt = board.messages[0].attachments.first().map(|picture| picture.alt.clone());
    discord
        .until("the channel to say what the table says", |world| {
            let last = world.messages_in(CHANNEL).into_iter().next_back()?;
            (last.attachments.first().map(|picture| picture.alt.clone()) == alt).then_some(last)
        })
        .await
}
