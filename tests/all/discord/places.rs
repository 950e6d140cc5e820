//! Places on Discord: who keeps order there, and what becomes of a table whose channel is closed.

use serde_json::json;

use crate::discord::play::{ALICE, BOB, begin, called, done};
use crate::harness::discord::{CHANNEL, Channel, Discord, Message, Person, user};

/// Another channel of the server.
const OTHER: u64 = CHANNEL + 1;

/// The direct message to `person` that begins so, once it is there.
async fn direct(discord: &Discord, person: Person, begins: &str) -> Message {
    let told = discord.until(begins, |world| {
        let is_it =
            |message: &&Message| world.channels.get(&message.channel).is_some_and(|c| c.with == Some(person.id));
        let mut told: Vec<_> = world.messages.iter().filter(is_it).cloned().collect();
        assert!(told.len() <= 1, "he is told once: {:?}", told.iter().map(|m| &m.content).collect::<Vec<_>>());
        told.pop()
    });
    let told = told.await;
    assert!(told.content.starts_with(begins), "{}", told.content);
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn who_manages_the_channel_ends_a_table_and_nobody_else_does() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    for sure in [&[][..], &[("sure", json!("yes"))]] {
        let answer = discord.command(ALICE, "endtable", sure).await;
        assert!(answer.text().contains("Only those who look after this place"), "{}", answer.text());
    }
    discord.with(|world| world.administrators.push(BOB.id));
    let asked = discord.command(BOB, "endtable", &[]).await;
    let [question] = &asked.messages[..] else { panic!("one question: {}", asked.text()) };
    let [(label, id)] = &question.buttons()[..] else { panic!("one button: {:?}", question.buttons()) };
    assert_eq!(label, "Close the table");
    let answer = discord.click_id(BOB, question, id).await;
    assert!(answer.messages.iter().all(|message| message.buttons().is_empty()), "it is asked once");
    let end = discord.message("the end", turn.id, |_| true).await;
    let alice = format!("<@{}>", ALICE.id);
    let told = format!("Bob (moderator): The table of {alice} and Bob was closed with no result.");
    assert!(end.content.ends_with(&told), "{}", end.content);
    assert_eq!(end.notified, [ALICE.id], "who has not done it is told");
    let answer = discord.command(ALICE, "roll", &[]).await;
    assert!(answer.text().contains("An administrator has ended this table"), "{}", answer.text());
    let next = begin(&discord, "portes").await;
    done(&discord.command(ALICE, "cancel", &[]).await);
    assert!(next.id > end.id, "and another one can begin");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_ended_from_outside_calls_its_two_players_in_their_language() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    discord.with(|world| world.administrators.push(Person::DIMITRA.id));
    let asked = discord.command(Person::DIMITRA, "endtable", &[]).await;
    assert!(asked.text().contains("Αυτό θέλεις;"), "the question is in her own: {}", asked.text());
    discord.click_id(Person::DIMITRA, &asked.messages[0], &asked.messages[0].buttons()[0].1).await;
    let end = discord.message("the end", turn.id, |_| true).await;
    let [alice, bob] = [ALICE, BOB].map(|person| format!("<@{}>", person.id));
    let by = Person::DIMITRA.name;
    let told = format!("{by} (moderator): The table of {alice} and {bob} was closed with no result");
    assert!(end.content.contains(&told), "{}", end.content);
    assert_eq!(end.notified, [ALICE.id, BOB.id]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_of_a_channel_is_chosen_by_those_who_keep_order_and_everybody_where_he_is_alone() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channels.insert(OTHER, Channel { kind: 1, ..Channel::of_server() }));
    let german = [("channel", json!("german")), ("theme", json!("night"))];
    let refused = discord.command(ALICE, "settings", &german).await;
    let told = "Only moderators can set the language of this place: they need the permission to manage the channel or the server.";
    assert!(refused.text().starts_with(told), "{}", refused.text());
    let shown = discord.command(ALICE, "settings", &[]).await.text();
    assert!(shown.contains("**kafenio**") && shown.contains("the language of the player to move"), "{shown}");
    let direct = discord.answer(&discord.ask(ALICE, OTHER, "settings", &german)).await;
    assert!(direct.text().contains("in this channel in **German**"), "{}", direct.text());
    discord.with(|world| world.administrators.push(ALICE.id));
    let chosen = discord.command(ALICE, "settings", &german).await;
    assert!(chosen.text().contains("in this channel in **German**"), "{}", chosen.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_invited_where_he_cannot_read_it() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channels.insert(OTHER, Channel { kind: 1, ..Channel::of_server() }));
    begin(&discord, "portes").await;
    let invites = [("game", json!("portes")), ("opponent", user(BOB))];
    for (name, options) in [("newgame", &invites[..]), ("rematch", &[]), ("here", &[])] {
        let answer = discord.answer(&discord.ask(ALICE, OTHER, name, options)).await;
        assert!(answer.text().starts_with("Only you and I read this."), "/{name}: {}", answer.text());
    }
    assert!(discord.with(|world| world.messages_in(OTHER).is_empty()));
    let games = discord.answer(&discord.ask(ALICE, OTHER, "games", &[])).await;
    assert!(games.text().contains("fig-1"), "what is for her alone works: {}", games.text());
    // What tells her how to begin a game tells her that it cannot be here.
    let help = discord.answer(&discord.ask(ALICE, OTHER, "help", &[])).await;
    assert!(help.text().contains("newgame") && help.text().contains("A game needs a channel"), "{}", help.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_channel_is_deleted_rests_until_it_is_brought_elsewhere() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    begin(&discord, "portes").await;
    discord.with(|world| {
        world.channels.insert(OTHER, Channel::of_server());
    });
    // The channel goes while the bot is at it.
    let lock = discord.lock_store().await;
    let token = discord.ask(ALICE, CHANNEL, "resign", &[]);
    discord.with(|world| world.channels.remove(&CHANNEL));
    lock.release().await;
    done(&discord.answer(&token).await);
    for (person, other) in [(ALICE, "Bob"), (BOB, "Alice")] {
        let there = format!("in <#{CHANNEL}>, where you play against {other}");
        let begins = format!("**fig-1** · I can no longer write {there}. The game rests");
        let told = direct(&discord, person, &begins).await;
        assert!(told.content.contains("`/here table:fig-1`"), "{}", told.content);
        assert!(
            told.content.contains("Invite me again, or let me write there, and simply play on"),
            "{}",
            told.content
        );
    }
    bot.kill();
    let _bot = discord.start_bot().await;
    let here = discord.answer(&discord.ask(ALICE, OTHER, "here", &[])).await;
    done(&here);
    let first = |world: &mut crate::harness::discord::World| world.messages_in(OTHER).into_iter().next();
    let moved = discord.until("the game in the other channel", first).await;
    assert!(moved.content.starts_with("**fig-1** · Alice has moved the game against"), "{}", moved.content);
    assert_eq!((moved.notified.as_slice(), moved.attachments.len()), (&[BOB.id][..], 1));
    done(&discord.click(BOB, moved.id, "Decline").await);
    let next = discord.until("the next message there", |world| world.messages_in(OTHER).into_iter().nth(1)).await;
    assert!(next.content.contains("the game goes on"), "{}", next.content);
    direct(&discord, ALICE, "**fig-1**").await;
    direct(&discord, BOB, "**fig-1**").await;
    assert!(discord.with(|world| world.refusals) <= 3, "nothing is tried again and again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_rests_when_the_bot_is_put_out_or_a_player_has_left_and_goes_on_when_they_are_back() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        world.channels.insert(OTHER, Channel::of_server());
        world.left.push(BOB.id);
    });
    // Whoever is invited may still come; whoever is called upon to play must be there.
    let turn = begin(&discord, "portes").await;
    let bob_opens = turn.content.contains("Bob opens");
    assert_eq!(called(&turn) == BOB, bob_opens, "{} calls upon {:?}", turn.content, turn.notified);
    if !bob_opens {
        done(&discord.command(ALICE, "resign", &[]).await);
    }
    let rests = |message: &Message| message.content.contains(", Bob is not here: your game is paused");
    let rest = discord.message("that the game rests", turn.id, rests).await;
    assert_eq!(rest.notified, [ALICE.id]);
    let missing = format!("**fig-1** · You are not in <#{CHANNEL}>, where you play against Alice.");
    direct(&discord, BOB, &missing).await;
    let games = discord.answer(&discord.ask(BOB, OTHER, "games", &[])).await.text();
    assert!(games.contains("The game rests") && games.contains(&format!("<#{CHANNEL}>")), "{games}");
    discord.with(|world| world.left.clear());
    let [his, hers] = if bob_opens { ["resign", "decline"] } else { ["decline", "resign"] };
    done(&discord.command(BOB, his, &[]).await);
    discord.message("the game goes on", rest.id, |message| message.notified == [ALICE.id]).await;
    // The bot does not see the channel any more: the bit of View Channel.
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions &= !(1 << 10));
    let answer = discord.command(ALICE, hers, &[]).await;
    let told =
        "I lack View Channel. Until then no game can be played here; one that rests here goes on with the next play";
    assert!(answer.text().contains(told), "{}", answer.text());
    direct(&discord, ALICE, "**fig-1** · I can no longer write").await;
}
