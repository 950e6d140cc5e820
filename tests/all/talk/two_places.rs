//! A table whose players play in different places, on different platforms.

use std::iter;

use kafenio::chat::{Place, Platform};
use kafenio::manager;
use kafenio_board::table::{Stage, TableId};

use crate::harness::extent::extent;
use crate::harness::talk::Talk;

/// What the other side must not learn: the account, as JSON has it, and the place.
const SECRETS_OF_ALICE: [&str; 2] = ["\"alice\"", "north-cafe"];
const SECRETS_OF_CAROL: [&str; 2] = ["\"carol\"", "south-cafe"];

/// Lets Alice, on Discord, and Carol, on Matrix, sit down at a table.
async fn seated(dice: &str, command: &str) -> Talk {
    let mut talk = match dice {
        "" => Talk::with_seeded_dice(Platform::Discord, 2026).await,
        dice => Talk::on(Platform::Discord, dice).await,
    };
    alice_writes(&mut talk);
    talk.says_as("invite", "alice", command).await;
    let code = code_of(&talk, "fig-1").await;
    carol_writes(&mut talk);
    talk.says_as("join", "carol", &format!("/join fig-1-{code}")).await;
    talk
}

async fn code_of(talk: &Talk, table: &str) -> String {
    let listed = talk.asks(&format!("code of {table}"), "alice", "/games").await.text.to_string();
    let word = listed.split_whitespace().find_map(|word| word.strip_prefix(&format!("{table}-"))).expect("a code");
    word.trim_end_matches('.').to_owned()
}

fn alice_writes(talk: &mut Talk) {
    talk.moves_to(Platform::Discord);
    "north-cafe".clone_into(&mut talk.place);
}

fn carol_writes(talk: &mut Talk) {
    talk.moves_to(Platform::Matrix);
    "south-cafe".clone_into(&mut talk.place);
}

/// Makes each person write a line where they play. Returns what everybody reads.
async fn say(talk: &mut Talk, prefix: &str, lines: &[(&str, &str)]) -> String {
    let mut answers = String::new();
    for (number, (name, text)) in lines.iter().enumerate() {
        if *name == "carol" {
            carol_writes(talk);
        } else {
            alice_writes(talk);
        }
        answers.push_str(&talk.says_as(&format!("{prefix}{number}"), name, text).await);
    }
    answers
}

#[tokio::test]
async fn opponent_elsewhere_learns_neither_account_nor_place() {
    let mut talk = seated("", "/newgame backgammon across:yes match:5").await;
    let lines = [
        ("alice", "/vacation 3"),
        ("alice", "/vacation 0"),
        ("carol", "/resign single"),
        ("alice", "/decline"),
        ("alice", "/resign single"),
        ("carol", "/accept"),
        ("carol", "/cancel"),
        ("carol", "/decline"),
        ("alice", "/board share:yes"),
        ("carol", "/export"),
        ("alice", "/resign backgammon sure:yes"),
        ("carol", "/accept"),
        ("alice", "/resign backgammon sure:yes"),
        ("alice", "/rematch"),
        ("carol", "/accept"),
        ("alice", "/match"),
        ("carol", "/replay strip"),
        ("carol", "/history"),
        ("alice", "/mydata"),
    ];
    say(&mut talk, "l", &lines).await;
    let place = |platform, id: &str| Place { platform, id: id.to_owned() };
    for there in [place(Platform::Discord, "north-cafe"), place(Platform::Matrix, "south-cafe")] {
        manager::suspend_games(&talk.manager, &there, None).await.expect("the store works");
    }
    alice_writes(&mut talk);
    talk.deliver().await;
    assert!(talk.posts.len() > 20, "both sides read: {}", talk.posts.len());
    for post in &talk.posts {
        let json = serde_json::to_string(post).expect("a post is JSON");
        let (own, others) = match post.place.platform {
            Platform::Discord => ("alice", SECRETS_OF_CAROL),
            Platform::Matrix | Platform::Console => ("carol", SECRETS_OF_ALICE),
        };
        for secret in others {
            assert!(!json.contains(secret), "{own} learns {secret}: {json}");
        }
    }
    // What only one of them reads.
    for (name, command) in iter::repeat_n("alice", 5).zip(["/board", "/match", "/games", "/history", "/mydata"]) {
        let reply = talk.asks(&format!("asks {command}"), name, command).await;
        let json = serde_json::to_string(&reply).expect("a reply is JSON");
        assert!(!json.contains("\"carol\"") && !json.contains("south-cafe"), "{command}: {json}");
    }
    talk.check().await;
}

