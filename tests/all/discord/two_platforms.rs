//! One match on two platforms, by the real program: Alice plays on the double of Discord, Carol on a real Synapse.

use std::time::Duration;

use kafenio::rules::{Ruleset, Variant};
use kafenio::store::Store;
use kafenio::table::Event;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _};
use tokio::time::{Instant, sleep};

use crate::discord::load::number;
use crate::harness::discord::{CHANNEL, Discord, Message, Person, World};
use crate::table::random_matches::Chance;

/// How often the bot is killed; `KAFENIO_TEST_KILLS` sets another number.
const KILLS: usize = 5;
/// How long a command may take to be stored before its author gives it again.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the whole game may take, at most, without the time for kills.
const LIMIT: Duration = Duration::from_mins(4);
const CAROL: &str = "@carol:localhost";
const BOT: &str = "@bot:localhost";

/// Carol's room with the bot.
struct Room {
    http: reqwest::Client,
    server: String,
    token: String,
    id: String,
}

impl Room {
    /// Logs Carol in and opens a room with the bot, which must be running.
    async fn open(server: &str) -> Room {
        let mut room =
            Room { http: reqwest::Client::new(), server: server.to_owned(), token: String::new(), id: String::new() };
        let who = json!({"type": "m.id.user", "user": "carol"});
        let login = json!({"type": "m.login.password", "identifier": who, "password": "carol-password"});
        room.token = text(&room.ask(reqwest::Method::POST, "login", Some(login)).await["access_token"]);
        let new = json!({"preset": "private_chat", "invite": [BOT], "name": "Carol's room"});
        room.id = text(&room.ask(reqwest::Method::POST, "createRoom", Some(new)).await["room_id"]);
        let members = format!("rooms/{}/joined_members", room.id);
        let until = Instant::now() + LIMIT;
        while room.ask(reqwest::Method::GET, &members, None).await["joined"].get(BOT).is_none() {
            assert!(Instant::now() < until, "the bot joins Carol's room");
            sleep(Duration::from_millis(200)).await;
        }
        room
    }

    async fn ask(&self, method: reqwest::Method, path: &str, body: Option<Value>) -> Value {
        let url = format!("{}/_matrix/client/v3/{path}", self.server);
        let mut request = self.http.request(method, url).bearer_auth(&self.token);
        if let Some(body) = body {
            request = request.body(body.to_string());
        }
        let answer = request.send().await.expect("Synapse answers").text().await.expect("an answer is text");
        serde_json::from_str(&answer).expect("an answer is JSON")
    }

    async fn says(&self, id: &str, words: &str) {
        let path = format!("rooms/{}/send/m.room.message/{id}", self.id);
        let sent = self.ask(reqwest::Method::PUT, &path, Some(json!({"msgtype": "m.text", "body": words}))).await;
        assert!(sent["event_id"].is_string(), "{sent}");
    }

