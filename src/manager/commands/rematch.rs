//! `/rematch`: starts the same match between the same two players. The player who asks second accepts the offer of the
//! first.

use kafenio_board::table::{Seat, Stage, Table};

use super::newgame::{Invite, invite};
use super::play;
use crate::chat::{Occupant, Text};
use crate::command::Target;
use crate::locale::id;
use crate::manager::announce::remove_latest_choices;
use crate::manager::lifecycle::table_threads::usual_thread;
use crate::manager::new_table::is_invitation;
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
    // The author is the inviter of the new table.
    let winner = match stored.table.stage {
        Stage::Over { winner: Some(winner), .. } => Some(if winner == seat { Seat::Inviter } else { Seat::Invited }),
        _ => None,
    };
    let opponent = match &stored.players[seat.other()] {
        Occupant::Person(opponent) => opponent.clone(),
        Occupant::Computer(level) => {
            let table = Table { first: winner, ..Table::new(terms) };
            let replies = play::begin(unit, *level, table, Text::default()).await?;
            remove_latest_choices(unit, &stored).await?;
            return Ok(replies);
        }
        Occupant::Elsewhere(_) | Occupant::Former | Occupant::Named(_) => {
            return Err(unit.refuse(id!("refused-rematch-former"), &[]));
        }
    };
    let shown = stored.seats()[seat.other()].clone();
    // A second click does not invite twice.
    let own = own_tables(unit).await?;
    if let Some(open) = own.iter().find(|own| is_invitation(own, Seat::Inviter, &opponent, terms)) {
        let now = speech::status(&unit.view(&open.stored), Some(Seat::Inviter));
        return Ok(unit.reply(unit.of_table(&open.stored, now)));
    }
    // A rematch stays in the table's own thread, if it is asked for there.
    let thread = match stored.showing().own_thread {
        OwnThread::Open if stored.showing().thread == unit.thread => OwnThread::Open,
        _ => usual_thread(unit, &unit.place.clone()).await?,
    };
    let there = stored
        .elsewhere()
        .map(|elsewhere| Showing::new(elsewhere.place.clone(), elsewhere.thread.clone(), elsewhere.own_thread.kept()));
    let replies =
        invite(unit, opponent, terms, Text::default(), thread, Invite::Rematch { there, shown, winner }).await?;
    for seen in stored.seen_from_each_place() {
        remove_latest_choices(unit, &seen).await?;
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
    let Some(seat) = unit.seat_at(&stored) else {
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
