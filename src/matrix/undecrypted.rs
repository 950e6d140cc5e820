//! Keeps encrypted events that arrive before their keys, also across a restart, and handles them when they can be
//! decrypted.
//!
//! The bot cannot tell whether such an event is a command. After a minute it asks the sender to repeat the message if a
//! command is likely: the sender plays at an open table of the room, or is alone there with the bot. From then on the
//! bot ignores all undecrypted events of that sender in the room, even if their keys arrive, because the sender may
//! have repeated them. Nobody is asked more than once in ten minutes.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedUserId, UserId};
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::direct::is_private_with;
use super::handle::Handler;
use super::ids::{account, place};
use super::members::own_name;
use super::parse::{RoomEvent, thread_root};
use super::readable::without_unreadable;
use crate::store::UNDECRYPTED;

/// How many events may wait; the oldest is dropped first.
const CAPACITY: usize = 200;
/// How often an event is tried. Keys arrive within seconds or not at all.
const MAX_TRIES: u32 = 200;

/// How long an event waits in all before its sender is asked to repeat it.
const ASK_AFTER: Duration = Duration::from_mins(1);
/// How long it waits for that since the latest restart.
const ASK_AFTER_RESTART: Duration = Duration::from_secs(20);
/// How long somebody is not asked again in the same room.
const ASK_INTERVAL: Duration = Duration::from_mins(10);

#[derive(Clone, Serialize, Deserialize)]
struct PendingEvent {
    room: OwnedRoomId,
    id: OwnedEventId,
    tries: u32,
    sender: Option<OwnedUserId>,
    /// The root of its thread.
    thread: Option<String>,
    /// Whether its sender is being asked to repeat it.
    is_given_up: bool,
    /// When it arrived, in milliseconds since 1970.
    waits_since: i64,
    /// When it arrived, or this process started.
    #[serde(skip, default = "Instant::now")]
    in_process_since: Instant,
    /// The encrypted event; fetched again after a restart.
    #[serde(skip)]
    event: Option<Raw<AnySyncTimelineEvent>>,
}

/// The events that wait for their keys.
pub(super) struct UndecryptedEvents {
    handler: Arc<Handler>,
    /// The bot's user id.
    own: String,
    pending: Mutex<Vec<PendingEvent>>,
    /// When somebody was last asked to repeat an event, by room and user.
    asked: Mutex<HashMap<(OwnedRoomId, OwnedUserId), Instant>>,
}

impl UndecryptedEvents {
    pub(super) fn new(handler: Arc<Handler>, own: String) -> UndecryptedEvents {
        UndecryptedEvents { handler, own, pending: Mutex::default(), asked: Mutex::default() }
    }

    /// Loads the events that waited when the bot stopped.
    pub(super) async fn load(&self) -> anyhow::Result<()> {
        let stored = self.handler.manager.store().key_value().get(&self.key()).await?;
        *self.pending.lock() = stored.and_then(|stored| serde_json::from_str(&stored).ok()).unwrap_or_default();
        Ok(())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.pending.lock().is_empty()
    }

    /// Adds an event that cannot be decrypted yet.
    pub(super) async fn add(&self, room: &Room, event: &TimelineEvent) {
        let Some(id) = event.event_id() else { return };
        if self.pending.lock().iter().any(|other| other.id == id) {
            return;
        }
        // The SDK did not even try to decrypt an event of which it cannot read a field.
        let is_untried = !event.kind.is_utd();
        let event = readable(event);
        let added = PendingEvent {
            room: room.room_id().to_owned(),
            id,
            tries: 0,
            sender: event.get_field("sender").ok().flatten(),
            thread: thread_root(event.json().get()),
            is_given_up: false,
            waits_since: self.handler.manager.now(),
            in_process_since: Instant::now(),
            event: Some(event),
        };
        {
            let mut pending = self.pending.lock();
            pending.push(added.clone());
            let surplus = pending.len().saturating_sub(CAPACITY);
            pending.drain(..surplus);
        }
        self.store().await;
        if !is_untried || !Box::pin(self.decrypt(room, added.clone())).await {
            tracing::info!(room = %added.room, event = %added.id, "Matrix: an event waits for its key");
        }
    }

    /// Handles the events whose keys have arrived, and asks the senders of those that have waited long enough.
    pub(super) async fn retry(&self) {
        let pending = self.pending.lock().clone();
        for event in pending {
            let Some(room) = self.handler.client.get_room(&event.room) else { continue };
            // The handling of an earlier event may have removed this one.
            if !self.pending.lock().iter().any(|other| other.id == event.id) {
                continue;
            }
            // Boxed because these futures are large and rarely run; the sync loop would carry their size all the time.
            if event.is_given_up || !Box::pin(self.decrypt(&room, event.clone())).await {
                Box::pin(self.ask_to_repeat(&room, event)).await;
            }
        }
    }

