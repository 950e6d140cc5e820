//! What is shown of people's names, and of words that they typed.

use kafenio::chat::{Platform, User};
use kafenio::manager::Membership;

use crate::harness::talk::Talk;

async fn begun_game(dice: &str) -> Talk {
    let mut talk = Talk::on(Platform::Matrix, dice).await;
    talk.says_as("1", "alice", "/newgame portes @bob clock:none").await;
    talk.says_as("2", "bob", "/accept").await;
    talk
}

#[tokio::test]
async fn name_changed_during_a_game_reaches_the_next_board() {
    let mut talk = begun_game("31 62 54").await;
    talk.renames(&User { name: "Robert\u{202e} the Builder\0".to_owned(), ..talk.person("bob") }).await;
    let told = talk.says_as("3", "alice", "/move 24/18 24/22").await;
    assert!(told.contains("Robert the Builder, you rolled 5-4"), "{told}");
    let names = talk.posts.last().and_then(|post| Some(post.board.as_ref()?.scene.names.clone())).unwrap();
    assert!([names.white, names.black].contains(&"Robert the Builder".to_owned()));
    talk.check().await;
}

#[tokio::test]
async fn returning_player_is_announced_by_a_clean_name() {
    let mut talk = begun_game("31 62").await;
    talk.departs("bob", Membership::Left).await;
    talk.leave("bob", false);
    let told = talk.arrives_as("join-1", &User { name: "\u{202e}Bob\0".to_owned(), ..talk.person("bob") }).await;
    assert!(told.contains("Bob is back: the game goes on"), "{told}");
    assert!(!told.contains(['\u{202e}', '\0']), "{told}");
}

#[tokio::test]
async fn wrong_word_is_repeated_without_what_cannot_be_seen() {
    let talk = Talk::on(Platform::Matrix, "").await;
    for (number, (typed, shown)) in [
        ("\u{202e}zo\0e\u{200b}", "“zoe”"),
        ("\u{202e}@zoe\0", "@zoe"),
        ("(<@@zoe:localhost>)", "“(@zoe:localhost)”"),
        ("\u{202e}<@@zoe:localhost>\0", "@zoe:localhost"),
    ]
    .into_iter()
    .enumerate()
    {
        let told = talk.asks(&number.to_string(), "alice", &format!("/newgame portes {typed}")).await.text.to_string();
        assert!(told.contains(shown) && !told.contains("<@"), "{told}");
        assert!(!told.contains(['\u{202e}', '\u{200b}', '\0']), "{told}");
    }
}
