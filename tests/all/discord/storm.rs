//! Many games at the same time while a tenth of all requests fail: they all finish, and nothing is lost or sent twice.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kafenio::store::Store;
use kafenio_board::rules::{Ruleset, Variant};
use kafenio_board::table::Event;
use serde_json::json;
use sqlx::{AnyConnection, Connection as _, Row as _};
use tokio::time::Instant;

use crate::discord::play::{assert_answered_in_channel, finish, invite_in, play};
use crate::harness::discord::{CHANNEL, Channel, Discord, Message, Person};

/// The number of games in the short form, of which a few turns are played. `KAFENIO_TEST_GAMES` sets another number;
/// those games are played to their end.
const GAMES: u64 = 3;
/// The most turns of a game in the short form, and otherwise: far more than the longest game has.
const TURNS: [u32; 2] = [8, 2000];
/// The number of games at the same time, each in a channel of its own.
const TABLES: u64 = 10;
/// How long Discord waits for the acknowledgement of an interaction.
const ACKNOWLEDGE_TIMEOUT: Duration = Duration::from_secs(3);

#[tokio::test(flavor = "multi_thread")]
async fn games_finish_while_a_tenth_of_all_requests_fail() {
    let asked = std::env::var("KAFENIO_TEST_GAMES").ok().and_then(|games| games.parse().ok());
    let (games, turns) = asked.map_or((GAMES, TURNS[0]), |games| (games, TURNS[1]));
    let discord = Arc::new(Discord::start().await);
    let bot = discord.start_bot().await;
    discord.with(|world| {
        for table in 0..TABLES {
            world.channels.insert(channel(table), Channel::of_server());
        }
        world.faults.every(Some(10));
    });
    let started = Instant::now();
    let next = Arc::new(AtomicU64::new(0));
    let mut tables = tokio::task::JoinSet::new();
    for table in 0..TABLES.min(games) {
        let (discord, next) = (Arc::clone(&discord), Arc::clone(&next));
        tables.spawn(async move {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return;
                }
                let result = game(&discord, table, number, turns).await;
                println!("game {number} of {games} after {:?}: {}", started.elapsed(), first_line(&result));
            }
        });
    }
    tables.join_all().await;
    let store = Store::open(&discord.store_url()).await.unwrap();
    discord.wait_until_all_is_delivered().await;
    assert_no_message_is_dropped(&discord).await;
    for table in 0..TABLES.min(games) {
        assert_nothing_lost_or_repeated(&discord, channel(table)).await;
    }
    assert_eq!(store.verify().await.unwrap(), Vec::<String>::new(), "every table equals what its events produce");
    discord.with(|world| {
        let (asked, failed) = world.faults.count();
        assert!(failed * 11 > asked && failed > 10, "a tenth fail: {failed} of {asked}");
        let mut times: Vec<_> =
            world.interactions.values().map(|i| i.acknowledged.map_or(ACKNOWLEDGE_TIMEOUT, |(_, t)| t)).collect();
        times.sort_unstable();
        let [median, p99, longest] = [times.len() / 2, times.len() * 99 / 100, times.len() - 1].map(|at| times[at]);
        println!("{games} games in {:?}: {failed} of {asked} requests failed", started.elapsed());
        println!("{} interactions: median {median:?}, 99% {p99:?}, longest {longest:?}", times.len());
        assert!(longest < ACKNOWLEDGE_TIMEOUT, "every interaction is acknowledged in time");
    });
    assert!(bot.stop(Duration::from_mins(1)).await.success());
}

fn channel(table: u64) -> u64 {
    CHANNEL + 100 + table
}

fn first_line(message: &Message) -> &str {
    message.content.lines().next().unwrap_or_default()
}

/// Plays game `number` at a table until somebody wins or, after `turns` turns, resigns. Returns the message with the
/// result.
async fn game(discord: &Discord, table: u64, number: u64, turns: u32) -> Message {
    let game = ["backgammon", "portes", "plakoto", "fevga"][number as usize % 4];
    let [one, other] = Person::pair(number as usize);
    let invitation = invite_in(discord, channel(table), [one, other], &[("game", json!(game))]).await;
    assert_answered_in_channel(&discord.click(other, invitation.id, "Accept").await);
    let mut turn = discord.message_in(channel(table), "the first turn", invitation.id, |_| true).await;
    for _ in 0..turns {
        if is_over(&turn) {
            return turn;
        }
        turn = play(discord, &turn).await;
    }
    assert_eq!(turns, TURNS[0], "a game without an end: {}", turn.content);
    if is_over(&turn) { turn } else { finish(discord, &turn).await }
}

fn is_over(turn: &Message) -> bool {
    turn.buttons().iter().any(|(label, _)| label == "Rematch")
}

async fn assert_no_message_is_dropped(discord: &Discord) {
    let mut store = AnyConnection::connect(&discord.store_url()).await.unwrap();
    let undelivered = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM outbox WHERE state <> 'sent'");
    assert_eq!(undelivered.fetch_one(&mut store).await.unwrap(), 0, "no message is dropped");
}

async fn assert_nothing_lost_or_repeated(discord: &Discord, channel: u64) {
    let messages = discord.with(|world| world.messages_in(channel));
    let keys: HashSet<_> = messages.iter().map(|message| message.nonce.as_ref().expect("a key")).collect();
    assert_eq!(keys.len(), messages.len(), "nothing is sent twice");
    for message in &messages {
        let is_result = message.buttons().is_empty() || is_over(message);
        assert!(is_result, "old buttons are gone: {:?} {:?}", message.content, message.buttons());
        let has_board = !message.attachments.is_empty();
        assert_eq!(has_board, !message.buttons().is_empty(), "only results keep a board: {:?}", message.content);
        assert!(has_board || message.content.lines().count() == 1, "the rest are lines: {:?}", message.content);
    }
    let edits: u32 = messages.iter().map(|message| message.edits).sum();
    println!("channel {channel}: {} messages with {edits} edits", messages.len());
    let announced = messages.iter().map(|message| message.content.as_str()).collect::<Vec<_>>().join("\n");
    let mut rest = announced.as_str();
    for play in plays(discord, channel).await {
        let at = rest.find(&format!("`{play}`"));
        rest = &rest[at.unwrap_or_else(|| panic!("{play} is stored and was not announced"))..];
    }
}

/// Returns the stored plays of a channel's tables, in order, in notation.
async fn plays(discord: &Discord, channel: u64) -> Vec<String> {
    let mut store = AnyConnection::connect(&discord.store_url()).await.unwrap();
    let rows = sqlx::query(
        "SELECT event FROM events JOIN sides USING (table_id) WHERE seat = 'inviter' AND place = $1 ORDER BY table_id, number",
    );
    let rows = rows.bind(channel.to_string()).fetch_all(&mut store).await.unwrap();
    let mut ruleset = Ruleset::from(Variant::Backgammon);
    let mut plays = Vec::new();
    for row in rows {
        match serde_json::from_str(&row.get::<String, _>("event")).unwrap() {
            Event::Invited { terms, .. } => ruleset = terms.ruleset(1),
            Event::Played { play, .. } => plays.push(ruleset.notation(&play)),
            _ => {}
        }
    }
    plays
}
