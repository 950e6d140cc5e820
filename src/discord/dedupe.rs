//! Prevents duplicate messages. If Discord's answer to a post was lost, in this process or an earlier one, the message
//! is looked up in its channel before the post is sent again. Discord also rejects a repeated nonce, but only for a few
//! minutes.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use parking_lot::Mutex;
use serde_json::Value;
use serenity::all::{ChannelId, UserId};
use serenity::http::{LightMethod, Request, Route};
use tokio::time::Instant;

use super::api::{Api, Failure, REQUEST_TIMEOUT, id_of};
use super::message::file_stem;

/// The number of a channel's latest messages that are searched.
const SEARCHED_MESSAGES: u32 = 50;
/// How long after its start a process looks for messages of earlier processes. By then it has tried to send every post
/// that they left undelivered.
const SEARCH_PERIOD: Duration = Duration::from_mins(10);

/// Finds messages that were sent although no answer arrived.
pub(super) struct SentMessages {
    /// The bot's user. Only its messages count, because anybody can post a picture with any name.
    own: UserId,
    started: Instant,
    /// The keys of posts that this process sent without receiving an answer.
    lost: Mutex<HashSet<String>>,
    earlier: Mutex<EarlierMessages>,
}

/// The messages of earlier processes, in the channels searched so far.
#[derive(Default)]
struct EarlierMessages {
    channels: HashSet<ChannelId>,
    /// Message ids by the name of their picture. The name contains this store's prefix, so no other store produces it.
    messages: HashMap<String, u64>,
}

impl SentMessages {
    pub(super) fn new(own: UserId) -> Self {
        SentMessages { own, started: Instant::now(), lost: Mutex::default(), earlier: Mutex::default() }
    }

    /// Notes that the post `key` may have arrived although no answer came.
    pub(super) fn note_lost(&self, key: &str) {
        self.lost.lock().insert(key.to_owned());
    }

    /// Notes that the post `key` has arrived.
    pub(super) fn note_delivered(&self, key: &str) {
        self.lost.lock().remove(key);
    }

    /// Returns the id of the message that an earlier attempt to send the post `key` created, if there is one. A post
    /// without a picture can only be recognised by its `text`, so it is looked up only if this process lost the answer.
    pub(super) async fn find(
        &self,
        api: &Api,
        key: &str,
        channel: ChannelId,
        has_picture: bool,
        text: &str,
    ) -> Result<Option<u64>, Failure> {
        let is_lost = self.lost.lock().contains(key);
        if !is_lost && !has_picture {
            return Ok(None);
        }
        if !is_lost {
            return self.find_earlier(api, key, channel).await;
        }
        let messages = self.own_messages(api, channel).await?;
        let name = file_stem(key);
        let is_wanted = |message: &&Value| {
            if has_picture { picture_of(message) == Some(&name) } else { message["content"] == text }
        };
        Ok(messages.iter().find(is_wanted).and_then(|message| id_of(message).ok()))
    }

    /// Returns the message that an earlier process sent for the post `key`. Searches each channel once.
    async fn find_earlier(&self, api: &Api, key: &str, channel: ChannelId) -> Result<Option<u64>, Failure> {
        if self.started.elapsed() > SEARCH_PERIOD {
            *self.earlier.lock() = EarlierMessages::default();
            return Ok(None);
        }
        if !self.earlier.lock().channels.contains(&channel) {
            let messages = self.own_messages(api, channel).await?;
            let named =
                messages.iter().filter_map(|message| Some((picture_of(message)?.to_owned(), id_of(message).ok()?)));
            let mut earlier = self.earlier.lock();
            earlier.messages.extend(named);
            earlier.channels.insert(channel);
        }
        Ok(self.earlier.lock().messages.remove(&file_stem(key)))
    }

    /// Fetches the bot's own messages among the latest of `channel`.
    async fn own_messages(&self, api: &Api, channel: ChannelId) -> Result<Vec<Value>, Failure> {
        let route = Route::ChannelMessages { channel_id: channel };
        let request =
            Request::new(route, LightMethod::Get).params(Some(vec![("limit", SEARCHED_MESSAGES.to_string())]));
        let own = self.own.to_string();
        match api.perform(request, REQUEST_TIMEOUT).await {
            Ok(Value::Array(messages)) => {
                Ok(messages.into_iter().filter(|message| message["author"]["id"] == own.as_str()).collect())
            }
            // Where the bot may not read, only the nonce prevents duplicates.
            Ok(_) | Err(Failure::Forbidden(_) | Failure::Closed(_) | Failure::NotFound(_)) => Ok(Vec::new()),
            Err(failure) => Err(failure),
        }
    }
}

/// Returns the name of the message's picture, without the extension.
fn picture_of(message: &Value) -> Option<&str> {
    message["attachments"][0]["filename"].as_str()?.rsplit_once('.').map(|(stem, _)| stem)
}
