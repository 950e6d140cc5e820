//! The outbox on its way into Discord's channels, with the bot's own token.

use anyhow::{Context as _, anyhow};
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
use crate::manager::{Channel, DeliveryError, Manager, Presence};
use crate::picture;

/// After how many minutes without a word Discord puts a thread away: a week, which is the longest.
const LONGEST_ACTIVE: u32 = 10_080;
/// The longest name of a thread, counted in UTF-16 units, which is never less than what Discord counts.
const LONGEST_NAME: usize = 100;
/// Where the manager keeps this store's mark.
const MARK: &str = "discord-mark";

pub(super) struct Sender {
    api: Api,
    manager: Manager,
    /// Tells this store's keys from those of another that has spoken in the same channel, since each counts from 1.
    mark: String,
    sent: SentMessages,
    members: Members,
}

impl Channel for Sender {
    async fn send(&self, key: &str, post: &Post, picture: Option<&[u8]>) -> Result<String, DeliveryError> {
        let key = &format!("{}{key}", self.mark);
        let channel = match post.place.id.strip_prefix('@') {
            Some(person) => self.direct(person).await?,
            None => channel_of(&post.place)?,
        };
        let text = one_page(&post.text, &post.pinged(), self.api.commands());
        let sent = match self.sent.find(&self.api, key, channel, picture.is_some(), &text).await {
            Ok(Some(message)) => Ok(message),
            Ok(None) => {
                let content = content(post, &text, picture, key).choices(&post.choices).once(key);
                self.post(channel, content).await
            }
            Err(failure) => Err(failure),
        };
        match sent {
            Ok(message) => {
                self.sent.settle(key);
                Ok(message.to_string())
            }
            Err(Failure::Forbidden(cause)) if !post.place.is_direct() => {
                // It may be the picture alone that is not allowed.
                let in_words = match picture {
                    Some(_) => self.post(channel, self.in_words(post).choices(&post.choices).once(key)).await,
                    None => Err(Failure::Forbidden(cause.clone())),
                };
                match in_words {
                    Ok(message) => Ok(message.to_string()),
                    Err(failure) if failure.is_passing() => Err(undelivered(failure)),
                    Err(_) => self.send_directly(key, channel, post, &text, picture, &cause).await,
                }
            }
            Err(failure) => {
                if matches!(failure, Failure::Down(_)) {
                    self.sent.lose(key);
                }
                Err(undelivered(failure))
            }
        }
    }

    async fn edit(&self, key: &str, id: &str, post: &Post, picture: Option<&[u8]>) -> Result<(), DeliveryError> {
        let (channel, message) = address(&post.place, id)?;
        let text = one_page(&post.text, &post.pinged(), self.api.commands());
        // What is listed here replaces the old picture and the old buttons.
        let choices = if is_direct(id) { &[][..] } else { &post.choices };
        let (body, file) = content(post, &text, picture, key).choices(choices).into_parts();
        match self.change(channel, message, &body, file).await {
            Err(Failure::Forbidden(_)) if picture.is_some() => {
                let (body, _) = self.in_words(post).choices(choices).into_parts();
                self.change(channel, message, &body, None).await.map_err(undelivered)
            }
            changed => changed.map_err(undelivered),
        }
    }

    async fn retire(&self, _key: &str, place: &Place, id: &str, _choices: &[Choice]) -> Result<(), DeliveryError> {
        if is_direct(id) {
            return Ok(());
        }
        let (channel, message) = address(place, id)?;
        self.change(channel, message, &json!({ "components": [] }), None).await.map_err(undelivered)
    }

    async fn open_thread(&self, place: &Place, id: &str, name: &str) -> Result<Place, DeliveryError> {
        if is_direct(id) {
            return Err(never("a direct message has no threads".to_owned()));
        }
        let (channel, message) = address(place, id)?;
        let route = Route::ChannelMessageThreads { channel_id: channel, message_id: message };
        let body = json!({ "name": cut(name), "auto_archive_duration": LONGEST_ACTIVE });
        let thread = match self.api.call(LightMethod::Post, route, Some(&body)).await {
            Ok(thread) => id_of(&thread).map_err(undelivered)?,
            // The thread that begins at a message has its id.
            Err(Failure::Threaded) => message.get(),
            Err(failure) => return Err(undelivered(failure)),
        };
        Ok(Place { platform: place.platform, id: thread.to_string() })
    }

    async fn archive(&self, place: &Place, name: &str) -> Result<(), DeliveryError> {
        let mut body = json!({ "archived": true });
        if !name.is_empty() {
            body["name"] = json!(cut(name));
        }
        let route = Route::Channel { channel_id: channel_of(place)? };
        self.api.call(LightMethod::Patch, route, Some(&body)).await.map(drop).map_err(undelivered)
    }