    /// Returns the messages of the bot in the room, the oldest first, without edits.
    async fn messages(&self) -> Vec<Value> {
        let (mut found, mut from) = (Vec::new(), String::new());
        loop {
            let path = format!("rooms/{}/messages?dir=b&limit=200{from}", self.id);
            let page = self.ask(reqwest::Method::GET, &path, None).await;
            let events = page["chunk"].as_array().cloned().unwrap_or_default();
            let is_new = |event: &Value| event["content"]["m.relates_to"]["rel_type"] != "m.replace";
            found.extend(events.into_iter().filter(|event| event["sender"] == BOT && is_new(event)));
            match page["end"].as_str() {
                Some(end) => from = format!("&from={end}"),
                None => break,
            }
        }
        found.reverse();
        found.retain(|event| event["type"] == "m.room.message");
        found
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text: {value}")).to_owned()
}

/// The row of the table: who has to decide, how many events it has, and whether it is open.
async fn row(store: &mut AnyConnection) -> Option<(String, i64, bool)> {
    let sql = "SELECT decides, version, open FROM tables WHERE id = 1";
    let row = sqlx::query_as::<_, (String, i64, i64)>(sql).fetch_optional(store).await.expect("the table is readable");
    row.map(|(decides, version, open)| (decides, version, open == 1))
}

/// Waits until the table has more than `version` events; returns whether that happened in time.
async fn goes_on(store: &mut AnyConnection, version: i64) -> bool {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if row(store).await.is_some_and(|(_, now, _)| now > version) {
            return true;
        }
        sleep(Duration::from_millis(30)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the Synapse that KAFENIO_TEST_SYNAPSE names"]
async fn friends_on_discord_and_matrix_play_a_game_while_the_bot_is_killed() {
    let server = std::env::var("KAFENIO_TEST_SYNAPSE").expect("KAFENIO_TEST_SYNAPSE names a server");
    let discord = Discord::start().await;
    let matrix = [
        ("KAFENIO_MATRIX_HOMESERVER", server.as_str()),
        ("KAFENIO_MATRIX_USER", BOT),
        ("KAFENIO_MATRIX_PASSWORD", "bot-password"),
    ];
    let mut bot = discord.launch_bot(&matrix);
    discord.until("the bot", |world| world.is_served().then_some(())).await;
    let room = Room::open(&server).await;
    let options = [("game", json!("portes")), ("across", json!("yes"))];
    let told = discord.command(Person::ALICE, "newgame", &options).await.text();
    let word = told.split("!join ").nth(1).and_then(|rest| rest.split([' ', '`', '\n']).next()).expect("a code");
    sqlx::any::install_default_drivers();
    let mut store = AnyConnection::connect(&discord.store_url()).await.unwrap();
    room.says("join", &format!("!join {word}")).await;
    let begun = Instant::now();
    while row(&mut store).await.is_none() {
        assert!(begun.elapsed() < LIMIT, "Carol joins: {:?}", room.messages().await.last());
        sleep(Duration::from_millis(100)).await;
    }
    let (kills, mut chance, mut turns, mut killed) = (number("KAFENIO_TEST_KILLS", KILLS), Chance(7), 0, 0);
    while let Some((decides, version, true)) = row(&mut store).await {
        assert!(begun.elapsed() < LIMIT + Duration::from_secs(20) * u32::try_from(kills).unwrap(), "turn {turns}");
        turns += 1;
        if decides == CAROL {
            room.says(&format!("turn{turns}"), "!move 1").await;
        } else {
            let ask = |world: &mut World| {
                world.is_served().then(|| world.ask(Person::ALICE, CHANNEL, "move", &[("play", json!("1"))]))
            };
            discord.until("the bot", ask).await;
        }
        if killed < kills && chance.below(4) == 0 {
            sleep(Duration::from_millis(chance.below(60) as u64)).await;
            bot.kill();
            killed += 1;
            bot = discord.launch_bot(&matrix);
        }
        goes_on(&mut store, version).await;
    }
    discord.wait_until_all_is_delivered().await;
    drop(bot);
    println!("{turns} commands, {killed} kills, {:.0?}", begun.elapsed());
    assert_eq!(killed, kills, "the game is long enough");
    check(&discord, &room, &mut store).await;
}

/// Checks that both sides have read everything once, and nothing about the other side's account or place.
async fn check(discord: &Discord, room: &Room, store: &mut AnyConnection) {
    let verified = Store::open(&discord.store_url()).await.unwrap().verify().await.unwrap();
    assert_eq!(verified, Vec::<String>::new());
    let events: Vec<String> =
        sqlx::query_scalar("SELECT event FROM events ORDER BY number").fetch_all(&mut *store).await.unwrap();
    let on_matrix = room.messages().await;
    let on_discord = discord.with(|world| world.messages_in(CHANNEL));
    let read_on_discord: String =
        on_discord.iter().flat_map(|message| message.earlier.iter().chain([&message.content])).cloned().collect();
    let read_on_matrix: String = on_matrix.iter().map(|event| text(&event["content"]["body"])).collect();
    for event in &events {
        if let Event::Played { play, .. } = serde_json::from_str(event).unwrap() {
            let notation = Ruleset::from(Variant::Portes).notation(&play);
            assert!(read_on_discord.contains(&notation), "{notation} was announced on Discord");
            assert!(read_on_matrix.contains(&notation), "{notation} was announced on Matrix");
        }
    }
    for (platform, read) in [("discord", &read_on_discord), ("matrix", &read_on_matrix)] {
        assert!(read.contains("wins"), "{platform} reads the result");
    }
    let said = serde_json::to_string(&on_matrix).unwrap();
    let secrets = [Person::ALICE.id, CHANNEL].map(|id| id.to_string());
    assert!(secrets.iter().all(|secret| !said.contains(secret)), "Carol learns Alice's account or channel");
    let of_message = |message: &Message| format!("{} {}", message.to_json(), message.earlier.join(" "));
    let shown: String = on_discord.iter().map(of_message).collect();
    assert!([CAROL, &room.id].iter().all(|secret| !shown.contains(secret)), "Alice learns Carol's account or room");
    // A message that was sent twice would be one that no row of the outbox knows.
    let sent: Vec<String> = sqlx::query_scalar("SELECT message FROM outbox WHERE kind = 'new' AND message IS NOT NULL")
        .fetch_all(&mut *store)
        .await
        .unwrap();
    let posts = on_matrix.iter().filter(|event| event["content"]["m.relates_to"].get("m.in_reply_to").is_none());
    for post in posts {
        assert!(sent.contains(&text(&post["event_id"])), "sent twice: {post}");
    }
    for message in &on_discord {
        assert!(sent.contains(&message.id.to_string()), "sent twice: {}", message.content);
    }
}
