//! `/cube`: says who may double, to what, and what a win counts.

use crate::command::Target;
use crate::manager::select::select_to_view;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let stored = select_to_view(unit, target).await?;
    let seat = unit.seat_at(&stored);
    let text = speech::cube(&unit.view(&stored), seat);
    Ok(unit.reply(unit.of_table(&stored, text)))
}
