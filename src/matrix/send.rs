//! Sends what the manager says: messages with pictures, edits, and the reactions that serve as buttons.

use std::collections::HashMap;
use std::sync::Arc;

use anyhow::anyhow;
use hashlink::LruCache;
use kafenio_picture::Picture;
use matrix_sdk::room::{IncludeRelations, RelationsOptions};
use matrix_sdk::ruma::api::client::redact::redact_event;
use matrix_sdk::ruma::events::reaction::ReactionEventContent;
use matrix_sdk::ruma::events::relation::{Annotation, InReplyTo, RelationType, Reply as InReply, Thread};
use matrix_sdk::ruma::events::room::message::{MessageType, Relation, ReplacementMetadata, RoomMessageEventContent};
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncTimelineEvent, MessageLikeEventType, SyncMessageLikeEvent,
};
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, OwnedTransactionId, RoomId, TransactionId, UserId};
use matrix_sdk::{Client, Room, RoomState};
use parking_lot::Mutex;
use tokio::task::AbortHandle;

use super::backoff::Outage;
use super::direct::{DirectRooms, is_private_with};
use super::error::to_delivery_error;
use super::ids::place;
use super::members::membership;
use super::message::Parts;
use super::permissions::{check_can_send, check_can_send_messages};
use super::queue::Priority;
use super::reactions::Reactions;
use super::readable::read_event;
use super::throttle::Throttle;
use crate::chat::{Account, Choice, Place, Post, Reply};
use crate::manager::{Channel, DeliveryError, FileError, For, Manager, Membership, draw};
use crate::store::TRANSACTION_PREFIX;

/// The most reactions of the bot that are looked up under one message; it never shows more choices.
const MAX_REACTIONS: u32 = 50;
/// The most choices that a message gets as reactions while the homeserver limits the bot to few messages: each costs one.
const MAX_CHOICES_WHEN_LIMITED: usize = 2;

/// The most rooms for which it is remembered that a warning was logged.
const MOST_WARNED_ROOMS: usize = 1000;

/// Sends to rooms as the bot. Cheap to clone.
#[derive(Clone)]
pub(super) struct Sender {
    client: Client,
    reactions: Arc<Reactions>,
    throttle: Arc<Throttle>,
    /// Begins every transaction id, so that the homeserver does not confuse the keys of two databases.
    transaction_prefix: Arc<str>,
    direct_rooms: DirectRooms,
    /// The rooms for which a warning was logged that the bot may not react there.
    warned_rooms: Arc<Mutex<LruCache<OwnedRoomId, ()>>>,
    /// The changes of reactions that nobody waits for, by message.
    changing: Arc<Mutex<HashMap<OwnedEventId, AbortHandle>>>,
    /// Held while a file is downloaded.
    downloads: Arc<tokio::sync::Mutex<()>>,
}

impl Sender {
    pub(super) async fn new(
        client: Client,
        reactions: Arc<Reactions>,
        direct_rooms: DirectRooms,
        outage: Outage,
        manager: &Manager,
    ) -> anyhow::Result<Sender> {
        let prefix =
            manager.store().key_value().get_or_insert(TRANSACTION_PREFIX, TransactionId::new().as_str()).await?;
        let throttle = Arc::new(Throttle::new(client.clone(), manager.clone(), outage));
        Ok(Sender {
            client,
            reactions,
            throttle,
            transaction_prefix: prefix.into(),
            direct_rooms,
            warned_rooms: Arc::new(Mutex::new(LruCache::new(MOST_WARNED_ROOMS))),
            changing: Arc::default(),
            downloads: Arc::default(),
        })
    }

    /// Answers `reader` with a reply to the event `cause`, in its thread: Matrix has no messages for one reader alone.
    /// `key` and `number` identify this answer, and are the same when the event is handled again.
    pub(super) async fn answer(
        &self,
        room: &Room,
        cause: &EventId,
        thread: Option<&str>,
        (key, number): (&str, usize),
        reader: &Account,
        reply: &Reply,
    ) -> Result<(), DeliveryError> {
        let picture = draw(reply.board.as_ref(), &For::Person(reader.clone())).await;
        // If the bot cannot react there are no choices, and the text says what to type.
        let choices = reply.reactions();
        let has_reactions = !choices.is_empty() && self.can_react(room).await;
        let mut content = Parts::of_reply(reply, picture.as_ref(), has_reactions).content(room).await;
        content.relates_to = Some(match thread.and_then(|id| EventId::parse(id).ok()) {
            Some(root) => Relation::Thread(Thread::reply(root, cause.to_owned())),
            None => Relation::Reply(InReply::new(InReplyTo::new(cause.to_owned()))),
        });
        let key = format!("re{number}-{key}");
        let id = self.send_content(room, content, &key, Priority::Answer).await?;
        if !has_reactions && reply.only_in.is_none() {
            return Ok(());
        }
        // Stored first: people can click as soon as the reactions are there.
        let place = place(room.room_id());
        let stored = self.reactions.store_answer(&place, reader, id.as_str(), thread, reply);
        stored.await.map_err(|cause| DeliveryError::Later { cause, after: None })?;
        self.react(room, &id, &key, &choices).await
    }

