//! Says what the manager answers: messages with pictures, edits, and the reactions that serve as buttons.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use anyhow::anyhow;
use matrix_sdk::room::{IncludeRelations, RelationsOptions};
use matrix_sdk::ruma::api::client::redact::redact_event;
use matrix_sdk::ruma::api::error::{ErrorKind, RetryAfter};
use matrix_sdk::ruma::events::reaction::ReactionEventContent;
use matrix_sdk::ruma::events::relation::{Annotation, InReplyTo, RelationType, Reply as InReply, Thread};
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::events::room::message::{
    FileInfo, FileMessageEventContent, FormattedBody, ImageMessageEventContent, MessageType, Relation,
    ReplacementMetadata, RoomMessageEventContent,
};
use matrix_sdk::ruma::events::room::{ImageInfo, MediaSource};
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncTimelineEvent, Mentions, MessageLikeEventType, SyncMessageLikeEvent,
};
use matrix_sdk::ruma::{
    EventId, OwnedEventId, OwnedRoomId, OwnedTransactionId, OwnedUserId, RoomId, TransactionId, UInt, UserId,
};
use matrix_sdk::{Client, Room, RoomMemberships, RoomState};
use tokio::sync::Mutex;

use super::brief::brief;
use super::choices::Choices;
use super::hearing::place;
use super::markup::Markup;
use super::pace::{TimeControl, Urgency};
use super::powers::{kind_of_messages, may_send};
use crate::chat::{Account, Board, Choice, File, Place, Post, Reply, Text};
use crate::manager::{Channel, DeliveryError, Manager, Presence, draw};
use crate::picture;
use crate::present::picture_format;

/// How long the upload of a picture may take; the game then goes on with a board in text.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(20);
/// How long the bot waits where a homeserver limits it and does not tell for how long.
const UNTOLD_WAIT: Duration = Duration::from_secs(5);
/// The bot never shows more choices than this under one message.
const MOST_REACTIONS: u32 = 50;

/// Where the database keeps what tells it from all others.
const EPOCH: &str = "matrix:epoch";

/// The rooms for direct messages that were opened or joined, each with the one whom it is for, as the homeserver may not
/// have told of them yet. Held while one is opened: two messages at once would open two.
pub(super) type Opened = Arc<Mutex<HashMap<OwnedUserId, OwnedRoomId>>>;

/// Cheap to clone.
#[derive(Clone)]
pub(super) struct Mouth {
    client: Client,
    choices: Arc<Choices>,
    pace: Arc<TimeControl>,
    /// Begins every transaction id, so that the keys of another database are not taken for repetitions of ours.
    epoch: Arc<str>,
    pub(super) opened: Opened,
    /// The rooms of which the log tells that the bot may not react there.
    mute: Arc<Mutex<HashSet<OwnedRoomId>>>,
}

/// What a message says, whoever it is for.
struct Said<'a> {
    text: &'a Text,
    board: Option<&'a Board>,
    picture: Option<&'a [u8]>,
    called: Vec<&'a Account>,
    file: Option<&'a File>,
}

impl Mouth {
    pub(super) async fn new(client: Client, choices: Arc<Choices>, manager: &Manager) -> anyhow::Result<Mouth> {
        let epoch = manager.store().key_value().get_or_insert(EPOCH, TransactionId::new().as_str()).await?;
        let pace = Arc::new(TimeControl::new(client.clone(), manager.clone()));
        Ok(Mouth { client, choices, pace, epoch: epoch.into(), opened: Arc::default(), mute: Arc::default() })
    }

