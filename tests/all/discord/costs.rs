//! What a single message may cost: attackers choose the most expensive ones.

use std::time::Duration;

use kafenio::store::Store;
use serde_json::json;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel};
use crate::harness::discord::{APPLICATION, CHANNEL, Discord, Person, World, user};

/// How much memory an answer may take beside what the bot needs anyway, in megabytes.
const MOST_MEMORY: u64 = 200;

/// A position of Puff that no game reaches, in which the rest of a doublet can be played in over a million ways.
fn widest_position() -> String {
    let own: Vec<u8> = (0..26).map(|point| u8::from((10..=24).contains(&point))).collect();
    let mut other = [0; 26];
    other[25] = 15;
    json!({ "variant": "puff", "dice": [5, 5], "doublets": 1, "player": own, "opponent": other }).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn position_with_a_million_plays_is_answered_within_bounded_memory() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let start = json!("4HPwATDgc/ABMA 31");
    discord.command(ALICE, "show position", &[("id", start)]).await;
    let before = bot.peak_memory();
    let answer = discord.command(ALICE, "show position", &[("id", json!(widest_position()))]).await;
    let taken = bot.peak_memory() - before;
    assert!(answer.text().contains("best moves first"), "{}", answer.text());
    assert!(taken <= MOST_MEMORY, "the answer took {taken} MB");
}

#[tokio::test(flavor = "multi_thread")]
async fn answer_of_a_killed_bot_does_not_load_for_ever() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let token = discord.ask(ALICE, CHANNEL, "show position", &[("id", json!(widest_position()))]);
    discord.until("the loading message", |world| world.interactions[&token].acknowledged).await;
    let store = Store::open(&discord.store_url()).await.unwrap();
    let mut changes = discord.changes();
    while store.key_value().all("discord-loading:").await.unwrap().is_empty() {
        _ = tokio::time::timeout(Duration::from_millis(50), changes.changed()).await;
    }
    bot.kill();
    assert!(discord.with(|world| world.interactions[&token].answers.is_empty()), "it was killed before the answer");
    let _bot = discord.start_bot().await;
    let answer = discord.answer(&token).await;
    assert!(answer.text().contains("It may be done already"), "{}", answer.text());
    assert_eq!(store.key_value().all("discord-loading:").await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn author_of_a_click_learns_that_the_bot_was_killed() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    discord.command(ALICE, "newgame", &[("game", json!("portes")), ("opponent", user(BOB))]).await;
    let invitation = discord.message("the invitation", 0, |_| true).await;
    let accept = invitation.buttons().swap_remove(0).1;
    let lock = discord.lock_store().await;
    let token = discord.ask_click(BOB, &invitation, &accept);
    discord.until("the acknowledgement", |world| world.interactions[&token].acknowledged).await;
    bot.kill();
    lock.release().await;
    // As the bot records it where no lock holds it up.
    let id = discord.with(|world| world.interactions[&token].id);
    let loading = json!({ "application": APPLICATION.to_string(), "token": token, "locale": "de", "is_click": true });
    let store = Store::open(&discord.store_url()).await.unwrap();
    store.key_value().set(&format!("discord-loading:{id}"), &loading.to_string()).await.unwrap();
    let _bot = discord.start_bot().await;
    let told = |world: &mut World| world.interactions[&token].answers.first().cloned();
    let told = discord.until("what became of the click", told).await;
    assert!(told.private && told.content.starts_with("Ich wurde neu gestartet"), "{}", told.content);
    assert_answered_in_channel(&discord.click_id(BOB, &invitation, &accept).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_wait_for_no_writer() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let lock = discord.lock_store().await;
    // Carol is new here, so a command of hers would be recorded with her name.
    let suggested = discord.complete(Person::CAROL, "newgame", "clock", "").await;
    assert!(!suggested.is_empty(), "a keystroke needs no write lock");
    lock.release().await;
}
