//! Takes in what was said: nothing is lost while the bot is down or behind, nothing is obeyed twice.
//!
//! The SDK forgets what it gave us as soon as it has it, so we keep our own mark: the sync token up to which everything
//! was heard *and answered*. After a start or a gap we page from that mark through each room. What was heard before
//! that changes nothing: the manager knows the message by its id, and the homeserver our answer by its transaction id.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context as _;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::OwnedRoomId;
use matrix_sdk::ruma::api::client::filter::{Filter, FilterDefinition, RoomEventFilter};
use matrix_sdk::ruma::api::client::sync::sync_events;
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::sync::SyncResponse;
use matrix_sdk::{Client, Room};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedSender;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::brief::brief;
use super::choices::Choices;
use super::login::Ended;
use super::mouth::Mouth;
use super::sealed::Sealed;
use super::spoken::{Heard, heard, put_out};
use crate::manager::Manager;

/// How long the homeserver may hold back an answer when there is nothing new.
const LONG_POLL: Duration = Duration::from_secs(30);
/// The same, and how often they are tried, while events wait for their keys: keys come by themselves, or from the backup,
/// of which nobody tells us.
const WITH_SEALED: Duration = Duration::from_secs(10);
/// Events of one room in one answer; when there are more, we page.
const TIMELINE_LIMIT: u32 = 50;
/// Events of one page, the most that homeservers give.
const PAGE: u32 = 100;
/// Events of one room after a gap.
const MOST_MISSED: usize = 10_000;
/// Answers at the start, each with up to a hundred keys that were sent to the bot while it was away.
const MOST_KEY_SYNCS: usize = 50;
/// The longest pause between two tries; pauses double from one second.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// Rooms that are listened to at the same time.
const ROOMS_AT_ONCE: usize = 8;

pub(super) struct Ear {
    pub(super) client: Client,
    pub(super) manager: Manager,
    pub(super) mouth: Mouth,
    pub(super) choices: Arc<Choices>,
    /// Names rooms where the bot may have to come in or leave.
    pub(super) knock: UnboundedSender<OwnedRoomId>,
    /// The bot's user id.
    pub(super) own: String,
    pub(super) sealed: Sealed,
    /// Whether the SDK may have swallowed something.
    gap: AtomicBool,
}

impl Ear {
    pub(super) fn new(
        client: Client,
        manager: Manager,
        mouth: Mouth,
        choices: Arc<Choices>,
        knock: UnboundedSender<OwnedRoomId>,
    ) -> anyhow::Result<Ear> {
        let own = client.user_id().context("not logged in")?.to_string();
        Ok(Ear { client, manager, mouth, choices, knock, own, sealed: Sealed::default(), gap: AtomicBool::new(false) })
    }

    fn mark(&self) -> String {
        format!("matrix:since:{}", self.own)
    }

    /// Fetches the keys that wait for the bot. Returns the token up to which there is something to [`Ear::catch_up`] with.
    pub(super) async fn wake(&self) -> anyhow::Result<String> {
        let mut next = String::new();
        for _ in 0..MOST_KEY_SYNCS {
            let response = self.sync(Duration::ZERO).await?;
            next = response.next_batch;
            if response.to_device.is_empty() {
                break;
            }
        }
        Ok(next)
    }

    /// Hears what was said from the last stop to the token `now`. The very first time, what was said before is not for us.
    pub(super) async fn catch_up(self: &Arc<Self>, now: &str) -> anyhow::Result<()> {
        self.recall_sealed().await?;
        if let Some(since) = self.manager.store().key_value().get(&self.mark()).await? {
            let rooms = self.client.joined_rooms().into_iter().map(|room| (room, Vec::new())).collect();
            self.take_in(rooms, Some(&since), now).await;
        }
        self.manager.store().key_value().set(&self.mark(), now).await?;
        for room in self.client.left_rooms() {
            self.shut_out(room.room_id()).await;
        }
        for room in self.client.invited_rooms().iter().chain(&self.client.joined_rooms()) {
            self.knock.send(room.room_id().to_owned())?;
        }
        Ok(())
    }

    /// Hears everything from `since` on, until the session ends.
    pub(super) async fn listen(self: &Arc<Self>, mut since: String) -> anyhow::Result<()> {
        let mut tried = Instant::now();
        loop {
            let response = self.sync(if self.sealed.is_empty() { LONG_POLL } else { WITH_SEALED }).await?;
            for room in response.rooms.invited.keys() {
                self.knock.send(room.clone())?;
            }
            for (room, update) in &response.rooms.left {
                let told = update.timeline.events.iter().map(|event| event.raw().json().get());
                if let Some((by, why)) = told.filter_map(|event| put_out(event, &self.own)).next_back() {
                    tracing::warn!(%room, by, why, "Matrix: the bot was put out of a room");
                }
                self.shut_out(room).await;
            }
            let (mut whole, mut gapped) = (Vec::new(), Vec::new());
            for (id, update) in response.rooms.joined {
                let Some(room) = self.client.get_room(&id) else { continue };
                let rooms = if update.timeline.limited { &mut gapped } else { &mut whole };
                rooms.push((room, update.timeline.events));
            }
            if self.gap.swap(false, Ordering::Relaxed) {
                gapped.extend(self.client.joined_rooms().into_iter().map(|room| (room, Vec::new())));
            }
            self.take_in(whole, None, &response.next_batch).await;
            self.take_in(gapped, Some(&since), &response.next_batch).await;
            if !response.to_device.is_empty() || tried.elapsed() >= WITH_SEALED {
                self.unseal().await;
                tried = Instant::now();
            }
            since = response.next_batch;
            self.manager.store().key_value().set(&self.mark(), &since).await?;
        }
    }