    /// Answers `reader` below the event `cause`, in its thread: Matrix has no message for one reader alone, a reply comes nearest.
    /// `key` and `number` tell this answer from all others, and are the same when the event is heard again.
    pub(super) async fn answer(
        &self,
        room: &Room,
        cause: &EventId,
        thread: Option<&str>,
        (key, number): (&str, usize),
        reader: &Account,
        reply: &Reply,
    ) -> Result<(), DeliveryError> {
        let picture = draw(reply.board.as_ref()).await;
        // What cannot be chosen by a reaction is no choice: the text says what to type.
        let reacts = reply.choices.is_empty() || self.may_react(room).await;
        let text = if reacts { with_legend(reply) } else { reply.text.clone() };
        let said = Said {
            text: &text,
            board: reply.board.as_ref(),
            picture: picture.as_deref(),
            called: Vec::new(),
            file: reply.file.as_ref(),
        };
        let mut content = self.content(room, &said).await;
        content.relates_to = Some(match thread.and_then(|id| EventId::parse(id).ok()) {
            Some(first) => Relation::Thread(Thread::reply(first, cause.to_owned())),
            None => Relation::Reply(InReply::new(InReplyTo::new(cause.to_owned()))),
        });
        let name = format!("re{number}-{key}");
        let id = self.deliver(room, content, &name, Urgency::Answer).await?;
        if reply.choices.is_empty() || !reacts {
            return Ok(());
        }
        // Before the reactions are there for others to follow.
        self.choices.answer(&place(room), reader, id.as_str(), thread, &reply.choices).await.map_err(later)?;
        self.show(room, &id, &name, signs(&reply.choices), Urgency::Answer).await
    }

    /// Says `text` to the whole room.
    pub(super) async fn tell(&self, room: &Room, key: &str, text: &Text) -> Result<(), DeliveryError> {
        let said = Said { text, board: None, picture: None, called: Vec::new(), file: None };
        let content = self.content(room, &said).await;
        self.deliver(room, content, key, Urgency::Answer).await.map(drop)
    }

    fn room(&self, place: &Place) -> Result<Room, DeliveryError> {
        let room = RoomId::parse(&place.id).ok().and_then(|id| self.client.get_room(&id));
        match room {
            Some(room) if room.state() == RoomState::Joined => Ok(room),
            _ => Err(DeliveryError::Closed { cause: anyhow!("the bot is not in room {}", place.id) }),
        }
    }

    /// The room in which `person` alone reads what the bot says. He is invited to a new one where there is none, also where
    /// he has left it or others have come in.
    async fn direct(&self, person: &UserId) -> Result<Room, DeliveryError> {
        let mut opened = self.opened.lock().await;
        let known = opened.get(person).and_then(|room| self.client.get_room(room));
        for room in self.client.get_dm_rooms(person).chain(known) {
            if room.state() == RoomState::Joined && is_for_two(&room, person).await? {
                return Ok(room);
            }
        }
        let room = self.client.create_dm(person).await.map_err(undelivered)?;
        opened.insert(person.to_owned(), room.room_id().to_owned());
        Ok(room)
    }

    /// Whether the bot has the power to send messages in the room.
    pub(super) async fn may_speak(&self, room: &Room) -> bool {
        may_send(room, kind_of_messages(room).await).await.is_ok()
    }

    /// Whether it has the power to react there. Where it has not the log says so, once.
    async fn may_react(&self, room: &Room) -> bool {
        let Err(lack) = may_send(room, MessageLikeEventType::Reaction).await else { return true };
        if self.mute.lock().await.insert(room.room_id().to_owned()) {
            tracing::warn!(room = %room.room_id(), "Matrix: the bot may not react, people have to type: {lack}");
        }
        false
    }

    fn transaction(&self, key: &str) -> OwnedTransactionId {
        OwnedTransactionId::from(format!("{}-{key}", self.epoch))
    }

    async fn deliver(
        &self,
        room: &Room,
        content: RoomMessageEventContent,
        key: &str,
        urgency: Urgency,
    ) -> Result<OwnedEventId, DeliveryError> {
        self.pace.says(room.room_id());
        let key = self.transaction(key);
        let say = |config| {
            room.send(content.clone()).with_transaction_id(key.clone()).with_request_config(config).into_future()
        };
        match self.pace.keep(urgency, say).await {
            Ok(sent) => Ok(sent.response.event_id),
            Err(DeliveryError::Closed { cause }) => Err(DeliveryError::Closed {
                cause: match may_send(room, kind_of_messages(room).await).await {
                    Ok(()) => cause,
                    Err(lack) => cause.context(lack),
                },
            }),
            Err(error) => Err(error),
        }
    }

