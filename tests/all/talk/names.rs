//! What is shown of words that people typed.

use kafenio::chat::Platform;

use crate::harness::talk::Talk;

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
