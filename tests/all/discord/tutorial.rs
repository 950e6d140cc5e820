//! The tutorial of Portes, by clicks alone.

use kafenio_board::rules::Variant;
use kafenio_board::tutorial::{Lesson, Verdict};
use serde_json::json;

use crate::discord::play::ALICE;
use crate::harness::discord::Discord;

#[tokio::test(flavor = "multi_thread")]
async fn tutorial_is_clicked_through_in_one_private_message() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    let begun = discord.command(ALICE, "tutorial", &[("game", json!("portes"))]).await;
    assert_eq!(begun.messages.len(), 1, "{}", begun.text());
    let mut shown = begun.messages[0].clone();
    let mut lesson = Lesson::find(Variant::Portes, 1);
    while let Some(step) = lesson {
        let wanted = |right: bool| {
            let answers = step.answers();
            let found = answers.iter().find(|answer| (step.judge(answer) == Verdict::Right) == right);
            (*found.expect("a right and a wrong answer")).to_owned()
        };
        for is_right in [false, true] {
            assert!(shown.private && !shown.attachments.is_empty(), "{}", shown.content);
            assert!(shown.content.contains(&format!("Portes {}/8", step.number)), "{}", shown.content);
            let label = wanted(is_right);
            let (_, id) = shown.buttons().into_iter().find(|(shown, _)| *shown == label).expect("a button for it");
            let answer = discord.click_id(ALICE, &shown, &id).await;
            assert_eq!((answer.kind, answer.messages.len()), (7, 1), "the message is replaced: {}", answer.text());
            shown = answer.messages[0].clone();
            let heading = if is_right { "**Right.**" } else { "**Not " };
            assert!(shown.content.starts_with(heading), "{label}: {}", shown.content);
        }
        lesson = step.next();
    }
    assert!(shown.content.contains("newgame"), "{}", shown.content);
    assert_eq!(shown.buttons().len(), 1, "the rules are one click away: {:?}", shown.buttons());
}