    /// Puts reactions under a message, in this order. Where the room does not let the bot react, typing still works.
    async fn show(
        &self,
        room: &Room,
        message: &EventId,
        key: &str,
        emoji: Vec<&str>,
        urgency: Urgency,
    ) -> Result<(), DeliveryError> {
        if emoji.is_empty() || !self.may_react(room).await {
            return Ok(());
        }
        for emoji in emoji {
            self.pace.says(room.room_id());
            let content = ReactionEventContent::new(Annotation::new(message.to_owned(), emoji.to_owned()));
            let key = self.transaction(&format!("{key}-{emoji}"));
            let say = |config| {
                room.send(content.clone()).with_transaction_id(key.clone()).with_request_config(config).into_future()
            };
            match self.pace.keep(urgency, say).await {
                Err(DeliveryError::Never { cause } | DeliveryError::Closed { cause }) => {
                    tracing::debug!("Matrix: no reaction: {cause:#}");
                }
                Err(later) => return Err(later),
                Ok(_) => {}
            }
        }
        Ok(())
    }

    async fn take_back(&self, room: &Room, reaction: &EventId) -> Result<(), DeliveryError> {
        let key = self.transaction(&format!("x-{reaction}"));
        let request = redact_event::v3::Request::new(room.room_id().to_owned(), reaction.to_owned(), key);
        let say = |config| self.client.send(request.clone()).with_request_config(config).into_future();
        match self.pace.keep(Urgency::Tidying, say).await {
            Err(DeliveryError::Never { cause } | DeliveryError::Closed { cause }) => {
                tracing::debug!("Matrix: a reaction stays: {cause:#}");
            }
            Err(later) => return Err(later),
            Ok(_) => {}
        }
        Ok(())
    }

    /// The message without its place in the conversation. A picture that cannot be uploaded is replaced by text.
    async fn content(&self, room: &Room, said: &Said<'_>) -> RoomMessageEventContent {
        let markup = Markup::new(said.text, &said.called);
        if let Some(file) = said.file {
            return self.enclosed(room, markup, file).await;
        }
        let shown = match (said.board, said.picture) {
            (Some(board), Some(picture)) => self.shown(room, picture, picture_format(board)).await,
            _ => None,
        };
        let mut content = match (said.board, shown) {
            (Some(board), Some((source, info))) => {
                image(markup.described(&board.alt), source, info, picture_format(board))
            }
            (Some(board), None) => {
                let board = crate::chat::Span::Block(picture::text(&board.scene));
                words(markup.and(&board), !said.called.is_empty())
            }
            (None, _) => words(markup, !said.called.is_empty()),
        };
        // Always set, even when empty: else clients look for names in the text.
        content.mentions = Some(mentions(&said.called));
        content
    }

    /// Uploads a picture, and looks at it meanwhile.
    async fn shown(&self, room: &Room, picture: &[u8], kind: &str) -> Option<(MediaSource, ImageInfo)> {
        let (file, media) = (picture.to_vec(), format!("image/{kind}"));
        let upload = self.upload(room, picture, &media);
        let look = tokio::task::spawn_blocking(move || info(&file));
        let (source, info) = tokio::join!(upload, look);
        let mut info = info.inspect_err(|error| tracing::error!("looking at a picture failed: {error}")).ok()?;
        info.mimetype = Some(media);
        source.map(|source| (source, info))
    }

    /// The message with a file; where that cannot be uploaded, with its text.
    async fn enclosed(&self, room: &Room, caption: Markup, file: &File) -> RoomMessageEventContent {
        let Some(source) = self.upload(room, file.text.as_bytes(), "text/plain").await else {
            return words(caption.and(&crate::chat::Span::Block(file.text.clone())), false);
        };
        let mut info = FileInfo::new();
        info.mimetype = Some("text/plain".to_owned());
        info.size = UInt::new(file.text.len() as u64);
        let mut enclosed = FileMessageEventContent::new(caption.plain, source).info(Box::new(info));
        enclosed.filename = Some(file.name.clone());
        enclosed.formatted = Some(FormattedBody::html(caption.html));
        let mut content = RoomMessageEventContent::new(MessageType::File(enclosed));
        content.mentions = Some(mentions(&[]));
        content
    }

