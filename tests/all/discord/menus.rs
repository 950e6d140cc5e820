//! The menu of legal plays on Discord.

use serde_json::json;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, begin, last_id, notified_player};
use crate::harness::discord::{CHANNEL, Discord, Message};

fn shown_now(discord: &Discord, id: u64) -> Message {
    discord.with(|world| world.messages.iter().find(|message| message.id == id).unwrap().clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn menu_works_for_the_player_to_move_in_that_turn_only() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("62 31 42").await;
    let turn = begin(&discord, "backgammon").await;
    let player = notified_player(&turn);
    let other = if player == ALICE { BOB } else { ALICE };
    let (label, command) = turn.menu().swap_remove(0);
    assert!(label.starts_with("1. 24/"), "{label}");

    let refused = discord.pick(other, &turn, &command).await;
    assert!(refused.kind == 7 && refused.messages[0].private, "{}", refused.text());
    assert!(refused.text().contains("turn, with 6-2 to play"), "{}", refused.text());
    assert_eq!(shown_now(&discord, turn.id).menu(), turn.menu(), "the menu stays for the player to move");

    assert_answered_in_channel(&discord.pick(player, &turn, &command).await);
    let next = discord.message("the next turn", turn.id, |_| true).await;
    assert!(next.content.contains("24/"), "{}", next.content);
    discord
        .until("the old menu to go", |world| {
            let old = world.messages.iter().find(|message| message.id == turn.id).unwrap();
            old.components.as_array().unwrap().is_empty().then_some(())
        })
        .await;
    let late = discord.pick(player, &turn, &command).await;
    assert!(late.text().contains("That was for another turn"), "{}", late.text());
    assert!(late.messages[0].menu().is_empty(), "the other player has the turn");
    let late = discord.pick(other, &turn, &command).await;
    assert_eq!(late.messages[0].menu(), next.menu(), "they can make their move there: {}", late.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_plays_are_found_in_a_second_menu() {
    let discord = Discord::start().await;
    // After 6-2, a doublet with many plays.
    let _bot = discord.start_bot_with_dice("62 22").await;
    let first = begin(&discord, "backgammon").await;
    let seen = last_id(&discord);
    assert_answered_in_channel(&discord.pick(notified_player(&first), &first, &first.menu()[0].1).await);
    let mut turn = discord.message("the next turn", seen, |_| true).await;
    let player = notified_player(&turn);
    assert_answered_in_channel(&discord.click(player, turn.id, "Roll").await);
    turn = discord
        .until("the roll", |world| {
            let rolled = world.messages.iter().find(|message| message.id == turn.id && !message.menu().is_empty());
            rolled.cloned()
        })
        .await;
    let options = turn.menu();
    let (label, command) = options.iter().find(|(_, command)| command.starts_with("/moves ")).expect("a group").clone();
    assert!(label.contains(" moves)"), "{label}");
    let opened = discord.pick(player, &turn, &command).await;
    let list = &opened.messages[0];
    assert!(list.private && list.attachments.is_empty() && !list.menu().is_empty(), "{}", list.content);
    assert_eq!(shown_now(&discord, turn.id).menu(), options, "the first menu stays, for another start");
    let seen = last_id(&discord);
    let done = discord.pick(player, list, &list.menu()[0].1).await;
    assert!(done.messages.iter().all(|message| message.menu().is_empty()), "{}", done.text());
    discord.message("the play", seen, |message| message.content.contains("plays")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn picked_play_waits_for_the_confirmation_that_its_player_wants() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("62 31 42").await;
    let turn = begin(&discord, "backgammon").await;
    let player = notified_player(&turn);
    discord.command(player, "settings", &[("confirm", json!("on"))]).await;
    let asked = discord.pick(player, &turn, &turn.menu()[1].1).await;
    assert!(asked.text().contains("It counts once you confirm it"), "{}", asked.text());
    let seen = last_id(&discord);
    let (_, confirm) = asked.messages[0].buttons().into_iter().find(|(label, _)| label == "Confirm").unwrap();
    discord.click_id(player, &asked.messages[0], &confirm).await;
    discord.message("the play", seen, |message| message.channel == CHANNEL).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_all_plays_are_a_click_away() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("62").await;
    let turn = begin(&discord, "backgammon").await;
    let player = notified_player(&turn);
    let first = discord.click(player, turn.id, "Show as pictures").await.messages[0].clone();
    assert!(first.private && first.attachments[0].alt.contains("1. 24/"), "{}", first.content);
    assert_eq!(first.menu(), turn.menu(), "a play is picked where its picture is seen");
    let (_, more) = first.buttons().into_iter().find(|(label, _)| label == "More pictures").unwrap();
    let second = discord.click_id(player, &first, &more).await.messages[0].clone();
    assert!(second.attachments[0].alt.contains("11. "), "{}", second.attachments[0].alt);
    assert!(second.menu()[0].0.starts_with("11. "), "{:?}", second.menu());
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_pick_can_be_picked_again() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("62").await;
    let turn = begin(&discord, "backgammon").await;
    let player = notified_player(&turn);
    let other = if player == ALICE { BOB } else { ALICE };
    // The double's clients send nothing for an option that they still show as picked.
    for _ in 0..2 {
        let refused = discord.pick(other, &turn, &turn.menu()[0].1).await;
        assert_eq!((refused.kind, refused.messages.len()), (7, 1), "{}", refused.text());
    }
    assert_eq!(shown_now(&discord, turn.id).edits, 0, "the bot does not change the message of the player to move");
    assert_eq!(shown_now(&discord, turn.id).menu(), turn.menu(), "nothing was played");
}
