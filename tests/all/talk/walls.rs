//! Limits on the posts that somebody can repeat at will.

use super::pestering::{limited_talk, pings};
use crate::harness::extent::extent;

/// What one person can repeat at will, in public: two lines a repetition, in the places where they are written.
const WALLS: [[(&str, &str); 2]; 10] = [
    [("square", "/opening portes 31 share:yes"), ("square", "/board share:yes")],
    [("square", "/here table:T"), ("garden", "/here table:T")],
    [("square", "/move 8/5 6/5"), ("square", "/undo")],
    [("square", "/vacation 1"), ("square", "/vacation 0")],
    [("garden", "/newgame portes"), ("garden", "/cancel")],
    [("garden", "/play portes"), ("garden", "/resign single sure:yes")],
    [("garden", "/play portes"), ("garden", "/resign gammon sure:yes")],
    [("garden", "/play portes"), ("garden", "/cancel sure:yes")],
    [("garden", "/play backgammon match:money"), ("garden", "/resign backgammon sure:yes")],
    [("square", "/move 8/5 6/5"), ("square", "/takeback")],
];

/// How often the lines are repeated at once, and then in an hour, in the short and the long form. Each of their limits is exceeded
/// if nothing enforces it.
const AT_ONCE: [usize; 2] = [12, 40];
const IN_AN_HOUR: [usize; 2] = [40, 120];

/// Returns how many posts and pings of others a pair of lines leads to, repeated at once, and for an hour.
async fn wall(lines: [(&str, &str); 2]) -> [(usize, usize); 2] {
    let mut talk = limited_talk(&"31 ".repeat(500)).await;
    talk.place_within = vec!["the server".to_owned()];
    "square".clone_into(&mut talk.place);
    talk.says_as("begin", "alice", "/newgame backgammon @bob").await;
    talk.says_as("accept", "bob", "/accept").await;
    if !lines[0].1.starts_with("/move") {
        talk.says_as("move", "alice", "/move 8/5 6/5").await;
        talk.says_as("roll", "bob", "/roll").await;
        talk.says_as("answer", "bob", "/move 8/5 6/5").await;
    }
    talk.sleeps(2 * 60);
    let mut counts = Vec::new();
    for (minutes, times) in [(0, extent(AT_ONCE)), (60, extent(IN_AN_HOUR))] {
        let (from, mut posts) = (talk.posts.len(), 0);
        for number in 0..times {
            for (step, (place, line)) in lines.iter().enumerate() {
                talk.place = (*place).to_owned();
                let id = format!("{minutes}-{number}-{step}");
                let told = talk.says_as(&id, "alice", &line.replace('T', "fig-1")).await;
                // Edits of earlier messages notify nobody and take no room.
                let is_post = |line: &&str| line.starts_with("bot: ") || line.starts_with("bot in ");
                posts += told.lines().filter(is_post).count();
            }
            // Spread over the minutes.
            let pause = minutes * (number + 1) / times - minutes * number / times;
            talk.sleeps(i64::try_from(pause).expect("at most an hour"));
        }
        counts.push((posts, pings(&talk, from, "bob")));
        talk.sleeps(2 * 60);
    }
    talk.check().await;
    [counts[0], counts[1]]
}

#[tokio::test]
async fn nobody_builds_walls_of_posts() {
    for lines in WALLS {
        let [mut at_once, in_an_hour] = wall(lines).await;
        if lines[0].1.starts_with("/move") {
            // One of them is a real move, which calls the opponent for the first time.
            at_once = (at_once.0 - 1, at_once.1 - 1);
        }
        println!("{lines:?}: posts and pings at once {at_once:?}, in an hour {in_an_hour:?}");
        assert!(at_once.0 <= 10 && at_once.1 <= 3, "{lines:?}: {at_once:?}");
        assert!(in_an_hour.0 <= 30 && in_an_hour.1 <= 12, "{lines:?}: {in_an_hour:?}");
    }
}

#[tokio::test]
async fn budgets_outlive_a_restart_and_a_forgotten_account() {
    let mut talk = limited_talk("").await;
    talk.place_within = vec!["the server".to_owned()];
    for number in 0..30 {
        talk.says_as(&format!("invite-{number}"), "alice", "/newgame portes @bob").await;
        talk.says_as(&format!("forget-{number}"), "alice", "/forget sure:yes").await;
        talk.restart().await;
        talk.limited();
    }
    // How an invitation ended is told in its message.
    let posts = talk.posts.iter().filter(|post| !post.place.is_direct()).count() - talk.completed;
    assert!(posts <= 10 && pings(&talk, 0, "bob") <= 3, "{posts} posts, {} pings", pings(&talk, 0, "bob"));
    talk.sleeps(2 * 60);
    let told = talk.says_as("later", "alice", "/newgame portes @bob").await;
    assert!(told.contains("invites"), "{told}");
    talk.check().await;
}
