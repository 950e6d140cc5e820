//! Faults of the network and of Discord: nothing is lost or sent twice.

use std::collections::HashSet;
use std::time::Duration;

use kafenio::chat::{Account, Place, Platform, Post, Text};
use kafenio::store::{Lane, LaneKind, PostKind, Store};
use kafenio_board::table::{Seat, TableId};
use serde_json::json;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, begin, finish, invite, play};
use crate::harness::discord::{CHANNEL, Discord, Fault, FaultKind, Message, Person, user};

/// The size in bytes at which the simulated disk is full. The log stays below it.
const DISK_SIZE: u64 = 200_000;
/// The permission Send Messages.
const SEND: u64 = 1 << 11;
/// The permission Attach Files.
const ATTACH: u64 = 1 << 15;

/// Plays the game to its end: nothing was lost or sent twice.
async fn assert_game_goes_on(discord: &Discord, turn: &Message) {
    let turn = play(discord, turn).await;
    finish(discord, &turn).await;
    assert_no_duplicates(discord);
    let store = Store::open(&discord.store_url()).await.unwrap();
    assert_eq!(store.verify().await.unwrap(), Vec::<String>::new());
}

fn assert_no_duplicates(discord: &Discord) {
    let messages = discord.with(|world| world.messages_in(CHANNEL));
    let different: HashSet<_> = messages.iter().map(|message| (&message.content, &message.nonce)).collect();
    let contents: HashSet<_> = messages.iter().map(|message| &message.content).collect();
    assert_eq!((different.len(), contents.len()), (messages.len(), messages.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn failed_post_is_sent_later_and_once() {
    let mut games = tokio::task::JoinSet::new();
    // The bot gives up a request that hangs after 15 seconds, so this is tested once.
    games.spawn(play_with_failing_posts(FaultKind::Hang, 1));
    for kind in [
        FaultKind::status(500),
        FaultKind::status(503),
        FaultKind::CloseBefore,
        FaultKind::CloseAfter,
        FaultKind::rate_limit(0.5, false),
        FaultKind::rate_limit(0.5, true),
    ] {
        games.spawn(play_with_failing_posts(kind, 2));
    }
    games.join_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn start_goes_on_if_the_first_request_is_never_answered() {
    let discord = Discord::start().await;
    let fault = Fault { method: "GET", path: "/gateway", times: 1, kind: FaultKind::Hang };
    discord.with(|world| world.faults.plan(fault));
    let _bot = discord.start_bot().await;
    assert!(
        discord.bot_log().contains("the request for the gateway's address failed at Discord"),
        "{}",
        discord.bot_log()
    );
}

async fn play_with_failing_posts(kind: FaultKind, times: u32) {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.faults.plan(Fault { method: "POST", path: "/messages", times, kind }));
    let turn = begin(&discord, "portes").await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    assert_no_duplicates(&discord);
    assert_eq!(discord.with(|world| world.rate_limited), 0);
}

/// Discord accepts the first attempt, but the bot receives no answer before the deadline.
#[tokio::test(flavor = "multi_thread")]
async fn loading_message_accepted_without_an_answer_is_deleted() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        for (times, kind) in [(1, FaultKind::CloseAfter), (100, FaultKind::status(500))] {
            world.faults.plan(Fault { method: "POST", path: "/callback", times, kind });
        }
    });
    let options = [("game", json!("portes")), ("opponent", user(BOB))];
    assert_answered_in_channel(&discord.command(ALICE, "newgame", &options).await);
    discord.message("the invitation", 0, |message| message.content.contains("Alice invites")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn post_with_lost_answer_and_forgotten_nonce_is_found_in_the_channel() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        world.forgets_nonces = true;
        world.faults.plan(Fault { method: "POST", path: "/messages", times: 3, kind: FaultKind::CloseAfter });
    });
    let turn = begin(&discord, "backgammon").await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    assert_no_duplicates(&discord);
}

#[tokio::test(flavor = "multi_thread")]
async fn post_sent_by_an_earlier_process_is_not_repeated() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let invitation = invite(&discord, "portes").await;
    discord.with(|world| {
        world.forgets_nonces = true;
        world.faults.plan(Fault { method: "POST", path: "/messages", times: 1, kind: FaultKind::Hold });
    });
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    // The message is in the channel, and the bot is killed before it receives the answer.
    let turn = discord.message("the first turn", invitation.id, |_| true).await;
    bot.kill();
    let _bot = discord.start_bot().await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    assert_no_duplicates(&discord);
}

