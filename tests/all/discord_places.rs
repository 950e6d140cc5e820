//! Places on Discord: who keeps order there, and what becomes of a table whose channel is closed.

use serde_json::json;

use crate::discord_double::Discord;
use crate::discord_play::{ALICE, BOB, begin, done};

#[tokio::test(flavor = "multi_thread")]
async fn who_manages_the_channel_ends_a_table_and_nobody_else_does() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    for sure in [&[][..], &[("sure", json!("yes"))]] {
        let answer = discord.command(ALICE, "endtable", sure).await;
        assert!(answer.text().contains("Only those who look after this channel"), "{}", answer.text());
    }
    discord.with(|world| world.administrators.push(BOB.id));
    let asked = discord.command(BOB, "endtable", &[]).await;
    let [question] = &asked.messages[..] else { panic!("one question: {}", asked.text()) };
    let [(label, id)] = &question.buttons()[..] else { panic!("one button: {:?}", question.buttons()) };
    assert_eq!(label, "End the table");
    let answer = discord.click_id(BOB, question, id).await;
    assert!(answer.messages.iter().all(|message| message.buttons().is_empty()), "it is asked once");
    let end = discord.message("the end", turn.id, |_| true).await;
    assert!(end.content.ends_with("Bob, an administrator of this channel: The table of Alice and Bob is ended without a result; nothing counts."), "{}", end.content);
    assert!(end.notified.is_empty());
    let answer = discord.command(ALICE, "roll", &[]).await;
    assert!(answer.text().contains("An administrator has ended this table"), "{}", answer.text());
    let next = begin(&discord, "portes").await;
    done(&discord.command(ALICE, "cancel", &[]).await);
    assert!(next.id > end.id, "and another one can begin");
}
