//! The sync loop: no event is lost while the bot is down or behind, and no command is executed twice.
//!
//! The SDK forgets events as soon as it has returned them, so the bot stores a position of its own: the sync token up
//! to which every event was handled *and answered*. After a start or a gap it pages through each room from there.
//! Handling an event again changes nothing: the manager recognises messages by their ids, and the homeserver recognises
//! answers by their transaction ids.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use backon::Retryable as _;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::OwnedRoomId;
use matrix_sdk::ruma::api::client::filter::{Filter, FilterDefinition, RoomEventFilter};
use matrix_sdk::ruma::api::client::sync::sync_events;
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::sync::{LeftRoomUpdate, SyncResponse};
use matrix_sdk::{Client, Room};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use super::backoff::BACKOFF;
use super::error::summary;
use super::handle::Handler;
use super::members::own_name;
use super::parse::{RoomCommand, RoomEvent, removal};
use super::room_queues::{Aside, RoomQueues};
use super::session::SessionEnded;
use super::slow::SlowEvents;
use super::undecrypted::UndecryptedEvents;
use crate::chat::Platform;
use crate::manager::{Connection, Manager};
use crate::store::SYNC_POSITION;

/// How long the homeserver may hold a sync request when there is nothing new.
const LONG_POLL: Duration = Duration::from_secs(30);
/// How long a sync may wait while events lack keys, and how often those are retried: nothing tells when a key has
/// arrived, or was found in the backup.
const UNDECRYPTED_INTERVAL: Duration = Duration::from_secs(10);
/// How long a sync may wait while a room sends more than is handled at once: it is looked at after each.
const BEHIND_INTERVAL: Duration = Duration::from_secs(1);
/// Events of one room in a sync response; the bot pages for more.
const TIMELINE_LIMIT: u32 = 50;
/// Events of a page. Each may have 64 KB, and many rooms are read at the same time.
const PAGE_SIZE: u32 = 50;
/// Rooms that are read at the same time.
const READERS: usize = 8;
/// Events of one room that are fetched after a gap.
const MAX_MISSED_EVENTS: usize = 10_000;
/// Sync requests at the start. Each returns up to a hundred keys that were sent to the bot while it was down.
const MAX_KEY_SYNCS: usize = 50;

pub(super) struct SyncLoop {
    client: Client,
    manager: Manager,
    handler: Arc<Handler>,
    undecrypted: UndecryptedEvents,
    /// The bot's user id.
    own: String,
    /// Whether the SDK may have lost events.
    has_gap: AtomicBool,
    /// Limits how many rooms are read at the same time where events were missed.
    readers: Semaphore,
    slow: SlowEvents,
}

impl SyncLoop {
    pub(super) fn new(handler: Arc<Handler>, own: String) -> SyncLoop {
        let (client, manager) = (handler.client.clone(), handler.manager.clone());
        let undecrypted = UndecryptedEvents::new(Arc::clone(&handler), own.clone());
        SyncLoop {
            client,
            manager,
            handler,
            undecrypted,
            own,
            has_gap: AtomicBool::new(false),
            readers: Semaphore::new(READERS),
            slow: SlowEvents::default(),
        }
    }

    fn position_key(&self) -> String {
        format!("{SYNC_POSITION}{}", self.own)
    }

    /// Fetches the keys that wait for the bot. Returns the sync token from which [`SyncLoop::run`] goes on.
    pub(super) async fn fetch_keys(&self) -> anyhow::Result<String> {
        let mut token = String::new();
        for _ in 0..MAX_KEY_SYNCS {
            let response = self.sync(Duration::ZERO).await?;
            token = response.next_batch;
            if response.to_device.is_empty() {
                break;
            }
        }
        Ok(token)
    }

