//! `/time`: says how much time both players have left.

use crate::command::Target;
use crate::manager::lifecycle::clocks::{absence, pauses, with_current_clock};
use crate::manager::select::select_to_view;
use crate::manager::stop::Answer;
use crate::manager::tournaments::turns::first_turn_left;
use crate::manager::unit::Unit;
use crate::speech::{self, View};

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let stored = select_to_view(unit, target).await?;
    let seat = unit.seat_at(&stored);
    let absence = absence(unit, &stored, unit.language, seat).await?;
    let table = with_current_clock(unit, &stored).await?;
    let is_suspended = stored.suspended_at.is_some() && !stored.clock_runs_on();
    let is_stopped = is_suspended || pauses(unit, &stored).await?.end(unit.now).is_some();
    let first_turn = first_turn_left(unit, &stored).await?;
    let text = speech::clocks(&View { table: &table, ..unit.view(&stored) }, seat, is_stopped);
    let text = text.then(" ", first_turn).then(" ", absence);
    Ok(unit.reply(unit.of_table(&stored, text)))
}
