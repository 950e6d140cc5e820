//! Floor 4. One table at a time: load, act, save, speak.

mod act;
mod albums;
mod arriving;
mod complete;
mod delivery;
mod drafted;
mod endtable;
mod entry;
mod export;
mod find;
mod hearing;
mod invite;
mod limits;
mod look;
mod names;
mod once_more;
mod orders;
mod ports;
mod preferences;
mod presence;
mod records;
mod resting;
mod teach;
mod tell;
mod threads;
mod time;
mod unbroken;
mod vacation;

pub use complete::Completion;
pub use delivery::{Channel, Undelivered, Whereabouts, deliver, deliver_pending, drawn};
pub use names::{clean_name, table_name};
pub use ports::{Clock, DiceSource, SystemClock};

use std::sync::{Arc, RwLock};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::chat::{Account, Choice, Message, Place, Platform, Post, Reply, Text};
use crate::command;
use crate::speech::{self, Arg};
use crate::store::{Lease, Store, Transaction, is_passing};
use hearing::Request;
use limits::{Limits, TooMuch};
use presence::{Answers, Unasked};
use unbroken::unbroken;

/// The waits before a message is heard again that met a passing failure of the store.
const TRIES_AGAIN_AFTER: [Duration; 3] =
    [Duration::from_millis(50), Duration::from_millis(500), Duration::from_secs(2)];

/// How long what still uses the store is waited for at the end.
const CLOSES_WITHIN: Duration = Duration::from_secs(1);

/// How long a message may arrive again, and an old one is kept, in milliseconds: 30 days.
const FORGOTTEN_AFTER: i64 = 30 * 24 * 60 * 60 * 1000;

/// What somebody has chosen at a message of the bot's.
pub struct Chosen {
    pub command: String,
    /// Whom the message answers, where it does: nobody else is asked.
    pub reader: Option<Account>,
}

/// The one who runs all tables of all platforms. Cheap to clone.
#[derive(Clone)]
pub struct Manager {
    store: Store,
    dice: DiceSource,
    clock: Arc<dyn Clock>,
    /// Rings when something may stand in the outbox.
    bell: Arc<watch::Sender<()>>,
    /// The bot's own accounts, against which nobody can play.
    own: Arc<RwLock<Vec<Account>>>,
    /// How much people and places may ask for; `None` where there are only friends.
    limits: Option<Arc<Limits>>,
}

impl Manager {
    #[must_use]
    pub fn new(store: Store, dice: DiceSource, clock: impl Clock + 'static) -> Manager {
        let (clock, bell) = (Arc::new(clock), Arc::new(watch::Sender::new(())));
        Manager { store, dice, clock, bell, own: Arc::default(), limits: None }
    }

    /// The same for the open world, where people and places may not ask for any number of things at a time.
    #[must_use]
    pub fn limited(self) -> Manager {
        Manager { limits: Some(Arc::new(Limits::new())), ..self }
    }

    /// Tells the manager of an account that is the bot's own.
    pub fn introduce(&self, account: Account) {
        let mut own = self.own.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        if !own.contains(&account) {
            own.push(account);
        }
    }

    /// Takes in one message: notes it, acts, stores and writes to the outbox, in one transaction.
    /// What comes back is for the author alone; everything else goes out through [`deliver`]. A message that was
    /// heard before changes nothing and gets the same replies again. An empty list means that the outbox says it all.
    ///
    /// # Errors
    /// When the store fails, scripted dice are exhausted or a panic broke it off. Then nothing was changed, and the same
    /// message may be tried again.
    pub async fn hear(&self, message: Message) -> anyhow::Result<Vec<Reply>> {
        match self.too_much(&message) {
            Some(too_much) => self.slow_down(&message, too_much).await,
            None => self.hear_knowing(&message, None).await,
        }
    }

