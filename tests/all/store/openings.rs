//! Two processes that open the same thing at the same moment, on one database.

use std::time::Duration;

use kafenio::chat::{Account, Message, Place, Platform, User};
use kafenio::manager::{self, DiceSource, Manager, SystemClock};
use kafenio::store::Store;
use tempfile::TempDir;
use tokio::time::timeout;

use crate::harness::databases;
use crate::harness::screen::Screen;

/// How long the commands get to read, before either may write. A check that is not part of what writes has then seen nothing of
/// the other command.
const READING: Duration = Duration::from_millis(200);

fn person(name: &str) -> User {
    User { account: Account { platform: Platform::Discord, id: name.to_owned() }, name: name.to_owned() }
}

fn here() -> Place {
    Place { platform: Platform::Discord, id: "here".to_owned() }
}

/// Two processes, each with a store of its own on the same database.
struct Two {
    folder: TempDir,
    stores: [Store; 2],
    managers: [Manager; 2],
    said: u32,
}

impl Two {
    async fn new() -> Two {
        let folder = databases::folder();
        std::fs::create_dir(folder.path().join("data")).unwrap();
        let url = databases::url(folder.path());
        let stores = [Store::open(&url).await.unwrap(), Store::open(&url).await.unwrap()];
        let managers = stores.clone().map(|store| Manager::new(store, DiceSource::System, SystemClock));
        Two { folder, stores, managers, said: 0 }
    }

    /// Returns the message of somebody who writes, such as `alice: /play portes`.
    fn message(&mut self, line: &str) -> Message {
        self.said += 1;
        let (name, text) = line.split_once(": ").unwrap();
        let message = Message::text_only(self.said.to_string(), here(), person(name), text.to_owned());
        Message { mentions: ["alice", "bob"].map(person).into(), ..message }
    }

    async fn says(&mut self, line: &str) {
        let message = self.message(line);
        let handled = manager::handle(&self.managers[0], message, &Screen::default()).await.unwrap();
        println!("{line}: {:?}", handled.replies);
    }

    /// Lets two people write at once, each to another process, while nobody may write to the database for a moment.
    async fn say_at_once(&mut self, lines: [&str; 2]) {
        let messages = lines.map(|line| self.message(line));
        let screen = Screen::default();
        let [first, second] = [0, 1].map(|who| manager::handle(&self.managers[who], messages[who].clone(), &screen));
        let both = async { tokio::try_join!(first, second) };
        tokio::pin!(both);
        let other = Store::open(&databases::url(self.folder.path())).await.unwrap();
        let mut held = other.begin().await.unwrap();
        held.lock_openings().await.unwrap();
        assert!(timeout(READING, &mut both).await.is_err(), "{lines:?}: nobody can write yet");
        drop(held);
        both.await.unwrap();
    }

    /// Returns how many tables, challenges and tournaments are open here, and how many people have joined the last tournament.
    async fn open(&self) -> [usize; 4] {
        let mut store = self.stores[1].begin_read();
        let tables = store.open_tables(&here()).await.unwrap().len();
        let challenges = store.open_challenges(&here()).await.unwrap().len();
        let tournaments = store.tournaments_here(&here()).await.unwrap();
        let joined = tournaments.last().map_or(0, |last| last.people.len());
        [tables, challenges, tournaments.len(), joined]
    }
}

/// Every command that opens or joins something, written twice at once, or by two who mean each other: what is said before, both
/// lines, and what is open then.
#[tokio::test]
async fn what_two_commands_open_at_once_is_opened_once() {
    let join = "bob: /join";
    for (before, at_once, expected) in [
        (&[][..], ["alice: /play portes casual"; 2], [1, 0, 0, 0]),
        (&[], ["alice: /newgame portes <@bob>"; 2], [1, 0, 0, 0]),
        (&[], ["alice: /newgame portes <@bob>", "bob: /newgame portes <@alice>"], [1, 0, 0, 0]),
        (&[], ["alice: /newgame portes <@bob> rated", "bob: /newgame portes <@alice> rated"], [1, 0, 0, 0]),
        (&[], ["alice: /newgame portes"; 2], [0, 1, 0, 0]),
        (&["alice: /newgame portes"], [join; 2], [1, 0, 0, 0]),
        (&["alice: /newgame portes"], [join, "alice: /newgame portes <@bob>"], [1, 0, 0, 0]),
        (&["alice: /newgame portes"], [join, "carol: /join"], [1, 0, 0, 0]),
        (&["alice: /newgame portes across:yes"; 2], ["alice: /newgame portes across:yes"; 2], [0, 3, 0, 0]),
        (
            &["alice: /newgame portes <@bob>", "bob: /accept", "bob: /cancel sure:yes", "alice: /cancel sure:yes"],
            ["alice: /rematch", "bob: /rematch"],
            [1, 0, 0, 0],
        ),
        (&[], ["alice: /cup portes 3", "bob: /cup portes 3"], [0, 0, 1, 1]),
        (&["alice: /league portes"], ["bob: /league join"; 2], [0, 0, 1, 2]),
    ] {
        let mut two = Two::new().await;
        for line in before {
            two.says(line).await;
        }
        Box::pin(two.say_at_once(at_once)).await;
        assert_eq!(two.open().await, expected, "{at_once:?}: tables, challenges, tournaments, joined");
        assert_eq!(two.stores[0].verify().await.unwrap(), Vec::<String>::new());
    }
}

/// The same, one step after the other.
#[tokio::test]
async fn whoever_locks_the_openings_sees_what_others_have_opened_since_they_read() {
    let mut two = Two::new().await;
    let alice = person("alice").account;
    let mut first = two.stores[1].begin_in(&here()).await.unwrap();
    first.receive("first", &here(), &[], &alice).await.unwrap();
    assert!(first.open_tables_of(&here(), &alice).await.unwrap().is_empty());
    two.says("alice: /play portes").await;
    assert!(first.open_tables_of(&here(), &alice).await.unwrap().is_empty(), "it has read them before");
    first.lock_openings().await.unwrap();
    assert_eq!(first.open_tables_of(&here(), &alice).await.unwrap().len(), 1);
    let mut second = two.stores[0].begin_in(&here()).await.unwrap();
    assert!(timeout(READING, second.lock_openings()).await.is_err(), "one opens something at a time");
}
