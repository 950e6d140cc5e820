//! What happens when nobody does anything.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;
use tracing::{error, info, warn};

use super::find::SeatedTable;
use super::hearing::Request;
use super::resting::resting;
use super::unbroken::unbroken;
use super::{Manager, table_name};
use crate::chat::{Account, Message, Place, Post, Text, User};
use crate::speech::{self, Arg, View};
use crate::store::{Kind, Reminders, StoredTable, is_passing};
use crate::table::{Action, Pauses, Seat, Stage, Table};

/// A day, in milliseconds.
pub(super) const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long an invitation stands.
const INVITATION: i64 = 7 * DAY;
/// How long the winner of a game of Tric-Trac may think about how the next one begins.
const CHOICE: i64 = DAY;
/// How often tables are looked for that are due, and how often it is noted that somebody serves.
const TICK: Duration = Duration::from_secs(20);

/// Whether the time of an invitation is over.
pub(super) fn has_lapsed(stored: &StoredTable, now: i64) -> bool {
    stored.table.stage == Stage::Inviting && stored.begun_at + INVITATION <= now
}

/// What happens at a table by itself, as if `seat` had said it in the message `id`.
pub(super) fn unasked(stored: &StoredTable, seat: Seat, id: String) -> Message {
    Message { thread: stored.thread.clone(), ..silent(&stored.place, &stored.seats[seat], id) }
}

/// What `who` has brought about in `place` without a word, as the event `id`.
pub(super) fn silent(place: &Place, who: &User, id: String) -> Message {
    Message {
        id,
        place: place.clone(),
        thread: None,
        about: None,
        author: who.clone(),
        administers: false,
        mentions: Vec::new(),
        text: String::new(),
        locale: None,
        place_locale: None,
    }
}

/// The first of a table's moments that is still to come.
fn next(moments: Option<[i64; 2]>, now: i64) -> Option<i64> {
    moments.and_then(|moments| moments.into_iter().find(|moment| *moment > now))
}

