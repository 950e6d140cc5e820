//! The threads of their own that tables have.

use anyhow::Result;

use crate::chat::{Place, Post, Threads};
use crate::locale::id;
use crate::manager::stop::Stop;
use crate::manager::unit::Unit;
use crate::speech::{self, View};
use crate::store::{LaneKind, OwnThread, PostKind, TableRecord};

/// Returns whether a new table in `place` gets its own thread if nobody asks for one.
pub(in crate::manager) async fn usual_thread(unit: &mut Unit<'_>, place: &Place) -> Result<OwnThread> {
    let is_usual = unit.store.place_settings(place).await?.threads == Threads::Always;
    Ok(if is_usual && place.platform.capabilities().opens_threads { OwnThread::Wanted } else { OwnThread::None })
}

/// Returns that a new table here gets its own thread, as somebody asks.
///
/// # Errors
/// Returns a [`Stop`] if the place has no such threads.
pub(in crate::manager) async fn asked_thread(unit: &mut Unit<'_>) -> Result<OwnThread, Stop> {
    if !unit.place.platform.capabilities().opens_threads {
        return Err(unit.refuse(id!("refused-thread"), &[]));
    }
    match unit.store.place_settings(&unit.place).await?.threads {
        Threads::Never => Err(unit.refuse(id!("refused-thread-never"), &[])),
        _ => Ok(OwnThread::Wanted),
    }
}

/// Returns whether the table is to get its own thread and its match has begun. A table that was opened in a thread stays
/// there.
pub(in crate::manager) fn is_thread_due(stored: &TableRecord) -> bool {
    stored.showing().own_thread == OwnThread::Wanted && stored.thread().is_none() && stored.table.game().is_some()
}

/// Opens the table's thread at its invitation. Later posts go there; where the thread is a place, they wait for it.
pub(in crate::manager) async fn open_thread(unit: &mut Unit<'_>, stored: &mut TableRecord) -> Result<()> {
    let Some(target) = stored.showing().latest else { return Ok(()) };
    if !stored.place().platform.capabilities().threads_are_places {
        // If it is not known yet that the invitation was sent, the thread starts at the next message.
        if let Some(root) = unit.store.message(target).await? {
            let showing = stored.showing_mut();
            (showing.thread, showing.own_thread) = (Some(root), OwnThread::Open);
        }
        return Ok(());
    }
    stored.showing_mut().own_thread = OwnThread::Requested;
    enqueue_thread_change(unit, stored, LaneKind::Game, PostKind::OpenThread { target }).await
}

/// Archives the table's thread once the table is closed, after what was posted in this lane.
pub(in crate::manager) async fn archive_thread(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    lane: LaneKind,
) -> Result<()> {
    let is_place = stored.place().platform.capabilities().threads_are_places;
    if !is_place || stored.showing().own_thread != OwnThread::Open || stored.table.is_open() {
        return Ok(());
    }
    enqueue_thread_change(unit, stored, lane, PostKind::ArchiveThread).await
}

/// Enqueues a change to the table's thread, which also updates its name.
async fn enqueue_thread_change(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    lane: LaneKind,
    kind: PostKind,
) -> Result<()> {
    // The thread's name keeps its language, whoever causes the change.
    let language = unit.public_language(stored.place(), stored.seats().inviter.account()).await?;
    let text = speech::thread_name(&View { language, ..unit.view(stored) });
    let post = Post { thread: stored.thread().cloned(), ..Post::text_only(stored.place().clone(), text) };
    unit.store.enqueue(&stored.lane(lane), kind, &post, unit.now).await?;
    Ok(())
}
