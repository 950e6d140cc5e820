//! Handles what becomes due as time passes: reminders, expired clocks, expired invitations.

use std::time::Duration;

use kafenio_board::table::{Action, CloseReason, Seat, Stage, TableId};
use tokio::sync::watch;
use tokio::time::sleep;
use tracing::{error, info};

use crate::chat::{Place, Reminders};
use crate::locale::id;
use crate::manager::Manager;
use crate::manager::act::act_on_table;
use crate::manager::announce::{Announcement, Pings, announce, post_notice};
use crate::manager::calendar::daily_puzzles::post_due_puzzles;
use crate::manager::calendar::month_posts::post_due_months;
use crate::manager::catch_panic::catch_panic;
use crate::manager::challenges::close_lapsed_challenges;
use crate::manager::lifecycle::clocks::{next_due, pauses, with_current_clock};
use crate::manager::select::SeatedTable;
use crate::manager::stop::Stop;
use crate::manager::store_state::StoreState;
use crate::manager::tournaments::run_due_tournaments;
use crate::manager::unit::{Unit, view_of};
use crate::speech::{self, Arg};
use crate::store::{TableRecord, causes, is_transient};

/// How often due tables are handled, and how often the store records that the bot is running.
const INTERVAL: Duration = Duration::from_secs(20);

/// Handles due tables periodically until `stop` turns true.
///
/// # Errors
/// Returns no error: failures are tried again, and the first one is logged.
pub async fn run_timers(manager: Manager, mut stop: watch::Receiver<bool>) -> anyhow::Result<()> {
    let mut store_state = StoreState::default();
    loop {
        let attempt = async {
            manager.store.probe(manager.now()).await?;
            record_uptime(&manager).await?;
            handle_due_tables(&manager).await
        };
        let attempt = attempt.await;
        if manager.store.is_closed() {
            return Ok(());
        }
        store_state.note(&manager.store.location(), attempt);
        tokio::select! {
            () = sleep(INTERVAL) => {}
            () = manager.tournament_due.notified() => {}
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
        }
    }
}

/// Records that the bot is serving its platforms now. No clock runs during time that is not recorded.
pub async fn record_uptime(manager: &Manager) -> anyhow::Result<()> {
    let now = manager.clock.now();
    for platform in manager.platforms() {
        manager.store.record_heartbeat(platform, now).await?;
    }
    Ok(())
}

/// Handles all tables, challenges, puzzles of the day and tournaments that are due by now.
///
/// # Errors
/// Returns an error if the store fails; what was done until then stays done.
pub async fn handle_due_tables(manager: &Manager) -> anyhow::Result<()> {
    let now = manager.clock.now();
    for (table, place) in manager.store.due_tables(now).await? {
        if let Err(error) = catch_panic(Box::pin(handle_due_table(manager, table, &place))).await {
            // If the store is down, nothing else can succeed either. Otherwise the other due tables are handled.
            manager.store.ping().await?;
            if is_transient(&error) {
                info!("cannot handle what is due at table {table}, trying again: {}", causes(&error));
            } else {
                error!("cannot handle what is due at table {table}: {}", causes(&error));
            }
        }
    }
    close_lapsed_challenges(manager).await?;
    post_due_puzzles(manager).await?;
    post_due_months(manager).await?;
    run_due_tournaments(manager).await
}

/// Handles what is due at one table, in the name of the player who did not act.
async fn handle_due_table(manager: &Manager, table: TableId, place: &Place) -> anyhow::Result<()> {
    let mut store = manager.store.begin_in(place).await?;
    // Somebody may have acted since the table was found.
    let stored = store.table(place, table).await?;
    let Some(stored) = stored.filter(|stored| stored.due_at.is_some()) else { return Ok(()) };
    if stored.computer_to_decide().is_some() {
        manager.computer_turns.push(place.platform, table);
        return Ok(());
    }
    let player_to_act = stored.table.clock_runs_for().or(stored.table.to_decide()).unwrap_or(Seat::Invited);
    let mut stored = stored.seen_by(player_to_act);
    let mut unit = Unit::of_player(manager, store, &stored, player_to_act).await?;
    if stored.due_at > Some(unit.now) {
        return Ok(());
    }
    match &stored.table.stage {
        Stage::Playing(game) if game.chooser.is_none() => check_clock(&mut unit, &mut stored).await?,
        Stage::Inviting => expire(&mut unit, &mut stored).await?,
        Stage::Playing(_) => {
            let found = SeatedTable { stored, seat: player_to_act };
            act_on_table(&mut unit, found, &Action::SetUp).await.map_err(Stop::into_error)?;
        }
        Stage::Closed(_) | Stage::Over { .. } => {}
    }
    unit.commit().await
}

