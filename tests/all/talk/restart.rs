//! What a process delivers that the last one left in the outbox, before it reads anything.

use std::sync::Mutex;

use kafenio::chat::{Account, Choice, Message, Place, Platform, Post, User};
use kafenio::manager::{
    self, Channel, DeliveryError, DiceSource, Manager, SystemClock, deliver_begun, deliver_pending,
};
use kafenio::store::{Store, sqlite_url};
use kafenio_picture::Picture;

use crate::harness::screen::Screen;

/// A channel that records what it is asked to do, and does nothing else while it is `away`.
#[derive(Default)]
struct RecordingChannel {
    calls: Mutex<Vec<&'static str>>,
    is_away: bool,
}

impl RecordingChannel {
    fn call(&self, what: &'static str) -> Result<String, DeliveryError> {
        let mut calls = self.calls.lock().unwrap();
        calls.push(what);
        let away = || DeliveryError::Later { cause: anyhow::anyhow!("the platform is away"), after: None };
        if self.is_away { Err(away()) } else { Ok(calls.len().to_string()) }
    }

    fn calls(&self) -> Vec<&'static str> {
        self.calls.lock().unwrap().clone()
    }
}

impl Channel for RecordingChannel {
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, _key: &str, _post: &Post, _picture: Option<&Picture>) -> Result<String, DeliveryError> {
        self.call("send")
    }

    async fn edit(&self, _: &str, _: &str, _: &Post, _: Option<&Picture>) -> Result<(), DeliveryError> {
        self.call("edit").map(drop)
    }

    async fn shrink(&self, _key: &str, _id: &str, _line: &Post) -> Result<(), DeliveryError> {
        self.call("clean up").map(drop)
    }

    async fn remove_choices(&self, _: &str, _: &Place, _: &str, _: &[Choice]) -> Result<(), DeliveryError> {
        self.call("clean up").map(drop)
    }
}

fn person(name: &str) -> User {
    User { account: Account { platform: Platform::Matrix, id: format!("@{name}:localhost") }, name: name.to_owned() }
}

async fn says(manager: &Manager, id: &str, place: &str, name: &str, text: &str) {
    let place = Place { platform: Platform::Matrix, id: place.to_owned() };
    let message = Message {
        mentions: vec![person("bob")],
        ..Message::text_only(id.to_owned(), place, person(name), text.to_owned())
    };
    manager::handle(manager, message, &Screen::default()).await.unwrap();
}

#[tokio::test]
async fn only_what_may_have_been_sent_is_delivered_before_anything_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&sqlite_url(&folder.path().join("kafenio.db"))).await.unwrap();
    let manager = Manager::new(store, DiceSource::System, SystemClock);
    let places = ["!one:localhost", "!two:localhost"];
    for (number, place) in places.iter().enumerate() {
        says(&manager, &format!("{number}-1"), place, "alice", "!newgame portes <@@bob:localhost>").await;
        says(&manager, &format!("{number}-2"), place, "bob", "!accept").await;
    }
    // Each has an invitation and a turn to send, and something to clean up.
    let away = RecordingChannel { is_away: true, ..RecordingChannel::default() };
    assert!(deliver_begun(&manager, Platform::Matrix, &away).await.is_err(), "it waits for its next attempt");
    let channel = RecordingChannel::default();
    deliver_begun(&manager, Platform::Matrix, &channel).await.unwrap();
    assert_eq!(channel.calls(), ["send", "send"], "one message of each table");
    while !channel.calls().ends_with(&["clean up"]) {
        deliver_begun(&manager, Platform::Matrix, &channel).await.unwrap();
        if channel.calls().len() == 6 {
            break;
        }
    }
    assert!(!channel.calls().contains(&"clean up"), "{:?}", channel.calls());
    deliver_pending(&manager, Platform::Matrix, &channel).await.unwrap();
    let all = channel.calls();
    assert!(all[6..].contains(&"clean up"), "{all:?}");
}