    /// Tries to decrypt and handle an event. Returns `false` if it still has to wait.
    async fn decrypt(&self, room: &Room, mut pending: PendingEvent) -> bool {
        pending.tries += 1;
        let decrypted = match &pending.event {
            Some(event) => room.decrypt_event(event.cast_ref_unchecked(), None).await,
            None => room.event(&pending.id, None).await,
        };
        if let Ok(event) = decrypted {
            let name = own_name(room).await;
            let parsed = Handler::parse(room, &event, &self.own, name.as_deref());
            if parsed != Some(RoomEvent::Undecrypted) {
                if let Some(event) = parsed {
                    self.handler.handle(room, &event).await;
                }
                self.remove(|other| other.id == pending.id).await;
                return true;
            }
            pending.event = Some(readable(&event));
        }
        if pending.tries >= MAX_TRIES && self.is_overdue(&pending) && !self.was_asked_about(&pending) {
            if let Some(sender) = &pending.sender
                && self.is_likely_command(room, sender).await
            {
                return false;
            }
            tracing::warn!(room = %pending.room, event = %pending.id, "Matrix: the key of an event never arrived");
            self.remove(|other| other.id == pending.id).await;
            return true;
        }
        if let Some(stored) = self.pending.lock().iter_mut().find(|other| other.id == pending.id) {
            *stored = pending;
        }
        false
    }

    /// Asks the sender to repeat an event if it has waited long enough.
    async fn ask_to_repeat(&self, room: &Room, pending: PendingEvent) {
        let Some(sender) = pending.sender.clone() else { return };
        if !pending.is_given_up {
            let may_ask = self.is_overdue(&pending) && !self.was_asked_about(&pending);
            if !may_ask || !self.is_likely_command(room, &sender).await {
                return;
            }
        }
        tracing::warn!(
            room = %pending.room, event = %pending.id, %sender,
            "Matrix: the key of an event has not arrived; its sender is asked to repeat it"
        );
        // Stored before they are asked, so that a repeated command is not executed twice.
        let is_theirs = |other: &PendingEvent| other.room == pending.room && other.sender.as_ref() == Some(&sender);
        if !pending.is_given_up {
            self.pending.lock().iter_mut().filter(|other| is_theirs(other)).for_each(|other| other.is_given_up = true);
            self.store().await;
        }
        self.asked.lock().insert((pending.room.clone(), sender.clone()), Instant::now());
        self.handler.ask_to_repeat(room, &pending.id, &sender, pending.thread.as_deref()).await;
        // Events that arrived later, while a killed process was asking, are kept.
        self.remove(|other| is_theirs(other) && other.is_given_up).await;
    }

    /// Returns whether an event has waited long enough for its key.
    fn is_overdue(&self, pending: &PendingEvent) -> bool {
        let waited = u64::try_from(self.handler.manager.now() - pending.waits_since).unwrap_or(0);
        Duration::from_millis(waited) >= ASK_AFTER && pending.in_process_since.elapsed() >= ASK_AFTER_RESTART
    }

    /// Returns whether the sender of an event was asked in its room lately.
    fn was_asked_about(&self, pending: &PendingEvent) -> bool {
        let Some(sender) = &pending.sender else { return false };
        let mut asked = self.asked.lock();
        asked.retain(|_, at| at.elapsed() < ASK_INTERVAL);
        asked.contains_key(&(pending.room.clone(), sender.clone()))
    }

    /// Returns whether messages of `sender` in `room` are probably meant for the bot.
    async fn is_likely_command(&self, room: &Room, sender: &UserId) -> bool {
        let is_player = self.handler.manager.plays_in(&place(room.room_id()), &account(sender)).await;
        is_player.unwrap_or(false) || is_private_with(room, sender).await.unwrap_or(false)
    }

    async fn remove(&self, is_done: impl Fn(&PendingEvent) -> bool) {
        self.pending.lock().retain(|event| !is_done(event));
        self.store().await;
    }

    /// Stores what waits. If that fails the sync position cannot be stored either, and the events are handled again.
    async fn store(&self) {
        let Ok(json) = serde_json::to_string(&*self.pending.lock()) else { return };
        if let Err(error) = self.handler.manager.store().key_value().set(&self.key(), &json).await {
            tracing::error!("Matrix: cannot store which events wait for their keys: {error:#}");
        }
    }

    fn key(&self) -> String {
        format!("{UNDECRYPTED}{}", self.own)
    }
}

/// Returns the raw event, without the fields that keep the SDK from decrypting it.
fn readable(event: &TimelineEvent) -> Raw<AnySyncTimelineEvent> {
    let raw = event.raw();
    if event.kind.is_utd() {
        return raw.clone();
    }
    let repaired = without_unreadable(raw.json().get()).and_then(|event| Raw::from_json_string(event).ok());
    repaired.unwrap_or_else(|| raw.clone())
}