    /// The same where `channel` can tell who is there, which some commands need to know.
    ///
    /// # Errors
    /// As for [`Manager::hear`].
    pub async fn hear_on<C: Channel>(&self, message: Message, channel: &C) -> anyhow::Result<Vec<Reply>> {
        if let Some(too_much) = self.too_much(&message) {
            return self.slow_down(&message, too_much).await;
        }
        let mut answers = Answers::default();
        loop {
            let heard = self.hear_knowing(&message, Some(&answers)).await;
            let Some(Unasked(question)) = heard.as_ref().err().and_then(|error| error.downcast_ref()) else {
                return heard;
            };
            let told = question.ask(channel).await;
            answers.insert(question.clone(), told);
        }
    }

    fn too_much(&self, message: &Message) -> Option<TooMuch> {
        self.limits.as_ref()?.admit(message, self.clock.now()).err()
    }

    async fn hear_knowing(&self, message: &Message, answers: Option<&Answers>) -> anyhow::Result<Vec<Reply>> {
        let mut waits = TRIES_AGAIN_AFTER.into_iter();
        loop {
            // All commands together are a large future, which would burden the stack of every caller.
            let heard = unbroken(Box::pin(self.hear_once(message.clone(), answers))).await.flatten();
            match (heard, waits.next()) {
                // Where the commit was lost on its way, the message is known now.
                (Err(error), Some(wait)) if is_passing(&error) => {
                    tracing::warn!("a message is heard again: {error:#}");
                    sleep(wait).await;
                }
                (heard, _) => return heard,
            }
        }
    }

