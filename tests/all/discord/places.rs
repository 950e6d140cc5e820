//! Places on Discord: moderators, and tables whose channel is closed.

use serde_json::json;

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, begin, notified_player};
use crate::harness::discord::{CHANNEL, Channel, Discord, GUILD, Message, Person, World, user};

/// Another channel of the server.
const OTHER_CHANNEL: u64 = CHANNEL + 1;
/// Another server.
const OTHER_GUILD: u64 = GUILD + 1;

/// Waits for the only direct message to `person`, and checks that it begins with `begins`.
async fn direct(discord: &Discord, person: Person, begins: &str) -> Message {
    let message = discord.until(begins, |world| {
        let is_wanted =
            |message: &&Message| world.channels.get(&message.channel).is_some_and(|c| c.with == Some(person.id));
        let mut messages: Vec<_> = world.messages.iter().filter(is_wanted).cloned().collect();
        assert!(
            messages.len() <= 1,
            "one direct message: {:?}",
            messages.iter().map(|m| &m.content).collect::<Vec<_>>()
        );
        messages.pop()
    });
    let message = message.await;
    assert!(message.content.starts_with(begins), "{}", message.content);
    message
}

#[tokio::test(flavor = "multi_thread")]
async fn only_moderators_can_end_a_table() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    for sure in [&[][..], &[("sure", json!("yes"))]] {
        let answer = discord.command(ALICE, "table end", sure).await;
        assert!(answer.text().contains("Only moderators may close"), "{}", answer.text());
    }
    discord.with(|world| world.administrators.extend([BOB.id, Person::CAROL.id]));
    let own = discord.command(BOB, "table end", &[("sure", json!("yes"))]).await;
    assert!(own.text().contains("You are playing at"), "nobody ends a match that they might lose: {}", own.text());
    let asked = discord.command(Person::CAROL, "table end", &[]).await;
    let [question] = &asked.messages[..] else { panic!("one question: {}", asked.text()) };
    let [(label, id)] = &question.buttons()[..] else { panic!("one button: {:?}", question.buttons()) };
    assert_eq!(label, "Tisch schließen", "the question is in her language");
    let answer = discord.click_id(Person::CAROL, question, id).await;
    assert!(answer.messages.iter().all(|message| message.buttons().is_empty()), "the bot asks only once");
    let end = discord.message("the end", turn.id, |_| true).await;
    let [alice, bob] = [ALICE, BOB].map(|person| format!("<@{}>", person.id));
    let expected =
        format!("Carol (moderator): The table where {alice} and {bob} were playing was closed with no result.");
    assert!(end.content.ends_with(&expected), "{}", end.content);
    assert_eq!(end.notified, [ALICE.id, BOB.id]);
    let answer = discord.command(ALICE, "roll", &[]).await;
    assert!(answer.text().contains("A moderator closed this table with no result"), "{}", answer.text());
    let next = begin(&discord, "portes").await;
    assert_answered_in_channel(&discord.command(ALICE, "table cancel", &[]).await);
    assert!(next.id > end.id, "another game can begin");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_are_notified_when_a_moderator_ends_their_table() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    discord.with(|world| world.administrators.push(Person::DIMITRA.id));
    let asked = discord.command(Person::DIMITRA, "table end", &[]).await;
    assert!(asked.text().contains("Σίγουρα;"), "the question is in her language: {}", asked.text());
    discord.click_id(Person::DIMITRA, &asked.messages[0], &asked.messages[0].buttons()[0].1).await;
    let end = discord.message("the end", turn.id, |_| true).await;
    let [alice, bob] = [ALICE, BOB].map(|person| format!("<@{}>", person.id));
    let by = Person::DIMITRA.name;
    let expected =
        format!("{by} (moderator): The table where {alice} and {bob} were playing was closed with no result");
    assert!(end.content.contains(&expected), "{}", end.content);
    assert_eq!(end.notified, [ALICE.id, BOB.id]);
}

