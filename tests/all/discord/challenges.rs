//! Open challenges: somebody asks who wants to play, and the first who clicks sits down.

use serde_json::{Value, json};

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, last_id, notified_player};
use crate::harness::discord::{CHANNEL, Discord, GUILD, Message, Person, ROLE};

/// Makes Alice ask who wants to play, with further options. Returns the message in the channel.
async fn ask(discord: &Discord, options: &[(&str, Value)]) -> Message {
    let last = last_id(discord);
    let answer = discord.command(ALICE, "newgame", &[options, &[("game", json!("portes"))]].concat()).await;
    assert_answered_in_channel(&answer);
    let asked = discord.message("the challenge", last, |_| true).await;
    assert_eq!(asked.notified, [0; 0], "{}", asked.content);
    assert!(asked.content.ends_with("Who wants to play?"), "{}", asked.content);
    assert_eq!(asked.buttons(), [("Join".to_owned(), "/join fig-1".to_owned())]);
    asked
}

/// Waits until the challenge has lost its button, and returns it.
async fn closed(discord: &Discord, asked: &Message) -> Message {
    let id = asked.id;
    let is_closed = |message: &&Message| message.id == id && message.buttons().is_empty();
    discord.until("the end of the challenge", |world| world.messages.iter().find(is_closed).cloned()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn first_of_two_who_click_at_the_same_moment_sits_down() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let asked = ask(&discord, &[]).await;
    let join = &asked.buttons()[0].1;
    let own = discord.click_id(ALICE, &asked, join).await;
    assert!(own.text().starts_with("This is your own open challenge"), "{}", own.text());
    let tokens = [BOB, Person::CAROL].map(|person| discord.ask_click(person, &asked, join));
    let mut told = Vec::new();
    for token in &tokens {
        told.push(discord.answer(token).await.text());
    }
    let late = told.iter().position(|told| !told.is_empty()).unwrap();
    let (winner, expected) =
        if late == 0 { (Person::CAROL, "Carol was faster. ") } else { (BOB, "Bob war schneller. ") };
    assert!(told[late].starts_with(expected) && told[1 - late].is_empty(), "{told:?}");
    let turn = discord.message("the first turn", asked.id, |_| true).await;
    assert!(turn.content.starts_with("**fig-1** · ") && turn.content.contains(winner.name), "{}", turn.content);
    assert!([ALICE, winner].contains(&notified_player(&turn)), "only the player to move is notified");
    let closed = closed(&discord, &asked).await;
    let line = format!("**fig-1** · Alice offers a game of Portes. {} accepts.", winner.name);
    assert_eq!(closed.content, line);
    // A click on an outdated screen changes nothing.
    let again = discord.click_id(winner, &asked, join).await;
    assert!(!again.text().is_empty());
    assert_eq!(discord.with(|world| world.messages.iter().filter(|shown| shown.channel == CHANNEL).count()), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn challenge_for_a_role_is_open_to_its_members_only() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.players.push(Person::DIMITRA.id));
    let asked = ask(&discord, &[("for", json!(ROLE.to_string()))]).await;
    assert!(asked.content.contains(r"the role “\*\*Players\*\* @"), "{}", asked.content);
    let refused = discord.click(BOB, asked.id, "Join").await;
    assert!(refused.text().starts_with("Only members with the role “"), "{}", refused.text());
    let listed = discord.command(Person::DIMITRA, "games", &[]).await;
    assert_eq!(listed.messages[0].buttons(), [("fig-1 · Πόρτες".to_owned(), "/join fig-1".to_owned())]);
    assert_answered_in_channel(&discord.click(Person::DIMITRA, asked.id, "Join").await);
    discord.message("the first turn", asked.id, |_| true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_the_role_everyone_and_a_withdrawn_challenge_loses_its_button() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let asked = ask(&discord, &[("for", json!(GUILD.to_string())), ("thread", json!("on"))]).await;
    bot.kill();
    let _bot = discord.start_bot().await;
    assert_answered_in_channel(&discord.click(BOB, asked.id, "Join").await);
    // The thread has the id of the message at which it starts.
    let turn = discord.message_in(asked.id, "the first turn in the thread", asked.id, |_| true).await;
    assert!(turn.content.contains("Bob accepts."), "{}", turn.content);
    let last = last_id(&discord);
    assert_answered_in_channel(&discord.command(ALICE, "newgame", &[("game", json!("puff"))]).await);
    let second = discord.message("the second challenge", last, |_| true).await;
    let told = discord.command(ALICE, "cancel", &[]).await;
    assert_eq!(told.text(), "olive-2 is withdrawn.");
    let line = "**olive-2** · Alice offers a game of Puff. It has been withdrawn.";
    assert_eq!(closed(&discord, &second).await.content, line);
    let late = discord.click_id(BOB, &second, &second.buttons()[0].1).await;
    assert!(late.text().starts_with("This open challenge has ended."), "{}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn own_challenge_is_listed_with_the_command_that_withdraws_it() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    ask(&discord, &[]).await;
    let own = discord.command(ALICE, "games", &[]).await;
    assert!(own.text().contains("`/table cancel table:fig-1` withdraws it · 1 day left"), "{}", own.text());
    assert!(!own.text().contains("/join") && own.messages[0].buttons().is_empty(), "{}", own.text());
    let others = discord.command(BOB, "games", &[]).await;
    assert!(others.text().contains("`/join fig-1` · 1 day left"), "{}", others.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_end_a_challenge_as_they_end_a_table() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let asked = ask(&discord, &[]).await;
    let named = [("table", json!("fig-1"))];
    let refused = discord.command(BOB, "endtable", &named).await;
    assert!(refused.text().contains("Only moderators may close"), "{}", refused.text());
    discord.with(|world| world.administrators.push(BOB.id));
    let which = discord.command(BOB, "endtable", &[]).await;
    assert!(which.text().contains("Alice · Portes"), "{}", which.text());
    assert_eq!(which.messages[0].buttons(), [("fig-1 · Portes".to_owned(), "/cancel table:fig-1".to_owned())]);
    let ended = discord.command(BOB, "endtable", &named).await;
    assert_eq!(ended.text(), "fig-1 is withdrawn.");
    let line = "**fig-1** · Alice offers a game of Portes. It has been withdrawn.";
    assert_eq!(closed(&discord, &asked).await.content, line);
}
