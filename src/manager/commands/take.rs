//! `/take` and `/drop`: answer a double. An answer that may decide the match has to be confirmed.

use kafenio_board::table::{self, Action};

use crate::command::{Command, Target};
use crate::locale::id;
use crate::manager::act::act_on_table;
use crate::manager::replies::confirmation;
use crate::manager::select::{SeatedTable, select};
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech;

pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    answer: table::CubeAnswer,
    is_sure: bool,
) -> Answer {
    let found = select(unit, target, &Action::from(answer)).await?;
    answer_at(unit, target, found, answer, is_sure).await
}

/// Answers the double at this table.
pub(super) async fn answer_at(
    unit: &mut Unit<'_>,
    target: &Target,
    found: SeatedTable,
    answer: table::CubeAnswer,
    is_sure: bool,
) -> Answer {
    let action = Action::from(answer);
    let table = &found.stored.table;
    let seat = found.seat;
    let is_important = action.is_allowed(table, seat) && table.can_decide_match(seat.other(), answer);
    if !is_important || is_sure {
        return act_on_table(unit, found, &action).await;
    }
    let (command, label, emoji) = match answer {
        table::CubeAnswer::Take => (Command::Take { sure: true }, id!("choice-take"), "👍"),
        table::CubeAnswer::Drop => (Command::Drop { sure: true }, id!("choice-drop"), "👎"),
    };
    let view = unit.view(&found.stored);
    let question =
        speech::confirm_cube_answer(&view, seat, answer, confirmation::confirmation_text(target, command.clone()));
    confirmation::ask(unit, &found.stored, question, command, label, emoji).await
}