    /// Notes that somebody does something in `room`, which is quiet later.
    pub(super) fn note_activity(&self, room: &Room) {
        self.throttle.note_sent(room.room_id());
    }

    /// Returns whether the bot may send messages in `room`.
    pub(super) async fn can_send(&self, room: &Room) -> bool {
        check_can_send_messages(room).await.is_ok()
    }

    /// Returns whether the bot may react in `room`. If not, the log says so once.
    async fn can_react(&self, room: &Room) -> bool {
        let Err(reason) = check_can_send(room, MessageLikeEventType::Reaction).await else { return true };
        if self.warned_rooms.lock().insert(room.room_id().to_owned(), ()).is_none() {
            tracing::warn!(room = %room.room_id(), "Matrix: the bot may not react, people have to type: {reason}");
        }
        false
    }

    fn joined_room(&self, place: &Place) -> Result<Room, DeliveryError> {
        let room = RoomId::parse(&place.id).ok().and_then(|id| self.client.get_room(&id));
        match room {
            Some(room) if room.state() == RoomState::Joined => Ok(room),
            _ => Err(DeliveryError::Closed { cause: anyhow!("the bot is not in room {}", place.id) }),
        }
    }

    fn transaction_id(&self, key: &str) -> OwnedTransactionId {
        OwnedTransactionId::from(format!("{}-{key}", self.transaction_prefix))
    }

    async fn send_content(
        &self,
        room: &Room,
        content: RoomMessageEventContent,
        key: &str,
        priority: Priority,
    ) -> Result<OwnedEventId, DeliveryError> {
        self.throttle.note_sent(room.room_id());
        let id = self.transaction_id(key);
        let send = |config| {
            room.send(content.clone()).with_transaction_id(id.clone()).with_request_config(config).into_future()
        };
        match self.throttle.run(priority, send).await {
            Ok(sent) => Ok(sent.response.event_id),
            Err(DeliveryError::Closed { cause }) => Err(DeliveryError::Closed {
                cause: match check_can_send_messages(room).await {
                    Ok(()) => cause,
                    Err(reason) => cause.context(reason),
                },
            }),
            Err(error) => Err(error),
        }
    }

    /// Offers `choices` as reactions to a message.
    async fn react(&self, room: &Room, message: &EventId, key: &str, choices: &[Choice]) -> Result<(), DeliveryError> {
        if choices.is_empty() || !self.can_react(room).await {
            return Ok(());
        }
        let sender = self.clone();
        let room = room.clone();
        let id = message.to_owned();
        let key = key.to_owned();
        let emojis = emojis(choices);
        self.change_reactions(message, async move {
            sender.add_reactions(&room, &id, &key, &emojis, MAX_CHOICES_WHEN_LIMITED).await
        })
        .await
    }

    /// Runs a change of the reactions to a message. If the homeserver limits the bot to few messages, this returns at
    /// once and the change goes on by itself, so that no later turn or answer waits for it.
    async fn change_reactions(
        &self,
        message: &EventId,
        change: impl Future<Output = Result<(), DeliveryError>> + Send + 'static,
    ) -> Result<(), DeliveryError> {
        let mut task = tokio::spawn(change);
        tokio::select! {
            biased;
            changed = &mut task => changed.unwrap_or_else(|error| Err(DeliveryError::Later { cause: error.into(), after: None })),
            () = self.throttle.strict() => {
                let mut changing = self.changing.lock();
                changing.retain(|_, task| !task.is_finished());
                changing.insert(message.to_owned(), task.abort_handle());
                Ok(())
            }
        }
    }

    /// Stops changing the reactions to a message, because they are changed again.
    fn stop_changing_reactions(&self, message: &EventId) {
        if let Some(task) = self.changing.lock().remove(message) {
            task.abort();
        }
    }

