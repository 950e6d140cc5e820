//! `/mydata` and `/forget` on Discord.

use serde_json::Value;

use crate::discord::play::{ALICE, BOB, begin};
use crate::harness::discord::Discord;

#[tokio::test(flavor = "multi_thread")]
async fn player_gets_their_data_and_is_forgotten_after_a_click() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    let answer = discord.command(ALICE, "mydata", &[]).await;
    let [message] = &answer.messages[..] else { panic!("one answer: {}", answer.text()) };
    let [file] = &message.attachments[..] else { panic!("one file: {}", answer.text()) };
    let data: Value = serde_json::from_slice(&file.bytes).expect("JSON");
    assert_eq!((file.name.as_str(), message.private), ("mydata.json", true));
    assert_eq!(data["account"]["id"], ALICE.id.to_string());

    let asked = discord.command(ALICE, "forget", &[]).await;
    let [question] = &asked.messages[..] else { panic!("one question: {}", asked.text()) };
    let [(label, id)] = &question.buttons()[..] else { panic!("one button: {:?}", question.buttons()) };
    assert_eq!(label, "Delete my data");
    let answer = discord.click_id(ALICE, question, id).await;
    assert!(answer.text().contains("Deleted:"), "{}", answer.text());
    assert!(answer.messages.iter().all(|message| message.buttons().is_empty()), "the bot asks only once");
    let end = discord.message("the end", turn.id, |message| message.content.contains("has left")).await;
    assert!(end.content.contains("has left") && !end.content.contains("Alice"), "{}", end.content);
    assert_eq!(end.notified, [BOB.id]);
    let buttons = end.buttons();
    assert!(buttons.iter().all(|(label, _)| label != "Rematch"), "nobody is left for a rematch: {buttons:?}");
}
