//! The list of commands from which people pick on Discord, and what it suggests while they fill in a command.

use std::time::Duration;

use kafenio::command::{COMMANDS, Group, OptionKind, Registration};
use kafenio::language::Language;
use serde_json::{Value, json};

use crate::discord::play::{ALICE, BOB, assert_answered_in_channel, begin, invite_in, notified_player};
use crate::harness::discord::{CHANNEL, Discord, Person, user};

const CAROL: Person = Person::CAROL;
const DIMITRA: Person = Person::DIMITRA;

const STOP_TIMEOUT: Duration = Duration::from_mins(1);
/// Discord's limit for a group, and ours for the top of the list, which people read through on a phone. The next command at the top
/// needs a group.
const MOST: usize = 25;

/// Returns the values of suggestions.
fn values(suggestions: &[(String, String)]) -> Vec<&str> {
    suggestions.iter().map(|(_, value)| value.as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn list_is_short_and_translated() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    // The double checks the limits and the names in every language when the list is registered.
    let (commands, in_menus): (Vec<Value>, Vec<Value>) =
        discord.with(|world| world.commands.iter().cloned().partition(|command| command["type"] == 1));
    let names: Vec<&str> = commands.iter().map(|command| command["name"].as_str().unwrap()).collect();
    let mut expected: Vec<&str> =
        COMMANDS.iter().filter(|spec| spec.registration == Registration::TopLevel).map(|spec| spec.name).collect();
    expected.extend(Group::ALL.map(Group::name));
    assert_eq!(names, expected);
    assert!(names.len() <= MOST, "{} commands at the top: {names:?}", names.len());
    for command in &commands {
        let options = command["options"].as_array().cloned().unwrap_or_default();
        assert!(options.len() <= MOST);
        let parts = options.iter().filter(|option| option["type"] == 1).chain([command]);
        for part in parts {
            for language in ["de", "el"] {
                // A Greek player says "beaver" too.
                let is_translated = part["name_localizations"][language].is_string() || part["name"] == "beaver";
                assert!(is_translated, "{}", part["name"]);
                assert!(part["description_localizations"][language].is_string(), "{}", part["name"]);
            }
        }
    }
    let in_menus: Vec<_> =
        in_menus.iter().map(|command| (&command["name"], &command["name_localizations"]["de"])).collect();
    assert_eq!(
        in_menus,
        [(&json!("Play backgammon"), &json!("Backgammon spielen")), (&json!("Show board"), &json!("Brett zeigen"))]
    );
    let table = commands.iter().find(|command| command["name"] == "table").unwrap();
    assert_eq!(
        table["name_localizations"],
        json!({ "en-US": "table", "en-GB": "table", "de": "tisch", "el": "τραπέζι" })
    );
    let end = table["options"].as_array().unwrap().iter().find(|option| option["name"] == "end").unwrap();
    assert_eq!(end["name_localizations"]["de"], "schließen");
    let new = commands.iter().find(|command| command["name"] == "newgame").unwrap();
    let first: Vec<&str> =
        new["options"].as_array().unwrap().iter().take(5).map(|option| option["name"].as_str().unwrap()).collect();
    assert_eq!(first, ["game", "opponent", "match", "clock", "cube"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_of_people_and_messages_play_and_show_boards() {
    let discord = Discord::start().await;
    let bot = discord.start_bot().await;
    let answer = discord.pick_in_menu(ALICE, "Play backgammon", BOB.id).await;
    assert!(answer.messages.is_empty(), "{}", answer.text());
    let invitation = discord.message("the invitation", 0, |message| message.notified == [BOB.id]).await;
    assert!(
        invitation.content.contains("Alice invites Bob") || invitation.content.contains("<@"),
        "{}",
        invitation.content
    );
    discord.click(BOB, invitation.id, "Accept").await;
    let turn =
        discord.message("the first turn", invitation.id, |message| message.content.contains("Bob accepts")).await;

    // Another table is the latest one, but the menu is that of a message about the first.
    invite_in(&discord, CHANNEL, [ALICE, CAROL], &[("game", json!("portes"))]).await;
    let name = |text: &str| text.split([' ', '*']).find(|word| word.contains('-')).unwrap_or_default().to_owned();
    let shown = discord.pick_in_menu(ALICE, "Show board", turn.id).await;
    assert_eq!(name(&shown.text()), name(&turn.content), "{}", shown.text());
    // Nothing is registered again at the next start.
    let registrations = discord.with(|world| world.registrations);
    assert!(bot.stop(STOP_TIMEOUT).await.success(), "{}", discord.bot_log());
    let _bot = discord.start_bot().await;
    assert_eq!(discord.with(|world| world.registrations), registrations);
    // Nobody plays against themselves, or against another bot.
    let refused = discord.pick_in_menu(ALICE, "Play backgammon", ALICE.id).await;
    assert!(!refused.text().is_empty());
    let refused = discord.pick_in_menu(ALICE, "Play backgammon", Person::ROBOT.id).await;
    assert!(refused.text().contains("bot"), "{}", refused.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_can_be_picked() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for (number, spec) in COMMANDS.iter().enumerate() {
        let required: Vec<(&str, Value)> = spec
            .options
            .iter()
            .filter(|option| option.required || matches!(option.kind, OptionKind::File))
            .map(|option| {
                let value = match option.kind {
                    OptionKind::Game => json!("portes"),
                    OptionKind::Person => user(BOB),
                    OptionKind::Number { least, .. } => json!(least),
                    OptionKind::Play => json!("13/9"),
                    OptionKind::File => json!("match.mat"),
                    _ => json!("3-1"),
                };
                (option.name, value)
            })
            .collect();
        // Each person gives one command, so that nobody is too fast.
        let answer =
            discord.command(Person::numbered(number), &spec.registered_name(Language::DEFAULT), &required).await;
        let text = answer.text();
        assert!(!text.contains("I don't know the command") && !text.contains("I don't know what"), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_show_what_people_can_pick() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let menu = discord.command(ALICE, "help", &[("command", json!("all"))]).await;
    let groups = menu.messages[0].buttons().len();
    let mut all = String::new();
    for number in 1..=groups {
        let options = [("command", json!(number.to_string()))];
        all.push_str(&discord.command(Person::numbered(number), "help", &options).await.text());
    }
    for shown in ["</table takeback:", "</roll:"] {
        assert!(all.contains(shown), "{shown}: {all}");
    }
    for (topic, shown) in [("pips", "</show pips:"), ("odds", "`/show odds DISTANCE`"), ("vacation", "</me vacation:")]
    {
        let one = discord.command(ALICE, "help", &[("command", json!(topic))]).await.text();
        assert!(one.contains(shown), "{shown}: {one}");
    }
    for spec in COMMANDS.iter().filter(|spec| spec.registration != Registration::TopLevel) {
        let typed = [format!("</{}:", spec.name), format!("`/{}`", spec.name), format!("`/{} ", spec.name)];
        assert!(!typed.iter().any(|typed| all.contains(typed)), "/{}: {all}", spec.name);
    }
    // Both names of a command explain it.
    for topic in ["takeback", "table takeback"] {
        let one = discord.command(ALICE, "help", &[("command", json!(topic))]).await.text();
        assert!(one.starts_with("</table takeback:"), "{one}");
    }
    let german = discord.command(CAROL, "help", &[("command", json!("takeback"))]).await.text();
    assert!(german.contains("`/tisch rücknahme`"), "{german}");
}

#[tokio::test(flavor = "multi_thread")]
async fn match_lengths_fit_the_game() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let game = |name: &str| [("game", json!(name))];
    for (person, first, money) in [
        (ALICE, "match to 3 points", "money session: game after game, for points"),
        (CAROL, "Match auf 3 Punkte", "Geldspiel: Partie um Partie um Punkte"),
        (DIMITRA, "ματς στους 3 πόντους", "ελεύθερο: η μία παρτίδα μετά την άλλη, για πόντους"),
    ] {
        let tavli = discord.suggestions(person, "newgame", &game("tavli"), ("match", "")).await;
        assert_eq!(values(&tavli), ["3", "5", "7", "money"]);
        assert_eq!([tavli[0].0.as_str(), tavli[3].0.as_str()], [first, money]);
    }
    let usual = discord.suggestions(ALICE, "newgame", &game("backgammon"), ("match", "")).await;
    assert_eq!(values(&usual), ["1", "3", "5", "7", "9", "11", "13", "15", "17", "21", "25", "money"]);
    let series = discord.suggestions(ALICE, "newgame", &game("tric-trac"), ("match", "12")).await;
    assert_eq!(series, [("series of 12 games".to_owned(), "12".to_owned())]);
    let typed = discord.suggestions(ALICE, "newgame", &[], ("match", "19")).await;
    assert_eq!(typed, [("match to 19 points".to_owned(), "19".to_owned())]);
    assert_eq!(values(&discord.suggestions(ALICE, "newgame", &game("tavli"), ("match", "9")).await), ["9"]);
    let german = discord.suggestions(CAROL, "newgame", &[], ("match", "ge")).await;
    assert_eq!(values(&german), ["money"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_explained() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for (person, relaxed, none) in [
        (ALICE, "relaxed: 10 days each, plus 1 day after each turn, 2 days free per turn (default)", "none: no clock"),
        (
            CAROL,
            "relaxed: je 10 Tage, dazu 1 Tag nach jedem Zug, 2 Tage Schonzeit pro Zug (Standard)",
            "none: keine Uhr",
        ),
        (
            DIMITRA,
            "relaxed: 10 μέρες ο καθένας, συν 1 μέρα ανά κίνηση, 2 μέρες χάριτος ανά κίνηση (προεπιλογή)",
            "none: χωρίς ρολόι",
        ),
    ] {
        let clocks = discord.suggestions(person, "newgame", &[], ("clock", "")).await;
        assert_eq!(values(&clocks), ["fast", "daily", "relaxed", "none"]);
        assert!(clocks[2].0.starts_with(relaxed) && clocks[3].0.starts_with(none), "{clocks:?}");
        assert!(clocks.iter().all(|(label, _)| !label.ends_with('…')), "{clocks:?}");
    }
    let own = discord.suggestions(ALICE, "newgame", &[], ("clock", "3d+8h")).await;
    assert_eq!(own, [("3d+8h: 3 days each, plus 8 hours after each turn".to_owned(), "3d+8h".to_owned())]);
    assert!(discord.suggestions(ALICE, "newgame", &[], ("clock", "slow")).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn custom_rules_are_those_of_the_game() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    for (person, label) in [
        (ALICE, "no-hit-and-run: a checker that hits"),
        (CAROL, "no-hit-and-run: ein Stein, der im Heimfeld schlägt"),
        (DIMITRA, "no-hit-and-run: δεν χτυπάς και φεύγεις"),
    ] {
        let rules = discord.suggestions(person, "newgame", &[("game", json!("portes"))], ("rules", "")).await;
        assert_eq!(values(&rules), ["no-hit-and-run", "higher-die"]);
        assert!(rules[0].0.starts_with(label), "{rules:?}");
    }
    let tavli = discord.suggestions(ALICE, "newgame", &[("game", json!("tavli"))], ("rules", "")).await;
    let plakoto = ["pinned-bears-off", "mother-at-once", "no-mother"];
    assert_eq!(values(&tavli), [&["no-hit-and-run", "higher-die"][..], &plakoto, &["quarter-at-end"]].concat());
    assert!(tavli[1].0.starts_with("higher-die: Portes, Plakoto · "), "{tavli:?}");
    assert!(tavli[2].0.starts_with("pinned-bears-off: Plakoto · "), "{tavli:?}");
    let with = [("game", json!("plakoto"))];
    let second = discord.suggestions(ALICE, "newgame", &with, ("rules", "mother-at-once,no")).await;
    assert!(second.is_empty(), "it would contradict the first rule: {second:?}");
    let backgammon = [("game", json!("backgammon"))];
    let second = discord.suggestions(ALICE, "newgame", &backgammon, ("rules", "higher-or-none, backgammon-w")).await;
    assert_eq!(values(&second), ["higher-or-none,backgammon-with-some-off"]);
    let further = discord.suggestions(ALICE, "newgame", &backgammon, ("rules", "higher-or-none")).await;
    assert_eq!(values(&further).len(), 3, "{further:?}");
    assert!(discord.suggestions(ALICE, "newgame", &[("game", json!("tric-trac"))], ("rules", "")).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_tavli_are_offered_in_every_order() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let tavli = [("game", json!("tavli"))];
    let all = discord.suggestions(ALICE, "newgame", &tavli, ("games", "")).await;
    assert_eq!((all.len(), all[0].1.as_str()), (15, "portes"));
    let fevga = discord.suggestions(DIMITRA, "newgame", &tavli, ("games", "fevga,")).await;
    assert_eq!(values(&fevga), ["fevga,portes", "fevga,plakoto", "fevga,portes,plakoto", "fevga,plakoto,portes"]);
    assert_eq!(fevga[0].0, "Φεύγα, Πόρτες");
}

#[tokio::test(flavor = "multi_thread")]
async fn help_suggests_commands() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let all = discord.suggestions(ALICE, "help", &[], ("command", "")).await;
    assert_eq!(all.len(), MOST);
    let left = COMMANDS.len() - (MOST - 1);
    assert!(all[MOST - 1].0.starts_with(&format!("… {left} more: type the start, such as ")), "{all:?}");
    assert_eq!(all[MOST - 1].1, "all");
    for (person, typed, label) in [
        (ALICE, "takeb", "/table takeback - "),
        (CAROL, "rück", "/tisch rücknahme - "),
        (DIMITRA, "ξαναπ", "/τραπέζι ξαναπαίζω - "),
        (CAROL, "/table takeb", "/tisch rücknahme - "),
    ] {
        let one = discord.suggestions(person, "help", &[], ("command", typed)).await;
        assert_eq!(values(&one), ["takeback"], "{typed}");
        assert!(one[0].0.starts_with(label), "{one:?}");
    }
    let group = discord.suggestions(ALICE, "help", &[], ("command", "me")).await;
    assert_eq!(values(&group), ["vacation", "block", "unblock", "link", "unlink", "me", "mydata", "forget"]);
    assert!(discord.suggestions(ALICE, "help", &[], ("command", "xyz")).await.is_empty());
}

/// Begins Alice's games against Bob, Carol and Dimitra. At each table she has a roll to play.
async fn three_tables(discord: &Discord) {
    for other in [BOB, CAROL, DIMITRA] {
        let invitation = invite_in(discord, CHANNEL, [ALICE, other], &[("game", json!("portes"))]).await;
        assert_answered_in_channel(&discord.click_id(other, &invitation, &invitation.buttons()[0].1).await);
        discord.message("the first turn", invitation.id, |_| true).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_tell_whose_turn_it_is() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 62 31 54 31 62").await;
    three_tables(&discord).await;
    for (person, table, turn, own) in [
        (BOB, "fig-1", "It is Alice's turn, with 6-2 to play.", "fig-1 - Alice's turn"),
        (CAROL, "olive-2", "Alice ist dran und hat 5-4 gewürfelt.", "olive-2 - Alice ist am Zug"),
        (DIMITRA, "vine-3", "Alice έχει σειρά, με ζαριά 6-2.", "vine-3 - σειρά έχει Alice"),
    ] {
        for (command, option) in [("move", "play"), ("moves", "start")] {
            let suggested = discord.suggestions(person, command, &[], (option, "")).await;
            assert_eq!(suggested, [(turn.to_owned(), "?".to_owned())]);
            let named = discord.suggestions(person, command, &[("table", json!(table))], (option, "13")).await;
            assert_eq!(named, suggested);
            // Whoever picks it reads the same.
            let refused = discord.command(person, command, &[(option, json!("?"))]).await;
            assert!(refused.text().contains(turn), "{}", refused.text());
        }
        let tables = discord.suggestions(person, "board", &[], ("table", "")).await;
        assert_eq!(tables, [(own.to_owned(), table.to_owned())]);
    }
    let tables = discord.suggestions(ALICE, "table cancel", &[], ("table", "")).await;
    assert_eq!(tables[1], ("olive-2 - your turn against Carol".to_owned(), "olive-2".to_owned()));
    assert_eq!(tables.len(), 3);
    for typed in ["oli", "carol"] {
        assert_eq!(values(&discord.suggestions(ALICE, "board", &[], ("table", typed)).await), ["olive-2"], "{typed}");
    }
    let elsewhere = discord.suggestions(ALICE, "table here", &[], ("table", "")).await;
    assert!(elsewhere.is_empty(), "all tables are here: {elsewhere:?}");
    let nobody = discord.suggestions(Person::MALLORY, "board", &[], ("table", "")).await;
    assert!(nobody.is_empty(), "{nobody:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn starts_are_the_points_that_can_move() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot_with_dice("31 62 31 62 31 62").await;
    let turn = begin(&discord, "portes").await;
    assert_eq!(notified_player(&turn), ALICE);
    let starts = discord.suggestions(ALICE, "moves", &[], ("start", "")).await;
    assert_eq!(values(&starts), ["24", "13", "8", "6"]);
    for (_, start) in &starts {
        let listed = discord.command(ALICE, "moves", &[("start", json!(start))]).await.text();
        let is_play = |line: &&str| line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
        let count = listed.lines().filter(is_play).count();
        let label = &starts.iter().find(|(_, value)| value == start).unwrap().0;
        let unit = if count == 1 { "legal move" } else { "legal moves" };
        assert_eq!(*label, format!("{start} · {count} {unit}"), "{listed}");
    }
    let moves = discord.suggestions(ALICE, "moves", &[], ("start", "13")).await;
    assert_eq!(values(&moves), ["13", "13/11", "13/7"]);
    for (person, label) in [(CAROL, "mögliche Züge"), (DIMITRA, "δυνατές κινήσεις")] {
        let invitation = invite_in(&discord, CHANNEL, [person, BOB], &[("game", json!("portes"))]).await;
        assert_answered_in_channel(&discord.click_id(BOB, &invitation, &invitation.buttons()[0].1).await);
        discord.message("the first turn", invitation.id, |_| true).await;
        let starts = discord.suggestions(person, "moves", &[], ("start", "")).await;
        assert!(starts[0].0.starts_with("24 · ") && starts[0].0.ends_with(label), "{starts:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_say_how_many_more_plays_there_are() {
    let discord = Discord::start().await;
    // A doublet has many plays.
    let _bot = discord.start_bot_with_dice("31 11 31 11 31 11").await;
    for (person, more) in [
        (ALICE, "more: type the start, such as "),
        (CAROL, "weitere: tippe den Anfang, zum Beispiel "),
        (DIMITRA, ": γράψε την αρχή, για παράδειγμα "),
    ] {
        let invitation = invite_in(&discord, CHANNEL, [person, BOB], &[("game", json!("portes"))]).await;
        assert_answered_in_channel(&discord.click_id(BOB, &invitation, &invitation.buttons()[0].1).await);
        discord.message("the first turn", invitation.id, |_| true).await;
        let plays = discord.suggestions(person, "move", &[], ("play", "")).await;
        assert_eq!(plays.len(), MOST, "{plays:?}");
        let (label, value) = &plays[MOST - 1];
        assert!(label.starts_with('…') && label.contains(more), "{label}");
        assert_eq!(value, "?");
        let refused = discord.command(person, "move", &[("play", json!(value))]).await;
        assert!(refused.messages[0].private && refused.text().contains('?'), "{}", refused.text());
        // The example leads on.
        let example = label.rsplit(' ').next().unwrap();
        let next = discord.suggestions(person, "move", &[], ("play", example)).await;
        assert!(next.iter().any(|(_, play)| play.starts_with(example)), "{next:?}");
    }
}
