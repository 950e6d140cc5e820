//! Sends the messages of the outbox to Discord's channels, with the bot's own token.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use kafenio_picture::Picture;
use rand::RngExt as _;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use serde_json::{Value, json};
use serenity::all::{ChannelId, CreateAttachment, MessageId, UserId};
use serenity::http::{LightMethod, Route};

use super::api::{Api, Failure, id_of};
use super::dedupe::SentMessages;
use super::members::Members;
use super::message::{MessageBody, one_page};
use super::texts;
use crate::chat::{Account, Choice, Place, Post, Text};
use crate::manager::{Channel, DeliveryError, FileError, Manager, Membership};
use crate::present;
use crate::store::MESSAGE_KEY_PREFIX;

/// After how many minutes without a message Discord archives a thread: a week, which is the longest possible.
const AUTO_ARCHIVE_MINUTES: u32 = 10_080;
/// The longest name of a thread, in UTF-16 units. Discord never counts more than that.
const MAX_NAME_LENGTH: usize = 100;
/// The longest text of a post that goes to a player directly instead, in characters. It leaves room below Discord's
/// limit of 2,000.
const MAX_DIRECT_LENGTH: usize = 1900;

/// How long Discord may take to send an attachment.
const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(20);

/// Sends to Discord's channels as the bot.
#[derive(Clone)]
pub(super) struct Sender {
    api: Api,
    manager: Manager,
    /// Begins every key: each store counts its keys from 1, and another store may have sent to the same channel.
    key_prefix: String,
    sent: Arc<SentMessages>,
    members: Arc<Members>,
}

