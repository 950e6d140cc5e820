//! What is shown of people's names, and of words that they typed.

use kafenio::chat::{Board, Platform, User};
use kafenio::manager::Membership;
use kafenio_picture::{portrait_text, text};

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
        ("\u{2068}zoe\u{2069}", "“zoe”"),
        ("(<@@zoe:localhost>)", "“(@zoe:localhost)”"),
        ("\u{202e}<@@zoe:localhost>\0", "@zoe:localhost"),
    ]
    .into_iter()
    .enumerate()
    {
        let told = talk.asks(&number.to_string(), "alice", &format!("/newgame portes {typed}")).await.text.to_string();
        assert!(told.contains(shown) && !told.contains("<@"), "{told}");
        assert!(!told.contains(['\u{202e}', '\u{2068}', '\u{2069}', '\u{200b}', '\0']), "{told}");
    }
}

/// Two names that are written from right to left.
const NAMES: [&str; 2] = ["عمر", "נועה"];

/// Checks that every one of [`NAMES`] in `shown` is isolated, and so turns nothing around that stands beside it.
fn assert_isolated(shown: &str) -> usize {
    let mut found = 0;
    for (at, name) in NAMES.iter().flat_map(|name| shown.match_indices(name)) {
        let before = &shown[..at];
        let opened = before.matches('\u{2068}').count() - before.matches('\u{2069}').count();
        assert_eq!(opened, 1, "{name} is between isolating marks: {shown}");
        found += 1;
    }
    assert_eq!(shown.matches('\u{2068}').count(), shown.matches('\u{2069}').count(), "{shown}");
    found
}

fn assert_board_isolated(board: &Board) -> usize {
    [board.alt.clone(), text(&board.scene), portrait_text(&board.scene)]
        .iter()
        .map(|shown| assert_isolated(shown))
        .sum()
}

/// Who says what, without the sign.
const SAID: &[(usize, &str)] = &[
    (0, "newgame backgammon @נועה match:3 rated"),
    (1, "accept"),
    (0, "moves"),
    (0, "hint"),
    (0, "move 8/5 6/5"),
    (1, "double"),
    (0, "take"),
    (1, "move 24/18 13/11"),
    (0, "say 3-1 once more?"),
    (1, "board"),
    (1, "pips"),
    (1, "cube"),
    (1, "time"),
    (1, "games"),
    (0, "games"),
    (1, "takeback"),
    (0, "decline"),
    (0, "settings boards:text"),
    (0, "board"),
    (0, "replay"),
    (0, "replay strip"),
    (0, "match"),
    (0, "board share:yes"),
    (1, "resign gammon sure:yes"),
    (0, "accept"),
    (0, "replay strip"),
    (0, "export"),
    (1, "resign backgammon sure:yes"),
    (0, "match"),
    (0, "analyse"),
    (0, "stats"),
    (0, "stats @נועה"),
    (0, "top"),
    (0, "top list:ratings"),
    (0, "history"),
    (0, "mydata"),
    (1, "rematch"),
    (0, "decline"),
    (0, "newgame portes @נועה"),
    (0, "cancel"),
    (0, "newgame portes"),
    (1, "join"),
    (0, "block @נועה"),
    (0, "block"),
    (0, "cup portes 3"),
    (1, "cup join"),
    (0, "cup start"),
    (0, "cup"),
    (0, "games"),
];

/// Whatever is said, the name of a player is kept apart from the numbers and plays beside it.
#[tokio::test]
async fn right_to_left_names_turn_nothing_around() {
    for platform in [Platform::Discord, Platform::Matrix, Platform::Console] {
        let mut talk = Talk::on(platform, "31 62 54 21 65 43 11 66 52 41 31 62 54 21 65 43").await;
        let sign = if platform == Platform::Matrix { '!' } else { '/' };
        let mut said = 0;
        let mut told = 0;
        for &(who, text) in SAID {
            said += 1;
            let posts = talk.posts.len();
            let replies = talk.replies.len();
            let shown = talk.says_as(&said.to_string(), NAMES[who], &format!("{sign}{text}")).await;
            println!("{text}: {shown}");
            let posts = talk.posts[posts..].iter().map(|post| (&post.text, &post.board, &post.choices));
            let replies = talk.replies[replies..].iter().map(|(_, reply)| (&reply.text, &reply.board, &reply.choices));
            for (text, board, choices) in posts.chain(replies) {
                let labels = choices.iter().map(|choice| choice.label.clone());
                told += labels.chain([text.to_string()]).map(|shown| assert_isolated(&shown)).sum::<usize>();
                told += board.as_ref().map_or(0, assert_board_isolated);
            }
        }
        assert!(told > 100, "{told} names were told on {platform:?}");
    }
}
