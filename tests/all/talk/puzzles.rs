//! Puzzles: what is stored about people who solve them, and that the puzzle of the day is posted exactly once.

use kafenio::chat::{Place, Platform};
use kafenio::manager::{self, handle_due_tables};
use kafenio_board::rules::Variant;
use kafenio_engine::puzzle;
use serde_json::Value;

use crate::harness::talk::Talk;

/// The minutes of a day.
const DAY: i64 = 24 * 60;

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[tokio::test]
async fn puzzle_of_the_day_is_posted_once_by_two_processes_and_after_a_kill() {
    let mut talk = Talk::on(Platform::Discord, "").await;
    talk.says_as("1", "olga", "/puzzle backgammon daily:on hour:9").await;
    assert_eq!(talk.passes(9 * 60 - 1).await, "", "it is not nine o'clock yet");
    talk.sleeps(1);
    let other = talk.other_process();
    let (one, two) = tokio::join!(handle_due_tables(&talk.manager), handle_due_tables(&other));
    one.expect("the store works");
    two.expect("the store works");
    // The process is killed before it delivers anything.
    talk.restart().await;
    handle_due_tables(&talk.manager).await.expect("the store works");
    let posted = talk.deliver().await;
    assert_eq!(count(&posted, "Puzzle of the day"), 1, "{posted}");
    assert_eq!(talk.passes(DAY - 1).await, "");
    // After an outage, only the latest one is posted.
    talk.sleeps(3 * DAY);
    let posted = talk.passes(0).await;
    assert_eq!(count(&posted, "Puzzle of the day: "), 1, "{posted}");
    assert_eq!(talk.passes(0).await, "");
    assert!(talk.posts.iter().all(|post| post.pinged().is_empty()), "nobody is pinged");
    talk.check().await;
}

#[tokio::test]
async fn everybody_gets_each_puzzle_once_before_one_comes_again() {
    let talk = Talk::new("").await;
    let count = puzzle::count(Variant::Portes);
    let mut seen = std::collections::HashSet::new();
    for number in 0..=count {
        let shown = talk.asks(&number.to_string(), "alice", "/puzzle portes").await.text.to_string();
        let is_new = seen.insert(shown);
        assert_eq!(is_new, number < count, "{number}");
    }
}

#[tokio::test]
async fn play_that_is_not_listed_is_judged_by_the_engine() {
    let talk = Talk::new("").await;
    let shown = puzzle::find(Variant::Backgammon, 1).expect("there is a first puzzle").puzzle;
    let plays = shown.ruleset().plays(&shown.situation());
    let other = plays.iter().find(|legal| shown.known(legal).is_none()).expect("a play that is not listed");
    let typed = shown.notation(other);
    let answer = talk.asks("1", "alice", &format!("/puzzle backgammon 1 {typed}")).await.text.to_string();
    let number = shown.plays.len() + 1;
    assert!(answer.contains("Not the best move.") && answer.contains(&format!("{number}. {typed}: ")), "{answer}");
    assert_eq!(count(&answer, ": equity "), number, "{answer}");
}

#[tokio::test]
async fn choices_of_a_puzzle_work_after_a_restart_until_the_next_puzzle() {
    let mut talk = Talk::on(Platform::Matrix, "").await;
    let puzzle = talk.asks("1", "alice", "/puzzle portes").await;
    assert!(talk.answered("first", "alice", &puzzle).await.is_empty());
    talk.restart().await;
    let choice = &puzzle.choices[0];
    let chosen = talk.manager.choice(Platform::Matrix, "first", &choice.emoji).await.expect("the store works");
    let chosen = chosen.expect("the choice is known");
    assert_eq!((&chosen.command, chosen.reader.map(|reader| reader.id)), (&choice.command, Some("alice".to_owned())));
    let told = talk.asks("2", "alice", &chosen.command).await;
    assert!(told.text.to_string().starts_with("Portes, puzzle "), "{}", told.text);
    let next = talk.asks("3", "alice", "/puzzle portes").await;
    assert_eq!(talk.answered("second", "alice", &next).await, ["first"], "the next puzzle takes its place");
    talk.check().await;
}

#[tokio::test]
async fn solved_puzzles_are_told_to_their_solver_and_forgotten() {
    let mut talk = Talk::on(Platform::Discord, "").await;
    talk.says_as("1", "olga", "/puzzle backgammon daily:on hour:0").await;
    talk.waits(1).await;
    for (name, id) in [("alice", "2"), ("bob", "3")] {
        talk.says_as(id, name, "/puzzle backgammon 2 1").await;
    }
    talk.says_as("4", "alice", "/puzzle backgammon").await;
    let mydata = talk.asks("5", "alice", "/mydata").await.file.expect("a file");
    let mydata: Value = serde_json::from_str(&mydata.text).expect("JSON");
    assert_eq!(mydata["puzzles"]["game"], "backgammon", "{mydata}");
    assert_eq!(mydata["puzzles_of_the_day"].as_array().map(Vec::len), Some(1), "{mydata}");
    talk.says_as("6", "alice", "/forget sure:yes").await;
    let standings = talk.asks("7", "bob", "/puzzle standings:show").await.text.to_string();
    assert!(standings.contains("Bob") && !standings.to_lowercase().contains("alice"), "{standings}");
    let puzzles = ["puzzle_answers", "daily_puzzles", "people"];
    let rows: Vec<_> = talk.dump().await.into_iter().filter(|(table, _)| puzzles.contains(&table.as_str())).collect();
    assert!(rows.iter().all(|(_, row)| !row.to_lowercase().contains("alice")), "{rows:?}");
    talk.sleeps(400 * DAY);
    talk.prune().await;
    let left =
        talk.dump().await.into_iter().filter(|(table, _)| *table == "puzzle_answers" || *table == "daily_puzzles");
    assert_eq!(left.count(), 0, "after a year, nothing is left");
    talk.check().await;
}

#[tokio::test]
async fn room_that_is_replaced_keeps_its_puzzle_of_the_day() {
    let mut talk = Talk::on(Platform::Matrix, "").await;
    talk.says_as("1", "olga", "!puzzle backgammon daily:on hour:0").await;
    let place = |id: &str| Place { platform: Platform::Matrix, id: id.to_owned() };
    let (old, new) = (place(&talk.place), place("there"));
    talk.moves(&old, &new).await;
    let posted = talk.waits(1).await;
    assert!(posted.starts_with("bot in there: Puzzle of the day"), "{posted}");
    // Once the room is closed, it gets no more of them.
    manager::suspend_games(&talk.manager, &new, None).await.expect("the store works");
    assert_eq!(talk.waits(1).await, "");
    talk.check().await;
}
