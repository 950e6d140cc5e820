//! The bot's start and shutdown on Discord.

use std::time::Duration;

use serde_json::json;

use crate::harness::discord::{Discord, Fault, FaultKind, World};

/// How long the bot may take to stop.
const STOP_TIMEOUT: Duration = Duration::from_mins(1);

#[tokio::test(flavor = "multi_thread")]
async fn second_process_at_one_embedded_database_waits_for_the_first() {
    let discord = Discord::start().await;
    let first = discord.start_bot().await;
    let _second = discord.launch_beside(&[]);
    let is_waiting = || discord.bot_log().contains("another process serves Discord shards all");
    for _ in 0..300 {
        if is_waiting() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(is_waiting(), "{}", discord.bot_log());
    first.kill();
    discord.with(World::forget_sessions);
    discord.until("the second one", |world| world.is_served().then_some(())).await;
}

#[cfg(feature = "matrix")]
#[tokio::test(flavor = "multi_thread")]
async fn discord_is_served_while_the_matrix_homeserver_is_away() {
    let discord = Discord::start().await;
    let bot = discord.launch_bot(&[
        ("KAFENIO_MATRIX_HOMESERVER", "http://127.0.0.1:1"),
        ("KAFENIO_MATRIX_USER", "@bot:localhost"),
        ("KAFENIO_MATRIX_PASSWORD", "hush"),
    ]);
    discord.until("the bot's commands and its gateway", |world| world.is_served().then_some(())).await;
    assert!(bot.stop(STOP_TIMEOUT).await.success(), "{}", discord.bot_log());
    assert_eq!(discord.bot_log().matches("trying again until it answers").count(), 1, "{}", discord.bot_log());
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once_and_again_only_when_they_differ() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    discord.with(|world| {
        assert_eq!(world.registrations, 1);
        let names: Vec<&str> = world.commands.iter().filter_map(|command| command["name"].as_str()).collect();
        assert!(names.contains(&"newgame") && names.contains(&"move"), "{names:?}");
        let play = world.commands.iter().find(|command| command["name"] == "move").unwrap();
        assert_eq!(
            play["name_localizations"],
            json!({ "en-US": "move", "en-GB": "move", "de": "zug", "el": "κίνηση" })
        );
        assert_eq!(play["description_localizations"]["de"], "Deinen Zug spielen");
        assert_eq!(play["options"][0]["name_localizations"]["el"], "κίνηση");
        let new = world.commands.iter().find(|command| command["name"] == "newgame").unwrap();
        let games = new["options"][0]["choices"].as_array().unwrap();
        assert!(games.iter().any(|game| game["name_localizations"]["el"] == "Πόρτες"), "{games:?}");
        // The words of every option are shown in the reader's language, and sent in English.
        let parts = |whole: &serde_json::Value| whole["options"].as_array().cloned().unwrap_or_default();
        let subcommands = world.commands.iter().flat_map(parts).filter(|option| option["type"] == 1);
        let commands: Vec<_> = world.commands.iter().cloned().chain(subcommands).collect();
        let options: Vec<_> = commands.iter().flat_map(parts).collect();
        let words: Vec<_> =
            options.iter().flat_map(|option| option["choices"].as_array().into_iter().flatten()).collect();
        let on = words.iter().find(|choice| choice["value"] == "on").unwrap();
        assert_eq!(on["name_localizations"], json!({ "en-US": "on", "en-GB": "on", "de": "an", "el": "ναι" }));
        let own = |choice: &&serde_json::Value| {
            ["ravensburger", "film", "text", "auto", "mat", "sgf"].iter().any(|word| choice["value"] == *word)
        };
        for choice in words.iter().filter(|choice| !own(choice)) {
            assert!(choice["name_localizations"]["el"].is_string(), "{choice}");
        }
    });
    assert!(bot.stop(STOP_TIMEOUT).await.success(), "{}", discord.bot_log());

    let bot = discord.start_bot().await;
    discord.until("the comparison", |world| (world.listings >= 2).then_some(())).await;
    assert!(bot.stop(STOP_TIMEOUT).await.success());
    assert_eq!(discord.with(|world| world.registrations), 1, "nothing had changed");

    // One description changes at Discord.
    discord.with(|world| world.commands[0]["description"] = json!("changed"));
    let bot = discord.start_bot().await;
    discord.until("another registration", |world| (world.registrations == 2).then_some(())).await;
    assert!(bot.stop(STOP_TIMEOUT).await.success());
    let log = discord.bot_log();
    assert!(log.contains("https://discord.com/oauth2/authorize?client_id="), "{log}");
    assert!(log.contains("scope=bot+applications.commands&permissions="), "{log}");
    assert!(!log.contains(crate::harness::discord::TOKEN), "the token is in the log");
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_declare_where_the_application_can_be_installed() {
    let discord = Discord::start().await;
    let declared = |world: &mut World| {
        let declared = |command: &serde_json::Value| {
            [&command["integration_types"], &command["contexts"]].map(ToString::to_string)
        };
        world.commands.iter().map(declared).collect::<std::collections::HashSet<_>>()
    };
    for (for_users, types, contexts) in [(false, "[0]", "[0,1]"), (true, "[0,1]", "[0,1,2]")] {
        discord.with(|world| {
            world.for_users = for_users;
            world.commands.clear();
        });
        let bot = discord.start_bot().await;
        let expected = std::collections::HashSet::from([[types.to_owned(), contexts.to_owned()]]);
        assert_eq!(discord.with(declared), expected);
        assert!(bot.stop(STOP_TIMEOUT).await.success());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn development_server_gets_the_commands_alone() {
    let discord = Discord::start().await;
    let guild = crate::harness::discord::GUILD.to_string();
    let bot = discord.launch_bot(&[("KAFENIO_DISCORD_GUILD", &guild)]);
    discord.until("the server's commands", |world| (!world.guild_commands.is_empty()).then_some(())).await;
    assert!(discord.with(|world| world.commands.is_empty()));
    assert!(bot.stop(STOP_TIMEOUT).await.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_token_ends_the_program_with_a_sentence() {
    let discord = Discord::start().await;
    discord.with(|world| world.token_revoked = true);
    let bot = discord.launch_bot(&[]);
    assert!(!bot.ended(STOP_TIMEOUT).await.success());
    let log = discord.bot_log();
    assert!(log.contains("refuses the bot's token"), "{log}");
    // Discord bans an address after 10,000 of these.
    assert!(discord.with(|world| world.unauthorized) < 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn start_succeeds_despite_network_faults() {
    let discord = Discord::start().await;
    discord.with(|world| {
        let faults = [
            ("GET", "/oauth2/applications/@me", FaultKind::status(503)),
            ("GET", "/gateway/bot", FaultKind::CloseBefore),
            ("GET", "/commands", FaultKind::rate_limit(0.3, false)),
            ("PUT", "/commands", FaultKind::status(500)),
        ];
        for (method, path, kind) in faults {
            world.faults.plan(Fault { method, path, times: 1, kind });
        }
    });
    let bot = discord.start_bot().await;
    assert!(bot.stop(STOP_TIMEOUT).await.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_route_fails_the_test() {
    let discord = Discord::start().await;
    discord.request_as_bot("GET", "/api/v10/gateway");
    assert_eq!(discord.broken_rules(), Vec::<String>::new());
    discord.request_as_bot("GET", "/api/v10/users/@me/guilds");
    assert_eq!(discord.broken_rules(), ["unknown route GET /api/v10/users/@me/guilds"]);
}
