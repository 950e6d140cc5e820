//! Changes the message of an invitation once it is answered, or is over.

use anyhow::Result;
use kafenio_board::table::{CloseReason, Event, MINUTE, Seat, Table};

use super::{Announcement, edit_latest};
use crate::chat::Text;
use crate::language::Language;
use crate::manager::unit::{Unit, view_of};
use crate::speech;
use crate::store::{LaneKind, PostKind, TableRecord};

/// For how long an inviter looks at their invitation, in milliseconds: until then they see it change.
const WATCHED: i64 = 10 * MINUTE;

/// Tells in the message of an invitation how it has ended, if `announcement` says nothing else. Returns whether that is enough: a
/// refusal that comes late is posted too, as its inviter is no longer looking at the invitation.
pub(super) async fn tell_end_of_invitation(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    announcement: &Announcement<'_>,
) -> Result<bool> {
    let Announcement { events, before, after, elsewhere, .. } = announcement;
    let [Event::Closed { reason }] = events else { return Ok(false) };
    let ends_invitation = matches!(reason, CloseReason::Declined | CloseReason::Withdrawn | CloseReason::Expired);
    let is_all = [before, after, elsewhere].into_iter().all(Text::is_empty);
    if !ends_invitation || !is_all || stored.showing().latest.is_none() {
        return Ok(false);
    }
    for seen in stored.seen_from_each_place() {
        edit_latest(unit, &seen, events).await?;
    }
    let is_late = *reason == CloseReason::Declined && unit.now > stored.opened_at + WATCHED;
    if is_late && stored.place().platform.capabilities().edits_in_place {
        for seat in Seat::BOTH {
            stored.shown[seat].latest = None;
        }
        return Ok(false);
    }
    Ok(true)
}

/// Removes the question whether the invited player will play from the message `invitation`, once it is answered.
pub(super) async fn complete_invitation(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    invitation: Option<i64>,
) -> Result<()> {
    let platform = stored.place().platform.capabilities();
    let Some(target) = invitation.filter(|_| platform.edits_in_place) else { return Ok(()) };
    let Some(mut post) = unit.store.post(target).await? else { return Ok(()) };
    let table = Table::new(stored.table.terms);
    // The invitation may have been written in another language than the answer.
    let asks = Language::ALL.into_iter().any(|language| {
        let view = view_of(stored, &table, language);
        let question = speech::next_step(&view, stored.only_seat(), false).with_prefix(platform.command_prefix);
        post.text.remove_end("\n", &question)
    });
    if asks {
        post.choices = Vec::new();
        unit.store.enqueue(&stored.lane(LaneKind::Game), PostKind::Edit { target }, &post, unit.now).await?;
    }
    Ok(())
}