    /// One answer of the homeserver, however long that takes. What the SDK cannot digest is a gap that paging fills.
    async fn sync(&self, hold: Duration) -> anyhow::Result<SyncResponse> {
        let mut tries = 0;
        loop {
            let error = match self.client.sync_once(SyncSettings::new().timeout(hold).filter(filter())).await {
                Ok(response) => return Ok(response),
                Err(error) => error,
            };
            if let Some(ErrorKind::UnknownToken(state)) = error.client_api_error_kind() {
                return Err(Ended { device_stays: state.soft_logout }.into());
            }
            if !matches!(error, matrix_sdk::Error::Http(_)) {
                self.gap.store(true, Ordering::Relaxed);
            }
            tracing::warn!("Matrix: no answer from the homeserver, trying again: {}", brief(error));
            pause(&mut tries).await;
        }
    }

    /// Hears the events of each room, several rooms at a time: the given ones, or all between `since` and `until`.
    async fn take_in(self: &Arc<Self>, rooms: Vec<(Room, Vec<TimelineEvent>)>, since: Option<&str>, until: &str) {
        let permits = Arc::new(Semaphore::new(ROOMS_AT_ONCE));
        let mut at_work = JoinSet::new();
        for (room, timeline) in rooms {
            let (ear, permits, until) = (Arc::clone(self), Arc::clone(&permits), until.to_owned());
            let since = since.map(ToOwned::to_owned);
            at_work.spawn(async move {
                let _permit = permits.acquire().await;
                let events = match since {
                    Some(since) => ear.missed(&room, since, until).await,
                    None => timeline,
                };
                ear.hear_all(&room, &events).await;
            });
        }
        while let Some(done) = at_work.join_next().await {
            if let Err(error) = done {
                tracing::error!("Matrix: a room was not heard to the end: {error}");
            }
        }
    }

    /// What happened in a room between two sync tokens, oldest first.
    async fn missed(&self, room: &Room, since: String, until: String) -> Vec<TimelineEvent> {
        let (mut events, mut from, mut tries) = (Vec::new(), since, 0);
        while events.len() < MOST_MISSED {
            let mut options = MessagesOptions::forward().from(from.as_str());
            options.to = Some(until.clone());
            options.limit = PAGE.into();
            match room.messages(options).await {
                Ok(page) => {
                    let done = page.chunk.is_empty();
                    events.extend(page.chunk);
                    match page.end {
                        Some(end) if !done && end != from => from = end,
                        _ => return events,
                    }
                }
                Err(error) => match error.client_api_error_kind() {
                    None | Some(ErrorKind::LimitExceeded(_) | ErrorKind::Unknown | ErrorKind::UnknownToken(_)) => {
                        tracing::warn!(room = %room.room_id(), "Matrix: cannot page yet: {}", brief(error));
                        pause(&mut tries).await;
                    }
                    Some(_) => {
                        tracing::warn!(room = %room.room_id(), "Matrix: may not read what was missed: {}", brief(error));
                        return events;
                    }
                },
            }
        }
        tracing::warn!(room = %room.room_id(), "Matrix: too much was said while the bot was away; the rest is skipped");
        events
    }

    /// Hears the events in their order, from the bot's last invitation on.
    pub(super) async fn hear_all(&self, room: &Room, events: &[TimelineEvent]) {
        let heard = events.iter().filter_map(|event| Some((event, heard(event.raw().json().get(), &self.own)?)));
        let mut heard: Vec<_> = heard.collect();
        let came = |heard: &Heard| matches!(heard, Heard::Invited | Heard::Joined { invited: false, .. });
        let since = heard.iter().rposition(|(_, heard)| came(heard)).unwrap_or_default();
        heard.drain(..since);
        // Who comes in is told what waits for him by then: what was said since may have changed that.
        heard.sort_by_key(|(_, heard)| matches!(heard, Heard::Arrived { .. }));
        for (event, heard) in &heard {
            match heard {
                Heard::Sealed => self.keep_sealed(room, event).await,
                heard => self.hear(room, heard).await,
            }
        }
    }
}

/// Nothing that the bot does not use; typing and receipts would wake it all the time.
fn filter() -> sync_events::v3::Filter {
    let mut filter = FilterDefinition::default();
    filter.presence = Filter::ignore_all();
    filter.room.ephemeral = RoomEventFilter::ignore_all();
    filter.room.timeline.limit = Some(TIMELINE_LIMIT.into());
    sync_events::v3::Filter::FilterDefinition(filter)
}

pub(super) async fn pause(tries: &mut u32) {
    let pause = Duration::from_secs(1 << (*tries).min(5)).min(LONGEST_PAUSE);
    *tries += 1;
    tokio::time::sleep(pause).await;
}
