//! The greeting of a place that the bot has been added to.

use kafenio::chat::{Place, Platform};
use kafenio::manager::{self, Added, DiceSource, Manager, SystemClock};

use crate::harness::talk::Talk;

#[tokio::test]
async fn room_is_greeted_once_even_after_a_restart() {
    let mut talk = Talk::on(Platform::Matrix, "").await;
    let place = Place { platform: Platform::Matrix, id: talk.place.clone() };
    let added = Added { to: &place.id, at: None, locale: None };
    let greet = |talk: &Talk| Manager::new(talk.store().clone(), DiceSource::System, SystemClock);
    manager::greet(&greet(&talk), &place, added).await.expect("the store works");
    let said = talk.passes(0).await;
    assert!(said.starts_with("bot: Hello! I run backgammon tables here"), "{said}");
    assert!(said.contains("!tutorial portes") && said.contains("Try a game, Rules]"), "{said}");
    assert_eq!(talk.reaction("🎓").await.as_deref(), Some("/tutorial portes"));

    manager::greet(&greet(&talk), &place, added).await.expect("the store works");
    talk.restart().await;
    manager::greet(&greet(&talk), &place, added).await.expect("the store works");
    assert_eq!(talk.passes(0).await, "");
    talk.check().await;
}
