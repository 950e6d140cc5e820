//! Steps of a game between two people on Discord, shared by several tests.

use serde_json::{Value, json};

use crate::harness::discord::{Answer, CHANNEL, Discord, Message, Person, user};

pub const ALICE: Person = Person::ALICE;
pub const BOB: Person = Person::BOB;

/// Makes Alice invite Bob. Returns the invitation in the channel.
pub async fn invite(discord: &Discord, game: &str) -> Message {
    invite_in(discord, CHANNEL, [ALICE, BOB], &[("game", json!(game))]).await
}

/// Makes one person invite another in `channel`, with further options. Returns the invitation.
pub async fn invite_in(
    discord: &Discord,
    channel: u64,
    [inviter, invited]: [Person; 2],
    options: &[(&str, Value)],
) -> Message {
    let last = last_id(discord);
    let options = [options, &[("opponent", user(invited))]].concat();
    let answer = discord.command_in(channel, inviter, "newgame", &options).await;
    assert!(answer.messages.is_empty(), "the answer is in the channel: {}", answer.text());
    let invitation = discord.message_in(channel, "the invitation", last, |_| true).await;
    assert_eq!(invitation.notified, [invited.id]);
    assert!(invitation.content.contains(&format!("{} invites", inviter.name)), "{}", invitation.content);
    invitation
}

/// Makes Alice invite Bob, and Bob accept. Returns the first turn.
pub async fn begin(discord: &Discord, game: &str) -> Message {
    let invitation = invite(discord, game).await;
    let answer = discord.click(BOB, invitation.id, "Accept").await;
    assert!(answer.messages.is_empty(), "{}", answer.text());
    // If Bob is not in the channel, Alice may be told so before.
    discord.message("the first turn", invitation.id, |message| message.content.contains("Bob accepts")).await
}

/// Makes the player whom `turn` notifies roll, if necessary, and play the first legal play. Returns the next message.
pub async fn play(discord: &Discord, turn: &Message) -> Message {
    let player = notified_player(turn);
    let offers = |message: &Message, wanted: &str| message.buttons().iter().any(|(label, _)| label == wanted);
    let is_to_roll = offers(turn, "Roll");
    if is_to_roll {
        discord.click(player, turn.id, "Roll").await;
    }
    // A roll completes the message. If it leaves no choice, the other player's turn follows.
    let (id, seen) = (turn.id, turn.edits);
    let rolled = discord
        .until("the roll", |world| {
            let there = world.messages.iter().filter(|message| message.channel == turn.channel);
            let next = there.clone().find(|message| message.id > id).cloned();
            let same = there.clone().find(|message| message.id == id).cloned();
            next.or(same.filter(|same| !is_to_roll || same.edits > seen && offers(same, "Enter a move")))
        })
        .await;
    if rolled.id != turn.id {
        return rolled;
    }
    let list = discord.command_in(turn.channel, player, "moves", &[]).await;
    assert!(list.text().contains("1. "), "{}", list.text());
    assert_answered_in_channel(&discord.command_in(turn.channel, player, "move", &[("play", json!("1"))]).await);
    discord.message_in(turn.channel, "the next turn", turn.id, |_| true).await
}

/// Makes the player whom `turn` notifies resign, and the other accept. Returns the message with the result.
pub async fn finish(discord: &Discord, turn: &Message) -> Message {
    let loser = notified_player(turn);
    assert_answered_in_channel(&discord.command_in(turn.channel, loser, "resign", &[]).await);
    let offer = discord.message_in(turn.channel, "the resignation", turn.id, |_| true).await;
    discord.click(notified_player(&offer), offer.id, "Accept").await;
    let result = discord.message_in(turn.channel, "the result", offer.id, |_| true).await;
    assert!(result.content.contains("wins"), "{}", result.content);
    let offered: Vec<_> = result.buttons().into_iter().map(|(label, _)| label).collect();
    assert_eq!(
        offered,
        ["Rematch", "Replay", "Score sheet", "Analyse", "Export"],
        "a rematch, and what there is to look at"
    );
    assert_eq!(result.notified, [loser.id], "the player who did not accept is notified");
    result
}

/// Returns the only person whom a turn notifies.
pub fn notified_player(turn: &Message) -> Person {
    assert_eq!(turn.notified.len(), 1, "one person is notified: {:?}", turn.content);
    Person::known(turn.notified[0]).unwrap()
}

/// Checks that the command was answered in the channel, not privately.
pub fn assert_answered_in_channel(answer: &Answer) {
    assert!(answer.messages.is_empty(), "{}", answer.text());
}

pub fn last_id(discord: &Discord) -> u64 {
    discord.with(|world| world.messages.last().map_or(0, |message| message.id))
}
