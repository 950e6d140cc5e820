//! Moves tables into their own threads. A thread starts at the invitation and is archived with the result.

use kafenio_board::table::Seat;

use crate::chat::Place;
use crate::locale::id;
use crate::manager::Manager;
use crate::manager::announce::post_notice;
use crate::manager::lifecycle::table_threads::archive_thread;
use crate::manager::unit::Unit;
use crate::speech;
use crate::store::{Delivery, DeliveryOutcome, LaneKind, OwnThread};

/// Moves the table of `delivery`, which requested a thread, into `thread`. If the platform opened none, the table stays
/// where it is, and both players are told.
///
/// # Errors
/// Returns an error if the store fails; then nothing has changed.
pub(in crate::manager) async fn move_into_thread(
    manager: &Manager,
    delivery: &Delivery,
    thread: Option<&Place>,
) -> anyhow::Result<()> {
    let place = &delivery.post.place;
    let mut store = manager.store.begin_in(place).await?;
    // The thread may have the id of the message at which it starts, which is already recorded for that message.
    let outcome = if thread.is_some() { DeliveryOutcome::Sent(None) } else { DeliveryOutcome::Undeliverable };
    store.settle(delivery.id, &outcome, manager.clock.now()).await?;
    let stored = match delivery.lane.table() {
        Some(table) => store.table(place, table).await?,
        None => None,
    };
    // The table may have been moved elsewhere in the meantime.
    let Some(mut stored) = stored.filter(|stored| stored.showing().own_thread == OwnThread::Requested) else {
        return store.commit().await;
    };
    if let Some(thread) = thread {
        store.redirect(&delivery.lane, delivery.id, thread).await?;
        store.copy_place(place, thread).await?;
        stored.showing_mut().place = thread.clone();
    }
    stored.showing_mut().own_thread = if thread.is_some() { OwnThread::Open } else { OwnThread::None };
    let seat = stored.table.to_decide().unwrap_or(Seat::Inviter);
    let mut unit = Unit::of_player(manager, store, &stored, seat).await?;
    unit.store.save(&mut stored, &[], unit.now).await?;
    if thread.is_none() {
        let language = unit.public_language(place, None).await?;
        let text = speech::say(language, id!("told-no-thread"), &[]);
        post_notice(&mut unit, &stored, place.clone(), None, language, text).await?;
    }
    archive_thread(&mut unit, &stored, LaneKind::Game).await?;
    unit.commit().await
}

/// Returns whether no table is open any more in the thread that `delivery` is to archive.
pub(in crate::manager) async fn has_no_open_table(manager: &Manager, delivery: &Delivery) -> anyhow::Result<bool> {
    Ok(manager.store.begin_read().latest_open_tables(&delivery.post.place, 1, 0).await?.is_empty())
}