/// Closes an invitation that nobody answered in time, and announces it.
async fn expire(unit: &mut Unit<'_>, stored: &mut TableRecord) -> anyhow::Result<()> {
    let event = stored.table.close(CloseReason::Expired);
    // Nobody is pinged: nobody has done anything.
    let announcement = Announcement { events: &[event], pings: Pings::Nobody, ..Announcement::default() };
    announce(unit, stored, announcement).await
}

/// Announces what is due at a table whose clock runs, and saves its next due time.
async fn check_clock(unit: &mut Unit<'_>, stored: &mut TableRecord) -> anyhow::Result<()> {
    let pauses = pauses(unit, stored).await?;
    let times = stored.table.due_times(&pauses);
    let due = stored.due_at.unwrap_or(unit.now);
    // What was due earlier has been announced; a pause may have put off the rest.
    let [reminder, time_up] = times.unwrap_or([i64::MAX; 2]).map(|time| (due..=unit.now).contains(&time));
    stored.due_at = next_due(times, unit.now);
    if time_up {
        announce_clock(unit, stored, true).await
    } else if reminder {
        remind(unit, stored).await
    } else {
        // Checking a table too early does not count as a change.
        let changed_at = stored.changed_at;
        unit.store.save(stored, &[], changed_at).await
    }
}

/// Posts the table again with the time left, and pings the player whose clock runs, or their opponent if the time
/// `is_up`.
async fn announce_clock(unit: &mut Unit<'_>, stored: &mut TableRecord, is_up: bool) -> anyhow::Result<()> {
    let Some(seat) = stored.table.clock_runs_for() else { return Ok(()) };
    // Of two places, it is posted only in the one where the pinged player is.
    stored.here = if is_up { seat.other() } else { seat };
    let seats = stored.seats();
    let language = unit.public_language(stored.place(), seats[seat].account()).await?;
    let table = with_current_clock(unit, stored).await?;
    let left = speech::time_left(&view_of(stored, &table, language), None);
    let args = [("who", Arg::Occupant(&seats[seat])), speech::yes_or_no("up", is_up)];
    let line = Some(speech::say(language, id!("line-clock"), &args));
    let pings = Pings::Only(seats[stored.here].account().into_iter().cloned().collect());
    let announcement = Announcement { line, pings, ..Announcement::default() };
    let announcement = if is_up {
        Announcement { after: left, ..announcement }
    } else {
        Announcement { before: left, ..announcement }
    };
    announce(unit, stored, announcement).await
}

/// Reminds the player whose clock runs, in the table's place and by direct message, as their settings say.
async fn remind(unit: &mut Unit<'_>, stored: &mut TableRecord) -> anyhow::Result<()> {
    let Some(seat) = stored.table.clock_runs_for() else { return Ok(()) };
    let player = stored.seats()[seat].clone();
    let reminders = unit.store.preferences_of(&player).await?.reminders;
    if reminders == Reminders::Off {
        return unit.store.save(stored, &[], unit.now).await;
    }
    // Whoever cannot be reached does not read the place.
    let is_away = stored.unreachable == Some(seat);
    if is_away {
        unit.store.save(stored, &[], unit.now).await?;
    } else {
        announce_clock(unit, stored, false).await?;
    }
    let is_direct = is_away || reminders == Reminders::All;
    if let Some(place) = player.account().and_then(Place::direct).filter(|_| is_direct) {
        let language = unit.language;
        let left = with_current_clock(unit, stored).await?.time_left(seat).unwrap_or(0);
        let left = speech::duration(language, left);
        let seats = stored.seats();
        let other = Arg::Occupant(&seats[seat.other()]);
        let args = [("other", other), ("left", Arg::Text(&left)), ("place", Arg::Place(stored.place()))];
        let text = speech::say(language, id!("direct-reminder"), &args);
        post_notice(unit, stored, place, player.account().cloned(), language, text).await?;
    }
    Ok(())
}
