//! The computer's turns. What a person does is committed first. Then the computer thinks outside of any transaction and
//! acts in its own seat, as a person would. If the process is killed in between, the table is due and the timers find it.

pub(super) mod answers;
pub(super) mod fair_play;
pub(super) mod query;
pub(super) mod thinking;
pub(super) mod turns;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use anyhow::{Result, bail};
use kafenio_board::table::{Action, Event, Seat, TableId};
use kafenio_engine::computer;
use kafenio_engine::{Level, Networks};
use tokio::sync::watch;
use tokio::task::JoinSet;

use self::thinking::think;
use self::turns::ComputerTurn;
use super::Manager;
use super::act::{announce_decided, decide};
use super::catch_panic::catch_panic;
use super::limits::pool::For;
use super::stop::Stop;
use super::unit::Unit;
use crate::chat::Platform;
use crate::store::{TableRecord, causes, is_transient};

/// How often the computer may act at one table before a person does. A turn takes at most three actions, and doublets of
/// Puff and Tric-Trac give further turns.
const MAX_ACTIONS: usize = 200;
/// For how long somebody who has acted against the computer is still there to see what it does, in milliseconds.
const PRESENT: i64 = 10_000;

/// Plays the computer's turns as they come, until `stop` turns true. The timers find tables where that failed.
pub async fn run_computer(manager: Manager, mut stop: watch::Receiver<bool>) -> Result<()> {
    let mut thinking = JoinSet::new();
    loop {
        tokio::select! {
            () = manager.computer_turns.changed() => {
                for turn in manager.computer_turns.take_all() {
                    let manager = manager.clone();
                    thinking.spawn(async move { play_turn_or_log(&manager, turn).await });
                }
            }
            Some(_) = thinking.join_next(), if !thinking.is_empty() => {}
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
        }
    }
}

/// Plays all turns that wait for the computer now, where nothing else does.
pub async fn play_computer_turns(manager: &Manager) {
    for turn in manager.computer_turns.take_all() {
        play_turn_or_log(manager, turn).await;
    }
}

async fn play_turn_or_log(manager: &Manager, turn: ComputerTurn) {
    let (platform, table) = turn;
    let played = catch_panic(Box::pin(play_turn(manager, platform, table))).await;
    manager.computer_turns.done(turn);
    match played {
        Ok(()) => {}
        Err(error) if is_transient(&error) => {
            tracing::info!("the computer cannot play at table {table}, trying again: {}", causes(&error));
        }
        Err(error) => tracing::error!("the computer cannot play at table {table}: {}", causes(&error)),
    }
}

/// Acts for the computer at this table until a person has the decision.
async fn play_turn(manager: &Manager, platform: Platform, table: TableId) -> Result<()> {
    let mut person_acted_at = None;
    for _ in 0..MAX_ACTIONS {
        let Some(found) = manager.store.begin_read().table_on(platform, table).await? else { return Ok(()) };
        let since = *person_acted_at.get_or_insert(found.changed_at);
        let Some((seat, level)) = found.computer_to_decide() else { return Ok(()) };
        let networks = manager.networks()?;
        let action = match resignation(manager, &networks, &found, seat).await? {
            Some(value) => Action::Resign(value),
            None => decide_for(networks, found.clone(), seat, level).await?,
        };
        act(manager, &found, seat, &action, since).await?;
    }
    bail!("the computer has acted {MAX_ACTIONS} times in a row");
}

/// Returns what the computer does at `stored`.
async fn decide_for(networks: Networks, stored: TableRecord, seat: Seat, level: Level) -> Result<Action> {
    let random = random(stored.id, stored.version);
    think(&For::Turn, move || computer::decide(&networks, &stored.table, seat, level, random)).await
}

/// Returns the value at which the computer resigns a game that is lost; `None` if the game goes on. It offers this once a
/// game: an opponent who declines wants to play on.
async fn resignation(manager: &Manager, networks: &Networks, stored: &TableRecord, seat: Seat) -> Result<Option<u8>> {
    let networks = networks.clone();
    let table = stored.table.clone();
    let Some(value) = think(&For::Turn, move || Some(computer::resignation(&networks, &table, seat))).await? else {
        return Ok(None);
    };
    let events = manager.store.begin_read().events(stored.id, 0).await?;
    let of_game = events.iter().rev().take_while(|event| !matches!(event, Event::GameEnded { .. }));
    let has_offered = |event: &Event| matches!(event, Event::ResignationOffered { seat: by, .. } if *by == seat);
    Ok(Some(value).filter(|_| !of_game.into_iter().any(has_offered)))
}

/// Returns a number, at least 0 and less than 1, that depends only on the table and on how many events it has. Thus two
/// processes that think about the same decision decide alike, and the dice of a game do not depend on the computer.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
fn random(table: TableId, version: i64) -> f32 {
    let mut hasher = DefaultHasher::new();
    (table, version).hash(&mut hasher);
    (hasher.finish() >> 40) as f32 / (1_u64 << 24) as f32
}

/// Performs `action` at the table as it was `found`, for whose player the computer has had to decide `since` then. Does nothing
/// if the table has changed meanwhile.
async fn act(manager: &Manager, found: &TableRecord, seat: Seat, action: &Action, since: i64) -> Result<()> {
    let mut store = manager.store.begin_in(found.place()).await?;
    let stored = store.table(found.place(), found.id).await?;
    let Some(mut stored) = stored.filter(|stored| stored.version == found.version) else { return Ok(()) };
    let mut unit = Unit::of_player(manager, store, &stored, seat).await?;
    unit.answers_at_once = unit.now - since <= PRESENT;
    let before = stored.table.to_decide();
    let decision = decide(&mut unit, &mut stored, seat, action).await.map_err(Stop::into_error)?;
    announce_decided(&mut unit, &mut stored, seat, before, &decision).await?;
    unit.commit().await
}
