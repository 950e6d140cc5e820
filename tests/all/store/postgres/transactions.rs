//! What becomes of a transaction that is dropped, as after every refused command.

use std::collections::HashSet;

use kafenio::chat::{Place, Platform, Post, Text};
use kafenio::store::{PostKind, Store};

use super::LANE;
use crate::harness::databases;

#[tokio::test]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
async fn dropped_transaction_is_rolled_back_and_its_connection_used_again() {
    let server = databases::server().expect("KAFENIO_TEST_POSTGRES names a server");
    let folder = databases::folder();
    let store = Store::open(&databases::url(folder.path())).await.unwrap();
    let connections = || -> HashSet<String> {
        let others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let printed = databases::psql(&server, &databases::name(folder.path()), others);
        printed.lines().map(str::to_owned).collect()
    };
    let before = connections();
    assert!(!before.is_empty());
    let place = Place { platform: Platform::Discord, id: "1".to_owned() };
    for _ in 0..20 {
        let mut transaction = store.begin().await.unwrap();
        let post = Post::text_only(place.clone(), Text::plain("a post"));
        transaction.enqueue(&LANE, PostKind::New, &post, 0).await.unwrap();
        drop(transaction);
    }
    assert!(store.due_rows(Platform::Discord).await.unwrap().is_empty());
    let after = connections();
    assert!(before.is_subset(&after), "{before:?} became {after:?}");
    store.close().await;
}
