//! `/history`: the list of finished games.

use kafenio::chat::Platform;

use crate::harness::talk::Talk;

#[tokio::test]
async fn history_tells_that_it_lists_the_latest_games_alone() {
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    let mut told = String::new();
    for number in 1..=20 {
        assert!(!told.contains("only the latest"), "{told}");
        talk.says_as(&format!("invite {number}"), "alice", "/newgame portes @bob").await;
        talk.says_as(&format!("accept {number}"), "bob", "/accept").await;
        talk.says_as(&format!("resign {number}"), "alice", "/resign single sure:yes").await;
        talk.says_as(&format!("agree {number}"), "bob", "/accept").await;
        told = talk.says_as(&format!("history {number}"), "alice", "/history").await;
        assert_eq!(told.matches("Bob won").count(), number, "{told}");
        talk.sleeps(60);
    }
    assert!(told.contains("latest first (only the latest 20):"), "{told}");
}
