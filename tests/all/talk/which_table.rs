//! Which of several tables in a place a message selects, and what is shown of that table.

use kafenio::chat::Platform;
use kafenio_board::rules::Player;
use kafenio_picture::CubeView;

use crate::harness::talk::Talk;

/// Starts two tables: at `fig-1` Alice has rolled 5-2 against Bob, at `olive-2` 4-3 against Carol. Returns the ids of
/// the messages with the two boards.
async fn two_tables() -> (Talk, [String; 2]) {
    let mut talk = Talk::on(Platform::Matrix, "31 52 61 43 31 64 21 52").await;
    for (id, name, text) in
        [("1", "alice", "!newgame portes @bob"), ("2", "bob", "!accept"), ("3", "alice", "!newgame portes @carol")]
    {
        talk.says_as(id, name, text).await;
    }
    talk.says_as("4", "carol", "!accept olive-2").await;
    let latest =
        talk.snapshots().await.into_iter().map(|stored| format!("kafenio-{}", stored.showing().latest.unwrap()));
    let boards: Vec<String> = latest.collect();
    (talk, boards.try_into().unwrap())
}

#[tokio::test]
async fn reply_selects_the_table_shown_in_the_message() {
    let (mut talk, [first, second]) = two_tables().await;
    // The play is legal only at the second table.
    talk.replies_to = Some(first.clone());
    let told = talk.says_as("5", "alice", "!move 24/20 24/21").await;
    assert!(told.starts_with("bot to alice: fig-1"), "{told}");
    let told = talk.says_as("6", "carol", "!moves").await;
    assert!(told.contains("Only Alice and Bob play at this table"), "{told}");
    assert!(talk.says_as("7", "alice", "!moves").await.contains("fig-1 · 5-2"));
    talk.replies_to = Some(second);
    assert!(talk.says_as("8", "alice", "!moves").await.contains("olive-2 · 4-3"));
    // A table named in the command takes precedence, and a reply to any other message selects nothing.
    assert!(talk.says_as("9", "alice", "!moves table:fig-1").await.contains("fig-1 · 5-2"));
    talk.replies_to = Some("elsewhere".to_owned());
    assert!(talk.says_as("10", "alice", "!moves").await.contains("Which table?"));
    talk.replies_to = Some(first);
    let told = talk.says_as("11", "alice", "!move 13/8 13/11").await;
    assert!(told.contains("fig-1 · Alice rolls 5-2 and plays"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn message_in_a_thread_selects_the_table_played_there() {
    let (mut talk, _) = two_tables().await;
    talk.thread = Some("root".to_owned());
    talk.says_as("5", "carol", "!newgame portes @bob").await;
    talk.says_as("6", "bob", "!accept").await;
    let told = talk.says_as("7", "carol", "!m 13/9 24/18").await;
    assert!(told.starts_with("bot: vine-3 · Carol rolls"), "{told}");
    // Alice does not play in this thread, so the bot asks her as usual. Carol does, and has another table as well.
    assert!(talk.says_as("8", "alice", "!moves").await.contains("Which table?"));
    assert!(talk.says_as("9", "carol", "!board").await.contains("vine-3"));
    talk.thread = None;
    talk.says_as("10", "alice", "!move table:olive-2 24/20 24/21").await;
    talk.thread = Some("root".to_owned());
    let told = talk.says_as("11", "carol", "!roll").await;
    assert!(told.contains("vine-3"), "not olive-2, where it is her turn: {told}");
    talk.says_as("12", "carol", "!resign double sure:yes").await;
    for (id, text) in [("13", "!match"), ("14", "!export"), ("15", "!board")] {
        let told = talk.says_as(id, "carol", text).await;
        assert!(told.contains("vine-3") && !told.contains("olive-2"), "{text}: {told}");
    }
    talk.check().await;
}

#[tokio::test]
async fn board_shows_the_current_clock() {
    let mut talk = Talk::new("31 52").await;
    talk.says_as("1", "alice", "/newgame portes @bob clock:fast").await;
    talk.says_as("2", "bob", "/accept").await;
    talk.sleeps(40);
    for (id, text) in [("3", "/enter"), ("4", "/board"), ("5", "/settings theme:night")] {
        let shown = talk.asks(id, "alice", text).await;
        let scene = shown.board.unwrap().scene;
        assert_eq!(scene.clock.unwrap()[scene.viewer], 20 * 60, "{text}: 40 minutes of an hour are gone");
    }
}

#[tokio::test]
async fn raccoon_leaves_the_cube_with_its_owner() {
    let mut talk = Talk::new("31 62").await;
    let money = "/newgame backgammon @bob match:money raccoons:on";
    for (id, name, text) in [
        ("1", "alice", money),
        ("2", "bob", "/accept"),
        ("3", "alice", "/move 8/5 6/5"),
        ("4", "bob", "/double"),
        ("5", "alice", "/beaver"),
        ("6", "bob", "/beaver"),
    ] {
        talk.says_as(id, name, text).await;
    }
    let alices = Some(CubeView { value: 8, owner: Some(Player::White), offered_by: None });
    assert_eq!(talk.posts.last().unwrap().board.as_ref().unwrap().scene.cube, alices);
    talk.says_as("7", "alice", "/take").await;
    assert_eq!(talk.posts.last().unwrap().board.as_ref().unwrap().scene.cube, alices);
    talk.check().await;
}
