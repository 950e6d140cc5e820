//! A game on Discord, from the invitation to the result.

use std::collections::HashSet;
use std::time::Duration;

use serde_json::json;

use crate::discord::play::{ALICE, BOB, begin, called, done, finish, invite, last_id, play};
use crate::harness::discord::{Answer, CHANNEL, Discord, Message, Person, World, user};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_and_the_bot_is_killed_in_the_middle() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let mut turn = begin(&discord, "backgammon").await;
    for _ in 0..3 {
        turn = play(&discord, &turn).await;
    }
    bot.kill();
    let bot = discord.start_bot().await;
    // The buttons of messages from before still work.
    for _ in 0..3 {
        turn = play(&discord, &turn).await;
    }
    let result = finish(&discord, &turn).await;
    let outdated = |world: &mut World| {
        let messages = world.messages_in(CHANNEL);
        let mut old = messages.iter().filter(|message| message.id != result.id);
        old.all(|message| message.buttons().is_empty()).then_some(())
    };
    discord.until("old buttons to be gone", outdated).await;
    assert!(bot.stop(Duration::from_secs(10)).await.success());
    assert!(!discord.store_path().with_extension("db-wal").exists(), "a bot that was stopped leaves one file");

    let messages = discord.with(|world| world.messages_in(CHANNEL));
    let with_board = messages.iter().filter(|message| !message.attachments.is_empty());
    assert!(with_board.clone().count() >= 7, "a board a turn");
    for message in with_board {
        let alt = &message.attachments[0].alt;
        assert!(alt.contains("Alice") && alt.contains("Bob"), "the description holds the position: {alt}");
    }
    for message in &messages {
        assert!(message.notified.len() <= 1, "{:?}", message.content);
        // What a button does is said by the button alone, and each has gone once it is over.
        for said_twice in ["/accept", "/decline", "/roll", "/double", "/take", "/drop", "/enter", "/moves"] {
            let said = message.content.contains(&format!("<{said_twice}:")) || message.content.contains(said_twice);
            assert!(!said, "{said_twice} in {:?}", message.content);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_for_the_author_alone() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let invitation = invite(&discord, "portes").await;
    let shown = invitation.buttons();
    let seen = last_id(&discord);

    // Only the one who was invited accepts.
    for stranger in [ALICE, Person::CAROL] {
        let refused = discord.click(stranger, invitation.id, "Accept").await;
        assert_eq!((refused.kind, refused.messages.len()), (4, 1));
        assert!(refused.messages[0].private && refused.messages[0].notified.is_empty(), "{}", refused.text());
    }
    done(&discord.click(BOB, invitation.id, "Accept").await);
    let turn = discord.message("the first turn", invitation.id, |_| true).await;

    let player = called(&turn);
    let other = if player == ALICE { BOB } else { ALICE };
    for (person, words) in [(player, "1/24"), (player, "@everyone"), (other, "13/9")] {
        let refused = discord.command(person, "move", &[("play", json!(words))]).await;
        assert_eq!((refused.kind, refused.messages.len()), (4, 1), "{words}");
        assert!(refused.messages[0].private, "{}", refused.text());
    }
    // A screen that is out of date.
    let refused = discord.click_id(BOB, &invitation, &shown[0].1).await;
    assert!(refused.messages[0].private, "{}", refused.text());
    assert_eq!(discord.with(|world| world.messages_in(CHANNEL).iter().filter(|m| m.id > seen).count()), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_cannot_ping_or_forge() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let options = [("game", json!("portes")), ("opponent", user(BOB))];
    done(&discord.command(Person::MALLORY, "newgame", &options).await);
    let invitation = discord.message("the invitation", 0, |_| true).await;
    assert_eq!(invitation.notified, [BOB.id]);
    for forged in ["@everyone", "<@200000000000000003>", " https://", "**@", " `x`"] {
        assert!(!invitation.content.contains(forged), "{forged} stands in {:?}", invitation.content);
    }
    // In a board made of text neither.
    discord.command(BOB, "settings", &[("boards", json!("text"))]).await;
    done(&discord.click(BOB, invitation.id, "Accept").await);
    discord.message("the first turn", invitation.id, |_| true).await;
    let board = discord.command(BOB, "board", &[]).await;
    assert!(board.text().contains("```") && board.text().contains("pips"), "{}", board.text());
    assert!(!board.text().contains("@everyone"), "{}", board.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_arrives_twice_acts_once() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let invitation = invite(&discord, "portes").await;
    discord.with(|world| world.repeat_events = true);
    done(&discord.click(BOB, invitation.id, "Accept").await);
    let turn = discord.message("the first turn", invitation.id, |_| true).await;
    let turn = play(&discord, &turn).await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    let contents = discord.with(|world| world.messages_in(CHANNEL));
    let different: HashSet<_> = contents.iter().map(|message| &message.content).collect();
    assert_eq!(different.len(), contents.len(), "nothing is said twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_that_one_asks_for_is_played_on() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 42 64").await;
    let turn = begin(&discord, "backgammon").await;
    assert_eq!(called(&turn), ALICE);
    let of_bob = discord.command(BOB, "board", &[]).await;
    assert!(of_bob.messages[0].buttons().is_empty(), "nothing is his to decide: {}", of_bob.text());
    let board = discord.command(ALICE, "board", &[]).await.messages.swap_remove(0);
    let (label, enter) = board.buttons().swap_remove(0);
    assert_eq!((label.as_str(), board.buttons().len()), ("Enter a move", 1), "the list would take the board's place");
    let opened = discord.click_id(ALICE, &board, &enter).await;
    assert!(opened.text().ends_with("3, 1 to play. Which checker?"), "{}", opened.text());
    assert_eq!(opened.messages[0].id, board.id);
    done(&discord.command(ALICE, "move", &[("play", json!("8/5 6/5"))]).await);
    let next = discord.message("the next turn", turn.id, |_| true).await;
    // The board is Bob's to roll on, also from a screen that he alone has.
    let board = discord.command(BOB, "board", &[]).await.messages.swap_remove(0);
    let (label, roll) = board.buttons().swap_remove(0);
    assert_eq!(label, "Roll");
    let rolled = discord.click_id(BOB, &board, &roll).await;
    assert_eq!(rolled.text(), "Done: see the channel.");
    discord.message("the roll", next.id - 1, |message| message.edits > 0 && message.content.contains("4-2")).await;
    let late = discord.click_id(ALICE, &board, &enter).await;
    assert!(late.text().contains("That button was for turn 1; it is turn 2 now."), "{}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_given_as_a_file() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "backgammon").await;
    finish(&discord, &turn).await;
    let answer = discord.command(ALICE, "export", &[]).await;
    let [file] = &answer.messages[0].attachments[..] else { panic!("one file: {}", answer.text()) };
    assert_eq!(file.name, "fig-1.mat");
    assert!(String::from_utf8_lossy(&file.bytes).contains("Alice"));
}

#[tokio::test(flavor = "multi_thread")]
async fn help_fits_into_messages() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let first = discord.command(ALICE, "help", &[]).await;
    assert_eq!(first.messages.len(), 1, "a first evening is one message");
    let (label, all) = first.messages[0].buttons().swap_remove(0);
    assert_eq!(label, "All commands");
    let all = discord.click_id(ALICE, &first.messages[0], &all).await;
    assert!(all.messages[0].content.contains("/newgame"), "{}", all.text());
    for (name, options) in [
        ("help", vec![("command", json!("all"))]),
        ("help", vec![("command", json!("move"))]),
        ("rules", vec![("game", json!("backgammon"))]),
        ("rules", vec![("game", json!("portes"))]),
        ("games", vec![]),
    ] {
        let answer = discord.command(ALICE, name, &options).await;
        assert!(!answer.text().is_empty() && answer.messages.iter().all(|message| message.private), "/{name}");
    }
    assert!(discord.with(|world| world.messages.is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_is_completed_while_it_is_typed() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    assert!(discord.complete(ALICE, "move", "play", "").await.is_empty(), "no table, no plays");
    let turn = begin(&discord, "backgammon").await;
    let player = called(&turn);
    let other = if player == ALICE { BOB } else { ALICE };
    assert!(discord.complete(other, "move", "play", "").await.is_empty(), "it is not the other's turn");

    // As many as Discord shows, in the order of `/moves`.
    let offered = discord.complete(player, "move", "play", "").await;
    let list = discord.command(player, "moves", &[]).await.text();
    let listed =
        list.lines().filter_map(|line| line.split_once(". ").filter(|(number, _)| number.parse::<u32>().is_ok()));
    let listed: Vec<&str> = listed.map(|(_, play)| play).collect();
    assert!(!offered.is_empty() && offered.len() <= 25);
    assert_eq!(offered, listed[..offered.len()]);

    let begun = offered[0].split('/').next().unwrap();
    let fewer = discord.complete(player, "move", "play", begun).await;
    // The list has been shown, so the point may also be a number in it.
    let begins = |play: &String| play.split(' ').any(|step| step.starts_with(begun));
    assert!(fewer.iter().filter(|play| !begins(play)).count() <= 1 && fewer.iter().any(begins), "{fewer:?}");
    assert!(discord.complete(player, "move", "play", "99/1").await.is_empty());

    done(&discord.command(player, "move", &[("play", json!(offered[0]))]).await);
    discord.message("the next turn", turn.id, |_| true).await;
    // What was offered then is refused now, not misplayed.
    let late = discord.command(player, "move", &[("play", json!(offered[0]))]).await;
    assert!(late.messages[0].private, "{}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shown_again_as_it_was_played() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("62 31 42 53").await;
    let mut turn = begin(&discord, "portes").await;
    for _ in 0..2 {
        turn = play(&discord, &turn).await;
    }
    let player = called(&turn);
    let (gif, png) = (&b"GIF89a"[..], &b"\x89PNG\r\n\x1a\n"[..]);
    for (command, options, begins, described) in [
        ("replay", vec![], gif, "Game 1 as it was played, in 3 pictures."),
        ("replay", vec![("form", json!("strip"))], png, "Game 1 as it was played, in 2 pictures."),
        ("moves", vec![("picture", json!("on"))], png, "1. "),
        ("board", vec![("move", json!(1))], png, "to play"),
    ] {
        let answer = discord.command(player, command, &options).await;
        assert_eq!(answer.messages.len(), 1, "{command}: {}", answer.text());
        let message = &answer.messages[0];
        assert!(message.private && message.attachments.len() == 1, "{command}: {}", answer.text());
        let picture = &message.attachments[0];
        assert!(picture.bytes.starts_with(begins), "{command}: {}", picture.name);
        assert!(picture.alt.contains(described), "{command}: {}", picture.alt);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_is_entered_by_buttons_in_one_private_message() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    let player = called(&turn);
    let seen = last_id(&discord);

    let opened = discord.click(player, turn.id, "Enter a move").await;
    assert_eq!(opened.messages.len(), 1);
    let mut shown = opened.messages[0].clone();
    let id = shown.id;
    assert!(shown.private && shown.attachments.len() == 1, "{}", shown.content);
    let first = shown.clone();
    // The bot is killed in the middle; the buttons go on working.
    bot.kill();
    let _bot = discord.start_bot().await;
    // At once, or where the machine is busy after a silent acknowledgement.
    let in_place = |answer: &Answer| [6, 7].contains(&answer.kind) && answer.messages.len() == 1;
    let has = |shown: &Message, label: &str| shown.buttons().iter().any(|(button, _)| button == label);
    for _ in 0..20 {
        if has(&shown, "Confirm") {
            break;
        }
        let (_, command) = shown.buttons().swap_remove(0);
        let answer = discord.click_id(player, &shown, &command).await;
        assert!(in_place(&answer), "{} {}", answer.kind, answer.text());
        shown = answer.messages[0].clone();
        assert!(shown.private && shown.id == id && shown.attachments.len() == 1, "{}", shown.content);
        if has(&shown, "Undo") {
            // A screen that is out of date shows how things stand, and changes nothing.
            let outdated = discord.click_id(player, &first, &first.buttons()[0].1).await;
            assert!(outdated.text().contains("before your latest step"), "{}", outdated.text());
            assert_eq!(outdated.messages[0].buttons(), shown.buttons());
        }
    }
    let confirmed = {
        let (_, command) = shown.buttons().into_iter().find(|(label, _)| label == "Confirm").unwrap();
        discord.click_id(player, &shown, &command).await
    };
    assert!(in_place(&confirmed) && confirmed.messages[0].id == id, "{}", confirmed.text());
    assert!(confirmed.messages[0].buttons().is_empty(), "nothing is left to choose: {}", confirmed.text());
    // A question that is answered does not go on being asked, and no old board stays.
    assert_eq!((confirmed.text().as_str(), confirmed.messages[0].attachments.len()), ("Done: see the channel.", 0));
    let told = discord.message("the play", seen, |_| true).await;
    assert!(told.content.contains("plays"), "{}", told.content);
}
