//! What the bot teaches on Discord, by clicks, in three languages: hints, analyses, reports, puzzles and positions.

use serde_json::{Value, json};

use crate::discord::play::{ALICE, begin, finish, last_id, notified_player, play};
use crate::harness::discord::{Discord, Message, Person, World};

/// Somebody, and what they read.
struct Reader {
    person: Person,
    language: &'static str,
    hint: &'static str,
    analysis: &'static str,
    report: &'static str,
    next_puzzle: &'static str,
    position: &'static str,
    standings: &'static str,
}

const READERS: [Reader; 3] = [
    Reader {
        person: ALICE,
        language: "en",
        hint: "the best moves first",
        analysis: "Analysis of game 1: Portes",
        report: "Report",
        next_puzzle: "Next puzzle",
        position: "White's best moves first",
        standings: "The last 2 daily puzzles here",
    },
    Reader {
        person: Person::CAROL,
        language: "de",
        hint: "die besten Züge zuerst",
        analysis: "Analyse von Partie 1: Portes",
        report: "Bericht",
        next_puzzle: "Nächstes Rätsel",
        position: "die besten Züge für Weiß",
        standings: "Die letzten 2 täglichen Rätsel hier",
    },
    Reader {
        person: Person::DIMITRA,
        language: "el",
        hint: "οι καλύτερες κινήσεις με τη σειρά",
        analysis: "Ανάλυση της παρτίδας 1: Πόρτες",
        report: "Αναφορά",
        next_puzzle: "Επόμενος γρίφος",
        position: "οι καλύτερες κινήσεις για τα άσπρα",
        standings: "Οι τελευταίοι 2 καθημερινοί γρίφοι εδώ",
    },
];

/// Gives a slash command, and returns the answer, which nobody else sees.
async fn ask(discord: &Discord, person: Person, command: &str, options: &[(&str, Value)]) -> Message {
    let answer = discord.command(person, command, options).await;
    let [message] = &answer.messages[..] else { panic!("one message: {}", answer.text()) };
    assert!(message.private && message.notified.is_empty(), "{}", message.content);
    message.clone()
}

/// Clicks the button `label`, and returns the answer, which nobody else sees. It may come long after the click is acknowledged,
/// as a game is analysed first.
async fn click(discord: &Discord, person: Person, shown: &Message, label: &str) -> Message {
    let button = shown.buttons().into_iter().find(|(shown, _)| shown == label);
    let (_, id) = button.unwrap_or_else(|| panic!("no {label} among {:?}", shown.buttons()));
    let token = discord.ask_click(person, shown, &id);
    let answered = |world: &mut World| {
        let interaction = &world.interactions[&token];
        interaction.answers.first().filter(|_| interaction.is_done()).cloned()
    };
    let message = discord.until("the answer to a click", answered).await;
    assert!(message.private && message.notified.is_empty(), "{}", message.content);
    message
}

