//! The operator's list of accounts, servers and places whose commands are ignored.

use kafenio::chat::Platform;

use crate::harness::talk::{ELSEWHERE, Talk};

#[tokio::test]
async fn banned_account_is_ignored_and_cannot_be_invited_until_it_is_unbanned() {
    let mut talk = Talk::on(Platform::Discord, "31 64").await;
    talk.says_as("1", "alice", "/newgame portes @bob").await;
    assert!(talk.store().ban(Platform::Discord, "alice", 0).await.unwrap());
    assert!(!talk.store().ban(Platform::Discord, "alice", 1).await.unwrap(), "a ban is listed once");
    for (id, text) in [("2", "/cancel"), ("3", "/help"), ("4", "/nonsense"), ("5", "/newgame portes @carol")] {
        assert_eq!(talk.says_as(id, "alice", text).await, "", "{text}");
    }
    let told = talk.says_as("6", "bob", "/newgame plakoto @alice").await;
    assert_eq!(told.trim_end(), "bot to bob: Alice is not accepting this invitation. You can invite someone else.");
    assert!(talk.store().unban(Platform::Discord, "alice").await.unwrap());
    assert!(!talk.store().unban(Platform::Discord, "alice").await.unwrap());
    let told = talk.says_as("7", "alice", "/cancel").await;
    assert!(told.contains("Alice withdraws"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn games_of_a_banned_place_or_server_are_suspended_and_go_on_elsewhere() {
    for id in ["here", "the server", "a channel"] {
        let mut talk = Talk::on(Platform::Discord, "31 64").await;
        talk.place = "here".to_owned();
        talk.place_within = vec!["the server".to_owned(), "a channel".to_owned()];
        talk.says_as("1", "alice", "/newgame portes @bob").await;
        talk.says_as("2", "bob", "/accept").await;
        talk.store().ban(Platform::Discord, id, 0).await.unwrap();
        let told = talk.says_as("3", "bob", "/resign").await;
        assert!(!told.contains("bot to bob: "), "{id}: {told}");
        for name in ["alice", "bob"] {
            let direct = format!("to {name} directly: fig-1 · I can no longer post");
            assert!(told.contains(&direct), "{id}: {told}");
        }
        assert_eq!(talk.says_as("4", "bob", "/resign").await, "", "{id}: they are told once");
        (talk.place, talk.place_within) = (ELSEWHERE.to_owned(), Vec::new());
        talk.says_as("5", "bob", "/here table:fig-1").await;
        let told = talk.says_as("6", "alice", "/here").await;
        assert!(told.contains("has moved the game"), "{id}: {told}");
        talk.check().await;
    }
}

#[tokio::test]
async fn ban_of_a_matrix_server_covers_its_users_and_rooms() {
    let mut talk = Talk::on(Platform::Matrix, "").await;
    talk.store().ban(Platform::Matrix, "evil.example", 0).await.unwrap();
    assert_eq!(talk.says_as("1", "@eve:evil.example", "!help").await, "");
    assert_ne!(talk.says_as("2", "@ann:good.example", "!help").await, "");
    talk.place = "!room:evil.example".to_owned();
    assert_eq!(talk.says_as("3", "@ann:good.example", "!help").await, "");
}