    /// Begins to handle the events from the stored position to the token `now`, and goes on with those from there, until the session
    /// ends. At the very first start there is no position: earlier messages were not meant for the bot.
    pub(super) async fn run(self: &Arc<Self>, now: String) -> anyhow::Result<()> {
        let (mut queues, mut behind) = (RoomQueues::new(), HashMap::new());
        self.undecrypted.load().await?;
        match self.manager.store().key_value().get(&self.position_key()).await? {
            Some(position) => {
                queues.begin(&now);
                self.queue_missed(&mut queues, self.client.joined_rooms(), &position, &now);
            }
            None => self.store_position(&now).await?,
        }
        for room in self.client.left_rooms() {
            self.handler.suspend_games(room.room_id()).await;
        }
        for room in self.client.invited_rooms().iter().chain(&self.client.joined_rooms()) {
            self.handler.check_room(room.room_id());
        }
        let (mut last_retry, mut since) = (Instant::now(), now);
        loop {
            let timeout = match (behind.is_empty(), self.undecrypted.is_empty()) {
                (false, _) => BEHIND_INTERVAL,
                (true, false) => UNDECRYPTED_INTERVAL,
                (true, true) => LONG_POLL,
            };
            let response = self.next_response(timeout, &mut queues).await?;
            let until = &response.next_batch;
            queues.begin(until);
            for room in response.rooms.invited.keys() {
                self.handler.check_room(room);
            }
            for (room, update) in response.rooms.left {
                let sync = Arc::clone(self);
                queues.add(room.clone(), async move { sync.left(&room, &update).await });
            }
            let has_gap = self.has_gap.swap(false, Ordering::Relaxed);
            let mut gapped = if has_gap { self.client.joined_rooms() } else { Vec::new() };
            for (id, update) in response.rooms.joined {
                let Some(room) = self.client.get_room(&id).filter(|_| !has_gap) else { continue };
                if update.timeline.limited {
                    gapped.push(room);
                    continue;
                }
                if queues.is_full(&id) || behind.contains_key(&id) {
                    behind.entry(id).or_insert_with(|| Behind::new(&since)).held.extend(queues.hold());
                    continue;
                }
                // Parsed now, as what waits is to be small.
                let (sync, events) = (Arc::clone(self), self.parse(&room, &update.timeline.events).await);
                let aside = queues.aside();
                queues.add(id, async move { Box::pin(sync.handle_events(&room, events, &aside)).await });
            }
            for room in gapped {
                let id = room.room_id().to_owned();
                if queues.is_full(&id) || behind.contains_key(&id) {
                    behind.entry(id).or_insert_with(|| Behind::new(&since)).held.extend(queues.hold());
                } else {
                    self.queue_missed(&mut queues, vec![room], &since, until);
                }
            }
            let caught_up = behind.extract_if(|room, _| queues.is_idle(room));
            for (id, Behind { since, held }) in caught_up.collect::<Vec<_>>() {
                if let Some(room) = self.client.get_room(&id) {
                    self.queue_gap(&mut queues, room, &since, until, held);
                }
            }
            if !response.to_device.is_empty() || last_retry.elapsed() >= UNDECRYPTED_INTERVAL {
                self.undecrypted.retry().await;
                last_retry = Instant::now();
            }
            since = response.next_batch;
        }
    }

    /// Returns the next sync response. Meanwhile stores the position up to which everything is handled.
    async fn next_response(&self, timeout: Duration, queues: &mut RoomQueues) -> anyhow::Result<SyncResponse> {
        let mut response = pin!(self.sync(timeout));
        loop {
            tokio::select! {
                response = &mut response => return response,
                position = queues.handled() => self.store_position(&position).await?,
            }
        }
    }

    async fn store_position(&self, position: &str) -> anyhow::Result<()> {
        self.manager.store().key_value().set(&self.position_key(), position).await
    }

    /// Returns one sync response, however long the homeserver takes. A response that the SDK cannot process leaves a
    /// gap, which paging fills.
    async fn sync(&self, timeout: Duration) -> anyhow::Result<SyncResponse> {
        let ended = |error: &matrix_sdk::Error| match error.client_api_error_kind() {
            Some(ErrorKind::UnknownToken(state)) => Some(SessionEnded { device_stays: state.soft_logout }),
            _ => None,
        };
        // After a fault the homeserver is to answer at once, so that the bot counts as connected as soon as it can.
        let has_failed = AtomicBool::new(false);
        let sync = || {
            let timeout = if has_failed.load(Ordering::Relaxed) { Duration::ZERO } else { timeout };
            self.client.sync_once(SyncSettings::new().timeout(timeout).filter(filter()))
        };
        let sync = sync.retry(BACKOFF).when(|error| {
            if !matches!(error, matrix_sdk::Error::Http(_)) {
                self.has_gap.store(true, Ordering::Relaxed);
            }
            ended(error).is_none()
        });
        let sync = sync.sleep(self.handler.outage.sleeper()).notify(|error, _| {
            has_failed.store(true, Ordering::Relaxed);
            self.manager.connections().set(Platform::Matrix, Connection::Connecting);
            let what = match error {
                matrix_sdk::Error::Http(_) => "no answer from the homeserver",
                _ => "the homeserver's answer could not be stored",
            };
            tracing::warn!("Matrix: {what}, trying again: {}", summary(error));
        });
        let response = sync.await;
        if response.is_ok() {
            self.handler.outage.end();
            self.manager.connections().set(Platform::Matrix, Connection::Connected);
        }
        response.map_err(|error| ended(&error).map_or_else(|| error.into(), Into::into))
    }

