//! One match on two platforms, by the real program: Alice plays on the double of Discord, Carol on a real Synapse.

use std::time::Duration;

use kafenio::store::Store;
use kafenio_board::rules::Ruleset;
use kafenio_board::table::{Action, EndReason, Event, Phase, Seat, Table};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection as _};
use tokio::time::{Instant, sleep};

use crate::discord::load::number;
use crate::harness::chance::Chance;
use crate::harness::databases;
use crate::harness::discord::{Bot, CHANNEL, Discord, Message, Person, World};

/// How often the bot is killed; `KAFENIO_TEST_KILLS` sets another number.
const KILLS: usize = 5;
/// How long a command may take to be stored before its author gives it again.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long all games may take, at most, without the time for kills.
const LIMIT: Duration = Duration::from_mins(10);
/// After how many commands somebody resigns a game.
const LONG_GAME: usize = 24;
/// From this number of kills on, the long form is played: whole matches with the cube, at the end of which a player runs out
/// of time and the opponent claims the match. That takes more than the five minutes that the shortest clock has.
const LONG_FORM: usize = 21;
const CAROL: &str = "@carol:localhost";
const BOT: &str = "@bot:localhost";

/// Carol's encrypted room with the bot. Her client is another program, which answers at the address `carol`.
struct Room {
    http: reqwest::Client,
    carol: String,
    id: String,
}

impl Room {
    /// Opens a room with the bot, which must be running.
    async fn open() -> Room {
        let carol = std::env::var("KAFENIO_TEST_CAROL").expect("KAFENIO_TEST_CAROL is the address of Carol's client");
        let mut room = Room { http: reqwest::Client::new(), carol, id: String::new() };
        room.id = text(&room.ask("open", String::new()).await);
        room
    }

    async fn ask(&self, path: &str, body: String) -> Value {
        let request = self.http.post(format!("{}/{path}", self.carol)).body(body);
        let answer = request.send().await.expect("Carol's client answers").text().await.expect("an answer is text");
        serde_json::from_str(&answer).unwrap_or_else(|_| panic!("Carol's client: {answer}"))
    }

    async fn says(&self, words: &str) {
        self.ask("say", words.to_owned()).await;
    }