#[tokio::test(flavor = "multi_thread")]
async fn failed_response_is_retried_in_time() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for kind in [
        FaultKind::status(500),
        FaultKind::CloseBefore,
        FaultKind::CloseAfter,
        FaultKind::rate_limit(0.2, false),
        FaultKind::Hang,
    ] {
        discord.with(|world| world.faults.plan(Fault { method: "POST", path: "/callback", times: 1, kind }));
        let answer = discord.command(ALICE, "accept", &[]).await;
        assert_eq!((answer.kind, answer.messages.len()), (4, 1), "{}", answer.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn strict_rate_limit_is_respected() {
    let discord = Discord::start().await;
    discord.with(|world| world.limit = (2, Duration::from_millis(1500)));
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    assert_no_duplicates(&discord);
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_is_sent_directly_if_the_bot_may_not_post() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions &= !SEND);
    let answer = discord.command(ALICE, "newgame", &[("game", json!("portes")), ("opponent", user(BOB))]).await;
    assert!(answer.text().contains("Send Messages"), "{}", answer.text());
    let direct = discord.until("a direct message", |world| world.messages.first().cloned()).await;
    assert_eq!(discord.with(|world| world.channels[&direct.channel].with), Some(BOB.id));
    assert_eq!(direct.notified, [BOB.id]);
    assert!(direct.content.contains(&format!("<#{CHANNEL}>")), "{}", direct.content);
    assert!(direct.buttons().is_empty(), "a click there would come from another place");

    // The permission is granted again, and the game continues in the channel.
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions |= SEND);
    let answer = discord.command(BOB, "accept", &[]).await;
    assert_answered_in_channel(&answer);
    let turn = discord.message("the first turn", 0, |_| true).await;
    play(&discord, &turn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn board_is_text_if_the_bot_may_not_attach_files() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 42 64 55").await;
    let allow_pictures = |may: bool| {
        discord.with(|world| {
            let channel = world.channels.get_mut(&CHANNEL).unwrap();
            channel.permissions = if may { channel.permissions | ATTACH } else { channel.permissions & !ATTACH };
        });
    };
    let turn = begin(&discord, "backgammon").await;
    allow_pictures(false);
    let answer = discord.command(ALICE, "move", &[("play", json!("8/5 6/5"))]).await;
    let told = "I may post messages in this channel, but no pictures. I need these permissions: Attach Files. Until then, boards are shown as text here.";
    assert!(answer.text().starts_with(told), "{}", answer.text());
    let asking = discord.message("Bob's turn", turn.id, |_| true).await;
    let is_text = |message: &Message| {
        let has_board = message.content.contains(" 13\n") && message.content.contains("[64]");
        message.attachments.is_empty() && has_board && message.content.ends_with("```")
    };
    assert!(is_text(&asking) && asking.notified == [BOB.id], "{}", asking.content);
    assert!(asking.content.lines().all(|line| line.starts_with("**") || line.len() <= 120), "{}", asking.content);
    // The same holds for a message that is completed, and for one that was sent with a picture.
    assert_answered_in_channel(&discord.click(BOB, asking.id, "Roll").await);
    let rolled = discord.message("the roll", turn.id, |message| message.edits > 0).await;
    assert!(is_text(&rolled) && rolled.content.contains("4-2"), "{}", rolled.content);
    allow_pictures(true);
    assert_answered_in_channel(&discord.command(BOB, "move", &[("play", json!("8/4 6/4"))]).await);
    let drawn = discord.message("Alice's turn", rolled.id, |_| true).await;
    assert_eq!(drawn.attachments.len(), 1, "{}", drawn.content);
    allow_pictures(false);
    discord.click(ALICE, drawn.id, "Roll").await;
    let rolled = discord.message("her roll", rolled.id, |message| message.edits > 0).await;
    assert!(is_text(&rolled) && rolled.content.contains("6-4"), "{}", rolled.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn private_post_is_sent_as_a_direct_message() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let account = Account { platform: Platform::Discord, id: BOB.id.to_string() };
    let place = Place::direct(&account).unwrap();
    let text = Text::plain("18 hours are left.");
    let post = Post { ping: Some(account), ..Post::text_only(place, text) };
    discord.with(|world| world.refuses_direct.push(BOB.id));
    let store = Store::open(&discord.store_url()).await.unwrap();
    for (table, is_closed) in [(TableId(1), true), (TableId(2), false)] {
        let mut transaction = store.begin().await.unwrap();
        transaction
            .enqueue(&Lane::Table(table, Seat::Inviter, LaneKind::Direct), PostKind::New, &post, 0)
            .await
            .unwrap();
        transaction.commit().await.unwrap();
        if is_closed {
            discord.until("the refusal", |world| (world.refusals >= 1).then_some(())).await;
            discord.with(|world| world.refuses_direct.clear());
        }
    }
    let direct = discord.until("a direct message", |world| world.messages.first().cloned()).await;
    assert_eq!(discord.with(|world| world.channels[&direct.channel].with), Some(BOB.id));
    assert_eq!(direct.content, "18 hours are left.");
    let log = discord.bot_log();
    assert!(
        log.contains("delivery failed for good"),
        "a direct message that the person refuses is not repeated: {log}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn undeliverable_post_is_dropped_and_blocks_nothing() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        world.channels.get_mut(&CHANNEL).unwrap().permissions &= !SEND;
        world.refuses_direct.push(BOB.id);
    });
    discord.command(ALICE, "newgame", &[("game", json!("portes")), ("opponent", user(BOB))]).await;
    discord.until("the attempt", |world| (world.refusals >= 2).then_some(())).await;
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions |= SEND);
    assert_answered_in_channel(&discord.command(BOB, "accept", &[]).await);
    discord.message("the first turn", 0, |_| true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn command_waits_for_a_locked_store_with_a_loading_message() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let lock = discord.lock_store().await;
    let token = discord.ask(ALICE, CHANNEL, "accept", &[]);
    discord
        .until("the loading message", |world| {
            world.interactions[&token].acknowledged.filter(|(kind, _)| *kind == 5).map(drop)
        })
        .await;
    lock.release().await;
    let answer = discord.answer(&token).await;
    assert_eq!((answer.kind, answer.messages.len()), (5, 1), "{}", answer.text());
    assert!(answer.messages[0].private);
}

#[tokio::test(flavor = "multi_thread")]
async fn response_after_the_token_has_expired_is_dropped() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let lock = discord.lock_store().await;
    let token = discord.ask(ALICE, CHANNEL, "accept", &[]);
    discord.until("the loading message", |world| world.interactions[&token].acknowledged).await;
    discord.with(|world| world.interactions.get_mut(&token).unwrap().expired = true);
    lock.release().await;
    discord.until("the late answer", |world| (world.late_answers > 0).then_some(())).await;
    // Discord has refused the token of the interaction, not the bot's own token.
    let answer = discord.command(ALICE, "games", &[]).await;
    assert!(answer.messages[0].private, "{}", answer.text());
    assert_eq!(discord.with(|world| world.late_answers), 1, "the bot does not try again");
    assert!(!discord.bot_log().contains(&token), "a token is in the log: {}", discord.bot_log());
}

