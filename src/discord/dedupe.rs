//! What went out before: a post whose answer was lost, in this process or in an earlier one, is found again in its
//! channel instead of being sent twice. Discord itself drops a repeated nonce, but for a few minutes only.

use parking_lot::Mutex;
use std::collections::{HashMap, HashSet};
use std::time::Duration;

use serde_json::Value;
use serenity::all::{ChannelId, UserId};
use serenity::http::{LightMethod, Request, Route};
use tokio::time::Instant;

use super::api::{Api, Failure, PATIENCE, id_of};
use super::message::file_stem;

/// How many of a channel's latest messages are searched.
const SEARCHED: u32 = 50;
/// For how long after its start a process looks for what an earlier one has sent: by then all that was waiting has
/// been tried.
const INHERITING: Duration = Duration::from_mins(10);

pub(super) struct SentMessages {
    /// The bot, whose messages alone count: anybody can post a picture of any name.
    own: UserId,
    begun: Instant,
    lost: Mutex<HashSet<String>>,
    inherited: Mutex<Inherited>,
}

/// Messages of an earlier process.
#[derive(Default)]
struct Inherited {
    channels: HashSet<ChannelId>,
    /// By the name of their picture, which no other store gives: it holds this store's mark.
    messages: HashMap<String, u64>,
}

impl SentMessages {
    pub(super) fn new(own: UserId) -> Self {
        SentMessages { own, begun: Instant::now(), lost: Mutex::default(), inherited: Mutex::default() }
    }

    /// Notes that Discord may have taken the post `key`, though we did not learn so.
    pub(super) fn lose(&self, key: &str) {
        self.lost.lock().insert(key.to_owned());
    }

    /// Notes that the post `key` has arrived.
    pub(super) fn settle(&self, key: &str) {
        self.lost.lock().remove(key);
    }

    /// The message that the post `key` became in an earlier attempt, if there was one. A post without a picture can be
    /// told by its `text` alone, so only one that this process has lost is looked for.
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
            return self.inherit(api, key, channel).await;
        }
        let messages = self.own_messages(api, channel).await?;
        let name = file_stem(key);
        let is_it = |message: &&Value| {
            if has_picture { picture_of(message) == Some(&name) } else { message["content"] == text }
        };
        Ok(messages.iter().find(is_it).and_then(|message| id_of(message).ok()))
    }

    async fn inherit(&self, api: &Api, key: &str, channel: ChannelId) -> Result<Option<u64>, Failure> {
        if self.begun.elapsed() > INHERITING {
            *self.inherited.lock() = Inherited::default();
            return Ok(None);
        }
        if !self.inherited.lock().channels.contains(&channel) {
            let messages = self.own_messages(api, channel).await?;
            let named =
                messages.iter().filter_map(|message| Some((picture_of(message)?.to_owned(), id_of(message).ok()?)));
            let mut inherited = self.inherited.lock();
            inherited.messages.extend(named);
            inherited.channels.insert(channel);
        }
        Ok(self.inherited.lock().messages.remove(&file_stem(key)))
    }

    async fn own_messages(&self, api: &Api, channel: ChannelId) -> Result<Vec<Value>, Failure> {
        let route = Route::ChannelMessages { channel_id: channel };
        let ask = Request::new(route, LightMethod::Get).params(Some(vec![("limit", SEARCHED.to_string())]));
        let own = self.own.to_string();
        match api.perform(ask, PATIENCE).await {
            Ok(Value::Array(messages)) => {
                Ok(messages.into_iter().filter(|message| message["author"]["id"] == own.as_str()).collect())
            }
            // Where the bot may not read, the nonce has to do.
            Ok(_) | Err(Failure::Forbidden(_) | Failure::Closed(_) | Failure::Gone(_)) => Ok(Vec::new()),
            Err(failure) => Err(failure),
        }
    }
}

/// The name of its picture, without the ending.
fn picture_of(message: &Value) -> Option<&str> {
    message["attachments"][0]["filename"].as_str()?.rsplit_once('.').map(|(stem, _)| stem)
}
