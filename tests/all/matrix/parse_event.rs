//! Parses the events of a room.

use kafenio::matrix::mentions::{may_name_people, mentioned_ids, resolve_names};
use kafenio::matrix::parse::{RoomCommand, RoomEvent, parse_event, removal};
use serde_json::{Value, json};

const BOT: &str = "@bot:localhost";
const MOVE: &str = "!move 24/18* 13/11*";

fn event(kind: &str, content: Value) -> Value {
    let mut event = json!({"type": kind, "event_id": "$e", "sender": "@alice:localhost", "origin_server_ts": 1});
    event["content"] = content;
    event
}

fn parse(event: &Value) -> Option<RoomEvent> {
    parse_event(&event.to_string(), BOT, Some("Kafenio the Keeper"))
}

fn parse_message(content: Value) -> Option<RoomCommand> {
    match parse(&event("m.room.message", content)) {
        Some(RoomEvent::Command(command)) => Some(command),
        None | Some(RoomEvent::Talk(_)) => None,
        other => panic!("{other:?}"),
    }
}

fn command_line(content: Value) -> Option<String> {
    parse_message(content).map(|command| command.line)
}

fn text(body: &str) -> Value {
    json!({"msgtype": "m.text", "body": body})
}

#[test]
fn both_prefixes_begin_a_command() {
    assert_eq!(command_line(text(MOVE)), Some(MOVE.into()));
    assert_eq!(command_line(text("  /roll \nand more")), Some("/roll".into()));
    for chatter in ["hello !roll", "", "\n\n", "> !roll"] {
        assert_eq!(command_line(text(chatter)), None, "{chatter}");
    }
}

#[test]
fn complete_command_without_a_sign_is_left_to_the_manager() {
    for whole in ["roll", "8/5 6/5", "accept", "newgame portes @carol", "würfeln"] {
        assert_eq!(command_line(text(whole)), Some(whole.into()));
    }
    for chatter in ["take care", "I accept", "newgame", "3-1", "and/or", "moving on"] {
        assert_eq!(command_line(text(chatter)), None, "{chatter}");
    }
}

#[test]
fn message_addressed_to_the_bot_is_a_command() {
    for to in [
        "@bot:localhost ",
        "@bot:localhost: ",
        "@bot ",
        "bot: ",
        "Bot, ",
        "Kafenio the Keeper: ",
        "@kafenio the keeper ",
        "[Bot](https://matrix.to/#/@bot:localhost): ",
    ] {
        assert_eq!(command_line(text(&format!("{to}!roll"))), Some("!roll".into()), "{to}");
    }
    let pill = "<a href=\"https://matrix.to/#/@bot:localhost\">Kafenio the Keeper</a>: !roll";
    let message = json!({"msgtype": "m.text", "body": "Kafenio the Keeper: !roll", "format": "org.matrix.custom.html",
                      "formatted_body": pill});
    assert_eq!(command_line(message), Some("!roll".into()));
    for whole in ["help", "move 13/9", "newgame portes @alice:localhost"] {
        let meant = command_line(text(&format!("bot: {whole}")))
            .map(|line| line.replace("<@@alice:localhost>", "@alice:localhost"));
        assert_eq!(meant, Some(format!("!{whole}")), "after the bot's name a command needs no prefix");
    }
    for chatter in ["bot is late", "robot: !roll", "bot!roll", "@bob: !roll", "@bot:elsewhere !roll", "bot"] {
        assert_eq!(command_line(text(chatter)), None, "{chatter}");
    }
}

#[test]
fn whatever_somebody_says_to_the_bot_by_its_name_is_meant_for_it() {
    for (to, words) in [("bot, ", "take care"), ("@bot ", "thanks"), ("bot: ", "what does !roll do?")] {
        let command = parse_message(text(&format!("{to}{words}"))).expect("a line for the bot");
        assert_eq!((command.line.as_str(), command.is_addressed), (words, true));
    }
    assert!(!parse_message(text("bot: !roll")).expect("a command").is_addressed, "a command is one anyway");
}

