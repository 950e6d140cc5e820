//! Earlier messages of a game on Discord: they shrink to a move list, or keep their boards.

use serde_json::json;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, begin, finish, invite_in, play};
use crate::harness::discord::{CHANNEL, Channel, Discord, Message, World, user};

/// The turns that are played.
const TURNS: usize = 10;
/// The dice of these turns: in Portes one roll decides who begins, and the last one is for the turn after them.
const DICE: &str = "31 62 54 65 43 52 41 66 61 53 31 62";
/// Another channel of the server.
const OTHER_CHANNEL: u64 = CHANNEL + 1;

/// Plays [`TURNS`] turns, and returns the messages once the bot has changed all but the last of them as it will.
async fn play_turns(discord: &Discord, is_changed: fn(&Message) -> bool) -> Vec<Message> {
    let mut turn = begin(discord, "portes").await;
    for _ in 0..TURNS {
        turn = play(discord, &turn).await;
    }
    discord
        .until("the earlier messages to change", |world| {
            let messages = world.messages_in(CHANNEL);
            messages.split_last().is_some_and(|(_, earlier)| earlier.iter().all(is_changed)).then_some(messages)
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn game_of_ten_turns_leaves_one_board_and_a_move_list() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice(DICE).await;
    let messages = play_turns(&discord, |message| message.edits > 0).await;
    let contents: Vec<&str> = messages.iter().map(|message| message.content.as_str()).collect();
    println!("{}", contents.join("\n"));
    let [invitation, first, moves @ .., last] = &messages[..] else { panic!("{contents:?}") };
    assert!(invitation.content.contains("Alice invites"), "{}", invitation.content);
    assert_eq!(first.content, "Bob accepts. · Alice rolled 3, Bob 1. Alice goes first and rolls again.");
    assert_eq!(moves.len(), TURNS - 1);
    for (number, message) in (1..).zip(moves) {
        let player = if number % 2 == 1 { "Alice" } else { "Bob" };
        let begins = format!("{number}\\. {player} ");
        assert!(message.content.starts_with(&begins) && message.content.lines().count() == 1, "{}", message.content);
        assert_eq!(message.content.matches('`').count(), 2, "one play: {}", message.content);
    }
    for message in &messages[..messages.len() - 1] {
        assert!(message.attachments.is_empty() && message.buttons().is_empty(), "{}", message.content);
    }
    assert!(moves.iter().chain([first]).all(|message| !message.content.contains("<@")), "a line mentions nobody");
    assert!(last.attachments.len() == 1 && !last.buttons().is_empty(), "{}", last.content);
    let edits: u32 = discord.with(|world| world.messages_in(CHANNEL)[1..].iter().map(|m| m.edits).sum());
    assert_eq!(edits as usize, TURNS, "two requests for each turn: the message and its edit");
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_stay_where_moderators_keep_them() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice(DICE).await;
    let refused = discord.command(ALICE, "channel", &[("boards", json!("keep"))]).await;
    assert!(
        refused.text().starts_with("Only moderators can change the settings of this channel"),
        "{}",
        refused.text()
    );
    discord.with(|world| world.administrators.push(ALICE.id));
    let chosen = discord.command(ALICE, "channel", &[("boards", json!("keep"))]).await;
    assert!(chosen.text().starts_with("The boards of earlier turns stay."), "{}", chosen.text());
    let messages = play_turns(&discord, |message| message.buttons().is_empty()).await;
    assert_eq!(messages.iter().filter(|message| message.attachments.len() == 1).count(), TURNS + 1);
    let edits: u32 = discord.with(|world| world.messages_in(CHANNEL)[1..].iter().map(|m| m.edits).sum());
    assert_eq!(edits as usize, TURNS, "as many requests as when boards shrink");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_start_only_in_the_channel_that_moderators_choose() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        world.channels.insert(OTHER_CHANNEL, Channel::of_server());
        world.administrators.push(ALICE.id);
    });
    let only = [("only", json!(OTHER_CHANNEL.to_string()))];
    let refused = discord.command(BOB, "channel", &only).await;
    assert!(refused.text().starts_with("Only moderators can change"), "{}", refused.text());
    let chosen = discord.command(ALICE, "channel", &only).await;
    assert!(chosen.text().contains(&format!("New games start in <#{OTHER_CHANNEL}> only.")), "{}", chosen.text());
    let shown = discord.command(BOB, "channel", &[]).await;
    assert!(shown.messages[0].buttons().is_empty(), "only a moderator can remove it");

    let newgame = [("game", json!("portes")), ("opponent", user(BOB))];
    let refused = discord.command(ALICE, "newgame", &newgame).await;
    assert_eq!(refused.text(), format!("New games start in <#{OTHER_CHANNEL}>."));
    assert!(discord.with(|world| world.messages.is_empty()), "nobody is invited");
    let invitation = invite_in(&discord, OTHER_CHANNEL, [ALICE, BOB], &newgame[..1]).await;
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);

    let (label, anywhere) = chosen.messages[0].buttons().swap_remove(0);
    assert_eq!(label, "Allow games everywhere");
    let freed = discord.click_id(ALICE, &chosen.messages[0], &anywhere).await;
    assert!(freed.text().contains("New games may start in every channel of this server."), "{}", freed.text());
    invite_in(&discord, CHANNEL, [ALICE, BOB], &newgame[..1]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_match_gets_a_thread_or_none_does() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.administrators.push(ALICE.id));
    discord.command(ALICE, "channel", &[("threads", json!("never"))]).await;
    let newgame = [("game", json!("portes")), ("thread", json!("on")), ("opponent", user(BOB))];
    let refused = discord.command(ALICE, "newgame", &newgame).await;
    assert!(refused.text().starts_with("Games in this channel get no threads of their own."), "{}", refused.text());
    let chosen = discord.command(ALICE, "channel", &[("threads", json!("always"))]).await;
    assert!(chosen.text().contains("Every match gets its own thread."), "{}", chosen.text());
    let invitation = invite_in(&discord, CHANNEL, [ALICE, BOB], &[("game", json!("portes"))]).await;
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    let turn = discord.message_in(invitation.id, "the first turn", 0, |_| true).await;
    let next = play(&discord, &turn).await;
    assert_eq!(next.channel, invitation.id, "the match stays in its thread");
    // The thread has no threads, but otherwise the settings of its channel.
    let inside = discord.command_in(next.channel, BOB, "channel", &[]).await;
    assert!(inside.text().contains("A match gets its own thread when"), "{}", inside.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn click_that_waits_for_the_store_leaves_no_message_and_a_refused_one_is_told() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let invitation = invite_in(&discord, CHANNEL, [ALICE, BOB], &[("game", json!("portes"))]).await;
    let (_, accept) = invitation.buttons().swap_remove(0);
    for (person, is_refused) in [(ALICE, true), (BOB, false)] {
        let lock = discord.lock_store().await;
        let token = discord.ask_click(person, &invitation, &accept);
        let (kind, _) = discord.until("the acknowledgement", |world| world.interactions[&token].acknowledged).await;
        assert_eq!(kind, 6, "no loading message appears, which would stay if the bot ended now");
        lock.release().await;
        let answer = discord.answer(&token).await;
        assert_eq!(answer.messages.len(), usize::from(is_refused), "{}", answer.text());
        assert!(answer.messages.iter().all(|message| message.private), "{}", answer.text());
    }
    discord.message("the first turn", invitation.id, |_| true).await;
}

