//! Faults of the network and of Discord: nothing is lost, nothing is said twice.

use std::collections::HashSet;
use std::time::Duration;

use kafenio::chat::{Account, Place, Platform, Post, Text};
use kafenio::store::{Lane, LaneKind, PostKind, Store};
use serde_json::json;

use crate::discord::play::{ALICE, BOB, begin, done, finish, invite, play};
use crate::harness::discord::{CHANNEL, Discord, Fault, Message, Person, Trouble, user};
use kafenio::table::TableId;

/// The bytes at which a disk is full. The log stays below it.
const FULL: u64 = 200_000;
/// Bit of Send Messages.
const SEND: u64 = 1 << 11;
/// Bit of Attach Files.
const ATTACH: u64 = 1 << 15;

fn nothing_is_said_twice(discord: &Discord) {
    let messages = discord.with(|world| world.messages_in(CHANNEL));
    let different: HashSet<_> = messages.iter().map(|message| (&message.content, &message.nonce)).collect();
    let contents: HashSet<_> = messages.iter().map(|message| &message.content).collect();
    assert_eq!((different.len(), contents.len()), (messages.len(), messages.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_fails_goes_out_later_and_once() {
    let mut games = tokio::task::JoinSet::new();
    // A request that hangs is given up after a quarter of a minute; once is enough.
    games.spawn(a_game_with_failing_posts(Trouble::Hang, 1));
    for trouble in [
        Trouble::status(500),
        Trouble::status(503),
        Trouble::CloseBefore,
        Trouble::CloseAfter,
        Trouble::rate_limit(0.5, false),
        Trouble::rate_limit(0.5, true),
    ] {
        games.spawn(a_game_with_failing_posts(trouble, 2));
    }
    games.join_all().await;
}

async fn a_game_with_failing_posts(trouble: Trouble, times: u32) {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.faults.plan(Fault { method: "POST", path: "/messages", times, trouble }));
    let turn = begin(&discord, "portes").await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    nothing_is_said_twice(&discord);
    assert_eq!(discord.with(|world| world.rate_limited), 0);
}

/// Discord has the first attempt, and nobody hears so before the time for it is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_loading_message_that_discord_took_in_silence_is_taken_away() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        for (times, trouble) in [(1, Trouble::CloseAfter), (100, Trouble::status(500))] {
            world.faults.plan(Fault { method: "POST", path: "/callback", times, trouble });
        }
    });
    let options = [("game", json!("portes")), ("opponent", user(BOB))];
    done(&discord.command(ALICE, "newgame", &options).await);
    discord.message("the invitation", 0, |message| message.content.contains("Alice invites")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_whose_answer_was_lost_is_found_again_when_discord_has_forgotten_its_nonce() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        world.forgetful = true;
        world.faults.plan(Fault { method: "POST", path: "/messages", times: 3, trouble: Trouble::CloseAfter });
    });
    let turn = begin(&discord, "backgammon").await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    nothing_is_said_twice(&discord);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_an_earlier_process_sent_is_not_sent_again() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let invitation = invite(&discord, "portes").await;
    discord.with(|world| {
        world.forgetful = true;
        world.faults.plan(Fault { method: "POST", path: "/messages", times: 1, trouble: Trouble::Hold });
    });
    done(&discord.click(BOB, invitation.id, "Accept").await);
    // The message stands in the channel, and the bot dies before it learns so.
    let turn = discord.message("the first turn", invitation.id, |_| true).await;
    bot.kill();
    let _bot = discord.start_bot().await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    nothing_is_said_twice(&discord);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_fails_is_tried_again_in_time() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for trouble in [
        Trouble::status(500),
        Trouble::CloseBefore,
        Trouble::CloseAfter,
        Trouble::rate_limit(0.2, false),
        Trouble::Hang,
    ] {
        discord.with(|world| world.faults.plan(Fault { method: "POST", path: "/callback", times: 1, trouble }));
        let answer = discord.command(ALICE, "accept", &[]).await;
        assert_eq!((answer.kind, answer.messages.len()), (4, 1), "{}", answer.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strict_rate_limit_is_obeyed() {
    let discord = Discord::start().await;
    discord.with(|world| world.limit = (2, Duration::from_millis(1500)));
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    nothing_is_said_twice(&discord);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_not_post_the_turn_comes_as_a_direct_message() {
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

    // The permission comes back; the game goes on in the channel.
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions |= SEND);
    let answer = discord.command(BOB, "accept", &[]).await;
    done(&answer);
    let turn = discord.message("the first turn", 0, |_| true).await;
    play(&discord, &turn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_attach_nothing_the_board_is_text() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 42 64 55").await;
    let allow = |may: bool| {
        discord.with(|world| {
            let channel = world.channels.get_mut(&CHANNEL).unwrap();
            channel.permissions = if may { channel.permissions | ATTACH } else { channel.permissions & !ATTACH };
        });
    };
    let turn = begin(&discord, "backgammon").await;
    allow(false);
    let answer = discord.command(ALICE, "move", &[("play", json!("8/5 6/5"))]).await;
    let told =
        "I may write in this channel, but post no pictures: I lack Attach Files. Until then boards are text here.";
    assert!(answer.text().starts_with(told), "{}", answer.text());
    let asks = discord.message("Bob's turn", turn.id, |_| true).await;
    let is_text = |message: &Message| {
        let has_board = message.content.contains(" 13\n") && message.content.contains("[64]");
        message.attachments.is_empty() && has_board && message.content.ends_with("```")
    };
    assert!(is_text(&asks) && asks.notified == [BOB.id], "{}", asks.content);
    assert!(asks.content.lines().all(|line| line.starts_with("**") || line.len() <= 120), "{}", asks.content);
    // A message that is completed too, and one from before.
    done(&discord.click(BOB, asks.id, "Roll").await);
    let rolled = discord.message("the roll", turn.id, |message| message.edits > 0).await;
    assert!(is_text(&rolled) && rolled.content.contains("4-2"), "{}", rolled.content);
    allow(true);
    done(&discord.command(BOB, "move", &[("play", json!("8/4 6/4"))]).await);
    let drawn = discord.message("Alice's turn", rolled.id, |_| true).await;
    assert_eq!(drawn.attachments.len(), 1, "{}", drawn.content);
    allow(false);
    discord.click(ALICE, drawn.id, "Roll").await;
    let rolled = discord.message("her roll", rolled.id, |message| message.edits > 0).await;
    assert!(is_text(&rolled) && rolled.content.contains("6-4"), "{}", rolled.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_for_one_person_alone_comes_as_a_direct_message() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let account = Account { platform: Platform::Discord, id: BOB.id.to_string() };
    let place = Place::direct(&account).unwrap();
    let text = Text::plain("18 hours are left.");
    let post = Post { ping: Some(account), ..Post::text_only(place, text) };
    discord.with(|world| world.no_direct.push(BOB.id));
    let store = Store::open(&discord.store_url()).await.unwrap();
    for (table, is_closed) in [(TableId(1), true), (TableId(2), false)] {
        let mut transaction = store.begin().await.unwrap();
        transaction.enqueue(&Lane::Table(table, LaneKind::Direct), PostKind::New, &post, 0).await.unwrap();
        transaction.commit().await.unwrap();
        if is_closed {
            discord.until("the refusal", |world| (world.refusals >= 1).then_some(())).await;
            discord.with(|world| world.no_direct.clear());
        }
    }
    let direct = discord.until("a direct message", |world| world.messages.first().cloned()).await;
    assert_eq!(discord.with(|world| world.channels[&direct.channel].with), Some(BOB.id));
    assert_eq!(direct.content, "18 hours are left.");
    let log = discord.bot_log();
    assert!(log.contains("delivery failed for good"), "a user who refuses direct messages is not tried again: {log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_nobody_takes_is_given_up_and_blocks_nothing() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        world.channels.get_mut(&CHANNEL).unwrap().permissions &= !SEND;
        world.no_direct.push(BOB.id);
    });
    discord.command(ALICE, "newgame", &[("game", json!("portes")), ("opponent", user(BOB))]).await;
    discord.until("the attempt", |world| (world.refusals >= 2).then_some(())).await;
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions |= SEND);
    done(&discord.command(BOB, "accept", &[]).await);
    discord.message("the first turn", 0, |_| true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_busy_store_is_waited_for_with_a_loading_message() {
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
async fn an_answer_that_is_ready_after_a_quarter_of_an_hour_is_given_up_and_harms_nothing() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let lock = discord.lock_store().await;
    let token = discord.ask(ALICE, CHANNEL, "accept", &[]);
    discord.until("the loading message", |world| world.interactions[&token].acknowledged).await;
    discord.with(|world| world.interactions.get_mut(&token).unwrap().expired = true);
    lock.release().await;
    discord.until("the late answer", |world| (world.belated > 0).then_some(())).await;
    // Its refusal is not that of the bot's own token.
    let answer = discord.command(ALICE, "games", &[]).await;
    assert!(answer.messages[0].private, "{}", answer.text());
    assert_eq!(discord.with(|world| world.belated), 1, "it is not tried again");
    assert!(!discord.bot_log().contains(&token), "a token stands in the log: {}", discord.bot_log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_and_nobody_is_told_that_it_is_done() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let mut turn = begin(&discord, "portes").await;
    // Until what is written next lies beyond the size that files may have.
    while std::fs::metadata(discord.store_path().with_extension("db-wal")).unwrap().len() < FULL {
        turn = play(&discord, &turn).await;
    }
    bot.limit_files(&format!("{FULL}:unlimited"));
    // More often than there are connections to the store.
    for _ in 0..6 {
        let answer = discord.command(ALICE, "resign", &[]).await;
        assert!(answer.text().starts_with("Something went wrong on my side. Nothing was changed"), "{}", answer.text());
    }
    assert!(discord.bot_log().contains("nothing was changed: "), "{}", discord.bot_log());
    bot.limit_files("unlimited");

    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    nothing_is_said_twice(&discord);
    let store = Store::open(&discord.store_url()).await.unwrap();
    assert_eq!(store.verify().await.unwrap(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_is_no_member_what_can_work_does_and_the_rest_says_why() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.user_installed = true);
    let link = "https://discord.com/oauth2/authorize";
    let options = [("game", json!("portes")), ("opponent", user(BOB))];
    let answer = discord.command(ALICE, "newgame", &options).await;
    assert!(answer.text().contains("I am no member here") && answer.text().contains(link), "{}", answer.text());
    // What concerns the author alone works there too.
    for (name, options) in
        [("rules", vec![("game", json!("fevga"))]), ("opening", vec![("roll", json!("31"))]), ("help", vec![])]
    {
        let answer = discord.command(Person::CAROL, name, &options).await;
        assert!(!answer.text().contains(link) && answer.messages[0].private, "{}", answer.text());
    }
    assert!(discord.with(|world| world.messages.is_empty()));
}
