//! Handles messages and timers, one table at a time: loads it, acts, saves and announces.
//!
//! A message goes through [`handle`]: it is parsed into a [`crate::command::Command`], `dispatch` calls its handler in
//! `commands/`, the handler selects a table and acts there, and `announce` saves the events and writes the public
//! messages to the outbox, all in one transaction. [`deliver`] takes it from there.

mod act;
mod analyses;
mod announce;
mod autocomplete;
mod background;
mod calendar;
mod catch_panic;
mod challenges;
mod commands;
mod computer;
mod deliver;
mod dispatch;
mod forget;
mod handle;
mod lifecycle;
mod limits;
mod new_table;
mod platform;
mod ports;
mod projections;
mod ratings;
mod replies;
mod select;
mod stop;
mod store_state;
mod tournaments;
mod unit;

pub use analyses::automatic::post_due_analyses;
pub use autocomplete::autocomplete;
pub use autocomplete::completion::{Completion, OptionInput};
pub use background::run_in_background;
pub use computer::play_computer_turns;
pub use computer::run_computer;
pub use deliver::{deliver, deliver_begun, deliver_pending};
pub use forget::forget_account;
pub use handle::{Handled, handle};
pub use lifecycle::rejoin::player_joined;
pub use lifecycle::suspend::{resume_games, suspend_games};
pub use lifecycle::timers::{handle_due_tables, record_uptime, run_timers};
pub use limits::pool::For;
pub use platform::channel::{Channel, DeliveryError, FileError, Membership};
pub use platform::connection::{Connection, Connections};
pub use platform::greet::{Added, greet};
pub use platform::names::{clean_name, player_renamed};
pub use ports::{Clock, DiceSource, SystemClock};
pub use replies::drawing::draw;
pub use tournaments::run_due_tournaments;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use kafenio_board::table::{DAY, HOUR, Seat};
use kafenio_engine::Networks;
use parking_lot::{Mutex, RwLock};
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

use self::computer::turns::ComputerTurns;
use self::limits::rate_limit::RateLimits;
use self::replies::questions::Questions;
use crate::chat::{Account, OnlyIn, Place, Platform, Post, Reply, Text};
use crate::command::{self, ParsedCommand};
use crate::language::Language;
use crate::metrics;
use crate::store::{Lane, LaneKind, PruneBefore, Store, TableRecord, Transaction, causes};

/// How long closing waits for work that still uses the store.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// For how long a repeated message is recognised, in milliseconds.
const RETENTION: i64 = 30 * DAY;
/// How long a message of the bot is kept that a newer one has replaced, in milliseconds. Somebody may still be looking at
/// it and choose something.
const REPLACED_RETENTION: i64 = DAY;
/// How long the reply to a message is kept, in milliseconds. Platforms repeat a message within seconds or, after an
/// outage, within hours.
const REPLY_RETENTION: i64 = 6 * HOUR;

/// How long an analysis is kept, in milliseconds. Whoever asks again later waits for it again.
const ANALYSIS_RETENTION: i64 = 90 * DAY;
/// How long the puzzles of the day and the answers to them are kept, in milliseconds.
const PUZZLE_RETENTION: i64 = 366 * DAY;

/// A choice that a user made with a reaction.
pub struct Chosen {
    /// The command that the reaction stands for.
    pub command: String,
    /// The person whom the message answers, if it is an answer. Nobody else may choose.
    pub reader: Option<Account>,
}

/// Runs all tables on all platforms. A clone is cheap and shares its state.
#[derive(Clone)]
pub struct Manager {
    store: Store,
    dice: DiceSource,
    clock: Arc<dyn Clock>,
    /// Notifies the delivery in this process that the outbox may hold something new.
    outbox_changed: Arc<watch::Sender<()>>,
    /// The bot's own accounts, which nobody can play against.
    own: Arc<RwLock<Vec<Account>>>,
    connections: Connections,
    computer_turns: Arc<ComputerTurns>,
    /// What this process has begun and would not begin again too often.
    attempts: Arc<Mutex<BTreeSet<String>>>,
    questions: Arc<Questions>,
    /// Notifies that a match is over whose analysis is to be posted.
    analysis_due: Arc<Notify>,
    /// Notifies that something is due in a tournament.
    tournament_due: Arc<Notify>,
    /// The beginning of the latest month whose predecessor's best are named everywhere.
    month_begun: Arc<AtomicI64>,
    /// The networks of the computer player; `None` for those of the program.
    networks: Option<Networks>,
    /// The rate limits of people and places; `None` in the terminal.
    limits: Option<Arc<RateLimits>>,
}