    async fn left(&self, room: &OwnedRoomId, update: &LeftRoomUpdate) {
        let events = update.timeline.events.iter().map(|event| event.raw().json().get());
        if let Some((by, reason)) = events.filter_map(|event| removal(event, &self.own)).next_back() {
            tracing::warn!(%room, by, reason, "Matrix: the bot was removed from a room");
        }
        self.handler.suspend_games(room).await;
    }

    /// Queues what happened in `rooms` between two sync tokens.
    fn queue_missed(self: &Arc<Self>, queues: &mut RoomQueues, rooms: Vec<Room>, since: &str, until: &str) {
        for room in rooms {
            self.queue_gap(queues, room, since, until, Vec::new());
        }
    }

    /// Does the same for one room. Batches that are `held` are not handled before.
    fn queue_gap(self: &Arc<Self>, queues: &mut RoomQueues, room: Room, since: &str, until: &str, held: Vec<Arc<()>>) {
        let (sync, since, until) = (Arc::clone(self), since.to_owned(), until.to_owned());
        let aside = queues.aside();
        queues.add(room.room_id().to_owned(), async move {
            Box::pin(sync.handle_missed(&room, since, &until, &aside)).await;
            drop(held);
        });
    }

    /// Handles the events of a room between two sync tokens, from the bot's latest invitation on. Reads them twice, page by page, as
    /// others decide how many and how large they are.
    async fn handle_missed(self: &Arc<Self>, room: &Room, since: String, until: &str, aside: &Aside) {
        let (mut from, mut first) = (Some(since.clone()), since);
        let mut count = 0;
        while let Some(token) = from {
            let page = self.missed_page(room, &token, until).await;
            if page.events.iter().any(is_entry) {
                first = token;
            }
            count += page.size;
            from = page.next.filter(|_| count < MAX_MISSED_EVENTS);
        }
        let (mut from, mut count) = (Some(first), 0);
        let mut arrivals = Vec::new();
        while let Some(token) = from {
            let page = self.missed_page(room, &token, until).await;
            arrivals.extend(self.handle_page(room, page.events, true, aside).await);
            count += page.size;
            if count >= MAX_MISSED_EVENTS && page.next.is_some() {
                tracing::warn!(room = %room.room_id(), "Matrix: too many events were missed; the rest is skipped");
            }
            from = page.next.filter(|_| count < MAX_MISSED_EVENTS);
        }
        for event in arrivals {
            self.handler.handle(room, &event).await;
        }
    }

    /// Handles events in their order, from the bot's latest invitation on.
    async fn handle_events(self: &Arc<Self>, room: &Room, events: Vec<Parsed>, aside: &Aside) {
        for event in self.handle_page(room, events, false, aside).await {
            self.handler.handle(room, &event).await;
        }
    }

    /// Does the same, but for the arrivals of members, which it returns: they are handled last, because the events after them may
    /// change what a new member has to be told. If the events were missed, they may have killed the last process.
    async fn handle_page(
        self: &Arc<Self>,
        room: &Room,
        mut events: Vec<Parsed>,
        were_missed: bool,
        aside: &Aside,
    ) -> Vec<RoomEvent> {
        let first = events.iter().rposition(is_entry).unwrap_or_default();
        events.drain(..first);
        let mut arrivals = Vec::new();
        for event in events {
            match event {
                Parsed::Undecrypted(raw) => self.undecrypted.add(room, &raw).await,
                Parsed::Plaintext(command) => self.handler.refuse_plaintext(room, &command).await,
                Parsed::Event(event @ RoomEvent::MemberJoined { .. }) => arrivals.push(event),
                Parsed::Event(event) => self.handle_one(room, event, were_missed, aside).await,
            }
        }
        arrivals
    }

    /// Handles an event. What may take long holds up nobody in the room, and only a few of a person are handled at a time.
    async fn handle_one(self: &Arc<Self>, room: &Room, event: RoomEvent, were_missed: bool, aside: &Aside) {
        let Some(author) = self.handler.author_if_slow(room, &event).await else {
            return self.handle_now(room, &event, were_missed).await;
        };
        let Some(counted) = self.slow.begin(&author) else { return self.handler.refuse_busy(room, &event).await };
        let (sync, room) = (Arc::clone(self), room.clone());
        aside.add(async move {
            let _counted = counted;
            sync.handle_now(&room, &event, were_missed).await;
        });
    }