#[tokio::test(flavor = "multi_thread")]
async fn full_disk_loses_nothing_and_the_author_is_told() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let mut turn = begin(&discord, "portes").await;
    // Until the next write would exceed the allowed file size.
    while std::fs::metadata(discord.store_path().with_extension("db-wal")).unwrap().len() < DISK_SIZE {
        turn = play(&discord, &turn).await;
    }
    bot.limit_file_size(&format!("{DISK_SIZE}:unlimited"));
    // More often than the store has connections.
    for _ in 0..6 {
        let answer = discord.command(ALICE, "resign", &[]).await;
        assert!(answer.text().starts_with("Something went wrong on my end. Nothing was changed"), "{}", answer.text());
    }
    assert!(discord.bot_log().contains("nothing was changed: "), "{}", discord.bot_log());
    bot.limit_file_size("unlimited");

    assert_game_goes_on(&discord, &turn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_confirmed_while_the_database_file_is_removed_or_replaced() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    let file = discord.store_path();
    let elsewhere = file.with_extension("elsewhere");
    std::fs::rename(&file, &elsewhere).unwrap();
    let refused = "Something went wrong on my end. Nothing was changed";
    let answer = discord.command(ALICE, "resign", &[]).await;
    assert!(answer.text().starts_with(refused), "{}", answer.text());
    std::fs::copy(&elsewhere, &file).unwrap();
    let answer = discord.command(ALICE, "resign", &[]).await;
    assert!(answer.text().starts_with(refused), "{}", answer.text());
    let log = discord.bot_log();
    for cause in ["the database file was removed: put it back", "the database file was replaced by another one"] {
        assert!(log.contains(&format!("nothing was changed: {cause}")), "{log}");
    }
    std::fs::rename(&elsewhere, &file).unwrap();

    assert_game_goes_on(&discord, &turn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_commands_work_where_the_bot_is_not_a_member() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.user_installed = true);
    let link = "https://discord.com/oauth2/authorize";
    let options = [("game", json!("portes")), ("opponent", user(BOB))];
    let answer = discord.command(ALICE, "newgame", &options).await;
    assert!(
        answer.text().contains("I have not been added to this server") && answer.text().contains(link),
        "{}",
        answer.text()
    );
    // Commands with a private answer work there too.
    for (name, options) in
        [("rules", vec![("game", json!("fevga"))]), ("opening", vec![("roll", json!("31"))]), ("help", vec![])]
    {
        let answer = discord.command(Person::CAROL, name, &options).await;
        assert!(!answer.text().contains(link) && answer.messages[0].private, "{}", answer.text());
    }
    assert!(discord.with(|world| world.messages.is_empty()));
}