/// Waits until the bot acknowledges an interaction, and returns the type of its callback.
async fn acknowledged(discord: &Discord, token: &str) -> u8 {
    discord.until("the acknowledgement", |world: &mut World| world.interactions[token].acknowledged).await.0
}

/// Somebody who clicks again while the engine thinks gets one answer, and sees meanwhile that it is on its way.
#[tokio::test(flavor = "multi_thread")]
async fn question_that_takes_long_shows_that_and_is_answered_once() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = play(&discord, &begin(&discord, "portes").await).await;
    let result = finish(&discord, &turn).await;
    let shown = discord.with(|world| world.messages.iter().find(|shown| shown.id == result.id).unwrap().clone());
    let (_, analyse) = shown.buttons().into_iter().find(|(label, _)| label == "Analyse").unwrap();
    // The analysis cannot be stored yet.
    let lock = discord.lock_store().await;
    let asked = discord.ask_click(ALICE, &shown, &analyse);
    assert_eq!(acknowledged(&discord, &asked).await, 5, "a loading message appears");
    let again = [(); 5].map(|()| discord.ask_click(ALICE, &shown, &analyse));
    for token in &again {
        assert_eq!(acknowledged(&discord, token).await, 6, "it is being answered already");
    }
    let other = discord.ask_click(BOB, &shown, &analyse);
    assert_eq!(acknowledged(&discord, &other).await, 5, "everybody gets their own answer");
    lock.release().await;
    for token in [&asked, &other] {
        let answer = discord.answer(token).await;
        let [card] = &answer.messages[..] else { panic!("one message: {}", answer.text()) };
        assert!(card.private && card.content.contains("Analysis of game 1"), "{}", card.content);
    }
    for token in &again {
        assert_eq!(discord.with(|world| world.interactions[token].answers.len()), 0);
    }
    // Once it is answered, it may be asked again. The bot learns a moment later than its author that the answer has arrived.
    for _ in 0..100 {
        let answer = discord.click(ALICE, result.id, "Analyse").await;
        if answer.messages.len() == 1 {
            return;
        }
    }
    panic!("it cannot be asked again");
}
