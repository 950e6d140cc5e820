//! Matches from elsewhere, attached to a command.

use serde_json::json;

use crate::harness::discord::{CHANNEL, Discord, Person};

const MATCH: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/crates/board/tests/imports/illegal-move-in-game-2.mat"));

#[tokio::test(flavor = "multi_thread")]
async fn attached_match_is_analysed_for_its_sender() {
    let discord = Discord::start().await;
    discord.with(|world| {
        world.files.insert("ours.mat".to_owned(), MATCH.to_owned());
        world.files.insert("large.mat".to_owned(), " ".repeat((1 << 20) + 1));
    });
    let _bot = discord.start_bot().await;
    let token = discord.ask(Person::ALICE, CHANNEL, "show import", &[("file", json!("ours.mat"))]);
    let answers = discord.until("both messages", |world| {
        Some(world.interactions[&token].answers.clone()).filter(|answers| answers.len() == 2)
    });
    let answers = answers.await;
    let (analysis, page) = (&answers[0], &answers[1]);
    assert!(analysis.content.contains("Analysis of the match, 2 games"), "{}", analysis.content);
    assert!(analysis.content.starts_with("Game 2, move 2: 13/7 is not legal with 5-2."), "{}", analysis.content);
    assert_eq!(page.attachments[0].name, "match.html");
    for (file, told) in [("large.mat", "larger than 1 MB"), ("gone.mat", "couldn't read that file")] {
        let answer = discord.command(Person::ALICE, "show import", &[("file", json!(file))]).await;
        assert!(answer.text().contains(told), "{}", answer.text());
    }
}
