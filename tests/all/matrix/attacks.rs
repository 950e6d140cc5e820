//! What strangers could do to a bot on Matrix, against a double of a homeserver.

use serde_json::json;
use tokio::time::Instant;

use crate::harness::extent::extent;
use crate::harness::homeserver::{Homeserver, SILENT_SERVER, World};

const ROOM: &str = "!room:localhost";
const ALICE: &str = "@alice:localhost";
const BOB: &str = "@bob:localhost";
const CAROL: &str = "@carol:localhost";
const MALLORY: &str = "@mallory:evil.example";
/// How many messages of one person are answered at once.
const BURST: usize = 300;
/// How many long messages a room has missed, in the short and the long form.
const GAP: [usize; 2] = [100, 250];
/// How often slow questions are asked in each of many rooms, and in each of three that the bot has missed.
const ROUNDS: [usize; 2] = [10, 30];
const MISSED_QUESTIONS: [usize; 2] = [40, 100];

/// Starts a homeserver with a room in which Alice and Bob are, and Mallory in `hostile` other ones with Alice.
async fn homeserver(hostile: usize) -> (Homeserver, Vec<String>) {
    let server = Homeserver::start().await;
    let rooms: Vec<String> = (0..hostile).map(|number| format!("!hostile{number}:localhost")).collect();
    server.open(ROOM, &[ALICE, BOB]);
    for room in &rooms {
        server.open(room, &[MALLORY, ALICE]);
    }
    (server, rooms)
}

