//! One match on two platforms, by the real program: Alice plays on the double of Discord, Carol on a real Synapse.

use std::time::Duration;

use kafenio::rules::Ruleset;
use kafenio::store::Store;
use kafenio::table::{Action, Event, Phase, Seat, Table};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _};
use tokio::time::{Instant, sleep};

use crate::discord::load::number;
use crate::harness::databases;
use crate::harness::discord::{Bot, CHANNEL, Discord, Message, Person, World};
use crate::table::random_matches::Chance;

/// How often the bot is killed; `KAFENIO_TEST_KILLS` sets another number.
const KILLS: usize = 5;
/// How long a command may take to be stored before its author gives it again.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long all games may take, at most, without the time for kills.
const LIMIT: Duration = Duration::from_mins(4);
/// After how many commands somebody resigns a game.
const LONG_GAME: usize = 24;
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

/// The table as it is stored, and the number of its events.
async fn stored(store: &mut AnyConnection, id: i64) -> Option<(Table, i64)> {
    let row = sqlx::query_as::<_, (String, i64)>("SELECT snapshot, version FROM tables WHERE id = $1").bind(id);
    let row = row.fetch_optional(store).await.expect("the table is readable");
    row.map(|(snapshot, version)| (serde_json::from_str(&snapshot).expect("a table"), version))
}

/// Waits until table `id` has more than `version` events; returns whether that happened in time.
async fn goes_on(store: &mut AnyConnection, id: i64, version: i64) -> bool {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if stored(store, id).await.is_some_and(|(_, now)| now > version) {
            return true;
        }
        sleep(Duration::from_millis(30)).await;
    }
    false
}

/// The processes of the bot: one that serves both platforms, or one for each.
struct Processes<'t> {
    discord: &'t Discord,
    matrix: Vec<(&'static str, String)>,
    running: Vec<Bot>,
    killed: usize,
}

impl<'t> Processes<'t> {
    async fn start(discord: &'t Discord, server: &str, count: usize) -> Processes<'t> {
        let matrix = vec![
            ("KAFENIO_MATRIX_HOMESERVER", server.to_owned()),
            ("KAFENIO_MATRIX_USER", BOT.to_owned()),
            ("KAFENIO_MATRIX_PASSWORD", "bot-password".to_owned()),
        ];
        let mut processes = Processes { discord, matrix, running: Vec::new(), killed: 0 };
        if count == 2 {
            processes.running.push(discord.launch_bot(&[]));
            // The first process creates the schema.
            discord.until("the bot", |world| world.is_served().then_some(())).await;
            let folder = discord.store_path().with_file_name("matrix").display().to_string();
            processes.matrix.extend([("KAFENIO_DISCORD_TOKEN", String::new()), ("KAFENIO_DATA_DIR", folder)]);
        }
        let other = processes.launch(processes.running.len());
        processes.running.push(other);
        discord.until("the bot", |world| world.is_served().then_some(())).await;
        processes
    }

    /// Starts the process that serves Matrix; if it is the only one, it serves Discord too.
    fn launch(&self, others: usize) -> Bot {
        let settings: Vec<(&str, &str)> = self.matrix.iter().map(|(name, value)| (*name, value.as_str())).collect();
        if others == 0 { self.discord.launch_bot(&settings) } else { self.discord.launch_beside(&settings) }
    }

    /// Kills one of the processes, and starts it again.
    fn kill(&mut self, chance: &mut Chance) {
        let index = chance.below(self.running.len());
        self.running.remove(index).kill();
        let others = self.running.len();
        let again = if others == 1 && index == 0 { self.discord.launch_bot(&[]) } else { self.launch(others) };
        self.running.insert(index, again);
        self.killed += 1;
    }
}

/// A friend, who writes on their own platform.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Friend {
    Alice,
    Carol,
}

impl Friend {
    fn of(seat: Seat) -> Friend {
        if seat == Seat::Inviter { Friend::Alice } else { Friend::Carol }
    }

    /// Gives a command such as `move 1`, as the message `id`.
    async fn gives(self, discord: &Discord, room: &Room, id: &str, words: &str) {
        if self == Friend::Carol {
            return room.says(id, &format!("!{words}")).await;
        }
        let (name, value) = words.split_once(' ').unwrap_or((words, ""));
        let (name, option) = match name {
            "move" => ("move", Some("play")),
            "resign" => ("resign", Some("value")),
            "takeback" => ("table takeback", None),
            "rematch" => ("table rematch", None),
            name => (name, None),
        };
        let options: Vec<(&str, Value)> = option.map(|option| (option, json!(value))).into_iter().collect();
        let ask = |world: &mut World| world.is_served().then(|| world.ask(Person::ALICE, CHANNEL, name, &options));
        discord.until("the bot", ask).await;
    }
}