impl Manager {
    /// Returns a manager without rate limits.
    #[must_use]
    pub fn new(store: Store, dice: DiceSource, clock: impl Clock + 'static) -> Manager {
        let clock = Arc::new(clock);
        let outbox_changed = Arc::new(watch::Sender::new(()));
        Manager {
            store,
            dice,
            clock,
            outbox_changed,
            own: Arc::default(),
            connections: Connections::default(),
            computer_turns: Arc::default(),
            attempts: Arc::default(),
            questions: Arc::default(),
            analysis_due: Arc::default(),
            tournament_due: Arc::default(),
            month_begun: Arc::default(),
            networks: None,
            limits: None,
        }
    }

    /// Adds rate limits, for use in public.
    #[must_use]
    pub fn with_rate_limits(self) -> Manager {
        Manager { limits: Some(Arc::new(RateLimits::new())), ..self }
    }

    /// Uses these networks for the computer player.
    #[must_use]
    pub fn with_networks(self, networks: Networks) -> Manager {
        Manager { networks: Some(networks), ..self }
    }

    /// Returns the networks of the computer player.
    fn networks(&self) -> anyhow::Result<Networks> {
        self.networks.clone().map_or_else(|| Ok(Networks::builtin()?), Ok)
    }

    /// Returns how this process is connected to the platforms.
    #[must_use]
    pub fn connections(&self) -> &Connections {
        &self.connections
    }

    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Registers one of the bot's own accounts.
    pub fn add_own_account(&self, account: Account) {
        let mut own = self.own.write();
        if !own.contains(&account) {
            own.push(account);
        }
    }

    /// Returns whether `account` is one of the bot's own.
    fn is_own(&self, account: &Account) -> bool {
        self.own.read().contains(account)
    }

    /// Returns the platforms on which the bot has an account.
    fn platforms(&self) -> Vec<Platform> {
        let own = self.own.read();
        let mut platforms: Vec<Platform> = own.iter().map(|account| account.platform).collect();
        platforms.dedup();
        platforms
    }

    /// Returns the current time in milliseconds since 1970 (UTC).
    #[must_use]
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Tightens the rate limits of `platform` for the next minute, because it throttles the bot.
    pub fn throttle(&self, platform: Platform) {
        metrics::count_throttling(platform);
        if let Some(limits) = &self.limits {
            limits.note_throttling(platform, self.clock.now());
        }
    }

    /// Notifies the delivery in this process that the outbox may hold something new.
    fn notify_delivery(&self) {
        self.outbox_changed.send_replace(());
    }

    /// Commits everything at once, and then wakes up those who deliver posts: in other processes too if the posts are for them.
    ///
    /// # Errors
    /// Returns an error if the store fails; then nothing has changed, and nobody is woken up.
    async fn commit(&self, store: Transaction, is_for_others: bool) -> anyhow::Result<()> {
        let has_posts = store.has_outbox_rows();
        store.commit().await?;
        if has_posts && is_for_others {
            self.notify_all_processes().await;
        } else if has_posts {
            self.notify_delivery();
        }
        Ok(())
    }

    /// Notifies the delivery in every process that the outbox may hold something new.
    async fn notify_all_processes(&self) {
        self.notify_delivery();
        if let Err(error) = self.store.notify().await {
            tracing::warn!("cannot notify other processes of new messages: {}", causes(&error));
        }
    }

    /// Counts something that `account` did in `place` and that costs work without being a command, and returns whether it is to be
    /// answered: neither of them is banned, and they don't do too much.
    pub async fn spend_request(&self, account: &Account, place: &Place) -> anyhow::Result<bool> {
        let is_slow_enough = self.limits.as_ref().is_none_or(|limits| limits.admit(account, place, self.now()).is_ok());
        Ok(is_slow_enough && !self.store.is_banned(place.platform, account.ids().chain(place.ids())).await?)
    }

    /// Counts an invitation of the bot to a room by `account`, a user of `server`, and returns whether it may join. Those who have
    /// written to the bot before are not held up by strangers of the same server.
    pub async fn spend_invitation(&self, account: &Account, server: &str) -> anyhow::Result<bool> {
        let Some(limits) = &self.limits else { return Ok(true) };
        let is_stranger = self.store.begin_read().name(account).await?.is_none();
        Ok(limits.admit_invitation(account, Some(server).filter(|_| is_stranger), self.now()))
    }