/// Makes Alice invite Bob in a room without Mallory, and waits for the answer.
async fn others_can_play(server: &Homeserver) {
    server.say(ROOM, ALICE, "!newgame portes @bob", &[]);
    server.text(ROOM, "Alice invites").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_people_who_cannot_be_looked_up_stall_nobody() {
    let (server, rooms) = homeserver(20).await;
    let _bot = server.start_bot().await;
    let names: Vec<String> = (0..90).map(|number| format!("@a{number}:{SILENT_SERVER}")).collect();
    for (room, number) in rooms.iter().zip(0..) {
        let hostile = format!("@hostile{number}:evil.example");
        server.say(room, &hostile, &format!("!newgame portes {}", names.join(" ")), &[]);
        server.say(room, &hostile, &format!("!help {}", names.join(" ")), &names);
    }
    let all = |count: usize| (count >= rooms.len()).then_some(());
    server.until("the look-ups", |world| all(world.count(SILENT_SERVER))).await;
    others_can_play(&server).await;
    let asked = server.with(|world| world.count(SILENT_SERVER));
    assert!(asked <= 2 * rooms.len(), "{asked} people were looked up");
}

#[tokio::test(flavor = "multi_thread")]
async fn extra_answers_end_with_the_rate_limit() {
    let (server, rooms) = homeserver(1).await;
    let _bot = server.start_bot().await;
    let room = &rooms[0];
    let begun = Instant::now();
    for _ in 0..BURST + 50 {
        server.say(room, MALLORY, "!help\n!help", &[]);
    }
    let first = server.say(room, MALLORY, "!help", &[]);
    let edit = json!({
        "msgtype": "m.text", "body": "* !roll", "m.new_content": { "msgtype": "m.text", "body": "!roll" },
        "m.relates_to": { "rel_type": "m.replace", "event_id": first },
    });
    for _ in 0..50 {
        server.send(room, MALLORY, "m.room.message", &edit);
    }
    server.text(room, "too fast").await;
    server.say(room, ALICE, "!games", &[]);
    server.text(room, "No table is open").await;
    let texts = server.with(|world| world.texts(room));
    let count = |part: &str| texts.iter().filter(|text| text.contains(part)).count();
    // Both kinds are counted together, as a slow bot reads the last messages of a gap first. One more is admitted each second.
    let (lines, edits) = (count("Only the first line counts"), count("Editing a command does nothing"));
    let later = begun.elapsed().as_secs() as usize + 1;
    assert!(lines > 0 && lines <= BURST + later, "{lines} second lines were answered");
    assert!(edits <= 1, "edits of one message were answered {edits} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_of_one_person_are_limited_and_rooms_that_refuse_the_bot_hold_up_nobody() {
    let (server, _) = homeserver(0).await;
    let _bot = server.start_bot().await;
    for number in 0..100 {
        let (locked, open) = (format!("!locked{number}:evil.example"), format!("!open{number}:evil.example"));
        server.with(|world| world.locked.push(locked.clone()));
        server.invite(&locked, MALLORY);
        server.invite(&open, MALLORY);
    }
    // One of somebody else, who waits for none of them.
    server.invite("!friends:localhost", BOB);
    server.text("!friends:localhost", "Hello").await;
    server.until("the invitations", |world| (world.count("leave") >= 190).then_some(())).await;
    others_can_play(&server).await;
    let joined = server.with(|world| world.rooms.keys().filter(|room| room.starts_with("!open")).count());
    assert!(joined <= 10, "the bot has joined {joined} rooms of one person");
    // Strangers use up what their server has, but not what somebody has who has written to the bot.
    for stranger in 0..7 {
        for number in 0..10 {
            server.invite(&format!("!s{stranger}-{number}:localhost"), &format!("@stranger{stranger}:localhost"));
        }
    }
    server.until("the strangers' rooms", |world| (world.count("leave") >= 200).then_some(())).await;
    server.invite("!later:localhost", ALICE);
    server.text("!later:localhost", "Hello").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_of_a_server_that_never_answers_hold_up_nobody() {
    let (server, _) = homeserver(0).await;
    let _bot = server.start_bot().await;
    // As many as are joined at the same time.
    for number in 0..16 {
        server.invite(&format!("!silent{number}:{SILENT_SERVER}"), &format!("@hostile{number}:evil.example"));
    }
    let joins = |world: &mut World| world.count(SILENT_SERVER);
    server.until("the joins", |world| (joins(world) >= 16).then_some(())).await;
    server.invite("!friends:localhost", BOB);
    server.text("!friends:localhost", "Hello").await;
    // The SDK tries three times.
    let tried = server.with(joins);
    assert!(tried < 3 * 16, "the friends waited until the bot gave up a room");
}

/// Returns how many of the rooms that replace `rooms` the bot has joined.
fn followed(server: &Homeserver, rooms: &[String]) -> usize {
    server.with(|world| rooms.iter().filter(|room| world.rooms.contains_key(&replacement(room))).count())
}

fn replacement(room: &str) -> String {
    room.replace('!', "!new-")
}

#[tokio::test(flavor = "multi_thread")]
async fn room_that_replaces_another_counts_as_an_invitation() {
    let (server, rooms) = homeserver(30).await;
    let _bot = server.start_bot().await;
    for room in &rooms {
        server.replace(room, MALLORY, &replacement(room));
        server.say(room, ALICE, "!games", &[]);
    }
    for room in &rooms {
        server.text(room, "No table is open").await;
    }
    server.replace(ROOM, BOB, &replacement(ROOM));
    server.until("Bob's room", |world| world.rooms.contains_key(&replacement(ROOM)).then_some(())).await;
    let followed = followed(&server, &rooms);
    assert!((1..=10).contains(&followed), "the bot has followed one person into {followed} rooms");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_may_invite_the_bot_can_replace_a_room() {
    let (mut server, rooms) = homeserver(1).await;
    server.allow = "localhost";
    let _bot = server.start_bot().await;
    server.replace(&rooms[0], MALLORY, &replacement(&rooms[0]));
    server.replace(ROOM, BOB, &replacement(ROOM));
    server.until("Bob's room", |world| world.rooms.contains_key(&replacement(ROOM)).then_some(())).await;
    assert_eq!(followed(&server, &rooms), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn large_gap_is_read_page_by_page() {
    let (server, rooms) = homeserver(4).await;
    let bot = server.start_bot().await;
    others_can_play(&server).await;
    let usual = bot.peak_memory();
    bot.stop();
    let (text, gap) = ("x".repeat(60_000), extent(GAP));
    for room in &rooms {
        for _ in 0..gap {
            server.say(room, MALLORY, &text, &[]);
        }
        server.say(room, CAROL, "!games", &[]);
    }
    let bot = server.start_bot().await;
    for room in &rooms {
        server.text(room, "No table is open").await;
    }
    let taken = bot.peak_memory().saturating_sub(usual);
    assert!(taken < 90, "reading what was missed, {} MB of messages, took {taken} MB", 4 * gap * 60 / 1000);
}

#[tokio::test(flavor = "multi_thread")]
async fn departures_from_a_large_room_do_not_fetch_all_its_members() {
    let (server, _) = homeserver(0).await;
    let people: Vec<String> = (0..50).map(|number| format!("@p{number}:localhost")).collect();
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    server.open("!large:localhost", &people);
    let _bot = server.start_bot().await;
    let fetched = |world: &mut World| world.count("members");
    let before = server.with(fetched);
    for person in &people[..20] {
        server.leave("!large:localhost", person);
        server.say("!large:localhost", people[30], "roll", &[]);
    }
    others_can_play(&server).await;
    let fetched = server.with(fetched) - before;
    // The SDK may fetch those of each room once.
    assert!(fetched <= 4, "the members were fetched {fetched} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn message_that_several_processes_did_not_survive_is_given_up() {
    let (server, rooms) = homeserver(1).await;
    let mut bot = server.start_bot().await;
    others_can_play(&server).await;
    // The bot is killed while it handles this.
    server.say(&rooms[0], MALLORY, &format!("!newgame portes @a:{SILENT_SERVER}"), &[]);
    for times in 1..=4 {
        server.until("the message", |world| (world.count(SILENT_SERVER) >= times).then_some(())).await;
        drop(bot);
        bot = server.launch_bot();
    }
    server.text(&rooms[0], "Something went wrong on my end").await;
    assert_eq!(server.with(|world| world.count(SILENT_SERVER)), 4);
    server.say(ROOM, BOB, "!accept", &[]);
    server.text(ROOM, "Bob accepts").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn message_is_not_given_up_because_the_bot_is_stopped_again_and_again() {
    let (server, rooms) = homeserver(1).await;
    let mut bot = server.start_bot().await;
    server.say(&rooms[0], MALLORY, &format!("!newgame portes @a:{SILENT_SERVER}"), &[]);
    for times in 1..=6 {
        server.until("the message", |world| (world.count(SILENT_SERVER) >= times).then_some(())).await;
        bot.stop();
        bot = server.launch_bot();
    }
    server.text(&rooms[0], "@a").await;
    let texts = server.with(|world| world.texts(&rooms[0]));
    assert!(!texts.iter().any(|text| text.contains("Something went wrong")), "{texts:?}");
}

/// A question that takes the engine a second or two.
fn slow_question() -> String {
    let own: Vec<u8> = (0..26).map(|point| u8::from((10..=24).contains(&point))).collect();
    let mut other = [0; 26];
    other[25] = 15;
    let position = json!({ "variant": "puff", "dice": [5, 5], "doublets": 1, "player": own, "opponent": other });
    format!("!position {position}")
}

/// Returns what the bot has answered in a room, but for refusals because of too many questions at a time.
fn answers(server: &Homeserver, room: &str) -> Vec<String> {
    let mut texts = server.with(|world| world.texts(room));
    texts.retain(|text| !text.contains("I am still working on your earlier questions"));
    texts
}

/// Asks slow questions in each room, each by another person.
fn ask_slow_questions(server: &Homeserver, rooms: &[String], times: usize) {
    for number in 0..times {
        for (room, who) in rooms.iter().zip(0..) {
            server.say(room, &format!("@hostile{who}:evil.example"), &slow_question(), &[]);
            // Each is an event of its own for the sync.
            server.say(room, MALLORY, &format!("hello {number}"), &[]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_questions_hold_up_nobody_in_their_room() {
    let (server, _) = homeserver(0).await;
    let _bot = server.start_bot().await;
    for number in 0..30 {
        server.say(ROOM, MALLORY, &slow_question(), &[]);
        server.say(ROOM, CAROL, &format!("!newgame portes @a{number}:{SILENT_SERVER}"), &[]);
    }
    others_can_play(&server).await;
    let answered = answers(&server, ROOM).len();
    assert!(answered <= 10, "the game waited for {answered} answers");
    let refused = server.with(|world| world.texts(ROOM)).len() - answered;
    assert!(refused >= 40, "only {refused} questions of two people were refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_full_of_slow_questions_hold_up_themselves_alone() {
    let (server, rooms) = homeserver(20).await;
    let _bot = server.start_bot().await;
    let rounds = extent(ROUNDS);
    for _ in 0..rounds {
        ask_slow_questions(&server, &rooms, 1);
        let before = server.with(|world| world.count("GET v3/sync"));
        server.until("another sync", |world| (world.count("GET v3/sync") > before).then_some(())).await;
    }
    others_can_play(&server).await;
    let answered: usize = rooms.iter().map(|room| answers(&server, room).len()).sum();
    assert!(answered < 10 * rounds, "the game did not wait for {answered} answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn bot_serves_others_while_it_reads_what_it_missed() {
    let (server, rooms) = homeserver(3).await;
    let bot = server.start_bot().await;
    others_can_play(&server).await;
    bot.stop();
    let missed = extent(MISSED_QUESTIONS);
    ask_slow_questions(&server, &rooms, missed);
    let _bot = server.start_bot().await;
    server.say(ROOM, BOB, "!accept", &[]);
    server.text(ROOM, "Bob accepts").await;
    let answered: usize = rooms.iter().map(|room| answers(&server, room).len()).sum();
    assert!(answered < missed * 3 / 2, "the game did not wait for {answered} answers");
}