    /// Returns the messages of the bot in the room, the oldest first, without edits. Carol must be able to decrypt all of
    /// them.
    async fn messages(&self) -> Vec<Value> {
        let Value::Array(mut found) = self.ask("messages", String::new()).await else { panic!("a list") };
        let unreadable = found.iter().find(|event| event["type"] == "m.room.encrypted");
        assert_eq!(unreadable, None, "Carol cannot decrypt it");
        let is_new = |event: &Value| event["content"]["m.relates_to"]["rel_type"] != "m.replace";
        found.retain(|event| event["type"] == "m.room.message" && is_new(event));
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

    /// Gives a command such as `move 24/18 13/11`.
    async fn gives(self, discord: &Discord, room: &Room, words: &str) {
        if self == Friend::Carol {
            return room.says(&format!("!{words}")).await;
        }
        let (name, value) = words.split_once(' ').unwrap_or((words, ""));
        let (name, option) = match name {
            "move" => ("move", "play"),
            "resign" => ("resign", "value"),
            "takeback" => ("table takeback", ""),
            "claim" => ("table claim", ""),
            "rematch" => ("table rematch", ""),
            name => (name, ""),
        };
        let values: Vec<&str> = if name == "move" { vec![value] } else { value.split_whitespace().collect() };
        let values = values.into_iter().map(|value| value.split_once(':').unwrap_or((option, value)));
        let options: Vec<(&str, Value)> = values.map(|(option, value)| (option, json!(value))).collect();
        let ask = |world: &mut World| world.is_served().then(|| world.ask(Person::ALICE, CHANNEL, name, &options));
        discord.until("the bot", ask).await;
    }
}

/// Returns who acts next, and what they do: they double and take often, take a few plays back, and resign a game that takes
/// long, so that the match ends.
fn next_command(table: &Table, turns_of_game: usize, takebacks: &mut usize, chance: &mut Chance) -> (Friend, String) {
    let game = table.game().expect("the match goes on");
    let seat = table.to_decide().expect("somebody decides");
    let words = match game.phase {
        _ if game.offer.is_some() => "accept",
        Phase::BeforeRoll(_) if turns_of_game > LONG_GAME => "resign single sure:yes",
        Phase::BeforeRoll(_) if table.check_double(seat).is_ok() && chance.below(3) == 0 => "double",
        Phase::BeforeRoll(_) | Phase::Opening => "roll",
        Phase::ToPlay { .. } => {
            // A number may stand for two moves.
            let play = game.ruleset.notation(&game.plays()[0].play);
            return (Friend::of(seat), format!("move {play}"));
        }
        Phase::Doubled { .. } if chance.below(4) == 0 => "drop",
        Phase::Doubled { .. } => "take",
    };
    let other = seat.other();
    let may_take_back = *takebacks > 0 && game.offer.is_none() && Action::Takeback.is_allowed(table, other);
    if may_take_back && chance.below(5) == 0 {
        *takebacks -= 1;
        return (Friend::of(other), "takeback".to_owned());
    }
    (Friend::of(seat), words.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the Synapse that KAFENIO_TEST_SYNAPSE names"]
async fn friends_on_discord_and_matrix_play_while_the_bot_is_killed() {
    let is_long = number("KAFENIO_TEST_KILLS", KILLS) >= LONG_FORM;
    play(1, if is_long { &["backgammon", "5"] } else { &["portes", "1"] }).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the servers that KAFENIO_TEST_SYNAPSE and KAFENIO_TEST_POSTGRES name"]
async fn friends_play_a_match_with_the_cube_and_a_rematch_through_two_processes() {
    assert!(databases::server().is_some(), "KAFENIO_TEST_POSTGRES names a server");
    play(2, &["backgammon", "5"]).await;
}

/// Lets Alice and Carol play matches of this game and length, with the cube where there is one. Meanwhile the bot, in this
/// number of processes, is killed again and again, and every tenth request to either platform fails.
async fn play(processes: usize, [game, length]: &[&str; 2]) {
    let server = std::env::var("KAFENIO_TEST_SYNAPSE").expect("KAFENIO_TEST_SYNAPSE names a server");
    let kills = number("KAFENIO_TEST_KILLS", KILLS);
    let discord = Discord::start().await;
    let bot = Processes::start(&discord, &server, processes).await;
    let room = Room::open().await;
    let clock = if kills >= LONG_FORM { "5m" } else { "fast" };
    let options = [("game", game), ("match", length), ("clock", &clock), ("across", &"yes")];
    let options = options.map(|(name, value)| (name, json!(value)));
    let told = discord.command(Person::ALICE, "newgame", &options).await.text();
    let word = told.split("!join ").nth(1).and_then(|rest| rest.split([' ', '`', '\n']).next()).expect("a code");
    sqlx::any::install_default_drivers();
    let store = AnyConnection::connect(&discord.store_url()).await.unwrap();
    room.says(&format!("!join {word}")).await;
    let limit = LIMIT * 2 + Duration::from_secs(30) * u32::try_from(kills).unwrap();
    let mut friends =
        Friends { discord: &discord, room: &room, bot, store, begun: Instant::now(), limit, kills, commands: 0 };
    while stored(&mut friends.store, 1).await.is_none() {
        assert!(friends.begun.elapsed() < limit, "Carol joins: {:?}", room.messages().await.last());
        sleep(Duration::from_millis(100)).await;
    }
    discord.with(|world| world.faults.every(Some(10)));
    let (mut id, mut matches, mut games, mut chance) = (1, 0, 0, Chance(7));
    loop {
        games += friends.play_match(id, &mut chance).await;
        matches += 1;
        id = friends.rematch(id).await;
        friends.insists(id, Friend::Carol, "accept").await;
        if friends.bot.killed >= kills {
            break;
        }
    }
    let (_, failed) = discord.with(|world| world.faults.count());
    discord.with(|world| world.faults.every(None));
    let (table, _) = stored(&mut friends.store, id).await.expect("the rematch is stored");
    assert!(table.game().is_some(), "the rematch has begun");
    if kills >= LONG_FORM {
        let late = Friend::of(table.to_decide().expect("somebody decides"));
        let other = if late == Friend::Alice { Friend::Carol } else { Friend::Alice };
        friends.insists(id, other, "claim").await;
        let (table, _) = stored(&mut friends.store, id).await.expect("the rematch is stored");
        assert!(!table.is_open(), "the match is won on time");
    }
    discord.wait_until_all_is_delivered().await;
    let Friends { bot, mut store, begun, commands, .. } = friends;
    println!(
        "{commands} commands in {games} games of {matches} matches, {} kills, {failed} failed requests to Discord, {:.0?}",
        bot.killed,
        begun.elapsed()
    );
    drop(bot);
    let events = check(&discord, &room, &mut store).await;
    if kills >= LONG_FORM {
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        let doubles = count(|event| matches!(event, Event::Doubled { .. }));
        let takebacks = count(|event| matches!(event, Event::Undone { .. }));
        let resignations = count(|event| matches!(event, Event::GameEnded { reason: EndReason::Resigned, .. }));
        let claims = count(|event| matches!(event, Event::GameEnded { reason: EndReason::Claimed, .. }));
        println!("{doubles} doubles, {takebacks} plays taken back, {resignations} resignations, {claims} claims");
        assert!(doubles > 0 && takebacks > 0 && resignations > 0 && claims == 1);
    }
}

/// What the friends play with.
struct Friends<'t> {
    discord: &'t Discord,
    room: &'t Room,
    bot: Processes<'t>,
    store: AnyConnection,
    begun: Instant,
    limit: Duration,
    kills: usize,
    commands: usize,
}

impl Friends<'_> {
    /// Gives a command.
    async fn give(&mut self, friend: Friend, words: &str) {
        assert!(self.begun.elapsed() < self.limit, "{words} as command {}", self.commands);
        self.commands += 1;
        friend.gives(self.discord, self.room, words).await;
    }

    /// Gives a command again and again until it changes table `id`.
    async fn insists(&mut self, id: i64, friend: Friend, words: &str) {
        let version = stored(&mut self.store, id).await.map_or(0, |(_, version)| version);
        self.give(friend, words).await;
        while !goes_on(&mut self.store, id, version).await {
            self.give(friend, words).await;
        }
    }

    /// Invites Carol to a rematch of table `id` again and again until the bot does so, and returns its id. That need not be the next
    /// number: on PostgreSQL an invitation that is refused, as it comes too soon after others, uses a number, too.
    async fn rematch(&mut self, id: i64) -> i64 {
        loop {
            self.give(Friend::Alice, "rematch").await;
            let until = Instant::now() + PATIENCE;
            while Instant::now() < until {
                let newest = sqlx::query_scalar::<_, i64>("SELECT MAX(id) FROM tables").fetch_one(&mut self.store);
                let newest = newest.await.expect("there is a table");
                if newest > id {
                    return newest;
                }
                sleep(Duration::from_millis(30)).await;
            }
        }
    }

    /// Plays the match at table `id` to its end, and returns the number of its games.
    async fn play_match(&mut self, id: i64, chance: &mut Chance) -> u32 {
        let (mut game_number, mut first, mut takebacks) = (0, self.commands, 3);
        while let Some((table, version)) = stored(&mut self.store, id).await
            && let Some(game) = table.game()
        {
            if game.number != game_number {
                (game_number, first) = (game.number, self.commands);
            }
            let (friend, words) = next_command(&table, self.commands - first, &mut takebacks, chance);
            self.give(friend, &words).await;
            let one_in = if self.kills >= LONG_FORM { 2 } else { 4 };
            if self.bot.killed < self.kills && chance.below(one_in) == 0 {
                sleep(Duration::from_millis(chance.below(60) as u64)).await;
                self.bot.kill(chance);
            }
            goes_on(&mut self.store, id, version).await;
        }
        game_number
    }
}

/// Checks that both sides have read everything once, and nothing about the other side's account or place. Returns the events of
/// all matches.
async fn check(discord: &Discord, room: &Room, store: &mut AnyConnection) -> Vec<Event> {
    let verified = Store::open(&discord.store_url()).await.unwrap().verify().await.unwrap();
    assert_eq!(verified, Vec::<String>::new());
    let (table, _) = stored(store, 1).await.expect("the match is stored");
    let variant = table.terms.ruleset(1).variant;
    let events: Vec<String> =
        sqlx::query_scalar("SELECT event FROM events ORDER BY table_id, number").fetch_all(&mut *store).await.unwrap();
    let on_matrix = room.messages().await;
    let on_discord = discord.with(|world| world.messages_in(CHANNEL));
    let read_on_discord: String =
        on_discord.iter().flat_map(|message| message.earlier.iter().chain([&message.content])).cloned().collect();
    let read_on_matrix: String = on_matrix.iter().map(|event| text(&event["content"]["body"])).collect();
    let events: Vec<Event> = events.iter().map(|event| serde_json::from_str(event).unwrap()).collect();
    for event in &events {
        if let Event::Played { play, .. } = event {
            let notation = Ruleset::from(variant).notation(play);
            // A message about many turns, as after an outage, leaves out the first ones, and says so.
            for (platform, read) in [("Discord", &read_on_discord), ("Matrix", &read_on_matrix)] {
                assert!(read.contains(&notation) || read.contains("… "), "{notation} was announced on {platform}");
            }
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
    events
}