#[test]
fn everything_may_be_meant_for_the_bot_where_nobody_else_reads() {
    for line in ["bot is late", "good grief"] {
        let parsed = parse(&event("m.room.message", text(line)));
        assert!(matches!(parsed, Some(RoomEvent::Talk(_))), "{line}");
    }
    assert_eq!(command_line(text("52: 13/8 13/11")), Some("52: 13/8 13/11".into()), "that is a play");
}

#[test]
fn removal_of_the_bot_names_who_did_it() {
    let member = |sender: &str, who: &str, now: &str| {
        let mut event = event("m.room.member", json!({"membership": now, "reason": "noise"}));
        (event["state_key"], event["sender"]) = (json!(who), json!(sender));
        removal(&event.to_string(), BOT)
    };
    let by_alice = Some(("@alice:localhost".to_owned(), "noise".to_owned()));
    assert_eq!(member("@alice:localhost", BOT, "leave"), by_alice);
    assert_eq!(member("@alice:localhost", BOT, "ban"), by_alice);
    assert_eq!(member(BOT, BOT, "leave"), None);
    assert_eq!(member("@alice:localhost", "@bob:localhost", "leave"), None);
    assert_eq!(member("@alice:localhost", BOT, "invite"), None);
}

#[test]
fn notices_and_own_events_are_ignored() {
    assert_eq!(command_line(json!({"msgtype": "m.notice", "body": MOVE})), None);
    assert_eq!(command_line(json!({"msgtype": "m.emote", "body": MOVE})), None);
    let mut own = event("m.room.message", text(MOVE));
    own["sender"] = json!(BOT);
    assert_eq!(parse(&own), None);
    let mut redacted = event("m.room.message", json!({}));
    redacted["unsigned"] = json!({"redacted_because": event("m.room.redaction", json!({}))});
    assert_eq!(parse(&redacted), None);
}

#[test]
fn quotation_of_a_reply_is_ignored() {
    let quoted = "> <@bob:localhost> !double\n> or not\n\n!take";
    let reply = json!({"msgtype": "m.text", "body": quoted, "m.relates_to": {"m.in_reply_to": {"event_id": "$b"}}});
    assert_eq!(command_line(reply.clone()), Some("!take".into()));
    assert_eq!(parse_message(reply).unwrap().replies_to.as_deref(), Some("$b"));
    let thread = json!({"msgtype": "m.text", "body": "!take",
        "m.relates_to": {"rel_type": "m.thread", "event_id": "$root", "is_falling_back": true,
                         "m.in_reply_to": {"event_id": "$last"}}});
    let command = parse_message(thread).unwrap();
    assert_eq!(
        (command.thread.as_deref(), command.replies_to),
        (Some("$root"), None),
        "every message there looks like a reply"
    );
}

#[test]
fn message_is_one_command() {
    assert_eq!(command_line(text("!roll\n!move 8/5")), Some("!roll".into()));
    for (body, has_more_commands) in
        [("!roll\n!move 8/5", true), ("!roll", false), ("!roll\nplease!", false), ("!roll\n!!", false)]
    {
        assert_eq!(parse_message(text(body)).unwrap().has_more_commands, has_more_commands, "{body}");
    }
}

#[test]
fn caption_is_a_command_and_a_file_name_is_not() {
    let image =
        |body: &str, name: &str| json!({"msgtype": "m.image", "body": body, "filename": name, "url": "mxc://l/x"});
    assert_eq!(command_line(image("!board", "photo.png")), Some("!board".into()));
    assert_eq!(command_line(image("!board.png", "!board.png")), None);
}

