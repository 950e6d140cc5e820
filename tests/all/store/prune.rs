//! Old rows are pruned, except those that are still needed.

use crate::harness::talk::Talk;

#[tokio::test]
async fn old_rows_are_pruned_and_the_game_goes_on() {
    let mut talk = Talk::new("62 31 22 41 53").await;
    for (id, name, text) in [
        ("1", "alice", "/newgame backgammon @bob cube:on"),
        ("2", "bob", "/accept"),
        ("3", "alice", "/move 24/18 13/11"),
        ("4", "bob", "/roll"),
    ] {
        talk.says_as(id, name, text).await;
    }
    let plays = talk.reaction("📋").await;
    assert!(plays.is_some());
    talk.sleeps(23 * 60);
    assert_eq!(talk.prune().await, 0, "everything is needed for a day");
    talk.waits(28).await;
    // The invitation, which was replaced, and the row that removed its choices. The opening roll's choices were removed
    // after the third message, which is the latest.
    assert_eq!(talk.prune().await, 2);
    assert_eq!(talk.says_as("4", "bob", "/roll").await, "", "a late repetition changes nothing");
    talk.waits(2).await;
    assert_eq!(talk.prune().await, 4, "the handled messages are forgotten");
    assert_eq!(talk.prune().await, 0);
    assert_eq!(talk.reaction("📋").await, plays, "a reaction to the latest message still works");
    talk.restart().await;
    let reply = talk.says_as("5", "bob", "/move 13/10 6/5").await;
    assert!(reply.contains("Bob rolls 3-1 and plays 13/10 6/5"), "{reply}");
    let reply = talk.says_as("6", "alice", "/roll").await;
    assert!(reply.starts_with("bot, completing its message"), "{reply}");
    talk.check().await;
}
