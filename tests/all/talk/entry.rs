//! Plays entered checker by checker: what can be chosen, and what is shown meanwhile.

use kafenio::chat::{Choice, Platform, Reply};
use kafenio_board::rules::{Player, Roll};

use crate::harness::talk::Talk;

/// Returns the choice with this label.
fn choice<'r>(reply: &'r Reply, label: &str) -> &'r Choice {
    let labels: Vec<&str> = reply.choices.iter().map(|choice| choice.label.as_str()).collect();
    reply.choices.iter().find(|choice| choice.label == label).unwrap_or_else(|| panic!("no {label} among {labels:?}"))
}

/// Starts a game in which the inviter has to play. Also returns the command of the button `Enter a move`.
async fn start_game(dice: &str, game: &str) -> (Talk, String) {
    let mut talk = Talk::new(dice).await;
    talk.says_as("i", "alice", &format!("/newgame {game} @bob clock:none")).await;
    talk.says_as("ii", "bob", "/accept").await;
    let post = talk.posts.last().unwrap();
    let enter = post.choices.iter().find(|choice| choice.label == "Enter a move").unwrap().command.clone();
    (talk, enter)
}

#[tokio::test]
async fn choices_of_a_finished_step_are_removed() {
    let (mut talk, enter) = start_game("64 63 52", "portes").await;
    talk.without_choices();
    let opened = talk.asks("1", "alice", &enter).await;
    assert!(talk.answered("first", "alice", &opened).await.is_empty());
    assert_eq!(
        talk.asked("first", &opened.choices[0].emoji).await.as_deref(),
        Some("alice"),
        "only the author may choose"
    );
    let checker = talk.asks("2", "alice", &choice(&opened, "24").command).await;
    assert_eq!(talk.answered("second", "alice", &checker).await, ["first"], "the next step replaces it");
    talk.restart().await;
    assert!(talk.answered("second", "alice", &checker).await.is_empty(), "choices are removed only once");
    let step = talk.asks("3", "alice", &choice(&checker, "18").command).await;
    assert_eq!(talk.answered("third", "alice", &step).await, ["second"]);
    talk.says_as("4", "alice", "/move 24/18/15").await;
    assert!(talk.without_choices().contains(&"third".to_owned()), "the turn is over");
    assert_eq!(talk.answered("late", "alice", &step).await, ["late"], "it was shown after the end of the turn");
    talk.check().await;
}

#[tokio::test]
async fn rematch_removes_the_button_that_offers_it() {
    let (mut talk, _) = start_game("64 31 52 41", "portes").await;
    talk.says_as("1", "alice", "/resign").await;
    talk.says_as("2", "bob", "/accept").await;
    talk.without_choices();
    talk.says_as("3", "bob", "/rematch").await;
    assert_eq!(talk.without_choices().len(), 1, "the finished game offers no other rematch");
    talk.says_as("4", "alice", "/accept").await;
    talk.check().await;
}

#[tokio::test]
async fn play_can_be_entered_with_buttons_alone() {
    let (mut talk, enter) = start_game("64 63 52", "portes").await;
    let opened = talk.asks("1", "alice", &enter).await;
    let scene = &opened.board.as_ref().unwrap().scene;
    assert_eq!((scene.roll, scene.used_dice, scene.viewer), (Roll::new(6, 3), 0, Player::White));
    let labels: Vec<&str> = opened.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels, ["24", "13", "8", "6"]);

    let checker = talk.asks("2", "alice", &choice(&opened, "24").command).await;
    let labels: Vec<&str> = checker.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels, ["21", "18", "Another checker"]);
    let other = talk.asks("3", "alice", &choice(&checker, "Another checker").command).await;
    assert_eq!(other.choices, opened.choices, "nothing was chosen yet");

    let step = talk.asks("4", "alice", &choice(&checker, "18").command).await;
    let scene = &step.board.as_ref().unwrap().scene;
    assert_eq!((scene.used_dice, scene.position.checkers.white[18]), (0b01, 1), "the 6 is used");
    assert_eq!(scene.last_play.as_ref().unwrap().1.moves.len(), 1);

    // The choices are in the store, not in the process.
    talk.restart().await;
    let whole = talk.asks("5", "alice", &choice(&step, "18").command).await;
    assert!(whole.text.to_string().contains("Your move is 24/18/15"), "{}", whole.text);
    assert!(choice(&whole, "Confirm").primary);
    let outdated = talk.asks("6", "alice", &choice(&step, "13").command).await;
    assert_eq!(outdated.choices, whole.choices, "an outdated choice is answered with the current state");
    let told = talk.says_as("7", "alice", &choice(&whole, "Confirm").command).await;
    assert!(told.contains("Alice rolls 6-3 and plays 24/18/15."), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn choices_fit_the_limits_of_every_platform() {
    for game in ["backgammon", "portes", "plakoto", "fevga", "tric-trac", "puff"] {
        // Doublets and other rolls. The first rolls are for the opening.
        let (mut talk, mut enter) = start_game(&"64 31 55 21 66 43 ".repeat(60), game).await;
        for turn in 0..12 {
            let by = talk.posts.last().unwrap().ping.clone().unwrap().id;
            let mut view = talk.asks(&format!("{turn}"), &by, &enter).await;
            for step in 0..12 {
                assert!(!view.choices.is_empty() && view.choices.len() <= 25, "{game}: {}", view.text);
                for (at, choice) in view.choices.iter().enumerate() {
                    assert!(choice.command.len() <= 100 && choice.label.chars().count() <= 40, "{choice:?}");
                    let twice = view.choices[..at].iter().any(|other| {
                        other.emoji == choice.emoji || other.command == choice.command || other.label == choice.label
                    });
                    assert!(!twice, "{game}: {:?}", view.choices);
                }
                let first = view.choices[0].clone();
                let id = format!("{turn}.{step}");
                if first.label == "Confirm" {
                    talk.says_as(&id, &by, &first.command).await;
                    break;
                }
                view = talk.asks(&id, &by, &first.command).await;
            }
            for round in 0..4 {
                let post = talk.posts.last().unwrap().clone();
                if let Some(choice) = post.choices.iter().find(|choice| choice.label == "Enter a move") {
                    enter.clone_from(&choice.command);
                    break;
                }
                let roll = post.choices.iter().find(|choice| choice.label == "Roll");
                let Some(roll) = roll else { break };
                talk.says_as(&format!("r{turn}.{round}"), &post.ping.unwrap().id, &roll.command).await;
            }
        }
        talk.check().await;
    }
}

#[tokio::test]
async fn buttons_show_printed_numbers_to_players_who_chose_them() {
    let (mut talk, enter) = start_game("64 63", "portes").await;
    talk.says_as("1", "alice", "/settings numbers:ravensburger").await;
    let opened = talk.asks("2", "alice", &enter).await;
    let labels: Vec<&str> = opened.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels, ["1A", "12A", "8", "6"]);
    let step = talk.asks("3", "alice", &choice(&opened, "12A").command).await;
    assert!(step.text.to_string().contains("Move from 12A to where? 10, 7"), "{}", step.text);
    talk.check().await;
}

#[tokio::test]
async fn matrix_commands_begin_with_an_exclamation_mark() {
    let mut talk = Talk::on(Platform::Matrix, "64 63").await;
    talk.says_as("1", "alice", "!newgame portes @bob clock:none").await;
    talk.says_as("2", "bob", "!accept").await;
    let opened = talk.asks("3", "alice", "!enter").await;
    assert!(opened.text.to_string().contains("as in !enter 24"), "{}", opened.text);
}