/// Checks that a message has a picture, which is described in words.
fn assert_has_picture(message: &Message) {
    assert!(!message.attachments.is_empty(), "{}", message.content);
    assert!(message.attachments.iter().all(|picture| picture.alt.len() > 40), "{}", message.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn result_leads_to_the_analysis_and_the_report() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("62 54 31 42").await;
    let first = begin(&discord, "portes").await;
    let turn = play(&discord, &first).await;
    let second = play(&discord, &turn).await;
    let result = finish(&discord, &second).await;
    for reader in &READERS {
        let card = click(&discord, reader.person, &result, "Analyse").await;
        assert!(card.content.contains(reader.analysis), "{}", card.content);
        let report = click(&discord, reader.person, &card, reader.report).await;
        let [page] = &report.attachments[..] else { panic!("one file: {}", report.content) };
        let html = String::from_utf8(page.bytes.clone()).unwrap();
        assert_eq!(page.name, "fig-1.html");
        assert!(html.contains(&format!("<html lang=\"{}\"", reader.language)), "{}", reader.language);
        assert!(!html.contains("http://") && !html.contains("https://"), "the page loads nothing");
        let typed = ask(&discord, reader.person, "analyse", &[("table", json!("fig-1"))]).await;
        assert_eq!(typed.content, card.content, "typed and clicked");
        let typed = ask(&discord, reader.person, "report", &[("table", json!("fig-1"))]).await;
        assert_eq!(typed.attachments[0].bytes, page.bytes, "typed and clicked");
    }
    assert_eq!(last_id(&discord), result.id, "the channel sees none of this");
    let player = notified_player(&first);
    let stats = ask(&discord, player, "stats", &[]).await;
    assert!(
        stats.content.contains("**Portes**: 1 game,") && stats.content.contains("(1 analysed)"),
        "{}",
        stats.content
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn analysis_comes_by_itself_to_those_who_want_it() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for reader in &READERS {
        ask(&discord, reader.person, "settings", &[("analysis", json!("auto"))]).await;
        let seen = last_id(&discord);
        discord.command(reader.person, "play", &[("game", json!("portes"))]).await;
        let turn = discord.message("the first turn", seen, |_| true).await;
        discord.command(reader.person, "move", &[("play", json!("1"))]).await;
        let turn = discord.message("the next turn", turn.id, |_| true).await;
        discord.command(reader.person, "resign", &[("value", json!("gammon")), ("sure", json!("yes"))]).await;
        let result = discord.message("the result", turn.id, |_| true).await;
        let card = discord.message("the analysis", result.id, |_| true).await;
        assert!(card.content.contains(reader.analysis) && card.notified.is_empty(), "{}", card.content);
        let report = click(&discord, reader.person, &card, reader.report).await;
        assert_eq!(report.attachments.len(), 1, "{}", report.content);
        ask(&discord, reader.person, "settings", &[("analysis", json!("ask"))]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hint_in_a_game_against_the_computer_is_for_its_player_alone() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for reader in &READERS {
        let seen = last_id(&discord);
        discord.command(reader.person, "play", &[("game", json!("plakoto"))]).await;
        let turn = discord.message("the first turn", seen, |_| true).await;
        assert!(!turn.menu().is_empty(), "Plakoto begins with a choice: {}", turn.content);
        let hint = ask(&discord, reader.person, "hint", &[]).await;
        assert!(hint.content.contains(reader.hint) && hint.content.contains('%'), "{}", hint.content);
        assert_has_picture(&hint);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_solved_by_clicks_one_after_the_other() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for reader in &READERS {
        let mut shown = ask(&discord, reader.person, "puzzle", &[("game", json!("fevga"))]).await;
        for _ in 0..2 {
            assert_has_picture(&shown);
            let answers = shown.buttons();
            assert!((2..=4).contains(&answers.len()), "{answers:?}");
            let solution = click(&discord, reader.person, &shown, &answers[0].0).await;
            assert!(solution.content.contains(&format!("`{}`", answers[0].0)), "{}", solution.content);
            assert_has_picture(&solution);
            let next = click(&discord, reader.person, &solution, reader.next_puzzle).await;
            assert_ne!(next.content, shown.content);
            shown = next;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn position_of_another_program_is_judged() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let options = [("id", json!("4HPwATDgc/ABMA")), ("roll", json!("31"))];
    for reader in &READERS {
        let judged = ask(&discord, reader.person, "position", &options).await;
        assert!(judged.content.contains(reader.position) && judged.content.contains("8/5 6/5"), "{}", judged.content);
        assert_has_picture(&judged);
        let roll = [("roll", json!("31")), ("game", json!("plakoto"))];
        let opening = ask(&discord, reader.person, "opening", &roll).await;
        assert!(opening.content.contains("24/2") && opening.content != judged.content, "{}", opening.content);
        assert_has_picture(&opening);
        let odds = ask(&discord, reader.person, "odds", &[("distance", json!(6))]).await;
        assert!(odds.content.contains("17"), "{}", odds.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzle_of_the_day_is_posted_solved_by_clicks_and_closed_by_the_next_one() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31").await;
    discord.with(|world| world.administrators.push(ALICE.id));
    let order = [("game", json!("portes")), ("daily", json!("on"))];
    ask(&discord, ALICE, "puzzle", &order).await;
    let mut seen = last_id(&discord);
    let mut earlier: Option<Message> = None;
    for day in 1..=2 {
        discord.set_clock_offset(f64::from(day));
        let posted = discord.message("the puzzle of the day", seen, |_| true).await;
        assert!(posted.content.contains("Puzzle of the day") && posted.notified.is_empty(), "{}", posted.content);
        assert_has_picture(&posted);
        if let Some(earlier) = &earlier {
            assert!(posted.content.contains(" of 3 "), "{}", posted.content);
            let closed = |world: &mut World| {
                let message = world.messages.iter().find(|message| message.id == earlier.id);
                message.is_some_and(|message| message.buttons().is_empty()).then_some(())
            };
            discord.until("the puzzle before to lose its buttons", closed).await;
        }
        for reader in &READERS {
            let answers = posted.buttons();
            let solution = click(&discord, reader.person, &posted, &answers[0].0).await;
            assert!(solution.content.contains(&format!("`{}`", answers[0].0)), "{}", solution.content);
        }
        seen = posted.id;
        earlier = Some(posted);
    }
    for reader in &READERS {
        let standings = ask(&discord, reader.person, "puzzle", &[("standings", json!("show"))]).await;
        assert!(standings.content.contains(reader.standings), "{}", standings.content);
        let named = READERS.iter().all(|solver| standings.content.contains(solver.person.name));
        assert!(named, "{}", standings.content);
    }
}
