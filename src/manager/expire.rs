//! Closes invitations that nobody answered or that a newer one replaces.

use kafenio_board::table::{CloseReason, Event};

use super::announce::{Announcement, Pings, announce, remove_latest_choices};
use super::unit::Unit;
use crate::store::TableRecord;

/// Closes an invitation that nobody answered in time, and announces it.
pub(super) async fn expire(unit: &mut Unit<'_>, stored: &mut TableRecord) -> anyhow::Result<()> {
    let event = stored.table.close(CloseReason::Expired);
    // Nobody is pinged: nobody has done anything.
    let announcement = Announcement { events: &[event], pings: Pings::Nobody, ..Announcement::default() };
    announce(unit, stored, announcement).await
}

/// Closes an invitation in favour of a newer one. Returns the event, which the message about the newer one announces.
pub(super) async fn replace(unit: &mut Unit<'_>, stored: &mut TableRecord) -> anyhow::Result<Event> {
    let event = stored.table.close(CloseReason::Replaced);
    unit.store.save(stored, std::slice::from_ref(&event), unit.now).await?;
    remove_latest_choices(unit, stored).await?;
    if let Some(seat) = stored.only_seat() {
        remove_latest_choices(unit, &stored.clone().seen_by(seat.other())).await?;
    }
    Ok(event)
}