#[tokio::test(flavor = "multi_thread")]
async fn player_cannot_void_a_match_by_moving_it_to_a_server_of_their_own() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let turn = begin(&discord, "portes").await;
    discord.with(|world| {
        world.channels.insert(OTHER_CHANNEL, Channel { guild: OTHER_GUILD, ..Channel::of_server() });
        world.left.push(BOB.id);
        world.administrators.push(ALICE.id);
    });
    let here = discord.command_in(OTHER_CHANNEL, ALICE, "table here", &[]).await;
    assert!(here.text().contains("Bob is not here and could not follow the game"), "{}", here.text());
    discord.with(|world| world.left.clear());
    // Bob is a member now, but nobody knows whether he reads this channel.
    assert_answered_in_channel(&discord.command_in(OTHER_CHANNEL, ALICE, "table here", &[]).await);
    let asks = discord.message_in(OTHER_CHANNEL, "the question", 0, |_| true).await;
    assert!(asks.content.contains("Alice would like to play this game here"), "{}", asks.content);
    assert_eq!(asks.notified, [BOB.id]);
    for (channel, told) in [(OTHER_CHANNEL, "No table is open here"), (CHANNEL, "You are playing at")] {
        let end = discord.command_in(channel, ALICE, "table end", &[("sure", json!("yes"))]).await;
        assert!(end.text().contains(told), "{}", end.text());
    }
    let again = discord.command_in(OTHER_CHANNEL, ALICE, "table here", &[]).await;
    assert!(again.text().contains("Bob has not agreed yet"), "{}", again.text());
    let own = discord.click(ALICE, asks.id, "Play it here").await;
    assert!(own.text().contains("Bob has not agreed yet"), "{}", own.text());
    assert_eq!(discord.with(|world| world.messages_in(CHANNEL)).last().map(|last| last.id), Some(turn.id));
    assert_answered_in_channel(&discord.click(BOB, asks.id, "Play it here").await);
    let moved = discord.message_in(OTHER_CHANNEL, "the game", asks.id, |_| true).await;
    assert!(moved.content.contains("has moved the game with"), "{}", moved.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_moderators_choose_the_language_of_a_channel() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channels.insert(OTHER_CHANNEL, Channel { kind: 1, ..Channel::of_server() }));
    let german = [("channel", json!("german")), ("theme", json!("night"))];
    let refused = discord.command(ALICE, "settings", &german).await;
    let expected =
        "Only moderators can set the language here: they need the permission to manage the channel or the server.";
    assert!(refused.text().starts_with(expected), "{}", refused.text());
    let shown = discord.command(ALICE, "settings", &[]).await.text();
    assert!(shown.contains("**kafenio**") && !shown.contains("German"), "nothing has changed: {shown}");
    let direct = discord.answer(&discord.ask(ALICE, OTHER_CHANNEL, "settings", &german)).await;
    assert!(direct.text().contains("This channel: **German**"), "{}", direct.text());
    discord.with(|world| world.administrators.push(ALICE.id));
    let chosen = discord.command(ALICE, "settings", &german).await;
    assert!(chosen.text().contains("This channel: **German**"), "{}", chosen.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn game_cannot_begin_in_a_direct_message_with_the_bot() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channels.insert(OTHER_CHANNEL, Channel { kind: 1, ..Channel::of_server() }));
    begin(&discord, "portes").await;
    let invites = [("game", json!("portes")), ("opponent", user(BOB))];
    for (name, options) in [("newgame", &invites[..]), ("here", &[])] {
        let answer = discord.answer(&discord.ask(ALICE, OTHER_CHANNEL, name, options)).await;
        assert!(answer.text().starts_with("Only you can read this."), "/{name}: {}", answer.text());
    }
    assert!(discord.with(|world| world.messages_in(OTHER_CHANNEL).is_empty()));
    let games = discord.answer(&discord.ask(ALICE, OTHER_CHANNEL, "games", &[])).await;
    assert!(games.text().contains("fig-1"), "private commands work: {}", games.text());
    // The help also says that a game needs a channel.
    let help = discord.answer(&discord.ask(ALICE, OTHER_CHANNEL, "help", &[])).await;
    assert!(help.text().contains("newgame") && help.text().contains("use a channel you both read"), "{}", help.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn game_in_a_deleted_channel_is_suspended_until_it_moves() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    begin(&discord, "portes").await;
    discord.with(|world| {
        world.channels.insert(OTHER_CHANNEL, Channel::of_server());
    });
    // The channel is deleted while the bot handles a command there, and after everything else was delivered.
    discord.wait_until_all_is_delivered().await;
    let lock = discord.lock_store().await;
    let token = discord.ask(ALICE, CHANNEL, "resign", &[]);
    discord.with(|world| world.channels.remove(&CHANNEL));
    lock.release().await;
    assert_answered_in_channel(&discord.answer(&token).await);
    for (person, other) in [(ALICE, "Bob"), (BOB, "Alice")] {
        let there = format!("in <#{CHANNEL}>, where you are playing against {other}");
        let begins = format!("**fig-1** · I can no longer post {there}. The game is paused");
        let notice = direct(&discord, person, &begins).await;
        assert!(notice.content.contains("`/table here table:fig-1`"), "{}", notice.content);
        assert!(notice.content.contains("Let me post there again and play on"), "{}", notice.content);
    }
    bot.kill();
    let _bot = discord.start_bot().await;
    let here = discord.answer(&discord.ask(ALICE, OTHER_CHANNEL, "table here", &[])).await;
    assert_answered_in_channel(&here);
    let nth = |number| move |world: &mut World| world.messages_in(OTHER_CHANNEL).into_iter().nth(number);
    let asks = discord.until("the question whether to play there", nth(0)).await;
    assert_answered_in_channel(&discord.click(BOB, asks.id, "Play it here").await);
    let moved = discord.until("the game in the other channel", nth(1)).await;
    assert!(moved.content.starts_with("**fig-1** · Bob has moved the game with"), "{}", moved.content);
    assert_eq!((moved.notified.as_slice(), moved.attachments.len()), (&[ALICE.id][..], 1));
    assert_answered_in_channel(&discord.click(BOB, moved.id, "Decline").await);
    let next = discord.until("the next message there", nth(2)).await;
    assert!(next.content.contains("the game goes on"), "{}", next.content);
    direct(&discord, ALICE, "**fig-1**").await;
    direct(&discord, BOB, "**fig-1**").await;
    assert!(discord.with(|world| world.refusals) <= 3, "refused requests are not repeated");
}

