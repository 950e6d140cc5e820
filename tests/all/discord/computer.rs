//! Games against the computer on Discord, by clicks alone.

use serde_json::json;

use crate::discord::play::ALICE;
use crate::harness::chance::Chance;
use crate::harness::dice::rolls;
use crate::harness::discord::{CHANNEL, Channel, Discord, Message};

/// The conversation of Alice with the bot.
const DIRECT: u64 = CHANNEL + 1;

/// More rolls than the games of a test need.
const ROLLS: usize = 2000;

/// Makes Alice click whatever the latest message in `channel` offers, until it offers a rematch. Returns that message and
/// the number of turns.
async fn click_to_the_end(discord: &Discord, first: Message) -> (Message, usize) {
    let (channel, mut shown) = (first.channel, first);
    for turn in 0..400 {
        let labels: Vec<String> = shown.buttons().into_iter().map(|(label, _)| label).collect();
        if labels.iter().any(|label| label == "Rematch") {
            return (shown, turn);
        }
        // Only an answer that came late calls her.
        assert!(shown.notified.iter().all(|called| *called == ALICE.id), "nobody else is called: {}", shown.content);
        if let Some((_, command)) = shown.menu().into_iter().next_back() {
            let answer = discord.pick(ALICE, &shown, &command).await;
            if let Some(list) = answer.messages.iter().find(|message| !message.menu().is_empty()) {
                discord.pick(ALICE, list, &list.menu()[0].1).await;
            }
        } else {
            discord.click(ALICE, shown.id, &labels[0]).await;
        }
        let (id, edits) = (shown.id, shown.edits);
        let next = |world: &mut crate::harness::discord::World| {
            let latest = world.messages_in(channel).into_iter().next_back()?;
            (latest.id > id || latest.edits > edits && !latest.menu().is_empty()).then_some(latest)
        };
        shown = discord.until("the next turn", next).await;
    }
    panic!("a game without an end: {}", shown.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_a_whole_game_by_clicks_and_again() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice(&rolls(&mut Chance(1), ROLLS)).await;
    let answer = discord.command(ALICE, "play", &[("game", json!("portes")), ("level", json!("beginner"))]).await;
    assert!(answer.messages.is_empty(), "the answer is in the channel: {}", answer.text());
    let first = discord.message("the first turn", 0, |_| true).await;
    assert!(first.content.contains("Alice plays against Kafenio (beginner)"), "{}", first.content);
    let (result, turns) = click_to_the_end(&discord, first).await;
    assert!(turns > 10 && result.content.contains(" wins"), "{turns}: {}", result.content);
    discord.click(ALICE, result.id, "Rematch").await;
    let again = discord.message("the rematch", result.id, |_| true).await;
    assert!(again.content.contains("Alice plays against Kafenio (beginner)"), "{}", again.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_other_level_is_played_by_clicks_too() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice(&rolls(&mut Chance(2), ROLLS)).await;
    let mut last = 0;
    for level in ["casual", "club", "expert", "master"] {
        discord.command(ALICE, "play", &[("game", json!("fevga")), ("level", json!(level))]).await;
        let first = discord.message("the first turn", last, |_| true).await;
        assert!(first.content.contains(&format!("Alice plays against Kafenio ({level})")), "{}", first.content);
        let (result, turns) = click_to_the_end(&discord, first).await;
        assert!(turns > 10 && result.content.contains(" wins"), "{level}, {turns}: {}", result.content);
        last = result.id;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_in_a_direct_message() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice(&rolls(&mut Chance(3), ROLLS)).await;
    discord.with(|world| {
        world.channels.insert(DIRECT, Channel { kind: 1, with: Some(ALICE.id), ..Channel::of_server() });
    });
    let answer = discord.answer(&discord.ask(ALICE, DIRECT, "play", &[("game", json!("plakoto"))])).await;
    assert!(answer.messages.is_empty(), "{}", answer.text());
    let first = discord.message_in(DIRECT, "the first turn", 0, |_| true).await;
    let (result, turns) = click_to_the_end(&discord, first).await;
    assert!(turns > 5 && (result.content.contains(" wins") || result.content.contains("draw")), "{}", result.content);
}
