//! Analyses finished matches: those that count for ratings, and those of players who want to read that after each match.

use std::time::Duration;

use anyhow::{Context as _, Result};
use kafenio_board::table::{BySeat, HOUR, Seat, TableId, score_sheet, without_undone};
use kafenio_engine::computer::Judgement;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::chat::{Place, Post, Reply};
use crate::error_rate::Losses;
use crate::manager::Manager;
use crate::manager::analyses::due::{Recipient, recipients};
use crate::manager::analyses::message::{Analysed, latest, numbers};
use crate::manager::catch_panic::catch_panic;
use crate::manager::computer::query::EngineAnswer;
use crate::manager::lifecycle::table_threads::archive_thread;
use crate::manager::limits::pool::For;
use crate::manager::stop::Stop;
use crate::manager::unit::Unit;
use crate::store::{LaneKind, PostKind, TableRecord, causes, is_transient};

/// How often due analyses are looked for.
const INTERVAL: Duration = Duration::from_secs(20);
/// How long an analysis waits for the result of the match to be sent, in milliseconds.
const MOST_WAIT: i64 = 60_000;
/// How often it is looked for whether the result was sent.
const RESULT_INTERVAL: Duration = Duration::from_millis(500);

/// Posts analyses as they become due, until `stop` turns true. What is not done by then is done after the next start.
pub(in crate::manager) async fn run_analyses(manager: Manager, mut stop: watch::Receiver<bool>) {
    loop {
        let posting = async {
            let is_waiting = post_due_analyses(&manager).await;
            tokio::select! {
                () = sleep(if is_waiting { RESULT_INTERVAL } else { INTERVAL }) => {}
                () = manager.analysis_due.notified() => {}
            }
        };
        tokio::select! {
            () = posting => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// Posts the analyses that are due now. What fails is tried again: the next time if the store had a hitch, or else after an hour.
/// Returns whether one of them waits for the result of its match to be sent.
pub async fn post_due_analyses(manager: &Manager) -> bool {
    // The timers report it if the store fails.
    let Ok(due) = manager.store.due_analyses(manager.now()).await else { return false };
    let mut is_waiting = false;
    for (table, place) in due {
        let error = match catch_panic(Box::pin(post_analysis(manager, table, &place))).await {
            Ok(is_posted) => {
                is_waiting |= !is_posted;
                continue;
            }
            Err(error) => error,
        };
        if manager.store.ping().await.is_err() {
            return false;
        }
        if is_transient(&error) {
            tracing::info!("cannot post the analysis of table {table}, trying again: {}", causes(&error));
            continue;
        }
        tracing::error!("cannot post the analysis of table {table}, trying again in an hour: {}", causes(&error));
        // Others are not to wait for it.
        if let Err(error) = put_off(manager, table, &place).await {
            tracing::error!("cannot put off the analysis of table {table}: {}", causes(&error));
        }
    }
    is_waiting
}

async fn put_off(manager: &Manager, table: TableId, place: &Place) -> Result<()> {
    let mut store = manager.store.begin_in(place).await?;
    store.put_off_due_analysis(table, manager.now() + HOUR).await?;
    store.commit().await
}

/// Posts the analysis of a table. The engine thinks outside of any transaction. The posts and the end of the wait for them are one
/// transaction, so a kill in between neither loses nor repeats them. Returns `false` if the result of the match was not sent yet.
async fn post_analysis(manager: &Manager, table: TableId, place: &Place) -> Result<bool> {
    let mut answer = None;
    loop {
        match Box::pin(post_with(manager, table, place, answer.clone())).await {
            Err(Stop::NeedsEngine(question)) if answer.is_none() => {
                answer = Some(question.ask(manager.networks()?, &For::Nobody).await?);
            }
            posted => return posted.map_err(Stop::into_error),
        }
    }
}

async fn post_with(
    manager: &Manager,
    table: TableId,
    place: &Place,
    answer: Option<EngineAnswer>,
) -> Result<bool, Stop> {
    let mut store = manager.store.begin_in(place).await?;
    let stored = store.table(place, table).await?.context("the table cannot be read")?;
    let events = without_undone(&store.events(table, 0).await?);
    let (games, left_out) = latest(score_sheet(&events));
    let mut unit = Unit::of_player(manager, store, &stored, Seat::Inviter).await?;
    unit.engine_answer = answer;
    let recipients = recipients(&mut unit, &stored).await?;
    // Before the engine thinks: what it thought would be lost.
    for recipient in &recipients {
        if !is_result_sent(&mut unit, &recipient.stored).await? {
            return Ok(false);
        }
    }
    let counts = unit.store.is_counted(table).await?;
    let judged = if recipients.is_empty() && !counts {
        Vec::new()
    } else {
        unit.analysis(table, &numbers(&games), &events).await?
    };
    if counts {
        let losses: Vec<BySeat<Losses>> = judged.iter().map(|game| Losses::of_game(game)).collect();
        let games: Vec<(u32, BySeat<Losses>)> = numbers(&games).into_iter().zip(losses).collect();
        unit.store.save_judged_games(table, &games).await?;
    }
    let judgements = judged.concat();
    let mut replies = Vec::new();
    // Of a match that ended before anybody decided anything there is nothing to say.
    for recipient in recipients.into_iter().filter(|_| judgements.iter().any(Judgement::is_decision)) {
        let Recipient { stored, seat, direct, about, preferences } = &recipient;
        let Some(account) = stored.players[*seat].account() else { continue };
        let place = direct.clone().unwrap_or_else(|| stored.place().clone());
        if unit.store.is_banned(place.platform, place.ids().chain(account.ids())).await? {
            continue;
        }
        unit.language = match direct {
            Some(_) => unit.store.language(account).await?.unwrap_or_default(),
            None => unit.public_language(&place, Some(account)).await?,
        };
        unit.place = place;
        let analysed = Analysed {
            view: unit.view(stored),
            events: &events,
            games: &games,
            judgements: &judgements,
            left_out,
            about: *about,
            played_in: direct.as_ref().map(|_| stored.place()),
            preferences,
        };
        let reply = analysed.reply(&unit, stored);
        replies.push((recipient, reply));
    }
    // Another process may have posted it meanwhile.
    if !unit.store.delete_due_analysis(table).await? {
        return Ok(true);
    }
    for (recipient, reply) in replies {
        post(&mut unit, recipient, reply).await?;
    }
    unit.commit().await?;
    Ok(true)
}

/// Returns whether the latest message about a table was sent, or has been due for so long that nothing waits for it.
async fn is_result_sent(unit: &mut Unit<'_>, stored: &TableRecord) -> Result<bool> {
    let Some(latest) = stored.showing().latest.filter(|_| unit.now - stored.changed_at < MOST_WAIT) else {
        return Ok(true);
    };
    Ok(unit.store.message(latest).await?.is_some())
}

async fn post(unit: &mut Unit<'_>, recipient: Recipient, reply: Reply) -> Result<()> {
    let Recipient { stored, direct, .. } = recipient;
    let Reply { text, board, choices, .. } = reply;
    let (lane, place, thread) = match direct {
        Some(direct) => (LaneKind::Direct, direct, None),
        None => (LaneKind::Notice, stored.place().clone(), stored.thread().cloned()),
    };
    let post = Post { thread, board, choices, ..Post::text_only(place, text) };
    unit.store.enqueue(&stored.lane(lane), PostKind::New, &post, unit.now).await?;
    if lane == LaneKind::Notice {
        // The post has opened an archived thread again.
        archive_thread(unit, &stored, lane).await?;
    }
    Ok(())
}
