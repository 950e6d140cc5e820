//! How the settings of players change the boards that they see.

use kafenio::chat::{Platform, Span};
use kafenio_board::rules::{Numbering, Player};
use kafenio_picture::BoardView;

use crate::harness::talk::Talk;

/// Returns the board in the latest post.
fn shown(talk: &Talk) -> Option<&BoardView> {
    talk.posts.last().unwrap().board.as_ref().map(|board| &board.scene)
}

#[tokio::test]
async fn public_board_is_drawn_for_the_player_to_move() {
    let mut talk = Talk::new("31 62 55 64").await;
    talk.says_as("1", "alice", "/settings theme:night home:left numbers:ravensburger").await;
    talk.says_as("2", "alice", "/newgame portes @bob").await;
    talk.says_as("3", "bob", "/accept").await;
    let scene = shown(&talk).unwrap();
    assert_eq!((scene.theme.as_str(), scene.mirrored, scene.numbering), ("night", true, Numbering::Printed));
    assert_eq!((scene.viewer, scene.to_move), (Player::White, Some(Player::White)));

    // The printed 12A is Alice's own 13.
    let answer = talk.says_as("4", "alice", "/move 12A/11 8/2").await;
    assert!(answer.contains("Alice rolls 6-2 and plays 13/11 8/2"), "{answer}");
    let scene = shown(&talk).unwrap();
    assert_eq!((scene.theme.as_str(), scene.mirrored, scene.numbering), ("kafenio", false, Numbering::Own));
    assert_eq!((scene.viewer, scene.to_move), (Player::Black, Some(Player::Black)));

    // A player who wants text gets no picture, and the setting survives a restart.
    talk.says_as("8", "alice", "/settings boards:text").await;
    talk.restart().await;
    talk.says_as("9", "bob", "/moves").await;
    talk.says_as("10", "bob", "/move 1").await;
    let post = talk.posts.last().unwrap();
    assert!(post.board.is_none());
    let blocks: Vec<&String> =
        post.text.0.iter().filter_map(|span| if let Span::Block(lines) = span { Some(lines) } else { None }).collect();
    assert!(blocks.len() == 1 && blocks[0].contains("1A"), "{blocks:?}");
}

#[tokio::test]
async fn text_board_fits_the_width_of_the_platform() {
    for (platform, wide) in [(Platform::Console, true), (Platform::Discord, false), (Platform::Matrix, false)] {
        let mut talk = Talk::on(platform, "31 62").await;
        talk.says_as("1", "alice", "/settings boards:text").await;
        talk.says_as("2", "alice", "/newgame portes @bob").await;
        talk.says_as("3", "bob", "/accept").await;
        // The last post edits the invitation.
        let turn = talk.posts.iter().map(|post| post.text.to_string()).rfind(|text| text.contains("X Bob")).unwrap();
        let answer = talk.says_as("4", "alice", "/board").await;
        for shown in [turn, answer] {
            let board: Vec<&str> = shown.lines().skip_while(|line| !line.trim().starts_with("X Bob")).collect();
            // What the harness says about choices follows the board.
            let drawn = board.iter().map(|line| line.split("  [").next().unwrap_or_default());
            let columns = drawn.map(|line| line.chars().count()).max().unwrap_or_default();
            assert!(board.len() > 12, "{platform:?}: {shown}");
            // The harness indents an answer by five columns.
            assert_eq!(columns > 36 + 5, wide, "{platform:?}, {columns}:\n{shown}");
        }
    }
}

#[tokio::test]
async fn new_name_appears_at_the_tables_of_a_place_with_the_next_message_there() {
    let mut talk = Talk::new("31 62 54 43").await;
    for (id, name, text) in [
        ("1", "alice", "/newgame portes @bob"),
        ("2", "bob", "/accept"),
        ("3", "carol", "/newgame backgammon @alice"),
        ("4", "alice", "/accept"),
    ] {
        talk.says_as(id, name, text).await;
    }
    let answer = talk.says_as("5", "bob", "/games").await;
    assert_eq!(answer.matches("Alice–Bob").count() + answer.matches("Carol–Alice").count(), 2, "{answer}");
    talk.says_as("6", "ALICE", "/pips").await;
    let answer = talk.says_as("7", "bob", "/games").await;
    assert_eq!(answer.matches("ALICE–Bob").count() + answer.matches("Carol–ALICE").count(), 2, "{answer}");
    // Alice may have another name elsewhere.
    talk.place = "there".to_owned();
    talk.says_as("8", "alice", "/newgame portes @dora").await;
    talk.place = "here".to_owned();
    let answer = talk.says_as("9", "bob", "/games").await;
    assert!(answer.contains("ALICE–Bob"), "{answer}");
    talk.check().await;
}