    async fn presence(&self, place: &Place, person: &Account) -> Presence {
        let (Ok(channel), Ok(person)) = (channel_of(place), number(&person.id)) else { return Presence::Here };
        let is_away = self.members.has_left(&self.api, channel, UserId::new(person)).await;
        if is_away { Presence::Away } else { Presence::Here }
    }
}

impl Sender {
    /// `own` is the bot's user.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn new(api: Api, own: UserId, manager: &Manager) -> anyhow::Result<Self> {
        let new = format!("{:06x}-", UnwrapErr(SysRng).random_range(0..1 << 24));
        let mark =
            manager.store().key_value().get_or_insert(MARK, &new).await.context("the store's mark cannot be kept")?;
        Ok(Sender { api, manager: manager.clone(), mark, sent: SentMessages::new(own), members: Members::default() })
    }

    /// The channel of direct messages to the user with this id.
    async fn direct(&self, person: &str) -> Result<ChannelId, DeliveryError> {
        let open = json!({ "recipient_id": person });
        let channel = self.api.call(LightMethod::Post, Route::UserMeDmChannels, Some(&open)).await;
        Ok(ChannelId::new(channel.and_then(|channel| id_of(&channel)).map_err(undelivered)?))
    }

    /// Changes a message. Discord puts a thread away in which nothing was said for a week; it is taken out for that.
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

    /// The post with its board as text.
    fn in_words(&self, post: &Post) -> MessageBody {
        let board = post.board.as_ref().map_or_else(Text::default, |board| Text::block(picture::narrow(&board.scene)));
        let text = post.text.clone().then("\n", board);
        MessageBody::new(&one_page(&text, &post.pinged(), self.api.commands()), &post.pinged())
    }

    async fn post(&self, channel: ChannelId, content: MessageBody) -> Result<u64, Failure> {
        let (body, file) = content.into_parts();
        let route = Route::ChannelMessages { channel_id: channel };
        id_of(&self.api.call_with_file(LightMethod::Post, route, &body, file).await?)
    }

    /// Where the bot may not post, the one whose turn it is hears of it in a direct message. It has no buttons, since
    /// a click there would come from another place than the table's.
    async fn send_directly(
        &self,
        key: &str,
        channel: ChannelId,
        post: &Post,
        text: &str,
        picture: Option<&[u8]>,
        cause: &str,
    ) -> Result<String, DeliveryError> {
        let closed = || DeliveryError::Closed { cause: anyhow!("channel {channel} is closed to the bot: {cause}") };
        let person = post.ping.as_ref().ok_or_else(closed)?;
        let direct = self.direct(&person.id).await?;
        let language = self.manager.language(person, &post.place).await.unwrap_or_default();
        let text = format!("{}{text}", texts::from_channel(language, channel.get()));
        let text: String = text.chars().take(1900).collect();
        let content = content(post, &text, picture, key).once(key);
        match self.post(direct, content).await {
            Ok(message) => Ok(format!("{direct}/{message}")),
            Err(failure) if failure.is_passing() => Err(undelivered(failure)),
            Err(_) => Err(closed()),
        }
    }
}

fn content(post: &Post, text: &str, picture: Option<&[u8]>, key: &str) -> MessageBody {
    MessageBody::new(text, &post.pinged()).board(post.board.as_ref(), picture, key)
}

/// Whether it was sent as a direct message instead: `channel/message`.
fn is_direct(id: &str) -> bool {
    id.contains('/')
}

/// As much of a thread's name as Discord takes.
fn cut(name: &str) -> String {
    let mut length = 0;
    let fits = |c: &char| {
        length += c.len_utf16();
        length <= LONGEST_NAME
    };
    name.chars().take_while(fits).collect()
}

fn address(place: &Place, id: &str) -> Result<(ChannelId, MessageId), DeliveryError> {
    let (channel, message) = id.split_once('/').unwrap_or((&place.id, id));
    Ok((ChannelId::new(number(channel)?), MessageId::new(number(message)?)))
}

fn channel_of(place: &Place) -> Result<ChannelId, DeliveryError> {
    number(&place.id).map(ChannelId::new)
}

fn number(id: &str) -> Result<u64, DeliveryError> {
    let number = id.parse().ok().filter(|id| *id != 0);
    number.ok_or_else(|| never(format!("{id:?} is no id of Discord's")))
}

fn never(cause: String) -> DeliveryError {
    DeliveryError::Never { cause: anyhow!(cause) }
}

fn undelivered(failure: Failure) -> DeliveryError {
    let after = failure.after();
    // A refused token ends the program; its posts wait for the next one.
    if failure.is_passing() || matches!(failure, Failure::Token) {
        DeliveryError::Later { cause: failure.into_error(), after }
    } else if matches!(failure, Failure::Closed(_) | Failure::Archived(_)) {
        DeliveryError::Closed { cause: failure.into_error() }
    } else {
        DeliveryError::Never { cause: failure.into_error() }
    }
}