impl Channel for Sender {
    async fn read_file(&self, _place: &Place, source: &str, most: usize) -> Result<Vec<u8>, FileError> {
        let failed = |error: reqwest::Error| FileError::Failed(error.without_url().into());
        let client = reqwest::Client::builder().timeout(DOWNLOAD_TIMEOUT).build().map_err(failed)?;
        let mut answer =
            client.get(source).send().await.and_then(reqwest::Response::error_for_status).map_err(failed)?;
        let mut bytes = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(failed)? {
            if bytes.len() + chunk.len() > most {
                return Err(FileError::TooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }

    async fn send(&self, key: &str, post: &Post, picture: Option<&Picture>) -> Result<String, DeliveryError> {
        let key = &format!("{}{key}", self.key_prefix);
        let channel = match post.place.id.strip_prefix('@') {
            Some(person) => self.direct(person).await?,
            None => channel_of(&post.place)?,
        };
        let text = one_page(&post.text, &post.pinged(), self.api.commands());
        let sent = match self.sent.find(&self.api, key, channel, picture.is_some(), &text).await {
            Ok(Some(message)) => Ok(message),
            Ok(None) => {
                let content =
                    content(post, &text, picture, key).controls(post.menu.as_slice(), &post.choices).once(key);
                self.post(channel, content).await
            }
            Err(failure) => Err(failure),
        };
        match sent {
            Ok(message) => {
                self.sent.note_delivered(key);
                Ok(message.to_string())
            }
            Err(Failure::Forbidden(cause)) if !post.place.is_direct() => {
                // Perhaps only the picture is forbidden.
                let as_text = match picture {
                    Some(_) => {
                        let content = self.as_text(post).controls(post.menu.as_slice(), &post.choices);
                        self.post(channel, content.once(key)).await
                    }
                    None => Err(Failure::Forbidden(cause.clone())),
                };
                match as_text {
                    Ok(message) => Ok(message.to_string()),
                    Err(failure) if failure.is_transient() => Err(to_delivery_error(failure)),
                    Err(_) => self.send_directly(key, channel, post, &text, picture, &cause).await,
                }
            }
            Err(failure) => {
                if matches!(failure, Failure::Unavailable(_)) {
                    self.sent.note_lost(key);
                }
                Err(to_delivery_error(failure))
            }
        }
    }

    async fn edit(&self, key: &str, id: &str, post: &Post, picture: Option<&Picture>) -> Result<(), DeliveryError> {
        let (channel, message) = address(&post.place, id)?;
        let text = one_page(&post.text, &post.pinged(), self.api.commands());
        // An edit replaces the old picture, menu and buttons by those in its body.
        let (menus, choices) =
            if is_direct(id) { (&[][..], &[][..]) } else { (post.menu.as_slice(), &post.choices[..]) };
        let (body, file) = content(post, &text, picture, key).controls(menus, choices).into_parts();
        match self.change(channel, message, &body, file).await {
            Err(Failure::Forbidden(_)) if picture.is_some() => {
                let (body, _) = self.as_text(post).controls(menus, choices).into_parts();
                self.change(channel, message, &body, None).await.map_err(to_delivery_error)
            }
            changed => changed.map_err(to_delivery_error),
        }
    }

    async fn shrink(&self, key: &str, id: &str, line: &Post) -> Result<(), DeliveryError> {
        // What a player got as a direct message instead is theirs, and no channel becomes more readable.
        if is_direct(id) { Ok(()) } else { self.edit(key, id, line, None).await }
    }

    async fn remove_choices(
        &self,
        _key: &str,
        place: &Place,
        id: &str,
        _choices: &[Choice],
    ) -> Result<(), DeliveryError> {
        if is_direct(id) {
            return Ok(());
        }
        let (channel, message) = address(place, id)?;
        self.change(channel, message, &json!({ "components": [] }), None).await.map_err(to_delivery_error)
    }

    async fn open_thread(&self, place: &Place, id: &str, name: &str) -> Result<Place, DeliveryError> {
        if is_direct(id) {
            return Err(permanent_error("a direct message has no threads".to_owned()));
        }
        let (channel, message) = address(place, id)?;
        let route = Route::ChannelMessageThreads { channel_id: channel, message_id: message };
        let body = json!({ "name": truncate_name(name), "auto_archive_duration": AUTO_ARCHIVE_MINUTES });
        let thread = match self.api.call(LightMethod::Post, route, Some(&body)).await {
            Ok(thread) => id_of(&thread).map_err(to_delivery_error)?,
            // A thread has the id of the message where it begins.
            Err(Failure::ThreadExists) => message.get(),
            Err(failure) => return Err(to_delivery_error(failure)),
        };
        Ok(Place { platform: place.platform, id: thread.to_string() })
    }

    async fn archive(&self, place: &Place, name: &str) -> Result<(), DeliveryError> {
        let mut body = json!({ "archived": true });
        if !name.is_empty() {
            body["name"] = json!(truncate_name(name));
        }
        let route = Route::Channel { channel_id: channel_of(place)? };
        self.api.call(LightMethod::Patch, route, Some(&body)).await.map(drop).map_err(to_delivery_error)
    }

    async fn membership(&self, place: &Place, person: &Account) -> Membership {
        let (Ok(channel), Ok(person)) = (channel_of(place), number(&person.id)) else { return Membership::Joined };
        let has_left = self.members.has_left(&self.api, channel, UserId::new(person)).await;
        if has_left { Membership::Left } else { Membership::Joined }
    }
}

impl Sender {
    /// Creates a sender for the bot's user `own`.
    pub(super) async fn new(api: Api, own: UserId, manager: &Manager) -> anyhow::Result<Self> {
        let new = format!("{:06x}-", UnwrapErr(SysRng).random_range(0..1 << 24));
        let key_prefix = manager.store().key_value().get_or_insert(MESSAGE_KEY_PREFIX, &new).await;
        let key_prefix = key_prefix.context("cannot store the prefix of Discord's message keys")?;
        let sent = Arc::new(SentMessages::new(own));
        let members = Arc::default();
        Ok(Sender { api, manager: manager.clone(), key_prefix, sent, members })
    }

    /// Opens the channel for direct messages to the user with this id.
    async fn direct(&self, person: &str) -> Result<ChannelId, DeliveryError> {
        let open = json!({ "recipient_id": person });
        let channel = self.api.call(LightMethod::Post, Route::UserMeDmChannels, Some(&open)).await;
        Ok(ChannelId::new(channel.and_then(|channel| id_of(&channel)).map_err(to_delivery_error)?))
    }

    /// Edits a message. If its thread is archived, as Discord does after a week without messages, reopens it first.
    async fn change(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
        file: Option<CreateAttachment>,
    ) -> Result<(), Failure> {
        let route = || Route::ChannelMessage { channel_id: channel, message_id: message };
        let mut changed = self.api.call_with_file(LightMethod::Patch, route(), body, file.clone()).await;
        if let Err(Failure::Archived(_)) = changed {
            let thread = Route::Channel { channel_id: channel };
            self.api.call(LightMethod::Patch, thread, Some(&json!({ "archived": false }))).await?;
            changed = self.api.call_with_file(LightMethod::Patch, route(), body, file).await;
        }
        changed.map(drop)
    }

    /// Returns the post with its board as text.
    fn as_text(&self, post: &Post) -> MessageBody {
        let board = post.board.as_ref().map_or_else(Text::default, |board| present::as_text(board, true));
        let text = post.text.clone().then("\n", board);
        MessageBody::new(&one_page(&text, &post.pinged(), self.api.commands()), &post.pinged())
    }

    /// Creates a message in `channel`, and returns its id.
    async fn post(&self, channel: ChannelId, content: MessageBody) -> Result<u64, Failure> {
        let (body, file) = content.into_parts();
        let route = Route::ChannelMessages { channel_id: channel };
        id_of(&self.api.call_with_file(LightMethod::Post, route, &body, file).await?)
    }

    /// Sends the post as a direct message to the player whose turn it is, because the bot may not post in the channel.
    /// The message has no buttons, since a click would come from a place other than the table's.
    ///
    /// # Errors
    /// Returns an error if there is nobody to notify, or the message cannot be sent.
    async fn send_directly(
        &self,
        key: &str,
        channel: ChannelId,
        post: &Post,
        text: &str,
        picture: Option<&Picture>,
        cause: &str,
    ) -> Result<String, DeliveryError> {
        let closed = || DeliveryError::Closed { cause: anyhow!("the bot may not post in channel {channel}: {cause}") };
        let person = post.ping.as_ref().ok_or_else(closed)?;
        let direct = self.direct(&person.id).await?;
        let language = self.manager.language(person, &post.place).await.unwrap_or_default();
        let text = format!("{}{text}", texts::from_channel(language, channel.get()));
        let text: String = text.chars().take(MAX_DIRECT_LENGTH).collect();
        let content = content(post, &text, picture, key).once(key);
        match self.post(direct, content).await {
            Ok(message) => Ok(format!("{direct}/{message}")),
            Err(failure) if failure.is_transient() => Err(to_delivery_error(failure)),
            Err(_) => Err(closed()),
        }
    }
}

fn content(post: &Post, text: &str, picture: Option<&Picture>, key: &str) -> MessageBody {
    MessageBody::new(text, &post.pinged()).board(post.board.as_ref(), picture, key)
}

/// Returns whether `id` has the form `channel/message`: the post was sent as a direct message instead.
fn is_direct(id: &str) -> bool {
    id.contains('/')
}

/// Cuts the name of a thread to the length that Discord accepts.
fn truncate_name(name: &str) -> String {
    let mut length = 0;
    let fits = |c: &char| {
        length += c.len_utf16();
        length <= MAX_NAME_LENGTH
    };
    name.chars().take_while(fits).collect()
}

/// Returns the channel and message that `id`, in `place`, refers to.
fn address(place: &Place, id: &str) -> Result<(ChannelId, MessageId), DeliveryError> {
    let (channel, message) = id.split_once('/').unwrap_or((&place.id, id));
    Ok((ChannelId::new(number(channel)?), MessageId::new(number(message)?)))
}

fn channel_of(place: &Place) -> Result<ChannelId, DeliveryError> {
    number(&place.id).map(ChannelId::new)
}

fn number(id: &str) -> Result<u64, DeliveryError> {
    let number = id.parse().ok().filter(|id| *id != 0);
    number.ok_or_else(|| permanent_error(format!("{id:?} is not a Discord id")))
}

fn permanent_error(cause: String) -> DeliveryError {
    DeliveryError::Never { cause: anyhow!(cause) }
}

/// Classifies `failure` by whether another attempt can help.
fn to_delivery_error(failure: Failure) -> DeliveryError {
    let after = failure.retry_after();
    // A refused token ends the program. Its posts wait in the outbox for the next start.
    if failure.is_transient() || matches!(failure, Failure::TokenRefused) {
        DeliveryError::Later { cause: failure.into_error(), after }
    } else if matches!(failure, Failure::Closed(_) | Failure::Archived(_)) {
        DeliveryError::Closed { cause: failure.into_error() }
    } else {
        DeliveryError::Never { cause: failure.into_error() }
    }
}
