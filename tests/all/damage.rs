//! What is stored of a table is not what the rules made: nobody plays on there, everybody else does.

use crate::talk::Talk;

/// Two tables: at `fig-1` Bob is to play 3-1 against Alice, at `olive-2` Carol is to roll against Alice.
async fn two_tables() -> Talk {
    let mut talk = Talk::new("13 62 31 22 41 53").await;
    for (id, name, text) in [
        ("1", "alice", "/newgame backgammon @bob cube:on"),
        ("2", "bob", "/accept"),
        ("3", "alice", "/newgame backgammon @carol cube:on"),
        ("4", "carol", "/accept"),
        ("5", "alice", "/move 24/18 13/11 table:olive-2"),
    ] {
        talk.says_as(id, name, text).await;
    }
    talk
}

#[tokio::test]
async fn a_table_that_the_rules_did_not_make_is_not_played_on_and_all_others_are() {
    let mut talk = two_tables().await;
    talk.tampers("UPDATE events SET event = replace(event, '[1,3]', '[1,6]') WHERE table_id = 1").await;
    talk.restart().await;
    for (id, text) in [("6", "/move 8/5 6/5"), ("7", "/moves table:fig-1"), ("8", "/board"), ("9", "/resign")] {
        let told = talk.says_as(id, "bob", text).await;
        assert!(told.starts_with("bot to bob: fig-1 cannot be played on"), "{text}: {told}");
    }
    assert!(talk.says_as("10", "dora", "/games").await.contains("fig-1"));
    let told = talk.says_as("11", "carol", "/roll").await;
    assert!(told.contains("olive-2"), "{told}");
    let told = talk.says_as("12", "alice", "/pips").await;
    assert!(told.contains("olive-2"), "{told}");
    // Once it is mended the game goes on.
    talk.tampers("UPDATE events SET event = replace(event, '[1,6]', '[1,3]') WHERE table_id = 1").await;
    let told = talk.says_as("13", "bob", "/move 8/5 6/5").await;
    assert!(told.contains("Bob plays 8/5 6/5") || told.contains("plays 8/5 6/5"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn a_table_whose_snapshot_is_lost_is_made_of_its_events() {
    let mut talk = two_tables().await;
    for snapshot in ["UPDATE tables SET snapshot = '{}' WHERE id = 1", "UPDATE tables SET snapshot = '' WHERE id = 2"] {
        talk.tampers(snapshot).await;
    }
    talk.restart().await;
    // Whoever looks at it first saves nothing of it.
    for id in ["6", "7"] {
        let told = talk.says_as(id, "bob", "/move 24/1").await;
        assert!(!told.contains("cannot be played on"), "{told}");
    }
    assert!(talk.says_as("8", "bob", "/move 8/5 6/5").await.contains("plays 8/5 6/5"));
    assert!(talk.says_as("9", "carol", "/roll").await.contains("olive-2"));
    talk.check().await;
}

#[tokio::test]
async fn nobody_plays_for_somebody_who_was_put_into_his_seat() {
    let mut talk = two_tables().await;
    talk.tampers("UPDATE tables SET seats = replace(seats, 'bob', 'dora') WHERE id = 1").await;
    talk.restart().await;
    for (id, name) in [("6", "bob"), ("7", "dora")] {
        let told = talk.says_as(id, name, "/move 8/5 6/5 table:fig-1").await;
        assert!(!told.contains("plays"), "{told}");
    }
    talk.tampers("UPDATE tables SET seats = replace(seats, 'dora', 'bob') WHERE id = 1").await;
    assert!(talk.says_as("8", "bob", "/move 8/5 6/5").await.contains("plays 8/5 6/5"));
    talk.check().await;
}

#[tokio::test]
async fn what_is_due_at_other_tables_happens() {
    let mut talk = Talk::new("").await;
    talk.says_as("1", "alice", "/newgame portes @bob").await;
    talk.says_as("2", "alice", "/newgame portes @carol").await;
    talk.tampers("UPDATE events SET event = '{}' WHERE table_id = 1").await;
    talk.restart().await;
    let told = talk.waits(8).await;
    assert!(told.contains("olive-2") && !told.contains("fig-1"), "{told}");
}

#[tokio::test]
async fn what_nobody_checked_is_not_saved() {
    let mut talk = Talk::new("").await;
    talk.says_as("1", "alice", "/newgame portes @bob").await;
    // To look at the tables of a place checks none of them; but this invitation would be closed by it.
    talk.tampers("UPDATE events SET event = replace(event, 'portes', 'plakoto') WHERE table_id = 1").await;
    talk.restart().await;
    talk.sleeps(8 * 24 * 60);
    let failed = talk.fails("2", "dora", "/games").await;
    assert!(failed.contains("table 1 is not what its events make of it"), "{failed}");
    talk.tampers("UPDATE events SET event = replace(event, 'plakoto', 'portes') WHERE table_id = 1").await;
    assert!(talk.says_as("2", "dora", "/games").await.contains("fig-1"));
    talk.check().await;
}
