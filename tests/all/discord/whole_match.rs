//! Whole matches on Discord: one by clicking buttons alone, one by typing alone, one by picking from menus alone.

use serde_json::json;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, invite_in, notified_player};
use crate::harness::discord::{CHANNEL, Discord, Message, Person};

/// The most turns; a match to two points has far fewer.
const MAX_TURNS: u32 = 600;
/// The most clicks for one play; a play needs fewer.
const MAX_CLICKS: u32 = 40;

fn has(shown: &Message, label: &str) -> bool {
    shown.buttons().iter().any(|(button, _)| button == label)
}

/// Waits for the next message after `turn`, or for an edit of `turn`.
async fn next(discord: &Discord, turn: &Message) -> Message {
    let (id, edits) = (turn.id, turn.edits);
    discord
        .until("the next step", |world| {
            let there = world.messages.iter().filter(|message| message.channel == CHANNEL);
            let newer = there.clone().find(|message| message.id > id).cloned();
            newer.or(there
                .clone()
                .find(|message| message.id == id && !message.buttons().is_empty() && message.edits > edits)
                .cloned())
        })
        .await
}

/// Enters the first play that the buttons allow, in the private message that they open, and confirms it.
async fn enter(discord: &Discord, player: Person, turn: &Message) {
    let opened = discord.click(player, turn.id, "Enter a move").await;
    let mut shown = opened.messages[0].clone();
    for _ in 0..MAX_CLICKS {
        let confirms = has(&shown, "Confirm");
        let (label, _) = shown.buttons().into_iter().find(|(label, _)| !confirms || label == "Confirm").unwrap();
        let id = shown.buttons().into_iter().find(|(button, _)| *button == label).unwrap().1;
        let answer = discord.click_id(player, &shown, &id).await;
        if confirms {
            return;
        }
        shown = answer.messages[0].clone();
    }
    panic!("no play was entered: {}", shown.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn match_can_be_played_by_clicking_alone() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    // An invitation names somebody, which only a command can do. Everything else is a click.
    let options = [("game", json!("backgammon")), ("match", json!("2"))];
    let invitation = invite_in(&discord, CHANNEL, [ALICE, BOB], &options).await;
    let commands =
        |world: &mut crate::harness::discord::World| world.interactions.values().filter(|i| i.kind == 2).count();
    assert_eq!(discord.with(commands), 1);
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    let mut turn = next(&discord, &invitation).await;
    let mut doubled = false;
    for _ in 0..MAX_TURNS {
        if has(&turn, "Rematch") {
            break;
        }
        let player = notified_player(&turn);
        if has(&turn, "Take") {
            // The bot asks for confirmation if the decision may end the match.
            let answer = discord.click(player, turn.id, "Take").await;
            for asked in &answer.messages {
                discord.click_id(player, asked, &asked.buttons()[0].1).await;
            }
        } else if has(&turn, "Roll") {
            let double = turn.buttons().into_iter().find(|(label, _)| label.starts_with("Double"));
            match double.filter(|_| !std::mem::replace(&mut doubled, true)) {
                Some((label, _)) => assert_answered_in_channel(&discord.click(player, turn.id, &label).await),
                None => assert_answered_in_channel(&discord.click(player, turn.id, "Roll").await),
            }
        } else {
            enter(&discord, player, &turn).await;
        }
        turn = next(&discord, &turn).await;
    }
    assert_match_is_over(&turn);
    assert_eq!(discord.with(commands), 1, "nothing but the invitation was typed");
}

#[tokio::test(flavor = "multi_thread")]
async fn match_can_be_played_by_typing_alone() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let options = [("game", json!("backgammon")), ("match", json!("2"))];
    let invitation = invite_in(&discord, CHANNEL, [ALICE, BOB], &options).await;
    assert_answered_in_channel(&discord.command(BOB, "accept", &[]).await);
    let mut turn = next(&discord, &invitation).await;
    let mut doubled = false;
    for _ in 0..MAX_TURNS {
        if has(&turn, "Rematch") {
            break;
        }
        let player = notified_player(&turn);
        if has(&turn, "Take") {
            assert_answered_in_channel(&discord.command(player, "take", &[("sure", json!("yes"))]).await);
        } else if has(&turn, "Roll") {
            let doubles = turn.buttons().len() > 1 && !std::mem::replace(&mut doubled, true);
            assert_answered_in_channel(&discord.command(player, if doubles { "double" } else { "roll" }, &[]).await);
        } else {
            // The play as Discord suggests it while the player types.
            let offered = discord.complete(player, "move", "play", "").await;
            assert_answered_in_channel(&discord.command(player, "move", &[("play", json!(offered[0]))]).await);
        }
        turn = next(&discord, &turn).await;
    }
    assert_match_is_over(&turn);
    assert_eq!(discord.with(|world| world.interactions.values().filter(|i| i.kind == 3).count()), 0, "no click");
}

/// Picks a play from the menu below `turn`, and from the private menus that follow where there are many plays.
async fn pick(discord: &Discord, player: Person, turn: &Message, nth: usize) {
    let mut shown = turn.clone();
    for _ in 0..3 {
        let options = shown.menu();
        let answer = discord.pick(player, &shown, &options[nth % options.len()].1).await;
        match answer.messages.first().filter(|message| !message.menu().is_empty()) {
            Some(next) => shown = next.clone(),
            None => return,
        }
    }
    panic!("no play was made: {}", shown.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn game_can_be_played_by_menus_alone() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let invitation = invite_in(&discord, CHANNEL, [ALICE, BOB], &[("game", json!("portes"))]).await;
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    let mut turn = next(&discord, &invitation).await;
    for nth in 0..MAX_TURNS {
        if has(&turn, "Rematch") {
            break;
        }
        pick(&discord, notified_player(&turn), &turn, nth as usize).await;
        turn = next(&discord, &turn).await;
    }
    assert_match_is_over(&turn);
    // Cleaning up may take a moment longer than the last turn.
    discord
        .until("old menus and buttons to go", |world| {
            let mut old = world.messages.iter().filter(|message| message.id != turn.id);
            old.all(|message| message.menu().is_empty() && message.buttons().is_empty()).then_some(())
        })
        .await;
}

fn assert_match_is_over(turn: &Message) {
    assert!(turn.content.contains("wins"), "{}", turn.content);
    let left: Vec<_> = turn.buttons().into_iter().map(|(label, _)| label).collect();
    assert_eq!(left, ["Rematch", "Replay", "Score sheet", "Analyse", "Export"], "{}", turn.content);
}
