//! Threads on Discord: a match in a thread of its own.

use serde_json::json;

use crate::discord::play::{ALICE, BOB, called, done, finish, invite_in, play};
use crate::harness::discord::{CHANNEL, Discord, Fault, Message, Thread, Trouble, user};

/// Bit of Create Public Threads.
const CREATE: u64 = 1 << 35;

/// Alice invites Bob to a match in a thread, and he accepts; returns the first turn, which is in the thread.
async fn begin(discord: &Discord) -> Message {
    let options = [("game", json!("portes")), ("thread", json!("on"))];
    let invitation = invite_in(discord, CHANNEL, [ALICE, BOB], &options).await;
    done(&discord.click(BOB, invitation.id, "Accept").await);
    let turn = discord.message_in(invitation.id, "the first turn", 0, |_| true).await;
    assert_eq!(turn.attachments.len(), 1, "{}", turn.content);
    turn
}

fn thread(discord: &Discord, id: u64) -> Thread {
    discord.with(|world| world.channels[&id].thread.clone().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_in_its_own_thread_and_archived_with_its_result() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let turn = begin(&discord).await;
    let opened = thread(&discord, turn.channel);
    assert_eq!((opened.name.as_str(), opened.parent, opened.lasts), ("fig-1 · Alice – Bob · Portes", CHANNEL, 10080));
    let there = discord.command(called(&turn), "moves", &[]).await;
    assert!(there.text().contains(&format!("<#{}>", turn.channel)), "who asks in the channel: {}", there.text());
    let early = discord.command(BOB, "rematch", &[]).await.text();
    assert!(early.contains(&format!("fig-1 is played in <#{}>", turn.channel)), "it is not over: {early}");
    let turn = play(&discord, &turn).await;
    bot.kill();
    let _bot = discord.start_bot().await;
    let turn = play(&discord, &turn).await;
    let result = finish(&discord, &turn).await;
    let put_away = discord.until("the thread to be put away", |world| {
        world.channels[&result.channel].thread.clone().filter(|thread| thread.archived)
    });
    let (winner, name) = (result.content.contains("Alice wins"), put_away.await.name);
    let expected = if winner { "fig-1 · Alice 1:0 Bob · Portes" } else { "fig-1 · Alice 0:1 Bob · Portes" };
    assert_eq!(name, expected);
    assert_eq!(discord.with(|world| world.messages_in(CHANNEL).len()), 1, "the channel holds the invitation alone");

    // Who looks for it in the channel finds it, and gets another game there.
    let sheet = discord.command(BOB, "match", &[]).await.text();
    assert!(sheet.contains("**fig-1**: Alice and Bob, Portes."), "{sheet}");
    let rules = discord.command(BOB, "rules", &[]).await.text();
    assert!(!rules.contains("Portes"), "nothing is played there: {rules}");
    let told = discord.command(BOB, "rematch", &[]).await.text();
    assert!(told.contains(&format!("was played in <#{}>: </rematch:", result.channel)), "{told}");
    assert_eq!(discord.with(|world| world.messages_in(CHANNEL).len()), 1, "nobody is invited there");
    done(&discord.click(BOB, result.id, "Rematch").await);
    let again = discord.message_in(result.channel, "the rematch", result.id, |_| true).await;
    assert!(!thread(&discord, again.channel).archived);
    done(&discord.click(ALICE, again.id, "Decline").await);
    discord
        .until("the thread to be put away again", |world| {
            world.channels[&again.channel].thread.clone().filter(|thread| thread.archived)
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_discord_put_away_comes_back_and_a_locked_one_lets_the_game_rest() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord).await;
    let put_away = |locked: bool| {
        discord.with(|world| {
            let thread = world.channels.get_mut(&turn.channel).unwrap().thread.as_mut().unwrap();
            (thread.archived, thread.locked) = (true, locked);
        });
    };
    // A week without a word.
    put_away(false);
    let turn = play(&discord, &turn).await;
    assert!(!thread(&discord, turn.channel).archived);
    put_away(true);
    discord.command_in(turn.channel, called(&turn), "resign", &[]).await;
    let rests = discord.until("a direct message", |world| {
        let is_direct = |message: &&Message| world.channels[&message.channel].with == Some(ALICE.id);
        world.messages.iter().find(is_direct).cloned()
    });
    assert!(rests.await.content.contains("The game rests"));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_open_no_thread_the_game_stays_in_the_channel() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions &= !CREATE);
    let options = [("game", json!("portes")), ("opponent", user(BOB)), ("thread", json!("on"))];
    for (is_from_moderator, link) in [(false, false), (true, true)] {
        if is_from_moderator {
            discord.with(|world| world.administrators.push(ALICE.id));
        }
        let told = discord.command(ALICE, "newgame", &options).await.text();
        assert!(told.contains("I may not open a thread in this channel: I lack Create Public Threads"), "{told}");
        // Who may mend it is given the link.
        assert_eq!(told.contains("https://discord.com/oauth2/authorize"), link, "{told}");
    }
    done(&discord.command(BOB, "accept", &[]).await);
    let told = discord.message("that the game stays", 0, |message| message.content.contains("open a thread")).await;
    assert!(told.content.ends_with("I could not open a thread here, so the game stays in this channel."));
    let turn = discord.message("the first turn", 0, |message| !message.attachments.is_empty()).await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_opened_and_put_away_once_in_bad_weather() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        for trouble in [Trouble::CloseAfter, Trouble::status(500), Trouble::rate_limit(0.2, false)] {
            world.faults.plan(Fault { method: "POST", path: "/threads", times: 1, trouble });
        }
    });
    let turn = begin(&discord).await;
    discord.with(|world| {
        world.faults.plan(Fault { method: "PATCH", path: "/channels/", times: 2, trouble: Trouble::CloseAfter });
    });
    let turn = play(&discord, &turn).await;
    let result = finish(&discord, &turn).await;
    discord
        .until("the thread to be put away", |world| {
            world.channels[&result.channel].thread.clone().filter(|thread| thread.archived)
        })
        .await;
}
