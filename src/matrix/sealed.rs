//! Encrypted events that came before their keys: they wait, also across a restart, and are heard when they open.
//!
//! Nobody can tell whether one is a command. After a minute its sender is asked to say it again, where it is likely to be
//! one: he sits at an open table of the room, or nobody else is there. From then on it is not heard any more, even if its
//! key comes, and neither is what else of his waits there: he may have said it again. He is asked once in ten minutes.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, OwnedUserId, RoomId, UserId};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::ear::Ear;
use super::hearing::{account, place};
use super::mouth::is_for_two;
use super::spoken;

/// How many events may wait; the oldest is given up first.
const MOST: usize = 200;
/// How often one is tried. Keys come within seconds, or not at all.
const MOST_TRIES: u32 = 200;

/// How long the sender waits for an answer, over all restarts; and how long the key is looked for since the latest one.
const ASKED_AFTER: Duration = Duration::from_mins(1);
const LOOKED_FOR: Duration = Duration::from_secs(20);
/// How long somebody is not asked again in a room.
const ASKED_AGAIN_AFTER: Duration = Duration::from_mins(10);

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Envelope {
    room: OwnedRoomId,
    id: OwnedEventId,
    tries: u32,
    /// Who has sent it, and in which thread; earlier versions did not note that.
    #[serde(default)]
    sender: Option<OwnedUserId>,
    #[serde(default)]
    thread: Option<String>,
    /// Whether its sender is being asked to say it again.
    #[serde(default)]
    is_given_up: bool,
    /// Since when it waits, in milliseconds since 1970; and since when in this process.
    #[serde(default)]
    waits_since: i64,
    #[serde(skip, default = "Instant::now")]
    since: Instant,
    /// As it came; fetched again after a restart.
    #[serde(skip)]
    event: Option<Raw<AnySyncTimelineEvent>>,
}

/// What waits, and who was asked in which room, and when.
#[derive(Default)]
pub(super) struct Sealed {
    waiting: Mutex<Vec<Envelope>>,
    asked: Mutex<HashMap<(OwnedRoomId, OwnedUserId), Instant>>,
}

impl Sealed {
    fn all(&self) -> MutexGuard<'_, Vec<Envelope>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all().is_empty()
    }

    /// Changes what waits as `id`, if it still does.
    fn change(&self, id: &EventId, change: impl FnOnce(&mut Envelope)) {
        if let Some(kept) = self.all().iter_mut().find(|kept| kept.id == id) {
            change(kept);
        }
    }

    /// Whether `sender` was asked in `room` lately.
    fn was_asked(&self, room: &RoomId, sender: &UserId) -> bool {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, at| at.elapsed() < ASKED_AGAIN_AFTER);
        asked.contains_key(&(room.to_owned(), sender.to_owned()))
    }

    fn note_asked(&self, room: &RoomId, sender: &UserId) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.insert((room.to_owned(), sender.to_owned()), Instant::now());
    }
}

impl Ear {
    fn sealed_key(&self) -> String {
        format!("matrix:sealed:{}", self.own)
    }

    /// Takes up what waited at the last stop.
    pub(super) async fn recall_sealed(&self) -> anyhow::Result<()> {
        let kept = self.manager.store().key_value().get(&self.sealed_key()).await?;
        *self.sealed.all() = kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default();
        Ok(())
    }

    /// Puts an event aside.
    pub(super) async fn keep_sealed(&self, room: &Room, event: &TimelineEvent) {
        let Some(id) = event.event_id() else { return };
        {
            let mut all = self.sealed.all();
            if all.iter().any(|envelope| envelope.id == id) {
                return;
            }
            tracing::info!(room = %room.room_id(), event = %id, "Matrix: an event waits for its key");
            let (room, event) = (room.room_id().to_owned(), event.raw().clone());
            let sender = event.get_field("sender").ok().flatten();
            let thread = spoken::thread(event.json().get());
            let event = Some(event);
            let (waits_since, since) = (self.manager.now(), Instant::now());
            all.push(Envelope { room, id, tries: 0, sender, thread, is_given_up: false, waits_since, since, event });
            let surplus = all.len().saturating_sub(MOST);
            all.drain(..surplus);
        }
        self.remember_sealed().await;
    }