    async fn upload(&self, room: &Room, data: &[u8], kind: &str) -> Option<MediaSource> {
        let upload = async {
            if room.latest_encryption_state().await?.is_encrypted() {
                let file = self.client.upload_encrypted_file(&mut &*data).await?;
                return Ok(MediaSource::Encrypted(Box::new(file)));
            }
            let kind = kind.parse().map_err(|_| matrix_sdk::Error::InsufficientData)?;
            let uploaded = self.client.media().upload(&kind, data.to_vec(), None).await?;
            Ok::<_, matrix_sdk::Error>(MediaSource::Plain(uploaded.content_uri))
        };
        match tokio::time::timeout(UPLOAD_TIMEOUT, upload).await {
            Ok(Ok(source)) => Some(source),
            Ok(Err(error)) => {
                tracing::warn!("Matrix: a file is not accepted, its text goes out: {}", brief(error));
                None
            }
            Err(_) => {
                tracing::warn!("Matrix: an upload takes too long, text goes out");
                None
            }
        }
    }
}

impl Channel for Mouth {
    async fn send(&self, key: &str, post: &Post, picture: Option<&[u8]>) -> Result<String, DeliveryError> {
        let room = match UserId::parse(&post.place.id) {
            Ok(person) => self.direct(&person).await?,
            Err(_) => self.room(&post.place)?,
        };
        let mut content = self.content(&room, &post_said(post, picture)).await;
        content.relates_to = post
            .thread
            .as_deref()
            .and_then(|root| EventId::parse(root).ok())
            .map(|root| Relation::Thread(Thread::plain(root.clone(), root)));
        let id = self.deliver(&room, content, key, Urgency::News).await?;
        // Before the reactions are there for others to follow.
        self.choices.add(id.as_str(), post.thread.as_deref(), None, &post.choices);
        self.show(&room, &id, key, signs(&post.choices), Urgency::Choices).await?;
        Ok(id.to_string())
    }

    async fn edit(&self, key: &str, id: &str, post: &Post, picture: Option<&[u8]>) -> Result<(), DeliveryError> {
        let room = self.room(&post.place)?;
        let message = event_id(id)?;
        let content = self.content(&room, &post_said(post, picture)).await;
        // Whoever is mentioned was mentioned before: an edit notifies nobody.
        let before = ReplacementMetadata::new(message.clone(), content.mentions.clone());
        self.deliver(&room, content.make_replacement(before), key, Urgency::News).await?;
        self.choices.add(id, post.thread.as_deref(), None, &post.choices);
        let mut missing = signs(&post.choices);
        for (reaction, emoji) in own_reactions(&room, &message).await? {
            match missing.iter().position(|choice| *choice == emoji) {
                Some(at) => drop(missing.remove(at)),
                None => self.take_back(&room, &reaction).await?,
            }
        }
        self.show(&room, &message, key, missing, Urgency::Choices).await
    }

    async fn retire(&self, _key: &str, place: &Place, id: &str, _choices: &[Choice]) -> Result<(), DeliveryError> {
        let room = self.room(place)?;
        self.pace.quiet(room.room_id()).await;
        for (reaction, _) in own_reactions(&room, &event_id(id)?).await? {
            self.take_back(&room, &reaction).await?;
        }
        Ok(())
    }

    async fn presence(&self, place: &Place, person: &Account) -> Presence {
        let (Ok(room), Ok(person)) = (self.room(place), UserId::parse(&person.id)) else { return Presence::Here };
        let member = room.get_member(&person).await.inspect_err(|error| tracing::warn!("Matrix: no members: {error}"));
        match member.map(|member| member.map(|member| member.membership().clone())) {
            Err(_) | Ok(Some(MembershipState::Join)) => Presence::Here,
            Ok(Some(MembershipState::Invite)) => Presence::Invited,
            Ok(_) => Presence::Away,
        }
    }

    async fn is_closed(&self, place: &Place) -> bool {
        match self.room(place) {
            Ok(room) => !self.may_speak(&room).await,
            Err(_) => true,
        }
    }

    async fn is_alone(&self, place: &Place, person: &Account) -> bool {
        let (Ok(room), Ok(person)) = (self.room(place), UserId::parse(&person.id)) else { return false };
        is_for_two(&room, &person).await.unwrap_or(false)
    }
}

/// The reactions that stand for `choices`.
fn signs(choices: &[Choice]) -> Vec<&str> {
    choices.iter().map(|choice| choice.emoji.as_str()).collect()
}