    /// Returns whether `account` sits at an open table of `place`.
    pub async fn plays_in(&self, place: &Place, account: &Account) -> anyhow::Result<bool> {
        Ok(!self.store.begin_read().open_tables_of(place, account).await?.is_empty())
    }

    /// Returns the language in which `account` reads in `place`: their own, or else the place's.
    pub async fn language(&self, account: &Account, place: &Place) -> anyhow::Result<Language> {
        let mut store = self.store.begin_read();
        let own = store.own_language(account).await?;
        language_of_reader(&mut store, own, place).await
    }

    /// Returns the command that reaction `emoji` on message `message_id` triggers; `None` if the message is not the
    /// bot's or never had that choice. A choice that the message had before it was edited is returned too: it names its
    /// turn, and is refused as outdated.
    pub async fn choice(&self, platform: Platform, message_id: &str, emoji: &str) -> anyhow::Result<Option<Chosen>> {
        let posts = self.store.posts_of_message(platform, message_id).await?;
        let chosen = posts.into_iter().find_map(|(post, is_answer)| {
            let choice = post.reactions().into_iter().find(|choice| choice.is_chosen_by(emoji))?;
            Some(Chosen { command: choice.command, reader: post.ping.filter(|_| is_answer) })
        });
        Ok(chosen)
    }

    /// Records that `message` is the answer `reply` to `reader` in `place`. Its choices then work after a restart too, and
    /// are removed once they are outdated: choices about a table when its turn is over, others when the same reader gets
    /// new ones. What is true for one turn alone, and a list of choices, shrinks to a line then.
    ///
    /// # Errors
    /// Returns an error if the store fails; the call may then be repeated.
    pub async fn record_answer(
        &self,
        place: &Place,
        reader: &Account,
        message: &str,
        reply: &Reply,
    ) -> anyhow::Result<()> {
        let choices = reply.reactions();
        let (about, line) = match (&reply.only_in, choices.first()) {
            (Some(OnlyIn { table, turn, line }), _) => (Some((*table, Some(*turn))), Some(line.clone())),
            // Each choice about a table names it and its turn.
            (None, Some(choice)) => {
                let Ok(ParsedCommand { target, .. }) = command::parse(&choice.command, &[]) else { return Ok(()) };
                let is_list = !reply.menus.is_empty() && reply.board.is_none();
                let table = target.table.and_then(|name| name.id());
                (table.map(|table| (table, target.turn)), is_list.then(|| reply.text.clone()))
            }
            (None, None) => return Ok(()),
        };
        let mut store = self.store.begin_in(place).await?;
        let (lane, outdated) = if let Some((table, turn)) = about {
            let stored = store.table_on(place.platform, table).await?.map(|stored| stored.seen_in(place));
            let seat = stored.as_ref().and_then(TableRecord::only_seat).unwrap_or(Seat::Inviter);
            let outdated = stored.is_none_or(|stored| Some(stored.table.turn) != turn);
            (Lane::Table(table, seat, LaneKind::Game), outdated)
        } else {
            (Lane::Account(reader.id.clone()), false)
        };
        let post =
            Post { ping: Some(reader.clone()), choices, line, ..Post::text_only(place.clone(), Text::default()) };
        store.record_answer(&lane, &post, message, outdated, self.clock.now()).await?;
        store.commit().await?;
        self.notify_delivery();
        Ok(())
    }

    /// Deletes what the store no longer needs, and returns the number of rows.
    pub async fn prune(&self) -> anyhow::Result<u64> {
        let now = self.clock.now();
        let before = PruneBefore {
            handled: now - RETENTION,
            replies: now - REPLY_RETENTION,
            replaced: now - REPLACED_RETENTION,
            analyses: now - ANALYSIS_RETENTION,
            puzzles: now - PUZZLE_RETENTION,
            budgets: now,
        };
        self.store.prune(before).await
    }

    /// Closes the connections to the store, so that an embedded database is left as a single file. Waits a second for
    /// work that still uses a connection; nothing is lost if that takes longer.
    pub async fn close(&self) {
        _ = timeout(CLOSE_TIMEOUT, self.store.close()).await;
    }
}

/// Returns the language of a reader: their `own`, or else that of the place, or else the default.
async fn language_of_reader(store: &mut Transaction, own: Option<Language>, place: &Place) -> anyhow::Result<Language> {
    if let Some(own) = own {
        return Ok(own);
    }
    let of_place = store.place_locale(place, None).await?;
    let language = of_place.as_deref().and_then(Language::from_tag);
    Ok(language.unwrap_or(Language::DEFAULT))
}