    /// Hears the events whose keys have come, and answers those whose keys have not.
    pub(super) async fn unseal(&self) {
        let waiting = self.sealed.all().clone();
        for envelope in waiting {
            let Some(room) = self.client.get_room(&envelope.room) else { continue };
            // Those that wait with it may be given up together with another one.
            let is_there = self.sealed.all().iter().any(|other| other.id == envelope.id);
            // Rare and large: it would burden everything that listens.
            let tried: Pin<Box<dyn Future<Output = ()> + Send + '_>> = Box::pin(async {
                if is_there && (envelope.is_given_up || !Box::pin(self.open(&room, envelope.clone())).await) {
                    self.ask_again(&room, envelope).await;
                }
            });
            tried.await;
        }
    }

    /// Tries to open one event, and hears it; `false` where it stays sealed.
    async fn open(&self, room: &Room, mut envelope: Envelope) -> bool {
        envelope.tries += 1;
        let opened = match &envelope.event {
            Some(event) => room.decrypt_event(event.cast_ref_unchecked(), None).await,
            None => room.event(&envelope.id, None).await,
        };
        if let Ok(event) = opened {
            if !event.kind.is_utd() {
                self.hear_all(room, &[event]).await;
                self.remove(|other| other.id == envelope.id).await;
                return true;
            }
            envelope.event = Some(event.into_raw());
        }
        // Whoever was asked lately has to be asked again later.
        let waits = envelope.sender.as_ref().is_some_and(|sender| self.sealed.was_asked(&envelope.room, sender));
        if envelope.tries >= MOST_TRIES && self.is_due(&envelope) && !waits {
            if let Some(sender) = &envelope.sender
                && self.is_likely_to_be_meant(room, sender).await
            {
                return false;
            }
            tracing::warn!(room = %envelope.room, event = %envelope.id, "Matrix: the key of an event has never come");
            self.remove(|other| other.id == envelope.id).await;
            return true;
        }
        self.sealed.change(&envelope.id, |kept| kept.clone_from(&envelope));
        false
    }

    /// Asks the sender to say it again, where that is due.
    async fn ask_again(&self, room: &Room, envelope: Envelope) {
        let Some(sender) = envelope.sender.clone() else { return };
        if !envelope.is_given_up {
            let is_due = self.is_due(&envelope) && !self.sealed.was_asked(&envelope.room, &sender);
            if !is_due || !self.is_likely_to_be_meant(room, &sender).await {
                return;
            }
        }
        tracing::warn!(
            room = %envelope.room, event = %envelope.id, %sender,
            "Matrix: the key of an event has not come; its sender is asked to say it again"
        );
        // Before he is told: what he says again must not be done twice.
        let is_his = |other: &Envelope| other.room == envelope.room && other.sender.as_ref() == Some(&sender);
        if !envelope.is_given_up {
            self.sealed.all().iter_mut().filter(|other| is_his(other)).for_each(|other| other.is_given_up = true);
            self.remember_sealed().await;
        }
        self.sealed.note_asked(&envelope.room, &sender);
        self.answer_sealed(room, &envelope.id, &sender, envelope.thread.as_deref()).await;
        // What he has said since he was asked, by a process that was killed then, is not what he was asked about.
        self.remove(|other| is_his(other) && other.is_given_up).await;
    }

    /// Whether it has waited long enough for its key.
    fn is_due(&self, envelope: &Envelope) -> bool {
        let waited = Duration::from_millis(u64::try_from(self.manager.now() - envelope.waits_since).unwrap_or(0));
        waited >= ASKED_AFTER && envelope.since.elapsed() >= LOOKED_FOR
    }

    /// Whether what `sender` says in the room is likely to be meant for the bot.
    async fn is_likely_to_be_meant(&self, room: &Room, sender: &UserId) -> bool {
        let account = account(sender);
        let plays = self.manager.plays_in(&place(room), &account).await;
        plays.unwrap_or(false) || is_for_two(room, sender).await.unwrap_or(false)
    }

    async fn remove(&self, gone: impl Fn(&Envelope) -> bool) {
        self.sealed.all().retain(|envelope| !gone(envelope));
        self.remember_sealed().await;
    }

    /// Best effort: when the store is away, the mark is not moved either, and the event is heard again.
    async fn remember_sealed(&self) {
        let kept = serde_json::to_string(&*self.sealed.all());
        let Ok(kept) = kept else { return };
        if let Err(error) = self.manager.store().key_value().set(&self.sealed_key(), &kept).await {
            tracing::error!("Matrix: cannot note which events wait for their keys: {error:#}");
        }
    }
}