/// Whether nobody but the bot and `person` is in the room or invited to it, and he is.
pub(super) async fn is_for_two(room: &Room, person: &UserId) -> Result<bool, DeliveryError> {
    let members = room.members(RoomMemberships::ACTIVE).await.map_err(undelivered)?;
    let mut others = members.iter().map(|member| member.user_id()).filter(|member| *member != room.own_user_id());
    Ok(others.next() == Some(person) && others.next().is_none())
}

/// The text with what each reaction stands for, where there are any: a reaction has no label.
fn with_legend(reply: &Reply) -> Text {
    let labels: Vec<String> = reply.choices.iter().map(|choice| format!("{} {}", choice.emoji, choice.label)).collect();
    let legend = if labels.is_empty() { Text::default() } else { Text::plain(labels.join(" · ")) };
    reply.text.clone().then("\n", legend)
}

fn post_said<'a>(post: &'a Post, picture: Option<&'a [u8]>) -> Said<'a> {
    Said { text: &post.text, board: post.board.as_ref(), picture, called: post.pinged(), file: None }
}

/// Words alone; clients do not notify for a notice.
fn words(markup: Markup, notifies: bool) -> RoomMessageEventContent {
    if notifies {
        RoomMessageEventContent::text_html(markup.plain, markup.html)
    } else {
        RoomMessageEventContent::notice_html(markup.plain, markup.html)
    }
}

fn image(caption: Markup, source: MediaSource, info: ImageInfo, kind: &str) -> RoomMessageEventContent {
    let mut image = ImageMessageEventContent::new(caption.plain, source).info(Box::new(info));
    image.filename = Some(format!("board.{kind}"));
    image.formatted = Some(FormattedBody::html(caption.html));
    RoomMessageEventContent::new(MessageType::Image(image))
}

/// What clients show until the picture is there: a blur of its size.
///
/// There is no thumbnail, as none would be smaller: a board is about 50 KB, what clients make as a thumbnail of 800 by 600
/// is no less. Element X would show a board of half the size in the picture's place, and blurred; Element Web loads both in
/// an encrypted room before it shows either. In a room without encryption clients ask the homeserver for the size that
/// they need. And every turn would wait for one more upload.
fn info(picture: &[u8]) -> ImageInfo {
    let mut info = ImageInfo::new();
    info.size = UInt::new(picture.len() as u64);
    if let Some(picture::Preview { width, height, blurhash }) = picture::preview(picture) {
        (info.width, info.height, info.blurhash) = (Some(width.into()), Some(height.into()), Some(blurhash));
    }
    info
}

fn mentions(called: &[&Account]) -> Mentions {
    Mentions::with_user_ids(called.iter().filter_map(|account| UserId::parse(&account.id).ok()))
}

/// The bot's reactions to a message, by event and emoji.
async fn own_reactions(room: &Room, message: &EventId) -> Result<Vec<(OwnedEventId, String)>, DeliveryError> {
    let options = RelationsOptions {
        include_relations: IncludeRelations::RelationsOfType(RelationType::Annotation),
        limit: Some(MOST_REACTIONS.into()),
        ..RelationsOptions::default()
    };
    let found = room.relations(message.to_owned(), options).await.map_err(undelivered)?;
    let mut own = Vec::new();
    for event in found.chunk {
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

fn later(cause: anyhow::Error) -> DeliveryError {
    DeliveryError::Later { cause, after: None }
}

/// Whether another try may help.
pub(super) fn undelivered(error: matrix_sdk::Error) -> DeliveryError {
    let kind = error.client_api_error_kind().cloned();
    let is_out = matches!(error, matrix_sdk::Error::WrongRoomState(_));
    let cause = anyhow!(brief(error));
    match kind {
        Some(ErrorKind::Forbidden) => DeliveryError::Closed { cause },
        Some(
            ErrorKind::NotFound
            | ErrorKind::TooLarge
            | ErrorKind::BadJson
            | ErrorKind::InvalidParam
            | ErrorKind::DuplicateAnnotation,
        ) => DeliveryError::Never { cause },
        Some(ErrorKind::LimitExceeded(limit)) => match limit.retry_after {
            Some(RetryAfter::Delay(delay)) => DeliveryError::Later { cause, after: Some(delay) },
            _ => DeliveryError::Later { cause, after: Some(UNTOLD_WAIT) },
        },
        _ if is_out => DeliveryError::Closed { cause },
        _ => DeliveryError::Later { cause, after: None },
    }
}
