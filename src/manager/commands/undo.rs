//! `/undo`: takes back the last step of a play in progress, or the last play if nothing has happened since.

use kafenio_board::table::Action;

use super::enter::{draft_in_progress, target_in_progress};
use crate::chat::Text;
use crate::command::Target;
use crate::locale::id;
use crate::manager::act::act_on_table;
use crate::manager::replies::drafts::{entered_moves, save_draft, show_draft};
use crate::manager::select::{SeatedTable, select};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::Arg;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let target = &target_in_progress(unit, target).await?;
    if has_draft(unit, target).await? {
        return undo_step(unit, target).await;
    }
    let found = match select(unit, target, &Action::Undo).await {
        // Among several tables, the author may mean the one where their play can only be taken back with permission.
        Err(Stop::Refused(_)) => select(unit, target, &Action::Takeback).await?,
        found => found?,
    };
    let can = |action: Action| action.is_allowed(&found.stored.table, found.seat);
    if can(Action::Undo) {
        return act_on_table(unit, found, &Action::Undo).await;
    }
    let is_made = found.stored.table.game().is_some_and(|game| game.latest[found.seat].is_some());
    if found.stored.table.terms.rated && is_made {
        // It is refused, and the author reads why.
        return act_on_table(unit, found, &Action::Takeback).await;
    }
    if !can(Action::Takeback) {
        return undo_step(unit, target).await;
    }
    if found.stored.is_against_computer(found.seat) {
        // The computer always agrees.
        return act_on_table(unit, found, &Action::Takeback).await;
    }
    let other = Arg::Occupant(&found.stored.seats()[found.seat.other()]);
    Err(unit.refuse(id!("refused-undo-dice"), &[("other", other)]))
}

async fn undo_step(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let draft = draft_in_progress(unit, target).await?;
    let mut moves = draft.entry.moves.clone();
    if moves.pop().is_none() {
        return Err(unit.refuse(id!("refused-nothing-entered"), &[]));
    }
    // A step that left only one play entered the rest of it too, so it is undone as well.
    while let Some(game) = draft.game()
        && game.partial_play(&moves).is_none_or(|partial| partial.next.is_empty())
        && moves.pop().is_some()
    {}
    let Some(draft) = draft.with_moves(moves) else {
        return Err(unit.refuse(id!("refused-nothing-entered"), &[]));
    };
    save_draft(unit, &draft).await?;
    Ok(show_draft(unit, &draft, None, Text::default()).await?)
}

/// Returns whether the author has entered a step of a play at the table that the command means.
async fn has_draft(unit: &mut Unit<'_>, target: &Target) -> Result<bool, Stop> {
    match select(unit, target, &Action::PlayNumber(1)).await {
        Ok(SeatedTable { stored, seat }) => Ok(!entered_moves(unit, &stored, seat).await?.is_empty()),
        Err(Stop::Refused(_)) => Ok(false),
        Err(stop) => Err(stop),
    }
}