/// Returns who acts next, and what they do: they double and take often, take a few plays back, and resign a game that takes
/// long, so that the match ends.
fn next_command(
    table: &Table,
    turns_of_game: usize,
    takebacks: &mut usize,
    chance: &mut Chance,
) -> (Friend, &'static str) {
    let game = table.game().expect("the match goes on");
    let seat = table.to_decide().expect("somebody decides");
    let words = match game.phase {
        _ if game.offer.is_some() => "accept",
        Phase::BeforeRoll(_) if turns_of_game > LONG_GAME => "resign single",
        Phase::BeforeRoll(_) if table.check_double(seat).is_ok() && chance.below(3) == 0 => "double",
        Phase::BeforeRoll(_) | Phase::Opening => "roll",
        Phase::ToPlay { .. } => "move 1",
        Phase::Doubled { .. } if chance.below(4) == 0 => "drop",
        Phase::Doubled { .. } => "take",
    };
    let other = seat.other();
    let may_take_back = *takebacks > 0 && game.offer.is_none() && Action::Takeback.is_allowed(table, other);
    if may_take_back && chance.below(5) == 0 {
        *takebacks -= 1;
        return (Friend::of(other), "takeback");
    }
    (Friend::of(seat), words)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the Synapse that KAFENIO_TEST_SYNAPSE names"]
async fn friends_on_discord_and_matrix_play_a_game_while_the_bot_is_killed() {
    play(1, &[("game", json!("portes"))]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the servers that KAFENIO_TEST_SYNAPSE and KAFENIO_TEST_POSTGRES name"]
async fn friends_play_a_match_with_the_cube_and_a_rematch_through_two_processes() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names a server");
    let options = [("game", json!("backgammon")), ("match", json!("5")), ("cube", json!("on"))];
    play(2, &options).await;
}

/// Lets Alice and Carol play what `options` say to the end, while the bot, in this number of processes, is killed again and
/// again and every tenth request to Discord fails.
async fn play(processes: usize, options: &[(&str, Value)]) {
    let server = std::env::var("KAFENIO_TEST_SYNAPSE").expect("KAFENIO_TEST_SYNAPSE names a server");
    let discord = Discord::start().await;
    let mut bot = Processes::start(&discord, &server, processes).await;
    let room = Room::open(&server).await;
    let options: Vec<(&str, Value)> = options.iter().cloned().chain([("across", json!("yes"))]).collect();
    let told = discord.command(Person::ALICE, "newgame", &options).await.text();
    let word = told.split("!join ").nth(1).and_then(|rest| rest.split([' ', '`', '\n']).next()).expect("a code");
    sqlx::any::install_default_drivers();
    let mut store = AnyConnection::connect(&discord.store_url()).await.unwrap();
    room.says("join", &format!("!join {word}")).await;
    let begun = Instant::now();
    while stored(&mut store, 1).await.is_none() {
        assert!(begun.elapsed() < LIMIT, "Carol joins: {:?}", room.messages().await.last());
        sleep(Duration::from_millis(100)).await;
    }
    discord.with(|world| world.faults.every(Some(10)));
    let (kills, mut chance, mut turns) = (number("KAFENIO_TEST_KILLS", KILLS), Chance(7), 0);
    let (mut game_number, mut first_turn, mut takebacks) = (0, 0, 3);
    while let Some((table, version)) = stored(&mut store, 1).await
        && let Some(game) = table.game()
    {
        assert!(begun.elapsed() < LIMIT + Duration::from_secs(20) * u32::try_from(kills).unwrap(), "turn {turns}");
        turns += 1;
        if game.number != game_number {
            (game_number, first_turn) = (game.number, turns);
        }
        let (friend, words) = next_command(&table, turns - first_turn, &mut takebacks, &mut chance);
        friend.gives(&discord, &room, &format!("turn{turns}"), words).await;
        if bot.killed < kills && chance.below(4) == 0 {
            sleep(Duration::from_millis(chance.below(60) as u64)).await;
            bot.kill(&mut chance);
        }
        goes_on(&mut store, 1, version).await;
    }
    let (_, failed) = discord.with(|world| world.faults.count());
    discord.with(|world| world.faults.every(None));
    let mut commands = turns;
    for (friend, words) in [(Friend::Alice, "rematch"), (Friend::Carol, "accept")] {
        let version = stored(&mut store, 2).await.map_or(0, |(_, version)| version);
        while !goes_on(&mut store, 2, version).await {
            assert!(begun.elapsed() < LIMIT * 2 + Duration::from_secs(20) * u32::try_from(kills).unwrap(), "{words}");
            commands += 1;
            friend.gives(&discord, &room, &format!("again{commands}"), words).await;
        }
    }
    let (table, _) = stored(&mut store, 2).await.expect("the rematch is stored");
    assert!(table.game().is_some(), "the rematch has begun");
    discord.wait_until_all_is_delivered().await;
    println!(
        "{turns} commands in {game_number} games, {} kills, {failed} failed requests, {:.0?}",
        bot.killed,
        begun.elapsed()
    );
    assert_eq!(bot.killed, kills, "the match is long enough");
    drop(bot);
    check(&discord, &room, &mut store).await;
}

/// Checks that both sides have read everything once, and nothing about the other side's account or place.
async fn check(discord: &Discord, room: &Room, store: &mut AnyConnection) {
    let verified = Store::open(&discord.store_url()).await.unwrap().verify().await.unwrap();
    assert_eq!(verified, Vec::<String>::new());
    let (table, _) = stored(store, 1).await.expect("the match is stored");
    let variant = table.terms.cycle.variant(1);
    let events: Vec<String> = sqlx::query_scalar("SELECT event FROM events WHERE table_id = 1 ORDER BY number")
        .fetch_all(&mut *store)
        .await
        .unwrap();
    let on_matrix = room.messages().await;
    let on_discord = discord.with(|world| world.messages_in(CHANNEL));
    let read_on_discord: String =
        on_discord.iter().flat_map(|message| message.earlier.iter().chain([&message.content])).cloned().collect();
    let read_on_matrix: String = on_matrix.iter().map(|event| text(&event["content"]["body"])).collect();
    for event in &events {
        if let Event::Played { play, .. } = serde_json::from_str(event).unwrap() {
            let notation = Ruleset::from(variant).notation(&play);
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