#[test]
fn people_are_found_by_pill_link_and_id() {
    let with_html = |body: &str, html: &str| json!({"msgtype": "m.text", "body": body, "format": "org.matrix.custom.html", "formatted_body": html});
    let pill = "<a href=\"https://matrix.to/#/@bob:localhost\">Bob &amp; Co</a>";
    let cases = [
        (
            with_html("!newgame portes Bob & Co match:3", &format!("!newgame portes {pill} match:3")),
            "!newgame portes <@@bob:localhost> match:3",
        ),
        (
            with_html("!newgame portes @Bob & Co", &format!("!newgame portes {pill}")),
            "!newgame portes <@@bob:localhost>",
        ),
        (
            text("!newgame portes [Bob](https://matrix.to/#/@bob:localhost) match:3"),
            "!newgame portes <@@bob:localhost> match:3",
        ),
        (text("!newgame portes [[irc] Bob](https://matrix.to/#/@bob:localhost)"), "!newgame portes <@@bob:localhost>"),
        (
            text("!newgame portes [\\[irc\\] Bob](https://matrix.to/#/@bob:localhost) match:3"),
            "!newgame portes <@@bob:localhost> match:3",
        ),
        (text("!newgame portes [Bob] irc](https://matrix.to/#/@bob:localhost)"), "!newgame portes <@@bob:localhost>"),
        (text("!newgame portes [[irc Bob](https://matrix.to/#/@bob:localhost)"), "!newgame portes <@@bob:localhost>"),
        (text("!newgame portes [Bob :[](https://matrix.to/#/@bob:localhost) x"), "!newgame portes <@@bob:localhost> x"),
        (text("!newgame portes []Bob[](https://matrix.to/#/@bob:localhost)"), "!newgame portes <@@bob:localhost>"),
        (text("!newgame portes [Bob [](https://matrix.to/#/@bob:localhost)"), "!newgame portes <@@bob:localhost>"),
        (text("!newgame portes [[[Bob](https://matrix.to/#/@bob:localhost)"), "!newgame portes <@@bob:localhost>"),
        (text("!newgame portes [B\\[ob](https://matrix.to/#/@bob:localhost)"), "!newgame portes <@@bob:localhost>"),
        (text("!say [well] [Bob](https://matrix.to/#/@bob:localhost)"), "!say [well] <@@bob:localhost>"),
        (
            text("!say [Carol](https://matrix.to/#/@carol:localhost) [[Bob](https://matrix.to/#/@bob:localhost)"),
            "!say <@@carol:localhost> <@@bob:localhost>",
        ),
        (text("!newgame portes https://matrix.to/#/%40bob%3Alocalhost"), "!newgame portes <@@bob:localhost>"),
        (text("!newgame portes @bob:localhost."), "!newgame portes <@@bob:localhost>."),
        (text("!newgame portes @bob:matrix.org:8448, now"), "!newgame portes <@@bob:matrix.org:8448>, now"),
        (text("!rules https://matrix.to/#/#room:localhost"), "!rules https://matrix.to/#/#room:localhost"),
        (with_html("!move 8/5(2)", "!move <em>8/5</em>(2)"), "!move 8/5(2)"),
        (
            with_html(
                "!move 8/5",
                "<mx-reply><a href=\"https://matrix.to/#/@bob:localhost\">8/5</a></mx-reply>!move 8/5",
            ),
            "!move 8/5",
        ),
    ];
    for (content, expected) in cases {
        assert_eq!(command_line(content), Some(expected.into()));
    }
    assert_eq!(mentioned_ids("!newgame portes <@@bob:localhost> <b> <@@c:d>"), ["@bob:localhost", "@c:d"]);
}

