//! The button that posts in the channel what only its reader sees.

use std::ffi::OsStr;
use std::path::Path;

use serde_json::json;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, begin, last_id, notified_player};
use crate::harness::discord::{CHANNEL, Channel, Discord, Message, Person};

/// Another place.
const OTHER: u64 = CHANNEL + 1;
/// The permission Send Messages.
const SEND: u64 = 1 << 11;

/// Clicks the button that shares `shown`, and returns the message in the channel.
async fn share(discord: &Discord, person: Person, shown: &Message) -> Message {
    let seen = last_id(discord);
    let (_, command) =
        shown.buttons().into_iter().find(|(label, _)| ["Share here", "Hier teilen"].contains(&&**label)).unwrap();
    assert_answered_in_channel(&discord.click_id(person, shown, &command).await);
    let posted = discord.message("what is shared", seen, |_| true).await;
    assert!(
        posted.notified.is_empty() && posted.buttons().is_empty() && posted.menu().is_empty(),
        "{}",
        posted.content
    );
    posted
}

#[tokio::test(flavor = "multi_thread")]
async fn board_score_sheet_and_replay_are_shared_with_the_channel_once() {
    let discord = Discord::start().await;
    discord.with(|world| world.repeat_events = true);
    let bot = discord.start_bot_with_dice("62 31").await;
    let turn = begin(&discord, "backgammon").await;
    let player = notified_player(&turn);
    let other = if player == ALICE { BOB } else { ALICE };
    let board = discord.command(player, "board", &[]).await.messages[0].clone();
    assert!(board.private && board.content.contains("You rolled 6-2") && !board.menu().is_empty(), "{}", board.content);
    let posted = share(&discord, player, &board).await;
    let told = format!("{} shows this:\n**fig-1** · It is {}'s turn, with 6-2 to play.", player.name, player.name);
    assert_eq!(posted.content, told, "everybody reads it, so it speaks to nobody");
    assert_eq!(posted.attachments.len(), 1);
    bot.kill();
    let _bot = discord.start_bot().await;

    discord.pick(player, &turn, &turn.menu()[0].1).await;
    discord.message("the next turn", posted.id, |_| true).await;
    // Somebody who only watches, in another language: the post is in the channel's or else the author's.
    let sheet = discord.command(Person::CAROL, "match", &[]).await.messages[0].clone();
    let posted = share(&discord, Person::CAROL, &sheet).await;
    assert!(posted.content.starts_with("Carol zeigt:\n**fig-1**"), "{}", posted.content);
    let past = discord.command(other, "board", &[("move", json!(1))]).await.messages[0].clone();
    assert_eq!(share(&discord, other, &past).await.attachments.len(), 1);
    let replay = discord.command(other, "replay", &[]).await.messages[0].clone();
    let posted = share(&discord, other, &replay).await;
    assert_eq!(Path::new(&posted.attachments[0].name).extension(), Some(OsStr::new("gif")));
    // Typed at once, for everybody.
    let seen = last_id(&discord);
    let typed = [("id", json!("4HPwATDgc/ABMA")), ("share", json!("yes"))];
    assert_answered_in_channel(&discord.command(other, "board", &typed).await);
    discord.message("the position", seen, |message| message.attachments.len() == 1).await;
    let count = discord.with(|world| world.messages_in(CHANNEL).len());
    assert_eq!(count, 8, "the invitation, two turns and five shared messages");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_can_be_shared_where_nobody_else_reads() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channels.insert(OTHER, Channel { kind: 1, ..Channel::of_server() }));
    begin(&discord, "portes").await;
    let board = discord.command_in(OTHER, ALICE, "board", &[("table", json!("fig-1"))]).await.messages[0].clone();
    assert!(board.attachments.len() == 1 && board.buttons().iter().all(|(label, _)| label != "Share here"));
    let typed = [("table", json!("fig-1")), ("share", json!("yes"))];
    let refused = discord.command_in(OTHER, ALICE, "board", &typed).await;
    assert!(refused.text().starts_with("Only you and I can read this, so there is nobody"), "{}", refused.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn sharing_where_the_bot_may_not_post_suspends_no_game() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    begin(&discord, "portes").await;
    let board = discord.command(Person::CAROL, "board", &[]).await.messages[0].clone();
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions &= !SEND);
    let (_, command) = board.buttons().into_iter().find(|(label, _)| label == "Hier teilen").unwrap();
    let seen = last_id(&discord);
    discord.click_id(Person::CAROL, &board, &command).await;
    let direct = discord.until("a direct message", |world| world.messages.iter().find(|m| m.id > seen).cloned()).await;
    assert_eq!(discord.with(|world| world.channels[&direct.channel].with), Some(Person::CAROL.id));
    let games = discord.command(ALICE, "games", &[]).await;
    assert!(!games.text().contains("paused"), "{}", games.text());
}
