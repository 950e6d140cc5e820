//! Who may do what: each row of the table in `docs/threats.md`, from the side of somebody who may not.

use kafenio::chat::Platform;

use crate::harness::talk::Talk;

/// A game between Alice and Bob, in which it is Alice's turn, and an invitation of Bob to Carol; Dave plays with nobody, and Olga
/// is a moderator. What somebody may not do, and what they read instead.
const REFUSED: [(&str, &str, &str); 34] = [
    // Acting for others.
    ("dave", "/move 8/5 6/5 table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/move 8/5 6/5", "You have no table here"),
    ("bob", "/move 8/5 6/5 table:fig-1", "It is Alice's turn"),
    ("bob", "/roll table:fig-1", "It is Alice's turn"),
    ("dave", "/resign table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/double table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/undo table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/takeback table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/order take table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/claim table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/enter table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/rematch table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/say hello table:fig-1", "Only Alice and Bob play at this table"),
    // Invitations.
    ("dave", "/accept table:olive-2", "Only Bob and Carol play at this table"),
    ("dave", "/decline table:olive-2", "Only Bob and Carol play at this table"),
    ("dave", "/cancel table:olive-2", "Only Bob and Carol play at this table"),
    ("bob", "/accept table:olive-2", "Carol has not answered"),
    // Ending and moving.
    ("dave", "/cancel table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/endtable table:fig-1 sure:yes", "Only moderators may close"),
    ("alice", "/endtable table:fig-1 sure:yes", "Only moderators may close"),
    ("dave", "/here table:fig-1", "You have no game in progress"),
    // Help with a game among people.
    ("alice", "/hint table:fig-1", "hints"),
    ("dave", "/hint table:fig-1", "Only Alice and Bob play at this table"),
    ("dave", "/analyse table:fig-1", "No game at this table is over yet"),
    ("dave", "/report table:fig-1", "finished"),
    // Settings of the place and of its server.
    ("dave", "/channel boards:keep", "Only moderators"),
    ("dave", "/channel threads:always", "Only moderators"),
    ("dave", "/channel only:off", "Only moderators"),
    ("dave", "/settings channel:german", "Only moderators"),
    ("dave", "/puzzle portes daily:on", "Only moderators"),
    // What belongs to others.
    ("dave", "/link AAAAAAAA", "I don't know this code"),
    ("dave", "/join fig-1-AAAAAAAA", "code"),
    ("dave", "/unblock @alice", "You have not blocked"),
    ("dave", "/block @kafenio", "can't block"),
];

#[tokio::test]
async fn nobody_does_what_is_not_theirs_to_do() {
    let mut talk = Talk::on(Platform::Discord, "31").await;
    talk.record_uptime().await;
    talk.place_within = vec!["the server".to_owned()];
    talk.says_as("i1", "alice", "/newgame backgammon @bob").await;
    talk.says_as("a1", "bob", "/accept").await;
    talk.says_as("i2", "bob", "/newgame portes @carol").await;
    let before = talk.snapshots().await;
    let mut wrong = Vec::new();
    for (number, (name, line, expected)) in REFUSED.into_iter().enumerate() {
        let told = talk.says_as(&number.to_string(), name, line).await;
        if !told.starts_with(&format!("bot to {name}: ")) || !told.contains(expected) {
            wrong.push(format!("{name}: {line}\n{told}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(talk.snapshots().await, before, "nothing has changed");
    talk.check().await;
}
