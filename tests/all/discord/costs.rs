//! What a single message may cost: attackers choose the most expensive ones.

use serde_json::json;

use crate::discord::play::ALICE;
use crate::harness::discord::Discord;

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
    assert!(answer.text().contains("best plays first"), "{}", answer.text());
    assert!(taken <= MOST_MEMORY, "the answer took {taken} MB");
}
