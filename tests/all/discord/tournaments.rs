//! A cup on Discord: people join by the button, the bot is killed between the results, and a tenth of all requests fail.

use serde_json::json;

use crate::discord::play::{ALICE, BOB, last_id};
use crate::harness::discord::{Discord, Message, Person};

/// Returns the table's name at the beginning of its message, if the message begins a match of the cup.
fn drawn(message: &Message) -> Option<String> {
    let (table, rest) = message.content.strip_prefix("**")?.split_once("** · ")?;
    // The name of the cup is in the language of whoever has the first move.
    let name = rest.strip_prefix("**")?.split_once(":** ")?.0;
    ["Portes Cup", "Portes-Pokal", "Κύπελλο Πόρτες"].contains(&name).then(|| table.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn cup_is_joined_by_its_button_and_goes_on_after_a_kill() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let everybody = [BOB, Person::CAROL, Person::DIMITRA];
    discord.with(|world| {
        world.players.extend(everybody.map(|person| person.id));
        world.faults.every(Some(10));
    });
    let last = last_id(&discord);
    let opened = discord.command(ALICE, "cup", &[("game", json!("portes")), ("lives", json!(1))]).await;
    assert!(opened.text().starts_with("You are in, and you run it."), "{}", opened.text());
    let cup = discord.message("the cup", last, |_| true).await;
    assert_eq!(cup.notified, [0; 0], "{}", cup.content);
    assert_eq!(cup.buttons(), [("Join".to_owned(), "/cup join".to_owned())]);
    for person in everybody {
        discord.click(person, cup.id, "Join").await;
    }
    let is_full = |message: &&Message| message.id == cup.id && message.content.contains("(4 of at most 32)");
    discord.until("four people", |world| world.messages.iter().find(is_full).cloned()).await;
    bot.kill();
    let bot = discord.start_bot().await;
    discord.command(ALICE, "cup", &[("do", json!("start"))]).await;
    discord
        .until("two matches", |world| {
            let begun = world.messages.iter().filter(|message| drawn(message).is_some());
            (begun.count() == 2).then_some(())
        })
        .await;
    bot.kill();
    let _bot = discord.start_bot().await;
    let mut played: Vec<String> = Vec::new();
    for _ in 0..everybody.len() {
        let turn = discord
            .until("a match", |world| {
                let is_new = |table: String| !played.contains(&table);
                world.messages.iter().find(|message| drawn(message).is_some_and(is_new)).cloned()
            })
            .await;
        assert_eq!(turn.notified.len(), 2, "both players are called: {}", turn.content);
        let table = drawn(&turn).expect("a table");
        let [one, other] = [turn.notified[0], turn.notified[1]].map(|id| {
            [ALICE, BOB, Person::CAROL, Person::DIMITRA].into_iter().find(|person| person.id == id).expect("a player")
        });
        discord.command(one, "resign", &[("table", json!(table.clone())), ("sure", json!("yes"))]).await;
        discord.command(other, "accept", &[("table", json!(table.clone()))]).await;
        if played.is_empty() {
            let shows_who_is_out =
                |message: &&Message| message.content.contains("Out: ") && message.content.contains("🏆");
            discord.until("who is out", |world| world.messages.iter().find(shows_who_is_out).cloned()).await;
        }
        played.push(table);
    }
    // The end comes with a picture of who has beaten whom.
    let is_end = |message: &&Message| message.content.contains("🏆") && message.content.contains("wins!");
    let end = discord.until("the end", |world| world.messages.iter().find(is_end).cloned()).await;
    assert_eq!(end.notified.len(), 1, "the winner is called: {}", end.content);
    let alt = &end.attachments.first().expect("a picture").alt;
    assert!(alt.starts_with("Portes Cup: who beat whom\n1. ") && alt.lines().count() == 5, "{alt}");
    discord.wait_until_all_is_delivered().await;
    discord.with(|world| {
        let ends = world.messages.iter().filter(is_end).count();
        assert_eq!(ends, 1, "the end is told once");
        let (asked, failed) = world.faults.count();
        assert!(failed > 3, "a tenth fail: {failed} of {asked}");
    });
}
