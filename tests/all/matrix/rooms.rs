//! What people in a room see of the bot, against a double of a homeserver.

use serde_json::{Value, json};

use crate::harness::homeserver::{BOT, Homeserver};

const ROOM: &str = "!room:localhost";
const ALICE: &str = "@alice:localhost";
const BOB: &str = "@bob:localhost";

/// Starts a homeserver with a room in which Alice and Bob are.
async fn homeserver() -> Homeserver {
    let server = Homeserver::start().await;
    server.open(ROOM, &[ALICE, BOB]);
    server
}

/// Sends `content` as an edit of `message`, as `sender`.
fn edit(server: &Homeserver, sender: &str, message: &str, text: &str) {
    let content = json!({
        "msgtype": "m.text", "body": format!("* {text}"), "m.new_content": { "msgtype": "m.text", "body": text },
        "m.relates_to": { "rel_type": "m.replace", "event_id": message },
    });
    server.send(ROOM, sender, "m.room.message", &content);
}

/// Returns how many texts of the bot in the room contain `part`.
fn count(server: &Homeserver, part: &str) -> usize {
    server.with(|world| world.texts(ROOM)).iter().filter(|text| text.contains(part)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn bot_is_called_by_the_name_that_people_see_now() {
    let server = homeserver().await;
    let _bot = server.start_bot().await;
    server.say(ROOM, ALICE, "Kafenio: help pips", &[]);
    server.text(ROOM, "!pips").await;
    let renamed = json!({ "membership": "join", "displayname": "Tavli Master" });
    server.change(ROOM, BOT, "m.room.member", BOT, &renamed);
    server.say(ROOM, ALICE, "**Tavli Master** : help roll", &[]);
    server.text(ROOM, "!roll").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_author_of_a_message_is_told_that_editing_does_nothing_and_once() {
    let server = homeserver().await;
    let _bot = server.start_bot().await;
    let of_alice = server.say(ROOM, ALICE, "hello everybody", &[]);
    edit(&server, BOB, &of_alice, "!roll");
    edit(&server, BOB, "$unknown", "!roll");
    let of_bob = server.say(ROOM, BOB, "rol", &[]);
    for _ in 0..3 {
        edit(&server, BOB, &of_bob, "!roll");
    }
    server.say(ROOM, ALICE, "!games", &[]);
    // The events of a room are handled in their order.
    server.text(ROOM, "No table is open").await;
    assert_eq!(count(&server, "Editing a command does nothing"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn answer_is_sent_directly_where_the_bot_may_not_write() {
    let server = homeserver().await;
    let _bot = server.start_bot().await;
    let levels = |needed: u32| json!({ "events": { "m.room.message": needed }, "users_default": 0, "users": {} });
    server.change(ROOM, ALICE, "m.room.power_levels", "", &levels(50));
    server.with(|world| world.muted.push(ROOM.to_owned()));
    server.say(ROOM, ALICE, "!games", &[]);
    let told = |world: &mut crate::harness::homeserver::World| {
        let direct = world
            .rooms
            .iter()
            .find(|(id, people)| id.starts_with("!created") && people.len() == 1 && people.contains_key(ALICE));
        let (room, _) = direct?;
        world.texts(room).into_iter().find(|text| text.contains("I'm not allowed to post in"))
    };
    let text = server.until("a direct message", told).await;
    assert!(text.contains("No table is open"), "the answer is there, too: {text}");
    assert_eq!(count(&server, ""), 0, "nothing is posted in the room");
}

/// Returns the texts to which the bot has edited its messages in the room.
fn edits(sent: &[(String, String, Value)]) -> Vec<String> {
    let new = sent.iter().filter(|(room, ..)| room == ROOM).map(|(_, _, content)| &content["m.new_content"]["body"]);
    new.filter_map(Value::as_str).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_true_for_one_turn_shrinks_when_the_turn_is_over() {
    let server = homeserver().await;
    let _bot = server.start_bot().await;
    // Nobody may react, so no message has choices.
    let levels = json!({ "events": { "m.reaction": 50 }, "users_default": 0, "users": {} });
    server.change(ROOM, ALICE, "m.room.power_levels", "", &levels);
    server.say(ROOM, ALICE, "!newgame portes @bob", &[]);
    server.text(ROOM, "!accept").await;
    server.say(ROOM, BOB, "!accept", &[]);
    let turn = server.text(ROOM, "you rolled").await;
    assert!(!turn.to_lowercase().contains("react"), "{turn}");
    let player = if turn.contains("Alice, you rolled") { ALICE } else { BOB };
    server.say(ROOM, player, "!enter", &[]);
    server.text(ROOM, "Which checker?").await;
    server.say(ROOM, player, "!moves", &[]);
    let list = server.text(ROOM, "\n1. ").await;
    let first = list.lines().find_map(|line| line.strip_prefix("1. ")).expect("a move").to_owned();
    server.say(ROOM, player, &format!("!move {first}"), &[]);
    let shrunk = |part: &str, least: usize| {
        let part = part.to_owned();
        move |world: &mut crate::harness::homeserver::World| {
            let shrunk: Vec<String> = edits(&world.sent).into_iter().filter(|text| text.contains(&part)).collect();
            (shrunk.len() >= least).then_some(shrunk)
        }
    };
    let of_list = server.until("the list", shrunk("moves to choose from", 1)).await;
    assert_eq!(of_list[0].lines().count(), 1, "{of_list:?}");
    let all = server.with(|world| edits(&world.sent));
    let roll = of_list[0].split(':').next().expect("a roll").to_owned();
    assert!(all.contains(&roll), "the picture of the entry is a line with the roll: {all:?}");
}