    /// Adds reactions to a message, in this order, but no more than `most_when_limited` while the homeserver limits the
    /// bot to few messages. If the room refuses them people can still type.
    async fn add_reactions(
        &self,
        room: &Room,
        message: &EventId,
        key: &str,
        emojis: &[String],
        most_when_limited: usize,
    ) -> Result<(), DeliveryError> {
        for (added, emoji) in emojis.iter().enumerate() {
            if added >= most_when_limited && self.throttle.is_strict() {
                break;
            }
            self.throttle.note_sent(room.room_id());
            let content = ReactionEventContent::new(Annotation::new(message.to_owned(), emoji.clone()));
            let id = self.transaction_id(&format!("{key}-{emoji}"));
            let send = |config| {
                room.send(content.clone()).with_transaction_id(id.clone()).with_request_config(config).into_future()
            };
            ignore_refusal(self.throttle.run(Priority::Choices, send).await)?;
        }
        Ok(())
    }

    /// Makes `emojis` the bot's reactions to a message that has others.
    async fn replace_reactions(
        &self,
        room: &Room,
        message: &EventId,
        key: &str,
        emojis: Vec<String>,
    ) -> Result<(), DeliveryError> {
        let (kept, outdated): (Vec<_>, Vec<_>) =
            own_reactions(room, message).await?.into_iter().partition(|(_, emoji)| emojis.contains(emoji));
        let mut missing = emojis;
        missing.retain(|emoji| kept.iter().all(|(_, kept)| kept != emoji));
        if self.can_react(room).await {
            let most_when_limited = MAX_CHOICES_WHEN_LIMITED.saturating_sub(kept.len());
            self.add_reactions(room, message, key, &missing, most_when_limited).await?;
        }
        for (reaction, _) in outdated {
            self.remove_reaction(room, &reaction).await?;
        }
        Ok(())
    }

    /// Edits `message` so that it shows `post`.
    async fn replace(
        &self,
        room: &Room,
        message: &EventId,
        key: &str,
        post: &Post,
        picture: Option<&Picture>,
        priority: Priority,
    ) -> Result<(), DeliveryError> {
        let content = Parts::of_post(post, picture).content(room).await;
        // The same people are mentioned as before: an edit notifies nobody.
        let replaced = ReplacementMetadata::new(message.to_owned(), content.mentions.clone());
        self.send_content(room, content.make_replacement(replaced), key, priority).await.map(drop)
    }

    async fn remove_own_reactions(&self, room: &Room, message: &EventId) -> Result<(), DeliveryError> {
        for (reaction, _) in own_reactions(room, message).await? {
            self.remove_reaction(room, &reaction).await?;
        }
        Ok(())
    }

    async fn remove_reaction(&self, room: &Room, reaction: &EventId) -> Result<(), DeliveryError> {
        let id = self.transaction_id(&format!("x-{reaction}"));
        let request = redact_event::v3::Request::new(room.room_id().to_owned(), reaction.to_owned(), id);
        let send = |config| self.client.send(request.clone()).with_request_config(config).into_future();
        ignore_refusal(self.throttle.run(Priority::Cleanup, send).await)
    }
}

impl Channel for Sender {
    async fn send(&self, key: &str, post: &Post, picture: Option<&Picture>) -> Result<String, DeliveryError> {
        let room = match UserId::parse(&post.place.id) {
            Ok(person) => self.direct_rooms.room_with(&person).await?,
            Err(_) => self.joined_room(&post.place)?,
        };
        let mut content = Parts::of_post(post, picture).content(&room).await;
        let root = post.thread.as_deref().and_then(|root| EventId::parse(root).ok());
        content.relates_to = root.map(|root| Relation::Thread(Thread::plain(root.clone(), root)));
        let id = self.send_content(&room, content, key, priority(post)).await?;
        // Noted first: people can click as soon as the reactions are there.
        let choices = post.reactions();
        self.reactions.note(id.as_str(), post.thread.as_deref(), None, &choices);
        self.react(&room, &id, key, &choices).await?;
        Ok(id.to_string())
    }

    async fn edit(&self, key: &str, id: &str, post: &Post, picture: Option<&Picture>) -> Result<(), DeliveryError> {
        let room = self.joined_room(&post.place)?;
        let message = event_id(id)?;
        self.replace(&room, &message, key, post, picture, Priority::Post).await?;
        let choices = post.reactions();
        self.reactions.note(id, post.thread.as_deref(), None, &choices);
        self.stop_changing_reactions(&message);
        let sender = self.clone();
        let id = message.clone();
        let key = key.to_owned();
        let emojis = emojis(&choices);
        self.change_reactions(&message, async move { sender.replace_reactions(&room, &id, &key, emojis).await }).await
    }

    async fn remove_choices(
        &self,
        _key: &str,
        place: &Place,
        id: &str,
        _choices: &[Choice],
    ) -> Result<(), DeliveryError> {
        let room = self.joined_room(place)?;
        let message = event_id(id)?;
        self.stop_changing_reactions(&message);
        self.throttle.wait_for_quiet(room.room_id()).await;
        self.remove_own_reactions(&room, &message).await
    }

