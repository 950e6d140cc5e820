//! The order of deliveries, and how their outcomes are stored.

use std::fs;
use std::path::Path;

use kafenio::chat::{Choice, Place, Platform, Post, Text};
use kafenio::store::{DeliveryOutcome, Lane, LaneKind, PostKind, Store, sqlite_url};
use kafenio_board::table::{Seat, TableId};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::task::JoinSet;

/// The number of lanes that deliver at the same time.
const LANES: i64 = 50;

/// Opens a store with one due row in each lane, and returns the ids of the rows.
async fn outbox(file: &Path) -> (Store, Vec<i64>) {
    let store = Store::open(&sqlite_url(file)).await.unwrap();
    let place = Place { platform: Platform::Discord, id: "here".to_owned() };
    let text = Text::plain("a post");
    let post = Post::text_only(place, text);
    let mut writing = store.begin().await.unwrap();
    let mut rows = Vec::new();
    for table in 1..=LANES {
        let lane = Lane::Table(TableId(table), Seat::Inviter, LaneKind::Game);
        rows.push(writing.enqueue(&lane, PostKind::New, &post, 1).await.unwrap());
    }
    writing.commit().await.unwrap();
    (store, rows)
}

/// Counts the transactions in the database's write-ahead log: the last frame of each has the new size of the database.
fn commits(file: &Path) -> usize {
    let log = fs::read(format!("{}-wal", file.display())).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap());
    let frame = 24 + number(8) as usize;
    (32..log.len()).step_by(frame).filter(|at| number(at + 4) > 0 && log[at + 8..at + 16] == log[16..24]).count()
}

#[tokio::test]
async fn cleanup_waits_for_earlier_posts_and_delays_none() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&sqlite_url(&folder.path().join("kafenio.db"))).await.unwrap();
    let place = Place { platform: Platform::Discord, id: "here".to_owned() };
    let [command, label, emoji] = ["roll oak-1", "Roll", "🎲"].map(str::to_owned);
    let choice = Choice { command, label, emoji, primary: true };
    let mut writing = store.begin().await.unwrap();
    let lane = Lane::Table(TableId(1), Seat::Inviter, LaneKind::Game);
    let mut enqueue = async |text: &str, kind: PostKind, old: Option<i64>| {
        let post = Post { choices: vec![choice.clone()], ..Post::text_only(place.clone(), Text::plain(text)) };
        writing.replace_latest(&lane, kind, &post, old, 1).await.unwrap()
    };
    let first = enqueue("the first turn", PostKind::New, None).await;
    let second = enqueue("the second turn", PostKind::New, Some(first)).await;
    let thread = enqueue("the thread", PostKind::ArchiveThread, None).await;
    let third = enqueue("the third turn", PostKind::New, Some(second)).await;
    writing.commit().await.unwrap();
    let sent = async |row: i64| store.settle(row, &DeliveryOutcome::Sent(Some(format!("m{row}"))), 2).await.unwrap();
    let due = async || -> Vec<PostKind> {
        let mut kinds = Vec::new();
        for row in store.due_rows(Platform::Discord).await.unwrap() {
            kinds.push(store.due_delivery(&row).await.unwrap().unwrap().unwrap().kind);
        }
        kinds
    };
    // A cleanup comes after the post it belongs to, and no post waits for a cleanup.
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
async fn outcomes_that_arrive_during_a_write_share_a_commit() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kafenio.db");
    let (store, rows) = outbox(&file).await;
    assert_eq!(store.due_rows(Platform::Discord).await.unwrap().len(), rows.len());
    let before = commits(&file);
    let writing = store.begin().await.unwrap();
    let mut settling = JoinSet::new();
    for row in rows {
        let store = store.clone();
        settling.spawn(async move { store.settle(row, &DeliveryOutcome::Sent(Some(format!("m{row}"))), 2).await });
    }
    // Let every task run until it waits for the writer.
    for _ in 0..2 * LANES {
        tokio::task::yield_now().await;
    }
    drop(writing);
    assert!(settling.join_all().await.into_iter().all(|settled| settled.is_ok()));
    assert!(store.due_rows(Platform::Discord).await.unwrap().is_empty());
    assert_eq!(commits(&file) - before, 1);
}

#[tokio::test]
async fn failed_write_leaves_all_rows_due() {
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
        assert!(settled.unwrap_err().to_string().contains("cannot mark outbox row"));
    }
    sqlx::raw_sql("ALTER TABLE lost RENAME TO outbox").execute(&mut other).await.unwrap();
    assert_eq!(store.due_rows(Platform::Discord).await.unwrap().len(), rows.len());
    store.settle(rows[0], &DeliveryOutcome::Undeliverable, 3).await.unwrap();
    assert_eq!(store.due_rows(Platform::Discord).await.unwrap().len(), rows.len() - 1);
}
