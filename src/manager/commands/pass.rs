//! `/pass`: drops a double that is offered. Otherwise explains why nobody needs to pass.

use kafenio_board::table::{self, Action};

use super::take;
use crate::command::Target;
use crate::locale::id;
use crate::manager::select::select;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, is_sure: bool) -> Answer {
    let found = select(unit, target, &Action::Drop).await?;
    if Action::Drop.is_allowed(&found.stored.table, found.seat) {
        return take::answer_at(unit, target, found, table::CubeAnswer::Drop, is_sure).await;
    }
    let now = speech::status(&unit.view(&found.stored), Some(found.seat));
    Err(Stop::Refused(unit.reply(unit.text(id!("refused-pass"), &[]).then(" ", now))))
}