#[test]
fn people_are_found_by_a_unique_name() {
    let people: Vec<(String, String)> = [
        ("@bob:localhost", "Bob Builder"),
        ("@bobby:localhost", "Bob"),
        ("@eve:localhost", "Twin"),
        ("@eva:localhost", "twin"),
        ("@m:localhost", "move"),
    ]
    .map(|(id, name)| (id.to_owned(), name.to_owned()))
    .into();
    let named = |line: &str, mentioned: &[&str]| {
        let mentioned: Vec<String> = mentioned.iter().map(|id| (*id).to_owned()).collect();
        assert!(may_name_people(line, &mentioned));
        resolve_names(line, &mentioned, &people)
    };
    assert_eq!(named("!newgame portes @bob builder", &[]), "!newgame portes <@@bob:localhost>");
    assert_eq!(named("!newgame portes @“bob builder” match:3", &[]), "!newgame portes <@@bob:localhost> match:3");
    assert_eq!(named("!newgame portes @Bobby", &[]), "!newgame portes <@@bobby:localhost>");
    // Bobby, whose display name is Bob, is not Bob.
    assert_eq!(named("!newgame portes @bob", &[]), "!newgame portes <@@bob:localhost>");
    assert_eq!(named("!newgame portes @twin", &[]), "!newgame portes @twin");
    assert_eq!(named("!newgame portes @eve match:3", &[]), "!newgame portes <@@eve:localhost> match:3");
    assert_eq!(named("!newgame portes Bob Builder", &["@bob:localhost"]), "!newgame portes <@@bob:localhost>");
    assert_eq!(named("!move 8/5 @nobody", &[]), "!move 8/5 @nobody");
    assert_eq!(
        named("!newgame portes <@@bob:localhost> @twin", &["@bob:localhost"]),
        "!newgame portes <@@bob:localhost> @twin"
    );
    assert!(!may_name_people(MOVE, &[]));
}

/// Comparing each member with each other would take minutes here.
#[test]
fn person_is_found_among_very_many() {
    let people = (0..20_000).map(|number| (format!("@p{number}:localhost"), format!("Person {}", number % 15_000)));
    let people: Vec<(String, String)> = people.collect();
    let named = |line: &str| resolve_names(line, &[], &people);
    assert_eq!(named("!newgame portes @P19999"), "!newgame portes <@@p19999:localhost>");
    assert_eq!(named("!newgame portes @\"person 14999\""), "!newgame portes <@@p14999:localhost>");
    assert_eq!(named(&format!("!stats {}", "@".repeat(900))), format!("!stats {}", "@".repeat(900)));
}

#[test]
fn reactions_and_membership_changes_are_parsed() {
    let relation = json!({"m.relates_to": {"rel_type": "m.annotation", "event_id": "$post", "key": "🎲"}});
    assert_eq!(
        parse(&event("m.reaction", relation)),
        Some(RoomEvent::Reaction {
            id: "$e".into(),
            sender: "@alice:localhost".into(),
            message: "$post".into(),
            emoji: "🎲".into()
        })
    );
    let member = |who: &str, now: &str, before: Option<&str>| {
        let mut event = event("m.room.member", json!({"membership": now}));
        event["state_key"] = json!(who);
        if let Some(before) = before {
            event["unsigned"] = json!({"prev_content": {"membership": before}});
        }
        parse(&event)
    };
    assert_eq!(member(BOT, "invite", None), Some(RoomEvent::Invited));
    assert_eq!(member(BOT, "join", Some("invite")), Some(RoomEvent::Joined { id: "$e".into(), is_invited: true }));
    assert_eq!(member(BOT, "join", None), Some(RoomEvent::Joined { id: "$e".into(), is_invited: false }));
    assert_eq!(member(BOT, "join", Some("join")), None);
    let departed = RoomEvent::MemberLeft { user: "@bob:localhost".to_owned() };
    assert_eq!(member("@bob:localhost", "leave", Some("join")), Some(departed));
    let arrived = RoomEvent::MemberJoined { id: "$e".to_owned(), user: "@bob:localhost".to_owned() };
    for before in [Some("invite"), Some("leave"), None] {
        assert_eq!(member("@bob:localhost", "join", before), Some(arrived.clone()));
    }
    assert_eq!(member("@bob:localhost", "join", Some("join")), None, "another picture");
    let mut renamed = event("m.room.member", json!({"membership": "join", "displayname": "Robert"}));
    renamed["state_key"] = json!("@bob:localhost");
    renamed["unsigned"] = json!({"prev_content": {"membership": "join", "displayname": "Bob"}});
    assert_eq!(parse(&renamed), Some(RoomEvent::MemberRenamed { user: "@bob:localhost".to_owned() }));
    let mut replaced = event("m.room.tombstone", json!({"body": "gone", "replacement_room": "!new:localhost"}));
    replaced["state_key"] = json!("");
    assert_eq!(parse(&replaced), Some(RoomEvent::RoomReplaced));
}

