//! Threads on Discord: matches that are played in a thread.

use serde_json::json;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, finish, invite_in, notified_player, play};
use crate::harness::discord::{CHANNEL, Discord, Fault, FaultKind, Message, Thread, user};

/// The permission Create Public Threads.
const CREATE: u64 = 1 << 35;

/// Makes Alice invite Bob to a match in a thread, and Bob accept. Returns the first turn, which is in the thread.
async fn begin(discord: &Discord) -> Message {
    let options = [("game", json!("portes")), ("thread", json!("on"))];
    let invitation = invite_in(discord, CHANNEL, [ALICE, BOB], &options).await;
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    let turn = discord.message_in(invitation.id, "the first turn", 0, |_| true).await;
    assert_eq!(turn.attachments.len(), 1, "{}", turn.content);
    turn
}

fn thread(discord: &Discord, id: u64) -> Thread {
    discord.with(|world| world.channels[&id].thread.clone().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn match_is_played_in_its_own_thread_which_is_archived_at_the_end() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let turn = begin(&discord).await;
    let opened = thread(&discord, turn.channel);
    assert_eq!(
        (opened.name.as_str(), opened.parent, opened.auto_archive_minutes),
        ("fig-1 · Alice – Bob · Portes", CHANNEL, 10080)
    );
    let there = discord.command(notified_player(&turn), "moves", &[]).await;
    assert!(
        there.text().contains(&format!("<#{}>", turn.channel)),
        "a command in the channel names the thread: {}",
        there.text()
    );
    let early = discord.command(BOB, "table rematch", &[]).await.text();
    assert!(early.contains(&format!("fig-1 is being played in <#{}>", turn.channel)), "it is not over: {early}");
    let turn = play(&discord, &turn).await;
    bot.kill();
    let _bot = discord.start_bot().await;
    let turn = play(&discord, &turn).await;
    let result = finish(&discord, &turn).await;
    let archived = discord.until("the thread to be archived", |world| {
        world.channels[&result.channel].thread.clone().filter(|thread| thread.archived)
    });
    let (alice_wins, name) = (result.content.contains("Alice wins"), archived.await.name);
    let expected = if alice_wins { "fig-1 · Alice 1:0 Bob · Portes" } else { "fig-1 · Alice 0:1 Bob · Portes" };
    assert_eq!(name, expected);
    assert_eq!(discord.with(|world| world.messages_in(CHANNEL).len()), 1, "the channel contains only the invitation");

    // Commands in the channel find the match. A rematch is played in the thread.
    let sheet = discord.command(BOB, "show match", &[]).await.text();
    assert!(sheet.contains("**fig-1** · Alice–Bob · Portes · over"), "{sheet}");
    let rules = discord.command(BOB, "show rules", &[]).await.text();
    assert!(!rules.contains("Portes"), "nothing is played there: {rules}");
    let answer = discord.command(BOB, "table rematch", &[]).await.text();
    assert!(answer.contains(&format!("was played in <#{}>: use </table rematch:", result.channel)), "{answer}");
    assert_eq!(discord.with(|world| world.messages_in(CHANNEL).len()), 1, "nobody is invited there");
    assert_answered_in_channel(&discord.click(BOB, result.id, "Rematch").await);
    let again = discord.message_in(result.channel, "the rematch", result.id, |_| true).await;
    assert!(!thread(&discord, again.channel).archived);
    assert_answered_in_channel(&discord.click(ALICE, again.id, "Decline").await);
    discord
        .until("the thread to be archived again", |world| {
            world.channels[&again.channel].thread.clone().filter(|thread| thread.archived)
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn archived_thread_is_reopened_and_a_locked_one_suspends_the_game() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord).await;
    let archive = |locked: bool| {
        discord.with(|world| {
            let thread = world.channels.get_mut(&turn.channel).unwrap().thread.as_mut().unwrap();
            (thread.archived, thread.locked) = (true, locked);
        });
    };
    // As after a week without messages.
    archive(false);
    let turn = play(&discord, &turn).await;
    assert!(!thread(&discord, turn.channel).archived);
    archive(true);
    discord.command_in(turn.channel, notified_player(&turn), "resign", &[]).await;
    let rests = discord.until("a direct message", |world| {
        let is_direct = |message: &&Message| world.channels[&message.channel].with == Some(ALICE.id);
        world.messages.iter().find(is_direct).cloned()
    });
    assert!(rests.await.content.contains("The game is paused"));
}

#[tokio::test(flavor = "multi_thread")]
async fn game_stays_in_the_channel_if_the_bot_may_not_open_threads() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions &= !CREATE);
    let options = [("game", json!("portes")), ("opponent", user(BOB)), ("thread", json!("on"))];
    for (is_from_moderator, link) in [(false, false), (true, true)] {
        if is_from_moderator {
            discord.with(|world| world.administrators.push(ALICE.id));
        }
        let answer = discord.command(ALICE, "newgame", &options).await.text();
        assert!(
            answer.contains(
                "I'm not allowed to open a thread in this channel. I need these permissions: Create Public Threads"
            ),
            "{answer}"
        );
        // People who can grant the permission get the link.
        assert_eq!(answer.contains("https://discord.com/oauth2/authorize"), link, "{answer}");
    }
    assert_answered_in_channel(&discord.command(BOB, "accept", &[]).await);
    let notice = discord.message("that the game stays", 0, |message| message.content.contains("open a thread")).await;
    assert!(notice.content.ends_with("I could not open a thread here, so the game stays in this channel."));
    let turn = discord.message("the first turn", 0, |message| !message.attachments.is_empty()).await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thread_is_opened_and_archived_once_despite_network_faults() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        for kind in [FaultKind::CloseAfter, FaultKind::status(500), FaultKind::rate_limit(0.2, false)] {
            world.faults.plan(Fault { method: "POST", path: "/threads", times: 1, kind });
        }
    });
    let turn = begin(&discord).await;
    discord.with(|world| {
        world.faults.plan(Fault { method: "PATCH", path: "/channels/", times: 2, kind: FaultKind::CloseAfter });
    });
    let turn = play(&discord, &turn).await;
    let result = finish(&discord, &turn).await;
    discord
        .until("the thread to be archived", |world| {
            world.channels[&result.channel].thread.clone().filter(|thread| thread.archived)
        })
        .await;
}
