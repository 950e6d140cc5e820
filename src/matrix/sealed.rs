//! Encrypted events that came before their keys: they wait, also across a restart, and are heard when they open.

use std::sync::{Mutex, MutexGuard, PoisonError};

use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId};
use serde::{Deserialize, Serialize};

use super::ear::Ear;

/// How many events may wait; the oldest is given up first.
const MOST: usize = 200;
/// How often one is tried. Keys come within seconds, or not at all.
const MOST_TRIES: u32 = 200;

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Envelope {
    room: OwnedRoomId,
    id: OwnedEventId,
    tries: u32,
    /// As it came; fetched again after a restart.
    #[serde(skip)]
    event: Option<Raw<AnySyncTimelineEvent>>,
}

/// What waits.
#[derive(Default)]
pub(super) struct Sealed(Mutex<Vec<Envelope>>);

impl Sealed {
    fn all(&self) -> MutexGuard<'_, Vec<Envelope>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ear {
    fn sealed_key(&self) -> String {
        format!("matrix:sealed:{}", self.own)
    }

    /// Takes up what waited at the last stop.
    pub(super) async fn recall_sealed(&self) -> anyhow::Result<()> {
        let kept = self.manager.recall(&self.sealed_key()).await?;
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
            all.push(Envelope { room: room.room_id().to_owned(), id, tries: 0, event: Some(event.raw().clone()) });
            let surplus = all.len().saturating_sub(MOST);
            all.drain(..surplus);
        }
        self.remember_sealed().await;
    }

    /// Hears the events whose keys have come.
    pub(super) async fn unseal(&self) {
        let waiting = self.sealed.all().clone();
        let mut changed = false;
        for mut envelope in waiting {
            envelope.tries += 1;
            let Some(room) = self.client.get_room(&envelope.room) else { continue };
            let opened = match &envelope.event {
                Some(event) => room.decrypt_event(event.cast_ref_unchecked(), None).await,
                None => room.event(&envelope.id, None).await,
            };
            let give_up = envelope.tries >= MOST_TRIES;
            let is_sealed = opened.as_ref().map_or(true, |event| event.kind.is_utd());
            if let Ok(event) = opened {
                if !event.kind.is_utd() {
                    self.hear_all(&room, &[event]).await;
                } else if !give_up {
                    envelope.event = Some(event.into_raw());
                    self.sealed.all().iter_mut().filter(|other| other.id == envelope.id).for_each(|other| {
                        other.clone_from(&envelope);
                    });
                    continue;
                }
            } else if !give_up {
                continue;
            }
            if is_sealed {
                tracing::warn!(room = %envelope.room, event = %envelope.id, "Matrix: the key of an event has never come");
            }
            changed = true;
            self.sealed.all().retain(|other| other.id != envelope.id);
        }
        if changed {
            self.remember_sealed().await;
        }
    }

    /// Best effort: when the store is away, the mark is not moved either, and the event is heard again.
    async fn remember_sealed(&self) {
        let kept = serde_json::to_string(&*self.sealed.all());
        let Ok(kept) = kept else { return };
        if let Err(error) = self.manager.remember(&self.sealed_key(), &kept).await {
            tracing::error!("Matrix: cannot note which events wait for their keys: {error:#}");
        }
    }
}
