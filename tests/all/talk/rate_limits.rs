//! Rate limits for users who flood the bot.

use kafenio::chat::Platform;

use crate::harness::talk::Talk;

#[tokio::test]
async fn flood_is_refused_sooner_on_a_throttled_platform_and_told_once() {
    let mut talk = Talk::on(Platform::Matrix, "31 64").await;
    talk.limited();
    talk.says_as("begin", "alice", "/newgame portes @bob").await;
    talk.says_as("accept", "bob", "/accept").await;
    for number in 2..=40 {
        assert!(!talk.says_as(&number.to_string(), "alice", "/pips").await.is_empty(), "{number}");
    }
    talk.throttle();
    let told = talk.says_as("41", "alice", "/pips").await;
    assert!(told.contains("Nothing was changed; wait 11 seconds and try again."), "{told}");
    for number in 42..=50 {
        assert_eq!(talk.says_as(&number.to_string(), "alice", "/pips").await, "", "{number}: they are told once");
    }
    for number in 0..4 {
        assert!(!talk.says_as(&format!("bob-{number}"), "bob", "/pips").await.is_empty(), "others go on");
    }
    talk.sleeps(1);
    for number in 51..=90 {
        assert!(
            !talk.says_as(&number.to_string(), "alice", "/pips").await.is_empty(),
            "{number}: the throttling is over"
        );
    }
    talk.check().await;
}

#[tokio::test]
async fn flood_changes_nothing_and_slows_down_nobody_else() {
    let mut talk = Talk::new("31 64").await;
    talk.limited();
    talk.says_as("begin", "alice", "/newgame portes @bob").await;
    talk.says_as("accept", "bob", "/accept").await;
    for number in 2..=300 {
        assert!(!talk.says_as(&number.to_string(), "alice", "/pips").await.is_empty(), "{number}");
    }
    let told = talk.says_as("301", "alice", "/move 1").await;
    assert!(told.contains("Nothing was changed; wait 2 seconds and try again."), "{told}");
    assert_eq!(talk.says_as("302", "alice", "/move 1").await, "", "answering each would be a flood too");
    assert!(talk.says_as("303", "bob", "/games").await.contains("fig-1"), "others go on");
    talk.sleeps(1);
    let told = talk.says_as("302", "alice", "/moves").await;
    assert!(told.contains("legal moves"), "a refused message is not recorded as handled: {told}");
    talk.check().await;
}