    /// Whether `account` sits at an open table of `place`.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sits_in(&self, place: &Place, account: &Account) -> anyhow::Result<bool> {
        Ok(!self.store.look().open_tables_of(place, account).await?.is_empty())
    }

    /// Tells the manager that a platform lets the bot say little now: for the next minute people may ask for less.
    pub fn says_little(&self, platform: Platform) {
        if let Some(limits) = &self.limits {
            limits.says_little(platform, self.clock.now());
        }
    }

    async fn slow_down(&self, message: &Message, too_much: TooMuch) -> anyhow::Result<Vec<Reply>> {
        if too_much.is_told {
            return Ok(Vec::new());
        }
        let locale = self.locale(&message.author.account, &message.place).await?;
        let seconds = Arg::Number(u32::try_from(too_much.wait / 1000 + 1).unwrap_or(u32::MAX));
        let text = speech::say(&locale, "refused-too-fast", &[("seconds", seconds)]);
        Ok(vec![Reply { text, ..Reply::default() }])
    }

    async fn hear_once(&self, message: Message, answers: Option<&Answers>) -> anyhow::Result<Vec<Reply>> {
        let mut transaction = self.store.begin_in(&message.place).await?;
        if let Some(replies) = transaction.heard(&message).await? {
            return Ok(replies);
        }
        let known = transaction.name(&message.author.account).await?;
        let mut hearing = Request::new(self, transaction, message).await?;
        hearing.answers = answers.cloned();
        if known.is_some_and(|known| known != hearing.message.author.name) {
            // So rare that nobody else carries its weight about.
            Box::pin(hearing.rename()).await?;
        }
        let replies = hearing.answer().await?;
        hearing.finish(&replies).await?;
        self.bell.send_replace(());
        Ok(replies)
    }

    /// Lets what was written to the outbox be delivered, by whichever process serves its platform.
    async fn ring(&self) {
        self.bell.send_replace(());
        if let Err(error) = self.store.ring().await {
            tracing::warn!("other processes are not told that there is something to deliver: {error:#}");
        }
    }

    /// What stands behind a reaction `emoji` on the delivered message `message_id`; `None` if that message is not ours or
    /// never had such a choice; one that it had before it was changed names its moment, and is refused.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn choice(&self, platform: Platform, message_id: &str, emoji: &str) -> anyhow::Result<Option<Chosen>> {
        let posts = self.store.shown(platform, message_id).await?;
        let chosen = posts.into_iter().find_map(|(post, is_answer)| {
            let choice = post.choices.into_iter().find(|choice| choice.is_meant_by(emoji))?;
            Some(Chosen { command: choice.command, reader: post.ping.filter(|_| is_answer) })
        });
        Ok(chosen)
    }

    /// Notes that the platform's message `message` answers `reader` in `place` with these `choices`, so that he can choose
    /// them after a restart too and they are taken away once newer ones are there or their moment is over.
    ///
    /// # Errors
    /// When the store fails; then it may be noted again.
    pub async fn offered(
        &self,
        place: &Place,
        reader: &Account,
        message: &str,
        choices: &[Choice],
    ) -> anyhow::Result<()> {
        // Each choice names its table and its moment.
        let Some(Ok(command)) = choices.first().map(|choice| command::read(&choice.command, &[])) else {
            return Ok(());
        };
        let Some(table) = command.table.as_deref().and_then(names::table_id) else { return Ok(()) };
        let mut store = self.store.begin_in(place).await?;
        let stored = store.table_on(place.platform, table).await?;
        let outdated = stored.is_none_or(|stored| Some(stored.table.turn) != command.at);
        let post = Post {
            ping: Some(reader.clone()),
            choices: choices.to_vec(),
            ..Post::words(place.clone(), Text::default())
        };
        store.note_answer(&table_name(table), &post, message, outdated, self.clock.now()).await?;
        store.commit().await?;
        self.bell.send_replace(());
        Ok(())
    }

    /// The language in which `account` reads in `place`, as a BCP 47 tag: his own, or else that of the place.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn locale(&self, account: &Account, place: &Place) -> anyhow::Result<String> {
        let mut store = self.store.look();
        let own = store.own_locale(account).await?;
        reading(&mut store, own, place).await
    }

    /// A small value that an adapter keeps across restarts, such as how far it has read.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn recall(&self, key: &str) -> anyhow::Result<Option<String>> {
        self.store.recall(key).await
    }

    /// Adds one to the number under `key` and gives it, from 1; never the same number twice.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn count_up(&self, key: &str) -> anyhow::Result<i64> {
        self.store.count_up(key).await
    }

    /// What is kept under `key`; where that is nothing, `value`, which is kept there from now on.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn keep(&self, key: &str, value: &str) -> anyhow::Result<String> {
        self.store.keep(key, value).await
    }

    /// Keeps `value` under `key` for [`Manager::recall`].
    ///
    /// # Errors
    /// When the store fails.
    pub async fn remember(&self, key: &str, value: &str) -> anyhow::Result<()> {
        self.store.remember(key, value).await
    }

    /// Waits until no other process at the same store does what `name` says; it is this one's until the lease is lost
    /// or dropped.
    pub async fn lease(&self, name: &str) -> Lease {
        self.store.lease(name).await
    }

    /// Lets other processes deliver what this one has not.
    pub async fn release_lanes(&self) {
        self.store.release_all().await;
    }

    /// Forgets what nobody comes back to: answers to messages heard 30 days ago, and messages delivered 30 days ago that
    /// newer ones about their table have replaced. Gives how many rows went.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn prune(&self) -> anyhow::Result<u64> {
        self.store.prune(self.clock.now() - FORGOTTEN_AFTER).await
    }

    /// Milliseconds since 1970 (UTC).
    #[must_use]
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Whether the store answers.
    ///
    /// # Errors
    /// When it does not.
    pub async fn ping(&self) -> anyhow::Result<()> {
        self.store.ping().await
    }

    /// Ends the connections to the store, so that an embedded database is one file. What still uses one is waited for a
    /// second: without that nothing is lost either.
    pub async fn close(&self) {
        _ = timeout(CLOSES_WITHIN, self.store.close()).await;
    }

    /// The platforms on which the bot has an account.
    fn platforms(&self) -> Vec<Platform> {
        let own = self.own.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut platforms: Vec<Platform> = own.iter().map(|account| account.platform).collect();
        platforms.dedup();
        platforms
    }

    fn is_own(&self, account: &Account) -> bool {
        self.own.read().unwrap_or_else(std::sync::PoisonError::into_inner).contains(account)
    }
}

/// The language in which somebody reads: where a platform tells nothing of it, he has come to a place that has one.
async fn reading(store: &mut Transaction, own: Option<String>, place: &Place) -> anyhow::Result<String> {
    if let Some(own) = own {
        return Ok(own);
    }
    let here = store.place_locale(place, None).await?;
    Ok(here.as_deref().and_then(speech::spoken).unwrap_or(speech::DEFAULT_LOCALE).to_owned())
}
