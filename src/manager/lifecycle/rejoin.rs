//! Handles a user joining a place: resumes their games and repeats what waits for them.

use kafenio_board::table::Seat;

use crate::chat::{Place, User};
use crate::locale::id;
use crate::manager::Manager;
use crate::manager::act::resume;
use crate::manager::announce::{Announcement, Pings, announce};
use crate::manager::lifecycle::clocks::has_lapsed;
use crate::manager::limits::budgets::admit_post;
use crate::manager::platform::channel::{Channel, Membership};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{Arrival, TableRecord};

/// Handles `who` joining `place`, as the platform's event `id` reports. Resumes their suspended games there if the
/// opponent is present too. Posts an invitation or a turn that waits for them again, because they may be unable to read
/// what was posted before they joined. An event that was handled before changes nothing.
///
/// # Errors
/// Returns an error if the store fails; then nothing has changed, and the call can be repeated.
pub async fn player_joined<C: Channel>(
    manager: &Manager,
    place: &Place,
    who: &User,
    id: &str,
    channel: &C,
) -> anyhow::Result<()> {
    let mut with_both_present = Vec::new();
    for stored in manager.store.begin_read().open_tables_of(place, &who.account).await? {
        if both_players_present(channel, place, &stored).await {
            with_both_present.push(stored.id);
        }
    }
    let mut store = manager.store.begin_in(place).await?;
    if store.receive(id, place, &[], &who.account).await? != Arrival::New {
        return Ok(());
    }
    let open = store.open_tables_of(place, &who.account).await?;
    if open.is_empty() {
        // Nothing is stored about a person who does not play.
        store.record_message(place.platform, id, manager.clock.now(), &[]).await?;
        return store.commit().await;
    }
    let mut unit = Unit::of_user(manager, store, place, who).await?;
    unit.store.record_message(place.platform, id, unit.now, &[]).await?;
    for mut stored in open {
        let waits = stored.table.to_decide().is_some_and(|seat| stored.seats()[seat].has(&who.account));
        let is_told = stored.suspended_at.is_some() || waits;
        if is_told && !admit_post(&mut unit, &who.account).await? {
            // A suspended game goes on when somebody plays.
            continue;
        }
        if stored.suspended_at.is_some() {
            if with_both_present.contains(&stored.id) && stored.can_resume_here() {
                let who = unit.actor.clone();
                let args = [("who", Arg::Occupant(&who))];
                // Boxed, like the announcement below: they are large, and rarely needed.
                Box::pin(resume(&mut unit, &mut stored, id!("told-returned"), &args)).await?;
            }
        } else if waits && !has_lapsed(&stored, unit.now) {
            let events = unit.store.events(stored.id, stored.announced_from).await?;
            let language = unit.public_language(place, Some(&who.account)).await?;
            let here = speech::say(language, id!("told-here"), &[("who", Arg::Occupant(&unit.actor))]);
            let pings = Pings::Only(vec![who.account.clone()]);
            let announcement =
                Announcement { events: &events, are_saved: true, before: here, pings, ..Announcement::default() };
            Box::pin(announce(&mut unit, &mut stored, announcement)).await?;
        }
    }
    unit.commit().await
}

/// Returns whether both players of `stored` are in `place`.
pub(in crate::manager) async fn both_players_present<C: Channel>(
    channel: &C,
    place: &Place,
    stored: &TableRecord,
) -> bool {
    for seat in Seat::BOTH {
        if let Some(account) = stored.seats()[seat].account()
            && channel.membership(place, account).await != Membership::Joined
        {
            return false;
        }
    }
    true
}
