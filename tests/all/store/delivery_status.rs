//! What is delivered first; and what was delivered is written down together, and not lost where that fails.

use std::fs;
use std::path::Path;

use kafenio::chat::{Choice, Place, Platform, Post, Text};
use kafenio::store::{DeliveryOutcome, Lane, LaneKind, PostKind, Store, sqlite_url};
use kafenio::table::TableId;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::task::JoinSet;

/// So many lanes deliver at the same time.
const LANES: i64 = 50;

async fn outbox(file: &Path) -> (Store, Vec<i64>) {
    let store = Store::open(&sqlite_url(file)).await.unwrap();
    let place = Place { platform: Platform::Discord, id: "here".to_owned() };
    let text = Text::plain("what is said");
    let post = Post::text_only(place, text);
    let mut writing = store.begin().await.unwrap();
    let mut rows = Vec::new();
    for table in 1..=LANES {
        let lane = Lane::Table(TableId(table), LaneKind::Game);
        rows.push(writing.enqueue(&lane, PostKind::New, &post, 1).await.unwrap());
    }
    writing.commit().await.unwrap();
    (store, rows)
}

/// How many transactions stand in the log of the database: the last frame of each says how large the file is then.
fn commits(file: &Path) -> usize {
    let log = fs::read(format!("{}-wal", file.display())).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap());
    let frame = 24 + number(8) as usize;
    (32..log.len()).step_by(frame).filter(|at| number(at + 4) > 0 && log[at + 8..at + 16] == log[16..24]).count()
}

#[tokio::test]
async fn what_is_tidied_up_comes_after_what_was_said_before_it_and_holds_nothing_up() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&sqlite_url(&folder.path().join("kafenio.db"))).await.unwrap();
    let place = Place { platform: Platform::Discord, id: "here".to_owned() };
    let [command, label, emoji] = ["roll oak-1", "Roll", "🎲"].map(str::to_owned);
    let choice = Choice { command, label, emoji, primary: true };
    let mut writing = store.begin().await.unwrap();
    let lane = Lane::Table(TableId(1), LaneKind::Game);
    let mut said = async |text: &str, kind: PostKind, old: Option<i64>| {
        let post = Post { choices: vec![choice.clone()], ..Post::text_only(place.clone(), Text::plain(text)) };
        writing.replace_latest(&lane, kind, &post, old, 1).await.unwrap()
    };
    let first = said("the first turn", PostKind::New, None).await;
    let second = said("the second turn", PostKind::New, Some(first)).await;
    let thread = said("the thread", PostKind::ArchiveThread, None).await;
    let third = said("the third turn", PostKind::New, Some(second)).await;
    writing.commit().await.unwrap();
    let sent = async |row: i64| store.settle(row, &DeliveryOutcome::Sent(Some(format!("m{row}"))), 2).await.unwrap();
    let due = async || -> Vec<PostKind> {
        store.due_deliveries(Platform::Discord).await.unwrap().into_iter().map(|due| due.unwrap().kind).collect()
    };
    // Nothing is tidied up before what it is about, and nothing waits for that.
    assert_eq!(due().await, [PostKind::New]);
    sent(first).await;
    assert_eq!(due().await, [PostKind::New]);
    sent(second).await;
    assert_eq!(due().await, [PostKind::RemoveChoices { target: first }, PostKind::New]);
    sent(third).await;
    assert_eq!(due().await, [PostKind::RemoveChoices { target: first }]);
    sent(thread - 1).await;
    assert_eq!(due().await, [PostKind::ArchiveThread]);
    sent(thread).await;
    assert_eq!(due().await, [PostKind::RemoveChoices { target: second }]);
}

#[tokio::test]
async fn those_that_end_while_somebody_writes_are_one_commit() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kafenio.db");
    let (store, rows) = outbox(&file).await;
    assert_eq!(store.due_deliveries(Platform::Discord).await.unwrap().len(), rows.len());
    let before = commits(&file);
    let writing = store.begin().await.unwrap();
    let mut settling = JoinSet::new();
    for row in rows {
        let store = store.clone();
        settling.spawn(async move { store.settle(row, &DeliveryOutcome::Sent(Some(format!("m{row}"))), 2).await });
    }
    // Each has come as far as it comes while somebody writes.
    for _ in 0..2 * LANES {
        tokio::task::yield_now().await;
    }
    drop(writing);
    assert!(settling.join_all().await.into_iter().all(|settled| settled.is_ok()));
    assert!(store.due_deliveries(Platform::Discord).await.unwrap().is_empty());
    assert_eq!(commits(&file) - before, 1);
}

#[tokio::test]
async fn a_failure_leaves_all_of_them_due() {
    let folder = tempfile::tempdir().unwrap();
    let (store, rows) = outbox(&folder.path().join("kafenio.db")).await;
    let file = folder.path().join("kafenio.db");
    let mut other = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    sqlx::raw_sql("ALTER TABLE outbox RENAME TO lost").execute(&mut other).await.unwrap();
    let mut settling = JoinSet::new();
    for row in rows.clone() {
        let store = store.clone();
        settling.spawn(async move { store.settle(row, &DeliveryOutcome::Undeliverable, 2).await });
    }
    for settled in settling.join_all().await {
        assert!(settled.unwrap_err().to_string().contains("cannot note that outbox row"));
    }
    sqlx::raw_sql("ALTER TABLE lost RENAME TO outbox").execute(&mut other).await.unwrap();
    assert_eq!(store.due_deliveries(Platform::Discord).await.unwrap().len(), rows.len());
    store.settle(rows[0], &DeliveryOutcome::Undeliverable, 3).await.unwrap();
    assert_eq!(store.due_deliveries(Platform::Discord).await.unwrap().len(), rows.len() - 1);
}
