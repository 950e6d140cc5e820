//! The outbox on its way into Discord's channels, with the bot's own token.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use serenity::all::{ChannelId, MessageId};
use serenity::http::{LightMethod, Request, Route};

use super::api::{Api, Failure, PATIENCE, id_of};
use super::content::{Content, file_name, one_page};
use super::words;
use crate::chat::{Choice, Place, Post};
use crate::manager::{Channel, Undelivered};

/// How many of a channel's latest messages are searched for one that went out before.
const SEARCHED: u32 = 50;

pub(super) struct Outbox {
    api: Api,
    /// Keys of posts that Discord may have taken although its answer was lost.
    uncertain: Mutex<HashSet<String>>,
    /// Channels in which this process has looked for what an earlier one may have sent.
    known: Mutex<HashSet<ChannelId>>,
}

impl Channel for Outbox {
    async fn send(&self, key: &str, post: &Post, picture: Option<&[u8]>) -> Result<String, Undelivered> {
        let channel = channel_of(&post.place)?;
        let text = one_page(&post.text, post.ping.as_ref());
        let content = content(post, &text, picture, key).choices(&post.choices).once(key);
        if let Some(message) = self.sent_before(key, channel, post, &text).await? {
            return Ok(message.to_string());
        }
        match self.post(channel, content).await {
            Ok(message) => {
                lock(&self.uncertain).remove(key);
                Ok(message.to_string())
            }
            Err(Failure::Down(cause)) => {
                lock(&self.uncertain).insert(key.to_owned());
                Err(Undelivered::Later { cause, after: None })
            }
            Err(Failure::Forbidden(cause)) => self.send_directly(key, channel, post, &text, picture, &cause).await,
            Err(failure) => Err(undelivered(failure)),
        }
    }

    async fn edit(&self, key: &str, id: &str, post: &Post, picture: Option<&[u8]>) -> Result<(), Undelivered> {
        let (channel, message) = address(&post.place, id)?;
        let text = one_page(&post.text, post.ping.as_ref());
        // What is listed here replaces the old picture and the old buttons.
        let mut content = content(post, &text, picture, key);
        if !is_direct(id) {
            content = content.choices(&post.choices);
        }
        let (body, file) = content.into_parts();
        let route = Route::ChannelMessage { channel_id: channel, message_id: message };
        self.api.call_with_file(LightMethod::Patch, route, &body, file).await.map(drop).map_err(undelivered)
    }

    async fn retire(&self, _key: &str, place: &Place, id: &str, _choices: &[Choice]) -> Result<(), Undelivered> {
        if is_direct(id) {
            return Ok(());
        }
        let (channel, message) = address(place, id)?;
        let route = Route::ChannelMessage { channel_id: channel, message_id: message };
        let body = json!({ "components": [] });
        self.api.call(LightMethod::Patch, route, Some(&body)).await.map(drop).map_err(undelivered)
    }
}

impl Outbox {
    pub(super) fn new(api: Api) -> Self {
        Outbox { api, uncertain: Mutex::default(), known: Mutex::default() }
    }

    /// The message that this post became in an attempt whose answer was lost, or in an earlier process. Discord drops
    /// a repeated nonce for a few minutes only; after that the message itself tells: by its picture's name, or by its
    /// text, which names table and moment.
    async fn sent_before(
        &self,
        key: &str,
        channel: ChannelId,
        post: &Post,
        text: &str,
    ) -> Result<Option<u64>, Undelivered> {
        let is_new_channel = !lock(&self.known).contains(&channel);
        if !is_new_channel && !lock(&self.uncertain).contains(key) {
            return Ok(None);
        }
        let route = Route::ChannelMessages { channel_id: channel };
        let ask = Request::new(route, LightMethod::Get).params(Some(vec![("limit", SEARCHED.to_string())]));
        let messages = match self.api.perform(ask, PATIENCE).await {
            Ok(messages) => messages,
            // Where the bot may not read, the nonce has to do.
            Err(Failure::Forbidden(_) | Failure::Gone(_)) => Value::Null,
            Err(failure) => return Err(undelivered(failure)),
        };
        lock(&self.known).insert(channel);
        let name = file_name(key);
        let is_it = |message: &&Value| match &post.board {
            Some(_) => {
                message["attachments"].as_array().is_some_and(|files| files.iter().any(|f| f["filename"] == *name))
            }
            None => message["author"]["bot"] == true && message["content"] == text,
        };
        Ok(messages.as_array().and_then(|messages| messages.iter().find(is_it)).and_then(|found| id_of(found).ok()))
    }

    async fn post(&self, channel: ChannelId, content: Content) -> Result<u64, Failure> {
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
    ) -> Result<String, Undelivered> {
        let Some(person) = &post.ping else {
            return Err(never(format!("channel {channel} is closed to the bot: {cause}")));
        };
        let open = json!({ "recipient_id": person.id });
        let direct = self.api.call(LightMethod::Post, Route::UserMeDmChannels, Some(&open)).await;
        let direct = ChannelId::new(direct.and_then(|channel| id_of(&channel)).map_err(undelivered)?);
        let text = format!("{}{text}", words::from_channel(channel.get()));
        let text: String = text.chars().take(1900).collect();
        let content = content(post, &text, picture, key).once(key);
        let message = self.post(direct, content).await.map_err(undelivered)?;
        Ok(format!("{direct}/{message}"))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn content(post: &Post, text: &str, picture: Option<&[u8]>, key: &str) -> Content {
    Content::new(text, post.ping.as_ref()).board(post.board.as_ref(), picture, key)
}

/// Whether it was sent as a direct message instead: `channel/message`.
fn is_direct(id: &str) -> bool {
    id.contains('/')
}

fn address(place: &Place, id: &str) -> Result<(ChannelId, MessageId), Undelivered> {
    let (channel, message) = id.split_once('/').unwrap_or((&place.id, id));
    Ok((ChannelId::new(number(channel)?), MessageId::new(number(message)?)))
}

fn channel_of(place: &Place) -> Result<ChannelId, Undelivered> {
    number(&place.id).map(ChannelId::new)
}

fn number(id: &str) -> Result<u64, Undelivered> {
    let number = id.parse().ok().filter(|id| *id != 0);
    number.ok_or_else(|| never(format!("{id:?} is no id of Discord's")))
}

fn never(cause: String) -> Undelivered {
    Undelivered::Never { cause: anyhow::anyhow!(cause) }
}

fn undelivered(failure: Failure) -> Undelivered {
    let after = failure.after();
    // A refused token ends the program; its posts wait for the next one.
    if failure.is_passing() || matches!(failure, Failure::Token) {
        Undelivered::Later { cause: failure.into_error(), after }
    } else {
        Undelivered::Never { cause: failure.into_error() }
    }
}
