//! `/rematch`: starts the same match between the same two players. The player who asks second accepts the offer of the
//! first.

use kafenio_board::table::Seat;

use super::newgame::{Invite, invite};
use super::play;
use crate::chat::Text;
use crate::command::Target;
use crate::locale::id;
use crate::manager::announce::remove_latest_choices;
use crate::manager::new_table::{is_invitation, own_thread};
use crate::manager::select::{
    SeatedTable, elsewhere_refusal, ended_tables, find_to_view, no_table_refusal, not_seated_refusal, own_tables,
};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{OwnThread, Showing, TableRecord};

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let SeatedTable { stored, seat } = select_to_repeat(unit, target).await?;
    let terms = stored.table.terms;
    let opponent = stored.players[seat.other()].clone();
    let shown = stored.seats()[seat.other()].clone();
    if opponent.account.is_former() {
        return Err(unit.refuse(id!("refused-rematch-former"), &[]));
    }
    if let Some(level) = opponent.account.level() {
        let replies = play::begin(unit, level, terms, Text::default()).await?;
        remove_latest_choices(unit, &stored).await?;
        return Ok(replies);
    }
    // A second click does not invite twice.
    let own = own_tables(unit).await?;
    if let Some(open) = own.iter().find(|own| is_invitation(own, Seat::Inviter, &opponent, terms)) {
        let now = speech::status(&unit.view(&open.stored), Some(Seat::Inviter));
        return Ok(unit.reply(unit.of_table(&open.stored, now)));
    }
    // A rematch stays in the table's own thread, if it is asked for there.
    let thread = match stored.showing().own_thread {
        OwnThread::Open if stored.showing().thread == unit.thread => OwnThread::Open,
        _ => own_thread(unit, false).await?,
    };
    let there = stored
        .elsewhere()
        .map(|elsewhere| Showing::new(elsewhere.place.clone(), elsewhere.thread.clone(), elsewhere.own_thread.kept()));
    let replies = invite(unit, opponent, terms, Text::default(), thread, Invite::Rematch { there, shown }).await?;
    remove_latest_choices(unit, &stored).await?;
    if stored.is_apart() {
        remove_latest_choices(unit, &stored.seen_by(seat.other())).await?;
    }
    Ok(replies)
}

/// Returns the table to play again: the named one, or else the author's last table that has ended, even if another one
/// is open.
async fn select_to_repeat(unit: &mut Unit<'_>, target: &Target) -> Result<SeatedTable, Stop> {
    let ended = match target.table {
        None => ended_tables(unit).await?.into_iter().next(),
        Some(_) => None,
    };
    let stored = match ended {
        Some(stored) => stored,
        None => find_to_view(unit, target).await?.ok_or_else(|| no_table_refusal(unit))?,
    };
    let Some(seat) = stored.seat(&unit.actor.account) else {
        return Err(not_seated_refusal(unit, &stored).await);
    };
    if *stored.place() != unit.place {
        // The opponent may be unable to read this place, or the two may have a thread in the other one.
        return Err(if stored.table.is_open() {
            elsewhere_refusal(unit, &stored)
        } else {
            rematch_elsewhere_refusal(unit, &stored)
        });
    }
    Ok(SeatedTable { stored, seat })
}

fn rematch_elsewhere_refusal(unit: &Unit<'_>, stored: &TableRecord) -> Stop {
    unit.refuse(
        id!("refused-rematch-there"),
        &[("table", Arg::Table(stored.id)), ("place", Arg::Place(stored.place()))],
    )
}
