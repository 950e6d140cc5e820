//! Games between people in their direct messages with the bot.

use serde_json::json;

use crate::discord::play::{ALICE, BOB};
use crate::harness::discord::{CHANNEL, Channel, Discord, Message, Person, World};

/// Each player, and their conversation with the bot.
const CONVERSATIONS: [(Person, u64); 2] = [(ALICE, CHANNEL + 1), (BOB, CHANNEL + 2)];

/// Waits for a message that calls one of the players, in their own conversation, or ends the game.
async fn next_turn(discord: &Discord, after: u64) -> (Person, Message) {
    let next = |world: &mut World| {
        CONVERSATIONS.into_iter().find_map(|(person, channel)| {
            let latest = world.messages_in(channel).into_iter().next_back()?;
            (latest.id > after && latest.notified == [person.id]).then_some((person, latest))
        })
    };
    discord.until("the next turn", next).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_each_in_their_own_direct_messages() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        for (person, channel) in CONVERSATIONS {
            world.channels.insert(channel, Channel { kind: 1, with: Some(person.id), ..Channel::of_server() });
        }
    });
    let [(_, hers), (_, his)] = CONVERSATIONS;
    let asked = discord.ask(ALICE, hers, "newgame", &[("game", json!("portes"))]);
    let refused = discord.answer(&asked).await.text();
    assert!(refused.contains("/newgame portes across:yes"), "{refused}");
    let asked = discord.ask(ALICE, hers, "newgame", &[("game", json!("portes")), ("across", json!("yes"))]);
    let text = discord.answer(&asked).await.text();
    let code =
        text.split("/join ").nth(1).expect("a code").split(|letter: char| letter != '-' && !letter.is_alphanumeric());
    let code = code.into_iter().next().unwrap();
    discord.answer(&discord.ask(BOB, his, "join", &[("name", json!(code))])).await;
    let (mut player, mut shown) = next_turn(&discord, 0).await;
    for _ in 0..6 {
        let (_, play) = shown.menu().into_iter().next_back().expect("a menu of plays");
        let answer = discord.pick(player, &shown, &play).await;
        if let Some(list) = answer.messages.iter().find(|message| !message.menu().is_empty()) {
            discord.pick(player, list, &list.menu()[0].1).await;
        }
        (player, shown) = next_turn(&discord, shown.id).await;
    }
    let other = if player.id == ALICE.id { BOB } else { ALICE };
    let resign = [("value", json!("single")), ("sure", json!("yes"))];
    discord.answer(&discord.ask(player, shown.channel, "resign", &resign)).await;
    let (asked, offer) = next_turn(&discord, shown.id).await;
    assert_eq!(asked.id, other.id, "{}", offer.content);
    discord.click(other, offer.id, "Accept").await;
    for (person, channel) in CONVERSATIONS {
        let result =
            discord.message_in(channel, "the result", shown.id, |message| message.content.contains(" wins ")).await;
        assert!(!result.content.contains("<#"), "no place of the other is named: {}", result.content);
        let names = discord.with(|world| world.messages_in(channel));
        let stranger = if person.id == ALICE.id { BOB } else { ALICE };
        let named = names.iter().find(|message| message.content.contains(&stranger.id.to_string()));
        let named = named.map(|message| &message.content);
        assert_eq!(named, None, "nobody reads the account of the other");
    }
}
