//! Several tables of one person in one channel: which table a command is for, and which plays are suggested.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, begin, invite_in, last_id, notified_player};
use crate::harness::discord::{CHANNEL, Discord, Person};

/// How long the deletion of a question may take.
const DELETION_TIMEOUT: Duration = Duration::from_secs(2);

/// Begins Alice's games against Bob, Carol and Dimitra. At each table she has a roll to play.
async fn three_tables(discord: &Discord) {
    for other in [BOB, Person::CAROL, Person::DIMITRA] {
        let invitation = invite_in(discord, CHANNEL, [ALICE, other], &[("game", json!("portes"))]).await;
        assert_answered_in_channel(&discord.click_id(other, &invitation, &invitation.buttons()[0].1).await);
        discord.message("the first turn", invitation.id, |_| true).await;
    }
}

/// Returns the label and the value of each play that is suggested to Alice.
async fn suggested_plays(discord: &Discord, typed: &str) -> Vec<(String, String)> {
    let answer = discord.answer(&discord.ask_completion(ALICE, CHANNEL, "move", "play", typed)).await;
    let text = |choice: &Value, key: &str| choice[key].as_str().unwrap().to_owned();
    answer.completions.iter().map(|choice| (text(choice, "name"), text(choice, "value"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_to_the_only_table_where_it_is_legal() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 62 31 54 31 62 43 65").await;
    three_tables(&discord).await;
    // Only one table has the roll 5-4.
    let seen = last_id(&discord);
    let next = discord.command(ALICE, "move", &[("play", json!("13/8 13/9"))]).await;
    assert!(next.text().contains("2 more tables are waiting for you"), "{}", next.text());
    let turn_message = discord.message("Carol's turn", seen, |_| true).await;
    assert!(turn_message.content.starts_with("**olive-2** · Alice würfelt 5-4 und zieht"), "{}", turn_message.content);
    // Two tables have the roll 6-2.
    for play in ["24/18 24/22", "13/8 13/9"] {
        let asked = discord.command(ALICE, "move", &[("play", json!(play))]).await;
        assert!(asked.text().starts_with("Which table?\n"), "{}", asked.text());
        let labels: Vec<String> = asked.messages[0].buttons().into_iter().map(|(label, _)| label).collect();
        assert_eq!(labels, ["fig-1 · Bob", &format!("vine-3 · {}", Person::DIMITRA.name)], "{play}");
    }
    let asked = discord.command(ALICE, "move", &[("play", json!("24/18 24/22"))]).await.messages.swap_remove(0);
    let seen = last_id(&discord);
    let answer = discord.click_id(ALICE, &asked, &asked.buttons()[1].1).await;
    assert!(answer.messages[0].buttons().iter().all(|(label, _)| label == "Show the board"), "{}", answer.text());
    let turn = discord.message("Dimitra's turn", seen, |_| true).await;
    assert!(turn.content.starts_with("**vine-3** · ") && turn.notified == [Person::DIMITRA.id], "{}", turn.content);
    // The button of a past turn plays nothing.
    let late = discord.click_id(ALICE, &asked, &asked.buttons()[1].1).await;
    assert!(late.text().contains("That was for another turn."), "{}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn plays_are_suggested_for_every_waiting_table() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 62 31 54 31 62 43").await;
    three_tables(&discord).await;
    let all = suggested_plays(&discord, "").await;
    assert_eq!(all.len(), 25, "as many as Discord shows: {all:?}");
    for (table, other, least) in [("fig-1", "Bob", 8), ("olive-2", "Carol", 8), ("vine-3", Person::DIMITRA.name, 8)] {
        let of_table: Vec<_> = all.iter().filter(|(_, value)| value.ends_with(&format!(" table:{table}"))).collect();
        assert!(of_table.len() >= least, "{table}: {of_table:?}");
        for (label, value) in of_table {
            let play = value.strip_suffix(&format!(" table:{table}")).unwrap();
            assert_eq!(*label, format!("{play} · {other} ({table})"));
        }
    }
    let (_, play) = suggested_plays(&discord, "24/20").await.swap_remove(0);
    let seen = last_id(&discord);
    discord.command(ALICE, "move", &[("play", json!(play))]).await;
    let turn_message = discord.message("Carol's turn", seen, |_| true).await;
    assert!(turn_message.content.starts_with("**olive-2** · Alice würfelt 5-4 und zieht"), "{}", turn_message.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn number_refers_to_the_list_of_plays_first() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 62 31 54 31 62 43").await;
    let invitation = invite_in(&discord, CHANNEL, [ALICE, BOB], &[("game", json!("portes"))]).await;
    assert_answered_in_channel(&discord.click(BOB, invitation.id, "Accept").await);
    discord.message("the first turn", invitation.id, |_| true).await;
    // Without a list a number is a point.
    let points = suggested_plays(&discord, "6").await;
    assert!(points.iter().all(|(label, _)| label.split(' ').any(|step| step.starts_with('6'))), "{points:?}");
    let list = discord.command(ALICE, "moves", &[]).await.text();
    for number in ["1", "6", "13"] {
        let line = list.lines().find(|line| line.starts_with(&format!("{number}. "))).unwrap();
        let play = line.split_once(". ").unwrap().1;
        let plays = suggested_plays(&discord, number).await;
        assert_eq!(plays[0], (line.to_owned(), play.to_owned()));
        let rest = &plays[1..];
        assert!(rest.iter().all(|(label, value)| label == value && value != play), "each once: {plays:?}");
    }
    let none = suggested_plays(&discord, "99").await;
    assert!(none.is_empty(), "{none:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn click_that_comes_too_fast_leaves_the_choices() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    let player = notified_player(&turn);
    discord.command(player, "settings", &[("confirm", json!("on"))]).await;
    discord.command(player, "moves", &[]).await;
    let preview = discord.command(player, "move", &[("play", json!("1"))]).await;
    let menu = &preview.messages[0];
    let (_, confirm) = menu.buttons().into_iter().find(|(label, _)| label == "Confirm").unwrap();
    let mut flood = 0;
    while !discord.command(player, "show about", &[]).await.text().contains("too fast") {
        flood += 1;
        assert!(flood < 2000, "nobody is slowed down");
    }
    // A second admits one more click, so one of these may be carried out.
    for _ in 0..3 {
        let token = discord.ask_click(player, menu, &confirm);
        let (kind, _) = discord.until("an acknowledgement", |world| world.interactions[&token].acknowledged).await;
        // An update without content leaves the message as it is. It is deleted only if the click was carried out.
        assert_eq!(kind, 6);
        let deleted =
            discord.until("the end of the question", |world| (!world.interactions[&token].loading).then_some(()));
        if timeout(DELETION_TIMEOUT, deleted).await.is_ok() {
            discord.message("the play", turn.id, |message| message.content.contains("plays")).await;
            return;
        }
    }
}