impl Request<'_> {
    /// When something happens at the table by itself, if nobody does anything from now on; or earlier, where its clocks
    /// are looked at earlier anyhow: a row of which this column stays needs nothing new in any index.
    pub(super) async fn due_at(&mut self, stored: &StoredTable) -> anyhow::Result<Option<i64>> {
        Ok(match &stored.table.stage {
            _ if stored.rests_at.is_some() => None,
            Stage::Inviting => Some(stored.begun_at + INVITATION),
            Stage::Playing(game) if game.chooser.is_some() => Some(self.now + CHOICE),
            // Where the clock runs on, what is due stays due.
            Stage::Playing(_) if stored.table.clock.is_some_and(|clock| clock.since < self.now) => stored.due_at,
            Stage::Playing(_) => {
                let next = next(stored.table.due_times(&self.pauses(stored).await?), self.now);
                let earlier = stored.due_at.filter(|due| *due > self.now);
                next.map(|next| earlier.unwrap_or(next).min(next))
            }
            Stage::Closed(_) | Stage::Over { .. } => None,
        })
    }

    /// When the clock that runs at the table stands still.
    async fn pauses(&mut self, stored: &StoredTable) -> anyhow::Result<Pauses> {
        let (Some(seat), Some(clock)) = (stored.table.clock_runs_for(), stored.table.clock) else {
            return Ok(Pauses::default());
        };
        let account = &stored.seats[seat].account;
        let mut spans = self.store.pauses(account, clock.since, self.now).await?;
        spans.extend(stored.rests_at.map(|from| [from, self.now]));
        Ok(Pauses::new(spans))
    }

    /// How long the clock that runs at the table has stood still since it was pressed, in milliseconds.
    pub(super) async fn stood(&mut self, stored: &StoredTable) -> anyhow::Result<i64> {
        let since = stored.table.clock.map_or(self.now, |clock| clock.since);
        Ok(self.pauses(stored).await?.within(since, self.now))
    }

    /// That the game rests, or that the one to decide is away, and for how long, as `reader` is told; nothing where neither
    /// is so.
    pub(super) async fn away(
        &mut self,
        stored: &StoredTable,
        locale: &str,
        reader: Option<Seat>,
    ) -> anyhow::Result<Text> {
        let Some(seat) = stored.table.to_decide().filter(|_| stored.rests_at.is_none()) else {
            return Ok(resting(stored, locale));
        };
        let who = &stored.seats[seat];
        let spans = self.store.pauses(&who.account, self.now, self.now).await?;
        let Some(end) = Pauses::new(spans).end(self.now) else { return Ok(Text::default()) };
        let time = speech::duration_to_come(locale, end - self.now);
        let clock = Arg::Case(if stored.table.clock_runs_for() == Some(seat) { "yes" } else { "no" });
        let reader = Arg::Case(if reader == Some(seat) { "mine" } else { "no" });
        let args = [("who", Arg::Person(who)), ("time", Arg::Text(&time)), ("clock", clock), ("reader", reader)];
        Ok(speech::say(locale, "time-away", &args))
    }

    /// The table with its clock pressed now, to be looked at.
    pub(super) async fn timed(&mut self, stored: &StoredTable) -> anyhow::Result<Table> {
        let stood = self.stood(stored).await?;
        let mut table = stored.table.clone();
        table.update_clock(self.now, stood);
        Ok(table)
    }

    /// Says what is due at a table whose clock runs.
    async fn time_passes(&mut self, stored: &mut StoredTable) -> anyhow::Result<()> {
        let pauses = self.pauses(stored).await?;
        let moments = stored.table.due_times(&pauses);
        let due = stored.due_at.unwrap_or(self.now);
        // What came earlier was said when it came; a pause may have put off the rest.
        let [reminder, up] = moments.unwrap_or([i64::MAX; 2]).map(|moment| (due..=self.now).contains(&moment));
        if up {
            self.tell_time(stored, true).await?;
        } else if reminder {
            self.remind(stored).await?;
        }
        stored.due_at = next(moments, self.now);
        // What was looked at too early has not changed.
        let changed_at = if up || reminder { self.now } else { stored.changed_at };
        self.store.save(stored, &[], changed_at).await
    }

    /// Shows the table anew with how long is left to the one whose clock runs, and calls upon him; or, where his time `is_up`,
    /// upon the other one.
    async fn tell_time(&mut self, stored: &mut StoredTable, is_up: bool) -> anyhow::Result<()> {
        let Some(seat) = stored.table.clock_runs_for() else { return Ok(()) };
        let locale = self.public_locale(&stored.place, Some(&stored.seats[seat].account)).await?;
        let (name, table) = (table_name(stored.id), self.timed(stored).await?);
        let view = View { locale: &locale, name: &name, table: &table, seats: &stored.seats };
        let left = speech::time_left(&view, None);
        let (around, called) =
            if is_up { ([Text::default(), left], seat.other()) } else { ([left, Text::default()], seat) };
        let called = stored.seats[called].account.clone();
        self.tell_calling(stored, &[], around, vec![called]).await
    }

    /// Reminds the one whose clock runs, who is the author here, in the place of the table and in a direct message.
    async fn remind(&mut self, stored: &mut StoredTable) -> anyhow::Result<()> {
        let Some(seat) = stored.table.clock_runs_for() else { return Ok(()) };
        let called = stored.seats[seat].account.clone();
        let reminders = self.store.preferences(&called).await?.reminders;
        if reminders != Reminders::Off {
            self.tell_time(stored, false).await?;
        }
        if let Some(place) = Place::direct(&called).filter(|_| reminders == Reminders::All) {
            let locale = self.locale.clone();
            let left = speech::duration(&locale, self.timed(stored).await?.time_left(seat).unwrap_or(0));
            let other = Arg::Person(&stored.seats[seat.other()]);
            let args = [("other", other), ("left", Arg::Text(&left)), ("place", Arg::Place(&stored.place))];
            let text = speech::say(&locale, "direct-reminder", &args);
            self.post_beside(stored, place, Some(called), &locale, text).await?;
        }
        Ok(())
    }

    /// Posts `text` about the table in `place`, beside the message that can be answered, and calls upon `ping`.
    pub(super) async fn post_beside(
        &mut self,
        stored: &StoredTable,
        place: Place,
        ping: Option<Account>,
        locale: &str,
        text: Text,
    ) -> anyhow::Result<()> {
        let lane = if place.is_direct() { "direct" } else { "time" };
        self.post_in(lane, stored, place, ping, locale, text).await
    }

    /// The same in a `lane` of its own: pruning keeps the latest message of each, and that of the table itself has its
    /// choices. And who cannot be written to directly keeps nobody waiting.
    pub(super) async fn post_in(
        &mut self,
        lane: &str,
        stored: &StoredTable,
        place: Place,
        ping: Option<Account>,
        locale: &str,
        text: Text,
    ) -> anyhow::Result<()> {
        let name = table_name(stored.id);
        let text = speech::say(locale, "table-line", &[("table", Arg::Text(&name))]).then(" ", text);
        let thread = stored.thread.clone().filter(|_| !place.is_direct());
        let lane = format!("{name} {lane}");
        let text = text.signed(place.platform.sign());
        let post = Post { thread, ping, ..Post::words(place, text) };
        self.store.say(&lane, Kind::New, &post, self.now).await?;
        Ok(())
    }
}