    async fn handle_now(&self, room: &Room, event: &RoomEvent, were_missed: bool) {
        // Boxed, as they are the largest.
        if were_missed {
            Box::pin(self.handle_again(room, event)).await;
        } else {
            Box::pin(self.handler.handle(room, event)).await;
        }
    }

    /// Handles an event unless several processes have begun that and not ended it.
    async fn handle_again(&self, room: &Room, event: &RoomEvent) {
        let what = match event {
            RoomEvent::Command(RoomCommand { id, .. }) | RoomEvent::Reaction { id, .. } => format!("event {id}"),
            _ => return self.handler.handle(room, event).await,
        };
        if self.manager.begin_attempt(&what).await {
            self.handler.handle(room, event).await;
        } else {
            self.handler.give_up(room, event).await;
        }
        self.manager.end_attempt(&what).await;
    }

    /// Parses events. What is left of them is small, but for those that cannot be decrypted.
    async fn parse(&self, room: &Room, events: &[TimelineEvent]) -> Vec<Parsed> {
        let is_encrypted = room.encryption_state().is_encrypted();
        let name = own_name(room).await;
        let parsed = events.iter().filter_map(|event| {
            Some(match Handler::parse(room, event, &self.own, name.as_deref())? {
                RoomEvent::Undecrypted => Parsed::Undecrypted(Box::new(event.clone())),
                // If nobody has encrypted it, the homeserver may have written it.
                RoomEvent::Command(command) if is_encrypted && event.encryption_info().is_none() => {
                    Parsed::Plaintext(command)
                }
                event => Parsed::Event(event),
            })
        });
        parsed.collect()
    }

    /// Returns the events of a room from one sync token on, before another one, oldest first. Only a few rooms are read at the same
    /// time.
    async fn missed_page(&self, room: &Room, from: &str, until: &str) -> Page {
        let _permit = self.readers.acquire().await;
        let page = || {
            let mut options = MessagesOptions::forward().from(from);
            options.to = Some(until.to_owned());
            options.limit = PAGE_SIZE.into();
            room.messages(options)
        };
        let page = page.retry(BACKOFF).when(|error| {
            let kind = error.client_api_error_kind();
            matches!(kind, None | Some(ErrorKind::LimitExceeded(_) | ErrorKind::Unknown | ErrorKind::UnknownToken(_)))
        });
        let page = page.sleep(self.handler.outage.sleeper()).notify(|error, _| {
            tracing::warn!(room = %room.room_id(), "Matrix: cannot fetch missed events yet: {}", summary(error));
        });
        match page.await {
            Ok(page) => {
                let next = page.end.filter(|end| !page.chunk.is_empty() && end != from);
                Page { size: page.chunk.len(), events: self.parse(room, &page.chunk).await, next }
            }
            Err(error) => {
                let error = summary(&error);
                tracing::warn!(room = %room.room_id(), "Matrix: cannot read missed events; they are skipped: {error}");
                Page::default()
            }
        }
    }
}

/// A room that sends more than is handled at once. What it sends meanwhile is read again when it is idle.
struct Behind {
    /// The sync token before the first events that were left out.
    since: String,
    /// What keeps the batches of the events that were left out from being handled.
    held: Vec<Arc<()>>,
}

impl Behind {
    fn new(since: &str) -> Behind {
        Behind { since: since.to_owned(), held: Vec::new() }
    }
}

/// An event that concerns the bot.
enum Parsed {
    Event(RoomEvent),
    /// A command that was not encrypted although its room is.
    Plaintext(RoomCommand),
    Undecrypted(Box<TimelineEvent>),
}

/// Events of a room.
#[derive(Default)]
struct Page {
    events: Vec<Parsed>,
    /// How many there were, with those that do not concern the bot.
    size: usize,
    /// The token of those that follow, if there are more.
    next: Option<String>,
}

/// Returns whether the bot enters the room with this event.
fn is_entry(event: &Parsed) -> bool {
    matches!(event, Parsed::Event(RoomEvent::Invited | RoomEvent::Joined { is_invited: false, .. }))
}

/// Returns a filter for what the bot uses; typing and receipts would end every long poll.
fn filter() -> sync_events::v3::Filter {
    let mut filter = FilterDefinition::default();
    filter.presence = Filter::ignore_all();
    filter.room.ephemeral = RoomEventFilter::ignore_all();
    filter.room.timeline.limit = Some(TIMELINE_LIMIT.into());
    sync_events::v3::Filter::FilterDefinition(filter)
}