    /// Replaces the picture with the line and removes the choices, when nothing more urgent waits.
    async fn shrink(&self, key: &str, id: &str, line: &Post) -> Result<(), DeliveryError> {
        let room = self.joined_room(&line.place)?;
        let message = event_id(id)?;
        self.stop_changing_reactions(&message);
        self.throttle.wait_for_quiet(room.room_id()).await;
        self.replace(&room, &message, key, line, None, Priority::Shrink).await?;
        self.remove_own_reactions(&room, &message).await
    }

    async fn read_file(&self, place: &Place, source: &str, most: usize) -> Result<Vec<u8>, FileError> {
        let failed = |error: matrix_sdk::Error| FileError::Failed(error.into());
        let (Ok(room), Ok(id)) = (self.joined_room(place), EventId::parse(source)) else {
            return Err(FileError::Missing);
        };
        let event = room.load_or_fetch_event(&id, None).await.map_err(failed)?;
        let Some(AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomMessage(
            SyncMessageLikeEvent::Original(message),
        ))) = read_event(event.raw().json().get())
        else {
            return Err(FileError::Missing);
        };
        let file = match message.content.msgtype {
            MessageType::File(file) => file,
            // Somebody replies to a match that was pasted.
            MessageType::Text(text) => return Ok(text.body.into_bytes()),
            _ => return Err(FileError::Missing),
        };
        let size = file.info.as_ref().and_then(|info| info.size).map(u64::from);
        if size.is_some_and(|size| size > most as u64) {
            return Err(FileError::TooLarge);
        }
        // The size may be wrong, and the homeserver's limit is higher, so one file is read after the other.
        let _one = self.downloads.lock().await;
        let bytes = self.client.media().get_file(&file, false).await.map_err(failed)?.ok_or(FileError::Missing)?;
        if bytes.len() > most { Err(FileError::TooLarge) } else { Ok(bytes) }
    }

    async fn membership(&self, place: &Place, person: &Account) -> Membership {
        let (Ok(room), Ok(person)) = (self.joined_room(place), UserId::parse(&person.id)) else {
            return Membership::Joined;
        };
        let member = room.get_member(&person).await;
        let member = member.inspect_err(|error| tracing::warn!("Matrix: cannot look up a member: {error}"));
        let Ok(member) = member else { return Membership::Joined };
        let Some(member) = member else { return Membership::Removed };
        membership(member.membership(), *member.event().sender() == person)
    }

    async fn is_closed(&self, place: &Place) -> bool {
        match self.joined_room(place) {
            Ok(room) => !self.can_send(&room).await,
            Err(_) => true,
        }
    }

    async fn is_alone(&self, place: &Place, person: &Account) -> bool {
        let (Ok(room), Ok(person)) = (self.joined_room(place), UserId::parse(&person.id)) else { return false };
        is_private_with(&room, &person).await.unwrap_or(false)
    }
}

/// Returns how urgent `post` is.
fn priority(post: &Post) -> Priority {
    if post.ping.is_some() || post.place.is_direct() { Priority::Post } else { Priority::Notice }
}

fn emojis(choices: &[Choice]) -> Vec<String> {
    choices.iter().map(|choice| choice.emoji.clone()).collect()
}

/// Ignores a refused change of reactions, because people can play without them.
fn ignore_refusal<T>(result: Result<T, DeliveryError>) -> Result<(), DeliveryError> {
    match result {
        Err(DeliveryError::Never { cause } | DeliveryError::Closed { cause }) => {
            tracing::debug!("Matrix: the homeserver refuses to change a reaction: {cause:#}");
            Ok(())
        }
        result => result.map(drop),
    }
}

/// Returns the bot's reactions to a message, as event ids and emojis.
async fn own_reactions(room: &Room, message: &EventId) -> Result<Vec<(OwnedEventId, String)>, DeliveryError> {
    let options = RelationsOptions {
        include_relations: IncludeRelations::RelationsOfType(RelationType::Annotation),
        limit: Some(MAX_REACTIONS.into()),
        ..RelationsOptions::default()
    };
    let relations = room.relations(message.to_owned(), options).await.map_err(to_delivery_error)?;
    let mut own = Vec::new();
    for event in relations.chunk {
        if let Ok(AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::Reaction(SyncMessageLikeEvent::Original(
            reaction,
        )))) = event.raw().deserialize()
            && reaction.sender == room.own_user_id()
        {
            own.push((reaction.event_id, reaction.content.relates_to.key));
        }
    }
    Ok(own)
}

fn event_id(id: &str) -> Result<OwnedEventId, DeliveryError> {
    EventId::parse(id).map_err(|error| DeliveryError::Never { cause: anyhow!(error).context("not a Matrix event id") })
}
