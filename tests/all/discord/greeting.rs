//! The bot greets a server that it has been added to, once.

use std::time::Duration;

use kafenio::manager::{Clock as _, SystemClock};
use serde_json::{Value, json};

use crate::discord::play::{ALICE, BOB, begin};
use crate::harness::discord::{CHANNEL, Discord, GUILD, World, user};

/// A text channel where the bot may not write; the channel for the server's own messages.
const SILENT: u64 = CHANNEL - 1;

/// Returns the event that tells the bot about a server, to which it was added `days` days ago.
pub fn server(days: i64) -> Value {
    let seconds = SystemClock.now() / 1000 - days * 24 * 60 * 60;
    let joined_at = serenity::all::Timestamp::from_unix_timestamp(seconds).unwrap().to_string();
    let may = |allow: u64, deny: u64| {
        json!([{ "id": GUILD.to_string(), "type": 0, "allow": allow.to_string(),
        "deny": deny.to_string() }])
    };
    let channel = |id: u64, position: u64, overwrites: Value| {
        json!({ "id": id.to_string(), "type": 0, "name": "games", "position": position, "nsfw": false,
            "guild_id": GUILD.to_string(), "permission_overwrites": overwrites, "parent_id": null })
    };
    json!({
        "id": GUILD.to_string(), "name": "Kafenio", "owner_id": ALICE.id.to_string(), "joined_at": joined_at,
        "preferred_locale": "de", "system_channel_id": SILENT.to_string(), "member_count": 3, "large": false,
        "unavailable": false, "afk_timeout": 300, "afk_channel_id": null, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0, "system_channel_flags": 0,
        "premium_tier": 0, "premium_progress_bar_enabled": false, "nsfw_level": 0, "features": [], "emojis": [],
        "stickers": [], "voice_states": [], "threads": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [],
        "roles": [{ "id": GUILD.to_string(), "name": "@everyone", "permissions": "0", "position": 0, "color": 0,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "hoist": false, "managed": false, "mentionable": false, "flags": 0 }],
        "members": [{ "user": World::bot_user(), "roles": [], "joined_at": joined_at, "deaf": false, "mute": false,
            "flags": 0 }],
        // View Channel is 1024, Send Messages 2048.
        "channels": [channel(SILENT, 0, may(1024, 2048)), channel(CHANNEL, 1, may(3072, 0))],
    })
}

fn is_added(discord: &Discord, days: i64) {
    discord.with(|world| world.dispatch("GUILD_CREATE", GUILD, &server(days)));
}

#[tokio::test(flavor = "multi_thread")]
async fn server_is_greeted_once_where_the_bot_may_write() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    is_added(&discord, 0);
    let greeting = discord.message("the greeting", 0, |_| true).await;
    assert_eq!(greeting.channel, CHANNEL, "not in the channel where the bot may not write");
    assert!(greeting.content.starts_with("Hallo!"), "in the server's language: {}", greeting.content);
    assert_eq!(greeting.attachments.len(), 1);
    let labels: Vec<String> = greeting.buttons().into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Spiel ausprobieren", "Regeln"]);

    // Each button answers the one who clicks, and the greeting stays.
    let tutorial = discord.click(BOB, greeting.id, "Spiel ausprobieren").await;
    assert!(tutorial.text().contains("Portes 1/8") && tutorial.messages[0].private, "{}", tutorial.text());
    let rules = discord.click(ALICE, greeting.id, "Regeln").await;
    assert!(rules.messages[0].private && rules.messages[0].buttons().len() == 7, "{}", rules.text());

    // Discord tells about the server again after each start.
    is_added(&discord, 0);
    assert!(bot.stop(Duration::from_mins(1)).await.success());
    let _bot = discord.start_bot().await;
    is_added(&discord, 0);
    discord.command(ALICE, "newgame", &[("game", json!("portes")), ("opponent", user(BOB))]).await;
    discord.message("the invitation", greeting.id, |message| message.content.contains("lädt Bob")).await;
    let greetings = discord.with(|world| {
        world.messages_in(CHANNEL).into_iter().filter(|message| message.content.contains("Hallo!")).count()
    });
    assert_eq!(greetings, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn server_that_has_had_the_bot_for_long_is_not_greeted() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    is_added(&discord, 2);
    begin(&discord, "portes").await;
    let all = discord.with(|world| world.messages_in(CHANNEL));
    assert!(all.iter().all(|message| !message.content.contains("Hallo!")), "nobody is greeted");
}