impl Manager {
    /// Looks after the tables that are due, again and again until `stop` turns true.
    ///
    /// # Errors
    /// Never; what fails is logged and tried again.
    pub async fn keep_time(self, mut stop: watch::Receiver<bool>) -> anyhow::Result<()> {
        loop {
            if let Err(error) = self.beat().await {
                warn!("the database {} does not answer: {error:#}", self.store.place());
            } else if let Err(error) = self.tick().await {
                warn!("tables that are due wait: {error:#}");
            }
            tokio::select! {
                () = sleep(TICK) => {}
                _ = stop.wait_for(|stop| *stop) => return Ok(()),
            }
        }
    }

    /// Notes that the platforms of the bot's own accounts are served now. The time in which nobody did so is charged
    /// to no clock.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn beat(&self) -> anyhow::Result<()> {
        let now = self.clock.now();
        for platform in self.platforms() {
            self.store.beat(platform, now).await?;
        }
        Ok(())
    }

    /// Does what is due at all tables by now.
    ///
    /// # Errors
    /// When the store fails; what was done until then stays done.
    pub async fn tick(&self) -> anyhow::Result<()> {
        let now = self.clock.now();
        let due = self.store.due_tables(now).await?;
        for (table, place) in &due {
            if let Err(error) = unbroken(Box::pin(self.overdue(*table, place))).await.flatten() {
                // Where the store is away nothing else will go better; otherwise the other tables have their time.
                self.store.ping().await?;
                let table = table_name(*table);
                if is_passing(&error) {
                    info!("what is due at table {table} is looked at again: {error:#}");
                } else {
                    error!("what is due at table {table} waits: {error:#}");
                }
            }
        }
        if !due.is_empty() {
            self.ring().await;
        }
        Ok(())
    }

    /// Does what is due at one table, as if the one who has kept silent had said it.
    async fn overdue(&self, table: i64, place: &Place) -> anyhow::Result<()> {
        let mut store = self.store.begin_in(place).await?;
        // Somebody may have acted since it was found.
        let stored = store.table(place, table).await?;
        let Some(mut stored) = stored.filter(|stored| stored.due_at.is_some()) else { return Ok(()) };
        let silent = stored.table.clock_runs_for().or(stored.table.to_decide()).unwrap_or(Seat::Invited);
        let id = format!("due:{}:{}", table_name(table), stored.table.turn);
        let mut hearing = Request::new(self, store, unasked(&stored, silent, id)).await?;
        if stored.due_at > Some(hearing.now) {
            return Ok(());
        }
        let replies = match &stored.table.stage {
            Stage::Playing(game) if game.chooser.is_none() => {
                hearing.time_passes(&mut stored).await?;
                return hearing.store.commit().await;
            }
            Stage::Inviting => {
                hearing.lapse(&mut stored).await?;
                Vec::new()
            }
            Stage::Playing(_) => hearing.act_at(SeatedTable { stored, seat: silent }, &Action::SetUp).await?,
            Stage::Closed(_) | Stage::Over { .. } => Vec::new(),
        };
        hearing.finish(&replies).await
    }
}