#[tokio::test(flavor = "multi_thread")]
async fn game_is_suspended_while_the_bot_or_a_player_is_absent() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| {
        world.channels.insert(OTHER_CHANNEL, Channel::of_server());
        world.left.push(BOB.id);
    });
    // An invited person may still join, but the player to move must be present.
    let turn = begin(&discord, "portes").await;
    let bob_opens = turn.content.contains("Bob goes first");
    assert_eq!(notified_player(&turn) == BOB, bob_opens, "{} notifies {:?}", turn.content, turn.notified);
    if !bob_opens {
        assert_answered_in_channel(&discord.command(ALICE, "resign", &[]).await);
    }
    let rests = |message: &Message| message.content.contains(", Bob is not here: your game is paused");
    let rest = discord.message("that the game rests", turn.id, rests).await;
    assert_eq!(rest.notified, [ALICE.id]);
    let missing = format!("**fig-1** · You have left <#{CHANNEL}>, where you are playing against Alice.");
    direct(&discord, BOB, &missing).await;
    let games = discord.answer(&discord.ask(BOB, OTHER_CHANNEL, "games", &[])).await.text();
    assert!(games.contains(" · paused · ") && games.contains(&format!("<#{CHANNEL}>")), "{games}");
    discord.with(|world| world.left.clear());
    let [his_command, her_command] = if bob_opens { ["resign", "decline"] } else { ["decline", "resign"] };
    assert_answered_in_channel(&discord.command(BOB, his_command, &[]).await);
    discord.message("the game goes on", rest.id, |message| message.notified == [ALICE.id]).await;
    // The bot loses View Channel.
    discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions &= !(1 << 10));
    let answer = discord.command(ALICE, her_command, &[]).await;
    let expected = "I need these permissions: View Channel. Until then, no game can be played here; after that, a paused game goes on with its next move";
    assert!(answer.text().contains(expected), "{}", answer.text());
    direct(&discord, ALICE, "**fig-1** · I can no longer post").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invitation_in_a_channel_that_the_bot_cannot_see_is_refused() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let options = [("game", json!("portes")), ("opponent", user(BOB))];
    let see = |may: bool| {
        discord.with(|world| {
            let channel = world.channels.get_mut(&CHANNEL).unwrap();
            channel.permissions = if may { channel.permissions | 1 << 10 } else { channel.permissions & !(1 << 10) };
        });
    };
    see(false);
    let answer = discord.command(ALICE, "newgame", &options).await;
    assert!(answer.text().contains("I need these permissions: View Channel."), "{}", answer.text());
    see(true);
    let answer = discord.command(BOB, "accept", &[]).await;
    assert!(
        answer.text().contains("There is nothing to accept or decline here"),
        "nothing was stored: {}",
        answer.text()
    );
    assert_answered_in_channel(&discord.command(ALICE, "newgame", &options).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_bot_cannot_be_invited() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let options = [("game", json!("portes")), ("opponent", user(Person::ROBOT))];
    let answer = discord.command(ALICE, "newgame", &options).await;
    assert!(answer.text().starts_with("robot is a bot and can't play."), "{}", answer.text());
    let answer = discord.command(ALICE, "table cancel", &[]).await;
    assert!(answer.text().contains("You have no table here"), "nothing was stored: {}", answer.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_in_a_conversation_among_people_are_answered_but_no_game_begins_there() {
    let discord = Discord::start().await;
    discord.with(|world| {
        world.for_users = true;
        world.channels.insert(OTHER_CHANNEL, Channel { kind: 3, permissions: 0, ..Channel::of_server() });
    });
    let _bot = discord.start_bot().await;
    let contexts =
        discord.with(|world| world.commands.iter().map(|command| command["contexts"].clone()).collect::<Vec<_>>());
    assert!(contexts.iter().all(|contexts| *contexts == json!([0, 1, 2])), "{contexts:?}");
    let invites = [("game", json!("portes")), ("opponent", user(BOB))];
    for (name, options) in [("newgame", &invites[..]), ("newgame", &invites[..1]), ("board", &[]), ("rematch", &[])] {
        let told = discord.command_in(OTHER_CHANNEL, ALICE, name, options).await;
        let expected = "In conversations of this kind I can only answer whoever gives a command, and can't post the turns of a game. Play in a server that has added me.";
        assert_eq!(told.text(), expected, "/{name}");
    }
    // What concerns only its author works, clicks included.
    let settings = discord.command_in(OTHER_CHANNEL, ALICE, "settings", &[]).await.messages[0].clone();
    let night = discord.pick(ALICE, &settings, "/settings theme:night").await;
    assert!(night.text().contains("Theme: **night**"), "{}", night.text());
    let lesson = discord.command_in(OTHER_CHANNEL, ALICE, "tutorial", &[("game", json!("portes"))]).await;
    assert!(lesson.messages[0].private && lesson.messages[0].attachments.len() == 1, "{}", lesson.text());
    let rules = discord.command_in(OTHER_CHANNEL, BOB, "rules", &[("game", json!("fevga"))]).await;
    assert!(rules.messages[0].private, "{}", rules.text());
    assert!(discord.with(|world| world.messages.is_empty() && world.refusals == 0), "the bot does not try to post");
}

#[tokio::test(flavor = "multi_thread")]
async fn manager_of_one_channel_does_not_choose_for_the_server() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    discord.with(|world| world.channel_managers.push(ALICE.id));
    let only = [("only", json!(CHANNEL.to_string()))];
    let told = discord.command(ALICE, "channel", &only).await.text();
    assert!(told.contains("Only people who may manage the server"), "{told}");
    let boards = discord.command(ALICE, "channel", &[("boards", json!("keep"))]).await.text();
    assert!(boards.contains("stay") || boards.contains("keep"), "the channel's own settings are hers: {boards}");
    discord.with(|world| world.administrators.push(BOB.id));
    let told = discord.command(BOB, "channel", &only).await.text();
    assert!(told.contains(&format!("<#{CHANNEL}>")), "{told}");
    // A game cannot be moved to another channel either.
    discord.with(|world| world.channels.insert(OTHER_CHANNEL, Channel::of_server()));
    begin(&discord, "portes").await;
    let here = discord.command_in(OTHER_CHANNEL, ALICE, "table here", &[]).await.text();
    assert!(here.contains(&format!("<#{CHANNEL}>")), "{here}");
}
