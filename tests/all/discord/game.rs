//! A game on Discord, from the invitation to the result.

use std::collections::HashSet;
use std::path::PathBuf;
use std::time::Duration;
use std::{env, fs};

use serde_json::json;

use crate::discord::play::{
    ALICE, BOB, assert_answered_in_channel, begin, finish, invite, last_id, notified_player, play,
};
use crate::harness::discord::{Answer, CHANNEL, Discord, Message, Person, World, user};

#[tokio::test(flavor = "multi_thread")]
async fn game_continues_after_the_bot_is_killed() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let has_board = |turn: &Message| {
        assert_eq!(turn.attachments.len(), 1, "one board for each turn: {}", turn.content);
        let alt = &turn.attachments[0].alt;
        assert!(alt.contains("Alice") && alt.contains("Bob"), "the description contains the position: {alt}");
    };
    let mut turn = begin(&discord, "backgammon").await;
    for _ in 0..3 {
        has_board(&turn);
        turn = play(&discord, &turn).await;
    }
    bot.kill();
    let bot = discord.start_bot().await;
    // The buttons of earlier messages still work.
    for _ in 0..3 {
        has_board(&turn);
        turn = play(&discord, &turn).await;
    }
    let result = finish(&discord, &turn).await;
    let outdated = |world: &mut World| {
        let messages = world.messages_in(CHANNEL);
        let mut old = messages.iter().filter(|message| message.id != result.id);
        old.all(|message| message.buttons().is_empty()).then_some(())
    };
    discord.until("old buttons to be gone", outdated).await;
    assert!(bot.stop(Duration::from_mins(1)).await.success());
    assert!(!discord.store_path().with_extension("db-wal").exists(), "a stopped bot leaves a single database file");

    let messages = discord.with(|world| world.messages_in(CHANNEL));
    let with_board: Vec<u64> = messages.iter().filter(|m| !m.attachments.is_empty()).map(|m| m.id).collect();
    assert_eq!(with_board, [result.id], "the last position stays, earlier boards shrink");
    let moves = messages.iter().filter(|message| message.content.contains("\\. ")).count();
    assert!(moves >= 6, "a line for each turn: {moves}");
    for message in &messages {
        assert!(message.notified.len() <= 1, "{:?}", message.content);
        // The text does not repeat the commands that the buttons stand for.
        for command in ["/accept", "/decline", "/roll", "/double", "/take", "/drop", "/enter", "/moves"] {
            let repeated = message.content.contains(&format!("<{command}:")) || message.content.contains(command);
            assert!(!repeated, "{command} in {:?}", message.content);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_private() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let invitation = invite(&discord, "portes").await;
    let shown = invitation.buttons();
    let seen = last_id(&discord);

    // Only the invited person can accept.
    for stranger in [ALICE, Person::CAROL] {
        let refused = discord.click(stranger, invitation.id, "Accept").await;
        assert_eq!((refused.kind, refused.messages.len()), (4, 1));
        assert!(refused.messages[0].private && refused.messages[0].notified.is_empty(), "{}", refused.text());
    }
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    let turn = discord.message("the first turn", invitation.id, |_| true).await;

    let player = notified_player(&turn);
    let other = if player == ALICE { BOB } else { ALICE };
    for (person, words) in [(player, "1/24"), (player, "@everyone"), (other, "13/9")] {
        let refused = discord.command(person, "move", &[("play", json!(words))]).await;
        assert_eq!((refused.kind, refused.messages.len()), (4, 1), "{words}");
        assert!(refused.messages[0].private, "{}", refused.text());
    }
    // A click on an outdated screen.
    let refused = discord.click_id(BOB, &invitation, &shown[0].1).await;
    assert!(refused.messages[0].private, "{}", refused.text());
    assert_eq!(discord.with(|world| world.messages_in(CHANNEL).iter().filter(|m| m.id > seen).count()), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn name_cannot_mention_or_format() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let options = [("game", json!("portes")), ("opponent", user(BOB))];
    assert_answered_in_channel(&discord.command(Person::MALLORY, "newgame", &options).await);
    let invitation = discord.message("the invitation", 0, |_| true).await;
    assert_eq!(invitation.notified, [BOB.id]);
    for forged in ["@everyone", "<@200000000000000003>", " https://", "**@", " `x`"] {
        assert!(!invitation.content.contains(forged), "{forged} is in {:?}", invitation.content);
    }
    // Nor in a board that is text.
    discord.command(BOB, "settings", &[("boards", json!("text"))]).await;
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    discord.message("the first turn", invitation.id, |_| true).await;
    let board = discord.command(BOB, "board", &[]).await;
    assert!(board.text().contains("```") && board.text().contains("pips"), "{}", board.text());
    assert!(!board.text().contains("@everyone"), "{}", board.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn interaction_that_arrives_twice_acts_once() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let invitation = invite(&discord, "portes").await;
    discord.with(|world| world.repeat_events = true);
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    let turn = discord.message("the first turn", invitation.id, |_| true).await;
    let turn = play(&discord, &turn).await;
    let turn = play(&discord, &turn).await;
    finish(&discord, &turn).await;
    let contents = discord.with(|world| world.messages_in(CHANNEL));
    let different: HashSet<_> = contents.iter().map(|message| &message.content).collect();
    assert_eq!(different.len(), contents.len(), "nothing is sent twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn requested_board_has_the_buttons_of_the_turn() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 42 64").await;
    let turn = begin(&discord, "backgammon").await;
    assert_eq!(notified_player(&turn), ALICE);
    let of_bob = discord.command(BOB, "board", &[]).await;
    let shared = [("Share here".to_owned(), "/board share:yes table:fig-1".to_owned())];
    assert_eq!(of_bob.messages[0].buttons(), shared, "Bob has nothing to decide: {}", of_bob.text());
    let board = discord.command(ALICE, "board", &[]).await.messages.swap_remove(0);
    let (label, enter) = board.buttons().swap_remove(0);
    assert_eq!((label.as_str(), board.buttons().len()), ("Enter a move", 2), "the list would replace the board");
    let opened = discord.click_id(ALICE, &board, &enter).await;
    assert!(opened.text().ends_with("Dice to play: 3, 1. Which checker?"), "{}", opened.text());
    assert_eq!(opened.messages[0].id, board.id);
    assert_answered_in_channel(&discord.command(ALICE, "move", &[("play", json!("8/5 6/5"))]).await);
    let next = discord.message("the next turn", turn.id, |_| true).await;
    // Bob can roll from his private board.
    let board = discord.command(BOB, "board", &[]).await.messages.swap_remove(0);
    let (label, roll) = board.buttons().swap_remove(0);
    assert_eq!(label, "Roll");
    let rolled = discord.click_id(BOB, &board, &roll).await;
    // The private board goes, as the channel shows the roll.
    assert_eq!((rolled.kind, rolled.messages.len()), (6, 0), "{}", rolled.text());
    discord.message("the roll", next.id - 1, |message| message.edits > 0 && message.content.contains("4-2")).await;
    let late = discord.click_id(ALICE, &board, &enter).await;
    assert!(late.text().contains("That was for another turn."), "{}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn match_is_exported_as_a_file() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = play(&discord, &begin(&discord, "backgammon").await).await;
    finish(&discord, &turn).await;
    let answer = discord.command(ALICE, "show export", &[]).await;
    let [file] = &answer.messages[0].attachments[..] else { panic!("one file: {}", answer.text()) };
    assert_eq!(file.name, "fig-1.mat");
    assert!(String::from_utf8_lossy(&file.bytes).contains("Alice"));
}

#[tokio::test(flavor = "multi_thread")]
async fn help_fits_into_messages() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let first = discord.command(ALICE, "help", &[]).await;
    assert_eq!(first.messages.len(), 1, "the introduction is one message");
    let (label, all) = first.messages[0].buttons().swap_remove(0);
    assert_eq!(label, "All commands");
    let all = discord.click_id(ALICE, &first.messages[0], &all).await;
    let groups: Vec<String> = all.messages[0].buttons().into_iter().map(|(label, _)| label).collect();
    assert_eq!((groups.len(), groups[0].as_str()), (7, "Games"), "{}", all.text());
    for (name, options) in [
        ("help", vec![("command", json!("all"))]),
        ("help", vec![("command", json!("move"))]),
        ("show rules", vec![("game", json!("backgammon"))]),
        ("show rules", vec![("game", json!("portes"))]),
        ("games", vec![]),
    ] {
        let answer = discord.command(ALICE, name, &options).await;
        assert!(!answer.text().is_empty() && answer.messages.iter().all(|message| message.private), "/{name}");
    }
    assert!(discord.with(|world| world.messages.is_empty()));
}

#[tokio::test(flavor = "multi_thread")]
async fn plays_are_suggested_while_one_is_typed() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let none = discord.suggestions(ALICE, "move", &[], ("play", "")).await;
    assert!(none.len() == 1 && none[0].0.starts_with("You have no table here."), "{none:?}");
    let turn = begin(&discord, "backgammon").await;
    let player = notified_player(&turn);
    let other = if player == ALICE { BOB } else { ALICE };
    let not_yet = discord.suggestions(other, "move", &[], ("play", "")).await;
    assert!(not_yet.len() == 1 && not_yet[0].0.starts_with(&format!("It is {}'s turn", player.name)), "{not_yet:?}");

    // At most as many as Discord shows, in the order of `/moves`.
    let mut offered = discord.complete(player, "move", "play", "").await;
    // The last one says how many more there are.
    offered.retain(|play| play != "?");
    let list = discord.command(player, "moves", &[]).await.text();
    let listed =
        list.lines().filter_map(|line| line.split_once(". ").filter(|(number, _)| number.parse::<u32>().is_ok()));
    let listed: Vec<&str> = listed.map(|(_, play)| play).collect();
    assert!(!offered.is_empty() && offered.len() <= 25);
    assert_eq!(offered, listed[..offered.len()]);

    let begun = offered[0].split('/').next().unwrap();
    let mut fewer = discord.complete(player, "move", "play", begun).await;
    fewer.retain(|play| play != "?");
    // The list has been shown, so the number may also refer to an entry in it.
    let begins = |play: &String| play.split(' ').any(|step| step.starts_with(begun));
    assert!(fewer.iter().filter(|play| !begins(play)).count() <= 1 && fewer.iter().any(begins), "{fewer:?}");
    assert!(discord.complete(player, "move", "play", "99/1").await.is_empty());

    assert_answered_in_channel(&discord.command(player, "move", &[("play", json!(offered[0]))]).await);
    discord.message("the next turn", turn.id, |_| true).await;
    // An outdated suggestion is refused, and no other play is made instead.
    let late = discord.command(player, "move", &[("play", json!(offered[0]))]).await;
    assert!(late.messages[0].private, "{}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_shows_the_game_as_it_was_played() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("62 31 42 53").await;
    let mut turn = begin(&discord, "portes").await;
    for _ in 0..2 {
        turn = play(&discord, &turn).await;
    }
    let player = notified_player(&turn);
    let (gif, png) = (&b"GIF89a"[..], &b"\x89PNG\r\n\x1a\n"[..]);
    for (command, options, magic, described) in [
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
        assert!(picture.bytes.starts_with(magic), "{command}: {}", picture.name);
        assert!(picture.alt.contains(described), "{command}: {}", picture.alt);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn play_is_entered_by_buttons_in_one_private_message() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    let player = notified_player(&turn);
    let seen = last_id(&discord);

    let opened = discord.click(player, turn.id, "Enter a move").await;
    assert_eq!(opened.messages.len(), 1);
    let mut shown = opened.messages[0].clone();
    let id = shown.id;
    assert!(shown.private && shown.attachments.len() == 1, "{}", shown.content);
    let first = shown.clone();
    // The bot is killed in the middle, and the buttons continue to work.
    bot.kill();
    let _bot = discord.start_bot().await;
    // Either at once or, if the machine is busy, after a deferred update.
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
            // A click on an outdated screen shows the present state and changes nothing.
            let outdated = discord.click_id(player, &first, &first.buttons()[0].1).await;
            assert!(outdated.text().contains("That choice is out of date"), "{}", outdated.text());
            assert_eq!(outdated.messages[0].buttons(), shown.buttons());
        }
    }
    let confirmed = {
        let (_, command) = shown.buttons().into_iter().find(|(label, _)| label == "Confirm").unwrap();
        discord.click_id(player, &shown, &command).await
    };
    // The answered question and its outdated board are gone, as the channel shows the play.
    assert_eq!((confirmed.kind, confirmed.messages.len()), (6, 0), "{}", confirmed.text());
    let told = discord.message("the play", seen, |_| true).await;
    assert!(told.content.contains("plays"), "{}", told.content);
}

/// Writes the message of a turn, and its picture, into a folder, from which `.ci/turn.py` draws what the README shows.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the folder that KAFENIO_TEST_TURN names"]
async fn turn_is_written_for_the_readme() {
    let folder = PathBuf::from(env::var_os("KAFENIO_TEST_TURN").unwrap());
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 62 31 64 61").await;
    // In a first game there are tips.
    finish(&discord, &begin(&discord, "portes").await).await;
    let first = begin(&discord, "backgammon").await;
    discord.command(ALICE, "move", &[("play", json!("8/5 6/5"))]).await;
    let second = discord.message("the second turn", first.id, |_| true).await;
    discord.click(BOB, second.id, "Roll").await;
    discord.command(BOB, "move", &[("play", json!("24/18 13/9"))]).await;
    let third = discord.message("the third turn", second.id, |_| true).await;
    discord.click(ALICE, third.id, "Roll").await;
    let rolled = |world: &mut World| {
        world.messages.iter().find(|message| message.id == third.id && !message.menu().is_empty()).cloned()
    };
    let turn = discord.until("the roll", rolled).await;
    let names = json!({ ALICE.id.to_string(): ALICE.name, BOB.id.to_string(): BOB.name });
    fs::write(folder.join("turn.json"), json!({ "message": turn.to_json(), "names": names }).to_string()).unwrap();
    fs::write(folder.join("board.png"), &turn.attachments[0].bytes).unwrap();
}