#[test]
fn edit_that_reads_as_a_command_is_reported() {
    let edit = |body: &str| {
        let new = json!({"msgtype": "m.text", "body": body});
        let relation = json!({"rel_type": "m.replace", "event_id": "$before"});
        let content = json!({"msgtype": "m.text", "body": "*", "m.new_content": new, "m.relates_to": relation});
        parse(&event("m.room.message", content))
    };
    let edited = Some(RoomEvent::Edited { sender: "@alice:localhost".to_owned(), message: "$before".to_owned() });
    for command in ["!roll", "/move 13/9", "!rol", "!move"] {
        assert_eq!(edit(command), edited, "{command}");
    }
    for other in ["roll", "!weather in Athens", "!!", ""] {
        assert_eq!(edit(other), None, "{other}");
    }
}

#[test]
fn unreadable_event_is_ignored() {
    assert_eq!(parse_event("{}", BOT, None), None);
    assert_eq!(parse_event("no json", BOT, None), None);
    assert_eq!(parse(&event("m.room.message", json!({"msgtype": "m.text"}))), None);
    let sealed = json!({"algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "x", "session_id": "y"});
    assert_eq!(parse(&event("m.room.encrypted", sealed)), Some(RoomEvent::Undecrypted));
    assert_eq!(command_line(text(&format!("!{}", "ä".repeat(5000)))).map(|line| line.chars().count()), Some(1000));
}

#[test]
fn field_beside_a_command_that_cannot_be_read_is_ignored() {
    let with = |name: &str, value: Value| {
        let mut content = text(MOVE);
        content[name] = value;
        parse_message(content).unwrap_or_else(|| panic!("{name} hides the command"))
    };
    for (name, value) in [
        ("m.mentions", json!({"user_ids": ["rubbish"]})),
        ("m.mentions", json!([1])),
        ("m.mentions", json!({"user_ids": 5})),
        ("m.relates_to", json!(5)),
        ("m.relates_to", json!({"rel_type": "m.thread", "event_id": 5})),
        ("m.relates_to", json!({"m.in_reply_to": []})),
        ("formatted_body", json!({})),
        ("format", json!(1)),
    ] {
        let command = with(name, value.clone());
        assert_eq!((command.line.as_str(), command.thread, command.mentioned), (MOVE, None, vec![]), "{name}: {value}");
    }
    let mixed = with("m.mentions", json!({"user_ids": ["rubbish", "@carol:localhost", 5]}));
    assert_eq!(mixed.mentioned, ["@carol:localhost"]);
    let mut content = text(MOVE);
    content["m.mentions"] = json!([1]);
    content["m.relates_to"] = json!({"rel_type": "m.thread", "event_id": "$root"});
    assert_eq!(parse_message(content.clone()).unwrap().thread.as_deref(), Some("$root"), "the good field is read");
    // Synapse adds an edit to the event that it changes.
    let mut edited = event("m.room.message", text(MOVE));
    edited["unsigned"] = json!({"m.relations": 5, "age": "old"});
    assert!(matches!(parse(&edited), Some(RoomEvent::Command(_))));
}

#[test]
fn edit_that_cannot_be_read_is_no_command() {
    let mut content = text(MOVE);
    content["m.relates_to"] = json!({"rel_type": "m.replace", "event_id": 5});
    assert_eq!(parse_message(content), None);
}

#[test]
fn encrypted_event_with_a_field_that_cannot_be_read_waits_for_its_key() {
    let mut content = json!({"algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "AwgA", "session_id": "s"});
    assert_eq!(parse(&event("m.room.encrypted", content.clone())), Some(RoomEvent::Undecrypted));
    content["m.relates_to"] = json!(5);
    assert_eq!(parse(&event("m.room.encrypted", content)), Some(RoomEvent::Undecrypted));
}
