//! Faults of the gateway: broken connections, lost sessions, shards, and a shutdown without an answer.

use std::time::Duration;

use crate::harness::discord::{CHANNEL, Channel, Discord, GUILD, Person, TOKEN};

const ALICE: Person = Person::ALICE;
const STOP_TIMEOUT: Duration = Duration::from_mins(1);
/// A channel of another server.
const OTHER_CHANNEL: u64 = CHANNEL + 1;

#[tokio::test(flavor = "multi_thread")]
async fn command_given_while_disconnected_is_answered() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for code in [None, Some(4000), Some(1001)] {
        let resumes = discord.with(|world| world.resumes);
        discord.cut_gateway(code);
        let token = discord.ask(ALICE, CHANNEL, "accept", &[]);
        let answer = discord.answer(&token).await;
        assert!(!answer.text().is_empty() && answer.messages[0].private);
        discord.with(|world| {
            // A resumption that takes too long is repeated. A new session would have lost the command.
            assert!(world.resumes > resumes, "cut with {code:?}");
            assert_eq!(world.identifies, 1, "cut with {code:?}");
        });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_session_is_replaced() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.resumable = false);
    discord.cut_gateway(Some(4009));
    discord.until("a new session", |world| (world.identifies == 2 && world.is_served()).then_some(())).await;
    let answer = discord.command(ALICE, "accept", &[]).await;
    assert!(!answer.text().is_empty());
    assert_eq!(discord.with(|world| world.registrations), 1, "commands are registered once, not per session");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_shard_serves_its_servers() {
    let discord = Discord::start().await;
    discord.with(|world| world.shards = 2);
    let bot = discord.start_bot().await;
    assert_two_shards_serve(&discord).await;
    assert!(bot.stop(STOP_TIMEOUT).await.success(), "{}", discord.bot_log());
}

#[tokio::test(flavor = "multi_thread")]
async fn operator_can_set_two_shards() {
    let discord = Discord::start().await;
    let bot = discord.launch_bot(&[("KAFENIO_DISCORD_SHARDS", "2")]);
    discord.until("two shards", |world| (world.is_served() && world.sessions.len() == 2).then_some(())).await;
    assert_two_shards_serve(&discord).await;
    assert!(bot.stop(STOP_TIMEOUT).await.success(), "{}", discord.bot_log());
}

/// Checks that there are two shards, and that commands in a server of either are answered, also after a disconnection.
async fn assert_two_shards_serve(discord: &Discord) {
    let mut shards: Vec<_> = discord.with(|world| world.sessions.values().map(|session| session.shard).collect());
    shards.sort_unstable();
    assert_eq!(shards, [[0, 2], [1, 2]]);
    // The next server belongs to the other shard.
    let there = Channel { guild: GUILD + (1 << 22), ..Channel::of_server() };
    discord.with(|world| world.channels.insert(OTHER_CHANNEL, there));
    for cut in [false, true] {
        if cut {
            discord.cut_gateway(None);
        }
        for channel in [CHANNEL, OTHER_CHANNEL] {
            let answer = discord.command_in(channel, ALICE, "accept", &[]).await;
            assert!(!answer.text().is_empty(), "in {channel}");
        }
    }
    assert_eq!(discord.with(|world| world.resumes), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn process_serves_only_its_shards() {
    let discord = Discord::start().await;
    let bot = discord.launch_bot(&[("KAFENIO_DISCORD_SHARDS", "2-2/4")]);
    let shard = discord.until("a shard", |world| world.sessions.values().next().map(|session| session.shard)).await;
    assert_eq!(shard, [2, 4]);
    assert!(bot.stop(STOP_TIMEOUT).await.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn bot_stops_although_the_gateway_does_not_answer() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    discord.with(|world| world.ignores_gateway = true);
    assert!(bot.stop(STOP_TIMEOUT).await.success(), "{}", discord.bot_log());
}

#[tokio::test(flavor = "multi_thread")]
async fn token_refused_later_ends_the_program() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    discord.with(|world| {
        world.token_revoked = true;
        world.resumable = false;
    });
    discord.cut_gateway(Some(4009));
    assert!(!bot.ended(Duration::from_mins(1)).await.success());
    assert!(!discord.bot_log().contains(TOKEN), "the token is in the log");
}
