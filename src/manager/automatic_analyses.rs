//! Posts the analyses of finished matches for players who want that after each match.

use std::collections::HashSet;
use std::time::Duration;

use anyhow::Result;
use tokio::sync::watch;
use tokio::time::sleep;

use super::analysis_message::{Analysed, MOST_GAMES};
use super::catch_panic::catch_panic;
use super::engine_query::EngineAnswer;
use super::event_message;
use super::request::Request;
use super::state::Manager;
use super::stop::Stop;
use crate::chat::{Place, Post, Reply};
use crate::store::{Lane, LaneKind, PostKind, Preferences, StoredTable, causes, is_transient};
use crate::table::{Seat, Stage, TableId, score_sheet, without_undone};

/// How often due analyses are looked for.
const INTERVAL: Duration = Duration::from_secs(20);
/// How long to wait after a match is over, so that what ended it is committed.
const DELAY: Duration = Duration::from_secs(1);

/// A message with an analysis: where it is posted, for whom it is, and in which settings.
struct Recipient {
    /// The table as seen from the player who wants the analysis.
    stored: StoredTable,
    /// The player's direct messages; `None` for the place of the table.
    direct: Option<Place>,
    seat: Seat,
    /// Whether it is only about the decisions of this player.
    is_personal: bool,
    preferences: Preferences,
}

/// Posts analyses as they become due, until `stop` turns true.
pub(super) async fn run_analyses(manager: Manager, mut stop: watch::Receiver<bool>) -> Result<()> {
    loop {
        post_due_analyses(&manager).await;
        tokio::select! {
            () = sleep(INTERVAL) => {}
            () = async { manager.analysis_due.notified().await; sleep(DELAY).await } => {}
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
        }
    }
}

/// Posts the analyses that are due now.
pub async fn post_due_analyses(manager: &Manager) {
    // The timers report it if the store fails.
    let Ok(due) = manager.store.due_analyses().await else { return };
    for (table, place) in due {
        match catch_panic(Box::pin(post_analysis(manager, table, &place))).await {
            Ok(()) => {}
            Err(error) if is_transient(&error) => {
                tracing::info!("cannot post the analysis of table {table}, trying again: {}", causes(&error));
            }
            Err(error) => {
                tracing::error!("cannot post the analysis of table {table}: {}", causes(&error));
                // Whoever wants to read it can still ask for it.
                _ = drop_analysis(manager, table, &place).await;
            }
        }
    }
}

async fn drop_analysis(manager: &Manager, table: TableId, place: &Place) -> Result<()> {
    let mut store = manager.store.begin_in(place).await?;
    store.delete_due_analysis(table).await?;
    store.commit().await
}

/// Records that the analysis of the table is to be posted, if its match is over and a player wants that.
pub(super) async fn note_end(request: &mut Request<'_>, stored: &StoredTable) -> Result<()> {
    if matches!(stored.table.stage, Stage::Over { .. }) && !recipients(request, stored).await?.is_empty() {
        request.store.insert_due_analysis(stored.id).await?;
        request.manager.analysis_due.notify_one();
    }
    Ok(())
}

/// Posts the analysis of a table. The engine thinks outside of any transaction; the posts and the end of the wait for them are one
/// transaction, so a kill in between neither loses nor repeats them.
async fn post_analysis(manager: &Manager, table: TableId, place: &Place) -> Result<()> {
    let mut answer = None;
    loop {
        match post_with(manager, table, place, answer.clone()).await {
            Err(Stop::NeedsEngine(question)) if answer.is_none() => {
                answer = Some(question.ask(manager.networks()?).await?);
            }
            posted => return posted.map_err(Stop::into_error),
        }
    }
}

async fn post_with(manager: &Manager, table: TableId, place: &Place, answer: Option<EngineAnswer>) -> Result<(), Stop> {
    let mut store = manager.store.begin_in(place).await?;
    let Some(stored) = store.table(place, table).await? else { return Ok(()) };
    let is_banned = manager.store.is_banned(place.platform, place.ids()).await?;
    let events = without_undone(&store.events(table, 0).await?);
    let finished = score_sheet(&events);
    let left_out = finished.len().saturating_sub(MOST_GAMES);
    let message = event_message::from_seat(&stored, Seat::Inviter, format!("analysis:{table}"));
    let mut request = Request::new(manager, store, message).await?;
    request.engine_answer = answer;
    let mut replies = Vec::new();
    for recipient in recipients(&mut request, &stored).await? {
        let Recipient { stored, direct, seat, is_personal, preferences } = &recipient;
        if is_banned || finished.is_empty() {
            continue;
        }
        let account = &stored.seats[*seat].account;
        request.message.place = direct.clone().unwrap_or_else(|| stored.place.clone());
        request.language = match direct {
            Some(_) => request.store.language(account).await?.unwrap_or_default(),
            None => request.public_language(&stored.place, Some(account)).await?,
        };
        let reader = is_personal.then_some(*seat);
        let games = &finished[left_out..];
        let analysed = Analysed { stored, events: &events, games, left_out, reader, preferences };
        let reply = analysed.reply(&mut request).await?;
        replies.push((recipient, reply));
    }
    // Another process may have posted it meanwhile.
    if !request.store.delete_due_analysis(table).await? {
        return Ok(());
    }
    for (recipient, reply) in replies {
        post(&mut request, recipient, reply).await?;
    }
    request.store.commit().await?;
    manager.notify_all_processes().await;
    Ok(())
}

async fn post(request: &mut Request<'_>, recipient: Recipient, reply: Reply) -> Result<()> {
    let Recipient { stored, direct, .. } = recipient;
    let Reply { text, board, choices, .. } = reply;
    let kind = if direct.is_some() { LaneKind::Direct } else { LaneKind::Notice };
    let kind = if stored.is_place_of_invited() { kind.of_invited() } else { kind };
    let thread = stored.thread.clone().filter(|_| direct.is_none());
    let place = direct.unwrap_or(stored.place);
    let post = Post { thread, board, choices, ..Post::text_only(place, text) };
    request.store.enqueue(&Lane::Table(stored.id, kind), PostKind::New, &post, request.now).await?;
    Ok(())
}

/// Returns who gets the analysis of a table. It is posted where the game was played if everybody who played wants it; the computer
/// always does. Otherwise it is sent as a direct message to the player who wants it, as nobody else has asked to be judged in public.
async fn recipients(request: &mut Request<'_>, stored: &StoredTable) -> Result<Vec<Recipient>> {
    let persons: Vec<Seat> = Seat::BOTH.into_iter().filter(|seat| stored.player(*seat).account.is_person()).collect();
    let mut recipients = Vec::new();
    for seat in &persons {
        let preferences = request.store.preferences(&stored.player(*seat).account).await?;
        if preferences.auto_analysis {
            let stored = stored.clone().seen_by(*seat);
            recipients.push(Recipient {
                stored,
                direct: None,
                seat: *seat,
                is_personal: persons.len() == 1,
                preferences,
            });
        }
    }
    if recipients.len() == persons.len() {
        let mut places = HashSet::new();
        recipients.retain(|recipient| places.insert(recipient.stored.place.clone()));
    } else {
        for recipient in &mut recipients {
            recipient.direct = Place::direct(&recipient.stored.player(recipient.seat).account);
            recipient.is_personal = true;
        }
    }
    Ok(recipients)
}