/// The people who guess a code, and how often each does, in the short and the long form.
const GUESSERS: [usize; 2] = [30, 100];
const GUESSES: [usize; 2] = [40, 100];

#[tokio::test]
async fn wrong_codes_find_nothing_and_are_slowed() {
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    talk.limited();
    alice_writes(&mut talk);
    talk.says_as("invite", "alice", "/newgame portes across:yes").await;
    let code = code_of(&talk, "fig-1").await;
    let (guessers, guesses) = (extent(GUESSERS), extent(GUESSES));
    let (mut tried, mut slowed) = (0, 0);
    talk.moves_to(Platform::Matrix);
    for guesser in 0..guessers {
        // Everybody guesses in a room of their own, where no other limit helps.
        talk.place = format!("room-{guesser}");
        for guess in 0..guesses {
            let name = format!("guesser{guesser}");
            let wrong = format!("/join fig-1-{:0>8}", format!("{guesser}{guess}").replace(['0', '1'], "A"));
            assert!(!wrong.ends_with(&code));
            let told = talk.asks(&format!("{guesser}-{guess}"), &name, &wrong).await.text.to_string();
            match told.as_str() {
                told if told.starts_with("I don't know this code") => tried += 1,
                told if told.starts_with("Those were too many wrong codes") => slowed += 1,
                told => panic!("{told}"),
            }
        }
    }
    assert_eq!((tried, slowed), (guessers * 5, guessers * (guesses - 5)), "five guesses each");
    let told = talk.asks("right", "guesser7", &format!("/join fig-1-{code}")).await.text.to_string();
    assert!(told.starts_with("Those were too many"), "a slowed guesser has to wait: {told}");
    talk.sleeps(2);
    talk.place = "room-7".to_owned();
    talk.says_as("later", "guesser7", &format!("/join fig-1-{code}")).await;
    assert_eq!(talk.snapshots().await.len(), 1, "the right code still works");
    talk.check().await;
}

/// Two commands at one table, from two places, are not handled one after the other by the lock of a place.
#[tokio::test]
async fn players_in_two_places_can_act_at_the_same_moment() {
    let mut talk = seated("", "/newgame portes across:yes").await;
    for round in 0..10 {
        let messages = [(Platform::Discord, "alice", "north-cafe"), (Platform::Matrix, "carol", "south-cafe")];
        let [alice, carol] = messages.map(|(platform, name, place)| {
            talk.moves_to(platform);
            place.clone_into(&mut talk.place);
            talk.message(&format!("{round} {name}"), name, if round % 2 == 0 { "/cancel" } else { "/decline" })
        });
        tokio::join!(talk.handle(alice), talk.handle(carol));
        talk.deliver().await;
    }
    talk.check().await;
}

#[tokio::test]
async fn forgotten_player_is_named_in_neither_place() {
    let mut talk = seated("", "/newgame backgammon across:yes match:5").await;
    let lines = [("alice", "/resign single"), ("carol", "/board"), ("carol", "/export"), ("carol", "/vacation 2")];
    say(&mut talk, "l", &lines).await;
    alice_writes(&mut talk);
    // This is still to be delivered when she is forgotten.
    talk.handles("w", "alice", "/resign gammon").await;
    // So is this, which Alice has asked for, so that it is not stored as a message about the table.
    talk.handles("s", "alice", "/match share:yes").await;
    carol_writes(&mut talk);
    let told = talk.says_as("f", "carol", "!forget sure:yes").await;
    assert!(told.contains("Alice (Discord) wins"), "{told}");
    for (table, row) in talk.dump().await {
        assert!(!row.to_lowercase().contains("carol"), "{table}: {row}");
    }
    alice_writes(&mut talk);
    let told = talk.says_as("m", "alice", "/match").await;
    assert!(told.contains("a former player"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn time_runs_for_each_player_where_they_play() {
    let mut talk = seated("31 62", "/newgame portes across:yes clock:1d").await;
    let up = talk.waits(2).await;
    let (alice, carol): (Vec<&str>, Vec<&str>) =
        up.lines().filter(|line| line.starts_with("bot")).partition(|line| line.contains("discord"));
    assert!(carol.iter().any(|line| line.contains("fig-1")), "the opponent reads that the time is up: {up}");
    assert!(alice.iter().all(|line| !line.contains("@carol")), "{up}");
    let told = talk.says_as("claim", "carol", "!claim").await;
    assert!(told.contains("Carol wins") && told.contains("Carol (Matrix) wins"), "{told}");
    let stored = talk.store().begin_read().table_on(Platform::Discord, TableId(1)).await.expect("it is stored");
    assert!(matches!(stored.expect("a table").table.stage, Stage::Over { .. }));
    talk.check().await;
}
