//! The settings on Discord: menus and buttons in a private message, with a picture of the board.

use serde_json::{Value, json};

use crate::discord::play::{ALICE, begin, last_id};
use crate::harness::discord::{Answer, CHANNEL, Channel, Discord, Message, Person};

/// Another place.
const DIRECT: u64 = CHANNEL + 1;

/// Opens the settings of `person`.
async fn open(discord: &Discord, person: Person) -> Message {
    let answer = discord.command(person, "settings", &[]).await;
    let [shown] = &answer.messages[..] else { panic!("one message: {}", answer.text()) };
    assert!(shown.private && shown.attachments.len() == 1, "{}", shown.content);
    shown.clone()
}

/// Returns the options that the menus of `shown` have chosen.
fn chosen(shown: &Message) -> Vec<String> {
    let rows = shown.components.as_array().into_iter().flatten();
    let menus = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let options = menus.flat_map(|menu| menu["options"].as_array().into_iter().flatten());
    let chosen = options.filter(|option| option["default"] == true);
    chosen.map(|option| option["label"].as_str().unwrap().to_owned()).collect()
}

/// Checks that `answer` has changed the message `before`, and returns it as it is now.
fn changed(before: &Message, answer: &Answer) -> Message {
    let [shown] = &answer.messages[..] else { panic!("one message: {}", answer.text()) };
    assert!(
        [6, 7].contains(&answer.kind) && shown.id == before.id && shown.private,
        "{} {}",
        answer.kind,
        shown.content
    );
    shown.clone()
}

fn labels(shown: &Message) -> Vec<String> {
    shown.buttons().into_iter().map(|(label, _)| label).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_choice_changes_the_settings_at_once_in_the_same_private_message() {
    let discord = Discord::start().await;
    // Everything arrives twice.
    discord.with(|world| world.repeat_events = true);
    let bot = discord.start_bot().await;
    let seen = last_id(&discord);
    let first = open(&discord, ALICE).await;
    let today = [
        "Language: as in your app",
        "Theme: kafenio",
        "When time is running out: remind me in the channel and directly",
        "Invitations: from everyone",
    ];
    assert_eq!(chosen(&first), today);
    let offered = [
        "Home board to the left",
        "Numbers as printed on the board",
        "Boards as text",
        "Let me confirm my moves",
        "Roll for me",
    ];
    assert_eq!(labels(&first), offered);
    assert!(!first.content.contains("/help"), "menus need no explanation: {}", first.content);

    let night = changed(&first, &discord.pick(ALICE, &first, "/settings theme:night").await);
    assert_eq!(chosen(&night)[1], "Theme: night");
    assert_ne!(night.attachments[0].bytes, first.attachments[0].bytes, "the board is drawn in the theme");
    // The bot is killed in the middle, and the menus go on.
    bot.kill();
    let _bot = discord.start_bot().await;
    let quiet = changed(&night, &discord.pick(ALICE, &night, "/settings reminders:off").await);
    let known = changed(&quiet, &discord.pick(ALICE, &quiet, "/settings invitations:known").await);
    let german = changed(&known, &discord.pick(ALICE, &known, "/settings language:german").await);
    let now = [
        "Sprache: Deutsch",
        "Aussehen: nacht",
        "Wenn die Zeit knapp wird: nicht erinnern",
        "Einladungen: von Leuten, mit denen ich gespielt habe",
    ];
    assert_eq!(chosen(&german), now);
    let mut shown = german;
    for command in ["home:left", "numbers:ravensburger", "confirm:on", "rolls:auto"] {
        let answer = discord.click_id(ALICE, &shown, &format!("/settings {command}")).await;
        let before = shown.attachments[0].bytes.clone();
        shown = changed(&shown, &answer);
        let is_drawn = command.starts_with("home") || command.starts_with("numbers");
        assert_eq!(shown.attachments[0].bytes != before, is_drawn, "{command}");
    }
    let text = changed(&shown, &discord.click_id(ALICE, &shown, "/settings boards:text").await);
    assert!(text.attachments.is_empty() && text.content.contains("```"), "{}", text.content);
    let back = [
        "Heimfeld nach rechts",
        "Felder von 24 bis 1",
        "Bretter als Bilder",
        "Züge sofort spielen",
        "Vor dem Würfeln fragen",
    ];
    assert_eq!(labels(&text), back);
    // Only her own settings have changed, and nobody else reads about it.
    assert_eq!(chosen(&open(&discord, Person::BOB).await), today);
    assert_eq!(last_id(&discord), seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn board_of_a_running_game_is_shown_with_the_settings_and_typed_settings_have_the_menus_too() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("62").await;
    let turn = begin(&discord, "backgammon").await;
    let shown = discord.command(ALICE, "settings", &[("theme", json!("paper"))]).await.messages[0].clone();
    assert_eq!(chosen(&shown)[1], "Theme: paper");
    assert!(
        shown.attachments[0].alt.contains("Alice") && shown.attachments[0].alt.contains("6-2"),
        "{:?}",
        shown.attachments[0].alt
    );
    assert_ne!(shown.attachments[0].bytes, turn.attachments[0].bytes);
    // They also work where only she and the bot read.
    discord.with(|world| world.channels.insert(DIRECT, Channel { kind: 1, ..Channel::of_server() }));
    let direct = discord.command_in(DIRECT, ALICE, "settings", &[]).await.messages[0].clone();
    let kept = changed(&direct, &discord.pick(ALICE, &direct, "/settings theme:kafenio").await);
    assert_eq!(chosen(&kept)[1], "Theme: kafenio");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_has_menus_that_discord_accepts() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for (person, language) in [(ALICE, "Language: "), (Person::CAROL, "Sprache: "), (Person::DIMITRA, "Γλώσσα: ")]
    {
        let shown = open(&discord, person).await;
        assert!(chosen(&shown)[0].starts_with(language), "{:?}", chosen(&shown));
        let rows: &Value = &shown.components;
        assert_eq!((rows.as_array().unwrap().len(), shown.menu().len(), labels(&shown).len()), (5, 17, 5));
        assert!(labels(&shown).iter().all(|label| label.chars().count() <= 40), "{:?}", labels(&shown));
    }
}
